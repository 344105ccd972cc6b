"""Somebody who does not see the window: hears what is announced and what the keyboard stands on, and presses keys."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView, QMenu, QWidget

from desktop.shell import Shell
from tests.desktop.at_the_table import CTRL, PLAIN, settle

KEY = Qt.Key
Role = QAccessible.Role
Text = QAccessible.Text


LONG_MS = 3_600_000
"""For as long windows collect what happens, unless somebody listens: how much they say at once would else depend on how
busy the machine is."""


@contextmanager
def reader_running() -> Iterator[None]:
    """A screen reader is there, as far as Qt knows."""
    QAccessible.setActive(True)
    try:
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr("desktop.aloud.voice.COLLECTS_MS", LONG_MS)
            yield
    finally:
        QAccessible.setActive(False)


@dataclass
class Listener:
    """What is known here is known by ear alone."""

    shell: Shell
    heard: list[str] = field(default_factory=list)
    """All that was announced."""
    new: list[str] = field(default_factory=list)
    """What was announced since somebody listened last."""

    def __post_init__(self) -> None:
        self.shell.voice.said.connect(self._hear)

    def _hear(self, words: str, interrupts: bool) -> None:
        self.heard.append(words)
        self.new.append(f"! {words}" if interrupts else words)

    def listen(self) -> list[str]:
        """What was announced since the last time, with what is about to be."""
        settle()
        self.shell.voice.speak()
        said, self.new = self.new, []
        return said

    # What the keyboard stands on

    @property
    def here(self) -> QAccessibleInterface:
        """What the reader takes for the focus: a row of a list, a line of a menu, else the widget."""
        popup = QApplication.activePopupWidget()
        if isinstance(popup, QMenu):
            return only(focused(popup))
        widget = QApplication.focusWidget()
        assert widget is not None
        if isinstance(widget, QListView):
            return next(iter(focused(widget)), interface(widget))
        return interface(widget)

    @property
    def role(self) -> QAccessible.Role:
        return self.here.role()

    @property
    def name(self) -> str:
        return self.here.text(Text.Name)

    @property
    def description(self) -> str:
        return self.here.text(Text.Description)

    @property
    def is_in_menu(self) -> bool:
        return self.role == Role.MenuItem

    # What people do

    def press(self, key: Qt.Key, held: Qt.KeyboardModifier = PLAIN, times: int = 1) -> None:
        for _ in range(times):
            QTest.keyClick(QApplication.activePopupWidget() or QApplication.focusWidget() or self.shell, key, held)
            settle()

    def to_the_moves(self) -> int:
        """Into the list of moves, as the sheet of keys tells it; how many it has."""
        self.press(KEY.Key_1, CTRL)
        self.press(KEY.Key_F, CTRL)
        for _ in range(4):
            self.press(KEY.Key_Tab)
            if QApplication.focusWidget() is not None and interface(QApplication.focusWidget()).role() == Role.List:
                return interface(QApplication.focusWidget()).childCount()
        raise AssertionError("Tab does not lead from the field to the list of moves")


def interface(widget: QWidget | None) -> QAccessibleInterface:
    assert widget is not None
    return QAccessible.queryAccessibleInterface(widget)


def focused(widget: QWidget) -> list[QAccessibleInterface]:
    """The rows of a list or the lines of a menu on which the keyboard stands."""
    whole = interface(widget)
    rows = [whole.child(at) for at in range(whole.childCount())]
    return [row for row in rows if row.state().focused]


def only(found: list[QAccessibleInterface]) -> QAccessibleInterface:
    (one,) = found
    return one
