"""How many sequences of moves there are: any change of the rules shows in these numbers."""

from typing import Any

import pytest

from rules.commands.perft import sequences
from rules.marajoara import GAME
from rules.marajoara.state import State
from tests.rules.marajoara.play import Lot, played
from tests.rules.marajoara.table import begun, table


def later(state: State, seed: int, moves: int) -> State:
    """The same game some random moves later."""
    for number, passed in enumerate(played(state, Lot(seed)), start=1):
        if number == moves:
            after: State = passed.after
            return after
    raise AssertionError("the game was over before")


OPENING: list[tuple[int, int, int]] = [
    (1, 2, 12),
    (1, 3, 528),
    (1, 4, 834),
    (1, 5, 17052),
    (1, 6, 53411),
    (2, 2, 12),
    (2, 3, 528),
    (2, 4, 852),
    (2, 5, 16119),
    (2, 6, 55571),
    (3, 2, 12),
    (3, 3, 528),
    (3, 4, 888),
    (3, 5, 15879),
    (3, 6, 58916),
]
MISSIONS: list[tuple[int, int, int]] = [
    (1, 3, 673),
    (1, 4, 1370),
    (1, 5, 28293),
    (2, 3, 664),
    (2, 4, 1400),
    (2, 5, 26280),
    (3, 3, 722),
    (3, 4, 1332),
    (3, 5, 28972),
    (4, 3, 322),
    (4, 4, 7736),
    (4, 5, 37325),
    (5, 3, 672),
    (5, 4, 1360),
    (5, 5, 27420),
    (6, 3, 352),
    (6, 4, 1076),
    (6, 5, 2784),
    (7, 3, 655),
    (7, 4, 13218),
    (7, 5, 607171),
    (8, 3, 689),
    (8, 4, 1290),
    (8, 5, 31217),
]
LATER: list[tuple[int, int, int, int]] = [
    (2, 0, 2, 330),
    (2, 0, 3, 7365),
    (2, 0, 4, 17071),
    (3, 0, 2, 8968),
    (3, 0, 3, 44218),
    (4, 0, 3, 271),
    (4, 0, 4, 22945),
    (1, 1, 4, 349),
    (1, 1, 5, 2613),
    (1, 4, 4, 432),
    (1, 4, 5, 22128),
    (1, 6, 4, 1804),
    (1, 6, 5, 9576),
    (1, 7, 3, 1125),
    (1, 7, 4, 14258),
]
STATED: list[tuple[dict[str, Any], int, int]] = [
    ({"store": "Y6 Y3 R2 R5 B4 B5", "fragments": "F5", "vases": 1}, 4, 5252),
    ({"store": "Y6 Y3 R2 R5 B4 B5", "fragments": "F5", "vases": 1}, 5, 28383),
    (
        {
            "grid": "e3 B2, d3 G1, f4 R2, f5 Y3",
            "tokens": {"c3": 0, "f6": 1},
            "store": "Y6 R5 B3",
            "rivals": [{"store": "B1 R6"}],
        },
        3,
        35620,
    ),
    (
        {
            "captured": "G1",
            "discs": {"yellow": 6, "red": 6, "blue": 6},
            "store": "Y3 R5 B3 B2",
            "cart": "Y4 R3 B2 G1 R5",
        },
        4,
        2232,
    ),
    (
        {
            "captured": "G1",
            "discs": {"yellow": 6, "red": 6, "blue": 6},
            "store": "Y3 R5 B3 B2",
            "cart": "Y4 R3 B2 G1 R5",
        },
        6,
        163376,
    ),
    ({"mission": 6, "store": "B5 R1 Y3", "second": {"store": "R4 B2"}, "captured": "G3", "cart": "B1 R1"}, 4, 612),
    ({"mission": 6, "store": "B5 R1 Y3", "second": {"store": "R4 B2"}, "captured": "G3", "cart": "B1 R1"}, 6, 60081),
]


@pytest.mark.parametrize(("seed", "depth", "count"), OPENING)
def test_two_seats_from_the_setup(seed: int, depth: int, count: int) -> None:
    """MJ-SET-6: 4 × 3 ways to place two tokens, then 44 captures."""
    assert sequences(GAME, begun(2, seed=seed).state, depth) == count


@pytest.mark.parametrize(("mission", "depth", "count"), MISSIONS)
def test_missions_from_the_setup(mission: int, depth: int, count: int) -> None:
    assert sequences(GAME, begun(1, seed=mission, mission=mission).state, depth) == count


@pytest.mark.parametrize(("seats", "mission", "depth", "count"), LATER)
def test_in_the_middle_of_a_game(seats: int, mission: int, depth: int, count: int) -> None:
    state = later(begun(seats, seed=5, mission=mission).state, 5, 30)
    assert sequences(GAME, state, depth) == count


@pytest.mark.parametrize(("said", "depth", "count"), STATED)
def test_from_a_stated_position(said: dict[str, Any], depth: int, count: int) -> None:
    """Where exhibitions, restorations, payments and track bonuses branch."""
    assert sequences(GAME, table(**said).state, depth) == count
