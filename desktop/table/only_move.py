"""The only move that a seat may make, where nobody need be asked for it: it plays itself, if people want that.

Whether a move was one is read off the rules, for moves of kept games too: it is a move like any other.
"""

from typing import Any

from rules.core.contract import AnyGame
from rules.core.record import Played
from rules.core.timeline import Timeline
from rules.core.types import Seat


def only_move(game: AnyGame, state: Any, seat: Seat) -> Any | None:
    """Return the one legal move of a seat; None where it has a choice, or where people may regret the move."""
    legal = game.legal(state, seat)
    return legal[0] if len(legal) == 1 and not any(game.warnings(state, legal[0])) else None


def is_only_move(timeline: Timeline, point: int) -> bool:
    """Whether what was played at a point was all that could be played."""
    entry = timeline.entry(point) if point else None
    if not isinstance(entry, Played):
        return False
    return only_move(timeline.game, timeline.state_at(entry.after), entry.move.seat) is not None
