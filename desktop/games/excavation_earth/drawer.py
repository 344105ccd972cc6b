"""Excavation Earth in its drawer: relics, cubes, explorers."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.excavation_earth.pieces import explorer
from desktop.games.excavation_earth.relics import relic
from desktop.paint.paths import square_around
from desktop.paint.pieces import cube
from desktop.paint.still_life import in_turn, two_rows
from desktop.palette import SEATS
from desktop.theme import Style

RELICS = ("Yg1", "Vg1", "Og2", "Gg3", "Rg4", "Yg3", "Og4", "Gg2", "Vg4", "Rg3", "Og3", "Vg2")


def draw_contents(painter: QPainter, rect: QRectF, style: Style) -> None:
    unit, seats = rect.height() / 100, ("pink", "black", "brown", "blue", "yellow")
    for kind, spot in zip(RELICS, two_rows(rect, 0.04, 0.52, 6), strict=True):
        relic(painter, square_around(spot, 22 * unit), kind, "", "", style)
    for seat, spot in zip(in_turn(seats, 10), two_rows(rect, 0.54, 0.74, 5), strict=True):
        cube(painter, spot, 24 * unit, SEATS[seat].colour, style, SEATS[seat].shape)
    for seat, spot in zip(seats, two_rows(rect, 0.77, 0.95, 3), strict=False):
        explorer(painter, square_around(spot + QPointF(0, 2 * unit), 22 * unit), seat, style)
