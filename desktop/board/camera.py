"""The camera over the table: zooms at a point, pans, glides to a part of it. The whole table is as far as it goes.

Nobody is ever lost in empty felt: what it sees always lies within the table.
"""

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsView

from desktop.board.scene import BoardScene

ZOOM_STEP, LEAST_ZOOM, MOST_ZOOM = 1.15, 1.0, 5.0
WHEEL_NOTCH = 120
"""What a mouse wheel tells for one notch; finer wheels and touchpads tell parts of it."""
RESTS_AFTER_MS = 140
"""The camera stands still for so long, and art is painted anew for where it is."""
AROUND = 0.04
"""Felt that stays around a part that is looked at, in parts of its size."""
THE_SAME = 0.02
"""How much zoom may differ and still be the same view."""


class Camera(QObject):
    """Signal: `moved` when something else is in sight, or from another distance."""

    moved = Signal()

    def __init__(self, view: QGraphicsView, scene: BoardScene) -> None:
        super().__init__(view)
        self.view = view
        self.scene = scene
        self.zoom = 1.0
        self._base = 1.0
        """The scale at which the whole table fills the view."""
        self._middle = QPointF(0.5, 0.5)
        """What is looked at, in parts of the table: so that a table laid out anew is looked at where it was."""
        self._way = QRectF(), QRectF()
        self._resting = QTimer(self, interval=RESTS_AFTER_MS, singleShot=True)
        self._resting.timeout.connect(self.rest)
        self._glide = QVariantAnimation(self)
        self._glide.setStartValue(0.0)
        self._glide.setEndValue(1.0)
        self._glide.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._glide.valueChanged.connect(self._go_along)
        self._glide.finished.connect(self.rest)
        view.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        view.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)

    @property
    def table(self) -> QRectF:
        return self.scene.sceneRect()

    @property
    def seen(self) -> QRectF:
        """The part of the table that is in the view."""
        return self.view.mapToScene(self.view.viewport().rect()).boundingRect()

    @property
    def is_far(self) -> bool:
        """Whether it sees the whole table."""
        return self.zoom <= LEAST_ZOOM

    # Moving

    def zoom_at(self, factor: float, at: QPointF) -> None:
        """Nearer or farther, so that what lies under this point of the view stays there."""
        wanted = max(LEAST_ZOOM, min(MOST_ZOOM, self.zoom * factor))
        if wanted == self.zoom and self._glide.state() != QVariantAnimation.State.Running:
            return
        self._hurry()
        point = self.view.mapToScene(at.toPoint())
        room = self.view.viewport().rect()
        away = at - QPointF(room.width() / 2, room.height() / 2)
        self.zoom = wanted
        self._stand_over(point - away / self._scale)
        self._resting.start()

    def pan(self, by: QPointF) -> None:
        self._glide.stop()
        for bar, amount in ((self.view.horizontalScrollBar(), by.x()), (self.view.verticalScrollBar(), by.y())):
            bar.setValue(round(bar.value() - amount))
        self._remember(self.seen.center())

    def look_at(self, part: QRectF, milliseconds: int) -> None:
        """This part of the table, as near as it fits."""
        zoom = self._zoom_for(part)
        room = self.view.viewport().rect()
        size = QPointF(room.width(), room.height()) / (self._base * zoom)
        end = QRectF(part.center() - size / 2, part.center() + size / 2)
        self._way = self.seen, self._within(end)
        self._hurry()
        if milliseconds:
            self._glide.setDuration(milliseconds)
            self._glide.start()
        else:
            self._go_along(1.0)
            self.rest()

    def look_at_all(self, milliseconds: int) -> None:
        self.look_at(self.table, milliseconds)

    def fit(self, point: QPointF, parts: Sequence[QRectF], milliseconds: int) -> None:
        """The part that lies under a point of the table; the whole table if there is none, or it is seen already."""
        under = [part for part in parts if part.contains(point)]
        part = min(under, key=lambda each: each.width() * each.height(), default=None)
        if part is None or self.sees_just(part):
            self.look_at_all(milliseconds)
        else:
            self.look_at(part, milliseconds)

    def sees_just(self, part: QRectF) -> bool:
        return abs(self.zoom / self._zoom_for(part) - 1) < THE_SAME and self.seen.contains(part.center())

    def bring_into_sight(self, place: QRectF) -> None:
        """Pans as little as it must."""
        seen = self.seen
        if not self.is_far and not seen.contains(place):
            self._hurry()
            for low, high, across in (
                (place.left() - seen.left(), place.right() - seen.right(), True),
                (place.top() - seen.top(), place.bottom() - seen.bottom(), False),
            ):
                by = min(0.0, low) + max(0.0, high)
                seen.translate(by if across else 0, 0 if across else by)
            self._stand_over(seen.center())
            self._resting.start()

    # Standing

    def stand_over(self, table: QRectF, scale: float) -> None:
        """All there is to see, and the scale at which it fills the view; looks where it looked before."""
        if (table, scale) == (self.table, self._base):
            return
        self._glide.stop()
        self.scene.setSceneRect(table)
        self._base = scale
        middle = self._middle
        self._stand_over(table.topLeft() + QPointF(middle.x() * table.width(), middle.y() * table.height()))
        self.rest()

    def forget(self) -> None:
        """Reset the camera, so that the next table under it is seen whole."""
        self._glide.stop()
        self.zoom, self._middle = LEAST_ZOOM, QPointF(0.5, 0.5)

    def rest(self) -> None:
        """The gesture is over: from here the table is looked at."""
        self._resting.stop()
        self.scene.rest_at(self._scale)

    @property
    def _scale(self) -> float:
        return self._base * self.zoom

    def _zoom_for(self, part: QRectF) -> float:
        room = self.view.viewport().rect()
        wide, high = part.width() * (1 + AROUND), part.height() * (1 + AROUND)
        fits = min(room.width() / max(1.0, wide), room.height() / max(1.0, high)) / self._base
        return max(LEAST_ZOOM, min(MOST_ZOOM, fits))

    def _within(self, seen: QRectF) -> QRectF:
        """Moved so that nothing beyond the table is in view."""
        table = self.table
        x = min(max(seen.x(), table.x()), max(table.x(), table.right() - seen.width()))
        y = min(max(seen.y(), table.y()), max(table.y(), table.bottom() - seen.height()))
        return QRectF(QPointF(x, y), seen.size())

    def _go_along(self, along: float) -> None:
        start, end = self._way
        wide = start.width() + (end.width() - start.width()) * along
        self.zoom = max(LEAST_ZOOM, min(MOST_ZOOM, self.view.viewport().width() / max(1.0, wide) / self._base))
        self._stand_over(start.center() + (end.center() - start.center()) * along)

    def _stand_over(self, middle: QPointF) -> None:
        self.view.setTransform(QTransform.fromScale(self._scale, self._scale))
        self.view.centerOn(middle)
        self._remember(middle)

    def _remember(self, middle: QPointF) -> None:
        table = self.table
        share = middle - table.topLeft()
        self._middle = QPointF(share.x() / max(1.0, table.width()), share.y() / max(1.0, table.height()))
        self.moved.emit()

    def _hurry(self) -> None:
        self._glide.stop()
        self._resting.stop()
        self.scene.hurry()
