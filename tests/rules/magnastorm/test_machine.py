"""A table of Magnastorm at which anything may happen: moves, undo, leaps. MS-RND-4, MS-END-1, MS-END-4."""

from collections.abc import Iterator

import pytest
from hypothesis import settings

from rules.core.rng import Rng
from rules.core.types import Ref, Seat
from rules.magnastorm import GAME
from rules.magnastorm.events import GameEnded
from rules.magnastorm.state import State
from tests.rules.core.machine import TableMachine
from tests.rules.core.properties import random_game
from tests.rules.magnastorm.random_games import TABLES, beginning
from tests.rules.magnastorm.table import BOX


class MagnastormMachine(TableMachine):
    game = GAME
    box = BOX
    tables = TABLES

    def hidden_pairs(self, state: State, seat: Seat | None, rng: Rng) -> Iterator[tuple[Ref, Ref]]:
        """Nothing is hidden."""
        return iter(())


MagnastormMachine.TestCase.settings = settings(max_examples=25, stateful_step_count=15)
TestTable = MagnastormMachine.TestCase


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_from_wherever_one_goes_on_the_end_is_reached(number: int) -> None:
    """MS-END-4: also after other moves than those of the first game."""
    first = list(random_game(GAME, beginning(*TABLES[number], 9), 9))
    for seed, passed in enumerate(first[:: len(first) // 3]):
        *_, last = random_game(GAME, passed.before, 100 + seed)
        assert isinstance(last.events[-1], GameEnded)
