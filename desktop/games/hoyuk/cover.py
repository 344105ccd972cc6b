"""Höyük off its table: its emblem, what lies in its drawer, the piece of a seat."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.hoyuk.houses import house
from desktop.games.hoyuk.objects import cow, oven, totem, villager
from desktop.games.hoyuk.still_life import Standing, block
from desktop.games.hoyuk.yards import pen_yard, ruin
from desktop.paint.paths import square_around
from desktop.paint.still_life import card_backs, in_turn, two_rows
from desktop.style.theme import Style

HOUSES: tuple[Standing, ...] = (
    (0, 0, "red", 1, oven),
    (1, 0, "red", 2, None),
    (2, 0, "blue", 1, totem),
    (0, 1, "yellow", 1, None),
    (2, 1, "blue", 2, None),
)
CLANS = ("red", "blue", "yellow", "purple", "green")
PIECES = (oven, totem, villager, cow)
TALL = (1, 4, 5, 8)
"""Houses with two storeys."""


def draw_emblem(painter: QPainter, centre: QPointF, size: float, style: Style) -> None:
    """Draw the emblem on the front of the drawer: a block of three clans with a pen, and a villager.

    The villager looks at the block.
    """
    side = size * 0.5
    corner = centre - QPointF(size * 0.52, side * 0.92)
    ruin(painter, QRectF(corner.x() + side, corner.y() + side, side, side), style, 2)
    block(painter, corner, side, HOUSES, ((3, 1, 3, "blue"),), style)
    cow(painter, QRectF(corner.x() + side * 3.3, corner.y() + side * 1.18, side * 0.66, side * 0.66), style)
    villager(painter, QRectF(centre.x() + size * 1.86, centre.y() - size * 0.18, size * 0.66, size * 0.66), style)


def draw_contents(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Draw the contents of the drawer: card backs, houses of all clans, pens, and what stands on roofs."""
    unit = rect.height() / 100
    card_backs(painter, rect, style)
    for number, (clan, spot) in enumerate(zip(in_turn(CLANS, 10), two_rows(rect, 0.36, 0.64, 5), strict=True)):
        house(painter, square_around(spot, 21 * unit), style, clan, 2 if number in TALL else 1)
    for number, spot in enumerate(two_rows(rect, 0.66, 0.74, 1)):
        pen_yard(painter, square_around(spot, 19 * unit), style, 3, in_turn(CLANS, 2)[number], number)
    for number, spot in enumerate(two_rows(rect, 0.77, 0.95, 4)):
        PIECES[number % len(PIECES)](painter, square_around(spot + QPointF(0, 2 * unit), 17 * unit), style)


def draw_seat_piece(painter: QPainter, square: QRectF, seat: str, style: Style) -> None:
    house(painter, square, style, seat)
