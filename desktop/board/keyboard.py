"""The keyboard at the table: arrows walk, Enter and the space bar press, Esc lets go."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from desktop.board.camera import Camera
from desktop.board.gestures import Gestures
from desktop.board.keyboard_focus import KeyboardFocus
from desktop.board.lights import Lights
from desktop.board.sprite import Key

ARROWS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
BARE_KEYS = (Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
"""What is only held while another key is pressed: that does nothing yet."""
WITH_LETTERS = (Qt.Key.Key_Alt, Qt.Key.Key_AltGr)
"""What is held with letters, which go elsewhere: it walks nowhere over the table."""
PRESSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
LEADS_THROUGH_PAST = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)


class Keyboard:
    def __init__(self, gestures: Gestures, keyboard_focus: KeyboardFocus, lights: Lights, camera: Camera) -> None:
        self.gestures = gestures
        self.situation, self.hand, self.scene = gestures.situation, gestures.hand, gestures.scene
        self.keyboard_focus = keyboard_focus
        self.lights = lights
        self.camera = camera
        self.holds_space = False
        """Whether the space bar is down: then the mouse drags the table, whatever lies there."""
        self._presses: Qt.KeyboardModifier | None = None
        """What is held with the space bar that will press when it is let go; nothing once the mouse was used."""

    def press(self, event: QKeyEvent) -> bool:
        """Does what this key means at the table, or leaves it to the screen. False if it means what it usually does."""
        is_shown = self.keyboard_focus.frame is not None and not self.situation.is_watched
        key = Qt.Key(event.key())
        if key not in BARE_KEYS:
            self.gestures.touched.emit()
        if self._looks_back(key):
            event.ignore()
            return True
        is_used = self._use(key, event, is_shown=is_shown)
        if key not in WITH_LETTERS:
            self.show_frame(True)
        return is_used

    def _use(self, key: Qt.Key, event: QKeyEvent, *, is_shown: bool) -> bool:
        if key in BARE_KEYS:
            event.ignore()
        elif key in ARROWS:
            self._walk(*ARROWS[key])
        elif key == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self.holds_space, self._presses = True, event.modifiers() if is_shown else None
        elif key in PRESSES:
            if is_shown:
                self._press_here(event.modifiers())
        elif self.gestures.ink is not None and self.gestures.ink.key(event):
            return True
        elif key == Qt.Key.Key_Escape:
            self.gestures.cancel()
        else:
            return False
        return True

    def release(self, event: QKeyEvent) -> bool:
        """The space bar presses when it is let go, unless the table was dragged with it. Whether it was that."""
        if event.key() != Qt.Key.Key_Space or event.isAutoRepeat():
            return False
        held, self.holds_space, self._presses = self._presses, False, None
        if held is not None:
            self._press_here(held)
        return True

    def mouse_is_used(self) -> None:
        self._presses = None
        self.show_frame(False)

    def begin(self) -> None:
        """The keyboard has come here by Tab, or by another key."""
        self.keyboard_focus.begin()
        self.gestures.pointed.emit(self.keyboard_focus.at or "")

    def leave(self) -> None:
        """The keyboard goes elsewhere."""
        self.holds_space, self._presses = False, None

    def show_frame(self, by_keyboard: bool) -> None:
        """Show the frame around the keyboard focus from the first key on, and hide it once a mouse is used."""
        if by_keyboard == self.keyboard_focus.by_keyboard:
            return
        if by_keyboard:
            self.begin()
        self.keyboard_focus.by_keyboard = by_keyboard
        self.lights.show()

    def _looks_back(self, key: Qt.Key) -> bool:
        """Check whether this key leads through the past: not while the player walks over the table with it."""
        return self.situation.is_past and key in LEADS_THROUGH_PAST and self.keyboard_focus.frame is None

    def _walk(self, across: int, down: int) -> None:
        self.keyboard_focus.walk(across, down)
        if self.hand.held:
            self.hand.point(self.keyboard_focus.at)
        self.gestures.pointed.emit(self.keyboard_focus.at or "")
        self._keep_in_sight()

    def _press_here(self, held: Qt.KeyboardModifier) -> None:
        if self.keyboard_focus.at is None:
            return
        if self.gestures.ink is not None and self.gestures.ink.press_at(self.keyboard_focus.at):
            return
        with self.lights.one_pass():
            self._press_at(self.keyboard_focus.at, more=bool(held & Qt.KeyboardModifier.ControlModifier))
            self.keyboard_focus.stay_near()
            self._keep_in_sight()

    def _press_at(self, focus: Key, *, more: bool) -> None:
        hand, gestures = self.hand, self.gestures
        if gestures.is_wanted(focus):
            gestures.ask_to_play_on(focus)
        elif focus in (hand.targets() if hand.held else hand.clickable()):
            gestures.drop(focus)
        elif not hand.held and (reason := hand.reason_not_to_click(focus)) is not None:
            hand.tell(reason)
        elif not gestures.is_playable(focus) and hand.is_refused(focus):
            gestures.drop(focus)
        elif (fold := self.scene.fold_of(focus)) and not gestures.is_playable(focus):
            gestures.unfolded.emit(fold)
        elif focus in self.scene.pieces():
            gestures.take(focus, toggles=more or focus in hand.held)

    def _keep_in_sight(self) -> None:
        place = self.scene.place_of(self.keyboard_focus.at) if self.keyboard_focus.at is not None else None
        if place is not None:
            self.camera.bring_into_sight(place.rect)
        self.lights.show()
