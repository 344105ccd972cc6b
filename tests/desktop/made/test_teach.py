"""Teach: a page that leads to what is there; files named when the program is started open the window."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.__main__ import asked_for
from desktop.editor.screen import EditorScreen
from desktop.made.library import LibraryScreen
from desktop.made.teach_page import TeachPage
from desktop.widgets.menu import Menu
from rules.games import GAME_IDS
from tests.desktop.windows import opened, window

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.mark.parametrize("size", [(1600, 1000), (1280, 720)])
def test_it_leads_by_mouse_and_by_keyboard(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    shell = window(tmp_path, size=size)
    qtbot.addWidget(shell)
    page = opened(shell, "teach")
    assert isinstance(page, TeachPage)
    assert set(page.leaf.ways) <= set(shell.makers)
    way = page.leaf.ways["library"]
    assert not way.is_cut()
    qtbot.waitUntil(lambda: page.scroller.verticalScrollBar().maximum() == 0)
    QTest.mouseClick(way, Qt.MouseButton.LeftButton)
    assert isinstance(shell.trail[-1], LibraryScreen)
    shell.back()
    way.setFocus()
    QTest.keyClick(way, Qt.Key.Key_Return)
    assert isinstance(shell.trail[-1], LibraryScreen)


def test_a_position_is_begun_from_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    shell = window(tmp_path)
    qtbot.addWidget(shell)
    page = opened(shell, "teach")
    assert isinstance(page, TeachPage)
    QTest.mouseClick(page.leaf.ways["editor"], Qt.MouseButton.LeftButton)
    (menu,) = (each for each in page.findChildren(Menu) if each.isVisible())
    assert len(menu.actions()) == len(GAME_IDS)
    menu.actions()[0].trigger()
    menu.close()
    screen = shell.trail[-1]
    assert isinstance(screen, EditorScreen)
    assert screen.game_id == GAME_IDS[0]


@pytest.mark.parametrize(
    ("words", "files"),
    [
        ([], ()),
        (["a.vestiges"], ("a.vestiges",)),
        (["a.vestiges", "b.vestiges"], ("a.vestiges", "b.vestiges")),
        (["--lang", "fr", "a.vestiges"], ("a.vestiges",)),
        (["lesson", "a.vestiges"], None),
        (["a.vestiges", "--json"], None),
        (["a.txt"], None),
        (["--version"], None),
    ],
)
def test_files_alone_open_the_window(words: list[str], files: tuple[str, ...] | None) -> None:
    """Also where they are not there: the window says what is wrong with them."""
    asked = asked_for(words)
    assert (None if asked is None else tuple(map(str, asked.files))) == files
