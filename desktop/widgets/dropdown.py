"""A choice between several things where there is no room to show them all: a button with a menu."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QActionGroup

from desktop.widgets.buttons import Button
from desktop.widgets.menu import Menu
from desktop.widgets.surfaces import Surface


class Item(NamedTuple):
    """A value, its words, and what else should be known before one takes it."""

    value: Any
    words: str
    note: str = ""


class Dropdown(Button):
    """Signal: `chosen` with the value. It says what is chosen; a click, Enter or the arrow down opens the menu."""

    chosen = Signal(object)

    def __init__(self, *, on: Surface = "panel", size: float = 15) -> None:
        super().__init__(icon_name="chevron_down", on=on, size=size, icon_last=True)
        self.items: tuple[Item, ...] = ()
        self.value: Any = None
        self.clicked.connect(self.open)

    def offer(self, name: str, items: Sequence[Item], value: Any) -> None:
        self.items, self.value = tuple(items), value
        words = next((each.words for each in self.items if each.value == value), "")
        self.say(words)
        self.setAccessibleName(f"{name}: {words}")

    def menu_now(self) -> Menu:
        menu = Menu(self, self.style_now)
        group = QActionGroup(menu)
        for item in self.items:
            action = menu.addAction(f"{item.words} · {item.note}" if item.note else item.words)
            action.setCheckable(True)
            action.setChecked(item.value == self.value)
            group.addAction(action)
            action.triggered.connect(lambda _=False, value=item.value: self.chosen.emit(value))
            if item.value == self.value:
                menu.setActiveAction(action)
        return menu

    def open(self) -> None:
        self.menu_now().popup(self.mapToGlobal(QPoint(0, self.height())))
