"""How opponents think in this game, as levels and advice ask for it; the thoughts themselves stand in thinking/."""

from collections.abc import Hashable, Sequence

from rules.bots.mind import Level, Mind
from rules.core.rng import Rng
from rules.core.types import Seat
from rules.magnastorm import agenda as todo
from rules.magnastorm.moves import Move
from rules.magnastorm.state import State
from rules.magnastorm.thinking.novice import novice_answer
from rules.magnastorm.thinking.planning import TurnThinking, at_once
from rules.magnastorm.thinking.terms import TERMS
from rules.magnastorm.thinking.weights import USUAL, Weights


def thinking(weights: Weights, state: State, seat: Seat) -> TurnThinking:
    return TurnThinking(weights, state, seat)


def turn_of(state: State) -> Hashable:
    return state.round, state.phase, state.to_act


def begins_turn(state: State, seat: Seat) -> bool:
    return isinstance(state.pending, todo.Acting)


def progress(state: State) -> float:
    """Measure it by rounds, or by the reputation that ends the game, whatever is further."""
    if state.phase == "over":
        return 1.0
    reputation = max(player.reputation for player in state.players) / state.layout.threshold
    return min(1.0, max((state.round - 1) / state.layout.rounds, reputation))


def quick(state: State, legal: Sequence[Move], rng: Rng) -> Move:
    return novice_answer(state, legal, rng)


LEVELS = (
    Level("novice", 300, unsteady=2.0, width=99, near=99.0),
    Level("apprentice", 300, unsteady=1.0, width=99, near=99.0),
    Level("regular", 300),
    Level("expert", 300, turns=3, replies=100, width=5, near=2.0, worlds=1, most=10_000),
    Level("master", 300, turns=3, replies=300, width=8, near=3.0, worlds=1, most=40_000),
)

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
