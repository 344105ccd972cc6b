"""Of everything that can be written down, exactly the moves on the list meet no objection."""

from functools import cache
from typing import get_args

import pytest

from rules.magnastorm import GAME
from rules.magnastorm import agenda as todo
from tests.rules.core.properties import Passed, check_universe
from tests.rules.magnastorm.random_games import TABLES, played, played_on
from tests.rules.magnastorm.universe import universe

STRANGE = range(100)
MOVES = 30
EVERY = 97


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_no_other_move_is_allowed(number: int) -> None:
    """MS-RND-3, MS-RND-4."""
    for passed in played(number, 1)[number % 7 :: EVERY]:
        check_universe(
            GAME,
            passed.before,
            (move for seat in passed.before.seats for move in universe(passed.before, seat)),
            passed.before.seats,
        )


@pytest.mark.parametrize("kind", sorted(each.__name__ for each in get_args(todo.Asked)))
def test_nor_in_strange_positions(kind: str) -> None:
    """MS-RND-3, MS-EXC-1: twice for each kind of decision."""
    found = [passed for passed in strange_games() if type(passed.before.agenda[0]).__name__ == kind]
    assert found or kind in AT_THE_START
    for passed in found[:: max(1, len(found) // 2)][:2]:
        check_universe(
            GAME,
            passed.before,
            (move for seat in passed.before.seats for move in universe(passed.before, seat)),
            passed.before.seats,
        )


AT_THE_START = ("FirstCrew", "FirstResearch")
"""Where no strange position begins."""


@cache
def strange_games() -> tuple[Passed, ...]:
    return tuple(passed for seed in STRANGE for passed in played_on(seed, MOVES))
