"""The building grammar: why something may not be built on a cell, and where it may.

One function a kind of piece. Each answers with the first reason that forbids it, or None; the village alone decides,
with the rulings that are played.
"""

from typing import NamedTuple

from rules.core.types import Seat
from rules.hoyuk.options import Options
from rules.hoyuk.village import CELLS, DIAGONALS, NEIGHBOURS, SIDE, House, Pen, Ruin, Village

NO_BLOCK = -1
STOREYS = 2
"""HK-STO-1."""


class Reason(NamedTuple):
    """A rule, what is the matter, and the cell to look at."""

    rule: str
    case: str = ""
    cell: int | None = None
    blocks: tuple[int, ...] = ()
    """The blocks that would merge, by number."""


# Houses


def why_no_house(village: Village, options: Options, seat: Seat, cell: int, *, clear: bool = False) -> Reason | None:
    here = village.cells[cell]
    if isinstance(here, House):
        return why_no_storey(village, options, seat, cell, clear=clear)
    if isinstance(here, Pen):
        return Reason("HK-HOU-1", "pen", cell)
    if clear:
        return Reason("HK-STO-3", "nothing-to-clear", cell)
    return (
        why_no_contact(village, seat, cell)
        or (why_diagonal(village, cell) if options.diagonal == "strict" and here is None else None)
        or why_exit_blocked(village, options, cell, "HK-HOU-7")
    )


def touched_blocks(village: Village, cell: int) -> list[int]:
    """Blocks that something built here would belong to; a ruin belongs to its own already."""
    around = (village.block_at[other] for other in (cell, *NEIGHBOURS[cell]))
    return sorted({block for block in around if block != NO_BLOCK})


def why_no_contact(village: Village, seat: Seat, cell: int) -> Reason | None:
    """Blocks never merge; in a block one builds against the own family, or else against a rival's house."""
    touched = touched_blocks(village, cell)
    if not touched:
        return None  # HK-HOU-2
    if len(touched) > 1:
        return Reason("HK-HOU-6", "merge", cell, tuple(touched))
    block = village.blocks[touched[0]]
    around = {house.owner for other in NEIGHBOURS[cell] if (house := village.house(other))}
    if seat in block.houses:
        return None if seat in around else Reason("HK-HOU-4", "second-family", block.houses[seat][0])
    if around:
        return None  # HK-HOU-5
    if isinstance(village.cells[cell], Ruin) and not block.houses:
        return None  # ruling A6: a block without a standing house may be founded anew
    return Reason("HK-HOU-11" if block.houses else "HK-HOU-5", "no-house", cell)


def why_diagonal(village: Village, cell: int) -> Reason | None:
    """No house may stand corner to corner with a house of another block (ruling A1)."""
    touched = touched_blocks(village, cell)
    own = touched[0] if touched else NO_BLOCK
    for other in DIAGONALS[cell]:
        if village.house(other) and village.block_at[other] != own:
            return Reason("HK-HOU-3", "diagonal", other)
    return None


def why_exit_blocked(village: Village, options: Options, cell: int, rule: str) -> Reason | None:
    """The last way out of a pen stays free (HK-PEN-4)."""
    for other in NEIGHBOURS[cell]:
        if isinstance(village.cells[other], Pen) and exits(village, options, other) == [cell]:
            return Reason(rule, "exit", other)
    return None


def exits(village: Village, options: Options, pen: int, gate: int | None = None) -> list[int]:
    """The cells that cattle can leave a pen by; beyond the edge of the board, -1 (HK-PEN-3, ruling A2)."""
    here = village.cells[pen]
    closed = here.gate if isinstance(here, Pen) else gate
    found = []
    for side, other in enumerate(SIDE[pen]):
        if side == closed:
            continue
        if other is None:
            if options.edge_free:
                found.append(-1)
        elif village.is_ground(other):
            found.append(other)
    return found


def why_no_storey(village: Village, options: Options, seat: Seat, cell: int, *, clear: bool) -> Reason | None:
    house = village.house(cell)
    assert house is not None
    if house.owner != seat:
        return Reason("HK-STO-1", "rival", cell)
    if house.storeys >= STOREYS:
        return Reason("HK-STO-1", "high", cell)
    occupied = bool(house.roof) or house.villager
    if occupied and not clear:
        return Reason("HK-STO-3", "occupied" if house.roof else "villager", cell)
    if clear and not occupied:
        return Reason("HK-STO-3", "nothing-to-clear", cell)
    if not has_free_side(village, options, cell):
        return Reason("HK-STO-4", "closed-in", cell)
    return None


def has_free_side(village: Village, options: Options, cell: int) -> bool:
    """A side that touches neither a pen nor a house; a ruin is free, and so is the edge by ruling A2 (HK-STO-4)."""
    return any(options.edge_free if other is None else village.is_ground(other) for other in SIDE[cell])


# Pens


def why_no_pen(village: Village, options: Options, seat: Seat, cell: int, gate: int) -> Reason | None:
    if village.cells[cell] is not None:
        return Reason("HK-PEN-7", "ruin" if isinstance(village.cells[cell], Ruin) else "occupied", cell)
    keeper = SIDE[cell][gate]
    house = village.house(keeper) if keeper is not None else None
    if house is None or house.owner != seat:
        return Reason("HK-PEN-1", "no-house" if house is None else "rival", keeper)
    touched = touched_blocks(village, cell)
    if len(touched) > 1:
        return Reason("HK-HOU-6", "merge", cell, tuple(touched))
    if not exits(village, options, cell, gate):
        return Reason("HK-PEN-3", "no-exit", cell)
    return why_exit_blocked(village, options, cell, "HK-PEN-4")


# Pieces on houses and in pens


def why_no_roof(village: Village, seat: Seat, cell: int) -> Reason | None:
    house = village.house(cell)
    if house is None or house.owner != seat:
        return Reason("HK-ROF-1", "no-house" if house is None else "rival", cell)
    return Reason("HK-ROF-2", house.roof, cell) if house.roof else None


def why_no_cattle(village: Village, seat: Seat, cell: int) -> Reason | None:
    pen = village.cells[cell]
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
    house = village.house(cell)
    if house is None or house.owner != seat:
        return Reason("HK-SHA-1", "no-house" if house is None else "rival", cell)
    return Reason("HK-SHA-1", "there", cell) if house.shaman else None


# Where something may be built


def house_cells(village: Village, options: Options, seat: Seat) -> list[int]:
    """Without removing own pieces."""
    return [cell for cell in range(CELLS) if why_no_house(village, options, seat, cell) is None]


def clearing_cells(village: Village, options: Options, seat: Seat) -> list[int]:
    """Own houses that could get a storey once their roof is cleared (HK-STO-3, HK-VIL-5)."""
    return [
        cell
        for cell in range(CELLS)
        if isinstance(village.cells[cell], House) and why_no_house(village, options, seat, cell, clear=True) is None
    ]


def pen_places(village: Village, options: Options, seat: Seat) -> list[tuple[int, int]]:
    """Cells with the gates that are possible there."""
    own = [cell for family in village.families if family.owner == seat for cell in family.cells]
    places = {
        (cell, (side + 2) % 4)
        for house in own
        for side, cell in enumerate(SIDE[house])
        if cell is not None and village.cells[cell] is None
    }
    return sorted(place for place in places if why_no_pen(village, options, seat, *place) is None)
