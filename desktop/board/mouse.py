"""The mouse at the table: presses, drags, drops and clicks; where nothing can be done, it moves the table."""

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QCursor, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QGraphicsView

from desktop.board.camera import WHEEL_NOTCH, ZOOM_STEP, Camera
from desktop.board.gestures import Gestures
from desktop.board.hit_test import HitTest
from desktop.board.keyboard import Keyboard
from desktop.board.layers import Layer
from desktop.board.sprite import Key, Place

if TYPE_CHECKING:
    from desktop.board.lens import Lens

DRAG_STARTS = 6
"""How many pixels the pointer must travel before a press becomes a drag."""
HELD_LARGER, FANNED = 1.12, 0.55
HIDES, OVER_SMALL, LEAST_HELD = 1.6, 0.7, 0.42
"""A piece so many times larger than the place under it shrinks to this part of the place, and never below this one."""


class Mouse:
    def __init__(self, surface: QGraphicsView, gestures: Gestures, keyboard: Keyboard, camera: Camera) -> None:
        self.surface = surface
        self.gestures = gestures
        self.situation, self.hand, self.scene = gestures.situation, gestures.hand, gestures.scene
        self.hits = HitTest(gestures)
        self.keyboard = keyboard
        self.camera = camera
        self.pointer: QPointF | None = None
        """Where the mouse is, while it is over the table."""
        self.lens: Lens | None = None
        """What enlarges the table around the pointer."""
        self.pointers: Mapping[Qt.CursorShape, QCursor] = {}
        """Other pointers than the usual ones, by their shape: large ones for a class."""
        self._pressed: QPointF | None = None
        self._pressed_key: Key | None = None
        self._was_held = False
        """Whether the piece was in the hand already when it was pressed: then a click puts it back."""
        self._dragging = False
        self._panning: QPointF | None = None
        self._turned = 0.0
        """Notches of the wheel since a held piece was turned last; fine wheels tell parts of one."""
        gestures.cancelled.connect(self._forget)

    # What comes from the window

    def press(self, event: QMouseEvent) -> None:
        was_watched = self.situation.is_watched
        self.gestures.touched.emit()
        self.keyboard.mouse_is_used()
        ink = self.gestures.ink
        if ink is not None and not self.keyboard.holds_space and ink.press(event, self._on_table(event)):
            return
        if event.button() == Qt.MouseButton.RightButton:
            self.gestures.cancel()
        elif was_watched or event.button() != Qt.MouseButton.LeftButton or self.keyboard.holds_space:
            self._begin_to_pan(event.position())
        else:
            self._press(event, self._on_table(event))

    def double_click(self, event: QMouseEvent) -> None:
        """Fit the camera on a double click on felt or boards; on a piece press again, unless that means something.

        Two quick clicks on a piece are two clicks: a die is turned twice.
        """
        point = self._on_table(event)
        again = self.hand.again(self.scene.key_at(point)) if event.button() == Qt.MouseButton.LeftButton else []
        if again:
            self.gestures.cancel()
            self.gestures.propose(again)
            return
        is_empty = not (self.hand.held or self.hits.may_drop(point) or self.hits.piece_at(point))
        draws = self.gestures.ink is not None and self.gestures.ink.cursor is not None
        if is_empty and not draws and event.button() == Qt.MouseButton.LeftButton:
            self.camera.fit(point, self.situation.part_places(), self.situation.camera_ms)
        else:
            self.press(event)

    def move(self, event: QMouseEvent) -> None:
        self.pointer = event.position()
        if self.lens is not None and event.buttons() == Qt.MouseButton.NoButton:
            self.lens.point(event.position())
        point, ink = self._on_table(event), self.gestures.ink
        if ink is not None and ink.move(point):
            return
        if self._panning is not None:
            self.camera.pan(event.position() - self._panning)
            self._panning = event.position()
            return
        if self.hand.held:
            self.hand.point(self.hits.place_under(point))
        if self._pressed is not None:
            is_far = (point - self._pressed).manhattanLength() * self.camera.zoom > DRAG_STARTS
            if is_far and self._pressed_key is None:
                self._lift_off(self._pressed)
            if self._pressed_key is not None and (self._dragging or is_far):
                self._dragging = True
                self._put_lens_away()
                self._carry(point)
        self._show_cursor(point)
        self.gestures.pointed.emit(self.scene.key_at(point) or "")

    def release(self, event: QMouseEvent) -> None:
        point, ink = self._on_table(event), self.gestures.ink
        if ink is not None and ink.release(point):
            return
        self._panning = None
        pressed, self._pressed = self._pressed, None
        if pressed is not None:
            with self.gestures.lights.one_pass():
                self._release(point, pressed)
        if self.lens is not None:
            self.lens.put_away_if_done()
        self._show_cursor(point)

    def leave(self) -> None:
        self.pointer = None
        self._put_lens_away()
        if self.gestures.ink is not None:
            self.gestures.ink.leave()
        self.gestures.pointed.emit("")

    def wheel(self, event: QWheelEvent) -> None:
        """Turns what is held, if that can be turned; else zooms."""
        notches, ink = event.angleDelta().y() / WHEEL_NOTCH, self.gestures.ink
        if ink is not None and ink.wheel(notches):
            return
        if not self.hand.can_turn:
            self.camera.zoom_at(ZOOM_STEP**notches, event.position())
            return
        self._turned += notches
        if abs(self._turned) >= 1:
            self.hand.turn(-1 if self._turned > 0 else 1)
            self._turned = 0.0

    def give_up(self) -> None:
        """What was begun was not meant: what was lifted is put back, and the table stays where it is."""
        self.gestures.cancel()
        self._panning = self._pressed_key = None

    @property
    def key(self) -> Key:
        """What lies under the pointer."""
        if self.pointer is None:
            return ""
        return self.scene.key_at(self._under(self.pointer)) or ""

    @property
    def is_pressed(self) -> bool:
        return self._pressed is not None

    @property
    def is_dragging(self) -> bool:
        return self._dragging

    # Press and release

    def _press(self, event: QMouseEvent, point: QPointF) -> None:
        self._pressed, self._pressed_key, self._dragging = point, None, False
        piece = None if self.hits.may_put_down(point) else self.hits.piece_at(point)
        if piece is not None:
            self._pressed_key = piece
            self._was_held = piece in self.hand.held
            self.gestures.take(piece, toggles=bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier))
        elif not self.hits.may_drop(point):
            self._begin_to_pan(event.position())
        self._show_cursor(point)

    def _release(self, point: QPointF, pressed: QPointF) -> None:
        hand, gestures = self.hand, self.gestures
        is_click = (point - pressed).manhattanLength() * self.camera.zoom <= DRAG_STARTS
        fold = self.scene.fold_of(self.scene.key_at(point)) if is_click and not self._dragging else ""
        if self._dragging:
            self._dragging = False
            gestures.drop(self.hits.place_under(point))
        elif is_click and not self._was_held and self._pressed_key in hand.clickable():
            self._click(self._pressed_key)
        elif is_click and (wanted := self.hits.wanted_at(point)) is not None:
            gestures.ask_to_play_on(wanted)
        elif is_click and self.hits.is_put_down(point, self._pressed_key):
            gestures.drop(self.hits.place_under(point))
        elif is_click and not self._was_held and (reason := self.hits.reason_at(point, self._pressed_key)) is not None:
            hand.tell(reason)
        elif fold and not gestures.is_playable(self._pressed_key):
            hand.let_go()
            gestures.unfolded.emit(fold)
        elif self._was_held and self._pressed_key in hand.held:
            hand.take(self._pressed_key, more=True)
        elif is_click and not hand.held:
            gestures.asked.emit(point)
        self._pressed_key, self._was_held = None, False

    def _click(self, key: Key) -> None:
        """A piece that can be dragged somewhere, and for which a click is enough."""
        self.hand.let_go()
        self.gestures.drop(key)

    def _put_lens_away(self) -> None:
        if self.lens is not None:
            self.lens.put_away()

    def _forget(self) -> None:
        """Drop every gesture that has begun; what was held glides back."""
        self._put_lens_away()
        self._dragging, self._pressed = False, None

    def _begin_to_pan(self, at: QPointF) -> None:
        self._panning = at
        self.surface.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    # Carrying

    def _lift_off(self, point: QPointF) -> None:
        """A place was pressed that could be clicked; but what is dragged is the piece that lies on it."""
        piece = None if self.hand.held else self.scene.key_at(point, self.scene.pieces())
        if piece is not None:
            self._pressed_key, self._was_held = piece, False
            self.gestures.take(piece)

    def _carry(self, point: QPointF) -> None:
        """The held pieces follow the pointer, side by side."""
        for number, piece in enumerate(sorted(self.hand.held)):
            place = self.scene.place_of(piece)
            if place is not None:
                aside = number * place.width * FANNED
                carried = place.scaled(self._held_size(place)).at(point.x() + aside, point.y())
                self.gestures.carried[piece] = carried
                self.scene.put(piece, carried, Layer.HELD)

    def _held_size(self, piece: Place) -> float:
        """A little larger than it lies; but over a place that it would hide, small enough to see what happens there."""
        over = self.scene.place_of(self.hand.pointed) if self.hand.pointed is not None else None
        if over is None or piece.width * piece.height < HIDES * over.width * over.height:
            return HELD_LARGER
        share = over.width * over.height / (piece.width * piece.height)
        return max(LEAST_HELD, OVER_SMALL * math.sqrt(share))

    def _on_table(self, event: QMouseEvent) -> QPointF:
        return self._under(event.position())

    def _under(self, at: QPointF) -> QPointF:
        return self.lens.under(at) if self.lens is not None else self.surface.mapToScene(at.toPoint())

    def _show_cursor(self, point: QPointF) -> None:
        """An open hand over what can be taken, a finger over what can be clicked."""
        shape = Qt.CursorShape.ArrowCursor
        drawn = self.gestures.ink.cursor if self.gestures.ink is not None else None
        if drawn is not None and not self.keyboard.holds_space:
            shape = drawn
        elif self.keyboard.holds_space:
            shape = Qt.CursorShape.OpenHandCursor
        elif self._dragging:
            shape = Qt.CursorShape.ClosedHandCursor
        elif self.hits.may_drop(point):
            shape = Qt.CursorShape.PointingHandCursor
        elif self.scene.key_at(point, self.hand.takable() | self.hand.takable_anew()):
            shape = Qt.CursorShape.OpenHandCursor
        wanted = self.pointers.get(shape, QCursor(shape))
        if self.surface.viewport().cursor() != wanted:
            self.surface.viewport().setCursor(wanted)
