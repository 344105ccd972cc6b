"""The opponents of Marajoara: always legal, always the same, blind to the game's fate, each stronger than the last."""

from functools import cache

import pytest

from rules.bots.registry import bots_of
from rules.marajoara import GAME
from rules.marajoara import agenda as todo
from rules.marajoara import moves as m
from rules.marajoara.moves import Move
from rules.marajoara.options import Options
from rules.marajoara.state import State
from rules.marajoara.thinking.answers import ANSWERS
from tests.rules.core import choosing
from tests.rules.marajoara.random_games import RANDOM, TABLES, beginning, choices
from tests.rules.marajoara.table import BOX

A_SHORT_THOUGHT, HALF_A_THOUGHT = 40, 200
NAMES = bots_of("marajoara")


def choice(name: str, state: State, *, seed: int = 1, budget: int | None = None) -> Move:
    move: Move = choosing.choice(GAME, name, state, seed=seed, budget=budget)
    return move


def winner_of(names: tuple[str, ...], seed: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who won a game between these bots, and the totals."""
    state = beginning(len(names), Options(), seed)
    number = 0
    while decisions := GAME.deciding(state):
        seat = decisions[0].seat
        legal = GAME.legal(state, seat)
        move = legal[0] if len(legal) == 1 else choice(names[seat], state, seed=seed + number, budget=HALF_A_THOUGHT)
        state = GAME.apply(state, move).state
        number += 1
    sheet = GAME.scores(state)
    return sheet.winners, sheet.totals


# Every question


@cache
def position_that_asks(kind: type) -> State:
    for seed in range(4000):
        players, options = TABLES[seed % len(TABLES)]
        for state in choices(RANDOM.beginning(players, options, seed), seed):
            if state.agenda and isinstance(state.agenda[0], kind):
                return state
    raise AssertionError(f"random play never asks {kind.__name__}")


def test_there_is_a_quick_answer_to_every_question_of_the_agenda() -> None:
    assert set(ANSWERS) == set(todo.Asked.__args__)


@pytest.mark.parametrize("name", ["quick", "regular"])
@pytest.mark.parametrize("kind", ANSWERS)
def test_every_question_is_answered(kind: type, name: str) -> None:
    state = position_that_asks(kind)
    assert choice(name, state) in GAME.legal(state, state.agenda[0].seat)  # type: ignore[union-attr]


# What they see


def test_regular_pays_the_way_to_the_better_vase() -> None:
    """Money for one of two red dice in the last turn: the five, for ten points, not the two."""
    state = GAME.position({"grid": "a3 R1", "seats": [{"store": "Y5 R2 R5"}, {}], "stage": "after", "round": 14}, BOX)
    assert choice("regular", state) == m.Exhibit(seat=0, slots=("R2",))


def test_regular_frees_a_slot_to_capture_more() -> None:
    """All blue slots are full and the only die within reach is a blue six: a restoration comes first."""
    state = GAME.position(
        {"grid": "c3 G1, d3 B6", "seats": [{"store": "B5 B5 B5"}, {}], "stage": "before", "round": 8}, BOX
    )
    assert isinstance(choice("regular", state), m.Restore)


@pytest.mark.parametrize("name", ["quick", "regular"])
def test_without_a_capture_field_work_makes_one_possible(name: str) -> None:
    state = GAME.position({"grid": "a1 R1, c1 B5", "seats": [{"store": "Y3"}, {}], "stage": "before"}, BOX)
    chosen = choice(name, state)
    assert isinstance(chosen, m.FieldWork)
    after = GAME.apply(state, chosen).state
    assert any(isinstance(move, m.Capture) for move in GAME.legal(after, 0))


def test_regular_plays_lessons_with_a_single_seat() -> None:
    state = GAME.position({"grid": "f4 R2, e5 B3, e4 Y1", "seats": [{}]}, BOX)
    assert choice("regular", state) in GAME.legal(state, 0)


def test_regular_goes_for_the_end_of_the_yellow_track() -> None:
    notes = {"grid": "b3 R1, c3 G4", "seats": [{"discs": {"yellow": 5}}, {}], "stage": "before", "round": 12}
    before = GAME.position(notes, BOX)
    state = GAME.apply(before, m.Capture(seat=0, start="b3", to="d3")).state
    assert choice("regular", state) == m.Excavate(seat=0, track="yellow")


@pytest.mark.parametrize("name", ["quick", "regular"])
def test_a_useful_pip_is_taken_and_one_that_overflows_is_not(name: str) -> None:
    """The stored die shows 5, then 6, the captured one 6; in mission 7 a pip too many would cost four points."""
    for face, mission, taken in ((5, 0, True), (5, 7, True), (6, 7, False)):
        notes = {
            "grid": "d3 R6, e3 R1, a5 B1",
            "seats": [{"store": f"B{face}"}] if mission else [{"store": f"B{face}"}, {}],
            "tokens": {"c3": 0},
            "options": {"mission": mission},
        }
        state = GAME.apply(GAME.position(notes, BOX), m.Capture(seat=0, start="e3", to="c3")).state
        assert (choice(name, state) != m.Decline(seat=0)) == taken


# Strength: fixed games, so the result never changes


@pytest.mark.parametrize(
    ("strong", "weak", "games", "at_least"),
    [("quick", "random", 20, 19), ("regular", "random", 6, 6), ("regular", "quick", 6, 5)],
)
def test_the_stronger_bot_wins(strong: str, weak: str, games: int, at_least: int) -> None:
    won = 0
    for number in range(games):
        at = number % 2
        names = (strong, weak) if at == 0 else (weak, strong)
        won += winner_of(names, seed=number)[0] == (at,)
    assert won >= at_least


@pytest.mark.parametrize("seats", [3, 4])
def test_regular_beats_first_sight_at_a_full_table(seats: int) -> None:
    won = 0
    for at in range(seats):
        names = tuple("regular" if seat == at else "quick" for seat in range(seats))
        won += winner_of(names, seed=at)[0] == (at,)
    assert won >= seats - 1


def test_regular_wins_an_easy_mission() -> None:
    state = beginning(1, Options(mission=4), 1)
    while GAME.deciding(state):
        legal = GAME.legal(state, 0)
        state = GAME.apply(state, legal[0] if len(legal) == 1 else choice("regular", state)).state
    assert GAME.scores(state).winners == (0,)
