"""How many sequences of moves there are: whatever changes in the rules shows here first."""

import pytest

from rules.commands.perft import sequences
from rules.magnastorm import GAME
from tests.rules.magnastorm.random_games import played
from tests.rules.magnastorm.table import Table, begun, begun_solo, table

FEW = {"upper": {"C1": "yg"}, "lower": {"R5/C1": "v"}}
"""Two crew members above; below a free cell less for the heap of the others and one for the purple crew."""
FREE_CELLS = 25 - 2


def of(t: Table, depths: int = 3) -> tuple[int, ...]:
    return tuple(sequences(GAME, t.state, depth) for depth in range(1, depths + 1))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_first_crews(seed: int) -> None:
    """MS-POS-2: each seat has one column less."""
    assert of(begun(4, seed=seed), 4) == (5, 5 * 4, 5 * 4 * 3, 5 * 4 * 3 * 2)
    assert of(begun(2, seed=seed)) == (4, 4 * 3, 4 * 3 * 3)


def test_the_first_moves_against_the_consortium() -> None:
    assert of(begun_solo()) == (4, 8, 800)


@pytest.mark.parametrize(
    ("number", "seed", "counts"),
    [
        (0, 1, (11, 46, 200)),
        (0, 2, (1, 7, 16)),
        (0, 3, (21, 100, 702)),
        (4, 1, (7, 81, 210)),
        (4, 2, (7, 41, 824)),
        (4, 3, (1, 80, 128)),
    ],
)
def test_in_the_middle_of_a_game(number: int, seed: int, counts: tuple[int, ...]) -> None:
    state = played(number, seed)[60].before
    assert tuple(sequences(GAME, state, depth) for depth in (1, 2, 3)) == counts


def test_crew_onto_the_lower_panel() -> None:
    """MS-ACT-1, MS-ACT-6: without cubes the cell is chosen and B is all there is."""
    assert of(table(cubes="", **FEW)) == (2 * FREE_CELLS, 2 * FREE_CELLS, 1020)


def test_with_cubes_there_is_more_to_choose() -> None:
    """The column may be bought, and the scout may move."""
    assert of(table(cubes="ggy", rivals=[{}], **FEW)) == (40, 222, 1589)


def test_ex6_drives() -> None:
    """MS-MOV-2, MS-MOV-6: two spaces of the zone, four beside it, six through the station, and staying."""
    rivals = [{}, {"stations": "W>NW/I"}, {}]
    t = table(
        cubes="gg", scout="NE.d2", round=2, pending=[{"kind": "driving"}], cell="R4/C2", action="move", rivals=rivals
    )
    assert of(t, 2) == (2 + 4 + 6 + 1, 26)


def test_drives_with_more_range() -> None:
    t = table(cubes="gggy", scout="SW.d2", pending=[{"kind": "driving"}], cell="R1/C4", action="move")
    assert of(t) == (20, 124, 1738)


def test_objectives() -> None:
    t = table(
        claiming=True,
        round=3,
        labs="NE.a1 NE.a2 NE.c1 NW.a1 NW.a2 NW.c1 W.a1 E.a1",
        objectives="Q3 Q4 S1 S3",
        levels={"green": 9, "red": 4, "blue": 2},
    )
    assert of(t) == (5, 381, 540)


def test_crew_that_may_be_deployed() -> None:
    """MS-BON-3: below the crew of five columns, on 25 free cells, or not at all."""
    t = table(pending=[{"kind": "deploying", "rule": "MS-BON-3"}], cubes="")
    assert of(t, 1) == (5 + 25 + 1,)
