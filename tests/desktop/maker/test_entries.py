"""To the workshop from a table, from a line of its log, from a lesson of the program; secrets are asked about first."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.maker.screen import MakerScreen
from desktop.shell import Shell
from desktop.table_screen.menu import TableMenu
from desktop.table_screen.screen import TableScreen
from desktop.widgets.menu import Menu
from rules.core.contract import AnyGame, Seating
from rules.core.record import new_record
from rules.core.timeline import Timeline
from rules.games import loaded
from rules.lessons.model import StartsAtState
from rules.teaching.copying import as_json
from rules.teaching.made import Titles
from tests.desktop.windows import opened, window
from tests.rules.teaching.making import built_in, library

pytestmark = pytest.mark.usefixtures("unpainted")

GAMES = {game.id: game for game in loaded()}


@pytest.fixture
def shell(qtbot: QtBot, tmp_path: Path) -> Shell:
    shell = window(tmp_path)
    qtbot.addWidget(shell)
    return shell


def at_table(shell: Shell, game: AnyGame) -> TableScreen:
    seating = tuple(Seating("person", "", colour) for colour in game.colours[:2])
    record = new_record(game, library().edition(game), game.options_type(), seating, seed=3, policy="teaching")
    timeline = Timeline(game, record, library().box(game))
    for _ in range(2):
        timeline.propose(game.legal(timeline.state, game.deciding(timeline.state)[0].seat)[0])
    screen = opened(shell, "table", timeline=timeline)
    assert isinstance(screen, TableScreen)
    return screen


def begins_with(screen: MakerScreen) -> object:
    position = screen.draft.made.steps[0].position
    assert isinstance(position, StartsAtState)
    return position.state


def test_one_click_in_the_menu_of_a_table(shell: Shell) -> None:
    table = at_table(shell, GAMES["marajoara"])
    words = shell.program.say("maker-make")
    action = next(each for each in TableMenu(table).actions() if each.text().partition("\t")[0] == words)
    action.trigger()
    maker = shell.trail[-1]
    assert isinstance(maker, MakerScreen)
    assert begins_with(maker) == as_json(table.table.timeline.state)
    assert maker.draft.made.names == (), "nobody is named in what is handed on"


def test_a_line_of_the_log_leads_to_its_own_position(shell: Shell) -> None:
    table = at_table(shell, GAMES["marajoara"])
    table.dock.log.menu_wanted.emit(1, QPoint(10, 10))
    menu = next(each for each in table.findChildren(Menu) if each.isVisible())
    words = shell.program.say("maker-make")
    next(each for each in menu.actions() if each.text() == words).trigger()
    maker = shell.trail[-1]
    assert isinstance(maker, MakerScreen)
    assert begins_with(maker) == as_json(table.table.timeline.state_at(1))


def test_secrets_of_others_are_asked_about_first(shell: Shell) -> None:
    table = at_table(shell, GAMES["council_of_shadows"])
    table.lesson_making.make()
    QApplication.processEvents()
    assert shell.trail[-1] is table
    words = shell.program.say("editor-secrets-show")
    menu = next(each for each in table.findChildren(Menu) if each.isVisible())
    next(each for each in menu.actions() if each.text() == words).trigger()
    assert isinstance(shell.trail[-1], MakerScreen)


def test_a_lesson_of_the_program_becomes_a_copy_of_ones_own(shell: Shell) -> None:
    game = GAMES["marajoara"]
    lesson = built_in(game)[0]
    maker = opened(shell, "maker", lesson=lesson)
    assert isinstance(maker, MakerScreen)
    assert maker.draft.made.after is not None
    assert maker.draft.made.after.lesson == lesson.id
    assert maker.draft.made.languages == ("fr", "en")


def test_the_editor_hands_over_a_state(shell: Shell) -> None:
    table = at_table(shell, GAMES["hoyuk"])
    state = table.table.timeline.state
    maker = opened(shell, "maker", game=GAMES["hoyuk"], position=as_json(state))
    assert isinstance(maker, MakerScreen)
    assert begins_with(maker) == as_json(state)


def test_a_key_makes_a_lesson_which_is_kept_from_its_first_change_on(shell: Shell) -> None:
    at_table(shell, GAMES["marajoara"])
    shell.activateWindow()
    QTest.keyClick(shell, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    maker = shell.trail[-1]
    assert isinstance(maker, MakerScreen)
    shell.back()
    assert shell.program.made.things() == ((), ()), "nothing was made of it"
    QTest.keyClick(shell, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    maker = shell.trail[-1]
    assert isinstance(maker, MakerScreen)
    maker.draft.change(maker.draft.made.model_copy(update={"title": Titles(fr="À moi")}))
    shell.back()
    (kept,) = shell.program.made.things()[0]
    assert kept.made == maker.draft.made
