"""How opponents think in this game, as levels and advice ask for it; the thoughts themselves stand in thinking/."""

from collections.abc import Hashable, Sequence

from rules.bots.mind import Level, Mind
from rules.core.rng import Rng
from rules.core.types import Seat
from rules.hoyuk import agenda as todo
from rules.hoyuk import moves as m
from rules.hoyuk.moves import Move
from rules.hoyuk.state import State
from rules.hoyuk.thinking.novice import novice_answer
from rules.hoyuk.thinking.planning import ChoiceThinking
from rules.hoyuk.thinking.terms import TERMS
from rules.hoyuk.thinking.weights import USUAL, Weights


def thinking(weights: Weights, state: State, seat: Seat) -> ChoiceThinking:
    return ChoiceThinking(weights, seat)


def at_once(weights: Weights, state: State, seat: Seat, legal: Sequence[Move]) -> Move | None:
    """A power that waits is used."""
    return next((move for move in legal if isinstance(move, m.UsePower)), None)


def turn_of(state: State) -> Hashable:
    """Somebody else builds, or a phase begins; a whole turn is long, and its catastrophe blurs what a tile brought."""
    first = state.agenda[0] if state.agenda else None
    builder = first.seat if isinstance(first, todo.Build) and first.source == "tile" else None
    return state.turn, state.phase, builder


def begins_turn(state: State, seat: Seat) -> bool:
    return isinstance(state.agenda[0], todo.Build | todo.CardWindow)


def progress(state: State) -> float:
    """Measure it by the houses that the clan nearest to its last one has built."""
    if not state.agenda:
        return 1.0
    left = min(player.houses for player in state.players)
    return min(1.0, max(0.0, 1 - left / state.options.house_target))


def quick(state: State, legal: Sequence[Move], rng: Rng) -> Move:
    return novice_answer(state, legal, rng)


LEVELS = (
    Level("novice", 700, unsteady=1.3, width=99, near=99.0),
    Level("apprentice", 700, unsteady=0.75, width=99, near=99.0),
    Level("regular", 700),
    Level("expert", 700, turns=3, replies=150, width=6, near=4.0, worlds=2, most=20_000),
    Level("master", 700, turns=3, replies=300, width=8, near=5.0, worlds=6, most=60_000),
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
