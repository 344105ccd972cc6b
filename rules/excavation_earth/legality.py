"""Why a move is not allowed: for each kind, the objections in the rulebook's order, most basic first.

The arguments of a refusal say what is the matter (`case`) and with which piece, place or price; the sentences and
what would cure them stand in translations/ under the same rule id.
"""

from collections import Counter
from typing import Any, assert_never

from rules.core.refusal import Objections, Refusal, Rest, nothing_more, refuse
from rules.core.types import Ref, SeatName
from rules.excavation_earth import agenda as todo
from rules.excavation_earth import moves as m
from rules.excavation_earth.asking import asked
from rules.excavation_earth.candidates import DRAFTED, sale_that_follows
from rules.excavation_earth.legality_of_actions import (
    objections_to_command,
    objections_to_excavate,
    objections_to_flip,
    objections_to_market,
    objections_to_pass,
    objections_to_sell,
    objections_to_smuggle,
    objections_to_survey,
)
from rules.excavation_earth.legality_of_cubes import objections_to_cube
from rules.excavation_earth.legality_of_moving import (
    objections_to_buyer,
    objections_to_envoy,
    objections_to_promote,
    objections_to_recall,
    objections_to_teleport,
    objections_to_third,
    objections_to_trader,
    objections_to_walk,
)
from rules.excavation_earth.legality_of_relics import (
    objections_to_buy,
    objections_to_buy_drawn,
    objections_to_close,
    objections_to_discover,
    objections_to_fence,
    objections_to_offer,
    objections_to_put_on_site,
    objections_to_store_drawn,
)
from rules.excavation_earth.opening import unanswered
from rules.excavation_earth.queries import (
    can_sell,
)
from rules.excavation_earth.state import State, colour_of, is_travel, symbol_of


def objections(state: State, move: m.Move) -> Objections:
    if not state.agenda:
        return iter([refuse("EE-RND-2")])
    if not 0 <= move.seat < len(state.players):
        return iter([refuse("table-no-such-seat", number=move.seat + 1)])
    match move:
        case m.KeepHand():
            return together(state, move, todo.OpeningHands, nothing_more)
        case m.Redraw():
            return together(state, move, todo.OpeningHands, objections_to_redraw)
        case m.DraftCards():
            return together(state, move, todo.Drafting, objections_to_draft)
        case m.PlaceThird():
            return answering(state, move, todo.PlaceExplorer, objections_to_third)
        case m.Walk():
            return answering(state, move, (todo.Travelling, todo.FreeStep), objections_to_walk)
        case m.Travel():
            return action(state, move, nothing_more)
        case m.Excavate():
            return action(state, move, objections_to_excavate)
        case m.Market():
            return action(state, move, objections_to_market)
        case m.Sell():
            return action(state, move, objections_to_sell)
        case m.Command():
            return action(state, move, objections_to_command)
        case m.Smuggle():
            return action(state, move, objections_to_smuggle)
        case m.Survey():
            return action(state, move, objections_to_survey)
        case m.Pass():
            return answering(state, move, todo.Turn, objections_to_pass)
        case m.FlipCard():
            return answering(state, move, todo.Turn, objections_to_flip)
        case m.Discover():
            return answering(state, move, (todo.Digging, todo.Extracting), objections_to_discover)
        case m.TakeSample():
            return answering(state, move, todo.Sampling, objections_to_cube)
        case m.SendTrader():
            return answering(state, move, (todo.Bargaining, todo.Commanding, todo.SendingTraders), objections_to_trader)
        case m.AddBuyer():
            return answering(state, move, (todo.Bargaining, todo.Spreading), objections_to_buyer)
        case m.Offer():
            return answering(state, move, todo.Selling, objections_to_offer)
        case m.CloseSale():
            return answering(state, move, todo.Selling, objections_to_close)
        case m.Promote():
            return answering(state, move, todo.Promoting, objections_to_promote)
        case m.KeepDrawn():
            return answering(state, move, todo.KeepCards, objections_to_keep)
        case m.SendEnvoy():
            return answering(state, move, (todo.Commanding, todo.SendingEnvoys), objections_to_envoy)
        case m.Recall():
            return answering(state, move, todo.Commanding, objections_to_recall)
        case m.Teleport():
            return answering(state, move, todo.Teleporting, objections_to_teleport)
        case m.Fence():
            return answering(state, move, todo.Smuggling, objections_to_fence)
        case m.Buy():
            return answering(state, move, (todo.Smuggling, todo.Buying), objections_to_buy)
        case m.PutOnSite():
            return answering(state, move, todo.Surveying, objections_to_put_on_site)
        case m.BuyDrawn():
            return answering(state, move, todo.Surveying, objections_to_buy_drawn)
        case m.StoreDrawn():
            return answering(state, move, todo.Surveying, objections_to_store_drawn)
        case m.DiscardCard():
            return answering(state, move, todo.DiscardDown, objections_to_discard)
        case m.Finish():
            return objections_to_finish(state, move)
    assert_never(move)


# Whose decision it is


def together(state: State, move: Any, kind: type[todo.OpeningHands | todo.Drafting], rest: Rest) -> Objections:
    """The move answers what all seats are asked at once (EE-PREP-5b)."""
    pending = state.agenda[0]
    if not isinstance(pending, kind):
        yield out_of_place(state, move)
    elif move.seat not in unanswered(state.players, pending):
        yield refuse("EE-PREP-5b", case="answered")
    else:
        yield from rest(state, move, pending)


def answering(state: State, move: Any, kinds: type | tuple[type, ...], rest: Rest) -> Objections:
    """The move answers a pending decision: it must be that seat's, and of that kind."""
    pending = state.agenda[0]
    if isinstance(pending, kinds) and getattr(pending, "seat", None) == move.seat:
        yield from rest(state, move, pending)
    else:
        yield out_of_place(state, move)


def action(state: State, move: m.CardMove, rest: Rest) -> Objections:
    """An action of one's turn, paid with a card of the hand (EE-TURN-1, EE-TURN-3)."""
    for found in answering(state, move, todo.Turn, objections_to_acting):
        yield found
        return
    yield from rest(state, move, state.agenda[0])


def out_of_place(state: State, move: m.Move) -> Refusal:
    """Nothing of the kind can be decided now."""
    asks = asked(state)
    mine = next((ask for ask in asks if ask.seat == move.seat), None)
    if mine is not None:
        return refuse("EE-TURN-6", ask=mine.sentence)
    return refuse("EE-TURN-1", seat=SeatName(asks[0].seat))


def objections_to_acting(state: State, move: m.CardMove, pending: todo.Turn) -> Objections:
    player = state.players[move.seat]
    if player.is_zu:
        yield refuse("EE-SOLO-SET-2")
    elif move.card not in player.hand and move.card not in player.travel:
        yield refuse("EE-TURN-3", case="not-in-hand")
    elif is_travel(move.card) and not isinstance(move, m.Travel | m.Sell):
        yield refuse("EE-TURN-5", card=move.card)


# Before a round


def objections_to_redraw(state: State, move: m.Redraw, pending: todo.OpeningHands) -> Objections:
    hand = state.players[move.seat].hand
    least = state.box.parts.box.setup.redraw_from
    if not move.cards or any(card not in hand for card in move.cards) or not in_order(hand, move.cards):
        yield refuse("EE-SET-8a", case="not-in-hand", least=least)
    elif not any(
        len(kinds := {of(card) for card in move.cards}) == 1 and Counter(map(of, hand))[kinds.pop()] >= least
        for of in (colour_of, symbol_of)
    ):
        yield refuse("EE-SET-8a", case="no-group", least=least)


def objections_to_draft(state: State, move: m.DraftCards, pending: todo.Drafting) -> Objections:
    packet = state.players[move.seat].packet
    if len(move.cards) != min(DRAFTED, len(packet)) or not in_order(packet, move.cards):
        yield refuse("EE-PREP-5b", case="two")


def in_order(all_cards: tuple[Ref, ...], cards: tuple[Ref, ...]) -> bool:
    """Each once, and in the order of the others, so that a choice can be written in one way only."""
    numbers = [all_cards.index(card) if card in all_cards else -1 for card in cards]
    return numbers == sorted(set(numbers)) and -1 not in numbers


# Cards


def objections_to_keep(state: State, move: m.KeepDrawn, pending: todo.KeepCards) -> Objections:
    packet = state.players[move.seat].packet
    if len(move.cards) != pending.keep or not in_order(packet, move.cards):
        yield refuse("EE-ACT-SEL-8", count=pending.keep)


def objections_to_discard(state: State, move: m.DiscardCard, pending: todo.DiscardDown) -> Objections:
    if move.card not in state.players[move.seat].hand:
        yield refuse("EE-TURN-3", case="not-in-hand")


# The end of what is optional


def objections_to_finish(state: State, move: m.Finish) -> Objections:
    """Not before what must be done is done."""
    pending = state.agenda[0]
    seat = getattr(pending, "seat", None)
    if seat != move.seat or isinstance(pending, todo.Turn):
        yield out_of_place(state, move)
        return
    match pending:
        case todo.Travelling() | todo.Teleporting():
            explorers = state.players[move.seat].explorers
            if len(set(explorers)) < len(explorers):
                shared = next(place for place in explorers if explorers.count(place) > 1)
                yield refuse("EE-ACT-TRV-4", case="own", place=shared)
        case todo.Digging():
            if not pending.dug:
                yield refuse("EE-ACT-DIG-2", case="none")
        case todo.Commanding():
            if not pending.trader and not pending.envoy:
                yield refuse("EE-ACT-CMD-2", case="none", symbol=pending.symbol)
        case todo.Smuggling():
            if not pending.fenced and not pending.bought:
                yield refuse("EE-ACT-SMG-2", case="none", credits=state.players[move.seat].credits)
        case todo.Surveying():
            if not pending.placed:
                yield refuse("EE-ACT-SUR-4", case="place-first")
        case todo.Buying():
            sale = sale_that_follows(state)
            if sale and not can_sell(state, move.seat, sale.symbol):
                yield refuse("EE-FAC-GUL-3", relic="")
        case todo.Selling() | todo.PlaceExplorer() | todo.DiscardDown() | todo.KeepCards():
            yield out_of_place(state, move)
        case _:
            return
