"""The colours of the seats as other eyes see them, with the two that come closest."""

from dataclasses import dataclass
from itertools import combinations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from desktop.paint.light import shadow
from desktop.paint.marks import glyph
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import circle
from desktop.paint.text import text_line
from desktop.style.fonts import Weight, width_of
from desktop.style.mixing import darker, glyph_ink, solid
from desktop.style.palette import SEATS
from desktop.style.vision import MERGE_BELOW, Deficiency, distance, seen_with
from desktop.widgets.dressing import Drawn

USUAL = "usual"
ROW = 48


@dataclass(frozen=True, slots=True)
class Sight:
    """How some eyes see all seats, and how far apart the closest two are."""

    kind: str
    colours: dict[str, str]
    inks: dict[str, str]
    closest: tuple[str, str]
    distance: float


def sight(kind: str) -> Sight:
    colours = {seat: seen(kind, mark.colour) for seat, mark in SEATS.items()}
    inks = {seat: seen(kind, glyph_ink(mark.colour)) for seat, mark in SEATS.items()}
    pairs = combinations(colours, 2)
    closest = min(pairs, key=lambda pair: distance(colours[pair[0]], colours[pair[1]]))
    return Sight(kind, colours, inks, closest, distance(colours[closest[0]], colours[closest[1]]))


def seen(kind: str, colour: str) -> str:
    deficiency: Deficiency
    match kind:
        case "deuteranopia" | "protanopia" | "tritanopia":
            deficiency = kind
            return seen_with(deficiency, colour).name()
    return colour


class SightRow(Drawn):
    """One row: whose eyes, all seats, the closest two with their distance; a warning when only the glyph tells them."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.sight = sight(kind)
        self.words = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def tell(self, words: str, said: str) -> None:
        self.words = words
        self.setAccessibleName(said)
        self.updateGeometry()
        self.update()

    @property
    def _size(self) -> int:
        return self.style_now.text_size(16)

    def _is_narrow(self) -> bool:
        """Check whether the words, which leave the badges too little room beside them, stand above them."""
        pitch = self.px(30)
        return width_of(self.words, self._size, "bold") + 16 + pitch * len(SEATS) + self._closest_room > self.width()

    @property
    def _closest_room(self) -> float:
        return self.px(60) + width_of("00", self.style_now.text_size(15), "bold") + 10

    def resizeEvent(self, event: object) -> None:
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        row = self.px(ROW)
        return QSize(self.px(520), row + (round(self._size * 1.4) if self._is_narrow() else 0))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.px(420), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        theme, row = self.style_now.theme, self.px(ROW)
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), solid(theme.line))
        weight: Weight = "bold" if self.sight.kind == USUAL else "regular"
        line = QRectF(0, 0, self.width(), self._size * 1.5 if self._is_narrow() else row)
        text_line(painter, line, self.words, self._size, theme.text, weight)
        left = 0.0 if self._is_narrow() else self._words_room()
        self._draw_badges(painter, left, self.height() - row / 2)
        painter.end()

    def _words_room(self) -> float:
        return max(self.px(122), width_of(self.words, self._size, "bold") + 12)

    def _draw_badges(self, painter: QPainter, left: float, y: float) -> None:
        right = self.width() - self._closest_room
        pitch = (right - left) / len(SEATS)
        radius = min(pitch * 0.42, self.px(15))
        for number, seat in enumerate(SEATS):
            self._draw_badge(painter, QPointF(left + pitch * (number + 0.5), y), radius, seat)
        for number, seat in enumerate(self.sight.closest):
            self._draw_badge(painter, QPointF(right + self.px(20) + number * radius * 1.6, y), radius * 0.9, seat)
        theme, far = self.style_now.theme, self.sight.distance >= MERGE_BELOW
        size = self.style_now.text_size(15)
        figure = QRectF(right, y - size, self._closest_room - 2, 2 * size)
        text_line(
            painter,
            figure,
            f"{self.sight.distance:.0f}",
            size,
            theme.text if far else theme.refuse,
            "bold",
            across="right",
        )

    def _draw_badge(self, painter: QPainter, middle: QPointF, radius: float, seat: str) -> None:
        disc, colour = circle(middle, radius), self.sight.colours[seat]
        shadow(painter, disc, self.style_now, drop=1.5, blur=3, strength=0.22)
        painter.fillPath(disc, solid(colour))
        rim = "#FFFFFF" if self.style_now.is_dark else darker(colour, 0.45)
        painter.strokePath(disc, pen(rim, 1.1))
        glyph(painter, SEATS[seat].shape, middle, radius * 0.53, self.sight.inks[seat])
