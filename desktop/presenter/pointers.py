"""Large pointers, to be seen from the back of a classroom."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QCursor, QPainter, QPainterPath, QPixmap

from desktop.paint.painting import painted_image, pen
from desktop.paint.paths import circle, polygon
from desktop.style.mixing import solid

SIDE = 48
ARROW = ((4, 2), (4, 38), (13, 30), (19, 44), (26, 41), (20, 27), (32, 27))
RAISED = ((18, 2), (25, 2), (25, 20), (40, 24), (38, 44), (18, 44), (8, 28), (13, 24), (18, 29))
FILL, LINE = "#FFFFFF", "#231A12"


def large_pointers() -> Mapping[Qt.CursorShape, QCursor]:
    """The pointers of the table, large."""
    shape = Qt.CursorShape
    return {
        shape.ArrowCursor: _cursor(polygon(ARROW), QPointF(4, 2)),
        shape.PointingHandCursor: _cursor(polygon(RAISED), QPointF(21, 2)),
        shape.OpenHandCursor: _cursor(circle(QPointF(24, 24), 15), QPointF(24, 24)),
        shape.ClosedHandCursor: _cursor(circle(QPointF(24, 24), 10), QPointF(24, 24)),
    }


def _cursor(path: QPainterPath, hot: QPointF) -> QCursor:
    def paint(painter: QPainter, rect: QRectF) -> None:
        painter.fillPath(path, solid(FILL))
        painter.strokePath(path, pen(LINE, 3))

    image = painted_image(SIDE, SIDE, paint)
    return QCursor(QPixmap.fromImage(image), round(hot.x()), round(hot.y()))
