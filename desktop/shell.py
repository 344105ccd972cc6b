"""The window: one screen at a time, remembered where it was, full screen with a key.

Screens ask for each other by name through `Shell.open`; nothing else knows how they are built.
"""

import base64
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from desktop.program import Program
from desktop.screen import Screen

SMALLEST = 1024, 640
USUAL = 1600, 1000

Maker = Callable[..., Screen]


class Shell(QMainWindow):
    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.makers: dict[str, Maker] = {}
        self.pages = QStackedWidget()
        self.trail: list[Screen] = []
        """The screens that are open, the one on top last."""
        self.setCentralWidget(self.pages)
        self.setMinimumSize(*SMALLEST)
        self.setWindowTitle("Vestiges")
        QShortcut(QKeySequence(Qt.Key.Key_F11), self, self.toggle_full_screen)
        self._restore()

    def register(self, name: str, maker: Maker) -> None:
        """How the screen of this name is built: `maker(program, shell, **what)`."""
        self.makers[name] = maker

    def open(self, name: str, **what: Any) -> Screen:
        """A new screen on top of those that are open."""
        screen = self.makers[name](self.program, self, **what)
        screen.opened_as = name
        self.trail.append(screen)
        self.pages.addWidget(screen)
        self.pages.setCurrentWidget(screen)
        screen.setFocus()
        return screen

    def back(self) -> None:
        """Closes the screen on top; the first one stays."""
        if len(self.trail) > 1:
            self._close(self.trail.pop())
            self.pages.setCurrentWidget(self.trail[-1])
            self.trail[-1].setFocus()
            self.trail[-1].say_again()

    def home(self) -> None:
        while len(self.trail) > 1:
            self.back()

    def replace(self, name: str, **what: Any) -> Screen:
        """Another screen in the place of the one on top."""
        if len(self.trail) > 1:
            self._close(self.trail.pop())
        return self.open(name, **what)

    def toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def closeEvent(self, event: QCloseEvent) -> None:
        geometry = base64.b64encode(self.saveGeometry().data()).decode()
        self.program.settings_file.change(geometry=geometry)
        for screen in reversed(self.trail):
            screen.leave()
        # Nothing that is being taken apart may be told that it loses the keyboard.
        here = self.focusWidget()
        if here is not None:
            here.clearFocus()
        super().closeEvent(event)

    def _close(self, screen: Screen) -> None:
        screen.leave()
        self.pages.removeWidget(screen)
        screen.deleteLater()

    def _restore(self) -> None:
        kept = self.program.settings.geometry
        if not kept or not self.restoreGeometry(QByteArray.fromBase64(kept.encode())):
            self.resize(*USUAL)
