"""How opponents think in this game, as levels and advice ask for it; the thoughts themselves stand in thinking/."""

from collections.abc import Sequence

from rules.bots.mind import Level, Mind
from rules.core.rng import Rng
from rules.core.types import Seat
from rules.marajoara import moves as m
from rules.marajoara.moves import Move
from rules.marajoara.state import State
from rules.marajoara.thinking.answers import quick_answer
from rules.marajoara.thinking.evaluation import TERMS
from rules.marajoara.thinking.insight import insight_into
from rules.marajoara.thinking.novice import novice_answer
from rules.marajoara.thinking.planning import TurnThinking
from rules.marajoara.thinking.weights import USUAL, Weights


def thinking(weights: Weights, state: State, seat: Seat) -> TurnThinking:
    return TurnThinking(insight_into(state.box, state.options, weights), state, seat)


def at_once(weights: Weights, state: State, seat: Seat, legal: Sequence[Move]) -> Move | None:
    """The opening is answered by rules of thumb."""
    if state.stage == "setup":
        return quick_answer(insight_into(state.box, state.options, weights), state, seat, legal)
    return None


def turn_of(state: State) -> tuple[Seat, int, bool]:
    return state.active, state.round, state.stage == "setup"


def begins_turn(state: State, seat: Seat) -> bool:
    return state.stage == "before" and not state.agenda


def progress(state: State) -> float:
    """Measure it by rounds; in a mission by the turns that the round track has taken."""
    rounds = state.box.parts.box.rounds
    gone = len(state.round_track) if state.options.mission else state.round - 1
    return 1.0 if state.stage == "over" else gone / rounds


def quick(state: State, legal: Sequence[Move], rng: Rng) -> Move:
    return novice_answer(insight_into(state.box, state.options, USUAL), state, legal, rng)


ASIDES = frozenset(
    each.KIND
    for each in (
        *(m.Exhibit, m.Restore, m.FundRestoration, m.FieldWork, m.ExchangeBetweenMuseums, m.RemoveDie, m.Recycle),
        m.EndTurn,
    )
)
"""Free actions go before or after the capture."""

LEVELS = (
    Level("novice", 400, unsteady=3.0, width=99, near=99.0),
    Level("apprentice", 400, unsteady=1.3, width=99, near=99.0),
    Level("regular", 400, unsteady=0.5, width=99, near=99.0),
    Level("expert", 400, unsteady=0.5, turns=3, replies=30, width=4, near=4.0, most=2_000),
    Level("master", 400, turns=5, replies=100, width=8, near=8.0, most=20_000),
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
    asides=ASIDES,
    levels=LEVELS,
)
