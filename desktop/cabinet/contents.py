"""What lies in a drawer that is pulled out: a handful of pieces of the game, in rows along the felt."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.parts import part_of
from desktop.paint.grounds import tile
from desktop.paint.light import around
from desktop.paint.paths import circle, regular_polygon
from desktop.paint.pieces import cube, disc
from desktop.paint.still_life import card_backs, in_turn, two_rows
from desktop.palette import SEATS
from desktop.theme import Style

SECTORS = ("#6B7488", "#58B48C", "#8A93A6", "#C7A24A")
PLANETS = ("#7D6BE0", "#E3A857", "#4FA9A0", "#C95F5F")

Contents = Callable[[QPainter, QRectF, Style], None]


def contents(painter: QPainter, rect: QRectF, game: str) -> None:
    """Lay the game's pieces out in the rectangle; the front of the drawer may hide its lower edge."""
    draw = contents_of(game)
    if draw:
        draw(painter, rect, Style("light", game))


def contents_of(game: str) -> Contents | None:
    """What desktop/games/<game>/drawer.py calls `draw_contents`, else what we put there."""
    return part_of(game, "drawer", "draw_contents") or CONTENTS.get(game)


def _council_of_shadows(painter: QPainter, rect: QRectF, style: Style) -> None:
    unit, seats = rect.height() / 100, ("blue", "red", "purple", "green")
    card_backs(painter, rect, style)
    for number, spot in enumerate(two_rows(rect, 0.38, 0.64, 5)):
        colour = PLANETS[number % len(PLANETS)]
        light = spot - QPointF(5, 6) * unit
        painter.fillPath(
            circle(spot, 15 * unit), around(light, 26 * unit, ((0, "#FFFFFF"), (0.3, colour), (1, "#0B0D1C")))
        )
    for seat, spot in zip(in_turn(seats, 8), two_rows(rect, 0.70, 0.94, 4), strict=True):
        cube(painter, spot, 26 * unit, SEATS[seat].colour, style, SEATS[seat].shape)


def _magnastorm(painter: QPainter, rect: QRectF, style: Style) -> None:
    unit, seats = rect.height() / 100, ("grey", "purple", "green", "turquoise")
    card_backs(painter, rect, style)
    for number, spot in enumerate(two_rows(rect, 0.38, 0.64, 5)):
        tile(painter, regular_polygon(spot, 19 * unit, 6), SECTORS[number % len(SECTORS)], style, thickness=3)
    for seat, spot in zip(in_turn(seats, 8), two_rows(rect, 0.70, 0.94, 4), strict=True):
        disc(painter, spot, 13 * unit, seat, style)


CONTENTS: dict[str, Contents] = {
    "council_of_shadows": _council_of_shadows,
    "magnastorm": _magnastorm,
}
"""Of the games that have no table yet."""
