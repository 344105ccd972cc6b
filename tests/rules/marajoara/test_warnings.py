"""What is allowed and regretted: the warnings, each beside a neighbour that has none."""

import pytest

from tests.rules.marajoara.table import capture, decline, end_turn, excavate, fund, raise_, table


def test_ending_a_turn_without_a_capture() -> None:
    """MJ-TURN-6."""
    assert table("f3 R2").warned(end_turn()) == ["MJ-TURN-6"]
    assert table("f3 R2", stage="after").warned(end_turn()) == []


@pytest.mark.parametrize(
    ("store", "warned"),
    [("Y2 R2", ["MJ-EXP-1"]), ("B3", ["MJ-RES-1"]), ("Y6 R2 B6", ["MJ-EXP-1", "MJ-RES-1"]), ("Y1 R2 B2", [])],
)
def test_ending_the_last_turn_with_something_to_gain(store: str, warned: list[str]) -> None:
    """MJ-EXP-1, MJ-RES-1: in round 14, or with a full round track; not before."""
    assert table(stage="after", round=14, store=store).warned(end_turn()) == warned
    assert table(stage="after", round=13, store=store).warned(end_turn()) == []
    full = "Y1 " * 7 + "G1 " * 7
    assert table(stage="after", mission=1, round_track=full, store=store).warned(end_turn()) == warned
    assert table(stage="after", mission=1, round=14, store=store).warned(end_turn()) == []


def test_giving_two_pips_to_a_rival() -> None:
    """MJ-DIG-3: unless it has no die that could use them, or the token is mine."""
    grid, jump = "f3 R2, e3 B4", capture("f3", "d3")
    assert table(grid, tokens={"d3": 1}, rivals=[{"store": "B1"}]).warned(jump) == ["MJ-DIG-3"]
    assert table(grid, tokens={"d3": 1}, rivals=[{"store": "B6"}]).warned(jump) == []
    assert table(grid, tokens={"d3": 0}, rivals=[{"store": "B1"}]).warned(jump) == []


def test_declining_pips() -> None:
    """MJ-DIG-4."""
    assert table(captured="G1", store="R1").play(excavate("red")).warned(decline()) == ["MJ-DIG-4"]


def test_raising_a_six_in_mission_7() -> None:
    """MJ-MIS-7a: by a bonus, or for money; a 5 is safe."""
    boost = table(captured="G3", mission=7, store="B6 B5").play(excavate("blue"))
    assert boost.warned(raise_("B1")) == ["MJ-MIS-7a"]
    assert boost.warned(raise_("B2")) == []
    paid = table(mission=7, store="Y6 B6 B5")
    assert paid.warned(fund("B1", 1)) == ["MJ-MIS-7a"]
    assert paid.warned(fund("B1", -1)) == []
    assert paid.warned(fund("B2", 1)) == []


@pytest.mark.parametrize(("face", "warned"), [(6, ["MJ-MIS-7a"]), (5, [])])
def test_a_jumper_that_would_overflow(face: int, warned: list[str]) -> None:
    """MJ-MIS-7a: elsewhere the excess is only lost."""
    assert table(f"f3 R{face}, e3 B4", mission=7).warned(capture("f3", "d3")) == warned
    assert table(f"f3 R{face}, e3 B4", mission=1).warned(capture("f3", "d3")) == []


def test_a_disc_that_goes_past_the_end_or_past_the_token_of_mission_8() -> None:
    """MJ-EXC-2, MJ-MIS-8a."""
    at = table(captured="G5", discs={"red": 6, "yellow": 4, "blue": 1}, mission=8)
    assert at.warned(excavate("red")) == ["MJ-EXC-2"]
    assert at.warned(excavate("yellow")) == []
    assert at.warned(excavate("blue")) == ["MJ-MIS-8a"]
