"""A box over the table, beside what it speaks of: on the side that hides least, with a beak, in nobody's way."""

from collections.abc import Iterator, Sequence
from typing import Literal

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.paint.paths import polygon

Side = Literal["below", "above", "left", "right"]
SIDES: tuple[Side, ...] = ("below", "above", "right", "left")
BEAK = 11.0
ROOM = 30.0
"""Around the box, for its beak and shadow."""
ENDS = 0.1, 0.9
"""How near the ends of the box its beak may stand."""
MARGIN = 8.0
"""Between the box and the edge of the table."""
PRESSES = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick

KeepFree = Sequence[tuple[QRectF, float]]
"""What the box should not lie over, and how bad that would be."""


class FloatingBox(QWidget):
    """Its shadow and its beak let all events through to the table below; what is done upon the box is the box's own.

    A subclass paints it, and says what a press at a point does.
    """

    def __init__(self, parent: QWidget, surface: QWidget) -> None:
        super().__init__(parent)
        self.around = parent
        self.surface = surface
        self.tip = QPointF()
        self.box = QRectF()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def reach(self) -> QRectF:
        """The box, and the way to it from what the beak points at."""
        return self.box.united(QRectF(self.tip, QSizeF(1, 1)))

    def stand_beside(self, target: QRectF, size: QSizeF, keep_free: KeepFree) -> None:
        """Show the box beside the target, on the side that hides least of what is to be kept free."""
        area = QRectF(self.around.rect())
        self.tip, self.box = beside(target, size, area, keep_free)
        window = self.box.adjusted(-ROOM, -ROOM, ROOM, ROOM).toAlignedRect()
        # What is only masked elsewhere than before is not always painted again.
        if self.geometry() != area.toRect() or self.mask().boundingRect() != window:
            self.hide()
            self.setGeometry(area.toRect())
            self.setMask(window)
        self.surface.installEventFilter(self)
        self.show()
        self.raise_()
        self.update()

    def put_away(self) -> None:
        self.surface.removeEventFilter(self)
        self.hide()

    # What a subclass brings

    def paint_box(self, painter: QPainter) -> None:
        raise NotImplementedError

    def press_box(self, point: QPointF) -> None:
        """Do what a press upon the box means."""
        raise NotImplementedError

    def is_link(self, point: QPointF) -> bool:
        """Tell whether a press there leads somewhere."""
        raise NotImplementedError

    # What comes from the window

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_box(painter)
        painter.end()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What the mouse does upon the box, and on the way there from what it speaks of, is not for the table below."""
        if not self.isVisible():
            return False
        if isinstance(event, QHelpEvent):
            return self.box.contains(self._here(event.globalPos()))
        if not isinstance(event, QMouseEvent):
            return False
        point = self._here(event.globalPosition())
        if event.type() in PRESSES and self.box.contains(point):
            if event.button() == Qt.MouseButton.LeftButton:
                self.press_box(point)
            else:
                self.put_away()
            return True
        is_hovering = event.type() == QEvent.Type.MouseMove and not event.buttons()
        if is_hovering and self.reach.contains(point):
            is_link = self.is_link(point)
            self.surface.setCursor(Qt.CursorShape.PointingHandCursor if is_link else Qt.CursorShape.ArrowCursor)
            return True
        return False

    def _here(self, point: QPoint | QPointF) -> QPointF:
        return self.mapFromGlobal(QPointF(point))


def beside(target: QRectF, size: QSizeF, area: QRectF, keep_free: KeepFree) -> tuple[QPointF, QRectF]:
    """Find the tip of the beak and the box: the side that hides least."""
    options = [option for side in SIDES for option in options_on(side, target, size, area)]
    return min(options, key=lambda option: hidden(option[1], keep_free, area))


def options_on(side: Side, target: QRectF, size: QSizeF, area: QRectF) -> Iterator[tuple[QPointF, QRectF]]:
    """Yield boxes on one side of the target: in its middle if there is room, else shifted along it."""
    wide, high = size.width(), size.height()
    x, y = target.center().x(), target.center().y()
    if side in ("below", "above"):
        tip = QPointF(x, target.bottom() if side == "below" else target.top())
        top = tip.y() + BEAK if side == "below" else tip.y() - BEAK - high
        for share in shares(x, wide, area.left(), area.right()):
            yield tip, QRectF(x - wide * share, top, wide, high)
    else:
        tip = QPointF(target.right() if side == "right" else target.left(), y)
        left = tip.x() + BEAK if side == "right" else tip.x() - BEAK - wide
        for share in shares(y, high, area.top(), area.bottom()):
            yield tip, QRectF(left, y - high * share, wide, high)


def shares(at: float, long: float, start: float, end: float) -> Iterator[float]:
    """Yield where along the box its beak may stand: in the middle, or so that the box stays inside, or at its ends."""
    inside = min(max(at - long / 2, start + MARGIN), end - MARGIN - long)
    yield min(ENDS[1], max(ENDS[0], (at - inside) / max(1.0, long)))
    yield from ENDS


def hidden(box: QRectF, keep_free: KeepFree, area: QRectF) -> float:
    """Tell how bad a place for the box is: first what would lie outside the window, then what it would hide."""
    outside = box.width() * box.height() - overlap(box, area)
    return 100 * outside + sum(weight * overlap(box, rect) for rect, weight in keep_free)


def overlap(one: QRectF, other: QRectF) -> float:
    shared = one.intersected(other)
    return shared.width() * shared.height()


def beak(tip: QPointF, box: QRectF) -> QPainterPath:
    """Draw the triangle from the tip to the nearest side of the box."""
    if box.left() <= tip.x() <= box.right():
        y = box.top() + 1 if tip.y() < box.top() else box.bottom() - 1
        return polygon(((tip.x(), tip.y()), (tip.x() + BEAK, y), (tip.x() - BEAK, y)))
    x = box.left() + 1 if tip.x() < box.left() else box.right() - 1
    return polygon(((tip.x(), tip.y()), (x, tip.y() - BEAK), (x, tip.y() + BEAK)))
