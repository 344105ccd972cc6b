"""The computer opponents of Excavation Earth, by name; how they think stands in thinking/."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.bots.policy import Budget
from rules.bots.sampling import worlds
from rules.bots.search import best_plan
from rules.core.contract import AnyGame
from rules.core.rng import Rng
from rules.excavation_earth import agenda as todo
from rules.excavation_earth.moves import Move
from rules.excavation_earth.state import State
from rules.excavation_earth.thinking.answers import action_figure, quick_answer
from rules.excavation_earth.thinking.planning import TurnThinking
from rules.excavation_earth.thinking.weights import USUAL, Weights
from rules.excavation_earth.view import View

NOISE = 40
"""Tenths of a credit by which each action may look better or worse to a novice than it is."""


@dataclass(frozen=True, slots=True)
class Novice:
    """Takes the action that looks best, with an unsteady eye, and does not look ahead."""

    name: str = "novice"
    looks: bool = True
    usual_budget: int = 1

    def choose(self, game: AnyGame, view: View, legal: Sequence[Move], rng: Rng, budget: Budget) -> Move:
        (state,) = worlds(game, view, rng, 1)
        seat = legal[0].seat
        if not isinstance(state.agenda[0], todo.Turn):
            return quick_answer(state, seat, legal)
        best, most = legal[0], float("-inf")
        for move in legal:
            noise, rng = rng.below(2 * NOISE + 1)
            figure = action_figure(state, seat, move) + (noise - NOISE) / 10
            if figure > most:
                best, most = move, figure
        return best


@dataclass(frozen=True, slots=True)
class Regular:
    """Plans its whole turn, in a world that looks like what it sees."""

    name: str = "regular"
    looks: bool = True
    usual_budget: int = 700
    weights: Weights = USUAL

    def choose(self, game: AnyGame, view: View, legal: Sequence[Move], rng: Rng, budget: Budget) -> Move:
        state: State
        (state,) = worlds(game, view, rng, 1)
        seat = legal[0].seat
        if not isinstance(state.agenda[-1], todo.Turn):
            return quick_answer(state, seat, legal)
        return best_plan(game, TurnThinking(self.weights, state, seat), state, legal, budget)
