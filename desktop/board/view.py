"""The window onto the table: hands mouse, wheel and keys on, and moves the camera."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QResizeEvent,
    QTouchEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView

from desktop.aloud.roles import Role
from desktop.board.camera import Camera
from desktop.board.gestures import Gestures
from desktop.board.hand import Hand
from desktop.board.keyboard import Keyboard
from desktop.board.keyboard_focus import KeyboardFocus
from desktop.board.lens import Lens
from desktop.board.lights import Lights
from desktop.board.mouse import Mouse
from desktop.board.proposing import Proposer
from desktop.board.scene import BoardScene
from desktop.board.situation import Situation
from desktop.board.sprite import Key
from desktop.board.touch import Touch
from desktop.widgets.fingers import is_on_screen

BY_KEYBOARD = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
ONLY_AWAY = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
"""The keyboard comes back here afterwards."""


class BoardView(QGraphicsView):
    """The view of the table.

    Signals: `resized` when the table needs a new layout; `tip_wanted` with what lies under the mouse, or empty, and
    where that is on the screen.
    """

    resized = Signal()
    tip_wanted = Signal(str, QPoint)

    spoken_as, speaks_alone = Role.Canvas, True
    hears_fingers = True
    """They do more here than elsewhere in a window."""
    is_whole = False
    """Also for a view that is being taken apart and loses the keyboard then."""

    def __init__(self, scene: BoardScene, situation: Situation, hand: Hand, proposer: Proposer) -> None:
        super().__init__(scene)
        self.board = scene
        self.situation = situation
        self.camera = Camera(self, scene)
        self.keyboard_focus = KeyboardFocus(situation, hand, scene)
        self.lights = Lights(situation, hand, scene, self.keyboard_focus, self)
        self.gestures = Gestures(situation, hand, proposer, self.lights, scene, self)
        self.keyboard = Keyboard(self.gestures, self.keyboard_focus, self.lights, self.camera)
        self.mouse = Mouse(self, self.gestures, self.keyboard, self.camera)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.touch = Touch(self)
        self.lens = self.mouse.lens = Lens(self, self.mouse)
        self.mouse.hits.scale = lambda: self.lens.scale
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.describes: Callable[[Key], str] = lambda key: self.accessibleDescription()
        """Words for what lies somewhere on the table, as it stands now."""
        self.is_whole = True

    # Keyboard

    @property
    def focus(self) -> Key | None:
        """The piece or place that has the keyboard focus."""
        return self.keyboard_focus.at

    def spoken_description(self) -> str:
        """What lies where the keyboard is, for a screen reader that asks."""
        frame = self.keyboard_focus.frame
        return self.accessibleDescription() if frame is None else self.describes(frame)

    def stand_on(self, key: Key | None) -> None:
        """The keyboard, or a list elsewhere, stands here."""
        self.keyboard_focus.at = key
        self.keyboard_focus.by_keyboard = True
        self.lights.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.keyboard.press(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not self.keyboard.release(event):
            super().keyReleaseEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in BY_KEYBOARD:
            self.keyboard.begin()
        self.lights.show()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self.is_whole:
            self.keyboard.leave()
            self.lights.show()
            if event.reason() not in ONLY_AWAY:
                self.gestures.pointed.emit(self.mouse.key)

    # Mouse

    @property
    def pointer(self) -> QPointF | None:
        """The position of the mouse, while it is over the table."""
        return self.mouse.pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.mouse.press(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mouse.double_click(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.mouse.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.mouse.release(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.mouse.leave()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()  # the screen makes words larger or smaller
        else:
            self.mouse.wheel(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            self.camera.zoom_at(1 + event.value(), event.position())
            return True
        if isinstance(event, QTouchEvent):
            if is_on_screen(event):
                self.touch.hear(event)
            event.accept()
            return True
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            key = None if self.mouse.is_dragging else self.board.key_at(self.mapToScene(event.pos()))
            self.tip_wanted.emit(key or "", event.globalPos())
            return True
        return super().viewportEvent(event)

    # Camera

    def zoom(self, factor: float) -> None:
        """Nearer or farther from what is in the middle, or under the mouse."""
        middle = QPointF(self.viewport().rect().center())
        self.camera.zoom_at(factor, self.pointer if self.pointer is not None else middle)

    @property
    def seen(self) -> tuple[float, int, int]:
        """The state of the camera: how near, and over which part of the table."""
        return self.camera.zoom, self.horizontalScrollBar().value(), self.verticalScrollBar().value()

    def fit(self) -> None:
        """The whole table again, at once."""
        self.camera.look_at_all(0)

    def fit_here(self) -> None:
        """The board under the mouse, or where the keyboard stands; from there, the whole table again."""
        place = self.board.place_of(self.keyboard_focus.frame) if self.keyboard_focus.frame is not None else None
        point = self.camera.table.topLeft() - QPointF(1, 1)
        if place is not None:
            point = place.rect.center()
        elif self.pointer is not None:
            point = self.mapToScene(self.pointer.toPoint())
        self.camera.fit(point, self.situation.part_places(), self.situation.camera_ms)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()
