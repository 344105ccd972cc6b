"""What the table of the workshop is for: its position is edited, moves are played on it, marks are drawn over it."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Literal, get_args

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from desktop.maker.position import StepEditor, written_position
from desktop.maker.tool_strip import KEYS
from desktop.widgets.letter_keys import Shortcut
from desktop.widgets.switch import Choice, Switch

if TYPE_CHECKING:
    from desktop.maker.screen import MakerScreen

Mode = Literal["position", "play", "mark"]
MODES: tuple[Mode, ...] = get_args(Mode)
TRY_KEY = "F5"
"""Tries the lesson as a pupil; while marks are drawn, it takes a tool in hand as in class."""


class Modes(QObject):
    def __init__(self, screen: "MakerScreen") -> None:
        super().__init__(screen)
        self.screen, self.making, self.face = screen, screen.making, screen.face
        self.mode: Mode = "play"
        self.editor: StepEditor | None = None
        """Edits the position of the step, in that mode."""
        self._at = ""
        """The step whose position is edited."""
        self._keys: list[tuple[Shortcut, tuple[Mode, ...]]] = []
        self.face.modes.chosen.connect(self.go)
        self.making.marks.marking.changed.connect(self._hear_marks)
        self.making.recording_changed.connect(self._hear_recording)

    def listen(self) -> None:
        """Hear the keys of the workshop; where a position is edited, those that it has itself wait."""
        screen, draft, making = self.screen, self.screen.draft, self.making
        keys: list[tuple[str, tuple[Mode, ...], Callable[[], object]]] = [
            ("Ctrl+Z", ("play", "mark"), draft.undo),
            ("Ctrl+Y", ("play", "mark"), draft.redo),
            ("Ctrl+Shift+Z", ("play", "mark"), draft.redo),
            ("Ctrl+D", ("play", "mark"), making.copy_step),
            ("Ctrl+S", MODES, screen.save_for_pupils),
            (TRY_KEY, ("play", "position"), screen.try_as_pupil),
            *((key, ("mark",), partial(making.marks.marking.choose, tool)) for tool, key in KEYS.items()),
        ]
        self._keys = [(Shortcut(screen.program, key, screen, does), modes) for key, modes, does in keys]
        self._show()

    # From one to the other

    def go(self, mode: Mode) -> None:
        """Let the table be for something else; a position that was edited is kept in its step."""
        if mode != self.mode:
            self._leave()
            if mode != "play":
                self.making.stop()
                self.screen.stand_at_start()
            self.mode = mode
            self.making.marks.open(mode == "mark")
            if mode == "position":
                self._begin_editing()
            self._show()
        self.screen.begins_at = self._table
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    def settle(self) -> None:
        """Keep the position that is being edited, and play."""
        if self.mode == "position":
            self.go("play")

    def follow_step(self) -> None:
        """Leave the position of a step that is no longer the one that is looked at."""
        if self.editor is not None and self._at != self.making.step.id:
            self.go("play")

    def close(self) -> None:
        """Keep what is being edited: the workshop is left."""
        self._leave()

    @property
    def _table(self) -> QWidget:
        return self.editor.area.view if self.editor is not None else self.screen.board.view

    def _leave(self) -> None:
        editor, self.editor = self.editor, None
        if editor is None:
            return
        if editor.is_changed:
            state = editor.table.state
            self.making.begin_step_at(self._at, state)
        editor.forget()
        editor.leave()
        self.face.show_table(True)
        editor.hide()
        editor.deleteLater()

    def _begin_editing(self) -> None:
        screen, making = self.screen, self.making
        here = making.here
        state = here.start if here is not None else written_position(making.step, screen.game, screen.box)
        if state is None:
            state = screen.table.progress.state
        made = making.draft.made
        self._at = making.step.id
        self.editor = editor = StepEditor(
            screen.program, screen.shell, screen.game, state, names=made.names, lesson=made.id
        )
        editor.modes.chosen.connect(self.go)
        editor.done.connect(lambda: self.go("play"))
        editor.setParent(screen)
        self.face.show_table(False)
        self.put_editor()
        editor.show()

    def put_editor(self) -> None:
        """Place the editor beside the strip of steps."""
        if self.editor is not None:
            left = self.face.strip.width()
            self.editor.setGeometry(self.face.geometry().adjusted(left, 0, 0, 0))

    # What is heard

    def _hear_marks(self) -> None:
        """Play again once the tool is put down."""
        if self.mode == "mark" and self.making.marks.marking.tool is None:
            self.go("play")
        self.face.tools.say(self.screen.program.say)

    def _hear_recording(self) -> None:
        """What is recorded is played."""
        if self.mode != "play" and (self.screen.table.recording or self.making.pointing.what):
            self.go("play")

    # What it shows

    def say_again(self) -> None:
        self._show()

    def _show(self) -> None:
        say, mode = self.screen.program.say, self.mode
        choices = [Choice(each, say("maker-mode", mode=each)) for each in MODES]
        switches: list[Switch] = [self.face.modes, *([self.editor.modes] if self.editor is not None else [])]
        for switch in switches:
            switch.offer(choices, mode, say("maker-modes"))
        self.face.tools.say(say)
        self.face.tools.setVisible(mode == "mark")
        self.face.begins.setVisible(mode == "play")
        for shortcut, modes in self._keys:
            shortcut.setEnabled(mode in modes)
        self.screen.show_mode()
