"""Who has most of something in a block: aspects, and what the final scoring looks at."""

from collections.abc import Callable, Iterable

from rules.core.types import Seat
from rules.hoyuk.components import PileName
from rules.hoyuk.village import Block, House, Pen, Village

Count = tuple[Seat, int, int]
"""(seat, how many, what breaks a tie)."""


def counted(village: Village, block: Block, pile: PileName) -> tuple[Count, ...]:
    """How much of an aspect each inhabitant has (HK-ASP-3, HK-INT-2, HK-INT-3, HK-EXP-2, HK-EXP-3)."""
    count, tie = MEASURES[pile]
    return tuple((seat, count(village, block, seat), tie(village, block, seat)) for seat in block.inhabitants)


def winner(counts: Iterable[Count]) -> Seat | None:
    """Most of it, at least one; then the tie-break; then nobody (HK-ASP-4, HK-ASP-5)."""
    having = [each for each in counts if each[1]]
    if not having:
        return None
    best = max(each[1:] for each in having)
    first = [seat for seat, *figures in having if tuple(figures) == best]
    return first[0] if len(first) == 1 else None


def roofs(piece: str) -> Callable[[Village, Block, Seat], int]:
    def count(village: Village, block: Block, seat: Seat) -> int:
        return sum(
            isinstance(house := village.cells[cell], House) and house.roof == piece
            for cell in block.houses.get(seat, ())
        )

    return count


def houses(village: Village, block: Block, seat: Seat) -> int:
    return len(block.houses.get(seat, ()))


def pens(village: Village, block: Block, seat: Seat) -> int:
    return len(village.pens_of(seat, block))


def two_storey(village: Village, block: Block, seat: Seat) -> int:
    return village.two_storey(seat, block)


def cattle(village: Village, block: Block, seat: Seat) -> int:
    return len(cattle_cells(village, block, seat))


def cattle_of_two_storey(village: Village, block: Block, seat: Seat) -> int:
    """In pens that hang on two-storey houses (HK-EXP-2)."""
    keepers = (village.keeper_of_pen(cell) for cell in cattle_cells(village, block, seat))
    return sum(keeper is not None and village.storeys(keeper) > 1 for keeper in keepers)


def cattle_cells(village: Village, block: Block, seat: Seat) -> list[int]:
    pens_here = village.pens_of(seat, block)
    return [cell for cell in pens_here if isinstance(pen := village.cells[cell], Pen) and pen.cattle]


def villagers(village: Village, block: Block, seat: Seat) -> int:
    return len(villager_cells(village, block, seat))


def villagers_of_two_storey(village: Village, block: Block, seat: Seat) -> int:
    """HK-EXP-3."""
    return sum(village.storeys(cell) > 1 for cell in villager_cells(village, block, seat))


def villager_cells(village: Village, block: Block, seat: Seat) -> list[int]:
    own = block.houses.get(seat, ())
    return [cell for cell in own if isinstance(house := village.cells[cell], House) and house.villager]


def nothing(village: Village, block: Block, seat: Seat) -> int:
    """No tie-break (HK-INT-2)."""
    return 0


Measure = Callable[[Village, Block, Seat], int]
MEASURES: dict[PileName, tuple[Measure, Measure]] = {
    "OVEN": (roofs("oven"), two_storey),
    "SHRINE": (roofs("shrine"), two_storey),
    "PEN": (pens, two_storey),
    "NUMBER": (houses, two_storey),
    "HEIGHT": (two_storey, nothing),
    "CATTLE": (cattle, cattle_of_two_storey),
    "VILLAGER": (villagers, villagers_of_two_storey),
}


def largest_families(village: Village, block: Block) -> tuple[Count, ...]:
    """Of each inhabitant the largest family, of equals the one with more two-storey houses (HK-FIN-3, HK-FIN-4)."""
    best: dict[Seat, tuple[int, int]] = {}
    for family in village.families:
        if family.block == block.number:
            figures = len(family.cells), sum(village.storeys(cell) > 1 for cell in family.cells)
            best[family.owner] = max(best.get(family.owner, (0, 0)), figures)
    return tuple((seat, *best[seat]) for seat in sorted(best))
