"""Options of a game below one another, whatever they are: switches, and choices between few words.

Each says what it means, or why it cannot be had now. What there is to choose, the game says as data.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.widgets.dressing import Drawn, held
from desktop.widgets.options import OptionRow
from desktop.widgets.surfaces import Surface
from desktop.widgets.switch import Choice, Switch
from desktop.widgets.words import Label


@dataclass(frozen=True, slots=True)
class OptionFace:
    """All that is shown of an option. Without choices it is a switch."""

    id: str
    words: str
    value: Any
    help: str = ""
    reason: str = ""
    """Why another value cannot be had now."""
    is_wrong: bool = False
    """Whether the reason speaks of the value that it has: only what somebody chose is ever called wrong."""
    choices: tuple[Choice, ...] = ()


class ChoiceRow(Drawn):
    """One of few words, with what that means. Signal: `chosen` with the value."""

    chosen = Signal(object)

    def __init__(self, on: Surface, size: float, inset: int) -> None:
        super().__init__()
        self.words = Label(size=size, weight="semibold", on=on)
        self.switch = Switch(on=on)
        self.help = Label(size=size - 1, ink="muted", on=on)
        column = QVBoxLayout(self)
        column.setContentsMargins(inset, 6, inset, 6)
        column.setSpacing(4)
        for widget in (self.words, self.switch, self.help):
            column.addWidget(widget)
        self.switch.chosen.connect(self.chosen)

    def show_face(self, face: OptionFace) -> None:
        self.words.setText(face.words)
        self.switch.offer(face.choices, face.value, face.words)
        self.help.setText(face.reason or face.help)
        self.help.set_ink("refuse" if face.is_wrong else "muted")
        self.help.setVisible(bool(face.reason or face.help))

    @property
    def tabs(self) -> Sequence[QWidget]:
        return self.switch.segments


class OptionList(Drawn):
    """Signal: `chosen` with the id of an option and its value."""

    chosen = Signal(str, object)

    def __init__(self, *, on: Surface = "panel", size: float = 16, inset: int = 8) -> None:
        """`inset`: room at both sides of a choice, as switches have it."""
        super().__init__()
        self.inset = inset
        self.on: Surface = on
        self.size_wanted = size
        self.rows: dict[str, OptionRow | ChoiceRow] = {}
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(0)

    def show_faces(self, faces: Sequence[OptionFace]) -> None:
        """These options, in this order; those that mean nothing now are out of sight."""
        for at, face in enumerate(faces):
            row = self.rows.get(face.id) or self._row_for(face)
            self.column.insertWidget(at, row)
            if isinstance(row, ChoiceRow):
                row.show_face(face)
            else:
                row.tell(face.words, face.help, face.reason, wrong=face.is_wrong)
                row.setChecked(bool(face.value))
        shown = {face.id for face in faces}
        for id, row in self.rows.items():
            row.setVisible(id in shown)
        self.setVisible(bool(shown))

    def _row_for(self, face: OptionFace) -> OptionRow | ChoiceRow:
        row: OptionRow | ChoiceRow
        if face.choices:
            row = ChoiceRow(self.on, self.size_wanted, self.inset)
            row.chosen.connect(lambda value, id=face.id: self.chosen.emit(id, value))
        else:
            row = OptionRow("switch", on=self.on, size=self.size_wanted)
            row.clicked.connect(lambda on, id=face.id: self.chosen.emit(id, on))
        self.rows[face.id] = held(self, row, self.style_now)
        return row

    def show_help(self, *, wanted: bool) -> None:
        """Whether choices say what they mean: where room is short, the words for them must do."""
        for row in self.rows.values():
            if isinstance(row, ChoiceRow):
                row.help.setVisible(wanted and bool(row.help.text()))

    @property
    def tabs(self) -> list[QWidget]:
        return [widget for row in self.rows.values() for widget in (row.tabs if isinstance(row, ChoiceRow) else (row,))]
