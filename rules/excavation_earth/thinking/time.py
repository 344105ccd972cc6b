"""How much of the game is left for a seat, counted in its cards."""

from rules.core.types import Seat
from rules.excavation_earth import agenda as todo
from rules.excavation_earth.queries import Position

ROUND = 9.5
"""Cards that a round brings: six drafted, the travel cards, now and then a bonus."""
DEALT = 9
"""Cards that come at the beginning of a round: six drafted, the travel cards."""
WHOLE = 24.0
"""So many cards before the end, everything is still possible."""


def is_prepared(position: Position) -> bool:
    """Check whether the cards of this round are dealt, as far as it has begun."""
    return not position.agenda or not isinstance(position.agenda[0], todo.Drafting)


def cards_now(position: Position, seat: Seat) -> int:
    """Actions that the seat can still pay in this round."""
    player = position.players[seat]
    if player.passed or player.is_zu:
        return 0
    return len(player.hand) + (len(player.travel) if is_prepared(position) else DEALT)


def cards_left(position: Position, seat: Seat) -> float:
    player = position.players[seat]
    rounds = position.box.rounds - position.round
    if player.is_zu:
        return ROUND * rounds
    return cards_now(position, seat) + ROUND * rounds


def hope(position: Position, seat: Seat) -> float:
    """Return how much is still possible, from 1 (everything) to 0 (no more cards to play), in tenths."""
    return round(10 * min(1.0, cards_left(position, seat) / WHOLE)) / 10
