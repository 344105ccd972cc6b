"""The opponent of a first game: a beginner that leaves the better moves to others. No level: no record counts it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rules.bots.policy import Budget
from rules.bots.registry import quick_policy
from rules.core.contract import AnyGame
from rules.core.rng import Rng

AMONG = 3
"""Of so many moves, the best of their kind at first sight, it makes the worst."""


@dataclass(frozen=True, slots=True)
class Gentle:
    name: str = "gentle"
    looks: bool = True
    usual_budget: int = 3

    def choose(self, game: AnyGame, view: Any, legal: Sequence[Any], rng: Rng, budget: Budget) -> Any:
        """Ask what looks best at first sight, then what would without that.

        Only moves of the same kind count as worse ones, so that a turn takes its course as it would.
        """
        quick = quick_policy()
        chosen = quick.choose(game, view, legal, rng, budget)
        left = [move for move in legal if type(move) is type(chosen)]
        for _ in range(AMONG - 1):
            left = [move for move in left if move != chosen]
            if not left:
                break
            chosen = quick.choose(game, view, left, rng, budget)
        return chosen
