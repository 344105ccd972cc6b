"""The computer opponents of Höyük, by name; how they think stands in thinking/."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.bots.policy import Budget
from rules.bots.sampling import worlds
from rules.core.contract import AnyGame
from rules.core.rng import Rng
from rules.hoyuk.moves import Move
from rules.hoyuk.state import State
from rules.hoyuk.thinking.evaluation import Evaluation
from rules.hoyuk.thinking.novice import novice_answer
from rules.hoyuk.thinking.planning import best_move
from rules.hoyuk.thinking.weights import USUAL, Weights
from rules.hoyuk.view import View


@dataclass(frozen=True, slots=True)
class Novice:
    """Follows rules of thumb with an unsteady eye, and does not look ahead."""

    name: str = "novice"
    looks: bool = True
    usual_budget: int = 1

    def choose(self, game: AnyGame, view: View, legal: Sequence[Move], rng: Rng, budget: Budget) -> Move:
        state: State
        (state,) = worlds(game, view, rng, 1)
        return novice_answer(state, legal, rng)


@dataclass(frozen=True, slots=True)
class Regular:
    """Plans all elements of a tile together, and weighs hands and majorities, its own and the others'."""

    name: str = "regular"
    looks: bool = True
    usual_budget: int = 700
    weights: Weights = USUAL

    def choose(self, game: AnyGame, view: View, legal: Sequence[Move], rng: Rng, budget: Budget) -> Move:
        state: State
        (state,) = worlds(game, view, rng, 1)
        return best_move(Evaluation(self.weights, legal[0].seat), state, legal, budget)
