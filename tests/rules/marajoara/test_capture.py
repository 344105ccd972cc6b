"""MJ-CAP-1 to MJ-CAP-9: which die may jump over which, and onto what."""

import pytest

from rules.marajoara.moves import Capture
from tests.rules.core.sitting import ALLOWED
from tests.rules.marajoara.table import (
    capture,
    end_turn,
    excavate,
    exhibit,
    opened,
    place,
    restore,
    spend_rest,
    table,
)


def test_any_die_of_the_grid_may_jump_over_its_neighbour_and_lands_behind_it() -> None:
    """MJ-CAP-1: the jumped die is mine, the jumper stays on the grid."""
    at = table("f3 R2, e3 B5").play(capture("f3", "d3"))
    assert (at.on("f3"), at.on("e3"), at.on("d3")) == ("-", "-", "R3")
    assert at.slot("B1") == "B5"


def test_somebody_must_jump_over_something() -> None:
    """MJ-CAP-1: an empty space does not jump, nor does a die jump over an empty space, nor over nothing."""
    at = table("f3 R2, e3 B5, b6 Y1")
    assert at.why_not(capture("c3", "e3")) == "MJ-CAP-1"
    assert at.case(capture("c3", "e3")) == "no-jumper"
    assert at.why_not(capture("b6", "d6")) == "MJ-CAP-1"
    assert at.case(capture("b6", "d6")) == "nothing-between"
    assert at.why_not(capture("b6", "b5")) == "MJ-CAP-1"
    assert at.case(capture("b6", "b5")) == "no-jump"
    assert at.why_not(capture("f3", "d3")) == ALLOWED


def test_the_landing_space_exists_and_holds_no_die() -> None:
    """MJ-CAP-2: not on a die, not off the board."""
    at = table("f3 R2, e3 B5, d3 Y1, b8 B1, a8 R1")
    assert at.why_not(capture("f3", "d3")) == "MJ-CAP-2"
    assert at.case(capture("f3", "d3")) == "occupied"
    assert at.why_not(capture("b8", "z8")) == "MJ-CAP-2"
    assert at.why_not(capture("z8", "b8")) == "MJ-CAP-2"
    assert at.why_not(capture("a8", "c8")) == ALLOWED


@pytest.mark.parametrize("owner", [0, 1])
def test_a_token_does_not_block_the_landing(owner: int) -> None:
    """MJ-CAP-2, MJ-CAP-8: one's own, or a rival's."""
    at = table("f3 R2, e3 B5", tokens={"d3": owner})
    assert at.why_not(capture("f3", "d3")) == ALLOWED


def test_a_jump_goes_over_one_die_to_the_space_behind_it() -> None:
    """MJ-CAP-3: not over two, not further, not round a corner."""
    at = table("f3 R2, e3 B5, d3 Y1, g7 R1, f7 B1")
    assert at.why_not(capture("f3", "c3")) == "MJ-CAP-3"
    assert at.case(capture("f3", "c3")) == "too-far"
    assert at.why_not(capture("g7", "d7")) == "MJ-CAP-3"
    assert at.why_not(capture("g7", "e6")) == "MJ-CAP-3"
    assert at.case(capture("g7", "e6")) == "bent"
    assert at.why_not(capture("g7", "e7")) == ALLOWED
    assert at.why_not(capture("e3", "c3")) == ALLOWED


@pytest.mark.parametrize(("grid", "start", "to"), [("d2 R1, c2 B1", "d2", "b2"), ("a1 R1, b1 B1", "a1", "c1")])
def test_ropes_may_be_crossed(grid: str, start: str, to: str) -> None:
    """MJ-CAP-4: into a roped zone and out of it."""
    assert table(grid).play(capture(start, to)).on(to) == "R2"


def test_the_captured_die_keeps_its_value_and_waits_beside_the_board() -> None:
    """MJ-CAP-5: until step 4."""
    at = table("f3 R2, e3 G5").play(capture("f3", "d3"))
    assert at.captured == "G5"
    assert at.on("e3") == "-"
    at.play(excavate("red"))
    assert at.captured == "-"
    assert at.cart == "G5 - - - -"


@pytest.mark.parametrize("letter", ["Y", "R", "B"])
def test_a_fourth_die_of_a_colour_cannot_be_captured(letter: str) -> None:
    """MJ-CAP-6: with two of them it can; grey dice are never stored."""
    grid = f"f3 B2, e3 {letter}1, f6 B1, e6 G1"
    full = table(grid, store=f"{letter}1 {letter}4 {letter}6")
    assert full.why_not(capture("f3", "d3")) == "MJ-CAP-6"
    assert full.why_not(capture("f6", "d6")) == ALLOWED
    assert table(grid, store=f"{letter}1 {letter}4").why_not(capture("f3", "d3")) == ALLOWED


def test_a_free_action_before_the_capture_makes_room() -> None:
    """MJ-CAP-6: exhibit first, then capture the red die."""
    at = table("d3 R6, e3 B1", store="R2 R4 R5 Y5")
    assert at.why_not(capture("e3", "c3")) == "MJ-CAP-6"
    at.play(exhibit("R2"), place("f6"), capture("e3", "c3"))
    assert at.store() == "R2 R6 R5 Y1"


def test_there_is_one_capture_a_turn() -> None:
    """MJ-CAP-7."""
    at = table("f3 R2, e3 B5, c6 R1, d6 B1")
    assert at.why_not(capture("c6", "e6")) == ALLOWED
    at.play(capture("f3", "d3"))
    assert at.why_not(capture("c6", "e6")) == "MJ-CAP-7"
    assert at.moves(Capture) == []


@pytest.mark.parametrize(
    ("kind", "grid", "start", "to"),
    [
        ("shaded", "c3 R1, b2 B1", "c3", "a1"),
        ("magnifier", "e3 R1, d3 B1", "e3", "c3"),
        ("roped", "d1 R1, c1 B1", "d1", "b1"),
        ("+1", "c4 R1, b4 B1", "c4", "a4"),
        ("+2", "f4 R1, e4 B1", "f4", "d4"),
        ("plain", "f3 R1, e3 B1", "f3", "d3"),
    ],
)
def test_a_die_lands_on_any_kind_of_space(kind: str, grid: str, start: str, to: str) -> None:
    """MJ-CAP-8."""
    assert table(grid).why_not(capture(start, to)) == ALLOWED, kind


@pytest.mark.parametrize("to", ["f3", "f5", "d7", "b5", "b3", "d3", "f7", "b7"])
def test_jumps_go_straight_in_eight_directions(to: str) -> None:
    """MJ-CAP-9: with `ortho_only` in four of them; see ruling A1."""
    round_d5 = "c4 B1, d4 B1, e4 B1, c5 B1, e5 B1, c6 B1, d6 B1, e6 B1"
    at = table(f"d5 R1, {round_d5}")
    assert at.why_not(capture("d5", to)) == ALLOWED
    straight = table(f"d5 R1, {round_d5}", ortho_only=True)
    is_straight = to[0] == "d" or to[1] == "5"
    assert straight.why_not(capture("d5", to)) == (ALLOWED if is_straight else "MJ-CAP-9")


@pytest.mark.parametrize("jumper", ["Y6", "R1", "B3", "G6"])
def test_colour_and_face_of_the_jumper_do_not_matter(jumper: str) -> None:
    """MJ-CAP-9: not even with a full store of its colour."""
    at = table(f"f3 {jumper}, e3 B1", store="Y1 Y1 Y1 R1 R1 R1")
    assert at.why_not(capture("f3", "d3")) == ALLOWED


def test_a_rival_captures_what_i_left_behind() -> None:
    """MJ-CAP-1: dice of the grid belong to nobody."""
    at = table("f3 R2, e3 B5, c2 Y4").play(capture("f3", "d3"), end_turn())
    at.play(capture("c2", "e4", 1))
    assert at.store(1) == "R3"


def test_before_the_setup_is_complete_nothing_is_captured() -> None:
    """MJ-CAP-1: the first capture of a game stands on the list of the first seat."""
    at = opened(2)
    assert len(at.moves(Capture)) == 44
    assert at.moves(Capture, seat=1) == []


def test_a_capture_cannot_be_made_between_payment_and_cart() -> None:
    """MJ-CAP-7, MJ-TURN-3: a free action is finished first."""
    at = table("f3 R2, e3 B5", store="B4 B5").play(restore("F9", "B1 B2"))
    assert at.why_not(capture("f3", "d3")) == "MJ-TURN-3"
    at.play(spend_rest())
    assert at.why_not(capture("f3", "d3")) == ALLOWED
