"""The opponents of Council of Shadows: always legal, always the same, blind to the game's fate, each stronger than the
last."""

from typing import get_args

import pytest

from rules.bots.registry import bots_of
from rules.council_of_shadows import GAME
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows import moves as m
from rules.council_of_shadows.moves import Move
from rules.council_of_shadows.options import Options
from rules.council_of_shadows.state import State
from tests.rules.core import choosing
from tests.rules.core.entries import entries_that_ask
from tests.rules.council_of_shadows.random_games import RANDOM, beginning
from tests.rules.council_of_shadows.table import AUTOMA, PERSON, acting, exploiting, table

A_SHORT_THOUGHT, HALF_A_THOUGHT = 20, 60
NAMES = bots_of("council_of_shadows")


def choice(name: str, state: State, *, seed: int = 1, budget: int | None = None) -> Move:
    move: Move = choosing.choice(GAME, name, state, seed=seed, budget=budget)
    return move


def winners_of(names: tuple[str, ...], seed: int, budget: int) -> tuple[str, ...]:
    """Who won a game between these, in this order."""
    players = tuple(AUTOMA if name == AUTOMA else PERSON for name in names)
    state = beginning(players, Options(), seed)
    number = 0
    while decisions := GAME.deciding(state):
        seat = decisions[0].seat
        legal = GAME.legal(state, seat)
        one = len(legal) == 1
        move = legal[0] if one else choice(names[seat], state, seed=1000 * seed + number, budget=budget)
        state = GAME.apply(state, move).state
        number += 1
    return tuple(names[seat] for seat in GAME.scores(state).winners)


# Every question


@pytest.mark.parametrize("name", ["quick", "regular"])
@pytest.mark.parametrize("kind", entries_that_ask(todo.Pending))
def test_every_question_is_answered(kind: type, name: str) -> None:
    state = RANDOM.asking(kind)
    seat = GAME.deciding(state)[0].seat
    assert choice(name, state, budget=A_SHORT_THOUGHT) in GAME.legal(state, seat)


def test_every_question_that_is_asked_stands_on_the_list() -> None:
    by_the_rules = {todo.Perform, todo.CarryOut, todo.Shift, todo.BeginExploitation, todo.LevelCheck, todo.EndPart}
    assert set(get_args(todo.Pending)) - set(entries_that_ask(todo.Pending)) - by_the_rules == {todo.EndPhase}


# What they see


@pytest.mark.parametrize("name", ["quick", "regular"])
def test_they_exploit_everything_when_the_game_is_ending(name: str) -> None:
    at = exploiting(round=8, level=3, throne=0, consumption=90, energy=5, colonies="1-01.1 1-01.2", turn=0)
    assert isinstance(choice(name, at.state), m.Exploit)


@pytest.mark.parametrize("name", ["quick", "regular"])
def test_they_build_the_whole_tower(name: str) -> None:
    at = acting("S-C2")
    move = choice(name, at.state)
    assert isinstance(move, m.Colonise)
    assert move.cubes == 2


def test_regular_buys_what_it_can_use_at_once() -> None:
    """Nothing but two energy is missing to level I, and an improvement gives three."""
    at = table(gems="aa", consumption=40, energy=38, display=" ".join(["-"] * 8))
    assert choice("regular", at.state) == m.BuyImprovement(seat=0, improvement="UP-E1", gems="aa")


# Each is stronger than the last


def test_first_sight_beats_chance() -> None:
    games = [winners_of(("quick", "random") if seed % 2 else ("random", "quick"), seed, 1) for seed in range(8)]
    assert sum(winners == ("quick",) for winners in games) >= 7


def test_regular_beats_first_sight() -> None:
    games = [
        winners_of(("regular", "quick") if seed % 2 else ("quick", "regular"), seed, HALF_A_THOUGHT)
        for seed in range(2)
    ]
    assert games == [("regular",)] * 2
