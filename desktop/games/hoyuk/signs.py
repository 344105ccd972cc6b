"""The signs of what can be built, of what is compared, and of what a card stands for: the pieces themselves, small."""

from collections.abc import Callable

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.hoyuk import objects, yards
from desktop.games.hoyuk.houses import plain_house
from desktop.paint.painting import pen as line
from desktop.paint.paths import rounded, square_around
from desktop.style.mixing import solid
from desktop.style.theme import Style

Sign = Callable[[QPainter, QPointF, float, Style], None]
"""Drawn around a middle, in a square with this side."""
SOUTH = 2


def in_square(draw: Callable[[QPainter, QRectF, Style], None], share: float, down: float = 0.0) -> Sign:
    """A piece as high as this share of the square, standing this much of the side below its middle."""

    def paint(painter: QPainter, middle: QPointF, side: float, style: Style) -> None:
        half = side * share / 2
        draw(painter, square_around(middle + QPointF(0, side * down), half), style)

    return paint


def pen(painter: QPainter, middle: QPointF, side: float, style: Style) -> None:
    yards.pen_yard(painter, square_around(middle, side * 0.46), style, SOUTH)


def number(painter: QPainter, middle: QPointF, side: float, style: Style) -> None:
    """Many houses."""
    for across, down in ((-0.21, -0.19), (0.21, -0.19), (0.0, 0.19)):
        plain_house(painter, square_around(middle + QPointF(across, down) * side, side * 0.27), style)


def height(painter: QPainter, middle: QPointF, side: float, style: Style) -> None:
    """A house with a storey."""
    plain_house(painter, square_around(middle + QPointF(0, side * 0.07), side * 0.42), style, 2)


def choice(painter: QPainter, middle: QPointF, side: float, style: Style) -> None:
    """A house, a pen, an oven or a totem."""
    for kind, (across, down) in zip(CHOICE, QUARTERS, strict=True):
        sign(painter, middle + QPointF(across, down) * side, side * 0.46, kind, style)


def no_card(painter: QPainter, middle: QPointF, side: float, style: Style) -> None:
    """A card crossed out."""
    card = rounded(QRectF(middle.x() - side * 0.27, middle.y() - side * 0.38, side * 0.54, side * 0.76), side * 0.08)
    painter.fillPath(card, solid("#FFFBF1"))
    painter.strokePath(card, line("#2B1A0E", max(1.0, side * 0.05)))
    slash = QLineF(middle + QPointF(-0.42, 0.36) * side, middle + QPointF(0.42, -0.36) * side)
    for colour, wide in (("#FFF6E2", 0.2), ("#A63D2F", 0.11)):
        painter.setPen(line(colour, side * wide))
        painter.drawLine(slash)


CHOICE = ("house", "pen", "oven", "shrine")
QUARTERS = ((-0.25, -0.25), (0.25, -0.25), (-0.25, 0.25), (0.25, 0.25))

SIGNS: dict[str, Sign] = {
    "house": in_square(plain_house, 0.92),
    "pen": pen,
    "oven": in_square(objects.oven, 0.74, 0.02),
    "shrine": in_square(objects.totem, 0.86, 0.02),
    "cattle": in_square(objects.cow, 0.70, 0.06),
    "villager": in_square(objects.villager, 0.82, 0.02),
    "shaman": in_square(objects.shaman, 0.88, 0.02),
    "joker": in_square(objects.ingot, 0.86),
    "number": number,
    "height": height,
    "choice": choice,
    "no_card": no_card,
}
OF_PILE = {
    "OVEN": "oven",
    "SHRINE": "shrine",
    "PEN": "pen",
    "NUMBER": "number",
    "HEIGHT": "height",
    "CATTLE": "cattle",
    "VILLAGER": "villager",
}
"""What is compared for each base."""
OF_COUNT = {"shrine": "shrine", "oven": "oven", "pen": "pen", "two_storey": "height"}
"""What a catastrophe counts."""


def sign(painter: QPainter, middle: QPointF, side: float, kind: str, style: Style) -> None:
    SIGNS[kind](painter, middle, side, style)
