"""What of a chart is in sight: nearer and farther at a point, aside, never away from it."""

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QTransform

MOST_ZOOM = 12.0
AROUND = 0.06
"""Room around the whole, in parts of its longer side."""


class Camera:
    def __init__(self) -> None:
        self.whole = QRectF(0, 0, 1, 1)
        self.room = QSizeF(1, 1)
        self.zoom = 1.0
        self.middle = QPointF(0.5, 0.5)

    def look_at(self, whole: QRectF) -> None:
        """Something else, seen whole."""
        side = max(whole.width(), whole.height()) * AROUND
        self.whole = whole.adjusted(-side, -side, side, side)
        self.fit()

    def fit(self) -> None:
        self.zoom, self.middle = 1.0, self.whole.center()

    @property
    def scale(self) -> float:
        """Pixels for one unit."""
        wide, high = max(1e-9, self.whole.width()), max(1e-9, self.whole.height())
        return self.zoom * min(self.room.width() / wide, self.room.height() / high)

    @property
    def transform(self) -> QTransform:
        made = QTransform.fromTranslate(self.room.width() / 2, self.room.height() / 2)
        made.scale(self.scale, self.scale)
        return made.translate(-self.middle.x(), -self.middle.y())

    def zoom_at(self, factor: float, at: QPointF) -> None:
        """What lies at this point of the view stays there."""
        wanted = max(1.0, min(MOST_ZOOM, self.zoom * factor))
        back, invertible = self.transform.inverted()
        point = back.map(at) if invertible else self.middle
        self.zoom = wanted
        away = at - QPointF(self.room.width() / 2, self.room.height() / 2)
        self.middle = point - away / self.scale
        self._stay()

    def pan(self, by: QPointF) -> None:
        self.middle -= by / self.scale
        self._stay()

    def bring_into_sight(self, point: QPointF) -> None:
        wide, high = self.room.width() / self.scale, self.room.height() / self.scale
        seen = QRectF(self.middle.x() - wide / 2, self.middle.y() - high / 2, wide, high)
        edge = min(wide, high) * 0.1
        inner = seen.adjusted(edge, edge, -edge, -edge)
        x = min(0.0, point.x() - inner.left()) + max(0.0, point.x() - inner.right())
        y = min(0.0, point.y() - inner.top()) + max(0.0, point.y() - inner.bottom())
        self.middle += QPointF(x, y)
        self._stay()

    def _stay(self) -> None:
        """Keep as much in sight as lies within the whole; what is smaller than the view stays in its middle."""
        for along in ("x", "y"):
            half = (self.room.width() if along == "x" else self.room.height()) / self.scale / 2
            low = self.whole.left() if along == "x" else self.whole.top()
            high = self.whole.right() if along == "x" else self.whole.bottom()
            here = self.middle.x() if along == "x" else self.middle.y()
            kept = (low + high) / 2 if 2 * half >= high - low else min(max(here, low + half), high - half)
            if along == "x":
                self.middle.setX(kept)
            else:
                self.middle.setY(kept)
