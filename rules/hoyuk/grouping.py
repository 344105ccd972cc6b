"""The best that a hand of aspect cards can score: into which groups it is split, and where jokers go."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from rules.hoyuk.components import JOKER
from rules.hoyuk.parts import Symbol


class Group(NamedTuple):
    symbol: Symbol
    cards: int
    jokers: int

    @property
    def size(self) -> int:
        return self.cards + self.jokers


class Plan(NamedTuple):
    """The more points the better, then the fewer cards, then the longer groups of the symbols that come first."""

    points: int
    unused: int
    """Minus the cards that are spent."""
    taken: tuple[int, ...]
    """Of each symbol, jokers that stand for it among them."""


def best_groups(hand: Counter[str], symbols: Sequence[Symbol], ladder: tuple[int, ...], most: int) -> list[Group]:
    """The groups that score most with so many cards, the largest first (HK-SCO-1 to HK-SCO-3)."""
    counts = tuple(hand[symbol] for symbol in symbols)
    plan = best_plan(counts, hand[JOKER], ladder, max(most, 0))
    kinds: tuple[Symbol, ...] = (*symbols, JOKER)
    found = [
        group
        for symbol, own, taken in zip(kinds, (*counts, 0), plan.taken, strict=True)
        for group in groups_of(symbol, own, taken, ladder)
    ]
    return sorted(found, key=lambda group: -group.size)  # a stable sort: of equals the first symbol


@lru_cache(maxsize=50_000)
def best_plan(counts: tuple[int, ...], jokers: int, ladder: tuple[int, ...], most: int) -> Plan:
    """Jokers lengthen a group only when all cards of its symbol are in it; else one of those does as well."""
    if not counts:
        return max(Plan(points_of(ladder, taken), -taken, (taken,)) for taken in range(min(jokers, most) + 1))
    own, *others = counts
    found = []
    for taken in range(min(own + jokers, most) + 1):
        rest = best_plan(tuple(others), jokers - max(0, taken - own), ladder, most - taken)
        points = points_of(ladder, taken) + rest.points
        found.append(Plan(points, rest.unused - taken, (taken, *rest.taken)))
    return max(found)


@lru_cache(maxsize=256)
def split(ladder: tuple[int, ...], cards: int) -> tuple[int, ...]:
    """Sizes of the groups that cards of one symbol score most in, the largest first (HK-SCO-2)."""
    if not cards:
        return ()
    ways = [(size, *split(ladder, cards - size)) for size in range(1, min(cards, len(ladder) - 1) + 1)]
    best = max(ways, key=lambda way: (sum(ladder[size] for size in way), -len(way)))
    return tuple(sorted(best, reverse=True))


def points_of(ladder: tuple[int, ...], cards: int) -> int:
    return sum(ladder[size] for size in split(ladder, cards))


def groups_of(symbol: Symbol, own: int, taken: int, ladder: tuple[int, ...]) -> list[Group]:
    """The cards of the symbol fill the largest groups first."""
    left = min(own, taken)
    found = []
    for size in split(ladder, taken):
        cards = min(left, size)
        left -= cards
        found.append(Group(symbol if cards else JOKER, cards, size - cards))
    return found
