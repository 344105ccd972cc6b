"""The opponents of Magnastorm: always legal, always the same, blind to the game's fate, each stronger than the last."""

from dataclasses import replace
from typing import Any

import pytest

from rules.bots.registry import bots_of
from rules.bots.term import by_term
from rules.magnastorm import GAME
from rules.magnastorm import agenda as todo
from rules.magnastorm import moves as m
from rules.magnastorm.moves import Move
from rules.magnastorm.options import CONSORTIUM, Options
from rules.magnastorm.state import State
from rules.magnastorm.thinking.evaluation import Evaluation
from rules.magnastorm.thinking.terms import TERMS
from rules.magnastorm.thinking.weights import EFFECT, USUAL
from tests.rules.core import choosing
from tests.rules.core.entries import entries_that_ask
from tests.rules.magnastorm.random_games import RANDOM, beginning
from tests.rules.magnastorm.table import BOX, PERSON, Table, claim, table, take

A_SHORT_THOUGHT = 40
"""Moves evaluated for a choice; where only the strength of play matters, or that there is an answer at all."""
NAMES = bots_of("magnastorm")
THINKING = ("quick", "regular")


def choice(name: str, state: State, *, seed: int = 1, budget: int | None = None) -> Move:
    move: Move = choosing.choice(GAME, name, state, seed=seed, budget=budget)
    return move


def short_choice(name: str, state: State, seed: int = 1) -> Move:
    return choice(name, state, seed=seed, budget=A_SHORT_THOUGHT)


def end_of(names: tuple[str, ...], seed: int, options: Options | None = None) -> State:
    """Of a game between these, in this order; the Consortium acts by its rules."""
    players = tuple(CONSORTIUM if name == CONSORTIUM else PERSON for name in names)
    state = beginning(players, options or Options(), seed)
    number = 0
    while decisions := GAME.deciding(state):
        seat = decisions[0].seat
        legal = GAME.legal(state, seat)
        move = legal[0] if len(legal) == 1 else short_choice(names[seat], state, 1000 * seed + number)
        state = GAME.apply(state, move).state
        number += 1
    return state


# Every question


@pytest.mark.parametrize("name", THINKING)
@pytest.mark.parametrize("kind", entries_that_ask(todo.Pending))
def test_every_question_is_answered(kind: type, name: str) -> None:
    state = RANDOM.asking(kind)
    assert choice(name, state) in GAME.legal(state, GAME.deciding(state)[0].seat)


@pytest.mark.parametrize("name", THINKING)
def test_nobody_exchanges_unless_a_payment_needs_it(name: str) -> None:
    for number, state in enumerate(RANDOM.choices(every=61)):
        if any(not isinstance(move, m.Exchange) for move in GAME.legal(state, GAME.deciding(state)[0].seat)):
            assert not isinstance(short_choice(name, state, number), m.Exchange)


def test_every_commander_has_a_worth() -> None:
    assert set(EFFECT) == set(BOX.commanders)


# What they see


def worth(at: Table, seat: int = 0) -> float:
    return Evaluation(USUAL, seat).worth(at.state)


def test_more_is_worth_more() -> None:
    """Each of them alone: reputation, cubes, a lab that brings the majority, the lead in a field."""
    plain: dict[str, Any] = {"cubes": "g", "labs": "W.a1", "levels": {"red": 2}}
    for better in ({"reputation": 2}, {"cubes": "ggy"}, {"labs": "W.a1 W.c1"}, {"levels": {"red": 3}}):
        assert worth(table(**{**plain, **better})) > worth(table(**plain))


def test_what_a_rival_has_is_worth_less_than_nothing() -> None:
    plain = worth(table(seats=[{}, {}]))
    for better in ({"reputation": 2}, {"cubes": "vvy"}, {"labs": "W.a1 W.c1"}):
        assert worth(table(seats=[{}, better])) < plain


def test_a_term_counts_as_much_as_its_scale_says() -> None:
    state = table(seats=[{"cubes": "ggy", "levels": {"red": 3}}, {}]).state
    for number, term in enumerate(TERMS):
        scales = tuple(3.0 if at == number else 1.0 for at, _ in enumerate(TERMS))
        share = by_term(Evaluation(USUAL, 0).shares(state)).get(term, 0.0)
        more = Evaluation(replace(USUAL, scales=scales), 0).worth(state) - Evaluation(USUAL, 0).worth(state)
        assert more == pytest.approx(2.0 * share)


@pytest.mark.parametrize("name", THINKING)
def test_five_reputation_are_taken_where_they_lie(name: str) -> None:
    """In the last round four labs in the storm are of no other use."""
    at = table(objectives="S2", claiming=True, labs="SW.a1 SW.a2 SW.b1 SW.c1", round=4)
    assert choice(name, at.state) == claim("S2", "SW")


@pytest.mark.parametrize("name", THINKING)
def test_the_last_turn_of_all_brings_a_commander_rather_than_cubes(name: str) -> None:
    at = table(upper={"C1": "y"}, cubes="yy", round=4)
    assert choice(name, at.state) == take("C1")


# Strength: fixed games, so the result never changes


@pytest.mark.parametrize(
    ("strong", "weak", "games", "at_least"),
    [("quick", "random", 8, 7), ("regular", "random", 2, 2), ("regular", "quick", 4, 4)],
)
def test_the_stronger_bot_wins(strong: str, weak: str, games: int, at_least: int) -> None:
    won = 0
    for number in range(games):
        names = (strong, weak) if number % 2 == 0 else (weak, strong)
        won += GAME.scores(end_of(names, number)).winners == (number % 2,)
    assert won >= at_least


@pytest.mark.parametrize("count", [3, 4])
def test_regular_beats_a_table_at_first_sight(count: int) -> None:
    names = (*("quick",) * (count - 1), "regular")
    assert GAME.scores(end_of(names, 1)).winners == (count - 1,)


@pytest.mark.parametrize("level", ["easy", "expert"])
def test_regular_plays_the_solo_challenge_to_its_end(level: Any) -> None:
    state = end_of(("regular", CONSORTIUM), 1, Options(consortium_level=level))
    assert GAME.deciding(state) == ()
