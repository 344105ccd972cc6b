"""The opponents of Höyük: always legal, always the same, blind to what is hidden, each stronger than the last."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any, get_args

import pytest

from rules.bots.registry import bots_of
from rules.hoyuk import GAME
from rules.hoyuk import agenda as todo
from rules.hoyuk import moves as m
from rules.hoyuk.moves import Move
from rules.hoyuk.options import NEIGHBOUR, Options
from rules.hoyuk.state import State
from rules.hoyuk.thinking.ahead import after
from rules.hoyuk.thinking.evaluation import Evaluation
from rules.hoyuk.thinking.ideas import FOUNDING, worth_a_thought
from rules.hoyuk.thinking.weights import USUAL
from tests.rules.core import choosing
from tests.rules.hoyuk.random_games import RANDOM, beginning, played, strange
from tests.rules.hoyuk.table import PERSON, Table, seats, table

A_SHORT_THOUGHT = 40
"""Moves evaluated for a choice; where only the strength of play matters, or that there is an answer at all."""
NAMES = bots_of("hoyuk")
THINKING = ("quick", "regular")
BLUE_AND_RED = seats("blue", "red")


def choice(name: str, state: State, *, seed: int = 1, budget: int | None = None) -> Move:
    move: Move = choosing.choice(GAME, name, state, seed=seed, budget=budget)
    return move


def short_choice(name: str, state: State, seed: int) -> Move:
    return choice(name, state, seed=seed, budget=A_SHORT_THOUGHT)


def game_between(names: tuple[str, ...], seed: int, options: Options | None = None) -> State:
    """The end of a game; neighbours act by their script."""
    players = tuple(NEIGHBOUR if name == NEIGHBOUR else PERSON for name in names)
    state = beginning(players, options or Options(), seed)
    number = 0
    while decisions := GAME.deciding(state):
        seat = decisions[0].seat
        legal = GAME.legal(state, seat)
        move = legal[0] if len(legal) == 1 else short_choice(names[seat], state, seed + number)
        state = GAME.apply(state, move).state
        number += 1
    return state


# Every question


def positions() -> Iterator[State]:
    for number in range(8):
        yield from (passed.before for passed in played(number, 0))
    yield from (strange(seed) for seed in range(200))


@cache
def position_that_asks(kind: type) -> State:
    """Of a game, or strange."""
    for state in positions():
        if state.agenda and isinstance(state.agenda[0], kind):
            return state
        if kind in {todo.Replace, todo.Steal, todo.HouseForShaman} and isinstance(state.agenda[0], todo.Power):
            used: State = GAME.apply(state, m.UsePower(seat=state.agenda[0].seat)).state
            if isinstance(used.agenda[0], kind):
                return used
    raise AssertionError(f"nothing asks {kind.__name__}")


@pytest.mark.parametrize("name", THINKING)
@pytest.mark.parametrize("kind", [kind for kind in get_args(todo.Asked) if kind is not todo.ChooseTile])
def test_every_question_to_a_person_is_answered(kind: type, name: str) -> None:
    state = position_that_asks(kind)
    assert choice(name, state) in GAME.legal(state, state.agenda[0].seat)  # type: ignore[union-attr]


@pytest.mark.parametrize("name", THINKING)
def test_whole_games_with_hidden_hands_and_seven_piles(name: str) -> None:
    options = Options(mode="expert", house_target=15, hide_hands=True, optional_elements=True)
    assert GAME.deciding(game_between((name, "quick", "random", "quick", "random"), 5, options)) == ()


def test_only_a_few_cells_for_a_new_block_are_thought_of() -> None:
    """All others are, of whatever kind."""
    for state in RANDOM.choices(every=37):
        legal = GAME.legal(state, GAME.deciding(state)[0].seat)
        ideas = worth_a_thought(state, legal)
        assert set(ideas) <= set(legal)
        left_out = set(legal) - set(ideas)
        assert all(isinstance(move, m.BuildHouse) and not move.clear for move in left_out)
        if left_out:
            assert len([move for move in ideas if isinstance(move, m.BuildHouse)]) >= FOUNDING // 2


# What they see


def chosen(at: Table, name: str = "regular") -> Move:
    return choice(name, at.state)


def worth(at: Table, seat: int = 0) -> float:
    return Evaluation(USUAL, seat).worth(at.state)


def test_regular_wins_an_aspect_where_it_can() -> None:
    """An oven where others live breaks the tie; in a block of its own it wins nothing."""
    at = table("B F6 F5, R F7, B K9 K10", seats=BLUE_AND_RED, elements="oven")
    assert chosen(at).cell in ("F5", "F6")  # type: ignore[union-attr]


def test_regular_scores_all_it_can_in_the_last_window() -> None:
    """Two symbols, one after the other, the longest groups that the families allow."""
    more: Any = {"ask": "window", "phase": 4, "last": True, "seats": BLUE_AND_RED}
    at = table("B A1 A4 A7 A10 A13 D1, R M13", hand="oven*3 pen*2 house", **more)
    while at.state.agenda:
        at.play(chosen(at))
    assert at.points() == 5 + 3 + 1 + 6  # and six families of one house


def test_regular_uses_the_last_window_as_far_as_its_families_allow() -> None:
    """Two families: two of three ovens score, the third counts as a card in hand."""
    at = table("B A1 A4, R M13", hand="oven*3", ask="window", phase=4, last=True, seats=BLUE_AND_RED)
    assert chosen(at) == m.ScoreGroup(seat=0, symbol="oven", cards=2)


def test_regular_keeps_a_group_that_may_grow_and_scores_one_that_cannot() -> None:
    """Early, with majorities in sight and room for five in a turn; five are scored at once."""
    more: Any = {"ask": "window", "phase": 1, "seats": BLUE_AND_RED, "turn": 3}
    village = "B A1+o A4+o A7+o A10+o A13 D1, R A2 A5 A8 A11"
    assert chosen(table(village, hand="oven*2", **more)) == m.PassWindow(seat=0)
    assert chosen(table(village, hand="oven*5", **more)) == m.ScoreGroup(seat=0, symbol="oven", cards=5)


@pytest.mark.parametrize("name", THINKING)
def test_a_bare_house_is_given_up_before_one_with_an_oven(name: str) -> None:
    at = table("B² F4+o, B F5 F6+t, R E5", ask="catastrophe", catastrophes="CA-19", seats=BLUE_AND_RED)
    if name == "quick":
        assert {choice(name, at.state, seed=seed).cell for seed in range(20)} == {"F5"}  # type: ignore[union-attr]
    assert chosen(at, name).cell == "F5"  # type: ignore[union-attr]


def test_more_is_worth_more() -> None:
    """Points, cards that go together, a majority, a family: each of them alone."""
    village = "B F6 F5, R F7 F8"
    plain = worth(table(village, seats=BLUE_AND_RED, turn=3))
    assert worth(table(village, seats=BLUE_AND_RED, turn=3, score=3)) > plain
    assert worth(table("B F6+o F5, R F7 F8", seats=BLUE_AND_RED, turn=3)) > plain
    assert worth(table("B F6 F5, R F7+o F8", seats=BLUE_AND_RED, turn=3)) < plain
    alike = worth(table(village + ", B A1 A4 M1", seats=BLUE_AND_RED, turn=3, hand="oven oven oven"))
    mixed = worth(table(village + ", B A1 A4 M1", seats=BLUE_AND_RED, turn=3, hand="oven pen house"))
    assert alike > mixed


def test_what_is_remembered_of_like_positions_is_what_would_be_found_anew() -> None:
    """Many moves of a choice come to the same; the worth of the first is that of them all, to the last bit."""
    for state in [*positions()][::25]:
        seat = GAME.deciding(state)[0].seat
        if seat in state.neighbours:
            continue
        evaluation = Evaluation(USUAL, seat)
        for move in worth_a_thought(state, GAME.legal(state, seat))[:30]:
            now = after(state, move)
            anew = Evaluation(USUAL, seat)
            anew.threats = evaluation.threats  # those of the choice, whatever was drawn since
            assert evaluation.worth(now) == anew.found_worth(now)


def test_what_is_worth_something_to_a_rival_is_worth_less_than_nothing() -> None:
    at = table("B F6 F5, R F7 F8", seats=BLUE_AND_RED, turn=3)
    richer = replace(at.state.players[1], earned=(5, *at.state.players[1].earned[1:]))
    other = replace(at.state, players=(at.state.players[0], richer))
    assert Evaluation(USUAL, 0).worth(other) < worth(at)


# Strength: fixed games, so the result never changes


@pytest.mark.parametrize(
    ("strong", "weak", "games", "at_least"),
    [("quick", "random", 20, 19), ("regular", "random", 4, 4), ("regular", "quick", 6, 5)],
)
def test_the_stronger_bot_wins(strong: str, weak: str, games: int, at_least: int) -> None:
    won = 0
    for number in range(games):
        names = (strong, weak) if number % 2 == 0 else (weak, strong)
        won += GAME.scores(game_between(names, number)).winners == (number % 2,)
    assert won >= at_least


@pytest.mark.parametrize("count", [3, 4, 5])
def test_regular_beats_most_at_first_sight_at_a_full_table(count: int) -> None:
    """Luck weighs more there; it scores more than they do on average."""
    names = ("quick",) * (count - 1) + ("regular",)
    *others, own = GAME.totals(game_between(names, 1))
    assert own > sum(others) / len(others)


def test_regular_plays_the_solo_challenge_to_its_end() -> None:
    state = game_between(("regular", NEIGHBOUR, NEIGHBOUR), 1, Options(level=3, house_target=15))
    assert GAME.deciding(state) == ()
