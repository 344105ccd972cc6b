"""How marks are drawn: in an ink on a casing of the opposite shade, so that they read on any board."""

import math
from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QRadialGradient

from desktop.paint.light import glow
from desktop.paint.painting import kept, pen
from desktop.paint.paths import circle, polygon, square_around
from desktop.paint.text import figure
from desktop.style.mixing import ink_on, solid, with_alpha
from desktop.style.palette import ThemeName
from rules.core.marks import Ink

INKS = ("#B8216F", "#1F5FA8", "#231A12", "#FFFFFF")
IN_CONTRAST = ("#FF7AC6", "#7DB7FF", "#231A12", "#FFFFFF")
LASER, LASER_HEART = "#FF3B30", "#FFE9E6"
LINE, FREE_LINE, ARROW, NUMBER = 6.5, 6.5, 9.0, 19.0
"""How wide lines are, and how large a number is, where 1600 of the table's units are in sight."""
CASING = 0.42
HEAD, HEAD_WIDE = 3.6, 1.55
SHADE = 0.72
LASER_DOT, LASER_LEAST = 12.0, 3.0


def ink_colour(ink: Ink, theme: ThemeName) -> str:
    return (IN_CONTRAST if theme == "contrast" else INKS)[ink]


def encased(painter: QPainter, path: QPainterPath, colour: str, width: float) -> None:
    """A line in the ink, on a wider one of the opposite shade."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.strokePath(path, pen(with_alpha(ink_on(colour), 0.9), width * (1 + CASING)))
    painter.strokePath(path, pen(colour, width))


def arrow(painter: QPainter, start: QPointF, end: QPointF, colour: str, width: float) -> None:
    """An arrow from one point to another; the shaft ends inside the head."""
    way = end - start
    length = math.hypot(way.x(), way.y())
    if length < 1:
        return
    along = way / length
    aside = QPointF(-along.y(), along.x())
    reach = min(HEAD * width, length * 0.7)
    neck = end - along * reach
    head = [end, neck + aside * (reach / HEAD * HEAD_WIDE), neck - aside * (reach / HEAD * HEAD_WIDE)]
    shaft = QPainterPath(start)
    shaft.lineTo(neck + along * (reach * 0.2))
    tip = polygon((corner.x(), corner.y()) for corner in head)
    casing = with_alpha(ink_on(colour), 0.9)
    painter.strokePath(shaft, pen(casing, width * (1 + CASING)))
    painter.strokePath(tip, pen(casing, width * CASING))
    painter.strokePath(shaft, pen(colour, width))
    painter.fillPath(tip, solid(colour))


def ring(painter: QPainter, box: QRectF, colour: str, width: float) -> None:
    path = QPainterPath()
    path.addEllipse(box)
    encased(painter, path, colour, width)


def number(painter: QPainter, centre: QPointF, radius: float, said: int, colour: str) -> None:
    disc = circle(centre, radius)
    painter.fillPath(disc, solid(colour))
    painter.strokePath(disc, pen(ink_on(colour), radius * 0.12))
    figure(painter, square_around(centre, radius), str(said), radius * 1.15, ink_on(colour))


def stroke(painter: QPainter, points: Sequence[QPointF], colour: str, width: float) -> None:
    """A stroke by hand, smoothed between its points."""
    path = QPainterPath(points[0])
    for before, after in pairwise(points[1:]):
        path.quadTo(before, (before + after) / 2)
    path.lineTo(points[-1])
    encased(painter, path, colour, width)


def shade_but(painter: QPainter, all_: QRectF, oval: QRectF) -> None:
    """Everything in shade but a soft oval."""
    reach = max(all_.width(), all_.height()) * 4
    gradient = QRadialGradient(QPointF(0, 0), 1.6)
    for at, share in ((0.0, 0.0), (0.6, 0.0), (0.7, 0.3), (0.84, 0.85), (1.0, 1.0)):
        gradient.setColorAt(at, with_alpha("#04050C", SHADE * share))
    with kept(painter):
        painter.setClipRect(all_, Qt.ClipOperation.IntersectClip)
        painter.translate(oval.center())
        across, down = max(1.0, oval.width() / 2), max(1.0, oval.height() / 2)
        painter.scale(across, down)
        painter.fillRect(QRectF(-reach / across, -reach / down, 2 * reach / across, 2 * reach / down), gradient)


def laser(painter: QPainter, trail: Sequence[tuple[QPointF, float]], unit: float) -> None:
    """A red dot with a trail; each point with how fresh it is, from 0 to 1, the last one being the dot."""
    for (before, _), (after, fresh) in pairwise(trail):
        width = 2 * unit * (LASER_LEAST + (LASER_DOT - LASER_LEAST) * fresh)
        line = QPainterPath(before)
        line.lineTo(after)
        painter.strokePath(line, pen(with_alpha(LASER, 0.10 + 0.42 * fresh), width, flat=True))
    at = trail[-1][0]
    glow(painter, circle(at, LASER_DOT * unit), LASER, blur=14 * unit, strength=0.6)
    painter.fillPath(circle(at, LASER_DOT * unit), solid(LASER))
    painter.fillPath(circle(at, LASER_DOT * unit * 0.45), solid(LASER_HEART))
