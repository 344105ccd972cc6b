"""How a handful of pieces lies on the felt of a drawer: rows of places, backs of cards. Knows no game."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.paint.grounds import card_back
from desktop.style.mixing import solid
from desktop.style.theme import Style


def two_rows(rect: QRectF, left: float, right: float, columns: int) -> list[QPointF]:
    """Two rows of places between two shares of the width, the second row a little to the right."""
    wide = rect.width() * (right - left) / columns
    start = rect.x() + rect.width() * left
    return [
        QPointF(start + wide * (number + 0.5 + 0.28 * row), rect.y() + rect.height() * (0.30 + 0.42 * row))
        for row in range(2)
        for number in range(columns)
    ]


def in_turn(seats: Sequence[str], count: int) -> list[str]:
    return [seats[number % len(seats)] for number in range(count)]


def card_backs(painter: QPainter, rect: QRectF, style: Style) -> None:
    """A row of card backs at the left."""
    for number in range(3):
        x = rect.x() + rect.width() * (0.06 + 0.1 * number)
        card_back(painter, QRectF(x, rect.y() + rect.height() * 0.14, rect.height() * 0.56, rect.height() * 0.8), style)
    line = QRectF(rect.x(), rect.bottom() - 1, rect.width(), 1)
    painter.fillRect(line, solid(style.ground.felt_rim))
