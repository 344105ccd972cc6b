"""The application as systems know it: its name and version, and the files that macOS hands to it."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from rules.core.about import NAME, SYSTEM_NAME, VERSION

if TYPE_CHECKING:
    from PySide6.QtGui import QFileOpenEvent

Opener = Callable[[Sequence[Path]], object]


class Application(QApplication):
    def __init__(self) -> None:
        super().__init__(sys.argv[:1])
        self._opener: Opener | None = None
        self._before: list[Path] = []
        """Files that the system wanted to be opened before anybody could."""
        introduce(self)

    def hear_files(self, opener: Opener) -> None:
        """Open with this what the system wants to be opened, from now on and before."""
        self._opener, before, self._before = opener, self._before, []
        if before:
            opener(before)

    def event(self, event: QEvent) -> bool:
        """A double click on macOS comes as an event, also while the program starts."""
        if event.type() == QEvent.Type.FileOpen and (file := cast("QFileOpenEvent", event).file()):
            self._before.append(Path(file))
            if self._opener is not None:
                self.hear_files(self._opener)
            return True
        return super().event(event)


def introduce(application: QApplication) -> None:
    """Tell the system what the program is called; a desktop finds its icon and its entry by that."""
    application.setApplicationName(NAME)
    application.setApplicationVersion(VERSION)
    application.setDesktopFileName(SYSTEM_NAME)
