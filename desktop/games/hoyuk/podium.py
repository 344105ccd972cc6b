"""Höyük's podium: the clan's house on mud-brick walls as high as its rank, with what it has most of on its roof."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.board.podium import Standing, band, raised
from desktop.games.hoyuk.houses import south_wall
from desktop.games.hoyuk.objects import oven, totem, villager
from desktop.games.hoyuk.still_life import Piece, one_house
from desktop.paint.light import shadow
from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.style.mixing import darker
from desktop.style.theme import Style, seat_mark
from rules.core.types import Seat
from rules.hoyuk.view import View

HOUSE_SHARE = 0.46
"""Of the height, where it is not too wide; the highest wall takes what is left."""
TALL = 1.2
"""Of a house with two storeys and a piece on its roof, in heights of its cell."""
BRICKS_UNIT = 2.4
PIECES: dict[str, Piece] = {"shrine": totem, "oven": oven, "villager": villager}


def podium_piece(painter: QPainter, rect: QRectF, standing: Standing, view: View, style: Style) -> None:
    high = min(rect.height() * HOUSE_SHARE, rect.width())
    wall = raised(rect, standing, high * TALL, high * 1.1)
    draw_wall(painter, wall, standing, style)
    house = QRectF(rect.center().x() - high / 2, wall.y() - high * 0.9, high, high)
    piece = PIECES.get(most_built(view, standing.seat))
    one_house(painter, house, standing.colour, 2 if standing.rank == 1 else 1, piece, style)


def most_built(view: View, seat: Seat) -> str:
    """What stands on most of its roofs; nothing if they are bare."""
    where = view.village.where
    standing = {"shrine": where.shrines, "oven": where.ovens, "villager": where.villagers}
    counts = {kind: (cells & where.houses[seat]).bit_count() for kind, cells in standing.items()}
    return max(counts, key=lambda kind: counts[kind]) if any(counts.values()) else ""


def draw_wall(painter: QPainter, rect: QRectF, standing: Standing, style: Style) -> None:
    """Draw a wall with the colour and the glyph of the clan on a band at its top."""
    mark = seat_mark(standing.colour)
    path = rounded(rect, 3)
    shadow(painter, path, style, drop=2, blur=4, strength=0.35)
    south_wall(painter, QRectF(rect.x(), rect.y(), rect.width(), 0), rect.height(), mark.colour, BRICKS_UNIT)
    band(painter, rect, standing, style)
    painter.strokePath(path, pen(darker(mark.colour, 0.66), 1.2))
