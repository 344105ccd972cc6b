"""A catastrophe is shown large beside what it strikes, before anything falls; so are the reasons of neighbours."""

from collections.abc import Sequence
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.docks.reasoning import QuestionRow
from desktop.games.hoyuk.considered import lying
from desktop.games.hoyuk.posters import poster
from desktop.games.hoyuk.shown import Shown
from desktop.table.seats import PERSON
from rules.hoyuk import GAME
from rules.hoyuk.events import Event
from rules.hoyuk.moves import NeighbourActs, PassWindow
from rules.hoyuk.options import NEIGHBOUR
from rules.hoyuk.state import State
from tests.desktop.at_the_table import AtTable, game, waited
from tests.desktop.conftest import SitDown
from tests.desktop.games.hoyuk.positions import look, seen, stated
from tests.desktop.games.looks import SIZES

pytestmark = pytest.mark.usefixtures("unpainted")

VILLAGE = "R D6 E6 F6, B D5, Y K6 K7"
WINDOW: dict[str, Any] = {
    "village": VILLAGE,
    "ask": "window",
    "phase": 2,
    "turn": 2,
    "seats": [{"colour": "red", "hand": "oven"}, {"colour": "blue"}, {"colour": "yellow"}],
}


def struck(catastrophe: str, **notes: Any) -> tuple[State, Sequence[Event]]:
    """After the window of phase 2: whoever has cards keeps them."""
    state = stated(**(WINDOW | {"catastrophes": catastrophe} | notes))
    state, events = GAME.apply(state, PassWindow(seat=0))
    return state, events


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", range(len(SIZES)))
def test_the_card_hides_nothing_that_it_strikes(size: int) -> None:
    """An earthquake in the largest block."""
    state, events = struck("CA-08")
    view, here = seen(state), look(0, size=size, seats=3)
    shown = {sprite.key: sprite for sprite in poster(view, here, events)}
    assert set(shown) == {"poster", "poster-D5"}
    assert not shown["poster"].place.rect.intersects(shown["poster-D5"].place.rect)
    village = Shown(view, here).places.ground.rect
    assert all(village.contains(sprite.place.rect) for sprite in shown.values())


@pytest.mark.usefixtures("qapp")
def test_it_says_what_it_strikes() -> None:
    state, events = struck("CA-08")
    *_, said = poster(seen(state), look(0, seats=3), events)[-1].picture.args
    assert said == "Elle frappe le quartier D5."
    state, events = struck("CA-17")  # no pens anywhere
    *_, said = poster(seen(state), look(0, seats=3, language="en"), events)[-1].picture.args
    assert said == "No block is struck."


@pytest.mark.usefixtures("qapp")
def test_nothing_is_shown_where_no_card_is_turned() -> None:
    state = stated(village=VILLAGE, ask="window", phase=3, seats=[{"colour": "red", "hand": "oven"}, {}, {}])
    state, events = GAME.apply(state, PassWindow(seat=0))
    assert poster(seen(state), look(0, seats=3), events) == []


def test_the_card_lies_over_the_table_until_pieces_move(sit_down: SitDown) -> None:
    at = sit_down(game(PERSON, PERSON, PERSON, notes=WINDOW | {"catastrophes": "CA-08"}, of=GAME), pace="fast")
    at.table.propose(PassWindow(seat=0))
    assert "poster" in at.screen.area.scene._poster
    assert waited(lambda: not at.screen.area.scene._poster)


def test_whoever_has_seen_enough_skips_it(sit_down: SitDown) -> None:
    at = sit_down(game(PERSON, PERSON, PERSON, notes=WINDOW | {"catastrophes": "CA-08"}, of=GAME), pace="slow")
    at.table.propose(PassWindow(seat=0))
    QTest.keyClick(at.shell, Qt.Key.Key_S)
    assert not at.screen.area.scene._poster


# Neighbours

NEIGHBOURHOOD: dict[str, Any] = {
    "village": "R B2, R² C2, B D3 E3+o, Y I2+o, Y² J2, R J3, B C8+o D8, Y B9 C9+o, ruin C10",
    "seats": [{"colour": "blue"}, {"colour": "red", "player": NEIGHBOUR}, {"colour": "yellow", "player": NEIGHBOUR}],
    "elements": "house house oven",
    "seat": 1,
    "turn": 3,
}


@pytest.fixture
def beside_neighbours(sit_down: SitDown) -> AtTable:
    at = sit_down(game(PERSON, NEIGHBOUR, NEIGHBOUR, notes=NEIGHBOURHOOD, of=GAME), explain=True)
    assert waited(lambda: at.screen.area.showing.card is not None)
    return at


def marked(at: AtTable, name: str) -> set[str]:
    return {key.partition(":")[2] for key in at.screen.area.scene._marks if key.startswith(f"{name}:")}


def test_decisions_of_neighbours_are_numbered_questions(beside_neighbours: AtTable) -> None:
    at = beside_neighbours
    assert at.moves() == [NeighbourActs(seat=1)]
    count = len(at.screen.area.showing.frame.cards)
    assert count > 1
    for _ in range(count - 1):
        at.screen.dock.foot_actions.confirm()
    rows = at.screen.dock.explaining.list.rows
    assert [row.number for row in rows if isinstance(row, QuestionRow)] == list(range(1, count + 1))


def test_what_a_neighbour_weighs_is_ringed_on_the_table(beside_neighbours: AtTable) -> None:
    """It joins a block, and takes the ruin there before any empty cell."""
    at = beside_neighbours
    while at.screen.area.showing.card is not None and at.screen.area.showing.card.question != "hk-neighbour-cell":
        at.screen.dock.foot_actions.confirm()
    card = at.screen.area.showing.card
    assert card is not None
    assert card.chosen == "C10"
    assert "cell-C10" in marked(at, "state-chosen") & marked(at, "state-number")
    assert marked(at, "state-considered") >= {f"cell-{each}" for each in card.candidates if each != "C10"}


def test_all_that_neighbours_weigh_is_found_on_the_table() -> None:
    view = seen(stated(**NEIGHBOURHOOD))
    words = {
        "block:C8": ("block-C8",),
        "family:E3": ("house-E3",),
        "pen:A2:1": ("cell-A2",),
        "seat:2": ("mat-2",),
        "C10": ("cell-C10",),
        "D3": ("house-D3",),
        "OVEN": ("pile-OVEN",),
        "way:join": (),
    }
    assert {word: tuple(lying(view, word)) for word in words} == words
