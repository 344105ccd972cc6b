"""Writes the words of the page of advice: measured where there is no painter, painted where there is one."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.paint.text import Across, text_block, text_line
from desktop.paint.thinking import step_badge
from desktop.style.fonts import Weight, height_of, width_of
from desktop.style.theme import Style
from desktop.style.vision import Tint

LEAST, SLACK = 40.0, 1.0
BADGE = 10.0


@dataclass(frozen=True, slots=True)
class Quill:
    painter: QPainter | None
    style: Style

    def high(self, words: str, width: float, size: float, weight: Weight = "regular") -> float:
        return height_of(words, max(LEAST, width) + SLACK, self.style.text_size(size), weight) if words else 0.0

    def words(
        self,
        x: float,
        y: float,
        width: float,
        words: str,
        size: float,
        ink: Tint,
        weight: Weight = "regular",
        *,
        across: Across = "left",
    ) -> float:
        """Write a wrapped block. Returns where it ends."""
        high = self.high(words, width, size, weight)
        if self.painter is not None and words:
            place = QRectF(x, y, max(LEAST, width) + SLACK, high + 4)
            text_block(self.painter, place, words, self.style.text_size(size), ink, weight, across=across)
        return y + high

    def title(self, y: float, width: float, number: str, words: str, aside: str) -> float:
        """Write the head of a step, with its number, and what stands at the right. Returns where it ends."""
        style = self.style
        radius: float = (BADGE - 1) * style.text_scale**0.5
        left = 2 * radius + 12
        wide = width_of(aside, style.text_size(14)) + 6 if aside else 0.0
        end = max(y + self.high(words, width - left - wide, 16, "bold"), y + 2 * radius + 2)
        if self.painter is not None:
            step_badge(self.painter, QPointF(radius + 3, y + radius + 1), radius, number)
            self.words(left, y, width - left - wide, words, 16, style.theme.text, "bold")
            place = QRectF(width - wide, y, wide, style.text_size(16) * 1.3)
            text_line(self.painter, place, aside, style.text_size(14), style.theme.muted, across="right")
        return end
