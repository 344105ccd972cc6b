"""How opponents think in this game, as levels and advice ask for it; the thoughts themselves stand in thinking/."""

from collections.abc import Hashable, Sequence

from rules.bots.mind import Level, Mind
from rules.core.rng import Rng
from rules.core.types import Seat
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows.moves import Move, PlanCard
from rules.council_of_shadows.planning import open_zones
from rules.council_of_shadows.state import State
from rules.council_of_shadows.thinking.answers import plan_figure, quick_answer, step_figure
from rules.council_of_shadows.thinking.planning import RoundThinking
from rules.council_of_shadows.thinking.prospects import Sight, sight_of
from rules.council_of_shadows.thinking.terms import TERMS
from rules.council_of_shadows.thinking.weights import KEEN, USUAL, Weights

NOISE = 30
"""Tenths of energy by which each purchase or plan may look better or worse at first sight than it is."""


def thinking(weights: Weights, state: State, seat: Seat) -> RoundThinking:
    return RoundThinking(weights, state, seat)


def at_once(weights: Weights, state: State, seat: Seat, legal: Sequence[Move]) -> Move | None:
    return quick_answer(state, seat, legal, weights) if state.phase == "leaders" else None


def turn_of(state: State) -> Hashable:
    return state.round


def begins_turn(state: State, seat: Seat) -> bool:
    """Check for a purchase, a card planned, or the first choice of a card on a zone: a round is that many turns, for an
    error in the first of them alone would be made good by the others.
    """
    match state.agenda[0]:
        case todo.Colonising(used=used) | todo.Extracting(used=used):
            return not used
        case pending:
            return isinstance(pending, todo.Purchasing | todo.Planning | todo.Discovering)


def progress(state: State) -> float:
    """Measure it by the levels of the player who is furthest, the one that ends the game being the last."""
    if not state.agenda:
        return 1.0
    furthest = max(player.level + min(1.0, player.energy / player.consumption) for player in state.players)
    return min(1.0, max(0.0, furthest / state.box.numbers.end_level))


def quick(state: State, legal: Sequence[Move], rng: Rng) -> Move:
    """Take what looks best, with an unsteady eye."""
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


LEVELS = (
    Level("novice", 300, unsteady=8.5, width=99, near=99.0),
    Level("apprentice", 300, unsteady=4.5, width=99, near=99.0),
    Level("regular", 300),
    Level("expert", 1_200, width=4, near=99.0, worlds=2, weights="keen", most=8_000),
    Level("master", 4_000, width=6, near=99.0, worlds=4, weights="keen", most=24_000),
)
"""A purchase or a plan is thought through to the next round, in some fifty moves: 300 are six plans, most of them
of one first move; an expert has two or three for each first move, and again in another world. A master compares six of
them, however far apart, in four worlds."""
ADVISER = Level("adviser", 3_000, replies=400, width=4, near=5.0, worlds=4, weights="keen", most=12_000)
"""People wait for what is advised, and a review asks for a whole game: it thinks less than a master, and further."""

MIND = Mind(
    terms=TERMS,
    weights={"usual": USUAL, "keen": KEEN},
    thinking=thinking,
    at_once=at_once,
    turn_of=turn_of,
    turn_is_for_all=True,
    begins_turn=begins_turn,
    progress=progress,
    quick=quick,
    counts_as_totals=False,
    levels=LEVELS,
    adviser=ADVISER,
)
