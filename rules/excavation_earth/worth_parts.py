"""What several kinds of worth say alike: one sentence after the other, the way to a place, cards in the hand."""

from collections.abc import Mapping
from typing import Any

from rules.core.types import Phrase, Seat, phrase
from rules.excavation_earth.prospects import steps_to
from rules.excavation_earth.state import symbol_of
from rules.excavation_earth.view import PlayerView, View

Args = Mapping[str, Any]
"""What a thing says of itself."""


def together(*said: Phrase | None) -> Phrase | None:
    """Say one thing after the other; nothing where there is none."""
    there = [each for each in said if each is not None]
    if not there:
        return None
    whole = there[0]
    for each in there[1:]:
        whole = phrase("ee-worth-both", first=whole, second=each)
    return whole


def cards_of(player: PlayerView) -> tuple[str, ...]:
    """Return the action cards of the seat that looks."""
    return player.hand if isinstance(player.hand, tuple) else ()


def with_symbol(cards: tuple[str, ...], symbol: str) -> int:
    return sum(symbol_of(card) == symbol for card in cards)


def reach(view: View, seat: Seat, place: str) -> Phrase | None:
    steps = steps_to(view.box, view.players[seat].explorers, place)
    return None if steps is None else phrase("ee-worth-reach", steps=steps)
