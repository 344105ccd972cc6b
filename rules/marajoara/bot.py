"""The computer opponents of Marajoara, by name; how they think stands in thinking/."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.bots.policy import Budget
from rules.bots.sampling import worlds
from rules.bots.search import best_plan
from rules.core.contract import AnyGame
from rules.core.rng import Rng
from rules.marajoara.moves import Move
from rules.marajoara.thinking.answers import quick_answer
from rules.marajoara.thinking.insight import insight_into
from rules.marajoara.thinking.novice import novice_answer
from rules.marajoara.thinking.planning import TurnThinking
from rules.marajoara.thinking.weights import USUAL, Weights
from rules.marajoara.view import View


@dataclass(frozen=True, slots=True)
class Novice:
    """Sees single captures, with an unsteady eye, and does not look ahead."""

    name: str = "novice"
    looks: bool = True
    usual_budget: int = 1

    def choose(self, game: AnyGame, view: View, legal: Sequence[Move], rng: Rng, budget: Budget) -> Move:
        insight = insight_into(view.box, view.options, USUAL)
        return novice_answer(insight, view, legal, rng)


@dataclass(frozen=True, slots=True)
class Regular:
    """Plans its whole turn."""

    name: str = "regular"
    looks: bool = True
    usual_budget: int = 400
    weights: Weights = USUAL

    def choose(self, game: AnyGame, view: View, legal: Sequence[Move], rng: Rng, budget: Budget) -> Move:
        (state,) = worlds(game, view, rng, 1)  # nothing is hidden: one world is all there are
        insight = insight_into(state.box, state.options, self.weights)
        seat = legal[0].seat
        if state.stage == "setup":
            return quick_answer(insight, state, seat, legal)
        return best_plan(game, TurnThinking(insight, state, seat), state, legal, budget)
