"""The keys of the dock, heard everywhere on its screen, also while the dock is hidden."""

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QWidget

from desktop.docks.dock import Dock
from desktop.docks.pages import PAGES
from desktop.widgets.letter_keys import Shortcut


def listen(dock: Dock, screen: QWidget) -> None:
    keys: tuple[tuple[str, Callable[[], object]], ...] = (
        ("F9", dock.toggle),
        ("Ctrl+Z", dock.table.undo),
        ("Ctrl+Y", dock.table.redo),
        ("Ctrl+Shift+Z", dock.table.redo),
        ("Ctrl+Return", dock.foot_actions.confirm),
        ("Ctrl+F", dock.search),
        *((f"Ctrl+{at}", partial(dock.open, name)) for at, name in enumerate(PAGES, start=1)),
    )
    for key, act in keys:
        Shortcut(dock.program, key, screen, act)
