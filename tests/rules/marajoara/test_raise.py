"""MJ-INC-1 to MJ-INC-3: the jumper is turned up."""

import pytest

from tests.rules.marajoara.table import BOX, capture, excavate, table

PLAIN, PLUS_1, PLUS_2 = ("f3", "e3", "d3"), ("c4", "b4", "a4"), ("f4", "e4", "d4")


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5])
def test_the_jumper_gains_a_pip(face: int) -> None:
    """MJ-INC-1: always; the captured die does not."""
    start, over, to = PLAIN
    at = table(f"{start} R{face}, {over} B2").play(capture(start, to))
    assert at.on(to) == f"R{face + 1}"
    assert at.slot("B1") == "B2"
    assert at.happened("die_raised").rule == "MJ-INC-1"


@pytest.mark.parametrize(("line", "pips"), [(PLUS_1, 2), (PLUS_2, 3)])
def test_spaces_plus_1_and_plus_2_add_one_and_two_more(line: tuple[str, str, str], pips: int) -> None:
    """MJ-INC-2."""
    start, over, to = line
    at = table(f"{start} Y1, {over} B2").play(capture(start, to))
    assert at.on(to) == f"Y{1 + pips}"
    assert at.happened("die_raised").rule == "MJ-INC-2"


@pytest.mark.parametrize("space", [space.ref for space in BOX.spaces if space.boost])
def test_the_printed_boosts_are_where_the_board_shows_them(space: str) -> None:
    """MJ-INC-2: +1 in the middle of each edge, +2 in the middle of the board."""
    middle = space[0] in "de" and space[1] in "45"
    assert BOX.spaces[BOX.number[space]].boost == (2 if middle else 1)


@pytest.mark.parametrize(("line", "face"), [(PLAIN, 6), (PLUS_1, 5), (PLUS_1, 6), (PLUS_2, 4), (PLUS_2, 6)])
def test_no_die_passes_six(line: tuple[str, str, str], face: int) -> None:
    """MJ-INC-3: the excess is lost, and costs nothing."""
    start, over, to = line
    at = table(f"{start} G{face}, {over} B2").play(capture(start, to))
    assert at.on(to) == "G6"
    assert at.earned == []


def test_only_the_landing_space_counts() -> None:
    """MJ-INC-2: not the space that is left or jumped over."""
    at = table("d5 R1, d4 G1").play(capture("d5", "d3"), excavate("red"))
    assert at.on("d3") == "R2"
