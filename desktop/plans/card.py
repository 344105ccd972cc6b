"""A row of a plan in the list: when it begins, a picture, what it is, who does it, and how long it takes."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QImage, QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from desktop.made.rows import draw_filling
from desktop.paint.icons import icon
from desktop.paint.painting import clipped, pen
from desktop.paint.paths import circle, rounded
from desktop.paint.text import text_block, text_line
from desktop.plans.kinds import draw_ground, draw_sign, fill_of
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import ink_on, mix, solid, with_alpha
from desktop.style.theme import Style
from desktop.widgets.draggable import Draggable
from desktop.widgets.dressing import wear_all
from desktop.widgets.stepper import Stepper
from desktop.widgets.switch import Choice, Switch
from rules.teaching.plans import RowKind

PAD, GRIP, PICTURE_WIDE, PICTURE_HIGH = 10.0, 14.0, 108.0, 66.0
WIDE = 640
"""From this width on, at text of the usual size, all stands on one line."""
NO_PICTURE = 430


@dataclass(frozen=True, slots=True)
class RowFace:
    """What a row says of itself."""

    begins: str
    kind: RowKind
    kind_words: str
    note: str
    title: str
    mode: str
    minutes: int
    problem: str = ""


@dataclass(frozen=True, slots=True)
class RowWords:
    """What its parts are called."""

    modes: tuple[tuple[str, str], ...]
    mode: str
    minutes: str
    fewer: str
    more: str


class RowCard(Draggable):
    """Two more signals: `mode_chosen`, `minutes_wanted`."""

    mode_chosen = Signal(object)
    minutes_wanted = Signal(int)
    radius = 9

    def __init__(self) -> None:
        self.face = RowFace("0:00", "talk", "", "", "", "projected", 1)
        self.image: QImage | None = None
        self.is_here = self.is_unfolded = False
        super().__init__(on="board", size=19)
        self.let_grow(QSizePolicy.Policy.Expanding)
        self.mode = Switch(on="board", size=14)
        self.minutes = Stepper()
        for each in (self.mode, self.minutes):
            each.setParent(self)
        self.mode.chosen.connect(self.mode_chosen)
        self.minutes.changed.connect(self.minutes_wanted)

    def show_face(self, face: RowFace, image: QImage | None, words: RowWords, bounds: tuple[int, int]) -> None:
        self.face, self.image = face, image
        self.say(" · ".join(filter(None, (face.begins, face.kind_words, face.title, face.note, face.problem))))
        self.mode.offer([Choice(value, said) for value, said in words.modes], face.mode, words.mode)
        self.minutes.offer(words.minutes, face.minutes, bounds, (words.fewer, words.more))
        self._place_parts()
        self.update()

    def show_state(self, *, is_here: bool, is_unfolded: bool) -> None:
        if (is_here, is_unfolded) != (self.is_here, self.is_unfolded):
            self.is_here, self.is_unfolded = is_here, is_unfolded
            self.update()

    def wear(self, style: Style) -> None:
        super().wear(style)
        self._place_parts()

    # Measures

    @property
    def _small(self) -> int:
        return self.style_now.text_size(15)

    def wide(self) -> int:
        return self.grown(460)

    def least_wide(self) -> int:
        return 220

    @property
    def _has_picture(self) -> bool:
        return bool(self.width() >= NO_PICTURE * self.style_now.text_scale**0.5)

    def _is_wide(self, width: float) -> bool:
        return bool(width >= WIDE * self.style_now.text_scale)

    @property
    def _picture(self) -> tuple[float, float]:
        scale = max(0.72, self.style_now.unit)
        return (PICTURE_WIDE * scale, PICTURE_HIGH * scale) if self._has_picture else (0.0, 0.0)

    @property
    def _words_at(self) -> float:
        begins = width_of("00:00", self.style_now.text_size(16), "bold") + 10
        picture = self._picture[0]
        return PAD + GRIP + 8 + begins + (picture + 14 if picture else 0)

    def _words_room(self, width: float) -> float:
        parts = self._parts_wide + 16 if self._is_wide(width) else 0
        return max(60.0, width - self._words_at - parts - PAD)

    @property
    def _parts_wide(self) -> float:
        return self.mode.wide() + 18 + self.minutes.sizeHint().width()

    @property
    def _chip_high(self) -> float:
        return self._small * 1.65

    def _title_high(self, width: float) -> float:
        return height_of(self.face.title or "É", self._words_room(width), self.size_now, "semibold", serif=True)

    def _problem_high(self, width: float) -> float:
        if not self.face.problem:
            return 0.0
        return height_of(self.face.problem, self._words_room(width), self._small) + 2

    def _chips_high(self, width: float) -> float:
        """How high the sign of the kind and the note are: side by side, or one below the other."""
        return self._chip_high * (1 if self._fits_beside(width) else 2)

    def _fits_beside(self, width: float) -> bool:
        return self._chip_wide + 10 + width_of(self.face.note, self._small) <= self._words_room(width)

    @property
    def _chip_wide(self) -> float:
        return width_of(self.face.kind_words, self._small, "bold") + self._small + 22

    def high_for(self, width: float) -> int:
        words = self._chips_high(width) + 4 + self._title_high(width) + self._problem_high(width)
        parts = 0 if self._is_wide(width) else self._parts_high + 8
        return round(max(words + parts, self._picture[1]) + 2 * PAD)

    @property
    def _parts_high(self) -> int:
        return max(self.mode.high_for(self.mode.wide()), self.minutes.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_parts()

    def _place_parts(self) -> None:
        width, high = self.width(), self._parts_high
        stepper = self.minutes.sizeHint().width()
        if self._is_wide(width):
            x, y = width - self._parts_wide - PAD, (self.height() - high) / 2
        else:
            x, y = self._words_at, self.height() - high - PAD + 2
        mode = self.mode.high_for(self.mode.wide())
        self.mode.put(x, y + (high - mode) / 2)
        self.minutes.setGeometry(round(x + self._parts_wide - stepper), round(y), stepper, high)

    # Drawing

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        style, inks, face = self.style_now, self.inks, self.face
        body = rect.adjusted(1, 1, -1, -2)
        if self.is_here:
            painter.fillPath(rounded(body, self.radius), mix(style.accent, inks.ground, 0.86))
            painter.strokePath(rounded(body, self.radius), pen(inks.accent, 2))
        elif self.is_hovered:
            painter.fillPath(rounded(body, self.radius), with_alpha(inks.text, 0.05))
        ink = style.readable_on(inks.muted, mix(style.accent, inks.ground, 0.86)) if self.is_here else inks.muted
        middle = rect.center().y()
        side = GRIP + 4
        icon(painter, "grip", QRectF(PAD - 2, middle - side / 2, side, side), ink)
        x, size = PAD + GRIP + 8, style.text_size(16)
        begins = width_of("00:00", size, "bold") + 4
        text_line(painter, QRectF(x, rect.y(), begins, rect.height()), face.begins, size, ink, "bold", across="right")
        if self._has_picture:
            self._draw_picture(painter, QRectF(x + begins + 12, middle - self._picture[1] / 2, *self._picture))
        self._draw_words(painter, rect, solid(ink).name())

    def _draw_picture(self, painter: QPainter, place: QRectF) -> None:
        face, style = self.face, self.style_now
        path = rounded(place, 6)
        with clipped(painter, path):
            if self.image is not None:
                draw_filling(painter, place, self.image)
            else:
                fill = fill_of(face.kind, style)
                ground = mix(fill, self.inks.ground, 0.78)
                painter.fillRect(place, ground)
                sign = place.height() * 0.5
                spot = QRectF(place.center().x() - sign / 2, place.center().y() - sign / 2, sign, sign)
                draw_sign(painter, spot, face.kind, solid(style.readable_on(fill.name(), ground)))
        painter.strokePath(path, pen(self.inks.line, 1.2))

    def _draw_words(self, painter: QPainter, rect: QRectF, muted: str) -> None:
        face, inks, x, room = self.face, self.inks, self._words_at, self._words_room(rect.width())
        words = self._chips_high(rect.width()) + 4 + self._title_high(rect.width()) + self._problem_high(rect.width())
        is_wide = self._is_wide(rect.width())
        y = rect.center().y() - words / 2 if is_wide else rect.y() + PAD
        chip = QRectF(x, y, self._chip_wide, self._chip_high - 2)
        on_chip = draw_ground(painter, chip, face.kind, self.style_now)
        draw_sign(
            painter, QRectF(x + 7, chip.center().y() - self._small / 2, self._small, self._small), face.kind, on_chip
        )
        text_line(painter, chip.adjusted(self._small + 12, 0, 0, 0), face.kind_words, self._small, on_chip, "bold")
        note = QRectF(chip.right() + 10, y, room - chip.width() - 10, chip.height())
        if not self._fits_beside(rect.width()):
            note = QRectF(x, y + self._chip_high, room, chip.height())
        text_line(painter, note, face.note, self._small, muted)
        y += self._chips_high(rect.width()) + 4
        high = self._title_high(rect.width())
        text_block(painter, QRectF(x, y, room, high + 2), face.title, self.size_now, inks.text, "semibold", serif=True)
        if face.problem:
            below = QRectF(x, y + high, room, self._problem_high(rect.width()) + 2)
            text_block(painter, below, face.problem, self._small, inks.refuse, "semibold")
            self._draw_warning(painter, rect)

    def _draw_warning(self, painter: QPainter, rect: QRectF) -> None:
        """A disc at the beginning of the row: something is wrong here."""
        size, refuse = self._small, self.inks.refuse
        disc = QRectF(3, rect.y() + 5, size * 1.2, size * 1.2)
        painter.fillPath(circle(disc.center(), disc.width() / 2), solid(refuse))
        text_line(painter, disc, "!", size - 2, ink_on(refuse), "bold", across="centre")


def dressed_card(style: Style) -> RowCard:
    card = RowCard()
    wear_all(card, style)
    return card
