"""Lets people hear again what was said: once more by a key, or in a line at the foot of the window, by another.

The line is there from the first word that a screen reader was told.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from shiboken6 import isValid

from desktop.program import Program
from desktop.style.theme import Style
from desktop.widgets.dressing import wear_all

if TYPE_CHECKING:
    from desktop.widgets.spoken_line import SpokenLine


class SaidAgain(QObject):
    def __init__(self, program: Program, window: QWidget, column: QVBoxLayout) -> None:
        super().__init__(window)
        self.program, self.voice, self.window_, self.column = program, program.voice, window, column
        self.line: SpokenLine | None = None
        self._came_from: QWidget | None = None
        self._style = Style()
        self.voice.said.connect(self._show)
        self.voice.forgotten.connect(self._forget)
        program.language_changed.connect(self._name)

    def wear(self, style: Style) -> None:
        self._style = style
        if self.line is not None:
            wear_all(self.line, style)

    def read(self) -> None:
        """Go to the line, or back to where the keyboard was."""
        if self.line is None or not self.voice.is_heard:
            return
        if self.line.hasFocus():
            self._go_back()
            return
        self._came_from = QApplication.focusWidget()
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def _go_back(self) -> None:
        was, self._came_from = self._came_from, None
        if was is not None and isValid(was):
            was.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _show(self, *_: object) -> None:
        if self.line is None:
            self.line = self._begin()
        self.line.show_said(self.voice.kept)

    def _forget(self) -> None:
        if self.line is not None:
            self.line.show_said(())

    def _begin(self) -> "SpokenLine":
        """Put the line into the window, and listen to its keys."""
        from desktop.keys import keys_of  # noqa: PLC0415 (only with a screen reader)
        from desktop.widgets.letter_keys import Shortcut  # noqa: PLC0415
        from desktop.widgets.spoken_line import SpokenLine  # noqa: PLC0415

        for key in keys_of("hear-again"):
            Shortcut(self.program, key, self.window_, self.voice.again)
        for key in keys_of("read-said"):
            Shortcut(self.program, key, self.window_, self.read)
        line = SpokenLine()
        line.left.connect(self._go_back)
        line.setAccessibleName(self.program.say("said-line"))
        self.column.addWidget(line)
        wear_all(line, self._style)
        return line

    def _name(self) -> None:
        if self.line is not None:
            self.line.setAccessibleName(self.program.say("said-line"))
