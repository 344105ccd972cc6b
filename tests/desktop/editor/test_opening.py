"""Ways into the editor: from the menu of a table, from a line of its log; after a question where there are secrets."""

from typing import Any

import pytest
from PySide6.QtTest import QTest

from desktop.docks.log_rows import EventRow
from desktop.editor.opening import edit_from_nothing
from desktop.editor.screen import EditorScreen
from desktop.table.seats import PERSON
from desktop.table_screen.menu import MomentMenu, TableMenu
from rules.council_of_shadows import GAME as COUNCIL
from rules.marajoara import GAME
from tests.desktop.at_the_table import LEFT, game

pytestmark = pytest.mark.usefixtures("unpainted")


def line_of(menu: Any, words: str) -> Any:
    return next(action for action in menu.actions() if action.text().startswith(words))


def test_from_the_menu_of_a_table(sit_down: Any) -> None:
    at = sit_down()
    at.table.propose(at.table.legal[0])
    menu = TableMenu(at.screen)
    line_of(menu, at.screen.program.say("editor-edit-this")).trigger()
    screen = at.shell.trail[-1]
    assert isinstance(screen, EditorScreen)
    assert screen.table.state == at.timeline.state
    at.shell.back()
    assert at.shell.trail[-1] is at.screen


def test_from_a_line_of_the_log(sit_down: Any) -> None:
    at = sit_down()
    for _ in range(3):
        at.table.propose(at.table.legal[0])
    log = at.screen.dock.pages.log
    log.look_again()
    number = next(at_row for at_row, row in enumerate(log.list.rows) if isinstance(row, EventRow) and row.point == 1)
    heard: list[int] = []
    log.menu_wanted.connect(lambda point, place: heard.append(point))
    spot = log.list.visualRect(log.list.model().index(number, 0)).center()
    log.list.customContextMenuRequested.emit(spot)
    assert heard == [1]
    at.menu().close()
    line_of(MomentMenu(at.screen, 1), at.screen.program.say("editor-edit-this")).trigger()
    screen = at.shell.trail[-1]
    assert isinstance(screen, EditorScreen)
    assert screen.table.state == at.timeline.state_at(1)


def test_secrets_are_asked_about_first(sit_down: Any) -> None:
    at = sit_down(game(PERSON, PERSON, of=COUNCIL))
    at.screen.uncover()
    line_of(TableMenu(at.screen), at.screen.program.say("editor-edit-this")).trigger()
    menu = at.menu()
    assert menu is not None
    assert at.shell.trail[-1] is at.screen
    no = next(each for each in menu.actions() if each.text() == at.screen.program.say("editor-secrets-keep"))
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(no).center())
    assert at.shell.trail[-1] is at.screen


def test_from_nothing(sit_down: Any) -> None:
    at = sit_down()
    edit_from_nothing(at.shell, at.screen.program, GAME)
    screen = at.shell.trail[-1]
    assert isinstance(screen, EditorScreen)
    assert not any(screen.table.state.grid)
    assert not screen.errors
