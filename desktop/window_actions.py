"""What can be done in every screen, as actions of the window: their keys, and on macOS the menu bar they stand in."""

import sys
from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenuBar

from desktop.window_keys import WINDOW_ACTS, WindowAct, role_of, sequences_of

Say = Callable[[str], str]

MENUS: tuple[tuple[str, tuple[WindowAct, ...]], ...] = (
    ("file", ("new", "open", "close", "settings", "quit")),
    ("view", ("full-screen",)),
    ("help", ("help", "about")),
)
"""The menus of the bar, `bar-<name>`, each with its lines, `menu-<act>`."""


class WindowActions(QObject):
    """Carries out the usual keys of a window for as long as it lives."""

    def __init__(self, window: QMainWindow, does: Mapping[WindowAct, Callable[[], object]]) -> None:
        super().__init__(window)
        self.window = window
        self.bar: QMenuBar | None = None
        self.actions = {act: self._action(act, does[act]) for act in WINDOW_ACTS}

    def _action(self, act: WindowAct, do: Callable[[], object]) -> QAction:
        action = QAction(self.window)
        action.setShortcuts(sequences_of(act))
        action.setMenuRole(role_of(act))
        action.triggered.connect(lambda _=False: do())
        self.window.addAction(action)
        return action

    def show_bar(self, say: Say, platform: str = sys.platform) -> None:
        """Show the menu bar, where the system has one for all programs; elsewhere the keys are enough."""
        if platform != "darwin":
            return
        self.bar = QMenuBar(self.window)
        self.window.setMenuBar(self.bar)
        self.say_again(say)

    def say_again(self, say: Say) -> None:
        """Say the bar in the language in use."""
        if self.bar is None:
            return
        for act, action in self.actions.items():
            action.setText(say(f"menu-{act}"))
        self.bar.clear()
        for name, acts in MENUS:
            menu = self.bar.addMenu(say(f"bar-{name}"))
            for act in acts:
                menu.addAction(self.actions[act])
