"""Who plays on this computer now: a name to write, or one of those that are known."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.settings import NAME_LETTERS
from desktop.style.theme import Style
from desktop.widgets.badge import SeatBadge
from desktop.widgets.buttons import IconButton
from desktop.widgets.dressing import Drawn
from desktop.widgets.fields import Field
from desktop.widgets.menu import Menu


class PlayerRow(Drawn):
    """Signals: `typed` with each letter; `called` with a name that was taken from the menu or is written to its end."""

    typed = Signal(str)
    called = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.known: tuple[str, ...] = ()
        self.badge = SeatBadge(size=30)
        self.name = Field(size=18)
        self.name.setMaxLength(NAME_LETTERS)
        self.others = IconButton("", "chevron_down", side=30)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 2, 0, 4)
        row.setSpacing(8)
        row.addWidget(self.badge)
        row.addWidget(self.name, 1)
        row.addWidget(self.others)
        self.name.textEdited.connect(self.typed)
        self.name.editingFinished.connect(self._finished)
        self.others.clicked.connect(self.open)

    def wear(self, style: Style) -> None:
        super().wear(style)

    def show_player(self, name: str, colour: str, known: Sequence[str], words: tuple[str, str, str]) -> None:
        """`words`: what stands there without a name, what the field is called, what the menu is called."""
        placeholder, said, others = words
        if self.name.text() != name and not self.name.hasFocus():
            self.name.setText(name)
        self.name.setPlaceholderText(placeholder)
        self.name.setAccessibleName(said)
        self.badge.show_seat(colour, "")
        if tuple(known) != self.known:
            self.known = tuple(known)
            self.name.suggest(self.known)
        self.others.say(others)
        self.others.setVisible(any(each != name for each in self.known))

    def menu_now(self) -> Menu:
        menu = Menu(self, self.style_now)
        for name in self.known:
            action = menu.addAction(name)
            action.setCheckable(True)
            action.setChecked(name == self.name.text())
            action.triggered.connect(lambda _=False, name=name: self._take(name))
        menu.stand_on_first()
        return menu

    def open(self) -> None:
        self.menu_now().popup(self.others.mapToGlobal(QPoint(0, self.others.height())))

    def _take(self, name: str) -> None:
        self.name.setText(name)
        self.called.emit(name)

    def _finished(self) -> None:
        self.called.emit(self.name.text().strip())

    @property
    def tabs(self) -> list[QWidget]:
        return [self.name, self.others]
