"""A puzzle on its shelf: a cut of its table, its title, its layer, its rule, and how one stands with it."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.paint.icons import icon
from desktop.paint.light import aslant, shadow
from desktop.paint.motifs import MotifInk, motif
from desktop.paint.painting import clipped, pen
from desktop.paint.paths import circle, rounded, square_around
from desktop.paint.text import text_block, text_line
from desktop.paint.thinking import AGAINST, FOR, LAMP_INK, LAMP_LINE, LIT
from desktop.puzzles.faces import TileFace
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import ink_on, solid, with_alpha
from desktop.style.theme import Style
from desktop.widgets.pressable import Pressable

PAD, RADIUS, MARK = 11, 8, 11.0
PICTURE, LEAST_PICTURE = 86.0, 40.0
LAYERS, EARTH = 5, "#8E5A2B"
PALE_EARTH = "#D9A066"
WITHOUT_PICTURE = 1.6
"""From this text size on, words have the whole tile."""


def strata(painter: QPainter, x: float, middle: float, layer: int, style: Style, *, wide: float = 15.0) -> float:
    """Draw difficulty as layers of earth, one to five. Returns how wide they are."""
    earth = PALE_EARTH if style.is_dark else EARTH
    for number in range(LAYERS):
        band = QRectF(x, middle + 9 - (number + 1) * 4.6, wide + (LAYERS - 1 - number) * 2.2, 3.4)
        is_full = number < layer
        painter.fillPath(rounded(band, 1.4), solid(earth) if is_full else with_alpha(style.theme.text, 0.13))
        if style.theme_name == "contrast" and not is_full:
            painter.strokePath(rounded(band, 1.4), pen(with_alpha(style.theme.text, 0.5), 0.8))
    return wide + (LAYERS - 1) * 2.2


def draw_cut(painter: QPainter, rect: QRectF, image: QImage | None, game: str, style: Style) -> None:
    """Draw a cut of a table so that it fills the rectangle; the cloth of the game as long as there is none."""
    if image is not None:
        scale = max(rect.width() / image.width(), rect.height() / image.height())
        wide, high = rect.width() / scale, rect.height() / scale
        source = QRectF((image.width() - wide) / 2, (image.height() - high) / 2, wide, high)
        painter.drawImage(rect, image, source)
        return
    look = Style(style.theme_name, game)
    painter.fillRect(rect, aslant(rect, ((0, look.ground.felt_centre), (1, look.ground.felt_rim))))
    motif(painter, rect, game, MotifInk(look.felt_ink, look.accent, 0.14, rect.height() * 0.5))


class Tile(Pressable):
    radius = RADIUS

    def __init__(self) -> None:
        self.face: TileFace | None = None
        self.image: QImage | None = None
        super().__init__(size=16)

    def show_face(self, face: TileFace, image: QImage | None) -> None:
        self.face, self.image = face, image
        self.say(face.title)
        parts = (face.own_said, face.mark_said, face.layer_said, face.rule)
        self.setAccessibleDescription(" · ".join(filter(None, parts)))
        self.setToolTip(" · ".join(filter(None, (face.mark_said, face.layer_said))))

    def show_image(self, image: QImage | None) -> None:
        self.image = image
        self.update()

    @property
    def small(self) -> int:
        return self.style_now.text_size(13)

    @property
    def picture_high(self) -> float:
        if self.style_now.text_scale >= WITHOUT_PICTURE:
            return 0.0
        return max(LEAST_PICTURE, PICTURE * self.style_now.unit)

    def wide(self) -> int:
        return self.grown(190)

    def least_wide(self) -> int:
        longest = max((width_of(word, self.size_now, "bold") for word in self.words.split()), default=0.0)
        return round(longest + 2 * PAD)

    def _title_high(self, width: float) -> float:
        return height_of(self.words, width - 2 * PAD, self.size_now, "bold")

    def _words_high(self, title: float) -> float:
        return 5 + title + max(26.0, self.small * 1.7) + 4

    def high_for(self, width: float) -> int:
        """Leave room for a title on one line; a longer one takes from the picture."""
        title = self._title_high(width)
        one_line = min(title, self.size_now * 1.6)
        least = min(LEAST_PICTURE, self.picture_high)
        return round(max(self.picture_high + self._words_high(one_line), least + self._words_high(title)) + 4)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        face, style, theme = self.face, self.style_now, self.style_now.theme
        if face is None:
            return
        body = rect.adjusted(1, 1, -1, -3)
        path = rounded(body, RADIUS)
        shadow(painter, path, style, drop=1.5, blur=4, strength=0.16)
        painter.fillPath(path, solid(theme.raised))
        high = self.picture_high
        picture = QRectF(
            body.x(), body.y(), body.width(), body.height() - self._words_high(self._title_high(rect.width()))
        )
        if high:
            with clipped(painter, path):
                draw_cut(painter, picture, self.image, face.game, style)
                if face.mark == "solved":
                    painter.fillRect(picture, with_alpha(theme.raised, 0.34))
            painter.fillRect(QRectF(body.x(), picture.bottom(), body.width(), 1), with_alpha(theme.text, 0.25))
        is_lit = self.is_hovered or self.isDown()
        painter.strokePath(path, pen(style.accent_text if is_lit else theme.line, 2 if is_lit else 1))
        y = (picture.bottom() if high else body.y()) + 5
        title = self._title_high(rect.width())
        text_block(
            painter, QRectF(PAD, y, rect.width() - 2 * PAD, title + 2), self.words, self.size_now, theme.text, "bold"
        )
        foot = QRectF(PAD, y + title, rect.width() - 2 * PAD, max(26.0, self.small * 1.7))
        wide = strata(painter, foot.x(), foot.center().y(), face.layer, style) if face.layer else -7.0
        rule = foot.adjusted(wide + 7, 0, 0, 0)
        text_line(painter, rule, face.rule, self.small, style.accent_text, "semibold")
        self._draw_mark(painter, body, face, style)

    def _draw_mark(self, painter: QPainter, body: QRectF, face: TileFace, style: Style) -> None:
        at_foot = not self.picture_high
        centre = QPointF(body.right() - 18, body.bottom() - 16 if at_foot else body.y() + 18)
        if face.mark == "solved":
            ink = FOR[style.theme_name]
            painter.fillPath(circle(centre, MARK), solid(ink))
            painter.strokePath(circle(centre, MARK), pen(style.theme.raised, 2))
            icon(painter, "check", square_around(centre, 7), ink_on(ink))
        elif face.mark in ("again", "later"):
            ink = AGAINST[style.theme_name] if face.mark == "again" else style.theme.muted
            painter.fillPath(circle(centre, MARK), solid(style.theme.raised))
            painter.strokePath(circle(centre, MARK), pen(ink, 2.4))
            icon(painter, "again", square_around(centre, 7), ink)
        elif face.mark == "own" and not at_foot:
            wide = width_of(face.own_said, self.small, "semibold") + 16
            pill = QRectF(body.right() - wide - 7, body.y() + 7, wide, self.small * 1.7)
            painter.fillPath(rounded(pill, pill.height() / 2), solid(LIT))
            painter.strokePath(rounded(pill, pill.height() / 2), pen(LAMP_LINE, 1))
            text_line(painter, pill, face.own_said, self.small, LAMP_INK, "semibold", across="centre")
