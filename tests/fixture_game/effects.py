"""What each move leads to. A step is made longer with `then`, never taken back."""

from collections.abc import Callable
from dataclasses import replace
from typing import assert_never

from rules.core.step import Step
from tests.fixture_game import automa
from tests.fixture_game.events import (
    BidLaid,
    BidRevealed,
    BidWon,
    CoinLeft,
    CoinTaken,
    Delivered,
    Drawn,
    Event,
    GameEnded,
    Kept,
    PackReceived,
    Pitched,
    RoundBegun,
    Travelled,
)
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
from tests.fixture_game.state import Bidding, State, TollAsked, Trading, Travelling, without

Steps = Step[State, Event]


def apply(state: State, move: Move) -> Steps:
    match move:
        case Keep():
            step = keep(state, move)
        case Bid():
            step = bid(state, move)
        case Travel():
            step = travel(state, move)
        case TakeCoin() | LeaveCoin():
            step = answer_toll(state, move)
        case Deliver():
            step = deliver(state, move)
        case Pitch():
            step = pitch(state, move)
        case Rest():
            step = then(Step(state.task_done(), ()), end_round)
        case AutomaActs():
            step = act_for_the_rival(state, move)
        case _:
            assert_never(move)
    return step


def act_for_the_rival(state: State, move: AutomaActs) -> Steps:
    plan = automa.plan(state, move.seat)
    acted = apply(replace(state, rng=plan.rng), plan.move)
    return Step(acted.state, (plan.why, *acted.events))


def then(step: Steps, follow: Callable[[State], Steps]) -> Steps:
    further = follow(step.state)
    return Step(further.state, (*step.events, *further.events))


def keep(state: State, move: Keep) -> Steps:
    pack = without(state.traders[move.seat].pack, move.card)
    chosen = state.with_trader(move.seat, pack=pack, chosen=move.card)
    kept = Step[State, Event](chosen, (Kept(seat=move.seat, card=move.card),))
    return then(kept, pass_packs) if all_have_chosen(kept.state) else kept


def all_have_chosen(state: State) -> bool:
    return all(trader.chosen is not None for trader in state.traders)


def pass_packs(state: State) -> Steps:
    """The packs go to the left (CV-DRAFT-3); a last card needs no choice (CV-DRAFT-4)."""
    packs = [state.traders[seat - 1].pack for seat in state.seats]
    received = tuple(PackReceived(seat=seat, cards=packs[seat]) for seat in state.seats)
    last = len(packs[0]) == 1
    for seat, trader in enumerate(state.traders):
        hand = (*trader.hand, *([trader.chosen] if trader.chosen else []), *(packs[seat] if last else ()))
        state = state.with_trader(seat, hand=hand, chosen=None, pack=() if last else packs[seat])
    if not last:
        return Step(state, received)
    return Step(replace(state, agenda=(Bidding(),)), (*received, RoundBegun(round=state.round)))


def bid(state: State, move: Bid) -> Steps:
    hand = without(state.traders[move.seat].hand, move.card)
    laid = Step[State, Event](
        state.with_trader(move.seat, hand=hand, chosen=move.card), (BidLaid(seat=move.seat, card=move.card),)
    )
    return then(laid, reveal_bids) if all_have_chosen(laid.state) else laid


def reveal_bids(state: State) -> Steps:
    """The strongest card wins, among equals the first from the whistle clockwise (CV-BID-3)."""
    bids = [trader.chosen or "" for trader in state.traders]
    clockwise = sorted(state.seats, key=lambda seat: (seat - state.whistle) % len(bids))
    winner = max(clockwise, key=lambda seat: state.box.strength(bids[seat]))
    for seat in state.seats:
        state = state.with_trader(seat, chosen=None)
    state = replace(state, discard=(*state.discard, *bids), agenda=(Travelling(winner), Trading(winner)))
    return Step(state, (*(BidRevealed(seat=seat, card=bids[seat]) for seat in state.seats), BidWon(seat=winner)))


def travel(state: State, move: Travel) -> Steps:
    trader = state.traders[move.seat]
    state = state.with_trader(move.seat, camel=move.to).task_done()
    owner = state.tent_at(move.to)
    if state.options.tolls and owner not in (None, move.seat) and trader.coins:
        assert owner is not None
        state = replace(state, agenda=(TollAsked(owner, move.seat), *state.agenda))
    return Step(state, (Travelled(seat=move.seat, here=trader.camel, to=move.to),))


def answer_toll(state: State, move: TakeCoin | LeaveCoin) -> Steps:
    assert isinstance(state.task, TollAsked)
    owner, mover = state.task.seat, state.task.mover
    if isinstance(move, LeaveCoin):
        return Step(state.task_done(), (CoinLeft(seat=owner, mover=mover),))
    state = state.with_trader(mover, coins=state.traders[mover].coins - 1)
    state = state.with_trader(owner, coins=state.traders[owner].coins + 1)
    return Step(state.task_done(), (CoinTaken(seat=owner, mover=mover),))


def deliver(state: State, move: Deliver) -> Steps:
    trader = state.traders[move.seat]
    market = state.box.market(trader.camel)
    assert market is not None
    hand = without(trader.hand, move.card)
    state = state.with_trader(move.seat, hand=hand, earned=trader.earned + market.price)
    state = replace(state, discard=(*state.discard, move.card))
    return Step(state, (Delivered(seat=move.seat, card=move.card, price=market.price),))


def pitch(state: State, move: Pitch) -> Steps:
    trader = state.traders[move.seat]
    state = state.with_trader(move.seat, tents=trader.tents - 1)
    state = replace(state, tents=(*state.tents, (trader.camel, move.seat)))
    return Step(state, (Pitched(seat=move.seat, to=trader.camel),))


def end_round(state: State) -> Steps:
    """After the last round the game ends (CV-END-1), else every seat draws a card (CV-END-2)."""
    if state.round == state.box.kit.rounds:
        return Step(state, (GameEnded(),))
    drawn = tuple(Drawn(seat=seat, card=state.deck[seat]) for seat in state.seats)
    for seat in state.seats:
        state = state.with_trader(seat, hand=(*state.traders[seat].hand, state.deck[seat]))
    state = replace(
        state,
        deck=state.deck[len(state.traders) :],
        round=state.round + 1,
        whistle=(state.whistle + 1) % len(state.traders),
        agenda=(Bidding(),),
    )
    return Step(state, (*drawn, RoundBegun(round=state.round)))
