"""A made thing in the list: a cut of its table, its title, what it is, who made it and when, its languages."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.paint.marks import no_entry
from desktop.paint.motifs import draw_patch
from desktop.paint.painting import clipped, dashed, pen
from desktop.paint.paths import circle, rounded
from desktop.paint.text import figure, text_block, text_line
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import ink_on, mix, solid, with_alpha
from desktop.style.theme import Style
from desktop.widgets.rows import RowState
from desktop.widgets.surfaces import inks_of

PAD, PICTURE_WIDE, PICTURE_HIGH = 14.0, 108.0, 70.0
COLUMN, BADGES = 150.0, 84.0
NARROW = 620.0
"""In a list narrower than this, at text of the usual size, author and date stand below the kind."""


@dataclass(frozen=True, slots=True)
class Face:
    """What a row says."""

    key: str
    title: str
    below: str
    author: str = ""
    when: str = ""
    languages: tuple[tuple[str, bool], ...] = ()
    new: str = ""
    errors: str = ""
    game: str = ""
    is_broken: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class MadeRow:
    face: Face
    image: QImage | None = None
    can_be_chosen: bool = True

    @property
    def words(self) -> str:
        face = self.face
        whole = (each for each, complete in face.languages if complete)
        parts = (face.title, face.new, face.below, face.errors, face.author, face.when, " ".join(whole))
        return " · ".join(filter(None, parts))

    def height(self, width: float, style: Style) -> float:
        below = height_of(self._below(width, style), self._room(width, style), style.text_size(15))
        return max(style.grown(PICTURE_HIGH), style.text_size(19) * 1.6 + below) + 18

    def paint(self, painter: QPainter, rect: QRectF, style: Style, state: RowState) -> None:
        inks = inks_of(style, "board")
        body = rect.adjusted(2, 1, -2, -3)
        share = 0.14 if state.is_chosen else 0.06 if state.is_pointed else 0.0
        if share:
            painter.fillPath(rounded(body, 9), mix(inks.ground, style.accent, share))
            if state.is_chosen:
                painter.strokePath(rounded(body, 9), pen(inks.accent, 3 if state.has_focus else 2))
        painter.fillRect(QRectF(body.x() + 10, rect.bottom() - 1, body.width() - 20, 1), with_alpha(inks.line, 0.7))
        self._paint_picture(painter, self._picture(rect, style), style)
        self._paint_words(painter, rect, style, share)

    # Places

    def _picture(self, rect: QRectF, style: Style) -> QRectF:
        high = style.grown(PICTURE_HIGH)
        return QRectF(rect.x() + PAD, rect.y() + 9, style.grown(PICTURE_WIDE), high)

    def _is_narrow(self, width: float, style: Style) -> bool:
        return width < NARROW * style.text_scale

    def _start(self, style: Style) -> float:
        return PAD + style.grown(PICTURE_WIDE) + 20

    def _right(self, width: float, style: Style) -> float:
        """What the columns at the right take."""
        badges = 0.0 if self.face.is_broken else style.grown(BADGES)
        return badges + (0.0 if self._is_narrow(width, style) or self.face.is_broken else style.grown(COLUMN)) + PAD

    def _room(self, width: float, style: Style) -> float:
        return width - self._start(style) - self._right(width, style)

    def _below(self, width: float, style: Style) -> str:
        face = self.face
        if not self._is_narrow(width, style):
            return face.below
        return " · ".join(filter(None, (face.below, face.author, face.when)))

    # Painting

    def _paint_picture(self, painter: QPainter, place: QRectF, style: Style) -> None:
        path = rounded(place, 6)
        with clipped(painter, path):
            if self.image is not None:
                draw_filling(painter, place, self.image)
            else:
                draw_patch(painter, place, self.face.game)
        painter.strokePath(path, pen(inks_of(style, "board").muted, 1))
        if self.face.is_broken:
            no_entry(painter, place.center(), place.height() * 0.28, style)

    def _paint_words(self, painter: QPainter, rect: QRectF, style: Style, share: float) -> None:
        """Upon a ground with so much of the accent in it."""
        face, inks = self.face, inks_of(style, "board")
        muted = style.readable_on(inks.muted, mix(inks.ground, style.accent, share))
        x, room, width = rect.x() + self._start(style), self._room(rect.width(), style), rect.width()
        big, small = style.text_size(19), style.text_size(15)
        title = QRectF(x, rect.y() + 9, room, big * 1.6)
        new = width_of(face.new, style.text_size(14), "bold") + 22 if face.new else 0.0
        ink = inks.refuse if face.is_broken else inks.text
        line = title.adjusted(0, 0, -new, 0)
        end = x + text_line(painter, line, face.title, big, ink, "semibold", serif=True)
        if face.new:
            self._pill(painter, QPointF(end + 10, title.center().y()), style)
        if face.errors:
            wide = width_of(face.errors, style.text_size(14), "semibold") + style.text_size(14) * 1.3 + 16
            self._errors(painter, QPointF(x + room - wide, title.bottom() + small * 0.75), style)
        below = QRectF(x, title.bottom(), room, rect.bottom() - title.bottom() - 6)
        text_block(painter, below, self._below(width, style), small, inks.refuse if face.is_broken else muted)
        if not self._is_narrow(width, style) and not face.is_broken:
            column = QRectF(x + room + 6, title.y(), style.grown(COLUMN) - 12, title.height())
            text_line(painter, column, face.author, small, inks.text, "semibold")
            text_line(painter, column.translated(0, title.height()), face.when, style.text_size(14), muted)
        self._badges(painter, rect, title.center().y(), style, muted)

    def _pill(self, painter: QPainter, at: QPointF, style: Style) -> None:
        size = style.text_size(14)
        pill = QRectF(at.x(), at.y() - size * 0.75, width_of(self.face.new, size, "bold") + 18, size * 1.5)
        painter.fillPath(rounded(pill, pill.height() / 2), solid(style.plate(style.owner_ink)))
        text_line(painter, pill, self.face.new, size, style.ink_on_plate(style.owner_ink), "bold", across="centre")

    def _errors(self, painter: QPainter, at: QPointF, style: Style) -> None:
        size, inks = style.text_size(14), inks_of(style, "board")
        radius = size * 0.64
        centre = QPointF(at.x() + radius, at.y())
        painter.fillPath(circle(centre, radius), solid(inks.refuse))
        place = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        figure(painter, place, "!", size, ink_on(inks.refuse), "bold")
        words = QRectF(centre.x() + radius + 6, at.y() - size, 400, 2 * size)
        text_line(painter, words, self.face.errors, size, inks.refuse, "semibold")

    def _badges(self, painter: QPainter, rect: QRectF, middle: float, style: Style, muted: str) -> None:
        """A language in which it is complete is filled, another is dashed."""
        size, inks = style.text_size(13), inks_of(style, "board")
        x = rect.right() - PAD - style.grown(BADGES) + 8
        for words, complete in self.face.languages:
            box = QRectF(x, middle - size * 0.85, style.grown(30), size * 1.7)
            if complete:
                painter.fillPath(rounded(box, 4), solid(inks.text))
            else:
                painter.strokePath(rounded(box, 4), dashed(muted, 1.3))
            text_line(painter, box, words, size, inks.ground if complete else muted, "bold", across="centre")
            x += box.width() + 5


def draw_filling(painter: QPainter, place: QRectF, image: QImage) -> None:
    """Draw an image so that it fills the rectangle."""
    scale = max(place.width() / image.width(), place.height() / image.height())
    wide, high = place.width() / scale, place.height() / scale
    source = QRectF((image.width() - wide) / 2, (image.height() - high) / 2, wide, high)
    painter.drawImage(place, image, source)
