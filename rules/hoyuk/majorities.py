"""Who has most of something in a block: aspects, and what the final scoring looks at."""

from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Any, NamedTuple

from rules.core.types import Seat
from rules.hoyuk.block import Block, Family
from rules.hoyuk.cells import Cells
from rules.hoyuk.parts import PileName
from rules.hoyuk.village import Village

Count = tuple[Seat, int, int]
"""(seat, how many, what breaks a tie)."""


def counted(village: Village, block: Block, pile: PileName) -> tuple[Count, ...]:
    """How much of an aspect each inhabitant has (HK-ASP-3, HK-INT-2, HK-INT-3, HK-EXP-2, HK-EXP-3)."""
    known: dict[Any, tuple[Count, ...]] = block.memory
    if pile not in known:
        measure = MEASURES[pile]
        known[pile] = tuple([(seat, *measure(own)) for seat, own in holdings(village, block).items()])
    return known[pile]


def winner(counts: Iterable[Count]) -> Seat | None:
    """Most of it, at least one; then the tie-break; then nobody (HK-ASP-4, HK-ASP-5)."""
    first = leaders(counts)
    return first[0] if len(first) == 1 else None


def leaders(counts: Iterable[Count]) -> list[Seat]:
    """List the seats with the highest count, then the best tie-break figure; none if all counts are 0."""
    having = [each for each in counts if each[1]]
    if not having:
        return []
    best = max((count, tie) for _, count, tie in having)
    return [seat for seat, count, tie in having if (count, tie) == best]


class Holding(NamedTuple):
    """What a seat has in a block, as far as it is compared."""

    houses: int
    """A two-storey house is one house (HK-STO-2)."""
    two_storey: int
    ovens: int
    shrines: int
    pens: int
    cattle: int
    cattle_of_two_storey: int
    """In pens that belong to two-storey houses (HK-EXP-2)."""
    villagers: int
    villagers_of_two_storey: int
    nothing: int = 0
    """No tie-break (HK-INT-2)."""


def holdings(village: Village, block: Block) -> dict[Seat, Holding]:
    """What each inhabitant has, remembered with the block."""
    known: dict[Any, dict[Seat, Holding]] = block.memory
    if "holdings" not in known:
        known["holdings"] = {seat: holding(village, houses) for seat, houses in block.houses.items()}
    return known["holdings"]


def holding(village: Village, houses: Cells) -> Holding:
    where = village.where
    high, villagers, pens = houses & where.high, houses & where.villagers, village.pens_of(houses)
    cattle = pens & where.cattle
    return Holding(
        houses.bit_count(),
        high.bit_count(),
        (houses & where.ovens).bit_count(),
        (houses & where.shrines).bit_count(),
        pens.bit_count(),
        cattle.bit_count(),
        (cattle & village.pens_of(high)).bit_count() if cattle and high else 0,
        villagers.bit_count(),
        (villagers & high).bit_count(),
    )


MEASURES: dict[PileName, Callable[[Holding], tuple[int, int]]] = {
    "OVEN": attrgetter("ovens", "two_storey"),
    "SHRINE": attrgetter("shrines", "two_storey"),
    "PEN": attrgetter("pens", "two_storey"),
    "NUMBER": attrgetter("houses", "two_storey"),
    "HEIGHT": attrgetter("two_storey", "nothing"),
    "CATTLE": attrgetter("cattle", "cattle_of_two_storey"),
    "VILLAGER": attrgetter("villagers", "villagers_of_two_storey"),
}
"""Of each aspect what is compared, and what breaks a tie."""


def largest_families(village: Village, block: Block) -> tuple[Count, ...]:
    """Find each inhabitant's largest family, of equals that with more two-storey houses (HK-FIN-3, HK-FIN-4)."""
    best: dict[Seat, tuple[int, int]] = {}
    for family in block.families:
        best[family.owner] = max(best.get(family.owner, (0, 0)), figures_of(village, family))
    return tuple((seat, *best[seat]) for seat in sorted(best))


def figures_of(village: Village, family: Family) -> tuple[int, int]:
    """Houses, and how many of them have two storeys."""
    return family.size, (family.area & village.where.high).bit_count()


def owner_of_largest(village: Village, block: Block, *, own_tie: bool) -> Seat | None:
    """Whose largest family scores; by another ruling nobody's, if two of one clan are equal (HK-FIN-3, ruling A27)."""
    best = winner(largest_families(village, block))
    if best is None or own_tie:
        return best
    figures = [figures_of(village, family) for family in block.families]
    return best if figures.count(max(figures)) == 1 else None
