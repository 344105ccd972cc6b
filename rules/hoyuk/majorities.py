"""Who has most of something in a block: aspects, and what the final scoring looks at."""

from collections.abc import Callable, Iterable
from typing import Any

from rules.core.types import Seat
from rules.hoyuk.block import Block, Family
from rules.hoyuk.parts import PileName
from rules.hoyuk.village import Village

Count = tuple[Seat, int, int]
"""(seat, how many, what breaks a tie)."""
Measure = Callable[[Village, Block, Seat], int]


def counted(village: Village, block: Block, pile: PileName) -> tuple[Count, ...]:
    """How much of an aspect each inhabitant has (HK-ASP-3, HK-INT-2, HK-INT-3, HK-EXP-2, HK-EXP-3)."""
    known: dict[Any, tuple[Count, ...]] = block.memory
    if pile not in known:
        count, tie = MEASURES[pile]
        known[pile] = tuple([(seat, count(village, block, seat), tie(village, block, seat)) for seat in block.houses])
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


# What is counted, of a seat in a block


def ovens(village: Village, block: Block, seat: Seat) -> int:
    return (village.where.ovens & block.houses.get(seat, 0)).bit_count()


def shrines(village: Village, block: Block, seat: Seat) -> int:
    return (village.where.shrines & block.houses.get(seat, 0)).bit_count()


def pens(village: Village, block: Block, seat: Seat) -> int:
    return village.pens_of(block.houses.get(seat, 0)).bit_count()


def houses(village: Village, block: Block, seat: Seat) -> int:
    """A two-storey house is one house (HK-STO-2)."""
    return block.houses.get(seat, 0).bit_count()


def two_storey(village: Village, block: Block, seat: Seat) -> int:
    return (village.where.high & block.houses.get(seat, 0)).bit_count()


def cattle(village: Village, block: Block, seat: Seat) -> int:
    return (village.where.cattle & village.pens_of(block.houses.get(seat, 0))).bit_count()


def cattle_of_two_storey(village: Village, block: Block, seat: Seat) -> int:
    """Count the cattle in pens that belong to two-storey houses (HK-EXP-2)."""
    where = village.where
    return (where.cattle & village.pens_of(where.high & block.houses.get(seat, 0))).bit_count()


def villagers(village: Village, block: Block, seat: Seat) -> int:
    return (village.where.villagers & block.houses.get(seat, 0)).bit_count()


def villagers_of_two_storey(village: Village, block: Block, seat: Seat) -> int:
    """HK-EXP-3."""
    where = village.where
    return (where.villagers & where.high & block.houses.get(seat, 0)).bit_count()


def nothing(village: Village, block: Block, seat: Seat) -> int:
    """No tie-break (HK-INT-2)."""
    return 0


MEASURES: dict[PileName, tuple[Measure, Measure]] = {
    "OVEN": (ovens, two_storey),
    "SHRINE": (shrines, two_storey),
    "PEN": (pens, two_storey),
    "NUMBER": (houses, two_storey),
    "HEIGHT": (two_storey, nothing),
    "CATTLE": (cattle, cattle_of_two_storey),
    "VILLAGER": (villagers, villagers_of_two_storey),
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
