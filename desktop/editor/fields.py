"""What is no piece, as rows of words and a control: numbers, choices, switches. What leaves no choice is only said."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from desktop.board.thing_faces import headed
from desktop.style.theme import Style
from desktop.widgets.dressing import wear_all
from desktop.widgets.dropdown import Dropdown, Item
from desktop.widgets.options import OptionRow
from desktop.widgets.stepper import Stepper
from desktop.widgets.words import Label
from desktop.widgets.wrapping import Wrapping
from rules.core.editing import Field, Set
from rules.core.options import Value
from rules.core.types import Phrase

Say = Callable[[Phrase], str]
Changed = Callable[[str, Value], None]


class FieldRow(QWidget):
    """One field: its words at the left, what changes it at the right; a switch has its words beside it."""

    def __init__(self, field: Field, changed: Changed) -> None:
        super().__init__()
        self.id, self.kind = field.id, field.kind
        self.words = Label(ink="muted")
        self.stepper, self.choices, self.switch = Stepper(), Dropdown(size=15), OptionRow("switch", size=15)
        self.choices.let_grow(QSizePolicy.Policy.Expanding)
        self.settled = Label(weight="semibold")
        """In the place of a choice where there is only one."""
        row = Wrapping(self, gap=8, fills=True)
        shown: dict[str, QWidget] = {"number": self.stepper, "choice": self.choices, "switch": self.switch}
        self.control = shown[self.kind]
        for each in shown.values():
            each.setParent(self)
            each.setVisible(each is self.control)
        self.settled.setParent(self)
        self.settled.hide()
        if self.kind == "switch":
            row.add(self.switch)
            self.words.setParent(self)
            self.words.hide()
        else:
            row.add(self.words, 2)
            row.add(self.control, 3 if self.kind == "choice" else 2)
            row.add(self.settled, 3)
        self.stepper.changed.connect(lambda value: changed(self.id, value))
        self.choices.chosen.connect(lambda value: changed(self.id, value))
        self.switch.clicked.connect(lambda: changed(self.id, self.switch.isChecked()))

    def show_field(self, field: Field, say: Say, steps: tuple[str, str]) -> None:
        words = headed(say(field.label))
        match field.kind:
            case "number":
                self.words.setText(words)
                self.stepper.offer(words, int(field.value), (field.least, field.most), steps)
            case "choice":
                self.words.setText(words)
                items = [Item(each.value, say(each.words)) for each in field.choices]
                self.choices.offer(words, items, field.value)
                self.settled.setText(self.choices.words)
                self.settled.setVisible(len(items) == 1)
                self.choices.setVisible(len(items) > 1)
            case "switch":
                self.switch.tell(words)
                self.switch.setChecked(bool(field.value))


class FieldRows(QWidget):
    """Signal: `edited` with the `Set` that a person wants."""

    edited = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.style_now = Style()
        self.rows: list[FieldRow] = []
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(6)

    def show_fields(self, fields: Sequence[Field], say: Say, steps: tuple[str, str]) -> None:
        """These, in this order; the rows stay where the fields are the same, and so does the keyboard."""
        if [(each.id, each.kind) for each in fields] != [(each.id, each.kind) for each in self.rows]:
            self._rebuild(fields)
        for row, field in zip(self.rows, fields, strict=True):
            row.show_field(field, say, steps)

    def row(self, id: str) -> FieldRow:
        return next(each for each in self.rows if each.id == id)

    def _rebuild(self, fields: Sequence[Field]) -> None:
        for row in self.rows:
            self.column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [FieldRow(field, self._change) for field in fields]
        for row in self.rows:
            self.column.addWidget(row)
            wear_all(row, self.style_now)

    def _change(self, id: str, value: Value) -> None:
        self.edited.emit(Set(id, value))

    def wear(self, style: Style) -> None:
        self.style_now = style
