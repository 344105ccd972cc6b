"""Why a relic cannot be dug up, bought, stored or sold."""

from rules.core.refusal import Objections, refuse
from rules.excavation_earth import agenda as todo
from rules.excavation_earth import moves as m
from rules.excavation_earth.candidates import sale_that_follows
from rules.excavation_earth.queries import (
    KUT,
    can_sell,
    colours_to_sell,
    diggable,
    free_relics,
    free_spaces,
    interested,
    lies_on_site,
    needs_no_trader,
    price_of,
    survey_price,
    top_of_pile,
)
from rules.excavation_earth.state import State, colour_of, type_of

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
    elif len(pending.dug) >= box.numbers.excavate_most:
        yield refuse("EE-ACT-DIG-2", case="enough")
    elif free_spaces(state, move.seat, "hold") > 0 and move.relic not in diggable(
        state, move.seat, pending.colour, pending.dug
    ):
        site = box.sites[relic.site]
        case = "beyond" if pending.dug and state.players[move.seat].faction == KUT else "here"
        yield refuse("EE-ACT-DIG-5" if site in pending.dug else "EE-ACT-DIG-3", case=case, site=site)
    if free_spaces(state, move.seat, "hold") <= 0:
        yield refuse("EE-ACT-DIG-4", case="full")


def objections_to_fence(state: State, move: m.Fence, pending: todo.Smuggling) -> Objections:
    if pending.bought:
        yield refuse("EE-ACT-SMG-2", case="buying")
    elif pending.fenced >= state.box.numbers.fence_most:
        yield refuse("EE-ACT-SMG-3", case="enough")
    elif (move.relic, move.store) not in free_relics(state, move.seat, todo.Selling(move.seat, "")):
        yield refuse("EE-ACT-SMG-3", case="not-owned")


def objections_to_buy(state: State, move: m.Buy, pending: todo.Smuggling | todo.Buying) -> Objections:
    seat, numbers = move.seat, state.box.numbers
    rule = "EE-ACT-SMG-4" if isinstance(pending, todo.Smuggling) else pending.rule
    price: todo.Price = "plus_one" if isinstance(pending, todo.Smuggling) else pending.price
    if isinstance(pending, todo.Smuggling) and pending.fenced:
        yield refuse("EE-ACT-SMG-2", case="fencing")
        return
    is_enough = len(pending.bought) >= numbers.buy_most if isinstance(pending, todo.Smuggling) else not pending.left
    if is_enough:
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
    if len(selling.offers) >= box.numbers.sell_most_markets:
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
