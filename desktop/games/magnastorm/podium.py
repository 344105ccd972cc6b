"""Magnastorm's podium: the seat's scout on a pile of the planet's plates as high as its rank, under its station."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.board.podium import Standing, raised
from desktop.games.magnastorm.pieces import scout, station
from desktop.paint.grounds import tile
from desktop.paint.marks import glyph
from desktop.paint.paths import rounded
from desktop.style.mixing import glyph_ink
from desktop.style.theme import Style, seat_mark
from rules.magnastorm.view import View

PIECE = 0.40
"""Of the height, where it is not too wide; the highest pile takes what is left."""


def podium_piece(painter: QPainter, rect: QRectF, standing: Standing, view: View, style: Style) -> None:
    high = min(rect.height() * PIECE, rect.width() * 0.8)
    pile = raised(rect, standing, high, high * 1.5)
    wide, step = pile.width(), pile.height() / standing.steps
    mark = seat_mark(standing.colour)
    for number in range(standing.steps):
        plate = QRectF(rect.center().x() - wide / 2, rect.bottom() - step * (number + 1), wide, step - 4)
        colour = mark.colour if number == standing.steps - 1 else "#9CCBB0"
        tile(painter, rounded(plate, min(8.0, step * 0.2)), colour, style, thickness=3)
        if number == standing.steps - 1:
            radius = min(plate.height() * 0.3, 12 * style.unit)
            glyph(painter, mark.shape, plate.center(), radius, glyph_ink(mark.colour))
    if any(owner == standing.seat for owner in view.stations):
        spot = QPointF(rect.center().x() + wide * 0.3, pile.y())
        mast = QRectF(spot.x() - high * 0.32, spot.y() - high * 0.8, high * 0.64, high * 0.8)
        station(painter, mast, style, standing.colour)
    figure = QRectF(rect.center().x() - high / 2 - wide * 0.1, pile.y() - high, high, high)
    scout(painter, figure, style, standing.colour)
