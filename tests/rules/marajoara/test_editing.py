"""Editing at Marajoara: what happens to dice, tokens, vases, fragments and discs, and what is told about it."""

from typing import Any

import pytest

from rules.core.editing import Edit, Move, Put, Set, Turn
from rules.marajoara import GAME
from rules.marajoara.editing import EDITING
from rules.marajoara.state import State
from tests.rules.marajoara.table import BOX, table


def edited(state: State, *edits: Edit) -> State:
    for edit in edits:
        state = EDITING.apply(state, edit)
    return state


def at(space: str, state: State) -> str:
    die = state.grid[BOX.number[space]]
    return "" if die is None else f"{die.colour} {die.face}"


def left(state: State, id: str) -> int:
    return next(each.count for each in EDITING.spares(state) if each.id == id)


def found(state: State) -> list[tuple[str, str]]:
    return [(each.sentence.id, each.rule) for each in EDITING.problems(state)]


NOTHING = table("").state


def test_a_die_comes_out_of_the_box_with_the_face_it_is_held_for() -> None:
    state = edited(NOTHING, Put("spare-die-red", "space-a4", 3))
    assert at("a4", state) == "red 4"
    assert left(state, "spare-die-red") == left(NOTHING, "spare-die-red") - 1


def test_what_lay_in_the_way_goes_back_into_the_box() -> None:
    state = edited(NOTHING, Put("spare-die-red", "space-a4"), Put("spare-die-grey", "space-a4"))
    assert at("a4", state) == "grey 1"
    assert left(state, "spare-die-red") == left(NOTHING, "spare-die-red")


def test_a_die_is_turned_round_and_round() -> None:
    state = table("f4 R6").state
    die = next(die for die in state.grid if die)
    assert at("f4", edited(state, Turn(f"die-{die.ref}"))) == "red 1"
    assert at("f4", edited(state, Turn(f"die-{die.ref}", -2))) == "red 4"


def test_a_die_in_a_storage_area_of_another_colour_is_told_and_cured() -> None:
    """MJ-ACT-1."""
    state = edited(NOTHING, Put("spare-die-red", "slot-0-B1"))
    assert found(state) == [("position-store", "MJ-ACT-1")]
    (problem,) = EDITING.problems(state)
    assert found(edited(state, problem.cures[0].edit)) == []


def test_a_token_where_none_may_be_is_told_and_cured() -> None:
    """MJ-TOK-2."""
    roped = next(space.ref for space in BOX.spaces if space.roped)
    state = edited(NOTHING, Put("spare-token-1", f"space-{roped}"))
    assert found(state) == [("position-token", "MJ-TOK-2")]
    (problem,) = EDITING.problems(state)
    assert problem.keys == (f"token-{roped}", f"space-{roped}")
    assert left(edited(state, problem.cures[0].edit), "spare-token-1") == left(NOTHING, "spare-token-1")


def test_a_token_on_whose_icon_something_is_laid_waits_in_the_supply() -> None:
    """MJ-TOK-4: of the first vase, of a fragment, of the third yellow slot."""
    before = left(NOTHING, "spare-token-0")
    for edit in (
        Put("spare-vase-0-0", "case-0-0"),
        Put("spare-shard-0-0", "fragment-0-F4"),
        Put("spare-die-yellow", "slot-0-Y3"),
    ):
        state = edited(NOTHING, edit)
        assert left(state, "spare-token-0") == before + 1
        assert len(state.players[0].museums[0].icons) == len(NOTHING.players[0].museums[0].icons) - 1


def test_discs_arrive_one_after_the_other() -> None:
    """MJ-EXC-4: the third on the last space is too many."""
    moves = [Move(f"disc-{seat}-blue", "trackspace-blue-9") for seat in (2, 0, 1)]
    state = edited(table("", seats=[{}, {}, {}]).state, *moves[:2])
    assert state.ends[0] == (2, 0)
    assert found(state) == []
    crowded = edited(state, moves[2])
    assert found(crowded) == [("position-track-end", "MJ-EXC-4")]
    (problem,) = EDITING.problems(crowded)
    assert edited(crowded, problem.cures[0].edit).ends[0] == (2, 0)


def test_a_captured_grey_die_asks_for_a_track_until_it_is_taken_away() -> None:
    state = table("f4 G3").state
    die = next(die for die in state.grid if die)
    asked = edited(state, Move(f"die-{die.ref}", "captured"))
    assert GAME.deciding(asked)[0].ask == "mj-ask-track"
    assert len(GAME.legal(asked, 0)) == 3
    assert GAME.deciding(edited(asked, Move(f"die-{die.ref}", "space-b2")))[0].ask == "mj-ask-before"


def test_another_seat_is_asked_the_same() -> None:
    state = edited(NOTHING, Set("ask", "token"), Set("active", 1))
    (asked,) = GAME.deciding(state)
    assert (asked.seat, asked.ask) == (1, "mj-ask-token")
    assert left(state, "spare-token-0") == left(NOTHING, "spare-token-0")


@pytest.mark.parametrize("points", [0, 17, 200])
def test_points_are_what_was_set(points: int) -> None:
    state = table("", seats=[{"points": 9, "earned": {"track": 4}}, {}]).state
    assert edited(state, Set("points-0", points)).players[0].score == points


@pytest.mark.parametrize(
    ("notes", "left_out"),
    [
        ({"grid": "f4 R2, e5 B3", "cart": "Y4 R3", "active": 1}, ()),
        ({"seats": [{"store": "Y5 R2 R3", "vases": 1, "fragments": "F5 F6", "discs": {"blue": 6}}, {}]}, ()),
        ({"captured": "G4", "grid": "a1 R2"}, ()),
        ({"stage": "recycling", "slate": "R2"}, ()),
    ],
)
def test_the_notes_are_those_that_made_the_position(notes: dict[str, Any], left_out: tuple[str, ...]) -> None:
    state = GAME.position(notes, BOX)
    assert EDITING.unsaid(state) == left_out
    assert GAME.position(EDITING.notes(state), BOX) == state


def test_a_gap_in_a_storage_area_cannot_be_noted() -> None:
    assert EDITING.unsaid(edited(NOTHING, Put("spare-die-blue", "slot-0-B2"))) == ("store",)
