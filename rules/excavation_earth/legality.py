"""Why a move is not allowed: for each kind, the objections in the rulebook's order, most basic first.

The arguments of a refusal say what is the matter (`case`) and with which piece, place or price; the sentences and
what would cure them stand in translations/ under the same rule id.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, assert_never

from rules.core.refusal import Refusal, refuse
from rules.core.types import Ref, SeatName
from rules.excavation_earth import agenda as todo
from rules.excavation_earth import moves as m
from rules.excavation_earth.asking import asked
from rules.excavation_earth.candidates import DRAFTED, sale_that_follows
from rules.excavation_earth.opening import unanswered
from rules.excavation_earth.parts import WHITE
from rules.excavation_earth.queries import (
    can_part,
    can_part_by_teleport,
    can_recall,
    can_sell,
    can_smuggle,
    colours_to_sell,
    cube_sources,
    diggable,
    free_relics,
    free_row_cards,
    free_spaces,
    gul_purchases,
    interested,
    lies_on_site,
    may_sell_with,
    moved,
    needs_no_trader,
    price_of,
    row_is_used,
    stands_on_black_market,
    survey_price,
    top_of_pile,
)
from rules.excavation_earth.state import State, colour_of, is_travel, symbol_of, type_of

Objections = Iterator[Refusal]


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

Rest = Callable[[State, Any, Any], Objections]


def nothing_more(state: State, move: m.Move, pending: todo.Pending) -> Objections:
    return iter(())


def together(state: State, move: Any, kind: type, rest: Rest) -> Objections:
    """The move answers what all seats are asked at once (EE-PREP-5b)."""
    pending = state.agenda[0]
    if not isinstance(pending, kind):
        yield out_of_place(state, move)
    elif move.seat not in unanswered(state.players, pending):  # type: ignore[arg-type]
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


def objections_to_cube(state: State, move: Any, pending: todo.Pending) -> Objections:
    """The cube of a move: of the supply, or a guard when that is empty (EE-CRW-1, EE-CRW-2)."""
    player = state.players[move.seat]
    if move.guard in cube_sources(player):
        return
    if not move.guard:
        yield refuse("EE-CRW-2", case="choose-guard" if player.guards else "none")
    elif player.supply:
        yield refuse("EE-CRW-1", supply=player.supply)
    else:
        yield refuse("EE-CRW-2", case="no-guard")


# Before a round


def objections_to_redraw(state: State, move: m.Redraw, pending: todo.OpeningHands) -> Objections:
    hand = state.players[move.seat].hand
    least = state.box.numbers.redraw_from
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


# Explorers


def objections_to_third(state: State, move: m.PlaceThird, pending: todo.PlaceExplorer) -> Objections:
    if move.place not in state.box.neighbours:
        yield refuse("EE-SET-20", case="no-place")
    elif move.place in state.players[move.seat].explorers:
        yield refuse("EE-SET-20", case="own", place=move.place)


def objections_to_walk(state: State, move: m.Walk, pending: todo.Travelling | todo.FreeStep) -> Objections:
    explorers, box = state.players[move.seat].explorers, state.box
    if not 0 <= move.explorer < len(explorers):
        yield refuse("EE-ACT-TRV-1", case="no-explorer")
        return
    here = explorers[move.explorer]
    travelling = isinstance(pending, todo.Travelling)
    if travelling and not pending.fuel:  # type: ignore[union-attr]
        yield refuse("EE-ACT-TRV-1", case="no-fuel")
    elif move.to not in box.neighbours.get(here, ()):
        yield refuse("EE-ACT-TRV-2" if travelling else "EE-FAC-DAL-1", start=here, to=move.to)
    elif isinstance(pending, todo.Travelling):
        if not can_part(box, moved(explorers, move.explorer, move.to), pending.fuel - 1):
            yield refuse("EE-ACT-TRV-4", case="cannot-part", place=move.to)
    elif move.to in explorers:
        yield refuse("EE-FAC-DAL-2", place=move.to)


def objections_to_teleport(state: State, move: m.Teleport, pending: todo.Teleporting) -> Objections:
    explorers = state.players[move.seat].explorers
    if not 0 <= move.explorer < len(explorers):
        yield refuse("EE-ACT-TRV-1", case="no-explorer")
    elif not pending.left or move.explorer in pending.moved:
        yield refuse("EE-GEN-12", case="explorer-moved" if pending.left else "used-up")
    elif move.to not in state.box.neighbours or move.to == explorers[move.explorer]:
        yield refuse("EE-GEN-12", case="same-place")
    else:
        gone = (*pending.moved, move.explorer)
        if not can_part_by_teleport(moved(explorers, move.explorer, move.to), gone, pending.left - 1):
            yield refuse("EE-ACT-TRV-4", case="own", place=move.to)


# Actions


def objections_to_excavate(state: State, move: m.Excavate, pending: todo.Turn) -> Objections:
    seat, colour = move.seat, colour_of(move.card)
    if diggable(state, seat, colour):
        return
    if free_spaces(state, seat, "hold") <= 0:
        yield refuse("EE-ACT-DIG-4", case="full")
    elif any(
        state.box.sites[state.box.site_of[each]] in state.players[seat].explorers for each in state.box.types_of[colour]
    ):
        yield refuse("EE-ACT-DIG-3", case="empty", colour=colour)
    else:
        yield refuse("EE-ACT-DIG-3", case="nobody", colour=colour)


def objections_to_market(state: State, move: m.Market, pending: todo.Turn) -> Objections:
    box = state.box
    if not 0 <= move.market < len(box.market_places):
        yield refuse("EE-ACT-MKT-1", case="no-market")
        return
    place = box.market_places[move.market]
    if symbol_of(move.card) != box.market_symbol[move.market]:
        wanted = box.market_symbol[move.market]
        yield refuse("EE-ACT-MKT-1", case="symbol", market=place, symbol=wanted, card=move.card)
    if place not in state.players[move.seat].explorers:
        yield refuse("EE-ACT-MKT-1", case="nobody", market=place)


def objections_to_sell(state: State, move: m.Sell, pending: todo.Turn) -> Objections:
    seat = move.seat
    if may_sell_with(state, seat, move.card):
        return
    if is_travel(move.card) and not state.options.sell_with_travel_cards:
        yield refuse("EE-ACT-SEL-13", card=move.card)
    elif not state.players[seat].relics and not gul_purchases(state, seat):
        yield refuse("EE-ACT-SEL-4", case="no-relic")
    elif not any(traders[seat] for traders in state.traders):
        yield refuse("EE-ACT-SEL-4", case="no-trader")
    else:
        yield refuse("EE-ACT-SEL-4", case="no-buyer")


def objections_to_command(state: State, move: m.Command, pending: todo.Turn) -> Objections:
    symbol = symbol_of(move.card)
    centre = state.box.centre_with.get(symbol)
    if centre is None:
        yield refuse("EE-ACT-CMD-1", symbol=symbol)
    elif not cube_sources(state.players[move.seat]) and not can_recall(state, move.seat, centre):
        yield refuse("EE-ACT-CMD-5", case="none")


def objections_to_smuggle(state: State, move: m.Smuggle, pending: todo.Turn) -> Objections:
    seat, symbol = move.seat, symbol_of(move.card)
    if symbol != state.box.black_symbol:
        yield refuse("EE-ACT-SMG-1", case="symbol", symbol=symbol, wanted=state.box.black_symbol)
    if not stands_on_black_market(state, seat):
        yield refuse("EE-ACT-SMG-1", case="nobody", symbol=symbol, wanted=state.box.black_symbol)
    elif not can_smuggle(state, seat):
        yield refuse("EE-ACT-SMG-2", case="nothing", credits=state.players[seat].credits)


def objections_to_survey(state: State, move: m.Survey, pending: todo.Turn) -> Objections:
    if not row_is_used(state):
        if move.replaced or move.guard:
            yield refuse("EE-ACT-SUR-5")
        return
    free = free_row_cards(state)
    if not free:
        yield refuse("EE-ACT-SUR-1", case="full")
    elif move.replaced not in free:
        taken = next((each.owner for each in state.row if each.card == move.replaced), None)
        if taken is None:
            yield refuse("EE-ACT-SUR-1", case="not-in-row")
        else:
            yield refuse("EE-ACT-SUR-2", seat=SeatName(taken), card=move.replaced)
    yield from objections_to_cube(state, move, pending)


def objections_to_pass(state: State, move: m.Pass, pending: todo.Turn) -> Objections:
    if state.players[move.seat].is_zu:
        yield refuse("EE-SOLO-TURN-1")


def objections_to_flip(state: State, move: m.FlipCard, pending: todo.Turn) -> Objections:
    if not state.players[move.seat].is_zu:
        yield refuse("EE-SOLO-TURN-2")


# Relics


def objections_to_discover(state: State, move: m.Discover, pending: todo.Digging | todo.Extracting) -> Objections:
    box = state.box
    relic = box.relics.get(move.relic)
    if relic is None or not lies_on_site(state, move.relic):
        yield refuse("EE-ACT-DIG-2", case="not-there")
        return
    if isinstance(pending, todo.Extracting):
        if not pending.left:
            yield refuse("EE-GEN-12", case="used-up")
        elif relic.colour in pending.colours:
            yield refuse("EE-GEN-12", case="same-colour", colour=relic.colour)
    elif relic.colour != pending.colour:
        yield refuse("EE-ACT-DIG-1", colour=pending.colour, relic=move.relic)
    elif len(pending.dug) >= box.numbers.dig_max:
        yield refuse("EE-ACT-DIG-2", case="enough")
    elif free_spaces(state, move.seat, "hold") > 0 and move.relic not in diggable(
        state, move.seat, pending.colour, pending.dug
    ):
        site = box.sites[relic.site]
        yield refuse("EE-ACT-DIG-5" if site in pending.dug else "EE-ACT-DIG-3", case="here", site=site)
    if free_spaces(state, move.seat, "hold") <= 0:
        yield refuse("EE-ACT-DIG-4", case="full")


def objections_to_fence(state: State, move: m.Fence, pending: todo.Smuggling) -> Objections:
    if pending.bought:
        yield refuse("EE-ACT-SMG-2", case="buying")
    elif pending.fenced >= state.box.numbers.fence_max:
        yield refuse("EE-ACT-SMG-3", case="enough")
    elif (move.relic, move.store) not in free_relics(state, move.seat, todo.Selling(move.seat, "")):
        yield refuse("EE-ACT-SMG-3", case="not-owned")


def objections_to_buy(state: State, move: m.Buy, pending: todo.Smuggling | todo.Buying) -> Objections:
    seat, numbers = move.seat, state.box.numbers
    smuggling = isinstance(pending, todo.Smuggling)
    rule = "EE-ACT-SMG-4" if isinstance(pending, todo.Smuggling) else pending.rule
    price: todo.Price = "plus_one" if isinstance(pending, todo.Smuggling) else pending.price
    if isinstance(pending, todo.Smuggling) and pending.fenced:
        yield refuse("EE-ACT-SMG-2", case="fencing")
        return
    if len(pending.bought) >= numbers.buy_max if smuggling else not pending.left:  # type: ignore[union-attr]
        yield refuse("EE-ACT-SMG-4", case="enough")
        return
    relic = top_of_pile(state, move.colour) if move.colour in state.box.colour_number else None
    if relic is None:
        yield refuse("EE-GEN-16", colour=move.colour if move.colour in state.box.colour_number else "")
        return
    if move.colour in pending.bought:
        yield refuse("EE-ACT-SMG-4", case="same-colour", colour=move.colour)
    cost = price_of(state, relic, price)
    credits = state.players[seat].credits
    if cost > credits:
        yield refuse(rule, case="credits", relic=type_of(relic), price=cost, credits=credits)
    if move.store not in ("hold", "container") or free_spaces(state, seat, move.store) <= 0:
        yield refuse("EE-ACT-SMG-5", store=move.store)
    sale = sale_that_follows(state)
    if sale and not can_sell(state, seat, sale.symbol, move.colour):
        yield refuse("EE-FAC-GUL-3", relic=type_of(relic))


def objections_to_offer(state: State, move: m.Offer, selling: todo.Selling) -> Objections:
    seat, box = move.seat, state.box
    if (move.relic, move.store) not in free_relics(state, seat, selling):
        yield refuse("EE-ACT-SEL-2", case="not-owned")
        return
    if not 0 <= move.market < len(box.market_places):
        yield refuse("EE-ACT-MKT-1", case="no-market")
        return
    colour, place = colour_of(move.relic), box.market_places[move.market]
    if colour not in colours_to_sell(state, seat, selling):
        yield refuse("EE-ACT-SEL-1", colour=colour_of(selling.offers[0][0]), relic=move.relic)
    if len(selling.offers) >= box.numbers.sell_max:
        yield refuse("EE-ACT-SEL-2", case="enough")
    used = [each for _, each in selling.offers]
    if move.market in used:
        yield refuse("EE-ACT-SEL-2", case="used", market=place)
        return
    if not interested(state, move.market, colour):
        yield refuse("EE-ACT-SEL-3", case="no-buyer", market=place, colour=colour)
    if not state.traders[move.market][seat] and not needs_no_trader(state, seat, selling.symbol, move.market, used):
        yield refuse("EE-ACT-SEL-3", case="no-trader", market=place, colour=colour)


def objections_to_close(state: State, move: m.CloseSale, selling: todo.Selling) -> Objections:
    if not selling.offers:
        yield refuse("EE-ACT-SEL-2", case="nothing")


# Markets and command centres


def objections_to_trader(
    state: State, move: m.SendTrader, pending: todo.Bargaining | todo.Commanding | todo.SendingTraders
) -> Objections:
    box = state.box
    if not 0 <= move.market < len(box.market_places):
        yield refuse("EE-ACT-MKT-1", case="no-market")
        return
    place = box.market_places[move.market]
    match pending:
        case todo.Bargaining():
            if move.market != pending.market:
                yield refuse("EE-ACT-MKT-2", case="elsewhere", market=box.market_places[pending.market])
            elif pending.step > 0:
                yield refuse("EE-ACT-MKT-2", case="too-late", market=place)
        case todo.Commanding():
            if box.market_symbol[move.market] != pending.symbol:
                yield refuse("EE-ACT-CMD-2", case="symbol", market=place, symbol=pending.symbol)
            elif pending.trader:
                yield refuse("EE-ACT-CMD-2", case="trader-sent", market=place, symbol=pending.symbol)
        case todo.SendingTraders():
            if not pending.left:
                yield refuse("EE-GEN-12", case="used-up")
            elif move.market in pending.markets:
                yield refuse("EE-GEN-12", case="same-market", market=place)
        case _:
            assert_never(pending)
    yield from objections_to_cube(state, move, pending)


def objections_to_buyer(state: State, move: m.AddBuyer, pending: todo.Bargaining | todo.Spreading) -> Objections:
    box = state.box
    if not 0 <= move.market < len(box.market_places):
        yield refuse("EE-ACT-MKT-1", case="no-market")
        return
    white = move.buyer == WHITE
    if not white and move.buyer not in box.colour_number:
        yield refuse("EE-ACT-MKT-3", case="colour", colour="")
        return
    if isinstance(pending, todo.Bargaining):
        if move.market != pending.market:
            yield refuse("EE-ACT-MKT-2", case="elsewhere", market=box.market_places[pending.market])
        elif white and pending.step > 1:
            yield refuse("EE-ACT-MKT-2", case="white-added", market=box.market_places[pending.market])
    elif not pending.left:
        yield refuse("EE-GEN-12", case="used-up")
    elif white and not pending.white:
        yield refuse("EE-GEN-12", case="white")
    if white and not state.white:
        yield refuse("EE-ACT-MKT-3", case="white", colour=WHITE)
    elif not white and not state.stock[box.colour_number[move.buyer]]:
        yield refuse("EE-ACT-MKT-3", case="colour", colour=move.buyer)


def objections_to_promote(state: State, move: m.Promote, pending: todo.Promoting) -> Objections:
    if move.market not in pending.markets:
        yield refuse("EE-ACT-SEL-10")


def objections_to_envoy(state: State, move: m.SendEnvoy, pending: todo.Commanding | todo.SendingEnvoys) -> Objections:
    box = state.box
    if not 0 <= move.centre < len(box.centres):
        yield refuse("EE-ACT-CMD-2", case="no-centre", symbol="")
        return
    centre = box.centres[move.centre]
    if isinstance(pending, todo.SendingEnvoys):
        if move.centre not in pending.centres:
            yield refuse("EE-GEN-12", case="same-centre", centre=centre)
    else:
        yield from objections_to_centre(state, move.centre, pending)
    yield from objections_to_cube(state, move, pending)


def objections_to_centre(state: State, centre: int, pending: todo.Commanding) -> Objections:
    """Envoy or recall: in the centre of the card's symbol, and only one of the two (EE-ACT-CMD-2)."""
    name = state.box.centres[centre]
    if state.box.centre_symbol[centre] != pending.symbol:
        yield refuse("EE-ACT-CMD-2", case="centre", centre=name, symbol=pending.symbol)
    elif pending.envoy:
        yield refuse("EE-ACT-CMD-2", case="envoy-done", centre=name, symbol=pending.symbol)


def objections_to_recall(state: State, move: m.Recall, pending: todo.Commanding) -> Objections:
    if not 0 <= move.centre < len(state.box.centres):
        yield refuse("EE-ACT-CMD-2", case="no-centre", symbol="")
        return
    yield from objections_to_centre(state, move.centre, pending)
    if not state.tiles:
        yield refuse("EE-ACT-CMD-4")
    elif not state.envoys[move.centre][move.seat]:
        yield refuse("EE-ACT-CMD-2", case="no-envoy", centre=state.box.centres[move.centre], symbol=pending.symbol)


# Survey


def objections_to_drawn(state: State, relic: str, pending: todo.Surveying) -> Objections:
    if all(type_of(each) != relic for each in state.drawn):
        yield refuse("EE-ACT-SUR-4", case="not-drawn")


def objections_to_put_on_site(state: State, move: m.PutOnSite, pending: todo.Surveying) -> Objections:
    if pending.placed:
        yield refuse("EE-ACT-SUR-4", case="placed")
    yield from objections_to_drawn(state, move.relic, pending)


def objections_to_buy_drawn(state: State, move: m.BuyDrawn, pending: todo.Surveying) -> Objections:
    if not pending.placed:
        yield refuse("EE-ACT-SUR-4", case="place-first")
    elif not pending.may_buy:
        yield refuse("EE-ACT-SUR-6", case="bought", price=0, credits=0)
    for found in objections_to_drawn(state, move.relic, pending):
        yield found
        return
    relic = next(each for each in state.drawn if type_of(each) == move.relic)
    price, credits = survey_price(state, relic), state.players[move.seat].credits
    if price > credits:
        yield refuse("EE-ACT-SUR-6", case="credits", price=price, credits=credits)
    if free_spaces(state, move.seat, "hold") <= 0:
        yield refuse("EE-ACT-SUR-6", case="full", price=price, credits=credits)


def objections_to_store_drawn(state: State, move: m.StoreDrawn, pending: todo.Surveying) -> Objections:
    if not pending.placed:
        yield refuse("EE-ACT-SUR-4", case="place-first")
    elif not pending.free:
        yield refuse("EE-FAC-ISS-2", case="no-power")
    yield from objections_to_drawn(state, move.relic, pending)
    if free_spaces(state, move.seat, "hold") <= 0:
        yield refuse("EE-FAC-ISS-2", case="full")


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
