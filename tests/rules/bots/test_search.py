"""Plans over a toy: a row of numbers, three steps to the left or right, the sum counts at the end."""

from collections.abc import Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, Literal, cast

import pytest

from rules.bots.policy import MOVES_BETWEEN_LOOKS, Budget, Stopped
from rules.bots.search import best_plans
from rules.core.contract import AnyGame

Way = Literal["left", "right"]
STEPS = 3


@dataclass(frozen=True, slots=True)
class Walk:
    ways: tuple[Way, ...] = ()


class Walking:
    """Just enough of a game: one seat, three steps."""

    def deciding(self, state: Walk) -> tuple[Any, ...]:
        return (SimpleNamespace(seat=0),)

    def legal(self, state: Walk, seat: int) -> tuple[Way, ...]:
        return ("left", "right")

    def apply(self, state: Walk, move: Way) -> Any:
        return SimpleNamespace(state=Walk((*state.ways, move)))


class Wanderer:
    """Goes left without thinking; one way to the right is worth most."""

    seat = 0

    def __init__(self, treasure: tuple[Way, ...]) -> None:
        self.treasure = treasure

    def is_quiet(self, state: Walk) -> bool:
        return len(state.ways) == STEPS

    def worth(self, state: Walk) -> float:
        return float(sum(own == best for own, best in zip(state.ways, self.treasure, strict=True)))

    def answer(self, state: Walk, seat: int, legal: Sequence[Way]) -> Way:
        return "left"

    def promising(self, state: Walk, legal: Sequence[Way]) -> Sequence[Way]:
        return legal


def first_step(treasure: tuple[Way, ...], budget: Budget) -> Way:
    plans = best_plans(cast(AnyGame, Walking()), Wanderer(treasure), Walk(), ("left", "right"), budget)
    move: Way = plans[0].begins
    return move


def test_the_best_plan_is_found_where_no_quick_answer_leads() -> None:
    assert first_step(("right", "right", "right"), Budget(100)) == "right"
    assert first_step(("left", "right", "right"), Budget(100)) == "left"


def test_without_a_budget_the_quick_answer_stands() -> None:
    assert first_step(("right", "right", "right"), Budget(0)) == "left"


def test_a_small_budget_still_gives_a_move() -> None:
    assert first_step(("left", "left", "left"), Budget(1)) == "left"


def test_whoever_is_stopped_says_so() -> None:
    with pytest.raises(Stopped):
        first_step(("right", "left", "right"), Budget(MOVES_BETWEEN_LOOKS + 1, lambda: True))
