"""A table of Council of Shadows at which anything may happen: CS-PLAN-1, CS-GEN-10, ruling Q-36."""

from collections.abc import Iterator

import pytest
from hypothesis import settings

from rules.core.rng import Rng
from rules.core.types import Ref, Seat
from rules.council_of_shadows import GAME
from rules.council_of_shadows.events import GameEnded
from rules.council_of_shadows.state import State
from tests.rules.core.machine import TableMachine
from tests.rules.core.properties import random_game
from tests.rules.council_of_shadows.random_games import TABLES, hidden_pairs, played
from tests.rules.council_of_shadows.table import BOX


class CouncilOfShadowsMachine(TableMachine):
    game = GAME
    box = BOX
    tables = TABLES

    def hidden_pairs(self, state: State, seat: Seat | None, rng: Rng) -> Iterator[tuple[Ref, Ref]]:
        return hidden_pairs(state, seat, rng)


CouncilOfShadowsMachine.TestCase.settings = settings(max_examples=25, stateful_step_count=15)
TestTable = CouncilOfShadowsMachine.TestCase


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_from_wherever_one_goes_on_the_end_is_reached(number: int) -> None:
    """CS-END-1: also after other moves than those of the first game."""
    first = played(number, 0)
    *_, last = random_game(GAME, first[len(first) // 2].before, 100)
    assert isinstance(last.events[-1], GameEnded)
