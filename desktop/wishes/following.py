"""Follows what the system is asked for, while the settings say so: from the first picture on, and live."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication

from desktop.program import Program
from desktop.style.palette import ThemeName
from desktop.wishes.looks import theme_wished

if TYPE_CHECKING:
    from desktop.wishes.motion import Reader

SOON_MS = 1500
"""Movement is asked about so long after the start: nobody has played by then."""


class Following(QObject):
    def __init__(
        self, program: Program, *, theme: Callable[[], ThemeName] = theme_wished, motion: "Reader | None" = None
    ) -> None:
        """`theme` and `motion` read the system, each in its way."""
        super().__init__(program)
        self.program, self.theme, self.motion = program, theme, motion
        hints, application = QGuiApplication.styleHints(), QGuiApplication.instance()
        hints.colorSchemeChanged.connect(self.look)
        hints.accessibility().contrastPreferenceChanged.connect(self.look)
        assert isinstance(application, QGuiApplication)
        application.applicationStateChanged.connect(self._come_back)
        program.left_to_system.connect(self._follow)
        self.look()
        QTimer.singleShot(SOON_MS, self, self.ask)

    def look(self) -> None:
        """Wear the theme that is wished for."""
        if self.program.settings.theme_by_system:
            self.program.wear_theme(self.theme())

    def ask(self) -> None:
        """Ask whether anything is to move; the answer may come later, or never."""
        if not self.program.settings.pace_by_system:
            return
        if self.motion is None:
            from desktop.wishes.motion import reader  # noqa: PLC0415 (not before the first window is there)

            self.motion = reader()
        self.motion(self._hear)

    def _hear(self, is_still: bool | None) -> None:
        if self.program.settings.pace_by_system and is_still is not None:
            self.program.keep_pace("off" if is_still else "normal")

    def _come_back(self, state: Qt.ApplicationState) -> None:
        """Ask again: whoever comes back to the window may have changed the system meanwhile."""
        if state == Qt.ApplicationState.ApplicationActive:
            self._follow()

    def _follow(self) -> None:
        self.look()
        self.ask()
