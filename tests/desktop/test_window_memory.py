"""The window is found again as it was left: where it stood, how large, in what language, on which page of the dock."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest

from desktop.app import built
from desktop.program import Program
from desktop.settings import SettingsFile
from desktop.shell import Shell
from desktop.table_screen import TableScreen
from tests.desktop.at_the_table import CTRL, LEFT, AtTable, game, library, settle


def begun(folder: Path) -> Shell:
    """The program as it is started on this computer."""
    program = Program(SettingsFile(folder / "settings.json"))
    program.library = library()
    shell = built(program)
    shell.put_where_it_was()
    shell.show()
    settle()
    return shell


def at_table(shell: Shell) -> AtTable:
    screen = shell.open("table", timeline=game())
    assert isinstance(screen, TableScreen)
    shell.activateWindow()
    settle()
    return AtTable(shell, screen)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("VESTIGES_HOME", str(tmp_path))
    return tmp_path


def test_its_size_and_place(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # The screen that is only drawn in memory is small.
    monkeypatch.setattr("desktop.placement.SMALLEST", QSize(300, 200))
    first = begun(home)
    first.resize(537, 423)
    first.move(31, 57)
    settle()
    where = first.geometry()
    first.close()
    second = begun(home)
    assert second.geometry() == where
    second.close()


def test_full_screen(home: Path) -> None:
    first = begun(home)
    QTest.keyClick(first, Qt.Key.Key_F11)
    assert first.isFullScreen()
    settle()
    first.close()
    second = begun(home)
    assert second.isFullScreen()
    QTest.keyClick(second, Qt.Key.Key_F11)
    assert not second.isFullScreen()
    second.close()


def test_language_and_page_and_whether_the_dock_is_there(home: Path) -> None:
    first = at_table(begun(home))
    other = "en" if first.program_language() == "fr" else "fr"
    QTest.mouseClick(first.screen.top.language.segment(other), LEFT)
    first.key(Qt.Key.Key_2, held=CTRL)
    first.key(Qt.Key.Key_F9)
    first.shell.close()
    second = at_table(begun(home))
    assert second.program_language() == other
    assert second.screen.dock.isHidden()
    assert second.screen.dock.page == "log"
    second.shell.close()
