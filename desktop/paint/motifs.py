"""The motif of each game, drawn in lines: orbit rings, mud-brick walls, meanders, constellations, storm hexagons."""

import math
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from desktop.paint.marks import hatched, lightning
from desktop.paint.painting import clipped, pen
from desktop.paint.paths import circle, regular_polygon, rounded
from desktop.style.mixing import solid, with_alpha
from desktop.style.palette import GAMES
from desktop.style.vision import Tint


class MotifInk(NamedTuple):
    """What a motif is drawn with: line colour, accent, opacity of the lines, and the size of one unit."""

    ink: Tint
    accent: Tint
    alpha: float
    unit: float

    def line(self, width: float, share: float = 1.0) -> QPen:
        return pen(with_alpha(self.ink, self.alpha * share), width)


def motif(painter: QPainter, rect: QRectF, game: str, drawn_with: MotifInk) -> None:
    """Cover the rectangle with the game's motif; without a game, with nothing."""
    draw = MOTIFS.get(game)
    if draw is None:
        return
    with clipped(painter, rect):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        draw(painter, rect, drawn_with)


def meander_unit(x: float, y: float, side: float, turned: bool) -> QPainterPath:
    """One squared spiral of our own Marajó-like meander, in a box of this side; turned half round or not."""
    corners = ((0, 1), (0, 0), (1, 0), (1, 0.8), (0.26, 0.8), (0.26, 0.26), (0.74, 0.26), (0.74, 0.54), (0.5, 0.54))
    points = [(1 - right, 1 - down) if turned else (right, down) for right, down in corners]
    path = QPainterPath(QPointF(x + points[0][0] * side, y + points[0][1] * side))
    for right, down in points[1:]:
        path.lineTo(x + right * side, y + down * side)
    return path


def _meanders(painter: QPainter, rect: QRectF, drawn_with: MotifInk) -> None:
    unit, step = drawn_with.unit, drawn_with.unit * 1.25
    line = pen(with_alpha(drawn_with.ink, drawn_with.alpha), unit * 0.095, flat=True)
    for row in range(int(rect.height() / step) + 2):
        for column in range(int(rect.width() / step) + 2):
            x, y = rect.x() + column * step + 6, rect.y() + row * step + 6
            painter.strokePath(meander_unit(x, y, unit, (row + column) % 2 == 1), line)


def _orbits(painter: QPainter, rect: QRectF, drawn_with: MotifInk) -> None:
    unit = drawn_with.unit
    for system, (right, down) in enumerate(((0.80, 0.42), (0.16, 1.08))):
        centre = QPointF(rect.x() + rect.width() * right, rect.y() + rect.height() * down)
        for ring in range(1, 9):
            wide, high, angle = unit * ring * 0.62, unit * ring * 0.34, ring * 1.7 + system
            painter.setPen(drawn_with.line(1.4 if ring % 3 else 2.6, 1.15 - ring * 0.1))
            painter.drawEllipse(centre, wide, high)
            planet = centre + QPointF(wide * math.cos(angle), high * math.sin(angle))
            painter.fillPath(circle(planet, 3.4), with_alpha(drawn_with.accent, drawn_with.alpha * 2.4))
    for layer in range(4):
        painter.strokePath(_stratum(rect, layer, rect.bottom() - layer * unit * 0.22 - 6), drawn_with.line(1.6, 0.9))


def _stratum(rect: QRectF, layer: int, y: float) -> QPainterPath:
    waves = 8
    wide = rect.width() / waves
    path = QPainterPath(QPointF(rect.x(), y))
    for wave in range(waves):
        x = rect.x() + wide * wave
        path.quadTo(x + wide / 2, y + (9 if (wave + layer) % 2 else -9), x + wide, y)
    return path


def _bricks(painter: QPainter, rect: QRectF, drawn_with: MotifInk) -> None:
    """Plan of mud-brick rooms: thick walls, hearths, ladder holes."""
    chance, unit = Random(11), drawn_with.unit
    walls = pen(with_alpha(drawn_with.ink, drawn_with.alpha), unit * 0.07, flat=True)
    y = rect.y() - unit * 0.3
    while y < rect.bottom():
        high = unit * chance.choice((0.8, 1.0, 1.15))
        x = rect.x() - unit * chance.random()
        while x < rect.right():
            wide = unit * chance.choice((0.8, 1.05, 1.35))
            room = QRectF(x + 3, y + 3, wide - 6, high - 6)
            painter.setPen(walls)
            painter.drawRect(room)
            _furnish(painter, room, chance.random(), drawn_with)
            x += wide
        y += high


def _furnish(painter: QPainter, room: QRectF, luck: float, drawn_with: MotifInk) -> None:
    hearths, ladders, partitions = 0.28, 0.5, 0.68
    painter.setPen(drawn_with.line(1.3, 0.7))
    if luck < hearths:
        hearth = circle(room.center(), drawn_with.unit * 0.12)
        painter.fillPath(hearth, with_alpha(drawn_with.accent, drawn_with.alpha * 1.3))
        painter.drawPath(hearth)
    elif luck < ladders:
        left = room.x() + room.width() * 0.3
        for rung in range(4):
            y = room.y() + room.height() * (0.16 + 0.09 * rung)
            painter.drawLine(QLineF(left, y, left + room.width() * 0.26, y))
    elif luck < partitions:
        painter.drawLine(QLineF(room.center().x(), room.top(), room.center().x(), room.bottom()))


def _constellations(painter: QPainter, rect: QRectF, drawn_with: MotifInk) -> None:
    chance, unit = Random(5), drawn_with.unit
    for _ in range(int(rect.width() * rect.height() / 1600)):
        size = 0.7 + chance.random()
        place = QPointF(rect.x() + chance.random() * rect.width(), rect.y() + chance.random() * rect.height())
        painter.fillPath(circle(place, size), with_alpha(drawn_with.ink, drawn_with.alpha * (0.4 + chance.random())))
    figures = max(2, int(rect.width() / unit / 3.2))
    for number in range(figures):
        middle = rect.x() + rect.width() * (number + 0.5) / figures
        stars = [
            QPointF(
                middle + (chance.random() - 0.5) * unit * 2.4,
                rect.y() + rect.height() * (0.15 + 0.7 * chance.random()),
            )
            for _ in range(5)
        ]
        _constellation(painter, stars, drawn_with)


def _constellation(painter: QPainter, stars: list[QPointF], drawn_with: MotifInk) -> None:
    """Five stars; the third is the bright one, with two thin rings."""
    painter.setPen(drawn_with.line(1.2, 0.8))
    painter.drawPolyline(QPolygonF(stars))
    for star in stars:
        painter.fillPath(circle(star, 2.8), with_alpha(drawn_with.ink, drawn_with.alpha * 2))
    bright = stars[2]
    painter.fillPath(circle(bright, 4.2), with_alpha(drawn_with.accent, drawn_with.alpha * 2))
    for radius in (0.3, 0.5):
        halo = pen(with_alpha(drawn_with.accent, drawn_with.alpha * 1.2), 1.2)
        painter.strokePath(circle(bright, drawn_with.unit * radius), halo)


def _storm(painter: QPainter, rect: QRectF, drawn_with: MotifInk) -> None:
    radius = drawn_with.unit * 0.58
    columns = int((rect.width() + radius) / (radius * 1.5)) + 1
    rows = int((rect.height() + radius) / (radius * math.sqrt(3))) + 2
    border, shading = drawn_with.line(1.6), list[QLineF]()
    for column in range(columns):
        for row in range(rows):
            down = (row + (0.5 if column % 2 else 0)) * radius * math.sqrt(3)
            centre = QPointF(rect.x() + column * radius * 1.5, rect.y() + down)
            hexagon = regular_polygon(centre, radius * 0.96, 6)
            painter.strokePath(hexagon, border)
            weather = (column * 7 + row * 5) % 9
            if weather in HATCHED:
                corners = [hexagon.elementAt(side) for side in range(6)]
                shading += hatched([QPointF(corner.x, corner.y) for corner in corners], radius * 0.22)
            elif weather == STRUCK:
                flash = with_alpha(drawn_with.accent, drawn_with.alpha * 2.2)
                painter.fillPath(lightning(centre, radius * 0.62), flash)
    painter.setPen(drawn_with.line(1.2, 0.7))
    painter.drawLines(shading)


HATCHED, STRUCK = (0, 4), 6
"""Which of nine kinds of weather shade a sector, and which sends a lightning into it."""

MOTIFS: dict[str, Callable[[QPainter, QRectF, MotifInk], None]] = {
    "excavation_earth": _orbits,
    "hoyuk": _bricks,
    "marajoara": _meanders,
    "council_of_shadows": _constellations,
    "magnastorm": _storm,
}


def draw_patch(painter: QPainter, rect: QRectF, game: str) -> None:
    """A piece of a game's cloth with its motif."""
    colours = GAMES.get(game)
    path = rounded(rect, 5)
    if colours is None:
        painter.strokePath(path, pen("#8A8378", 1.2))
        return
    ground = colours.light
    painter.fillPath(path, solid(ground.felt_centre))
    ink = ground.ink if solid(ground.felt_centre).lightness() > 120 else "#F3EAD7"  # noqa: PLR2004
    with clipped(painter, path):
        motif(painter, rect, game, MotifInk(ink, colours.accent, 0.6, rect.height() * 0.62))
    painter.strokePath(path, pen(with_alpha("#000000", 0.45)))
