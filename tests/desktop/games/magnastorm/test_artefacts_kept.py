"""Artefact cards from the end of a game to the beginning of the next, as people meet them in the window."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from desktop.new_game.choices import Place
from desktop.new_game.page import NewGame
from desktop.score.screen import ScoreScreen
from desktop.shell import Shell
from desktop.table.table import Table
from rules.core import folders
from rules.core.profile import ProfileFile
from rules.magnastorm import GAME
from rules.magnastorm.state import State
from tests.desktop.at_the_table import game
from tests.desktop.conftest import TableStandIn

pytestmark = pytest.mark.usefixtures("unpainted")

Window = Callable[..., Shell]
CLARA, MALO = "Clara", "Malo"


def page_in(shell: Shell, *names: str, player: str = "person", advanced: bool = True) -> NewGame:
    """Somebody, and the others, at a new game with the advanced start."""
    page = shell.open("new_game", game="magnastorm")
    assert isinstance(page, NewGame)
    colours = GAME.colours
    seats = tuple(Place("person" if not at else player, name, colours[at]) for at, name in enumerate(names))
    page.preparation.change(replace(page.preparation.choices, places=seats).with_option("advanced", advanced))
    return page


def keeps(shell: Shell, name: str, *cards: str) -> None:
    for number, card in enumerate(cards):
        shell.program.profile.keep("magnastorm", name, f"{number}.0", card)


def begun(page: NewGame) -> State:
    page.start()
    screen = page.shell.trail[-1]
    assert isinstance(screen, TableStandIn)
    state = screen.timeline.state
    assert isinstance(state, State)
    return state


def test_each_seat_brings_what_its_player_keeps(window: Window, qtbot: QtBot) -> None:
    shell = window(language="fr")
    keeps(shell, CLARA, "#104", "#212", "#305")
    keeps(shell, MALO, "#101", "#102")
    page = page_in(shell, CLARA, MALO)
    assert page.preparation.choices.named["artefacts"] == ("#104 #212 #305", "#101 #102")
    own = page.seats.cards[0].own["artefacts"]
    assert own.isVisible()
    assert own.list.text() == "3 cartes gardées"
    assert "#212" in own.help.text()
    clara, malo = begun(page).players
    assert set(clara.artefacts) <= {"#104", "#212", "#305"}
    assert set(malo.artefacts) == {"#101", "#102"}
    assert ProfileFile(folders.profile()).profile.kept("magnastorm", CLARA) == ("#104", "#212", "#305"), "for ever"


def test_another_name_brings_other_cards(window: Window, qtbot: QtBot) -> None:
    shell = window()
    keeps(shell, CLARA, "#104", "#212")
    page = page_in(shell, CLARA, MALO)
    page.preparation.change(page.preparation.choices.with_place(0, name="Inès"))
    assert page.preparation.choices.named["artefacts"] == ()
    page.preparation.change(page.preparation.choices.with_place(1, name="clara"))
    assert page.preparation.choices.named["artefacts"] == ("none", "#104 #212")


def test_who_has_too_few_is_told_and_may_say_what_was_won_elsewhere(window: Window, qtbot: QtBot) -> None:
    shell = window(language="fr")
    keeps(shell, CLARA, "#104", "#212")
    keeps(shell, MALO, "#101")
    page = page_in(shell, CLARA, MALO)
    assert not page.dock.action_bar.start.is_ready
    assert "Malo" in page.top.now.ask
    page.seats.cards[1].own["artefacts"].list.chosen.emit("silver_gold")
    assert page.dock.action_bar.start.is_ready
    assert page.preparation.choices.named["artefacts"] == ("#104 #212", "silver_gold")


def test_nobody_is_asked_for_cards_without_the_advanced_start(window: Window, qtbot: QtBot) -> None:
    shell = window()
    keeps(shell, CLARA, "#104", "#212")
    page = page_in(shell, CLARA, MALO, advanced=False)
    assert not page.seats.cards[0].own["artefacts"].isVisible()
    assert begun(page).players[0].artefacts == ()


def test_computers_keep_nothing(window: Window, qtbot: QtBot) -> None:
    shell = window()
    keeps(shell, MALO, "#104", "#212")
    page = page_in(shell, CLARA, MALO, player="random")
    assert page.preparation.choices.named["artefacts"] == ()


def test_cards_that_the_box_does_not_know_are_named_and_left_alone(window: Window, qtbot: QtBot) -> None:
    shell = window(language="fr")
    keeps(shell, CLARA, "#104", "#212", "#999")
    keeps(shell, MALO, "#101", "#102")
    page = page_in(shell, CLARA, MALO)
    assert page.preparation.choices.named["artefacts"][0] == "#104 #212"
    assert "#999" in page.seats.cards[0].own["artefacts"].help.text()
    assert begun(page).phase == "crew"


def test_a_damaged_profile_is_said_where_its_cards_would_be(window: Window, qtbot: QtBot) -> None:
    folders.profile().parent.mkdir(parents=True, exist_ok=True)
    folders.profile().write_text('{"vestiges_profile": 2, "achievements": {}, "keepsakes": 7}')
    page = page_in(window(language="fr"), CLARA, MALO)
    assert "profile.json" in page.seats.cards[0].own["artefacts"].help.text()
    assert page.preparation.choices.named["artefacts"] == ()


def at_the_end() -> Table:
    """A game of two people, played by lot."""
    timeline, chance = game("person", "person", seed=3, of=GAME), Random(3)
    seating = tuple(replace(each, name=name) for each, name in zip(timeline.record.seating, (CLARA, MALO), strict=True))
    timeline.record = replace(timeline.record, seating=seating)
    while decisions := GAME.deciding(timeline.state):
        legal = GAME.legal(timeline.state, decisions[0].seat)
        useful = [move for move in legal if move.kind != "ms.exchange"]
        timeline.propose(chance.choice(useful or list(legal)))
    return Table(timeline)


def test_the_end_of_a_game_says_who_keeps_which_card(window: Window, qtbot: QtBot) -> None:
    shell = window(language="fr")
    table = at_the_end()
    score = shell.open("score", table=table)
    assert isinstance(score, ScoreScreen)
    said = score.action_bar.status.text()
    profile = ProfileFile(folders.profile()).profile
    for seat, name in enumerate((CLARA, MALO)):
        (card,) = profile.kept("magnastorm", name)
        assert card == table.timeline.state.players[seat].prize
        assert card.removeprefix("#") in said


def test_artefacts_decide_the_order_of_an_advanced_start(window: Window, qtbot: QtBot) -> None:
    shell = window(language="fr")
    page = page_in(shell, CLARA, MALO)
    assert page.seats.cards[0].order.text() == "selon les artefacts"
    page.preparation.change(page.preparation.choices.with_option("advanced", False))
    assert page.seats.cards[0].order.text() == "au sort"
