"""How much of the game is left for a seat, counted in its cards."""

from rules.core.types import Seat
from rules.excavation_earth.queries import Position

ROUND = 9.5
"""Cards that a round brings: six drafted, the travel cards, now and then a bonus."""
WHOLE = 24.0
"""So many cards before the end, everything is still possible."""


def cards_now(position: Position, seat: Seat) -> int:
    """Actions that the seat can still pay in this round."""
    player = position.players[seat]
    return 0 if player.passed else len(player.hand) + len(player.travel)


def cards_left(position: Position, seat: Seat) -> float:
    player = position.players[seat]
    rounds = position.box.rounds - position.round
    if player.is_zu:
        return ROUND * rounds
    return cards_now(position, seat) + ROUND * rounds


def hope(position: Position, seat: Seat) -> float:
    """From 1 (everything is possible) to 0 (nothing more will come), in tenths."""
    return round(10 * min(1.0, cards_left(position, seat) / WHOLE)) / 10
