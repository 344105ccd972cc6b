"""How opponents think in this game, as levels and advice ask for it; the thoughts themselves stand in thinking/."""

from collections.abc import Hashable, Sequence

from rules.bots.mind import Level, Mind
from rules.core.rng import Rng
from rules.core.types import Seat
from rules.excavation_earth import agenda as todo
from rules.excavation_earth.moves import Move
from rules.excavation_earth.state import State
from rules.excavation_earth.thinking.answers import action_figures, quick_answer
from rules.excavation_earth.thinking.planning import TurnThinking
from rules.excavation_earth.thinking.terms import TERMS
from rules.excavation_earth.thinking.time import ROUND, cards_left
from rules.excavation_earth.thinking.weights import USUAL, Weights

NOISE = 40
"""Tenths of a credit by which each action may look better or worse at first sight than it is."""


def thinking(weights: Weights, state: State, seat: Seat) -> TurnThinking:
    return TurnThinking(weights, state, seat)


def at_once(weights: Weights, state: State, seat: Seat, legal: Sequence[Move]) -> Move | None:
    """What is asked of all at once, and between turns, is answered by rules of thumb."""
    return None if isinstance(state.agenda[-1], todo.Turn) else quick_answer(state, seat, legal)


def turn_of(state: State) -> Hashable:
    last = state.agenda[-1] if state.agenda else None
    return state.round, type(last), getattr(last, "seat", None)


def begins_turn(state: State, seat: Seat) -> bool:
    """A turn has two actions; what comes before them is answered at once, or is no matter of plans."""
    first = state.agenda[0]
    return isinstance(first, todo.Turn) and first.left == state.box.numbers.actions_per_turn


def progress(state: State) -> float:
    """Measure it by the cards that are still to be played."""
    if not state.agenda:
        return 1.0
    left = max(cards_left(state, each) for each in state.seats)
    return max(0.0, 1 - left / (ROUND * state.box.rounds))


def quick(state: State, legal: Sequence[Move], rng: Rng) -> Move:
    """Take the action that looks best, with an unsteady eye."""
    seat = legal[0].seat
    if not isinstance(state.agenda[0], todo.Turn):
        return quick_answer(state, seat, legal)
    figure_of = action_figures(state, seat)
    best, most = legal[0], float("-inf")
    for move in legal:
        noise, rng = rng.below(2 * NOISE + 1)
        figure = figure_of(move) + (noise - NOISE) / 10
        if figure > most:
            best, most = move, figure
    return best


LEVELS = (
    Level("novice", 250, unsteady=14.0, width=99, near=99.0),
    Level("apprentice", 250, unsteady=6.0, width=99, near=99.0),
    Level("regular", 700),
    Level("expert", 700, turns=3, replies=300, width=4, near=15.0, worlds=1, most=20_000),
    Level("master", 2_000, turns=3, replies=500, width=6, near=20.0, worlds=2, most=60_000),
)
"""Up to fifteen first moves are thought through: of 700 moves most go to the one that looks best, of 2,000 each has the
same share."""

MIND = Mind(
    terms=TERMS,
    weights={"usual": USUAL},
    thinking=thinking,
    at_once=at_once,
    turn_of=turn_of,
    begins_turn=begins_turn,
    progress=progress,
    quick=quick,
    levels=LEVELS,
)
