"""How a figure is read: you, what is allowed, what is refused, and what is to blame for it."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.paint.marks import seat_badge
from desktop.paint.paths import rounded
from desktop.paint.states import lit_target, refused_target, refusing
from desktop.paint.text import text_line
from desktop.style.fonts import width_of
from desktop.style.theme import Style

SIGNS = ("you", "allowed", "refused", "because")
BETWEEN, BESIDE = 22, 8


class FigureKey:
    """Each sign with its word, on one line."""

    def __init__(self, words: dict[str, str], colour: str) -> None:
        self.words = words
        self.colour = colour
        """The seat colour of whoever reads."""

    def wide(self, size: int) -> float:
        words = sum(size + BESIDE + width_of(word, size) for word in self.words.values())
        return words + BETWEEN * max(0, len(self.words) - 1)

    def draw(self, painter: QPainter, x: float, middle: float, size: int, style: Style) -> None:
        for sign, word in self.words.items():
            self._draw_sign(painter, QRectF(x, middle - size / 2, size, size), sign, style)
            x += size + BESIDE
            room = QRectF(x, middle - size, width_of(word, size) + 2, 2 * size)
            x += text_line(painter, room, word, size, style.theme.muted) + BETWEEN

    def _draw_sign(self, painter: QPainter, place: QRectF, sign: str, style: Style) -> None:
        if sign == "you":
            seat_badge(painter, place.center(), place.width() * 0.55, self.colour, style)
            return
        draws: dict[str, Callable[..., object]] = {
            "allowed": lit_target,
            "refused": refused_target,
            "because": refusing,
        }
        draws[sign](painter, rounded(place, 4), style)
