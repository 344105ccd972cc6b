"""Höyük on the front of its drawer: a block of three clans with a pen, and a villager who looks at it."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.hoyuk.objects import cow, oven, totem, villager
from desktop.games.hoyuk.still_life import Standing, block
from desktop.games.hoyuk.yards import ruin
from desktop.theme import Style

HOUSES: tuple[Standing, ...] = (
    (0, 0, "red", 1, oven),
    (1, 0, "red", 2, None),
    (2, 0, "blue", 1, totem),
    (0, 1, "yellow", 1, None),
    (2, 1, "blue", 2, None),
)


def draw_emblem(painter: QPainter, centre: QPointF, size: float, style: Style) -> None:
    side = size * 0.5
    corner = centre - QPointF(size * 0.52, side * 0.92)
    ruin(painter, QRectF(corner.x() + side, corner.y() + side, side, side), style, 2)
    block(painter, corner, side, HOUSES, ((3, 1, 3, "blue"),), style)
    cow(painter, QRectF(corner.x() + side * 3.3, corner.y() + side * 1.18, side * 0.66, side * 0.66), style)
    villager(painter, QRectF(centre.x() + size * 1.86, centre.y() - size * 0.18, size * 0.66, size * 0.66), style)
