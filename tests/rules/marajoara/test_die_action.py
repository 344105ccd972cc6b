"""MJ-ACT-1 to MJ-ACT-4 and MJ-EXC-1 to MJ-EXC-7: the captured die is stored, or excavates."""

import pytest

from rules.marajoara.components import TrackName
from rules.marajoara.moves import Excavate, PlaceDigToken
from tests.rules.core.sitting import ALLOWED
from tests.rules.marajoara.table import (
    capture,
    decline,
    end_turn,
    excavate,
    exhibit,
    exhibit_cheaply,
    place,
    raise_,
    spend_rest,
    table,
)

TRACKS: tuple[TrackName, ...] = ("blue", "yellow", "red")


@pytest.mark.parametrize(("die", "slot"), [("Y4", "Y1"), ("R4", "R1"), ("B4", "B1")])
def test_a_captured_die_is_stored_in_its_own_colour(die: str, slot: str) -> None:
    """MJ-ACT-1: at once, with its face."""
    at = table(f"f3 G1, e3 {die}").play(capture("f3", "d3"))
    assert at.slot(slot) == die
    assert at.asks == "MJ-TURN-2"


def test_it_goes_to_the_leftmost_free_slot() -> None:
    """MJ-ACT-1: also to one that has just been freed."""
    at = table("f3 G1, e3 R6", store="R1 R2 R3 Y6", vases=1).play(exhibit("R1"), capture("f3", "d3"))
    assert [at.slot(slot) for slot in ("R1", "R2", "R3")] == ["R6", "R2", "R3"]
    at = table("f3 G1, e3 R6", store="R1 R2").play(capture("f3", "d3"))
    assert [at.slot(slot) for slot in ("R1", "R2", "R3")] == ["R1", "R2", "R6"]


def test_the_third_yellow_die_frees_its_token() -> None:
    """MJ-ACT-2: it is placed before anything else."""
    at = table("f3 G1, e3 Y2", store="Y1 Y1").play(capture("f3", "d3"))
    assert at.slot("Y3") == "Y2"
    assert at.asks == "MJ-TOK-1"
    at.play(place("e3"))
    assert at.state.players[0].museums[0].icons == ("case", "F4")
    assert at.happened("token_placed").source == "yellow"


def test_the_second_yellow_die_frees_nothing_nor_does_the_third_when_the_token_is_gone() -> None:
    """MJ-ACT-2: the first time only."""
    assert table("f3 G1, e3 Y2", store="Y1").play(capture("f3", "d3")).asks == "MJ-TURN-2"
    again = table("f3 G1, e3 Y2", store="Y1 Y1", icons="case F4").play(capture("f3", "d3"))
    assert again.slot("Y3") == "Y2"
    assert again.asks == "MJ-TURN-2"


def test_a_grey_die_excavates_and_is_spent() -> None:
    """MJ-ACT-3: and with another colour nobody excavates."""
    at = table("f3 B1, e3 G4, f6 B1, e6 R4")
    at.play(capture("f3", "d3"))
    assert at.moves() == [excavate(track) for track in TRACKS]
    at.play(excavate("yellow"))
    assert at.cart == "G4 - - - -"
    assert table("f6 B1, e6 R4").play(capture("f6", "d6")).moves(Excavate) == []


def test_the_die_action_cannot_be_declined() -> None:
    """MJ-ACT-4: neither the excavation, nor the token that a stored die frees."""
    at = table("f3 B1, e3 G4").play(capture("f3", "d3"))
    assert at.why_not(decline()) == "MJ-ACT-4"
    token = table("f3 B1, e3 Y4", store="Y1 Y1").play(capture("f3", "d3"))
    assert token.why_not(decline()) == "MJ-ACT-4"
    assert table("f3 G1, e3 R2").why_not(decline()) == "MJ-ACT-4"


def test_the_bonus_of_an_excavation_can_be_declined() -> None:
    """MJ-ACT-4: the disc stays where it came."""
    at = table(captured="G3", store="B1").play(excavate("blue"))
    assert at.why_not(decline()) == ALLOWED
    at.play(decline())
    assert at.discs()["blue"] == 3
    assert at.store() == "B1"


@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_one_disc_moves_by_exactly_the_value(track: TrackName, face: int) -> None:
    """MJ-EXC-1."""
    at = table(captured=f"G{face}", discs={"blue": 1, "yellow": 2, "red": 3}).play(excavate(track))
    before = {"blue": 1, "yellow": 2, "red": 3}
    assert at.discs() == {**before, track: before[track] + face}


def test_what_passes_the_end_is_lost() -> None:
    """MJ-EXC-2: with a warning, and no warning when the value fits."""
    at = table(captured="G6", discs={"red": 5, "blue": 3})
    assert at.warned(excavate("red")) == ["MJ-EXC-2"]
    assert at.warned(excavate("blue")) == []
    at.play(excavate("red"))
    assert at.discs()["red"] == 9


def test_only_the_space_of_arrival_pays() -> None:
    """MJ-EXC-3: not spaces 2 to 5 on the way to 6."""
    at = table(captured="G6", store="Y1").play(excavate("yellow"))
    assert at.earned == [("track", 5)]
    assert at.moves(PlaceDigToken) == []
    assert at.store() == "Y1"


def test_any_number_of_discs_share_a_space_and_two_the_last_one() -> None:
    """MJ-EXC-4: the first to arrive is first."""
    at = table(captured="G3", discs={"red": 1}, rivals=[{"discs": {"red": 4}}, {"discs": {"red": 4}}])
    at.play(excavate("red"))
    assert [at.discs(seat)["red"] for seat in range(3)] == [4, 4, 4]
    first = table(captured="G1", discs={"red": 8}).play(excavate("red"))
    assert first.happened("disc_moved").rank == 1
    second = table(captured="G1", discs={"red": 8}, rivals=[{"discs": {"red": 9}}]).play(excavate("red"))
    assert second.happened("disc_moved").rank == 2
    assert second.state.ends[2] == (1, 0)


def test_a_full_last_space_takes_nobody_else() -> None:
    """MJ-EXC-5: the move is refused; stopping before it is not."""
    there: list[dict[str, object]] = [{"discs": {"red": 9}}, {"discs": {"red": 9}}]
    at = table(captured="G3", discs={"red": 6, "yellow": 1}, rivals=there)
    assert at.why_not(excavate("red")) == "MJ-EXC-5"
    assert at.case(excavate("red")) == "full"
    assert at.why_not(excavate("yellow")) == ALLOWED
    at = table(captured="G2", discs={"red": 6}, rivals=there)
    assert at.why_not(excavate("red")) == ALLOWED


def test_a_disc_at_the_end_stays_there() -> None:
    """MJ-EXC-5: it cannot be chosen again."""
    at = table(captured="G3", discs={"red": 9})
    assert at.why_not(excavate("red")) == "MJ-EXC-5"
    assert at.case(excavate("red")) == "arrived"
    assert at.moves() == [excavate("blue"), excavate("yellow")]


def test_the_grey_die_enters_the_cart_after_the_bonus() -> None:
    """MJ-EXC-6: behind the dice that the bonus spends; it is never stored."""
    at = table(captured="G1", discs={"red": 6}, store="Y1 R5", vases=1).play(excavate("red"))
    assert at.cart == "- - - - -"
    at.play(exhibit_cheaply("R1"), spend_rest())
    assert at.cart == "Y1 R5 G1 - -"
    assert at.store() == ""


def test_a_grey_die_that_moves_no_disc_is_spent_all_the_same() -> None:
    """MJ-EXC-7: without excavation and without bonus."""
    at = table("f3 B1, e3 G4", discs={"red": 9, "blue": 9, "yellow": 9}, store="B1 R1 Y1")
    assert at.why_not(capture("f3", "d3")) == ALLOWED
    at.play(capture("f3", "d3"))
    assert at.kinds == ["captured", "die_raised", "no_disc_can_move", "die_spent"]
    assert at.cart == "G4 - - - -"
    assert at.store() == "B1 R1 Y1"
    at.play(end_turn())
    assert at.seat == 1


def test_the_dig_bonus_comes_before_the_excavation() -> None:
    """MJ-EXC-1, MJ-DIG-2: a 3 turned to 4 reaches the points of space 4."""
    at = table("f3 B1, e3 G3", tokens={"d3": 0}).play(capture("f3", "d3"), raise_("captured"), excavate("red"))
    assert at.discs()["red"] == 4
    assert at.earned == [("track", 3)]
