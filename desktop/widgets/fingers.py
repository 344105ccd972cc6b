"""Fingers on a window, wherever nothing takes them itself: a tap clicks, a flick scrolls, a finger that rests shows
what a right click or a hover shows; one that has pressed for a moment drags.
"""

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QEventPoint, QInputDevice, QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QAbstractScrollArea, QAbstractSlider, QApplication, QLineEdit, QToolTip, QWidget
from shiboken6 import isValid

SLACK = 12.0
"""So many pixels a finger may travel and still tap."""
PRESSES_MS, RESTS_MS = 130, 600
"""After this long a finger presses what it lies on, as a flick would have moved by then; after that it rests."""
FRAME_MS, SLOWS, SLOWEST, REMEMBERED_MS = 16, 0.94, 0.05, 80
"""A flick goes on from frame to frame, slower each time, until it is slower than so many pixels a millisecond."""
LEFT, NONE, PLAIN = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
PRESS, MOVE, RELEASE = QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove, QEvent.Type.MouseButtonRelease
NOWHERE = QPointF(-100, -100)


class Fingers(QObject):
    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.window_ = window
        self.glides = True
        """Whether what was flicked goes on by itself."""
        self._under: QWidget | None = None
        self._start = self._last = QPointF()
        self._area: QAbstractScrollArea | None = None
        """What is being scrolled."""
        self._is_down = False
        self._is_over = True
        """Whether this finger has done what it came for."""
        self._speed = 0.0
        self._clock = QElapsedTimer()
        self._pressing = QTimer(self, singleShot=True, interval=PRESSES_MS)
        self._pressing.timeout.connect(self._press)
        self._resting = QTimer(self, singleShot=True, interval=RESTS_MS)
        self._resting.timeout.connect(self._rest)
        self._gliding = QTimer(self, interval=FRAME_MS)
        self._gliding.timeout.connect(self._glide)

    def rests_after(self, presses_ms: int, rests_ms: int) -> None:
        """A finger that stays so long where it is presses; so long, it rests."""
        self._pressing.setInterval(presses_ms)
        self._resting.setInterval(rests_ms)

    def hear(self, event: QTouchEvent) -> bool:
        """What fingers do; False leaves them to the widget under them."""
        points = event.points()
        if not points or not is_on_screen(event) or self._is_taken(points[0].position()):
            return False
        event.accept()
        at, down = points[0].position(), [each for each in points if each.state() != QEventPoint.State.Released]
        if event.type() == QEvent.Type.TouchBegin:
            self._begin(at)
        elif event.type() == QEvent.Type.TouchCancel or len(down) > 1:
            self._give_up()
        elif event.type() == QEvent.Type.TouchEnd:
            self._lift(at)
        else:
            self._move(at)
        return True

    def _is_taken(self, at: QPointF) -> bool:
        """Whether what lies there hears fingers itself; so does what the finger is on already."""
        widget = self.window_.childAt(at.toPoint()) if self._is_over else self._under
        while widget is not None and isValid(widget):
            if getattr(widget, "hears_fingers", False):
                return True
            widget = widget.parentWidget()
        return False

    # A finger

    def _begin(self, at: QPointF) -> None:
        self._gliding.stop()
        self._under, self._area, self._is_down, self._is_over = self.window_.childAt(at.toPoint()), None, False, False
        self._start = self._last = at
        self._speed = 0.0
        self._clock.start()
        self._pressing.start()
        self._resting.start()

    def _move(self, at: QPointF) -> None:
        if self._is_over:
            return
        if self._area is not None:
            self._scroll(at)
        elif self._under is not None and not isValid(self._under):
            self._give_up()  # it went while the finger lay on it
        elif self._is_down:
            self._send(MOVE, at)
        elif (at - self._start).manhattanLength() > SLACK:
            self._begin_to_travel(at)
        if (at - self._start).manhattanLength() > SLACK:
            self._resting.stop()

    def _begin_to_travel(self, at: QPointF) -> None:
        """Scroll what can be scrolled that way; else drag what lies under the finger."""
        self._pressing.stop()
        way = at - self._start
        self._area = None if isinstance(self._under, QAbstractSlider) else area_of(self._under, way)
        if self._area is None:
            self._press()
            self._send(MOVE, at)
        else:
            self._scroll(at)

    def _lift(self, at: QPointF) -> None:
        if self._is_over:
            return
        is_tap = self._area is None and not self._is_down
        if is_tap:
            self._press()
        if self._is_down:
            self._send(RELEASE, self._start if is_tap else at)
        elif self._area is not None and self.glides and self._clock.elapsed() < REMEMBERED_MS:
            self._gliding.start()
        self._end()

    def _rest(self) -> None:
        """Show the menu or the tip of what lies under the finger; what has neither is simply held."""
        under = self._under
        if under is None or not isValid(under) or self._area is not None:
            return
        local = under.mapFrom(self.window_, self._start.toPoint())
        on_screen = under.mapToGlobal(local)
        asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, local, on_screen)
        if has_menu(under):
            self._give_up()
            QApplication.sendEvent(under, asked)
        elif under.toolTip():
            self._give_up()
            QToolTip.showText(on_screen, under.toolTip(), under)

    def _give_up(self) -> None:
        """What was pressed is let go without a click."""
        if self._is_down:
            self._send(RELEASE, NOWHERE)
        self._end()

    def _end(self) -> None:
        self._pressing.stop()
        self._resting.stop()
        self._is_down, self._is_over = False, True

    # As a mouse

    def _press(self) -> None:
        self._pressing.stop()
        self._is_down = True
        self._send(PRESS, self._start)

    def _send(self, kind: QEvent.Type, at: QPointF) -> None:
        handle = self.window_.windowHandle()
        if handle is not None:
            on_screen = QPointF(self.window_.mapToGlobal(at))
            held = NONE if kind == RELEASE else LEFT
            QApplication.sendEvent(
                handle, QMouseEvent(kind, at, on_screen, NONE if kind == MOVE else LEFT, held, PLAIN)
            )

    # Scrolling

    def _scroll(self, at: QPointF) -> None:
        by, passed = at - self._last, max(1, self._clock.restart())
        self._last = at
        if self._area is not None and isValid(self._area):
            self._speed = scroll_by(self._area, by) / passed

    def _glide(self) -> None:
        """Go on as fast as the finger went, slower and slower."""
        self._speed *= SLOWS
        if self._area is None or not isValid(self._area) or abs(self._speed) < SLOWEST:
            self._gliding.stop()
            return
        by = self._speed * FRAME_MS
        scroll_by(self._area, QPointF(by, by))


def is_on_screen(event: QTouchEvent) -> bool:
    """Whether the fingers are on a screen: those on a touchpad move the pointer, and tell gestures."""
    return event.pointingDevice().type() == QInputDevice.DeviceType.TouchScreen


def area_of(widget: QWidget | None, way: QPointF) -> QAbstractScrollArea | None:
    """The innermost area around a widget that can be scrolled the way the finger goes."""
    while widget is not None:
        if isinstance(widget, QAbstractScrollArea) and bar_for(widget, way) is not None:
            return widget
        widget = widget.parentWidget()
    return None


def bar_for(area: QAbstractScrollArea, way: QPointF) -> QAbstractSlider | None:
    is_upright = abs(way.y()) >= abs(way.x())
    bar = area.verticalScrollBar() if is_upright else area.horizontalScrollBar()
    return bar if bar is not None and bar.maximum() > bar.minimum() else None


def scroll_by(area: QAbstractScrollArea, by: QPointF) -> float:
    """Move what lies in an area along with the finger; how far it was moved along the way that can be scrolled."""
    upright, across = area.verticalScrollBar(), area.horizontalScrollBar()
    upright.setValue(round(upright.value() - by.y()))
    if across.maximum() > across.minimum():
        across.setValue(round(across.value() - by.x()))
    return by.y() if upright.maximum() > upright.minimum() else by.x()


def has_menu(widget: QWidget | None) -> bool:
    """Whether a widget, or one around it that it passes this on to, is asked for a menu by a right click."""
    while widget is not None and not widget.isWindow():
        ours = (each for each in type(widget).__mro__ if each.__module__.startswith("desktop."))
        is_asked = widget.contextMenuPolicy() == Qt.ContextMenuPolicy.CustomContextMenu
        if is_asked or isinstance(widget, QLineEdit) or any("contextMenuEvent" in vars(each) for each in ours):
            return True
        widget = widget.parentWidget()
    return False
