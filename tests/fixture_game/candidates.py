"""Moves worth trying: may offer too many, never too few, never one twice."""

from collections.abc import Iterator
from typing import assert_never

from rules.core.types import Seat
from tests.fixture_game.moves import (
    AutomaActs,
    Bid,
    Deliver,
    Keep,
    LeaveCoin,
    Move,
    Pitch,
    Rest,
    TakeCoin,
    Travel,
)
from tests.fixture_game.state import Bidding, Drafting, State, TollAsked, Trading, Travelling


def candidates(state: State, seat: Seat) -> Iterator[Move]:
    if seat in state.rivals:
        return iter((AutomaActs(seat=seat),))
    return candidates_of_a_person(state, seat)


def candidates_of_a_person(state: State, seat: Seat) -> Iterator[Move]:
    trader = state.traders[seat]
    match state.task:
        case None:
            return
        case Drafting():
            yield from (Keep(seat=seat, card=card) for card in trader.pack)
        case Bidding():
            yield from (Bid(seat=seat, card=card) for card in trader.hand)
        case Travelling():
            yield from (Travel(seat=seat, to=to) for to in state.box.neighbours(trader.camel))
        case TollAsked():
            yield from (TakeCoin(seat=seat), LeaveCoin(seat=seat))
        case Trading():
            yield from (Deliver(seat=seat, card=card) for card in trader.hand)
            yield from (Pitch(seat=seat), Rest(seat=seat))
        case unknown:
            assert_never(unknown)
