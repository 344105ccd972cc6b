"""Excavation Earth off its table: its emblem, what lies in its drawer, the piece of a seat."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.excavation_earth.pieces import explorer
from desktop.games.excavation_earth.relics import relic
from desktop.paint.light import around
from desktop.paint.marks import planet_ring
from desktop.paint.painting import clipped
from desktop.paint.paths import circle, square_around
from desktop.paint.pieces import cube
from desktop.paint.still_life import in_turn, two_rows
from desktop.style.mixing import solid
from desktop.style.palette import SEATS
from desktop.style.theme import Style

STRATA = ("#F2A541", "#F3EAD7", "#B9743A", "#5A3B24")
RELICS = ("Yg1", "Vg1", "Og2", "Gg3", "Rg4", "Yg3", "Og4", "Gg2", "Vg4", "Rg3", "Og3", "Vg2")


def draw_emblem(painter: QPainter, centre: QPointF, size: float, style: Style) -> None:
    """Draw the emblem on the front of the drawer: a planet in layers with a ring, and three relics."""
    planet = circle(centre, size * 0.42)
    light = centre - QPointF(size * 0.15, size * 0.18)
    painter.fillPath(planet, around(light, size * 0.7, ((0, "#9FC9BF"), (1, "#1D4A4C"))))
    with clipped(painter, planet):
        for number, colour in enumerate(STRATA):
            painter.fillPath(stratum(centre + QPointF(0, size * 0.10 * number), size), solid(colour))
    planet_ring(painter, centre, size * 0.74, -18, 2.4)
    planet_ring(painter, centre, size * 0.88, -18, 1.2)
    for number, kind in enumerate(("Vg1", "Og2", "Gg3")):
        place = centre + QPointF(size * (1.25 + 0.56 * number), size * (0.02 if number % 2 else 0.12))
        relic(painter, square_around(place, size * 0.30), kind, "", "", style)


def stratum(centre: QPointF, size: float) -> QPainterPath:
    path = QPainterPath(centre + QPointF(-size, size * 0.06))
    path.cubicTo(
        centre + QPointF(-size * 0.2, -size * 0.04),
        centre + QPointF(size * 0.1, size * 0.18),
        centre + QPointF(size, size * 0.04),
    )
    path.lineTo(centre + QPointF(size, size))
    path.lineTo(centre + QPointF(-size, size))
    return path


def draw_contents(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Draw the contents of the drawer: relics, cubes, explorers."""
    unit, seats = rect.height() / 100, ("pink", "black", "brown", "blue", "yellow")
    for kind, spot in zip(RELICS, two_rows(rect, 0.04, 0.52, 6), strict=True):
        relic(painter, square_around(spot, 22 * unit), kind, "", "", style)
    for seat, spot in zip(in_turn(seats, 10), two_rows(rect, 0.54, 0.74, 5), strict=True):
        cube(painter, spot, 24 * unit, SEATS[seat].colour, style, SEATS[seat].shape)
    for seat, spot in zip(seats, two_rows(rect, 0.77, 0.95, 3), strict=False):
        explorer(painter, square_around(spot + QPointF(0, 2 * unit), 22 * unit), seat, style)


def draw_seat_piece(painter: QPainter, square: QRectF, seat: str, style: Style) -> None:
    explorer(painter, square, seat, style)
