"""How many sequences of moves there are: any change of the rules shows in these numbers."""

from typing import Any

import pytest

from rules.commands.perft import sequences
from rules.excavation_earth import GAME
from tests.rules.excavation_earth.random_games import TABLES, beginning, played
from tests.rules.excavation_earth.table import table

OPENING: list[tuple[int, int, int, int]] = [
    (0, 1, 3, 19),
    (0, 1, 4, 762),
    (0, 1, 5, 3818),
    (0, 2, 4, 671),
    (0, 2, 5, 3298),
    (0, 3, 4, 728),
    (0, 3, 5, 3529),
    (1, 1, 2, 784),
    (1, 2, 3, 11760),
    (1, 3, 3, 11760),
    (2, 1, 5, 820),
    (2, 2, 4, 304),
    (2, 2, 5, 11984),
    (2, 3, 5, 819),
    (6, 1, 5, 703),
    (6, 2, 3, 10774),
    (6, 3, 5, 193),
]
LATER: list[tuple[int, int, int, int]] = [
    (0, 40, 3, 2352),
    (0, 90, 4, 8210),
    (0, 109, 4, 8100),
    (1, 40, 3, 540),
    (1, 90, 3, 11760),
    (2, 40, 3, 1167),
    (2, 274, 4, 214),
    (3, 90, 4, 23378),
    (4, 90, 4, 4625),
    (4, 313, 4, 9459),
    (5, 90, 4, 3838),
    (5, 322, 4, 4677),
    (6, 90, 3, 1162),
    (7, 40, 3, 14466),
    (7, 111, 4, 349),
    (8, 90, 3, 1210),
    (9, 103, 4, 79),
]
SALE = {
    "explorers": "M1 M4 G2",
    "hand": "R-SA",
    "hold": "Vg1 Vg3 Vg4 Rg2",
    "traders": "M1 M3 M5",
    "queues": {"M1": "VWG", "M3": "VYY", "M5": "WRV", "M2": "G"},
}
GUL_BUYS_FIRST = {
    "explorers": "BW M1 M4",
    "hand": "R-SA",
    "container": "Rg1",
    "traders": "M1 M5",
    "queues": {"M1": "YRW", "M5": "Y"},
    "piles": {"Y": "Yg1 Yg2", "R": "Rg1"},
    "credits": 12,
}
TILES = {
    "round": 3,
    "explorers": "BW R1 V2",
    "hand": "R-SA V-SC",
    "tiles": "CT4 CT8 CT6",
    "envoys": "C1 C3",
    "sites": "Rg1 Vg2 Og4",
    "hold": "Yg1",
}
NO_CUBES = {
    "explorers": "R1 R2 M4",
    "hand": "R-SC",
    "sites": "Rg2 Rg1",
    "guards": "Yg1 Yg2 Gg1 Vg3",
    "envoys": "C1*9 C2*9",
}
KUT_DIGS = {"faction": "KUT", "explorers": "R3 M1 M4", "hand": "R-SC G-SM", "sites": "Rg3 Rg4 Rg2 Gg2"}
ISS_SURVEYS = {"faction": "ISS", "explorers": "R3 M1 M4", "hand": "R-SC", "credits": 20, "row": "G-SB Y-SA:1"}
SMUGGLING = {
    "explorers": "BC M1 M4",
    "hand": "R-SM",
    "hold": "Yg1 Yg2 Og3",
    "piles": {"Y": "Yg3", "G": "Gg2", "V": "Vg1"},
    "credits": 14,
}
STATED: list[tuple[dict[str, Any], int]] = [
    (SALE, 6995),
    (GUL_BUYS_FIRST, 6009),
    (TILES, 8158),
    (NO_CUBES, 6124),
    (KUT_DIGS, 7102),
    (ISS_SURVEYS, 5742),
    (SMUGGLING, 4863),
]


@pytest.mark.parametrize(("number", "seed", "depth", "count"), OPENING)
def test_from_the_setup(number: int, seed: int, depth: int, count: int) -> None:
    """EE-SET-20: the third explorer has the choice of 19 locations. EE-PREP-5b: two of eight cards, 28 ways a seat."""
    assert sequences(GAME, beginning(*TABLES[number], seed), depth) == count


@pytest.mark.parametrize(("said", "count"), STATED)
def test_from_a_stated_position(said: dict[str, Any], count: int) -> None:
    """Where sales, purchases, tiles, guards and powers branch."""
    assert sequences(GAME, table(**said).state, 4) == count


@pytest.mark.parametrize(("number", "at", "depth", "count"), LATER)
def test_in_the_middle_of_a_game(number: int, at: int, depth: int, count: int) -> None:
    assert sequences(GAME, played(number, 0)[at].before, depth) == count
