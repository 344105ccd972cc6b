"""The computer opponents of Magnastorm, by name; how they think stands in thinking/."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.bots.policy import Budget
from rules.bots.sampling import worlds
from rules.bots.search import best_plan
from rules.core.contract import AnyGame
from rules.core.rng import Rng
from rules.magnastorm.moves import Move
from rules.magnastorm.state import State
from rules.magnastorm.thinking.novice import novice_answer
from rules.magnastorm.thinking.planning import TurnThinking
from rules.magnastorm.thinking.weights import USUAL, Weights
from rules.magnastorm.view import View


@dataclass(frozen=True, slots=True)
class Novice:
    """Takes what looks best, with an unsteady eye, and does not look ahead."""

    name: str = "novice"
    looks: bool = True
    usual_budget: int = 1

    def choose(self, game: AnyGame, view: View, legal: Sequence[Move], rng: Rng, budget: Budget) -> Move:
        return novice_answer(view, legal, rng)


@dataclass(frozen=True, slots=True)
class Regular:
    """Plans its whole turn."""

    name: str = "regular"
    looks: bool = True
    usual_budget: int = 300
    weights: Weights = USUAL

    def choose(self, game: AnyGame, view: View, legal: Sequence[Move], rng: Rng, budget: Budget) -> Move:
        state: State
        (state,) = worlds(game, view, rng, 1)  # nothing is hidden but what will be drawn
        thinking = TurnThinking(self.weights, state, legal[0].seat)
        promising = thinking.promising(state, legal)
        if len(promising) == 1:
            return promising[0]
        return best_plan(game, thinking, state, legal, budget)
