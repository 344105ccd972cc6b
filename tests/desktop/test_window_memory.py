"""The window is found again as it was left: where it stood, how large, in what language, on which page of the dock."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest

from desktop.app import built
from desktop.program import Program
from desktop.settings import SettingsFile
from desktop.shell import Shell
from desktop.table_screen.screen import TableScreen
from rules.core.timeline import Timeline
from tests.desktop.at_the_table import CTRL, LEFT, AtTable, game, settle
from tests.desktop.windows import library


def begun(folder: Path) -> Shell:
    """The program as it is started on this computer."""
    program = Program(SettingsFile(folder / "settings.json"))
    program.library = library()
    shell = built(program)
    shell.put_where_it_was()
    shell.show()
    settle()
    return shell


def at_table(shell: Shell, timeline: Timeline | None = None) -> AtTable:
    screen = shell.open("table", timeline=timeline or game())
    assert isinstance(screen, TableScreen)
    shell.activateWindow()
    settle()
    return AtTable(shell, screen)


def under_way() -> Timeline:
    """A new game begins with what can be played; this one is gone on with."""
    timeline = game()
    timeline.propose(timeline.game.legal(timeline.state, timeline.game.deciding(timeline.state)[0].seat)[0])
    return timeline


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
    second = at_table(begun(home), under_way())
    assert second.program_language() == other
    assert second.screen.dock.isHidden()
    assert second.screen.dock.page == "log"
    second.shell.close()
