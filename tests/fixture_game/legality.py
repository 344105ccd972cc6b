"""Who must choose, and the objections to each kind of move, most basic first."""

from collections.abc import Iterator
from typing import assert_never

from rules.core.decision import Decision, decide
from rules.core.refusal import Refusal, SoftWarning, refuse, warn
from rules.core.types import Seat
from tests.fixture_game.components import good_of
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
from tests.fixture_game.state import Bidding, Drafting, State, Task, TollAsked, Trading, Travelling


def deciding(state: State) -> tuple[Decision, ...]:
    match state.task:
        case None:
            return ()
        case Drafting():
            return tuple(decide(seat, "cv-ask-keep", "CV-DRAFT-1") for seat in undecided(state))
        case Bidding():
            return tuple(decide(seat, "cv-ask-bid", "CV-BID-1") for seat in undecided(state))
        case Travelling(seat):
            return (decide(seat, "cv-ask-travel", "CV-TRAVEL-1"),)
        case TollAsked(seat, mover):
            return (decide(seat, "cv-ask-toll", "CV-TOLL-1", mover=mover),)
        case Trading(seat):
            return (decide(seat, "cv-ask-trade", "CV-TRADE-1"),)
        case unknown:
            assert_never(unknown)


def undecided(state: State) -> Iterator[Seat]:
    return (seat for seat in state.seats if state.traders[seat].chosen is None)


TASK_OF: dict[type[Move], type[Task]] = {
    Keep: Drafting,
    Bid: Bidding,
    Travel: Travelling,
    TakeCoin: TollAsked,
    LeaveCoin: TollAsked,
    Deliver: Trading,
    Pitch: Trading,
    Rest: Trading,
}


def objections(state: State, move: Move) -> Iterator[Refusal]:
    if not asked(state, move):
        yield refuse("CV-TURN-1", seat=move.seat)
        return
    if isinstance(move, AutomaActs) != (move.seat in state.rivals):
        yield refuse("CV-RIVAL-1", seat=move.seat)
    if isinstance(move, (Keep, Bid, AutomaActs)) and state.traders[move.seat].chosen is not None:
        yield refuse("CV-BID-2" if state.task == Bidding() else "CV-DRAFT-2", seat=move.seat)
    yield from objections_by_kind(state, move)


def asked(state: State, move: Move) -> bool:
    """Whether this kind of move is what the seat is asked for now, or was, before it chose."""
    task = state.task
    if task is None or move.seat not in state.seats:
        return False
    if not isinstance(move, AutomaActs) and not isinstance(task, TASK_OF[type(move)]):
        return False
    return isinstance(task, (Drafting, Bidding)) or task.seat == move.seat


def objections_by_kind(state: State, move: Move) -> Iterator[Refusal]:
    trader = state.traders[move.seat]
    match move:
        case Keep(card=card):
            if card not in trader.pack:
                yield refuse("CV-DRAFT-1", card=card)
        case Bid(card=card):
            if card not in trader.hand:
                yield refuse("CV-BID-1", card=card)
        case Travel(to=to):
            if to not in state.box.neighbours(trader.camel):
                yield refuse("CV-TRAVEL-1", here=trader.camel, to=to)
        case Deliver():
            yield from objections_to_deliver(state, move)
        case Pitch():
            if trader.tents == 0:
                yield refuse("CV-TENT-1")
            if (owner := state.tent_at(trader.camel)) is not None:
                yield refuse("CV-TENT-2", to=trader.camel, owner=owner)
        case TakeCoin() | LeaveCoin() | Rest() | AutomaActs():
            pass
        case _:
            assert_never(move)


def objections_to_deliver(state: State, move: Deliver) -> Iterator[Refusal]:
    trader = state.traders[move.seat]
    if move.card not in trader.hand:
        yield refuse("CV-TRADE-3", card=move.card)
    market = state.box.market(trader.camel)
    if market is None:
        yield refuse("CV-TRADE-1", here=trader.camel)
    elif good_of(move.card) != market.buys:
        yield refuse("CV-TRADE-2", card=move.card, here=trader.camel, good=market.buys)


def warnings(state: State, move: Move) -> Iterator[SoftWarning]:
    if isinstance(move, Rest) and (goods := state.deliverable(move.seat)):
        yield warn("CV-TRADE-4", count=len(goods))
