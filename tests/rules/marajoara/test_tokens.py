"""MJ-TOK-1 to MJ-TOK-5: placing Dig tokens."""

import pytest

from rules.marajoara.moves import PlaceDigToken
from tests.rules.core.sitting import ALLOWED
from tests.rules.marajoara.table import (
    BOX,
    capture,
    decline,
    end_turn,
    excavate,
    exhibit,
    field_work,
    pay,
    place,
    restore,
    spend_rest,
    table,
    take_back_vase,
)

OPEN = [space.ref for space in BOX.spaces if space.takes_tokens]


def test_a_token_goes_on_a_space_without_die_and_without_token() -> None:
    """MJ-TOK-1: whosever it is."""
    at = table("d3 R1", tokens={"e3": 0, "f3": 1}, place="token")
    for space in ("d3", "e3", "f3", "z1"):
        assert at.why_not(place(space)) == "MJ-TOK-1"
    assert at.moves() == [place(space) for space in OPEN if space not in ("d3", "e3", "f3")]


def test_a_gained_token_is_placed_at_once() -> None:
    """MJ-TOK-1: and a token that was not gained is not placed."""
    at = table("f3 G1, e3 Y2", store="Y1 Y1")
    assert at.why_not(place("c3")) == "MJ-TOK-1"
    assert at.play(capture("f3", "d3")).moves(PlaceDigToken)


@pytest.mark.parametrize("space", [space.ref for space in BOX.spaces if space.roped])
def test_no_token_in_a_roped_zone(space: str) -> None:
    """MJ-TOK-2: sixteen spaces."""
    at = table(place="token")
    assert at.why_not(place(space)) == "MJ-TOK-2"
    assert at.case(place(space)) == "roped"


@pytest.mark.parametrize("space", [space.ref for space in BOX.spaces if space.boost])
def test_no_token_on_plus_1_or_plus_2(space: str) -> None:
    """MJ-TOK-2: twelve spaces."""
    at = table(place="token")
    assert at.why_not(place(space)) == "MJ-TOK-2"
    assert at.case(place(space)) == "boost"


def test_36_spaces_can_take_a_token() -> None:
    """MJ-TOK-2: all the others, magnifiers included."""
    assert len(table(place="token").moves()) == 36


def test_a_token_stays_where_it_is() -> None:
    """MJ-TOK-3: dice come and go over it."""
    at = table("f3 B4, e3 R2, c4 Y1, b5 G1", tokens={"d3": 1}, store="Y6")
    at.play(capture("f3", "d3"), field_work("d3", "d2"), field_work("c4", "d3"))
    assert at.on("d3") == "Y1"
    assert at.token("d3") == "purple"
    assert at.why_not(place("d3")) == "MJ-TOK-1"


def test_the_seven_tokens_of_a_seat() -> None:
    """MJ-TOK-4: one at setup, three of the museum, one from each track."""
    grid = "a3 R1, a4 Y1, c8 B1, d8 G1, h2 B1, h3 G1, c1 B1, d1 G1"
    one_each = {"blue": 1, "yellow": 1, "red": 1}
    at = table(grid, mission=8, store="Y6 Y1 B4 R1", tokens={"c3": 0}, discs=one_each)
    at.play(exhibit("R1"), pay(1, 0, 0), place("d3"), restore("F4", "B1"), place("e3"))
    at.play(capture("a3", "a5"), place("f3"), end_turn())
    assert at.tokens() == 4
    assert at.state.players[0].museums[0].icons == ()
    at.play(capture("c8", "e8"), excavate("blue"), place("c6"), end_turn())
    at.play(capture("h2", "h4"), excavate("yellow"), place("d6"), end_turn())
    at.play(capture("c1", "e1"), excavate("red"), place("e6"))
    assert at.tokens() == 7
    assert at.state.players[0].supply == 0


def test_each_museum_token_is_gained_once() -> None:
    """MJ-TOK-4: the case of one who has taken the icon before."""
    at = table(store="Y6 R1 B4", icons="yellow").play(exhibit("R1"))
    assert at.moves(PlaceDigToken) == []
    assert at.play(restore("F4", "B1")).moves(PlaceDigToken) == []


def test_a_vase_taken_back_never_frees_the_first_token_again() -> None:
    """MJ-TOK-4, MJ-TRK-8R: one vase always stays."""
    at = table(captured="G1", discs={"red": 7}, vases=2, store="Y6 R1").play(excavate("red"), take_back_vase())
    assert at.vases() == 1
    at.play(exhibit("R1"))
    assert at.moves(PlaceDigToken) == []


def test_placing_is_compulsory_and_interrupts_the_step_that_gave_the_token() -> None:
    """MJ-TOK-5: between the first vase and the second."""
    at = table(store="Y6 R2 R3").play(exhibit("R1 R2"))
    assert at.earned == [("exhibit", 4)]
    assert at.why_not(decline()) == "MJ-ACT-4"
    assert at.why_not(end_turn()) == "MJ-TURN-3"
    assert at.why_not(spend_rest()) == "MJ-TURN-4"
    at.play(place("c3"))
    assert at.earned == [("exhibit", 6), ("case", 2)]
    assert at.why_not(spend_rest()) == ALLOWED
