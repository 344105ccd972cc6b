"""Small signs that stand among words in every game: `[vp:10|10 points]`, `[die:blue|a blue die]`, `[die:red:4|…]`."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.paint.marks import coin, die_figure, die_symbol, earned, seat_badge
from desktop.paint.rich_text import SignPainter
from desktop.style.theme import Style


def points(painter: QPainter, square: QRectF, told: Sequence[str], style: Style) -> None:
    earned(painter, square.center(), square.width() / 2, told[0] if told else "", style)


def money(painter: QPainter, square: QRectF, told: Sequence[str], style: Style) -> None:
    coin(painter, square.center(), square.width() * 0.42, told[0] if told else "")


def die(painter: QPainter, square: QRectF, told: Sequence[str], style: Style) -> None:
    colour, *face = told
    if face:
        place = square.adjusted(2, 2, -2, -2)
        die_figure(painter, place, colour, int(face[0]), place.height() * 0.72, style)
    else:
        die_symbol(painter, square.center(), square.width() * 0.74, colour)


def seat(painter: QPainter, square: QRectF, told: Sequence[str], style: Style) -> None:
    seat_badge(painter, square.center(), square.width() * 0.4, told[0], style)


SIGNS: dict[str, SignPainter] = {"vp": points, "coin": money, "die": die, "seat": seat}
