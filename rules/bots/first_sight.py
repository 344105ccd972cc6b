"""The bot that takes what looks best: it answers at once, and does not look ahead. No level of any game is so weak."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rules.bots.mind import mind_of
from rules.bots.policy import Budget
from rules.bots.sampling import worlds
from rules.core.contract import AnyGame
from rules.core.rng import Rng


@dataclass(frozen=True, slots=True)
class FirstSight:
    name: str = "quick"
    looks: bool = True
    usual_budget: int = 1

    def choose(self, game: AnyGame, view: Any, legal: Sequence[Any], rng: Rng, budget: Budget) -> Any:
        (state,) = worlds(game, view, rng, 1)
        return mind_of(game.id).quick(state, legal, rng)
