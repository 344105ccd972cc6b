"""The computer opponents of Council of Shadows, by name; how they think stands in thinking/."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from rules.bots.policy import Budget
from rules.bots.sampling import worlds
from rules.bots.search import best_plan
from rules.core.contract import AnyGame
from rules.core.rng import Rng
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows.moves import Move, PlanCard
from rules.council_of_shadows.planning import open_zones
from rules.council_of_shadows.state import State
from rules.council_of_shadows.thinking.answers import plan_figure, quick_answer, step_figure
from rules.council_of_shadows.thinking.planning import RoundThinking
from rules.council_of_shadows.thinking.weights import USUAL, Weights
from rules.council_of_shadows.view import View

NOISE = 30
"""Tenths of energy by which each purchase or plan may look better or worse to a novice than it is."""


@dataclass(frozen=True, slots=True)
class Novice:
    """Takes what looks best, with an unsteady eye, and does not look ahead."""

    name: str = "novice"
    looks: bool = True
    usual_budget: int = 1

    def choose(self, game: AnyGame, view: View, legal: Sequence[Move], rng: Rng, budget: Budget) -> Move:
        state: State
        (state,) = worlds(game, view, rng, 1)
        seat = legal[0].seat
        pending = state.agenda[0]
        if isinstance(pending, todo.Planning):
            free = open_zones(state.players[seat])[:1]
            legal = [move for move in legal if isinstance(move, PlanCard) and move.zone in free] or legal
        elif not isinstance(pending, todo.Purchasing):
            return quick_answer(state, seat, legal)
        best, most = legal[0], float("-inf")
        for move in legal:
            noise, rng = rng.below(2 * NOISE + 1)
            figure = at_first_sight(state, move) + (noise - NOISE) / 10
            if figure > most:
                best, most = move, figure
        return best


def at_first_sight(state: State, move: Move) -> float:
    if isinstance(move, PlanCard):
        return plan_figure(state, move.seat, move.card, move.zone, USUAL)
    return step_figure(state, move.seat, move)


@dataclass(frozen=True, slots=True)
class Regular:
    """Plans what is left of the round, in a world that looks like what it sees."""

    name: str = "regular"
    looks: bool = True
    usual_budget: int = 1500
    weights: Weights = USUAL

    def choose(self, game: AnyGame, view: View, legal: Sequence[Move], rng: Rng, budget: Budget) -> Move:
        state: State
        (state,) = worlds(game, view, rng, 1)
        seat = legal[0].seat
        if state.phase == "leaders":
            return quick_answer(state, seat, legal, self.weights)
        return cast(Move, best_plan(game, RoundThinking(self.weights, state, seat), state, legal, budget))
