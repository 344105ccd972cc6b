"""Plans over a toy: a row of numbers, three steps to the left or right, the sum counts at the end."""

from collections.abc import Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, ClassVar, Literal, cast

import pytest

from rules.bots.policy import MOVES_BETWEEN_LOOKS, Budget, Stopped
from rules.bots.search import best_plans, plans_of_equal_share
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


# Equal shares


class Misled(Wanderer):
    """What looks best at first goes on getting better, a little; the other way is far better one step on."""

    worths: ClassVar[dict[tuple[Way, ...], float]] = {
        ("left", "left", "left"): 10.0,
        ("left", "left", "right"): 11.0,
        ("left", "right", "left"): 12.0,
        ("right", "right", "left"): 90.0,
    }

    def worth(self, state: Walk) -> float:
        return self.worths.get(state.ways, 0.0)


def plans_of(search: Any, budget: int) -> dict[Way, float]:
    found = search(cast(AnyGame, Walking()), Misled(()), Walk(), ("left", "right"), Budget(budget))
    assert [plan.worth for plan in found] == sorted((plan.worth for plan in found), reverse=True)
    return {plan.begins: plan.worth for plan in found}


def test_with_equal_shares_no_first_move_is_left_behind() -> None:
    few = 14
    assert plans_of(best_plans, few)["right"] == 0.0
    assert plans_of(plans_of_equal_share, few)["right"] == 90.0


def test_each_first_move_is_thought_through_however_few_thoughts_there_are() -> None:
    assert plans_of(plans_of_equal_share, 1) == {"left": 10.0, "right": 0.0}


def test_shares_are_taken_from_the_budget() -> None:
    budget = Budget(14)
    plans_of_equal_share(cast(AnyGame, Walking()), Misled(()), Walk(), ("left", "right"), budget)
    assert 0 < budget.spent < 14 + 2 * STEPS
