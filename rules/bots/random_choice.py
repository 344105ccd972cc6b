"""The bot that any move will do: it measures the others, and finds holes in the rules."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rules.bots.policy import Budget
from rules.core.contract import AnyGame
from rules.core.rng import Rng


@dataclass(frozen=True, slots=True)
class RandomChoice:
    name: str = "random"
    looks: bool = False
    usual_budget: int = 1

    def choose(self, game: AnyGame, view: Any, legal: Sequence[Any], rng: Rng, budget: Budget) -> Any:
        return rng.pick(legal)[0]
