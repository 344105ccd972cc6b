"""What it promises to stand somewhere: for the cards in hand, by distance."""

from functools import lru_cache
from typing import NamedTuple

from rules.core.types import Ref, Seat
from rules.excavation_earth.components import Box
from rules.excavation_earth.parts import WHITE
from rules.excavation_earth.queries import Position
from rules.excavation_earth.state import colour_of, symbol_of, type_of

FADES = (1.0, 0.6, 0.4, 0.25)
"""What is left of a promise so many moves away."""
NEW_SAMPLE, OLD_RELIC = 5.0, 2.0
TRADER, WANTED_BUYER = 2.0, 0.8
BUY, FENCE = 1.2, 0.6


@lru_cache(maxsize=8)
def distances(box: Box) -> dict[tuple[Ref, Ref], int]:
    """Moves between any two locations."""
    found: dict[tuple[Ref, Ref], int] = {}
    for start in box.places:
        found[start, start] = 0
        ring = [start]
        while ring:
            ring = list(dict.fromkeys(to for place in ring for to in box.neighbours[place] if (start, to) not in found))
            steps = 1 + max((found[each] for each in found if each[0] == start), default=0)
            found.update({(start, to): steps for to in ring})
    return found


@lru_cache(maxsize=8)
def surroundings(box: Box) -> dict[Ref, tuple[tuple[Ref, float], ...]]:
    """Return the places near each location, and the share of their promises that is left there."""
    away = distances(box)
    return {
        here: tuple((place, FADES[steps]) for place in box.places if (steps := away[here, place]) < len(FADES))
        for here in box.places
    }


@lru_cache(maxsize=512)
def types_on_sites(sites: tuple[tuple[Ref, ...], ...]) -> frozenset[str]:
    return frozenset(type_of(relic) for site in sites for relic in site)


def promises(position: Position, seat: Seat) -> "Promises":
    """What each location promises a seat, with its hand as it is: found once for all that differs elsewhere only."""
    player = position.players[seat]
    return promises_by(
        Means(
            position.box,
            player.faction,
            player.hand,
            player.hold,
            player.container,
            player.guards,
            player.credits,
            tuple(position.sites),
            tuple(position.queues),
            tuple(position.piles),
        )
    )


class Promises:
    """What each location promises a seat, and what its explorers may make of that."""

    def __init__(self, box: Box, found: dict[Ref, float]) -> None:
        self.near = surroundings(box)
        self.of = found
        self.offers: dict[Ref, list[tuple[float, Ref]]] = {}
        self.worths: dict[tuple[Ref, ...], float] = {}

    def offers_at(self, here: Ref) -> list[tuple[float, Ref]]:
        found = self.offers.get(here)
        if found is None:
            of = self.of
            found = self.offers[here] = [(of[place] * fades, place) for place, fades in self.near[here] if place in of]
        return found

    def worth(self, explorers: tuple[Ref, ...]) -> float:
        found = self.worths.get(explorers)
        if found is None:
            found = self.worths[explorers] = self.best_shared_out(explorers)
        return found

    def best_shared_out(self, explorers: tuple[Ref, ...]) -> float:
        """Each explorer takes the best promise that no other has taken; the nearest goes first."""
        offers = [(figure, at, place) for at, here in enumerate(explorers) for figure, place in self.offers_at(here)]
        offers.sort(reverse=True)
        total, busy, taken = 0.0, set(), set()
        for figure, at, place in offers:
            if at not in busy and place not in taken:
                busy.add(at)
                taken.add(place)
                total += figure
                if len(busy) == len(explorers):
                    break
        return total


class Means(NamedTuple):
    """All that the promises of places depend on."""

    box: Box
    faction: str
    hand: tuple[Ref, ...]
    hold: tuple[Ref, ...]
    container: tuple[Ref, ...]
    guards: tuple[str, ...]
    credits: int
    sites: tuple[tuple[Ref, ...], ...]
    queues: tuple[str, ...]
    piles: tuple[tuple[Ref, ...], ...]


@lru_cache(maxsize=512)
def promises_by(means: Means) -> Promises:
    box, faction, hand, hold, container, guards, credits, sites, queues, piles = means
    found: dict[Ref, float] = {}
    colours, symbols = {colour_of(card) for card in hand}, {symbol_of(card) for card in hand}
    room = box.factions[faction]
    if len(hold) < room.hold:
        lying = types_on_sites(sites)
        for relic_type, relic in box.relics.items():
            if relic.colour in colours and relic_type in lying:
                site = box.sites[relic.site]
                figure = NEW_SAMPLE if relic_type not in guards else OLD_RELIC
                found[site] = max(found.get(site, 0.0), figure + box.value[relic_type] / 4)
    own = {colour_of(relic) for relic in hold + container}
    for market, place in enumerate(box.market_places):
        if box.market_symbol[market] in symbols:
            queue = queues[market]
            wanted = max((queue.count(colour) + queue.count(WHITE) for colour in own), default=0)
            found[place] = found.get(place, 0.0) + TRADER + WANTED_BUYER * wanted
    if box.black_symbol in symbols:
        fencing = sum(sorted((box.value[type_of(relic)] for relic in hold + container), reverse=True)[:2]) * FENCE
        has_room = len(hold) < room.hold or len(container) < room.container
        figure = max(fencing, buying_promise(box, guards, credits, piles) if has_room else 0.0)
        found.update(dict.fromkeys(box.black_markets, figure))
    return Promises(box, found)


def buying_promise(box: Box, guards: tuple[str, ...], credits: int, piles: tuple[tuple[Ref, ...], ...]) -> float:
    """Visible relics that the gallery lacks and the seat can pay (EE-ACT-SMG-4)."""
    tops = [type_of(pile[0]) for pile in piles if pile]
    missing = [top for top in tops if top not in guards and box.value[top] + box.numbers.buy_surcharge <= credits]
    return BUY * NEW_SAMPLE * min(2, len(missing)) / 2
