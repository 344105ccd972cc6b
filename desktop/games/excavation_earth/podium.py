"""Excavation Earth's podium: an explorer on a plinth as high as the rank, the best relic of its gallery beside it."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.excavation_earth.pieces import explorer
from desktop.games.excavation_earth.relics import relic
from desktop.paint.colours import glyph_ink, solid
from desktop.paint.grounds import tile
from desktop.paint.marks import glyph
from desktop.paint.paths import rounded
from desktop.score.podium import Standing
from desktop.theme import Style, seat_mark
from rules.excavation_earth.view import View

STONE = "#CDBF9F"
PIECE_SHARE = 0.52
"""Of the height; the highest plinth takes what is left."""


def podium_piece(painter: QPainter, rect: QRectF, standing: Standing, view: View, style: Style) -> None:
    high = rect.height() * PIECE_SHARE
    step = (rect.height() - high - 4) / max(standing.most, 2)
    wide = min(rect.width() * 0.94, high * 1.3)
    plinth = QRectF(rect.center().x() - wide / 2, rect.bottom() - step * standing.steps, wide, step * standing.steps)
    draw_plinth(painter, plinth, standing, style)
    figure = QRectF(plinth.center().x() - high / 2, plinth.y() - high + 3, high, high)
    explorer(painter, figure, standing.colour, style)
    kind = best_sample(view, standing.seat)
    if kind:
        side = high * 0.40
        relic(painter, QRectF(plinth.x() - side * 0.22, plinth.y() - side * 0.82, side, side), kind, "", "", style)


def best_sample(view: View, seat: int) -> str:
    """The relic of the highest value in a gallery; empty for an empty gallery."""
    return max(view.players[seat].guards, key=lambda kind: (view.box.value[kind], kind), default="")


def draw_plinth(painter: QPainter, rect: QRectF, standing: Standing, style: Style) -> None:
    """Stone, with the colour and the glyph of the seat on its front."""
    tile(painter, rounded(rect, 3), STONE, style, thickness=2)
    mark = seat_mark(standing.colour)
    band = QRectF(rect.x(), rect.y() + 3, rect.width(), min(rect.height() - 6, 26 * style.unit))
    painter.fillRect(band, solid(mark.colour))
    glyph(painter, mark.shape, QPointF(band.center()), band.height() * 0.30, glyph_ink(mark.colour))
