"""Where the page leads, and that the keyboard reaches everything on it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.desktop.own_page.at_the_page import Play, Window, click, kept, page_in, some

pytestmark = pytest.mark.usefixtures("unpainted")


def test_a_game_is_played(window: Window, qtbot: QtBot) -> None:
    shell = window(name="Clara")
    page = page_in(shell)
    click(qtbot, page.leaf.games.rows["hoyuk"])
    assert shell.trail[-1].opened_as == "new_game"
    assert shell.trail[-1].game_id == "hoyuk"


def test_lessons_and_kept_games(window: Window, qtbot: QtBot) -> None:
    kept(some())
    shell = window(name="Clara")
    page = page_in(shell)
    click(qtbot, page.leaf.latest.link)
    assert shell.trail[-1].opened_as == "kept_games"
    shell.back()
    click(qtbot, page.leaf.lessons.lines[1])
    assert shell.trail[-1].opened_as == "lessons"


def test_a_game_that_is_still_there_is_opened(window: Window, qtbot: QtBot, play: Play) -> None:
    play(("Clara", "Malo"), 5_000)
    shell = window(name="Clara")
    page = page_in(shell)
    qtbot.waitUntil(lambda: not page.importing.is_wanted)
    line = page.leaf.latest.lines[0]
    assert line.said.leads
    click(qtbot, line)
    assert shell.trail[-1].opened_as == "table"


def test_a_game_whose_file_is_gone_says_so(window: Window, qtbot: QtBot) -> None:
    kept(some())
    shell = window(name="Clara")
    page = page_in(shell)
    click(qtbot, page.leaf.latest.lines[0])
    assert shell.trail[-1] is page
    assert "no longer on this computer" in page.bar.status.text()


def test_escape_leaves(window: Window, qtbot: QtBot) -> None:
    shell = window(name="Clara")
    page = page_in(shell)
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert shell.trail[-1].opened_as == "cabinet"


def test_tab_reaches_everything(window: Window, qtbot: QtBot) -> None:
    kept(some())
    shell = window((1366, 768), name="Clara")
    page = page_in(shell)
    reached = set()
    for _ in range(120):
        here = QApplication.focusWidget()
        if here is not None:
            reached.add(here)
            if page.leaf.isAncestorOf(here):
                top = here.mapTo(page.scroller.viewport(), QPoint(0, 0)).y()
                assert -30 <= top <= page.scroller.viewport().height(), here.accessibleName()
        qtbot.keyClick(here or page, Qt.Key.Key_Tab)
    names = {each.accessibleName() for each in reached}
    assert {
        "Change the name",
        "Your days",
        "All games",
        "Magnastorm",
        "Excavation Earth, Zu",
        "Delete…",
        "Export my page",
    } <= names
    assert page.leaf.latest.lines[0] in reached
    assert page.leaf.lessons.lines[4] in reached
