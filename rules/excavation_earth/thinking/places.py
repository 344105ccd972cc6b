"""What it promises to stand somewhere: for the cards in hand, by distance."""

from functools import lru_cache

from rules.core.types import Ref, Seat
from rules.excavation_earth.components import Box
from rules.excavation_earth.queries import (
    Position,
    affordable_piles,
    free_spaces,
    interested,
    lies_on_site,
    stores_with_room,
    top_of_pile,
)
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


class Promises:
    """What each location promises a seat, with its hand as it is."""

    def __init__(self, position: Position, seat: Seat) -> None:
        self.near = surroundings(position.box)
        self.of = promises(position, seat)
        self.offers: dict[Ref, list[tuple[float, Ref]]] = {}

    def offers_at(self, here: Ref) -> list[tuple[float, Ref]]:
        found = self.offers.get(here)
        if found is None:
            of = self.of
            found = self.offers[here] = [(of[place] * fades, place) for place, fades in self.near[here] if place in of]
        return found

    def worth(self, explorers: tuple[Ref, ...]) -> float:
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


def promises(position: Position, seat: Seat) -> dict[Ref, float]:
    box, player = position.box, position.players[seat]
    found: dict[Ref, float] = {}
    colours = {colour_of(card) for card in player.hand}
    symbols = {symbol_of(card) for card in player.hand}
    if free_spaces(position, seat, "hold") > 0:
        for relic_type, relic in box.relics.items():
            if relic.colour in colours and lies_on_site(position, relic_type):
                site = box.sites[relic.site]
                figure = NEW_SAMPLE if relic_type not in player.guards else OLD_RELIC
                found[site] = max(found.get(site, 0.0), figure + box.value[relic_type] / 4)
    own = {colour_of(relic) for relic in player.relics}
    for market, place in enumerate(box.market_places):
        if box.market_symbol[market] in symbols:
            wanted = max((interested(position, market, colour) for colour in own), default=0)
            found[place] = found.get(place, 0.0) + TRADER + WANTED_BUYER * wanted
    if box.black_symbol in symbols:
        figure = black_market_promise(position, seat)
        found.update(dict.fromkeys(box.black_markets, figure))
    return found


def black_market_promise(position: Position, seat: Seat) -> float:
    box, player = position.box, position.players[seat]
    fencing = sum(sorted((box.value[type_of(relic)] for relic in player.relics), reverse=True)[:2]) * FENCE
    buying = 0.0
    if stores_with_room(position, seat):
        tops = [top_of_pile(position, colour) for colour in affordable_piles(position, seat, "plus_one")]
        missing = [top for top in tops if top is not None and type_of(top) not in player.guards]
        buying = BUY * NEW_SAMPLE * min(2, len(missing)) / 2
    return max(fencing, buying)
