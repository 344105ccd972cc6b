"""The computer opponents of Council of Shadows, by name; how they think stands in thinking/."""

from collections.abc import Sequence
from dataclasses import dataclass

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
from rules.council_of_shadows.thinking.planning import RoundThinking, looks_far
from rules.council_of_shadows.thinking.prospects import Sight, sight_of
from rules.council_of_shadows.thinking.weights import USUAL, Weights
from rules.council_of_shadows.view import View

NOISE = 30
"""Tenths of energy by which each purchase or plan may look better or worse to a novice than it is."""
NEAR = 3
"""Of its thoughts, regular spends so much less on what is over with the round."""


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
        sight = sight_of(state, seat, USUAL)
        best, most = legal[0], float("-inf")
        for move in legal:
            noise, rng = rng.below(2 * NOISE + 1)
            figure = at_first_sight(sight, move) + (noise - NOISE) / 10
            if figure > most:
                best, most = move, figure
        return best


def at_first_sight(sight: Sight, move: Move) -> float:
    if isinstance(move, PlanCard):
        return plan_figure(sight, move.card, move.zone)
    return step_figure(sight, move)


@dataclass(frozen=True, slots=True)
class Regular:
    """Plans what is left of the round and what follows, in a world that looks like what it sees."""

    name: str = "regular"
    looks: bool = True
    usual_budget: int = 300
    weights: Weights = USUAL

    def choose(self, game: AnyGame, view: View, legal: Sequence[Move], rng: Rng, budget: Budget) -> Move:
        state: State
        (state,) = worlds(game, view, rng, 1)
        seat = legal[0].seat
        if state.phase == "leaders":
            return quick_answer(state, seat, legal, self.weights)
        if not looks_far(state):
            budget = Budget(max(1, budget.left // NEAR), budget.is_stopped)
        return best_plan(game, RoundThinking(self.weights, state, seat), state, legal, budget)
