"""Outlines: rounded rectangles, polygons, and the glyphs of seats and pips."""

import math
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPolygonF

from desktop.style.palette import Shape

Corner = tuple[float, float]


LEAST_SIDE = 24
"""So many pixels wide and high is whatever one clicks (WCAG 2.5.8)."""


def clicked(place: QRectF) -> QRectF:
    """Return where a click means what is drawn there: all around it, where it is small."""
    if place.isNull():
        return place
    wide, high = max(0.0, LEAST_SIDE - place.width()) / 2, max(0.0, LEAST_SIDE - place.height()) / 2
    return place.adjusted(-wide, -high, wide, high)


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def circle(centre: QPointF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(centre, radius, radius)
    return path


def around_points(points: Sequence[QPointF], radius: float) -> QPainterPath:
    """A plate that reaches this far around some points, and is whole between them."""
    if len(points) == 1:
        return circle(points[0], radius)
    line = QPainterPath(points[0])
    for point in (*points[1:], points[0]):
        line.lineTo(point)
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * radius)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(line).united(line).simplified()


def polygon(corners: Iterable[Corner]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
    path.closeSubpath()
    return path


def square_around(centre: QPointF, half: float) -> QRectF:
    """The square with this centre, `half` in every direction."""
    return QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)


def regular_polygon(centre: QPointF, radius: float, sides: int, turn: float = 0.0) -> QPainterPath:
    """Turned by `turn` radians; at 0 the first corner lies to the right."""
    angles = (turn + 2 * math.pi * side / sides for side in range(sides))
    return polygon((centre.x() + radius * math.cos(angle), centre.y() + radius * math.sin(angle)) for angle in angles)


def rays(centre: QPointF, outer: float, inner: float, points: int) -> QPainterPath:
    """A star with one point upwards."""
    corners: list[Corner] = []
    for step in range(2 * points):
        reach, angle = (inner if step % 2 else outer), step * math.pi / points
        corners.append((centre.x() + reach * math.sin(angle), centre.y() - reach * math.cos(angle)))
    return polygon(corners)


def glyph_path(shape: Shape, centre: QPointF, radius: float) -> QPainterPath:
    """Glyphs of equal visual weight within the radius."""
    x, y = centre.x(), centre.y()
    corners: tuple[Corner, ...]
    match shape:
        case "circle":
            return circle(centre, radius * 0.86)
        case "square":
            return rounded(square_around(centre, radius * 0.76), radius * 0.16)
        case "diamond":
            return regular_polygon(centre, radius * 1.06, 4)
        case "triangle":
            return regular_polygon(QPointF(x, y + radius * 0.18), radius * 1.12, 3, -math.pi / 2)
        case "hexagon":
            return regular_polygon(centre, radius, 6)
        case "star":
            return rays(centre, radius * 1.1, radius * 0.48, 5)
        case "bar":
            return rounded(QRectF(x - radius, y - radius * 0.42, 2 * radius, radius * 0.84), radius * 0.2)
        case "cross":
            return _cross(centre, radius)
        case "ring":
            return circle(centre, radius * 0.95).subtracted(circle(centre, radius * 0.48))
        case "drop":
            return _drop(centre, radius)
        case "chevron":
            corners = ((-0.95, 0.1), (0, -0.85), (0.95, 0.1), (0.95, 0.8), (0, -0.15), (-0.95, 0.8))
        case "hourglass":
            corners = ((-0.85, -0.95), (0.85, -0.95), (0.16, 0), (0.85, 0.95), (-0.85, 0.95), (-0.16, 0))
    return polygon((x + across * radius, y + down * radius) for across, down in corners)


def _cross(centre: QPointF, radius: float) -> QPainterPath:
    arm = radius * 0.34
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRect(QRectF(centre.x() - arm, centre.y() - radius, 2 * arm, 2 * radius))
    path.addRect(QRectF(centre.x() - radius, centre.y() - arm, 2 * radius, 2 * arm))
    return path.simplified()


def _drop(centre: QPointF, radius: float) -> QPainterPath:
    def at(across: float, down: float) -> QPointF:
        return QPointF(centre.x() + across * radius, centre.y() + down * radius)

    path = QPainterPath(at(0, -1.1))
    path.cubicTo(at(0.3, -0.5), at(0.78, -0.1), at(0.78, 0.3))
    path.cubicTo(at(0.78, 1.2), at(-0.78, 1.2), at(-0.78, 0.3))
    path.cubicTo(at(-0.78, -0.1), at(-0.3, -0.5), at(0, -1.1))
    return path
