"""What a move really brings, for tests of figures that are told: the rules carry it out to its end."""

from rules.core.types import Seat
from rules.marajoara import GAME
from rules.marajoara import agenda as todo
from rules.marajoara.events import Event, Scored
from rules.marajoara.moves import Decline, Move
from rules.marajoara.state import State

MOST_STEPS = 14


def paid(state: State, move: Move) -> int:
    """The points that a move brings its seat once it is paid; tokens go anywhere, bonuses beyond it are declined."""
    rest = max(0, len(state.agenda) - 1)
    step = GAME.apply(state, move)
    total, position = points(step.events, move.seat), step.state
    for _ in range(MOST_STEPS):
        if len(position.agenda) <= rest or position.stage != state.stage:
            break
        pending = position.agenda[0]
        legal = GAME.legal(position, move.seat)
        if isinstance(pending, todo.RewardFragment):
            return total + max(points(GAME.apply(position, each).events, move.seat) for each in legal)
        declined = [each for each in legal if isinstance(each, Decline)]
        if not legal:
            break
        step = GAME.apply(position, declined[0] if declined else legal[0])
        total, position = total + points(step.events, move.seat), step.state
    return total


def points(events: tuple[Event, ...], seat: Seat) -> int:
    return sum(each.points for each in events if isinstance(each, Scored) and each.seat == seat and not at_end(each))


def at_end(event: Scored) -> bool:
    return event.source == "mission" or event.source.endswith(("_end", "_majority"))
