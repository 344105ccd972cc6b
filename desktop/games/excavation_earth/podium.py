"""Excavation Earth's podium: an explorer on a plinth as high as the rank, the best relic of its gallery beside it."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.board.podium import Standing, plinth, raised
from desktop.games.excavation_earth.pieces import explorer
from desktop.games.excavation_earth.relics import relic
from desktop.style.theme import Style
from rules.excavation_earth.view import View

STONE = "#CDBF9F"
PIECE_SHARE = 0.52
"""Of the height; the highest plinth takes what is left."""


def podium_piece(painter: QPainter, rect: QRectF, standing: Standing, view: View, style: Style) -> None:
    high = rect.height() * PIECE_SHARE
    foot = raised(rect, standing, high, high * 1.3)
    plinth(painter, foot, standing, STONE, style)
    figure = QRectF(foot.center().x() - high / 2, foot.y() - high + 3, high, high)
    explorer(painter, figure, standing.colour, style)
    kind = best_sample(view, standing.seat)
    if kind:
        side = high * 0.40
        relic(painter, QRectF(foot.x() - side * 0.22, foot.y() - side * 0.82, side, side), kind, "", "", style)


def best_sample(view: View, seat: int) -> str:
    """The relic of the highest value in a gallery; empty for an empty gallery."""
    return max(view.players[seat].guards, key=lambda kind: (view.box.value[kind], kind), default="")
