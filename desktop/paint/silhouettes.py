"""Outlines of standing pieces, by the middle of their foot and their height, in hundredths of the height."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

Curve = tuple[float, ...]
"""Two numbers: a straight line to a point. Six: a curve by two control points to a third."""

MEEPLE: tuple[Curve, ...] = (
    (-40, 0),
    (-36, -24, -22, -34, -22, -40),
    (-38, -40, -50, -46, -48, -56),
    (-44, -66, -26, -62, -18, -68),
    (-26, -104, 26, -104, 18, -68),
    (26, -62, 44, -66, 48, -56),
    (50, -46, 38, -40, 22, -40),
    (22, -34, 36, -24, 40, 0),
    (8, 0),
    (0, -14),
    (-8, 0),
)
VASE: tuple[Curve, ...] = (
    (-18, 0),
    (-22, -12, -44, -28, -40, -52),
    (-37, -70, -16, -72, -15, -84),
    (-24, -100),
    (24, -100),
    (15, -84),
    (16, -72, 37, -70, 40, -52),
    (44, -28, 22, -12, 18, 0),
)


def outline(foot: QPointF, height: float, curves: tuple[Curve, ...]) -> QPainterPath:
    """The closed line through these curves; the first is where it starts."""
    path = course(foot, height, curves)
    path.closeSubpath()
    return path


def course(foot: QPointF, height: float, curves: tuple[Curve, ...]) -> QPainterPath:
    """The open line through these curves."""
    scale = height / 100

    def point(curve: Curve, at: int) -> QPointF:
        return foot + QPointF(curve[at], curve[at + 1]) * scale

    start, *rest = curves
    path = QPainterPath(point(start, 0))
    for curve in rest:
        if len(curve) == len(start):
            path.lineTo(point(curve, 0))
        else:
            path.cubicTo(point(curve, 0), point(curve, 2), point(curve, 4))
    return path


def meeple_path(foot: QPointF, height: float) -> QPainterPath:
    return outline(foot, height, MEEPLE)


def vase_path(foot: QPointF, height: float) -> QPainterPath:
    return outline(foot, height, VASE)
