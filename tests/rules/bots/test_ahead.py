"""Judging first moves in several worlds, over a toy in which a world may flatter a move."""

from collections.abc import Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, cast

import pytest

from rules.bots.ahead import Ahead
from rules.bots.mind import Level, Plan
from rules.bots.policy import Budget
from rules.core.rng import seeded

FLATTERED = "flattered"


@dataclass(frozen=True, slots=True)
class Named:
    name: str
    seat: int = 0


MOVES = (Named(FLATTERED), Named("steady"), Named("poor"))


class Guessing:
    """What is hidden is the number of the world: the first one that is imagined flatters a move."""

    def __init__(self) -> None:
        self.imagined = 0

    def imagine(self, view: Any, rng: Any) -> int:
        self.imagined += 1
        return self.imagined - 1


class Thoughts:
    """A move a plan; each takes one thought."""

    seat = 0

    def __init__(self, world: int, asked: list[tuple[str, ...]]) -> None:
        self.world, self.asked = world, asked

    def plans(self, game: Any, state: int, legal: Sequence[Any], budget: Budget) -> list[Plan]:
        self.asked.append(tuple(move.name for move in legal))
        worths = {FLATTERED: 9.0 if self.world == 0 else 1.0, "steady": 6.0, "poor": 0.0}
        for _ in legal:
            budget.spend()
        plans = [Plan(worths[move.name], move, state, (None, move)) for move in legal]
        return sorted(plans, key=lambda plan: -plan.worth)


def judged(worlds: int, budget: int = 100, width: int = 2) -> tuple[list[list[str]], list[tuple[str, ...]]]:
    """The moves after each look, the best first; and what was planned anew."""
    asked: list[tuple[str, ...]] = []
    mind = SimpleNamespace(weights={"usual": None}, thinking=lambda weights, state, seat: Thoughts(state, asked))
    level = Level("keen", 30, width=width, near=99.0, worlds=worlds)
    ahead = Ahead(cast(Any, Guessing()), cast(Any, mind), level, Budget(budget))
    return [[each.move.name for each in found] for found in ahead.judged(None, MOVES, seeded(1))], asked


def test_in_one_world_what_it_flatters_is_best() -> None:
    looks, asked = judged(1)
    assert looks == [[FLATTERED, "steady"]]
    assert len(asked) == 1


def test_in_several_worlds_it_is_planned_anew_what_was_best() -> None:
    looks, asked = judged(3)
    assert looks[-1][0] == "steady"
    assert [set(names) for names in asked] == [{FLATTERED, "steady", "poor"}, *[{FLATTERED, "steady"}] * 2]


@pytest.mark.parametrize("budget", [4, 5])
def test_what_was_looked_at_in_part_does_not_count(budget: int) -> None:
    looks, _ = judged(2, budget)
    assert looks == [[FLATTERED, "steady"]]


def test_nothing_is_compared_with_itself() -> None:
    _, asked = judged(3, width=1)
    assert len(asked) == 1
