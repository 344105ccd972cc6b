"""A small still life for each game, on the front of its drawer. A game whose table is drawn brings its own."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.games.parts import part_of
from desktop.paint.colours import solid, with_alpha
from desktop.paint.grounds import tile
from desktop.paint.marks import hatching, lightning
from desktop.paint.painting import kept, pen
from desktop.paint.paths import regular_polygon
from desktop.paint.pieces import pawn
from desktop.theme import Style

SECTORS = ((0.0, 0.0, "#6B7488"), (0.68, -0.38, "#58B48C"), (0.68, 0.38, "#8A93A6"), (1.36, 0.0, "#C7A24A"))

Emblem = Callable[[QPainter, QPointF, float, Style], None]
"""Painter, centre, size, style."""

WIDTH = 3.4
"""An emblem is this many times as wide as high."""


def emblem(painter: QPainter, rect: QRectF, game: str) -> None:
    """Draw the game's still life into the rectangle, at its left, as large as the height allows."""
    draw = emblem_of(game)
    if draw is None:
        return
    size = min(rect.height(), rect.width() / WIDTH) * 0.82
    with kept(painter):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        draw(painter, QPointF(rect.x() + size * 0.55, rect.center().y()), size, Style("light", game))


def emblem_of(game: str) -> Emblem | None:
    """What desktop/games/<game>/emblem.py calls `draw_emblem`, else one of ours."""
    return part_of(game, "emblem", "draw_emblem") or EMBLEMS.get(game)


def _magnastorm(painter: QPainter, centre: QPointF, full: float, style: Style) -> None:
    size = full * 0.84
    for number, (right, down, colour) in enumerate(SECTORS):
        middle = centre + QPointF(size * right, size * down)
        sector = regular_polygon(middle, size * 0.42, 6)
        tile(painter, sector, colour, style, thickness=4)
        if number == 0:
            hatching(painter, sector, pen(with_alpha("#1B1E26", 0.5), 1.6), 8)
    struck = centre + QPointF(size * SECTORS[-1][0], 0)
    painter.fillPath(lightning(struck, size * 0.3), solid("#2B2F3A"))
    pawn(painter, centre + QPointF(size * 2.15, size * 0.46), size * 0.86, "green", style)


EMBLEMS: dict[str, Emblem] = {
    "magnastorm": _magnastorm,
}
