"""Points that fly from the middle of the stage to the lines of the sheet. Lies over the page and takes no clicks."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent

from desktop.paint.marks import earned
from desktop.paint.painting import SMOOTH
from desktop.paint.paths import circle
from desktop.style.mixing import with_alpha
from desktop.widgets.dressing import Drawn

RADIUS, TRAIL, SPARK = 23.0, 12, "#E0A63A"


@dataclass(frozen=True, slots=True)
class Flying:
    """Points on their way: from where to where, how many, and how far they are."""

    start: QPointF
    end: QPointF
    points: str
    share: float

    @property
    def path(self) -> QPainterPath:
        path = QPainterPath(self.start)
        over = QPointF(self.start.x() + (self.end.x() - self.start.x()) * 0.3, min(self.start.y(), self.end.y()) - 60)
        path.cubicTo(over, QPointF(self.end.x() - 110, self.end.y() - 20), self.end)
        return path


class Flight(Drawn):
    def __init__(self) -> None:
        super().__init__()
        self.flying: tuple[Flying, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_flying(self, flying: tuple[Flying, ...]) -> None:
        """Paint where something flies, and where something has flown."""
        dirty = self._reach()
        self.flying = flying
        dirty = dirty.united(self._reach())
        if not dirty.isEmpty():
            self.update(dirty.toAlignedRect())

    def _reach(self) -> QRectF:
        margin, reach = self.px(RADIUS) * 1.6 + 6, QRectF()
        for each in self.flying:
            at, behind = each.path.pointAtPercent(each.share), each.path.pointAtPercent(max(0.0, each.share - 0.22))
            span = QRectF(at, behind).normalized().adjusted(-margin, -margin, margin, margin)
            reach = reach.united(span)
        return reach

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.flying:
            return
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style, radius = self.style_now, self.px(RADIUS)
        for each in self.flying:
            path = each.path
            for step in range(TRAIL if style.theme_name != "contrast" else 0):
                spot = path.pointAtPercent(max(0.0, each.share - (TRAIL - step) * 0.018))
                painter.fillPath(circle(spot, 2 + step * 0.5), with_alpha(SPARK, 0.04 + step * 0.03))
            earned(painter, path.pointAtPercent(each.share), radius, each.points, style)
        painter.end()
