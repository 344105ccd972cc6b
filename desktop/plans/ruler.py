"""The session to scale: a strip for each row, as long as its minutes, and where the session shall end."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_line
from desktop.plans.kinds import draw_ground, draw_sign
from desktop.style.fonts import width_of
from desktop.style.mixing import solid, with_alpha
from desktop.widgets.dressing import Drawn
from desktop.widgets.surfaces import inks_of
from rules.teaching.plans import RowKind

GAP, STRIP = 2.0, 38.0
TICKS = (5, 10, 15, 30, 60, 120, 240)
"""From one tick to the next, in minutes."""
LEAST_APART = 58
"""So far apart are the numbers of ticks, at least."""


@dataclass(frozen=True, slots=True)
class Strip:
    kind: RowKind
    minutes: int


class Ruler(Drawn):
    """Signal: `wanted` with the number of a row."""

    wanted = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.strips: tuple[Strip, ...] = ()
        self.length: int | None = None
        self.at = 0
        self.last_words = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_strips(self, strips: Sequence[Strip], length: int | None, at: int, words: tuple[str, str]) -> None:
        """`words`: what the whole strip says, and the last number with its unit."""
        self.strips, self.length, self.at = tuple(strips), length, at
        said, self.last_words = words
        self.setAccessibleName(said)
        self.update()

    @property
    def total(self) -> int:
        """How many minutes the whole width is."""
        return max(1, sum(each.minutes for each in self.strips), self.length or 0)

    def sizeHint(self) -> QSize:
        return QSize(300, self.high)

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.high)

    @property
    def high(self) -> int:
        return round(self._strip_high + self.style_now.text_size(14) * 1.5 + 8)

    @property
    def _strip_high(self) -> float:
        return max(STRIP * self.style_now.unit, self.style_now.text_size(16) * 1.9)

    def places(self) -> list[QRectF]:
        """The place of each strip."""
        scale, x, found = (self.width() - 2) / self.total, 1.0, []
        for each in self.strips:
            found.append(QRectF(x, 1, max(3.0, each.minutes * scale - GAP), self._strip_high - 2))
            x += each.minutes * scale
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        for number, (strip, place) in enumerate(zip(self.strips, self.places(), strict=True)):
            self._draw_strip(painter, strip, place, is_here=number == self.at)
        self._draw_ticks(painter)
        painter.end()

    def _draw_strip(self, painter: QPainter, strip: Strip, place: QRectF, *, is_here: bool) -> None:
        size = self.style_now.text_size(16)
        ink = draw_ground(painter, place, strip.kind, self.style_now)
        if is_here:
            painter.strokePath(rounded(place.adjusted(1, 1, -1, -1), 5), pen(self.style_now.theme.rim, 3))
        wide = width_of(str(strip.minutes), size, "bold")
        sign = QRectF(place.x() + 7, place.center().y() - size / 2, size, size)
        if place.width() > size + wide + 20:
            draw_sign(painter, sign, strip.kind, ink)
            text_line(painter, place.adjusted(size + 12, 0, 0, 0), str(strip.minutes), size, ink, "bold")
        elif place.width() > size + 8:
            sign.moveCenter(place.center())
            draw_sign(painter, sign, strip.kind, ink)

    def _draw_ticks(self, painter: QPainter) -> None:
        inks, size = inks_of(self.style_now, "board"), self.style_now.text_size(14)
        scale, top, total = (self.width() - 2) / self.total, self._strip_high + 2, self.total
        apart = next((each for each in TICKS if each * scale >= LEAST_APART * self.style_now.text_scale), TICKS[-1])
        last = width_of(self.last_words, size)
        for minute in (*range(0, total, apart), total):
            x = 1 + minute * scale
            painter.fillRect(QRectF(min(x, self.width() - 1.5), top, 1.4, 6), solid(inks.muted))
            words = self.last_words if minute == total else str(minute)
            if minute == total:
                place = QRectF(self.width() - last - 4, top + 4, last + 4, size * 1.5)
                text_line(painter, place, words, size, inks.muted, across="right")
            elif x + width_of(words, size) < self.width() - last - 14:
                wide = width_of(words, size) + 4
                text_line(painter, QRectF(max(0.0, x - wide / 2), top + 4, wide, size * 1.5), words, size, inks.muted)
        if self.length is not None and self.length < total:
            x = 1 + self.length * scale
            over = QRectF(x, 0, self.width() - x, self._strip_high)
            painter.fillRect(over, with_alpha(inks.refuse, 0.16))
            painter.fillRect(QRectF(x - 1.5, 0, 3, self._strip_high + 8), solid(inks.refuse))

    def row_at(self, point: QPointF) -> int | None:
        return next((number for number, place in enumerate(self.places()) if place.contains(point)), None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = self.row_at(event.position())
        if at is not None:
            self.wanted.emit(at)
