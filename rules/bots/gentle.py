"""The opponent of a first game: a novice that leaves the better moves to others. No level: no record counts it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rules.bots.policy import Budget
from rules.bots.registry import quick_policy
from rules.core.contract import AnyGame
from rules.core.rng import Rng

AMONG = 3
"""Of so many moves, the best of their kind in the eyes of a novice, it makes the worst."""


@dataclass(frozen=True, slots=True)
class Gentle:
    name: str = "gentle"
    looks: bool = True
    usual_budget: int = 3

    def choose(self, game: AnyGame, view: Any, legal: Sequence[Any], rng: Rng, budget: Budget) -> Any:
        """Ask a novice for its move, then what it would do without that.

        Only moves of the same kind count as worse ones, so that a turn takes its course as it would.
        """
        novice = quick_policy(game.id)
        chosen = novice.choose(game, view, legal, rng, budget)
        left = [move for move in legal if type(move) is type(chosen)]
        for _ in range(AMONG - 1):
            left = [move for move in left if move != chosen]
            if not left:
                break
            chosen = novice.choose(game, view, left, rng, budget)
        return chosen
