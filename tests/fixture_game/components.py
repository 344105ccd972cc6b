"""What is in the box of Caravan, as frozen data, built from the edition."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from rules.core.edition import BrokenEdition, Edition, Problem, parsed, problem
from rules.core.types import Ref

Place = str
Good = str


@dataclass(frozen=True, slots=True)
class Goods:
    count: int
    strength: int


@dataclass(frozen=True, slots=True)
class Market:
    buys: Good
    price: int


@dataclass(frozen=True, slots=True)
class Printed:
    """The edition as it is written: named things, before they become tuples."""

    cards: dict[Good, Goods]
    map: "PrintedMap"
    kit: "Kit"


@dataclass(frozen=True, slots=True)
class PrintedMap:
    places: tuple[Place, ...]
    start: Place
    roads: tuple[tuple[Place, Place], ...]
    markets: dict[Place, Market]


@dataclass(frozen=True, slots=True)
class Kit:
    """What a seat begins with, and how long a game lasts."""

    pack: int
    coins: int
    tents: int
    rounds: int


@dataclass(frozen=True, slots=True)
class Box:
    goods: tuple[tuple[Good, Goods], ...]
    places: tuple[Place, ...]
    start: Place
    roads: tuple[tuple[Place, Place], ...]
    markets: tuple[tuple[Place, Market], ...]
    kit: Kit

    @property
    def cards(self) -> tuple[Ref, ...]:
        return tuple(f"{good}-{number + 1}" for good, goods in self.goods for number in range(goods.count))

    def strength(self, card: Ref) -> int:
        return dict(self.goods)[good_of(card)].strength

    def market(self, place: Place) -> Market | None:
        return dict(self.markets).get(place)

    def neighbours(self, place: Place) -> tuple[Place, ...]:
        joined = {a if place == b else b for a, b in self.roads if place in (a, b)}
        return tuple(each for each in self.places if each in joined)


def good_of(card: Ref) -> Good:
    return card.partition("-")[0]


@cache
def way_to_market(box: Box, place: Place) -> int:
    """How many roads away the nearest market is."""
    reached, roads = {place}, 0
    while not any(box.market(each) for each in reached):
        reached |= {near for each in reached for near in box.neighbours(each)}
        roads += 1
    return roads


def box_of(edition: Edition) -> Box:
    printed = parsed(Printed, edition.plain())
    if wrong := list(problems(printed)):
        raise BrokenEdition(wrong)
    board = printed.map
    return Box(
        tuple(printed.cards.items()),
        board.places,
        board.start,
        board.roads,
        tuple(board.markets.items()),
        printed.kit,
    )


def problems(printed: Printed) -> Iterator[Problem]:
    board = printed.map
    for at, road in enumerate(board.roads):
        for place in road:
            if place not in board.places:
                yield problem("cv-unknown-place", f"map.roads.{at}", place=place)
    for place, market in board.markets.items():
        if place not in board.places:
            yield problem("cv-unknown-place", f"map.markets.{place}", place=place)
        if market.buys not in printed.cards:
            yield problem("cv-unknown-good", f"map.markets.{place}.buys", good=market.buys)
