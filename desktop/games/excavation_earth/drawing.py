"""Silhouettes written as short paths on a grid of 100, and how they are put into a place."""

import re
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

from desktop.paint.icons import path_of

GRID = 100.0
PARTS = re.compile(r"[MOER][^MOER]*")
"""What begins with one of these letters is closed, and overlaps the rest; cut out only what `holes` says."""


@dataclass(frozen=True, slots=True)
class Shape:
    """What is filled, what is drawn with a broad pen, and what is cut out: one silhouette in the end."""

    body: str
    bars: str = ""
    width: float = 0
    holes: str = ""


@lru_cache(maxsize=256)
def silhouette(shape: Shape) -> QPainterPath:
    """The outline on the grid."""
    whole = QPainterPath()
    for part in PARTS.findall(shape.body):
        whole = whole.united(path_of(part))
    if shape.bars:
        whole = whole.united(stroked(path_of(shape.bars), shape.width))
    if shape.holes:
        whole = whole.subtracted(path_of(shape.holes))
    return whole


def filled(path: QPainterPath) -> QPainterPath:
    """Wherever a line crosses itself it stays one piece."""
    whole = QPainterPath(path)
    whole.setFillRule(Qt.FillRule.WindingFill)
    return whole.simplified()


def stroked(path: QPainterPath, width: float) -> QPainterPath:
    """A line with some breadth, as an outline."""
    broad = QPainterPathStroker()
    broad.setWidth(width)
    broad.setCapStyle(Qt.PenCapStyle.RoundCap)
    broad.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return filled(broad.createStroke(path))


def onto(rect: QRectF) -> QTransform:
    """Return the transform from the grid into the largest square in the middle of a rectangle."""
    side = min(rect.width(), rect.height())
    corner = rect.center() - QPointF(side, side) / 2
    return QTransform.fromTranslate(corner.x(), corner.y()).scale(side / GRID, side / GRID)


def placed(path: QPainterPath, rect: QRectF) -> QPainterPath:
    """A path of the grid, in a rectangle."""
    return onto(rect).map(path)


def outline_in(shape: Shape, rect: QRectF) -> QPainterPath:
    return placed(silhouette(shape), rect)
