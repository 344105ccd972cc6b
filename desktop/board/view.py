"""The window onto the table: mouse, wheel and keys become what the hand and the camera do."""

import html
import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGestureEvent, QGraphicsView, QPinchGesture, QToolTip, QWidget

from desktop.board.camera import WHEEL_NOTCH, ZOOM_STEP, Camera
from desktop.board.gestures import Gestures
from desktop.board.hand import Hand, Reason
from desktop.board.layers import Layer
from desktop.board.marks import marks
from desktop.board.scene import BoardScene
from desktop.board.sprite import Key, Place, Sprite
from desktop.board.standing import Standing

DRAG_STARTS = 6
"""How many pixels the pointer must travel before a press becomes a drag."""
HELD_LARGER, FANNED = 1.12, 0.55
HIDES, OVER_SMALL, LEAST_HELD = 1.6, 0.7, 0.42
"""A piece so many times larger than the place under it shrinks to this part of the place, and never below this one."""
BY_KEYBOARD = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
ONLY_AWAY = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
"""The keyboard comes back here afterwards."""
ARROWS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
BARE_KEYS = (Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
"""What is only held while another key is pressed: that does nothing yet."""
PRESSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class BoardView(QGraphicsView):
    """Signals: `resized` when the table must be laid out anew; `pointed` with the key under the pointer or the
    keyboard, or empty; `stands` with the key that the frame of the keyboard is around, whatever moved it there, and
    again when the table has changed; `touched` whenever a button or key is pressed here; `unfolded` with what was
    clicked to look at it more closely; `cancelled` when somebody wants everything put back; `wanted` with what somebody
    would take in the past, where nothing is played.
    """

    resized = Signal()
    pointed = Signal(str)
    stands = Signal(str)
    touched = Signal()
    unfolded = Signal(str)
    cancelled = Signal()
    wanted = Signal(str)

    hand: Hand | None = None
    """Also for a view that is being taken apart and loses the keyboard then."""

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.board = scene
        self.camera = Camera(self, scene)
        self.standing = Standing(scene)
        self.hints = True
        self.foresee: Callable[[], list[Sprite]] = list
        """What shows before a drop, as the desk describes it."""
        self.is_still: Callable[[], bool] = lambda: True
        """Whether all pieces lie where they belong: no light falls on what is still on its way."""
        self.is_watched: Callable[[], bool] = lambda: False
        """Whether moves are shown again: then a press ends that, and does nothing else."""
        self.is_past: Callable[[], bool] = lambda: False
        """Whether the table shows the past of the game, where nothing is played."""
        self.would_take: Callable[[], frozenset[Key]] = frozenset
        """What could be taken or clicked there if the game went on from that point."""
        self.parts: Callable[[], Sequence[QRectF]] = list
        """The boards and mats that the camera can look at."""
        self.words_of: Callable[[Key], str] = str
        """What lies there, in words."""
        self.glide_ms: Callable[[], int] = int
        """How long the camera takes to get there."""
        self.trails: list[Sprite] = []
        """What was moved last by somebody else."""
        self.pointer: QPointF | None = None
        """Where the mouse is, while it is over the table."""
        self._passes = 0
        self._is_due = False
        """How many ask that the marks are shown once, when they are done; and whether anything has changed since."""
        self._stands: tuple[Key | None, object] = None, None
        """Where the frame was last, on which table."""
        self._pressed: QPointF | None = None
        self._pressed_key: Key | None = None
        self._was_held = False
        """Whether the piece was in the hand already when it was pressed: then a click puts it back."""
        self._dragging = False
        self._panning: QPointF | None = None
        self._turned = 0.0
        """Notches of the wheel since a held piece was turned last; fine wheels tell parts of one."""
        self._space = False
        """Whether the space bar is down: then the mouse drags the table, whatever lies there."""
        self._presses: Qt.KeyboardModifier | None = None
        """What is held with the space bar that will press when it is let go; nothing once the mouse was used."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setMouseTracking(True)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def focus(self) -> Key | None:
        """Where the keyboard stands."""
        return self.standing.at

    def stand_on(self, key: Key | None) -> None:
        """The keyboard, or a list elsewhere, stands here."""
        self.standing.at = key
        self.standing.by_keyboard = True
        self.show_marks()

    def follow(self, gestures: Gestures) -> None:
        self.gestures = gestures
        self.hand = self.standing.hand = gestures.hand
        gestures.hand.changed.connect(self.show_marks)

    @contextmanager
    def marked_once(self) -> Iterator[None]:
        """Shows the marks once, when all that is done meanwhile has happened."""
        self._passes += 1
        try:
            yield
        finally:
            self._passes -= 1
            if self._is_due and not self._passes:
                self.show_marks()

    def show_marks(self) -> None:
        self._is_due = bool(self._passes)
        if self.hand is not None and not self._passes:
            self.standing.stay_near()
            focus = self.standing.frame if self.hasFocus() else None
            hand = self.hand if self.is_still() else None
            shown = marks(hand, self.board.by_key(), focus, hints=self.hints)
            self.board.show_marks([*shown, *self.foresee(), *self.trails])
            stands = focus, self.board.by_key()
            if focus is not None and (focus != self._stands[0] or stands[1] is not self._stands[1]):
                self.stands.emit(focus)
            self._stands = stands

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        was_watched = self.is_watched()
        self.touched.emit()
        self._presses = None
        self._show_frame(False)
        point = self.mapToScene(event.position().toPoint())
        if event.button() == Qt.MouseButton.RightButton:
            self.cancel()
        elif was_watched or self.hand is None or event.button() != Qt.MouseButton.LeftButton or self._space:
            self._begin_to_pan(event.position())
        else:
            self._press(event, point)

    def _press(self, event: QMouseEvent, point: QPointF) -> None:
        assert self.hand is not None
        self._pressed, self._pressed_key, self._dragging = point, None, False
        piece = None if self._may_put_down(point) else self._piece_at(point)
        if piece is not None:
            self._pressed_key = piece
            self._was_held = piece in self.hand.held
            self._take(piece, toggles=bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier))
        elif not self._may_drop(point):
            self._begin_to_pan(event.position())
        self._show_cursor(point)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """On a piece two quick clicks are two clicks: a die is turned twice. On felt and boards the camera fits."""
        point = self.mapToScene(event.position().toPoint())
        is_empty = self.hand is None or not (self.hand.held or self._may_drop(point) or self._piece_at(point))
        if is_empty and event.button() == Qt.MouseButton.LeftButton:
            self.camera.fit(point, self.parts(), self.glide_ms())
        else:
            self.mousePressEvent(event)

    def _begin_to_pan(self, at: QPointF) -> None:
        self._panning = at
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def _piece_at(self, point: QPointF) -> Key | None:
        """The piece to take here: one that is held or can join those; else one that can be played, else any at all."""
        assert self.hand is not None
        held, clickable, takable = self.hand.held, self.hand.clickable(), self.hand.takable()
        first = self.board.key_at(point, takable | held | (frozenset() if held else clickable))
        if first is not None:
            return None if first in clickable - takable and not held else first
        anew = self.board.key_at(point, self.hand.takable_anew())
        return anew if anew is not None else self.board.key_at(point, self.board.pieces())

    def _take(self, piece: Key, *, toggles: bool) -> None:
        """The piece joins those that are held where it can, else it is taken in their place."""
        assert self.hand is not None
        if toggles:
            self.hand.take(piece, more=True)
        elif piece in self.hand.held:
            return
        elif piece in self.hand.takable():
            self.hand.take(piece, more=True)
        elif not self.hand.take(piece):
            self.hand.lift(piece)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.pointer = event.position()
        point = self.mapToScene(event.position().toPoint())
        if self._panning is not None:
            self.camera.pan(event.position() - self._panning)
            self._panning = event.position()
            return
        if self.hand is not None and self.hand.held:
            self.hand.point(self._place_under(point))
        if self._pressed is not None and self.hand is not None:
            is_far = (point - self._pressed).manhattanLength() * self.camera.zoom > DRAG_STARTS
            if is_far and self._pressed_key is None:
                self._lift_off(self._pressed)
            if self._pressed_key is not None and (self._dragging or is_far):
                self._dragging = True
                self._carry(point)
        self._show_cursor(point)
        self.pointed.emit(self.board.key_at(point) or "")

    def _lift_off(self, point: QPointF) -> None:
        """A place was pressed that could be clicked; but what is dragged is the piece that lies on it."""
        assert self.hand is not None
        piece = None if self.hand.held else self.board.key_at(point, self.board.pieces())
        if piece is not None:
            self._pressed_key, self._was_held = piece, False
            self._take(piece, toggles=False)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        point = self.mapToScene(event.position().toPoint())
        self._panning = None
        pressed, self._pressed = self._pressed, None
        if self.hand is not None and pressed is not None:
            with self.marked_once():
                self._release(point, pressed)
        self._show_cursor(point)

    def _release(self, point: QPointF, pressed: QPointF) -> None:
        assert self.hand is not None
        is_click = (point - pressed).manhattanLength() * self.camera.zoom <= DRAG_STARTS
        fold = self.board.fold_of(self.board.key_at(point)) if is_click and not self._dragging else ""
        if self._dragging:
            self._dragging = False
            self.gestures.drop(self._place_under(point))
        elif is_click and not self._was_held and self._pressed_key in self.hand.clickable():
            self._click(self._pressed_key)
        elif is_click and self._wanted_at(point) is not None:
            self.wanted.emit(self._wanted_at(point))
        elif is_click and self._is_put_down(point):
            self.gestures.drop(self._place_under(point))
        elif is_click and not self._was_held and (reason := self._reason_at(point)) is not None:
            self.hand.tell(reason)
        elif fold and not self._is_playable(self._pressed_key):
            self.hand.let_go()
            self.unfolded.emit(fold)
        elif self._was_held and self._pressed_key in self.hand.held:
            self.hand.take(self._pressed_key, more=True)
        self._pressed_key, self._was_held = None, False

    def _click(self, key: Key) -> None:
        """A piece that can be dragged somewhere, and for which a click is enough."""
        assert self.hand is not None
        self.hand.let_go()
        self.gestures.drop(key)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointer = None
        self.pointed.emit("")

    def _show_cursor(self, point: QPointF) -> None:
        """An open hand over what can be taken, a finger over what can be clicked."""
        shape = Qt.CursorShape.ArrowCursor
        if self._space:
            shape = Qt.CursorShape.OpenHandCursor
        elif self.hand is not None and self._dragging:
            shape = Qt.CursorShape.ClosedHandCursor
        elif self.hand is not None and self._may_drop(point):
            shape = Qt.CursorShape.PointingHandCursor
        elif self.hand is not None and self.board.key_at(point, self.hand.takable() | self.hand.takable_anew()):
            shape = Qt.CursorShape.OpenHandCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def _is_playable(self, key: Key | None) -> bool:
        """Whether a click there does something: then it does not unfold what lies there."""
        assert self.hand is not None
        return key is not None and key in self.hand.takable_anew()

    def _reason_at(self, point: QPointF) -> Reason | None:
        """Why a click there does nothing, if only what was pressed is held."""
        assert self.hand is not None
        key = self.board.key_at(point)
        is_free = self.hand.held <= {self._pressed_key} and not self._is_playable(key)
        return self.hand.reason_not_to_click(key) if is_free else None

    def _wanted_at(self, point: QPointF) -> Key | None:
        return self.board.key_at(point, self.would_take()) if self.is_past() else None

    def _is_put_down(self, point: QPointF) -> bool:
        """Whether the click that ends here is a drop."""
        if self._pressed_key is None and self._may_put_down(point):
            return True
        return self._place_under(point) != self._pressed_key and self._may_drop(point)

    def _may_put_down(self, point: QPointF) -> bool:
        """Whether a click there drops what is held, or tells why it may not lie there: the same as a drag. What could
        be taken there instead is taken."""
        hand = self.hand
        if hand is None or not hand.held or self._may_drop(point):
            return hand is not None and bool(hand.held)
        takable = hand.held | hand.takable() | hand.takable_anew()
        return self.board.key_at(point, takable) is None and hand.is_refused(self._place_under(point))

    def _may_drop(self, point: QPointF) -> bool:
        """Whether a click there would mean something: a target of what is held, or a place to click."""
        if self.hand is None:
            return False
        among = self.hand.targets() if self.hand.held else self.hand.clickable()
        return self.board.key_at(point, among) is not None

    def _place_under(self, point: QPointF) -> Key | None:
        """Targets first; else whatever lies there, to say why not."""
        if self.hand is None:
            return None
        key = self.board.key_at(point, self.hand.targets() if self.hand.held else self.hand.clickable())
        if key is not None:
            return key
        others = [sprite.key for sprite in self.board.sprites if sprite.key not in self.hand.held]
        return self.board.key_at(point, others)

    def _carry(self, point: QPointF) -> None:
        """The held pieces follow the pointer, side by side."""
        assert self.hand is not None
        for number, piece in enumerate(sorted(self.hand.held)):
            place = self.board.place_of(piece)
            if place is not None:
                aside = number * place.width * FANNED
                carried = place.scaled(self._held_size(place)).at(point.x() + aside, point.y())
                self.gestures.carried[piece] = carried
                self.board.put(piece, carried, Layer.HELD)

    def _held_size(self, piece: Place) -> float:
        """A little larger than it lies; but over a place that it would hide, small enough to see what happens there."""
        assert self.hand is not None
        over = self.board.place_of(self.hand.pointed) if self.hand.pointed is not None else None
        if over is None or piece.width * piece.height < HIDES * over.width * over.height:
            return HELD_LARGER
        share = over.width * over.height / (piece.width * piece.height)
        return max(LEAST_HELD, OVER_SMALL * math.sqrt(share))

    def cancel(self) -> None:
        """Whatever is held glides back."""
        if self.hand is not None:
            self._dragging, self._pressed = False, None
            self.gestures.cancel()
        self.cancelled.emit()

    # Keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_shown = self.standing.frame is not None and not self.is_watched()
        if event.key() not in BARE_KEYS:
            self.touched.emit()
        key = Qt.Key(event.key())
        if self.hand is None or self._looks_back(key):
            event.ignore()
            return
        if key in BARE_KEYS:
            event.ignore()
        elif key in ARROWS:
            self._walk(*ARROWS[key])
        elif key == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self._space, self._presses = True, event.modifiers() if is_shown else None
        elif key in PRESSES:
            if is_shown:
                self._press_focus(event.modifiers())
        elif key == Qt.Key.Key_Escape:
            self.cancel()
        else:
            super().keyPressEvent(event)
        self._show_frame(True)

    def _looks_back(self, key: Qt.Key) -> bool:
        """These lead through the past, unless somebody walks over the table with them."""
        return self.is_past() and key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and self.standing.frame is None

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """The space bar presses when it is let go, unless the table was dragged with it."""
        if event.key() != Qt.Key.Key_Space or event.isAutoRepeat():
            super().keyReleaseEvent(event)
            return
        held, self._space, self._presses = self._presses, False, None
        if held is not None:
            self._press_focus(held)

    def _walk(self, across: int, down: int) -> None:
        assert self.hand is not None
        self.standing.walk(across, down)
        if self.hand.held:
            self.hand.point(self.focus)
        self.pointed.emit(self.focus or "")
        self._keep_in_sight()

    def _press_focus(self, held: Qt.KeyboardModifier) -> None:
        if self.hand is None or self.focus is None:
            return
        with self.marked_once():
            self._press_focused(self.focus, more=bool(held & Qt.KeyboardModifier.ControlModifier))
            self.standing.stay_near()
            self._keep_in_sight()

    def _press_focused(self, focus: Key, *, more: bool) -> None:
        assert self.hand is not None
        if self.is_past() and focus in self.would_take():
            self.wanted.emit(focus)
        elif focus in (self.hand.targets() if self.hand.held else self.hand.clickable()):
            self.gestures.drop(focus)
        elif not self.hand.held and (reason := self.hand.reason_not_to_click(focus)) is not None:
            self.hand.tell(reason)
        elif focus not in self.hand.takable_anew() and self.hand.is_refused(focus):
            self.gestures.drop(focus)
        elif self.board.fold_of(focus) and not self._is_playable(focus):
            self.unfolded.emit(self.board.fold_of(focus))
        elif focus in self.board.pieces():
            self._take(focus, toggles=more or focus in self.hand.held)

    def _show_frame(self, by_keyboard: bool) -> None:
        """Around where the keyboard stands, from the first key on until a mouse is used."""
        if by_keyboard == self.standing.by_keyboard:
            return
        if by_keyboard:
            self.standing.begin()
            self.pointed.emit(self.focus or "")
        self.standing.by_keyboard = by_keyboard
        self.show_marks()

    def _keep_in_sight(self) -> None:
        place = self.board.place_of(self.focus) if self.focus is not None else None
        if place is not None:
            self.camera.bring_into_sight(place.rect)
        self.show_marks()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in BY_KEYBOARD:
            self.standing.begin()
            self.pointed.emit(self.focus or "")
        self.show_marks()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._space, self._presses = False, None
        self.show_marks()
        if event.reason() not in ONLY_AWAY:
            here = self.pointer
            self.pointed.emit((self.board.key_at(here) if here is not None else None) or "")

    # Camera

    def wheelEvent(self, event: QWheelEvent) -> None:
        notches = event.angleDelta().y() / WHEEL_NOTCH
        if self.hand is not None and self.hand.can_turn:
            self._turned += notches
            if abs(self._turned) >= 1:
                self.hand.turn(-1 if self._turned > 0 else 1)
                self._turned = 0.0
            return
        self.camera.zoom_at(ZOOM_STEP**notches, event.position())

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            self.camera.zoom_at(1 + event.value(), event.position())
            return True
        if isinstance(event, QGestureEvent):
            return self._pinch(event)
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self._tell(event)
            return True
        return super().viewportEvent(event)

    def _pinch(self, event: QGestureEvent) -> bool:
        pinch = event.gesture(Qt.GestureType.PinchGesture)
        if isinstance(pinch, QPinchGesture):
            middle = self.viewport().mapFromGlobal(pinch.hotSpot())
            self.camera.zoom_at(pinch.scaleFactor(), middle)
        return True

    def zoom(self, factor: float) -> None:
        """Nearer or farther from what is in the middle, or under the mouse."""
        middle = QPointF(self.viewport().rect().center())
        self.camera.zoom_at(factor, self.pointer if self.pointer is not None else middle)

    @property
    def seen(self) -> tuple[float, int, int]:
        """Where the camera is: how near, and over which part of the table."""
        return self.camera.zoom, self.horizontalScrollBar().value(), self.verticalScrollBar().value()

    def fit(self) -> None:
        """The whole table again, at once."""
        self.camera.look_at_all(0)

    def fit_here(self) -> None:
        """The board under the mouse, or where the keyboard stands; from there, the whole table again."""
        place = self.board.place_of(self.focus) if self.standing.by_keyboard and self.focus is not None else None
        point = self.camera.table.topLeft() - QPointF(1, 1)
        if place is not None:
            point = place.rect.center()
        elif self.pointer is not None:
            point = self.mapToScene(self.pointer.toPoint())
        self.camera.fit(point, self.parts(), self.glide_ms())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    # Tips

    def _tell(self, event: QHelpEvent) -> None:
        """What lies under the mouse, in words."""
        key = None if self._dragging else self.board.key_at(self.mapToScene(event.pos()))
        words = self.words_of(key) if key is not None else ""
        QToolTip.showText(event.globalPos(), f"<p>{html.escape(words)}</p>" if words else "", self)
