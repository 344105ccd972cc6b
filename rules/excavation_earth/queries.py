"""Questions about a position that legality, candidates, effects, Zu, bots and the table all ask."""

from collections.abc import Iterator, Sequence

from rules.core.types import Ref, Seat
from rules.excavation_earth.agenda import Price, Selling
from rules.excavation_earth.components import Box
from rules.excavation_earth.draft import Draft
from rules.excavation_earth.parts import WHITE, Store
from rules.excavation_earth.state import Player, State, colour_of, is_travel, symbol_of, type_of
from rules.excavation_earth.view import PlayerView, View

STORES: tuple[Store, ...] = ("hold", "container")
GUL, ISS, AQU, DAL, KUT = "GUL", "ISS", "AQU", "DAL", "KUT"
"""The five factions; each power changes a rule in one place, named after it below."""


Position = State | Draft
Seen = State | Draft | View
"""A view answers a question that asks for nothing hidden."""


# Room, cubes, prices


def free_spaces(position: Seen, seat: Seat, store: Store) -> int:
    player = position.players[seat]
    faction = position.box.factions[player.faction]
    return faction.hold - len(player.hold) if store == "hold" else faction.container - len(player.container)


def stores_with_room(position: Seen, seat: Seat) -> tuple[Store, ...]:
    return tuple(store for store in STORES if free_spaces(position, seat, store) > 0)


def cube_sources(player: Player | PlayerView) -> tuple[str, ...]:
    """The supply, written as nothing; or, once it is empty, each guard of the gallery (EE-CRW-1, EE-CRW-2)."""
    return ("",) if player.supply > 0 else player.guards


def price_of(position: Seen, relic: Ref, price: Price) -> int:
    value = position.box.value[type_of(relic)]
    if price == "half":
        return (value + 1) // 2
    return value + position.box.numbers.buy_surcharge if price == "plus_one" else value


def top_of_pile(position: Seen, colour: str) -> Ref | None:
    """Return the top relic of a pile, the only one that can be bought (EE-GEN-16)."""
    pile = position.piles[position.box.colour_number[colour]]
    return pile[0] if pile else None


def affordable_piles(position: Seen, seat: Seat, price: Price, bought: Sequence[str] = ()) -> list[str]:
    """Colours whose visible relic the seat can pay, of another colour than those already bought (EE-ACT-SMG-4)."""
    credits = position.players[seat].credits
    found = []
    for colour in position.box.colours:
        relic = top_of_pile(position, colour)
        if relic is not None and colour not in bought and price_of(position, relic, price) <= credits:
            found.append(colour)
    return found


def stands_on_black_market(position: Seen, seat: Seat) -> bool:
    return any(place in position.box.black_markets for place in position.players[seat].explorers)


# Travel


def can_part(box: Box, explorers: tuple[Ref, ...], fuel: int) -> bool:
    """Whether no two explorers need share a location at the end, with so many moves left (EE-ACT-TRV-4)."""
    if len(set(explorers)) == len(explorers):
        return True
    if fuel == 0:
        return False
    crowded = [at for at, place in enumerate(explorers) if explorers.count(place) > 1]
    return any(
        can_part(box, moved(explorers, at, to), fuel - 1) for at in crowded for to in box.neighbours[explorers[at]]
    )


def can_part_by_teleport(explorers: tuple[Ref, ...], already: Sequence[int], left: int) -> bool:
    """The same when each explorer may go anywhere, once."""
    needed = 0
    for place in set(explorers):
        here = [at for at, each in enumerate(explorers) if each == place]
        if sum(at in already for at in here) > 1:
            return False
        needed += len(here) - 1
    return needed <= left


def moved(explorers: tuple[Ref, ...], at: int, to: Ref) -> tuple[Ref, ...]:
    return (*explorers[:at], to, *explorers[at + 1 :])


# Excavate


def diggable(position: Seen, seat: Seat, colour: str, dug: Sequence[Ref] = ()) -> list[str]:
    """Types that can be discovered now: where an explorer stands, each site once (EE-ACT-DIG-3, EE-ACT-DIG-5)."""
    if free_spaces(position, seat, "hold") <= 0:
        return []
    box, player = position.box, position.players[seat]
    sites = {place for place in player.explorers if place in box.site_number and place not in dug}
    if dug and player.faction == KUT:  # EE-FAC-KUT-1
        sites |= {dug[0], *(place for place in box.neighbours[dug[0]] if place in box.site_number)}
    return [
        each for each in box.types_of[colour] if box.sites[box.site_of[each]] in sites and lies_on_site(position, each)
    ]


def lies_on_site(position: Seen, relic_type: str) -> bool:
    return any(type_of(relic) == relic_type for relic in position.sites[position.box.site_of[relic_type]])


# Sell


def interested(position: Seen, market: int, colour: str) -> int:
    """Buyers of a colour and white ones in a queue (EE-ACT-SEL-3)."""
    queue = position.queues[market]
    return queue.count(colour) + queue.count(WHITE)


def payout(position: Seen, colour: str) -> int:
    """Credits for the popularity rank of a colour; tied colours share it, the next ranks are skipped (EE-ACT-SEL-5)."""
    box = position.box
    own = position.popularity(box.colour_number[colour])
    rank = sum(position.popularity(other) > own for other in range(len(box.colours)))
    return box.payouts[rank]


def needs_no_trader(position: Seen, seat: Seat, symbol: str, market: int, others: Sequence[int]) -> bool:
    """Aquilla: one market with the symbol of the card, unless a ruling allows both (EE-FAC-AQU-1)."""
    if position.players[seat].faction != AQU or not symbol or market not in position.box.markets_of.get(symbol, ()):
        return False
    return position.options.aquilla_both_markets or all(position.traders[each][seat] for each in others)


def opens_markets(position: Seen, seat: Seat, card: Ref) -> bool:
    """Whether Aquilla needs no trader on the markets with the symbol of this card (EE-FAC-AQU-1)."""
    symbol = "" if is_travel(card) else symbol_of(card)
    return position.players[seat].faction == AQU and bool(position.box.markets_of.get(symbol))


def can_sell_at(position: Seen, seat: Seat, selling: Selling, market: int, colour: str) -> bool:
    used = [each for _, each in selling.offers]
    if market in used or not interested(position, market, colour):
        return False
    return bool(position.traders[market][seat]) or needs_no_trader(position, seat, selling.symbol, market, used)


def colours_to_sell(position: Seen, seat: Seat, selling: Selling) -> set[str]:
    """Colours of the relics that are not offered yet; once one is offered, only that colour (EE-ACT-SEL-1)."""
    offered = [relic for relic, _ in selling.offers]
    left = {colour_of(relic) for relic in position.players[seat].relics if relic not in offered}
    return left & {colour_of(offered[0])} if offered else left


def sale_markets(position: Seen, seat: Seat, selling: Selling, colour: str) -> list[int]:
    """List the markets where one more relic of a colour can be offered."""
    if len(selling.offers) >= position.box.numbers.sell_most_markets:
        return []
    return [market for market in range(len(position.queues)) if can_sell_at(position, seat, selling, market, colour)]


def can_sell(position: Seen, seat: Seat, symbol: str, also: str = "") -> bool:
    """Whether some market qualifies (EE-ACT-SEL-4); `also`: a colour that Gul could buy just before."""
    colours = {colour_of(relic) for relic in position.players[seat].relics} | ({also} if also else set())
    return bool(colours) and any(
        (WHITE in queue or not colours.isdisjoint(queue))
        and (position.traders[market][seat] > 0 or needs_no_trader(position, seat, symbol, market, ()))
        for market, queue in enumerate(position.queues)
    )


def gul_purchases(position: Seen, seat: Seat) -> list[str]:
    """Colours that Gul can buy before a sale (EE-FAC-GUL-1, EE-FAC-GUL-2, ruling A21)."""
    if position.players[seat].faction != GUL or not stands_on_black_market(position, seat):
        return []
    return affordable_piles(position, seat, "value") if stores_with_room(position, seat) else []


def may_sell_with(position: Seen, seat: Seat, card: Ref) -> bool:
    if is_travel(card) and not position.options.sell_with_travel_cards:
        return False
    symbol = symbol_of(card)
    return can_sell(position, seat, symbol) or any(
        can_sell(position, seat, symbol, colour) for colour in gul_purchases(position, seat)
    )


def cards_to_sell_with(position: Position, seat: Seat) -> Iterator[Ref]:
    """List the cards that can begin a sale; only Aquilla's power reads their symbols, else one tells for all."""
    player, known = position.players[seat], dict[str, bool]()
    for card in (*player.hand, *player.travel):
        if is_travel(card) and not position.options.sell_with_travel_cards:
            continue
        symbol = symbol_of(card) if player.faction == AQU else ""
        if symbol not in known:
            known[symbol] = may_sell_with(position, seat, card)
        if known[symbol]:
            yield card


def free_relics(position: Seen, seat: Seat, selling: Selling) -> Iterator[tuple[str, Store]]:
    """Each type in each store that is not wholly offered yet."""
    player = position.players[seat]
    offered = {relic for relic, _ in selling.offers}
    for store in STORES:
        relics = player.hold if store == "hold" else player.container
        yield from dict.fromkeys((type_of(relic), store) for relic in relics if relic not in offered)


def sale_income(position: Seen, seat: Seat, selling: Selling) -> tuple[int, int, int]:
    """Credits of what is offered: for popularity, for buyers, for several markets (EE-ACT-SEL-5, 6, 7)."""
    if not selling.offers:
        return 0, 0, 0
    colour = colour_of(selling.offers[0][0])
    numbers = position.box.numbers
    buyers = sum(interested(position, market, colour) for _, market in selling.offers)
    return (
        payout(position, colour),
        buyers * numbers.sell_per_buyer,
        position.box.multi_market[len(selling.offers)].credits,
    )


# Command, smuggle, survey


def can_recall(position: Seen, seat: Seat, centre: int) -> bool:
    """Never without tiles (EE-ACT-CMD-4)."""
    return bool(position.tiles) and position.envoys[centre][seat] > 0


def can_command(position: Seen, seat: Seat, symbol: str) -> bool:
    centre = position.box.centre_with.get(symbol)
    return centre is not None and (bool(cube_sources(position.players[seat])) or can_recall(position, seat, centre))


def can_smuggle(position: Seen, seat: Seat) -> bool:
    """Something to fence or to buy (ruling A16)."""
    if position.players[seat].relics:
        return True
    return bool(stores_with_room(position, seat) and affordable_piles(position, seat, "plus_one"))


def free_row_cards(position: Seen) -> list[Ref]:
    return [each.card for each in position.row if each.owner is None]


def row_is_used(position: Seen) -> bool:
    """Check whether the row is in use: not in round 3 (EE-ACT-SUR-5)."""
    return position.round in position.box.numbers.survey_row_rounds


def next_marker(position: Seen) -> int:
    """The lowest initiative marker left; 0 when there is none (EE-ACT-SUR-3, EE-ACT-SUR-7)."""
    taken = max(player.marker for player in position.players)
    return taken + 1 if taken < position.box.markers else 0


def survey_price(position: Seen, relic: Ref) -> int:
    return position.box.numbers.survey_price_factor * position.box.value[type_of(relic)]


def buyable_drawn(position: Seen, seat: Seat) -> list[str]:
    """Types among the drawn relics that can be paid and put into the hold (EE-ACT-SUR-6)."""
    if free_spaces(position, seat, "hold") <= 0:
        return []
    credits = position.players[seat].credits
    return list(dict.fromkeys(type_of(each) for each in position.drawn if survey_price(position, each) <= credits))
