"""The keys of the teacher's screen beside those of every class: steps, the class's screen, the camera, undo."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from desktop.comments.autoplay import Autoplay
from desktop.keys import AZERTY, DIGITS, keys_of
from desktop.presenter.subject import TableSubject
from desktop.widgets.letter_keys import Shortcut

if TYPE_CHECKING:
    from desktop.presenter.screen import PresenterScreen

KEY_ZOOM = 1.25
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
STEPS = {Qt.Key.Key_Space: 1, Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}


class ScreenKeys:
    def __init__(self, screen: "PresenterScreen") -> None:
        area, view, room, subject = screen.area, screen.area.view, screen.classroom, screen.subject
        acts: list[tuple[tuple[str, ...], Callable[[], object]]] = [
            (("PgDown", "N"), partial(subject.go, 1)),
            (("PgUp",), partial(subject.go, -1)),
            (keys_of("project"), screen.exchange),
            (keys_of("dock"), screen.toggle_words),
            (keys_of("class"), screen.shell.back),
            (keys_of("whole"), area.look_at_all),
            (keys_of("fit"), view.fit_here),
            (keys_of("nearer"), partial(view.zoom, KEY_ZOOM)),
            (keys_of("farther"), partial(view.zoom, 1 / KEY_ZOOM)),
            (("Delete",), room.marking.wipe),
            (("Backspace",), room.marking.take_back),
            (("Ctrl++", "Ctrl+="), partial(room.step_size, 1)),
            (("Ctrl+-",), partial(room.step_size, -1)),
        ]
        if isinstance(subject, TableSubject):
            autoplay = Autoplay(subject.program, subject.table, area)
            acts += [(keys_of("undo"), subject.table.undo), (keys_of("redo"), subject.table.redo)]
            acts += [(keys_of("autoplay"), autoplay.toggle), (keys_of("keep-marks"), room.keep_marks)]
        for number, digits in enumerate(zip(DIGITS, AZERTY, strict=True), start=1):
            acts.append((digits, partial(area.look_at_part, number)))
        for keys, does in acts:
            for key in keys:
                Shortcut(screen.program, key, screen, does)

    @staticmethod
    def onward(screen: "PresenterScreen", event: QKeyEvent) -> bool:
        """Enter reveals, the space bar and arrows lead to another step. Whether it was one of these."""
        key = Qt.Key(event.key())
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        if key in ENTER and screen.classroom.vote is not None:
            screen.classroom.reveal()
        elif key in STEPS and screen.subject.has_steps:
            screen.subject.go(STEPS[key])
        else:
            return False
        return True

    @staticmethod
    def leaves(screen: "PresenterScreen", event: QKeyEvent) -> bool:
        """Escape lets go of a piece first, then of marks, then shows the class again what goes on; then it leaves."""
        if event.key() != Qt.Key.Key_Escape or screen.area.hand.held or screen.marking.pending is not None:
            return False
        if screen.marking.tool is not None and not screen.marking.has_marks:
            screen.marking.choose(None)
        else:
            screen.leave_one()
        return True
