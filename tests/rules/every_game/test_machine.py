"""A table of every game at which anything may happen: moves, undo, leaps; and from wherever one goes on, an end."""

from typing import Any

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from tests.each_game import given_by_each
from tests.rules.core.machine import TableMachine
from tests.rules.core.properties import random_game
from tests.rules.core.random_games import RandomGames

ALL: tuple[RandomGames[Any], ...] = given_by_each("RANDOM", "rules", "random_games")
BRANCHES = 3


@pytest.mark.parametrize("random", ALL, ids=lambda random: random.game.id)
def test_whatever_happens_at_a_table(random: RandomGames[Any]) -> None:
    run_state_machine_as_test(machine_at(random), settings=settings(max_examples=25, stateful_step_count=15))


def machine_at(tables: RandomGames[Any]) -> type[TableMachine]:
    class Machine(TableMachine):
        random = tables

    return Machine


@pytest.mark.parametrize(
    ("random", "number"),
    [pytest.param(random, at, id=f"{random.game.id}-{at}") for random in ALL for at in range(len(random.tables))],
)
def test_from_wherever_one_goes_on_the_end_is_reached(random: RandomGames[Any], number: int) -> None:
    """After other moves than those of the first game, too."""
    first = random.played(number, 0)
    for seed, passed in enumerate(first[:: len(first) // BRANCHES]):
        *_, last = random_game(random.game, passed.before, 100 + seed)
        assert last.events[-1].kind.endswith(".game_ended")
        assert random.game.deciding(last.after) == ()
