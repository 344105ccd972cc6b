"""Names: given once, chosen among those of this computer, typed one after the other."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.new_game.page import NewGame
from tests.desktop.conftest import Window
from tests.desktop.new_game.pages import focus, page_in, seated, sit

pytestmark = pytest.mark.usefixtures("unpainted")


def test_a_name_given_once_is_kept_for_every_game(window: Window, qtbot: QtBot) -> None:
    shell = window()
    page = page_in(shell)
    page.preparation.change(seated(page, 2).with_place(0, name="Camille").with_place(1, name="Inès"))
    page.start()
    shell.home()
    assert shell.program.settings.name == "Camille"
    other = shell.open("new_game", game="hoyuk")
    assert isinstance(other, NewGame)
    assert other.dock.player.name.text() == "Camille"
    sit(other, "together")
    assert other.seats.cards[0].name.text() == "Camille"
    completer = other.seats.cards[1].name.completer()
    completer.setCompletionPrefix("in")
    assert completer.currentCompletion() == "Inès"
    completer.activated.emit("Inès")
    assert other.preparation.choices.places[1].name == "Inès"


def test_who_plays_is_chosen_among_the_names_of_this_computer(window: Window, qtbot: QtBot) -> None:
    shell = window(name="Camille", names=["Camille", "Inès"])
    page = page_in(shell)
    assert page.preparation.choices.places[0].name == "Camille"
    assert page.top.seat.words == "Camille"
    actions = page.dock.player.menu_now().actions()
    assert [action.text() for action in actions] == ["Camille", "Inès"]
    actions[1].trigger()
    assert page.preparation.choices.places[0].name == "Inès"
    assert shell.program.settings.name == "Inès"
    assert shell.program.settings.names == ["Inès", "Camille"]


def test_a_name_that_is_typed_plays_from_now_on(window: Window, qtbot: QtBot) -> None:
    shell = window(name="Camille", names=["Camille"])
    page = page_in(shell)
    field = page.dock.player.name
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "Zoe")
    assert page.preparation.choices.places[0].name == "Zoe"
    assert shell.program.settings.name == "Camille", "not with every letter"
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert shell.program.settings.name == "Zoe"
    assert page.shell.trail[-1] is page, "Enter ends the name, and begins no game"


def test_whoever_plays_now_takes_the_first_seat_in_every_game(window: Window) -> None:
    shell = window()
    page = page_in(shell)
    page.preparation.change(seated(page, 2).with_place(0, name="Clara").with_place(1, name="Zoé"))
    page.start()
    shell.home()
    shell.program.settings_file.change(name="Zoé")
    again = page_in(shell)
    assert [place.name for place in again.preparation.choices.places] == ["Zoé", "Clara"]


def test_names_are_written_one_after_the_other(window: Window, qtbot: QtBot) -> None:
    page = page_in(window())
    sit(page, "together")
    page.seats.cards[0].name.setFocus()
    for name in ("Ana", "Ben"):
        qtbot.keyClicks(focus(), name)
        qtbot.keyClick(focus(), Qt.Key.Key_Tab)
    assert [place.name for place in page.preparation.choices.places] == ["Ana", "Ben"]
    assert page.program.settings.name == "Ana"
