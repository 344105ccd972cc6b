"""What belongs to a question in the middle of an action of Excavation Earth, as fields of the editor.

The id of a field is `its-` with the name in the agenda, and the member where that holds several: `its-fuel`,
`its-markets-2`.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from rules.core.editing import Choice, Field, choice, number, switched
from rules.core.options import Value
from rules.core.types import Phrase, Ref, Seat, phrase
from rules.excavation_earth import agenda as todo
from rules.excavation_earth.components import Box
from rules.excavation_earth.edited_questions import (
    LEAST_DRAWN,
    SALE,
    TILE,
    kind_of,
    most_credits,
    most_drawn,
    most_of,
    most_white,
)
from rules.excavation_earth.queries import GUL, ISS, can_sell_at
from rules.excavation_earth.state import State, colour_of, type_of

OF_TILES = (todo.KeepCards, todo.Teleporting, todo.SendingEnvoys)
"""What stands on a command tile with credits after it."""


def fields_of_question(state: State) -> Iterator[Field]:
    """Yield what belongs to the question that is asked."""
    pending, box = state.pending, state.box
    match pending:
        case todo.Travelling(fuel=fuel):
            yield its("fuel", fuel, most=max(box.fuel_of.values()))
        case todo.Digging(colour=colour, dug=dug):
            yield one_of("colour", colour, colours(box.colours))
            own = (site for site in box.sites if any(box.sites[box.site_of[each]] == site for each in of(box, colour)))
            sites = (Choice(site, phrase("place", place=site)) for site in own)
            yield one_of("dug", dug[0] if dug else "", (nothing(), *sites))
        case todo.Bargaining(market=market, trader=trader, white=white, colour=coloured):
            yield one_of("market", market, markets(box))
            yield done("trader", value=trader)
            yield done("white", value=white)
            yield done("colour", value=coloured, label="ee-edit-its-coloured")
        case todo.Selling():
            yield from fields_of_sale(state, pending)
        case todo.Promoting(seat=seat, markets=open_to):
            yield from members("markets", open_to, own_markets(state, seat, open_to), "ee-edit-its-promote")
            bonus = next((each.markets for each in state.agenda if isinstance(each, todo.SaleBonus)), 0)
            yield its("bonus", bonus, most=box.numbers.sell_most_markets)
        case todo.KeepCards():
            yield from fields_of_packet(state, pending)
        case todo.Commanding(symbol=symbol, trader=trader, envoy=envoy):
            yield one_of("symbol", symbol, symbols(box.centre_symbol))
            yield done("trader", value=trader)
            yield done("envoy", value=envoy)
        case todo.Smuggling(fenced=fenced, bought=bought):
            yield its("fenced", fenced, least=0, most=box.numbers.fence_most - 1)
            yield from members("bought", bought, colours(box.colours), "ee-edit-its-bought")
        case todo.Surveying():
            yield from fields_of_survey(state, pending)
        case todo.Buying(left=left, price=price, bought=bought):
            is_gul = price == "value" or state.players[pending.seat].faction == GUL
            prices = ("half", "value") if is_gul else ("half",)
            yield one_of("price", price, (Choice(each, phrase(f"ee-edit-its-price-{each}")) for each in prices))
            yield its("left", left, most=most_of(box, "buy_visible_relics"))
            yield from members("bought", bought, colours(box.colours), "ee-edit-its-bought")
        case todo.Sampling(seat=seat, relic=relic):
            free = (each for each in box.relics if each == relic or each not in state.players[seat].guards)
            yield one_of("relic", relic, (Choice(each, phrase("relic", relic=each)) for each in free))
        case todo.Teleporting(seat=seat, left=left, moved=moved):
            yield its("left", left, most=most_of(box, "teleport_explorers"))
            explorers = range(len(state.players[seat].explorers))
            yield from members("moved", moved, (Choice(at, number_of(at)) for at in explorers), "ee-edit-its-moved")
        case todo.Extracting(left=left, colours=taken):
            yield its("left", left, most=most_of(box, "take_site_relics"))
            yield from members("colours", taken, colours(box.colours), "ee-edit-its-taken")
        case todo.Spreading(left=left, white=white):
            yield its("left", left, most=most_of(box, "add_buyers"))
            yield its("white", white, least=0, most=most_white(box), label="ee-edit-its-whites")
        case todo.SendingTraders(left=left, markets=sent):
            yield its("left", left, most=most_of(box, "send_traders"))
            yield from members("markets", sent, markets(box), "ee-edit-its-sent")
        case todo.SendingEnvoys(centres=centres):
            every = (Choice(at, phrase("centre", centre=at + 1)) for at, _ in enumerate(box.centres))
            yield from members("centres", centres, every, "ee-edit-its-open")
    of_sale = isinstance(pending, todo.KeepCards) and pending.rule == SALE
    if isinstance(pending, OF_TILES) and not of_sale:
        gained = next((each.credits for each in state.agenda if isinstance(each, todo.GainCredits)), 0)
        yield its("credits", gained, least=0, most=most_credits(box))


def fields_of_sale(state: State, selling: todo.Selling) -> Iterator[Field]:
    """Yield the symbol that counts for Aquilla, and for each market what may be offered there."""
    box = state.box
    card = (Choice("", phrase("ee-edit-its-travel-card")), *symbols(box.markets_of))
    yield one_of("symbol", selling.symbol, card)
    for market, place in enumerate(box.market_places):
        others = tuple(each for each in selling.offers if each[1] != market)
        now = next((relic for relic, at in selling.offers if at == market), "")
        relics = dict.fromkeys((now,) if now else ())
        relics |= dict.fromkeys(to_offer(state, replace(selling, offers=others), market))
        if relics:
            words = (Choice(each, phrase("relic", relic=type_of(each))) for each in relics)
            label = phrase("ee-edit-its-offer", place=phrase("place", place=place))
            yield choice(f"its-offers-{market}", label, now, (nothing(), *words), group="turn")


def to_offer(state: State, selling: todo.Selling, market: int) -> Iterator[Ref]:
    """Yield the relics that can be offered on this market besides the others, one of each type."""
    offered = [relic for relic, _ in selling.offers]
    types = set()
    if len(offered) >= state.box.numbers.sell_most_markets:
        return
    for relic in state.players[selling.seat].relics:
        colour = colour_of(relic)
        fits = not offered or colour == colour_of(offered[0])
        if relic in offered or type_of(relic) in types or not fits:
            continue
        if can_sell_at(state, selling.seat, selling, market, colour):
            types.add(type_of(relic))
            yield relic


def fields_of_packet(state: State, keeping: todo.KeepCards) -> Iterator[Field]:
    """Yield why cards are drawn, how many of them are kept, and each of them."""
    packet = state.players[keeping.seat].packet
    rules = (Choice(SALE, phrase("ee-edit-its-sale")), Choice(TILE, phrase("ee-edit-its-tile")))
    yield one_of("rule", keeping.rule, rules)
    most = min(most_drawn(state.box), len(packet) + len(state.deck) + len(state.discard))
    yield its("drawn", len(packet), least=min(LEAST_DRAWN, most), most=most, label="ee-edit-its-cards")
    yield its("keep", keeping.keep, most=max(1, len(packet) - 1))
    lying = dict.fromkeys(sorted(kind_of(card) for card in (*state.deck, *state.discard)))
    for at, card in enumerate(packet):
        kinds = dict.fromkeys((kind_of(card), *lying))
        cards = (Choice(each, phrase("action-card", colour=each[0], symbol=each[2:4])) for each in kinds)
        label = phrase("ee-edit-its-card", number=at + 1)
        yield choice(f"its-packet-{at}", label, kind_of(card), cards, group="turn")


def fields_of_survey(state: State, surveying: todo.Surveying) -> Iterator[Field]:
    """Yield what was revealed, and what may still be done with it."""
    box = state.box
    now = colour_of(state.drawn[0]) if state.drawn else ""
    rich = [colour for colour, each in zip(box.colours, state.reserve, strict=True) if len(each) >= LEAST_DRAWN]
    if state.drawn or rich:
        known = () if now else (nothing(),)
        listed = (colour for colour in box.colours if colour in rich or colour == now)
        yield one_of("colour", now, (*known, *colours(listed)), label="ee-edit-its-revealed")
    for at, relic in enumerate(state.drawn):
        lying = sorted(map(type_of, state.reserve[box.colour_number[now]]))
        kinds = dict.fromkeys((type_of(relic), *lying))
        relics = (Choice(each, phrase("relic", relic=each)) for each in kinds)
        label = phrase("ee-edit-its-relic-of", number=at + 1)
        yield choice(f"its-drawn-{at}", label, type_of(relic), relics, group="turn")
    yield done("placed", value=surveying.placed)
    if surveying.free or state.players[surveying.seat].faction == ISS:
        yield done("free", value=surveying.free)
    yield done("may_buy", value=surveying.may_buy)


# The parts of fields


def its(name: str, value: int, *, least: int = 1, most: int, label: str = "") -> Field:
    return number(f"its-{name}", phrase(label or f"ee-edit-its-{name}"), value, (least, most), group="turn")


def one_of(name: str, value: Value, choices: Iterable[Choice], *, label: str = "") -> Field:
    return choice(f"its-{name}", phrase(label or f"ee-edit-its-{name}"), value, choices, group="turn")


def done(name: str, *, value: bool, label: str = "") -> Field:
    words = phrase(label or f"ee-edit-its-{name.replace('_', '-')}")
    return switched(f"its-{name}", words, value=value, group="turn")


def members(name: str, held: tuple[Any, ...], every: Iterable[Choice], label: str) -> Iterator[Field]:
    """Yield a switch for each thing that the agenda may hold here."""
    for each in every:
        words = phrase(label, what=each.words)
        yield switched(f"its-{name}-{each.value}", words, value=each.value in held, group="turn")


def nothing() -> Choice:
    return Choice("", phrase("ee-edit-its-none"))


def number_of(explorer: int) -> Phrase:
    return phrase("ee-edit-its-number", number=explorer + 1)


def colours(every: Iterable[str]) -> Iterator[Choice]:
    return (Choice(each, phrase("colour", colour=each)) for each in every)


def symbols(every: Iterable[str]) -> Iterator[Choice]:
    return (Choice(each, phrase("symbol", symbol=each)) for each in every)


def markets(box: Box) -> Iterator[Choice]:
    return (Choice(at, phrase("place", place=place)) for at, place in enumerate(box.market_places))


def own_markets(state: State, seat: Seat, known: tuple[int, ...]) -> Iterator[Choice]:
    """Yield the markets where a seat has a trader, and those that are spoken of."""
    return (each for each in markets(state.box) if each.value in known or state.traders[int(each.value)][seat])


def of(box: Box, colour: str) -> tuple[str, ...]:
    return box.types_of.get(colour, ())
