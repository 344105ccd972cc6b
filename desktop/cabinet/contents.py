"""What lies in a drawer that is pulled out: a handful of pieces of the game, in rows along the felt."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.parts import part_of
from desktop.paint.grounds import tile
from desktop.paint.paths import regular_polygon
from desktop.paint.pieces import disc
from desktop.paint.still_life import card_backs, in_turn, two_rows
from desktop.theme import Style

SECTORS = ("#6B7488", "#58B48C", "#8A93A6", "#C7A24A")

Contents = Callable[[QPainter, QRectF, Style], None]


def contents(painter: QPainter, rect: QRectF, game: str) -> None:
    """Lay the game's pieces out in the rectangle; the front of the drawer may hide its lower edge."""
    draw = contents_of(game)
    if draw:
        draw(painter, rect, Style("light", game))


def contents_of(game: str) -> Contents | None:
    """What desktop/games/<game>/drawer.py calls `draw_contents`, else what we put there."""
    return part_of(game, "drawer", "draw_contents") or CONTENTS.get(game)


def _magnastorm(painter: QPainter, rect: QRectF, style: Style) -> None:
    unit, seats = rect.height() / 100, ("grey", "purple", "green", "turquoise")
    card_backs(painter, rect, style)
    for number, spot in enumerate(two_rows(rect, 0.38, 0.64, 5)):
        tile(painter, regular_polygon(spot, 19 * unit, 6), SECTORS[number % len(SECTORS)], style, thickness=3)
    for seat, spot in zip(in_turn(seats, 8), two_rows(rect, 0.70, 0.94, 4), strict=True):
        disc(painter, spot, 13 * unit, seat, style)


CONTENTS: dict[str, Contents] = {
    "magnastorm": _magnastorm,
}
"""Of the games that have no table yet."""
