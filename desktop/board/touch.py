"""Fingers on the table: one taps, drags or rests, two bring it nearer and move it. They act as the mouse does.

A finger hides what it points at, so it means what can be used nearest to it.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QEventPoint, QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QApplication

from desktop.board.sprite import Key

if TYPE_CHECKING:
    from desktop.board.view import BoardView

SLACK = 14.0
"""So many pixels a finger may travel and still tap; what can be used is meant by a tap so far beside it."""
RESTS_MS = 500
INSIDE = 0.3
"""How far inside a small thing it is touched that was meant from beside it, in parts of its size."""
LEFT, NONE, PLAIN = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
PRESS, MOVE, RELEASE = QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove, QEvent.Type.MouseButtonRelease


class Touch(QObject):
    """Signal: `rested` with where on the view a finger rests: that shows what pointing and a right click show."""

    rested = Signal(QPoint)

    def __init__(self, view: "BoardView") -> None:
        super().__init__(view)
        self.view, self.mouse, self.camera = view, view.mouse, view.camera
        self._start: QPointF | None = None
        """Where the only finger came down, until it is known what it does."""
        self._is_dragging = False
        self._fingers: dict[int, QPointF] = {}
        """Where two fingers were last."""
        self._tapped: QPointF | None = None
        self._since_tap = QElapsedTimer()
        self._resting = QTimer(self, singleShot=True, interval=RESTS_MS)
        self._resting.timeout.connect(self._rest)

    def rests_after(self, milliseconds: int) -> None:
        """A finger that stays so long where it is rests."""
        self._resting.setInterval(milliseconds)

    def hear(self, event: QTouchEvent) -> None:
        """What fingers do on the view."""
        down = [each for each in event.points() if each.state() != QEventPoint.State.Released]
        kind, at = event.type(), event.points()[0].position() if event.points() else QPointF()
        if kind == QEvent.Type.TouchCancel:
            self._give_up()
        elif len(down) > 1:
            self._spread({each.id(): each.position() for each in down[:2]})
        elif kind == QEvent.Type.TouchBegin:
            self._start, self._fingers = at, {}
            self._resting.start()
        elif kind == QEvent.Type.TouchEnd:
            self._lift(at)
        else:
            self._move(at)

    # One finger

    def _move(self, at: QPointF) -> None:
        if self._start is not None and (at - self._start).manhattanLength() > SLACK:
            self._resting.stop()
            start, self._start, self._is_dragging = self._start, None, True
            self.mouse.press(self._as_mouse(PRESS, self.meant(start)))
        if self._is_dragging:
            self.mouse.move(self._as_mouse(MOVE, at))

    def _lift(self, at: QPointF) -> None:
        self._resting.stop()
        start, self._start, self._fingers = self._start, None, {}
        if self._is_dragging:
            self._is_dragging = False
            carries = self.mouse.is_dragging
            self.mouse.release(self._as_mouse(RELEASE, self.meant(at) if carries else at))
            self.mouse.leave()
        elif start is not None:
            self._tap_or_look(start)

    def _tap_or_look(self, at: QPointF) -> None:
        """What a finger cannot tell apart is shown larger first; tapped there, it is meant."""
        lens = self.view.lens
        if lens.is_over(at):
            self.mouse.pointer = at
            self._tap(at)
            return
        lens.put_away()
        meant = self.meant(at)
        if not lens.open_at(meant):
            self._tap(meant)

    def _tap(self, at: QPointF) -> None:
        """Press and let go; twice in the same place fits what lies there."""
        before, self._tapped = self._tapped, at
        is_soon = self._since_tap.isValid() and self._since_tap.elapsed() < QApplication.doubleClickInterval()
        self._since_tap.start()
        if before is not None and is_soon and (at - before).manhattanLength() <= 2 * SLACK:
            self._tapped = None
            self.mouse.double_click(self._as_mouse(PRESS, at))
        else:
            self.mouse.pointer = at
            self.mouse.press(self._as_mouse(PRESS, at))
        self.mouse.release(self._as_mouse(RELEASE, at))
        self._point(at)

    def _rest(self) -> None:
        """Tell what lies under the finger, and unfold it; to lift the finger then does nothing."""
        at, self._start = self._start, None
        if at is not None:
            self.mouse.gestures.touched.emit()
            self._point(at)
            self.rested.emit(at.toPoint())

    def _point(self, at: QPointF) -> None:
        """What unfolds where one points unfolds where one touched, and stays until something else is."""
        self.mouse.gestures.pointed.emit(self.view.board.key_at(self._on_table(at)) or "")
        self.mouse.pointer = None

    # Two fingers

    def _spread(self, now: dict[int, QPointF]) -> None:
        """Bring the table nearer or move it, so that it stays under the fingers."""
        self._resting.stop()
        self._start = None
        if self._is_dragging:
            self._is_dragging = False
            self.mouse.give_up()
        before, self._fingers = self._fingers, now
        if before.keys() != now.keys():
            return
        self.camera.pan(middle(now.values()) - middle(before.values()))
        was, far = apart(before.values()), apart(now.values())
        if was and far:
            self.camera.zoom_at(far / was, middle(now.values()))

    def _give_up(self) -> None:
        """The system has taken the fingers for something else: nothing was meant."""
        self._resting.stop()
        self._start, self._fingers = None, {}
        if self._is_dragging:
            self._is_dragging = False
            self.mouse.give_up()

    # Where

    def meant(self, at: QPointF) -> QPointF:
        """The point of the view that is meant by a finger here: within what can be used nearest to it."""
        hits, scene, point = self.mouse.hits, self.view.board, self._on_table(at)
        wanted = hits.usable()
        if not wanted or scene.key_at(point, wanted) is not None:
            return at
        reach = SLACK / self.view.transform().m11()
        near = [(away(rect, point), key, rect) for key, rect in self._rects(wanted)]
        found = min((each for each in near if each[0] <= reach), key=lambda each: each[0], default=None)
        if found is None:
            return at
        _, key, rect = found
        inside = closest(rect.adjusted(*(share * INSIDE for share in sides(rect))), point)
        return QPointF(self.view.mapFromScene(inside if scene.key_at(inside, wanted) == key else rect.center()))

    def _rects(self, keys: Iterable[Key]) -> list[tuple[Key, QRectF]]:
        places = ((key, self.view.board.place_of(key)) for key in keys)
        return [(key, place.rect) for key, place in places if place is not None]

    def _on_table(self, at: QPointF) -> QPointF:
        return self.view.lens.under(at)

    def _as_mouse(self, kind: QEvent.Type, at: QPointF) -> QMouseEvent:
        held = NONE if kind == RELEASE else LEFT
        on_screen = QPointF(self.view.viewport().mapToGlobal(at))
        return QMouseEvent(kind, at, on_screen, NONE if kind == MOVE else LEFT, held, PLAIN)


def middle(points: Iterable[QPointF]) -> QPointF:
    one, other = points
    return (one + other) / 2


def apart(points: Iterable[QPointF]) -> float:
    one, other = points
    line = one - other
    return float((line.x() ** 2 + line.y() ** 2) ** 0.5)


def closest(rect: QRectF, point: QPointF) -> QPointF:
    """The point of a rectangle that is nearest to this one."""
    return QPointF(min(max(point.x(), rect.left()), rect.right()), min(max(point.y(), rect.top()), rect.bottom()))


def away(rect: QRectF, point: QPointF) -> float:
    return apart((closest(rect, point), point))


def sides(rect: QRectF) -> tuple[float, float, float, float]:
    return rect.width(), rect.height(), -rect.width(), -rect.height()
