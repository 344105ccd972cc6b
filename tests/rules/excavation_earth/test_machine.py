"""A table of Excavation Earth at which anything may happen: EE-GEN-13, EE-GEN-14, ruling A30."""

from collections.abc import Iterator

import pytest
from hypothesis import settings

from rules.core.rng import Rng
from rules.core.types import Ref, Seat
from rules.excavation_earth import GAME
from rules.excavation_earth.events import GameEnded
from rules.excavation_earth.state import State
from tests.rules.core.machine import TableMachine
from tests.rules.core.properties import random_game
from tests.rules.excavation_earth.random_games import TABLES, beginning, hidden_pairs
from tests.rules.excavation_earth.table import BOX


class ExcavationEarthMachine(TableMachine):
    game = GAME
    box = BOX
    tables = TABLES

    def hidden_pairs(self, state: State, seat: Seat | None, rng: Rng) -> Iterator[tuple[Ref, Ref]]:
        return hidden_pairs(state, seat, rng)


ExcavationEarthMachine.TestCase.settings = settings(max_examples=25, stateful_step_count=15)
TestTable = ExcavationEarthMachine.TestCase


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_from_wherever_one_goes_on_the_end_is_reached(number: int) -> None:
    """EE-RND-2: also after other moves than those of the first game."""
    first = list(random_game(GAME, beginning(*TABLES[number], 9), 9))
    for seed, passed in enumerate(first[:: len(first) // 3]):
        *_, last = random_game(GAME, passed.before, 100 + seed)
        assert isinstance(last.events[-1], GameEnded)
