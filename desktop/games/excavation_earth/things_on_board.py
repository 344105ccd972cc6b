"""The main board as things: locations, relics on sites and in piles, explorers, queues, turn order, rounds."""

from desktop.board.sprite import Key
from desktop.games.excavation_earth.keys import read
from rules.core.thing import Thing, thing
from rules.core.types import Ref, Seat, SeatName
from rules.excavation_earth.parts import WHITE
from rules.excavation_earth.queries import price_of
from rules.excavation_earth.state import type_of
from rules.excavation_earth.view import View


def on_board(view: View, key: Key) -> Thing | None:
    """Find what lies there on the main board."""
    match read(key):
        case "queue", int(market):
            return queue(view, market)
        case "queued", int(market), int(number):
            return queued(view, market, number)
        case "trader", int(market), int(seat), int():
            return thing("trader", owner=colour_of(view, seat), market=market + 1, mine=is_mine(view, seat))
        case "place", str(ref):
            return location(view, ref)
        case "flag", str(), str(there):
            return thing("wrap", place=there)
        case "explorer", int(seat), int(number):
            return explorer(view, seat, number)
        case "relic", str(ref):
            return relic(view, ref)
        case "pile", str(colour):
            number = view.box.colour_number[colour]
            return thing("pile", colour=colour, count=len(view.piles[number]))
        case "reserve", str(colour):
            return thing("reserve", colour=colour, count=view.reserve[view.box.colour_number[colour]].count)
        case "black", "market-sign":
            return thing("black-market")
        case "order", int(n):
            return thing("order-space", n=n)
        case "disc", int(seat):
            passed = "yes" if view.players[seat].passed else "no"
            return thing("disc", seat=SeatName(seat), n=view.order.index(seat) + 1, passed=passed)
        case "round", int(n):
            return round_space(view, n)
        case "round", "marker":
            return thing("round-marker", n=view.round, count=view.box.rounds)
    return None


def colour_of(view: View, seat: Seat) -> str:
    return view.players[seat].colour


def is_mine(view: View, seat: Seat) -> str:
    return "yes" if seat == view.seat else "no"


# Markets


def queue(view: View, market: int) -> Thing:
    symbol = view.box.market_symbol[market]
    centre = view.box.centre_of[market] + 1
    return thing("queue", market=market + 1, symbol=symbol, centre=centre, count=len(view.queues[market]))


def queued(view: View, market: int, number: int) -> Thing | None:
    waiting = view.queues[market]
    if number >= len(waiting):
        return None
    return thing("buyer-queued", colour=waiting[number], market=market + 1, n=number + 1, white=white(waiting[number]))


def white(colour: str) -> str:
    return "yes" if colour == WHITE else "no"


# The chart


def location(view: View, ref: Ref) -> Thing:
    box = view.box
    is_market, is_site = ref in box.market_at, ref in box.site_number
    symbol = box.market_symbol[box.market_at[ref]] if is_market else box.black_symbol
    colour = box.parts.map.locations[ref].region if is_site else ""
    kind = "both" if is_market and is_site else "market" if is_market else "site" if is_site else "black"
    return thing(f"place-{kind}", place=ref, symbol=symbol, colour=colour)


def explorer(view: View, seat: Seat, number: int) -> Thing:
    places, mine = view.players[seat].explorers, is_mine(view, seat)
    if number >= len(places):
        return thing("explorer-waiting", owner=colour_of(view, seat), mine=mine)
    return thing("explorer", owner=colour_of(view, seat), place=places[number], mine=mine)


def round_space(view: View, n: int) -> Thing:
    first, second, third, *_ = (*view.box.centre_payouts[n], 0, 0, 0)
    return thing("round-space", n=n, first=first, second=second, third=third, last=view.box.rounds)


# Relics


def relic(view: View, ref: Ref) -> Thing | None:
    """Say where it lies: the same relic is found, bought or sold."""
    kind, box = type_of(ref), view.box
    if kind not in box.value:
        return None
    value = box.value[kind]
    pending = view.pending
    offers = dict(getattr(pending, "offers", ()))
    if ref in offers:
        return thing("relic-offered", relic=kind, market=offers[ref] + 1, value=value)
    for seat, player in enumerate(view.players):
        for store, relics in (("hold", player.hold), ("container", player.container)):
            if ref in relics:
                owner, mine = colour_of(view, seat), is_mine(view, seat)
                return thing("relic-stored", relic=kind, value=value, store=store, owner=owner, mine=mine)
    if ref in view.drawn:
        return thing("relic-drawn", relic=kind, value=value, credits=box.numbers.survey_price_factor * value)
    if any(ref in lying for lying in view.sites):
        site = box.sites[box.site_of[kind]]
        return thing("relic-on-site", relic=kind, value=value, place=site, colour=kind[0])
    pile = view.piles[box.colour_number[kind[0]]]
    if pile and pile[0] == ref:
        return thing("relic-visible", relic=kind, value=value, credits=price_of(view, ref, "plus_one"), colour=kind[0])
    if ref in pile:
        return thing("relic-below", relic=kind, value=value, n=pile.index(ref) + 1, colour=kind[0])
    return None
