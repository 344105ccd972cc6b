"""Who plays on this computer: one of the names that are known, another one, or nobody by name."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.program import Program
from desktop.settings import NAME_LETTERS
from desktop.widgets.dropdown import Dropdown, Item
from desktop.widgets.fields import Field
from desktop.widgets.words import heading
from desktop.widgets.wrapping import Column, side_by_side

ANOTHER = object()
"""Stands for a name that is still to be written."""


class NewName(Field):
    """Signals: `written` with the name; `given_up` with Esc, which here means nothing else."""

    written = Signal(str)
    given_up = Signal()

    def __init__(self) -> None:
        super().__init__(size=16)
        self.setMaxLength(NAME_LETTERS)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.returnPressed.connect(lambda: self.written.emit(self.text()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.given_up.emit()
        else:
            super().keyPressEvent(event)
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                event.accept()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """What was written counts when somebody goes on to something else."""
        super().focusOutEvent(event)
        if self.isVisible() and event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self.written.emit(self.text())


class YourName(Column):
    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.title = heading(size=21)
        self.choice = Dropdown(size=16)
        self.field = NewName()
        self.column.addLayout(side_by_side(self.title, self.choice))
        self.column.addWidget(self.field)
        self.field.hide()
        self.choice.chosen.connect(self._choose)
        self.field.written.connect(self._keep)
        self.field.given_up.connect(self._give_up)

    @property
    def tabs(self) -> list[QWidget]:
        return [self.choice, self.field]

    def say_again(self) -> None:
        say = self.program.say
        self.title.setText(say("your-name"))
        self.field.setAccessibleName(say("your-name"))
        self.show_name()

    def show_name(self) -> None:
        say, settings = self.program.say, self.program.settings
        known = dict.fromkeys(name for name in (settings.name, *settings.names) if isinstance(name, str) and name)
        others = (Item(ANOTHER, say("name-another")), Item("", say("name-none")))
        self.choice.offer(say("your-name"), [*(Item(name, name) for name in known), *others], settings.name)

    def _choose(self, name: object) -> None:
        if isinstance(name, str):
            self._keep_name(name)
        else:
            self.field.clear()
            self.field.show()
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _keep(self, name: str) -> None:
        """A name that was written; nothing changes where nothing was."""
        if name.strip():
            self._keep_name(name)
        self._give_up()

    def _keep_name(self, name: str) -> None:
        self.program.settings_file.play_as(name)
        self.show_name()

    def _give_up(self) -> None:
        had_keyboard = self.field.hasFocus()
        self.field.hide()
        if had_keyboard:
            self.choice.setFocus(Qt.FocusReason.TabFocusReason)
