"""The building grammar, cell by cell: why something may not be built there.

One function a kind of piece. Each answers with the first reason that forbids it, or None; the village alone decides,
with the rulings that are played. Where something may be built, all cells at once, stands in places.py.
"""

from typing import NamedTuple

from rules.core.types import Seat
from rules.hoyuk.block import Block
from rules.hoyuk.cells import AT_CORNERS, BESIDE, NEIGHBOURS, SIDE, cells_in, first_in
from rules.hoyuk.options import Options
from rules.hoyuk.village import House, Pen, Ruin, Village

STOREYS = 2
"""HK-STO-1."""
OUTSIDE = -1
"""Beyond the edge of the board."""


class Reason(NamedTuple):
    """A rule, what is the matter, and the cell to look at."""

    rule: str
    case: str = ""
    cell: int | None = None
    blocks: tuple[int, ...] = ()
    """The blocks that would merge, by their first cells."""


# Houses


def why_no_house(village: Village, options: Options, seat: Seat, cell: int, *, clear: bool = False) -> Reason | None:
    here = village.at(cell)
    if isinstance(here, House):
        return why_no_storey(village, options, seat, cell, clear=clear)
    if isinstance(here, Pen):
        return Reason("HK-HOU-1", "pen", cell)
    if clear:
        return Reason("HK-STO-3", "nothing-to-clear", cell)
    return (
        why_exit_blocked(village, options, cell, "HK-HOU-7")  # here nobody can ever build, so that is said first
        or why_no_contact(village, seat, cell)
        or (why_diagonal(village, cell) if options.diagonal == "strict" and here is None else None)
    )


def touched_blocks(village: Village, cell: int) -> list[Block]:
    """Blocks that something built here would belong to; a ruin belongs to its own already."""
    here = 1 << cell
    if not village.where.built & (here | BESIDE[cell]):
        return []
    return [block for block in village.blocks if block.reach & here]


def why_no_contact(village: Village, seat: Seat, cell: int) -> Reason | None:
    """Blocks never merge; in a block one builds against the own family, or else against a rival's house."""
    touched = touched_blocks(village, cell)
    if not touched:
        return None  # HK-HOU-2
    if len(touched) > 1:
        return Reason("HK-HOU-6", "merge", cell, tuple(block.first for block in touched))
    (block,) = touched
    around = {house.owner for other in NEIGHBOURS[cell] if (house := village.house(other))}
    if seat in block.houses:
        return None if seat in around else Reason("HK-HOU-4", "second-family", block.first)
    if around:
        return None  # HK-HOU-5
    if block.houses:
        return Reason("HK-HOU-11", "no-house", block.first)
    if isinstance(village.at(cell), Ruin):
        return None  # ruling A6: a block without a standing house may be founded anew
    return Reason("HK-HOU-11", "deserted", block.first)


def why_diagonal(village: Village, cell: int) -> Reason | None:
    """No house may stand corner to corner with a house of another block (ruling A1)."""
    houses = village.where.standing & AT_CORNERS[cell]
    if houses:
        for block in touched_blocks(village, cell):
            houses &= ~block.area
    return Reason("HK-HOU-3", "diagonal", first_in(houses)) if houses else None


def why_exit_blocked(village: Village, options: Options, cell: int, rule: str) -> Reason | None:
    """The last way out of a pen stays free (HK-PEN-4)."""
    for other in cells_in(village.where.pens & BESIDE[cell]):
        if exits(village, options, other) == [cell]:
            return Reason(rule, "exit", other)
    return None


def exits(village: Village, options: Options, pen: int) -> list[int]:
    """The cells that cattle can leave a pen by, on its gate's side there is a house (HK-PEN-3, rulings A2 and A3)."""
    found = []
    for other in SIDE[pen]:
        if other is None:
            if options.edge_free:
                found.append(OUTSIDE)
        elif is_ground(village, other):
            found.append(other)
    return found


def is_ground(village: Village, cell: int) -> bool:
    """Check whether a cell is empty or a ruin: free terrain for the sides of houses and pens (HK-RUI-6)."""
    return not isinstance(village.at(cell), House | Pen)


def why_no_storey(village: Village, options: Options, seat: Seat, cell: int, *, clear: bool) -> Reason | None:
    house = village.house(cell)
    assert house is not None
    if house.owner != seat:
        return Reason("HK-STO-1", "rival", cell)
    if house.storeys >= STOREYS:
        return Reason("HK-STO-1", "high", cell)
    if clear and not (house.roof or house.villager):
        return Reason("HK-STO-3", "nothing-to-clear", cell)
    if not clear and house.roof:
        return Reason("HK-STO-3", house.roof, cell)
    if not clear and house.villager:
        return Reason("HK-VIL-5", "villager", cell)
    return None if has_free_side(village, options, cell) else Reason("HK-STO-4", "closed-in", cell)


def has_free_side(village: Village, options: Options, cell: int) -> bool:
    """A side that touches neither a pen nor a house; a ruin is free, and so is the edge by ruling A2 (HK-STO-4)."""
    return any(options.edge_free if other is None else is_ground(village, other) for other in SIDE[cell])


# Pens


def why_no_pen(village: Village, options: Options, seat: Seat, cell: int, gate: int) -> Reason | None:
    here = village.at(cell)
    if here is not None:
        return Reason("HK-PEN-7", "ruin" if isinstance(here, Ruin) else "occupied", cell)
    blocked = why_exit_blocked(village, options, cell, "HK-PEN-4")
    if blocked:
        return blocked
    keeper = SIDE[cell][gate]
    house = village.house(keeper) if keeper is not None else None
    if house is None:
        return Reason("HK-PEN-1", "no-house", cell)
    if house.owner != seat:
        return Reason("HK-PEN-7", "rival", keeper)
    touched = touched_blocks(village, cell)
    if len(touched) > 1:
        return Reason("HK-BLK-5", "merge", cell, tuple(block.first for block in touched))
    return None if exits(village, options, cell) else Reason("HK-PEN-3", "no-exit", cell)


# Pieces on houses and in pens


def why_no_roof(village: Village, seat: Seat, cell: int) -> Reason | None:
    house = village.house(cell)
    if house is None or house.owner != seat:
        return Reason("HK-ROF-1", "no-house" if house is None else "rival", cell)
    return Reason("HK-ROF-2", house.roof, cell) if house.roof else None


def why_no_cattle(village: Village, seat: Seat, cell: int) -> Reason | None:
    pen = village.at(cell)
    if not isinstance(pen, Pen):
        return Reason("HK-CAT-1", "no-pen", cell)
    if village.owner_of_pen(cell) != seat:
        return Reason("HK-CAT-4", "rival", cell)
    return Reason("HK-CAT-2", "full", cell) if pen.cattle else None


def why_no_villager(village: Village, seat: Seat, cell: int) -> Reason | None:
    house = village.house(cell)
    if house is None:
        return Reason("HK-VIL-1", "no-house", cell)
    if house.owner != seat:
        return Reason("HK-VIL-4", "rival", cell)
    return Reason("HK-VIL-2", "full", cell) if house.villager else None


def why_no_shaman(village: Village, seat: Seat, cell: int) -> Reason | None:
    """Return why a shaman cannot stand on a cell; he may stay where he is already (rulings A22 and A25)."""
    house = village.house(cell)
    if house is None or house.owner != seat:
        return Reason("HK-SHA-1", "no-house" if house is None else "rival", cell)
    return None
