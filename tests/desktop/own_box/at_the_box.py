"""Somebody at the window of an owner's data, with a mouse or a keyboard and nothing else."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.own_box.cell_field import CellField
from desktop.own_box.screen import OwnBoxScreen
from desktop.own_box.sections import Place
from desktop.shell import Shell
from rules.boxes.checking import check
from rules.core.types import Json
from tests.desktop import windows

PLAIN = Qt.KeyboardModifier.NoModifier


class AtBox:
    def __init__(self, shell: Shell, screen: OwnBoxScreen) -> None:
        self.shell, self.screen = shell, screen
        self.table, self.draft = screen.table, screen.draft

    # Looking

    def value(self, path: str) -> Json:
        return self.draft.own.value(path)

    def cell(self, path: str, inside: str = "") -> QPoint:
        """The middle of the cell of a datum, or of a part of it."""
        assert self.screen.ways.go_to(path), path
        index = self.table.box_model.at(path)
        if inside:
            row = index.row()
            columns = range(self.table.box_model.columnCount())
            index = next(
                each
                for each in (self.table.box_model.index(row, column) for column in columns)
                if (place := self.table.box_model.place(each)) is not None
                and place.path == path
                and inside in place.inside
            )
        self.table.scrollTo(index)
        return self.table.visualRect(index).center()

    @property
    def place(self) -> Place | None:
        return self.table.box_model.place(self.table.currentIndex())

    @property
    def field(self) -> CellField | None:
        return self.table.field

    def check(self) -> None:
        """Find at once what is wrong, and not in another process."""
        self.draft.hear(check(self.screen.game, self.draft.own))
        settle()

    # Doing

    def click(self, path: str, inside: str = "") -> None:
        QTest.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, PLAIN, self.cell(path, inside))
        settle()

    def double_click(self, path: str, inside: str = "") -> None:
        spot = self.cell(path, inside)
        QTest.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, PLAIN, spot)
        QTest.mouseDClick(self.table.viewport(), Qt.MouseButton.LeftButton, PLAIN, spot)
        settle()

    def type(self, words: str) -> None:
        """Type where the keyboard is."""
        for letter in words:
            if letter.isascii():
                QTest.keyClicks(here(), letter)
            else:
                for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                    QApplication.sendEvent(here(), QKeyEvent(kind, 0, PLAIN, letter))
        settle()

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        QTest.keyClick(here(), key, modifiers)
        settle()

    def undo(self) -> None:
        self.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def here() -> QWidget:
    """Where the keyboard is. A list that was offered takes it from the window; offscreen nobody gives it back."""
    found = QApplication.focusWidget()
    if found is None:
        shell = next(each for each in QApplication.topLevelWidgets() if isinstance(each, Shell) and each.isVisible())
        shell.activateWindow()
        settle()
        found = QApplication.focusWidget()
    assert found is not None, "the keyboard is nowhere"
    return found


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def opened(folder: Path, game: str, at: str = "", **window: Any) -> AtBox:
    shell = windows.window(folder, **window)
    shell.activateWindow()
    screen = shell.open("own_box", game=game, at=at)
    assert isinstance(screen, OwnBoxScreen)
    settle()
    screen.table.setFocus()
    return AtBox(shell, screen)


Open = Callable[..., AtBox]


def opening(folder: Path) -> Iterator[Open]:
    """Windows as they are wanted, closed after the test."""
    found: list[AtBox] = []

    def open_(game: str, at: str = "", **window: Any) -> AtBox:
        found.append(opened(folder, game, at, **window))
        return found[-1]

    yield open_
    for each in found:
        each.screen.leave()
        each.shell.close()
