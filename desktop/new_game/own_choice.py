"""One thing that a seat chooses for itself, such as a faction: a menu, and what the choice means."""

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.widgets.dropdown import Dropdown, Item
from desktop.widgets.words import Label


@dataclass(frozen=True, slots=True)
class OwnFace:
    """Something that each seat chooses for itself, such as a faction."""

    option: str
    name: str
    items: tuple[Item, ...]
    value: object
    help: str = ""


class OwnChoice(QWidget):
    """Signal: `chosen` with the value."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.name = Label(size=14, weight="semibold", ink="muted", on="board")
        self.list = Dropdown(on="board", size=14)
        self.help = Label(size=14, ink="muted", on="board")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        for widget in (self.name, self.list, self.help):
            column.addWidget(widget)
        self.list.chosen.connect(self.chosen)

    def show_face(self, face: OwnFace) -> None:
        self.name.setText(face.name)
        self.list.offer(face.name, face.items, face.value)
        self.help.setText(face.help)
        self.help.setVisible(bool(face.help))
