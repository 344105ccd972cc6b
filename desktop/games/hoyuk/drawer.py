"""Höyük in its drawer: card backs, houses of all clans, pens, and what stands on roofs."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.hoyuk.houses import house
from desktop.games.hoyuk.objects import cow, oven, totem, villager
from desktop.games.hoyuk.yards import pen_yard
from desktop.paint.paths import square_around
from desktop.paint.still_life import card_backs, in_turn, two_rows
from desktop.theme import Style

CLANS = ("red", "blue", "yellow", "purple", "green")
PIECES = (oven, totem, villager, cow)
TALL = (1, 4, 5, 8)
"""Houses with two storeys."""


def draw_contents(painter: QPainter, rect: QRectF, style: Style) -> None:
    unit = rect.height() / 100
    card_backs(painter, rect, style)
    for number, (clan, spot) in enumerate(zip(in_turn(CLANS, 10), two_rows(rect, 0.36, 0.64, 5), strict=True)):
        house(painter, square_around(spot, 21 * unit), style, clan, 2 if number in TALL else 1)
    for number, spot in enumerate(two_rows(rect, 0.66, 0.74, 1)):
        pen_yard(painter, square_around(spot, 19 * unit), style, 3, in_turn(CLANS, 2)[number], number)
    for number, spot in enumerate(two_rows(rect, 0.77, 0.95, 4)):
        PIECES[number % len(PIECES)](painter, square_around(spot + QPointF(0, 2 * unit), 17 * unit), style)
