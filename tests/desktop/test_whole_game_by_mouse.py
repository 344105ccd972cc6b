"""Whole games of Marajoara at the real table with the mouse alone, and every kind of move by drags and by clicks."""

from typing import Any, get_args

import pytest
from PySide6.QtTest import QTest

from desktop.table.seats import PERSON
from rules.core.types import Json
from rules.excavation_earth import GAME as EXCAVATION_EARTH
from rules.marajoara import GAME
from rules.marajoara.moves import Move
from tests.desktop.at_the_table import LEFT, AtTable, curious, game, sensible, shortest_way, waited
from tests.desktop.conftest import SitDown

pytestmark = pytest.mark.usefixtures("unpainted")

MOST_MOVES = 400

TWO_MUSEUMS = {"options": {"mission": 6}, "seats": [{"store": "Y6 R1", "second": {"store": "B2"}}]}
"""A solo seat with two museums."""


def one_seat(**notes: Any) -> Json:
    return {"seats": [notes, {}]}


KINDS: dict[str, Json | None] = {
    "mj.place_start_token": None,
    "mj.choose_zone": None,
    "mj.capture": {"grid": "d4 R1, e4 Y1"},
    "mj.raise": {**one_seat(store="B1"), "grid": "d4 R1, e4 Y1", "tokens": {"f4": 0}},
    "mj.decline": {**one_seat(store="B1"), "grid": "d4 R1, e4 Y1", "tokens": {"f4": 0}},
    "mj.store": {**TWO_MUSEUMS, "grid": "d4 R1, e4 R1, f8 B1"},
    "mj.excavate": {"grid": "d4 R1, e4 G2"},
    "mj.give_die": {**one_seat(store="B1 R2", discs={"yellow": 6}), "captured": "G1", "cart": "Y4 R3"},
    "mj.take_die": {**one_seat(store="B1 R2", discs={"yellow": 6}), "captured": "G1", "cart": "Y4 R3"},
    "mj.exhibit_cheaply": {**one_seat(store="R5 Y1", vases=3, discs={"red": 6}), "captured": "G1"},
    "mj.score_fragment": {**one_seat(fragments="F4 F5 F6", discs={"blue": 7}), "captured": "G1"},
    "mj.take_back_vase": {**one_seat(vases=3, discs={"red": 7}), "captured": "G1"},
    "mj.place_dig_token": {**one_seat(), "place": "token"},
    "mj.pay_with": {**one_seat(store="Y3 Y2 R1"), "stage": "after"},
    "mj.spend_next": {**one_seat(store="B4 B5", fragments="F3 F4 F5 F6"), "stage": "after"},
    "mj.spend_rest": {**one_seat(store="B4 B5", fragments="F3 F4 F5 F6"), "stage": "after"},
    "mj.exhibit": {**one_seat(store="Y6 R1"), "stage": "after"},
    "mj.restore": {**one_seat(store="B3"), "stage": "after"},
    "mj.fund_restoration": {**one_seat(store="Y2 B3"), "stage": "after"},
    "mj.field_work": {**one_seat(store="Y2"), "stage": "after", "grid": "d4 R1"},
    "mj.exchange": {**TWO_MUSEUMS, "stage": "after"},
    "mj.remove_die": {"grid": "d4 R1, e4 R1, f5 B1, g4 Y1", "seats": [{}]},
    "mj.recycle": {"stage": "recycling", "slate": "R3"},
    "mj.end_turn": {"stage": "after"},
}
"""Every kind of move, and a position from which it is soon reached; none: the start of a game."""


def test_every_kind_of_move_is_in_the_table() -> None:
    assert set(KINDS) == {kind.KIND for kind in get_args(Move)}


@pytest.mark.parametrize("by_drag", [True, False], ids=["drags", "clicks"])
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_move_is_made_by_hand(sit_down: SitDown, kind: str, by_drag: bool) -> None:
    at = at_position(sit_down, kind)
    way = shortest_way(GAME, at.timeline.state, kind)
    for move in way:
        at.make(move, by_drag=by_drag)
        assert at.last_move() == move
    assert at.moves() == way


def at_position(sit_down: SitDown, kind: str) -> AtTable:
    notes = KINDS[kind]
    mission = 6 if kind == "mj.choose_zone" else 0
    seats = 2
    if mission:
        seats = 1
    elif isinstance(notes, dict) and isinstance(notes.get("seats"), list):
        seats = len(notes["seats"])
    return sit_down(game(*[PERSON] * seats, notes=notes, mission=mission))


def test_two_people_play_a_whole_game_at_one_screen(sit_down: SitDown) -> None:
    at = sit_down(game(PERSON, PERSON))
    made = play_out(at)
    assert at.moves() == made
    assert {move.seat for move in made} == {0, 1}
    assert len({move.kind for move in made}) >= 12
    assert at.screen.top.now.ask == "La partie est finie."


def test_a_person_plays_a_whole_game_against_the_novice(sit_down: SitDown) -> None:
    at = sit_down(game(PERSON, "novice", seed=9))
    made = play_out(at)
    mine = [move for move in at.moves() if move.seat == 0]
    assert mine == made
    assert len(at.moves()) > len(mine)


def test_mission_1_is_played_to_its_end(sit_down: SitDown) -> None:
    at = sit_down(game(PERSON, seed=3, mission=1))
    made = play_out(at)
    assert at.moves() == made
    assert "mj.remove_die" in {move.kind for move in made}


def test_a_person_plays_excavation_earth_against_zu(sit_down: SitDown) -> None:
    at = sit_down(game(PERSON, "zu", seed=5, of=EXCAVATION_EARTH))
    made = play_out(at)
    assert [move for move in at.moves() if move.seat == 0] == made
    assert len({move.kind for move in made}) >= 15
    assert {move.kind for move in at.moves() if move.seat == 1} == {"ee.flip"}


def play_out(at: AtTable) -> list[Any]:
    """Tries every kind of move once, and else plays sensibly, by turns with drags and clicks."""
    made: list[Any] = []
    choose = curious(set())
    while not at.table.is_over:
        assert waited(lambda: at.table.is_over or at.table.seat_to_play is not None)
        if at.table.is_over:
            break
        move = choose(at.table, len(made))
        before = at.timeline.now
        at.make(move, by_drag=len(made) % 2 == 0)
        assert at.timeline.entry(before + 1).move == move  # type: ignore[union-attr]
        made.append(move)
        assert len(made) < MOST_MOVES
    return made


def test_a_finished_game_can_be_taken_back_by_mouse(sit_down: SitDown) -> None:
    at = sit_down(game())
    while not at.table.is_over:
        at.table.propose(sensible(at.table, at.timeline.now))
    undo, redo = at.screen.dock.action_bar.undo, at.screen.dock.action_bar.redo
    last = at.timeline.now
    for button, now in ((undo, last - 1), (undo, last - 2), (redo, last - 1), (redo, last)):
        QTest.mouseClick(button, LEFT)
        assert at.timeline.now == now
