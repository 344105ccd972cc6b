"""The right side of the editor: whose turn it is, what each seat has, what is wrong, the notation, and the way on."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.editor.fields import FieldRows
from desktop.editor.findings import FindingsList
from desktop.editor.seat_rows import SeatRows
from desktop.style.theme import Style
from desktop.widgets.boards import Side, SideFoot
from desktop.widgets.buttons import ActionButton, Button
from desktop.widgets.dropdown import Dropdown
from desktop.widgets.fields import Field
from desktop.widgets.scrolling import ScrollingColumn
from desktop.widgets.words import Hairline, Label, heading

WIDTH, NARROWEST, PADDING = 336, 280, 14
LARGEST = 2.0
"""It grows with the text up to here, and less than the text."""


class Panel(Side):
    """Its parts; the screen fills them and listens to them."""

    notes_pasted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.turn_head, self.check_head, self.seat_head = heading(size=19), heading(size=19), heading(size=19)
        self.table_head, self.rest_head = heading(size=19), heading(size=19)
        self.kind, self.anew = Dropdown(), FieldRows()
        self.turn, self.seats, self.table, self.options = FieldRows(), SeatRows(), FieldRows(), FieldRows()
        self.anew_head = Label(ink="muted")
        self.counts = Label(ink="muted", wraps=False)
        self.findings = FindingsList()
        self.notes = Field(size=14, weight="regular")
        self.copy, self.paste, self.draw = (Button(size=14, is_compact=True) for _ in range(3))
        self.seed = FieldRows()
        self.told = Label(size=14, ink="muted")
        self.lesson = ActionButton(icon_name="hint", is_compact=True)
        self.export = ActionButton(icon_name="save", is_compact=True)
        self.undo, self.redo = ActionButton(icon_name="undo"), ActionButton(icon_name="redo")
        self.play = ActionButton(kind="primary", icon_name="play")
        for each in (self.undo, self.redo):
            each.show_icon_only(True)
        self.content, self.foot = QWidget(), SideFoot()
        self.scroller = ScrollingColumn(self.content)
        self._lay_out()
        self.notes.returnPressed.connect(lambda: self.notes_pasted.emit(self.notes.text()))

    def _lay_out(self) -> None:
        column = QVBoxLayout(self.content)
        column.setContentsMargins(PADDING, 10, 4, 12)
        column.setSpacing(7)
        checks = QHBoxLayout()
        checks.addWidget(self.check_head, 1)
        checks.addWidget(self.counts)
        notes = QHBoxLayout()
        notes.setSpacing(6)
        for each in (self.copy, self.paste, self.draw):
            notes.addWidget(each)
        notes.addStretch(1)
        column.addWidget(self.turn_head)
        above: tuple[QWidget, ...] = (self.kind, self.turn, Hairline())
        seats: tuple[QWidget, ...] = (self.findings, Hairline(), self.seat_head, self.seats, Hairline())
        table: tuple[QWidget, ...] = (self.table_head, self.table, self.options, self.anew_head, self.anew, Hairline())
        below: tuple[QWidget, ...] = (*table, self.rest_head, self.notes)
        for part in above:
            column.addWidget(part)
        column.addLayout(checks)
        for part in (*seats, *below):
            column.addWidget(part)
        column.addLayout(notes)
        column.addWidget(self.seed)
        column.addWidget(self.told)
        column.addStretch(1)
        self.kind.let_grow(QSizePolicy.Policy.Expanding)
        self._lay_out_foot()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(1, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.scroller, 1)
        whole.addWidget(self.foot)

    def _lay_out_foot(self) -> None:
        grid = QGridLayout(self.foot)
        grid.setContentsMargins(PADDING, 10, PADDING, 12)
        grid.setSpacing(8)
        above = QHBoxLayout()
        above.setSpacing(8)
        for each in (self.lesson, self.export):
            each.let_grow(QSizePolicy.Policy.Expanding)
            above.addWidget(each)
        grid.addLayout(above, 0, 0, 1, 4)
        grid.addWidget(self.undo, 1, 0)
        grid.addWidget(self.redo, 1, 1)
        grid.addWidget(self.play, 1, 2, 1, 2)
        for each in (self.undo, self.redo):
            each.let_grow(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.play.let_grow(QSizePolicy.Policy.Expanding)
        for at, stretch in enumerate((0, 0, 1, 1)):
            grid.setColumnStretch(at, stretch)

    def wear(self, style: Style) -> None:
        super().wear(style)
        grown = min(style.text_scale, LARGEST) ** 0.7
        self.setFixedWidth(round(max(NARROWEST, WIDTH * style.unit) * grown))
