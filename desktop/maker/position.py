"""The position of a step in the editor, inside the workshop: its box, its tools, what its checks find."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.editor.drafts import DraftFile
from desktop.editor.leading import Leading
from desktop.editor.screen import EditorScreen
from desktop.program import Program
from desktop.shell import Shell
from desktop.widgets.switch import Switch
from rules.core.codec import Unreadable, unchecked_state
from rules.core.contract import AnyGame
from rules.core.editing import seating_of
from rules.lessons.model import LessonStep, StartsAtState


class StepLeading(Leading):
    """Leads from the editor back to the step."""

    def play(self) -> None:
        self.screen.leave_editor()


class StepEditor(EditorScreen):
    """One more signal: `done` when the position is to be kept in the step. `modes` leads to the others."""

    done = Signal()
    leading_type = StepLeading
    keeps_in_step = True

    def __init__(
        self, program: Program, shell: Shell, game: AnyGame, state: Any, *, names: Sequence[str], lesson: str
    ) -> None:
        self.lesson = lesson
        self.modes = Switch(focus=Qt.FocusPolicy.TabFocus, size=15)
        seated = seating_of(game.seated(state))
        named = [replace(each, name=name) for each, name in zip(seated, names, strict=False)]
        super().__init__(program, shell, game, state, (*named, *seated[len(named) :]))
        self.top.hide()

    def _left(self) -> QWidget:
        """The table with its tools; above it the way to the other modes, as in those."""
        left = super()._left()
        column = left.layout()
        assert isinstance(column, QVBoxLayout)
        row = QHBoxLayout()
        row.setContentsMargins(10, 8, 10, 4)
        row.addWidget(self.modes)
        row.addStretch(1)
        column.insertLayout(0, row)
        return left

    def drafts(self, state: Any) -> DraftFile:
        """What was edited in this lesson and not kept is found again in this lesson only."""
        return DraftFile(self.game, state, self.lesson)

    @property
    def is_changed(self) -> bool:
        return bool(self.table.state != self.draft.origin)

    def leave_editor(self) -> None:
        self.done.emit()

    def forget(self) -> None:
        """Let the draft go: the step has the position."""
        self.draft.keep(self.draft.origin)


def written_position(step: LessonStep, game: AnyGame, box: Any) -> Any | None:
    """The position that a step was given, possible or not; None where it has none of its own."""
    if not isinstance(step.position, StartsAtState):
        return None
    try:
        return unchecked_state(game, step.position.state, box)
    except (Unreadable, ValueError):
        return None
