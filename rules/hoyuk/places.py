"""Where something may be built, all cells at once: sets of cells that follow from the village and the rulings.

What building.py says of one cell, this says of all of them; the tests hold the two against each other. Bots wait for
these answers, so each is found once for a village and remembered with it.
"""

from typing import NamedTuple

from rules.core.types import Seat
from rules.hoyuk.cells import ALL, DIRECTIONS, EDGE, Cells, around, moved, opposite
from rules.hoyuk.options import Options
from rules.hoyuk.village import Village


class Ground(NamedTuple):
    """The cells where a clan may build a house on the ground or on ruins."""

    extending: Cells
    """Next to an own house (HK-HOU-4)."""
    joining: Cells
    """Against a rival's house, in a block where the clan does not live (HK-HOU-5)."""
    founding: Cells
    """Alone, or on the ruins of a block where nobody lives (HK-HOU-2, ruling A6)."""

    @property
    def anywhere(self) -> Cells:
        return self.extending | self.joining | self.founding


class Sides(NamedTuple):
    """What surrounds cells, as far as it matters to pens and storeys."""

    open: tuple[Cells, ...]
    """Cells whose northern, eastern, southern, western side is free (HK-STO-4, HK-RUI-6, ruling A2)."""
    last_exits: Cells
    """The only ways out of pens: nothing may be built there (HK-PEN-4)."""

    @property
    def free(self) -> Cells:
        """Cells with a free side."""
        north, east, south, west = self.open
        return north | east | south | west


def ground(village: Village, options: Options, seat: Seat) -> Ground:
    key = "ground", seat, options.diagonal, options.edge_free
    return village.remembered(key, lambda: found_ground(village, options, seat))


def is_room_for_house(village: Village, options: Options, seat: Seat) -> bool:
    """Anywhere, on the ground or as a storey. As a rule a new block can be founded, which is seen at a glance."""
    near = 0
    for block in village.blocks:
        near |= block.reach | block.corners
    if near != ALL:
        return True
    easy, _ = storeys(village, options, seat)
    return bool(easy or ground(village, options, seat).anywhere)


def found_ground(village: Village, options: Options, seat: Seat) -> Ground:
    where = village.where
    near, near_two = reach(village)
    possible = (ALL & ~where.built | where.ruins) & ~near_two & ~sides(village, options).last_exits
    strict = options.diagonal == "strict"
    cornered, cornered_twice = corners_of_blocks(village) if strict else (0, 0)
    extending = joining = 0
    founding = possible & ~near & ~cornered
    for block in village.blocks:
        own = block.houses.get(seat)
        if own is None and not block.standing:
            founding |= possible & block.area  # ruling A6
            continue
        here = possible & around(block.standing if own is None else own)
        if strict:  # ruling A1: of other blocks only, and not on ruins
            others = cornered_twice | (cornered & ~block.corners)
            here &= ~others | where.ruins
        if own is None:
            joining |= here
        else:
            extending |= here
    return Ground(extending, joining, founding)


def reach(village: Village) -> tuple[Cells, Cells]:
    """Cells in or next to a block, and those where two blocks would be joined (HK-HOU-6)."""
    return village.remembered("reach", lambda: overlaps([block.reach for block in village.blocks]))


def corners_of_blocks(village: Village) -> tuple[Cells, Cells]:
    """Cells corner to corner with houses of a block, and of two blocks."""
    return village.remembered("corners", lambda: overlaps([block.corners for block in village.blocks]))


def overlaps(sets: list[Cells]) -> tuple[Cells, Cells]:
    """What is in one of these sets at least, and what is in two."""
    once = twice = 0
    for each in sets:
        twice |= once & each
        once |= each
    return once, twice


def sides(village: Village, options: Options) -> Sides:
    return village.remembered(("sides", options.edge_free), lambda: found_sides(village, options))


def found_sides(village: Village, options: Options) -> Sides:
    where = village.where
    free = ALL & ~(where.standing | where.pens)
    edges = EDGE if options.edge_free else (0,) * len(DIRECTIONS)
    open_ = tuple(moved(free, opposite(side)) | edges[side] for side in DIRECTIONS)
    once, twice = overlaps([where.pens & each for each in open_])
    lonely = once & ~twice
    last = 0
    for side in DIRECTIONS:
        last |= moved(lonely & open_[side], side)
    return Sides(open_, last)


def storeys(village: Village, options: Options, seat: Seat) -> tuple[Cells, Cells]:
    """Own houses that can get a storey, and those whose roof would have to be cleared first (HK-STO-1 to HK-STO-4)."""
    key = "storeys", seat, options.edge_free
    return village.remembered(key, lambda: found_storeys(village, options, seat))


def found_storeys(village: Village, options: Options, seat: Seat) -> tuple[Cells, Cells]:
    where = village.where
    possible = where.houses[seat] & ~where.high & sides(village, options).free
    occupied = where.ovens | where.shrines | where.villagers
    return possible & ~occupied, possible & occupied


def pens(village: Village, options: Options, seat: Seat) -> tuple[Cells, ...]:
    """Cells for a pen with its gate to the north, east, south, west (HK-PEN-1 to HK-PEN-7)."""
    key = "pens", seat, options.edge_free
    return village.remembered(key, lambda: found_pens(village, options, seat))


def found_pens(village: Village, options: Options, seat: Seat) -> tuple[Cells, ...]:
    where = village.where
    around_ = sides(village, options)
    _, near_two = reach(village)
    possible = ALL & ~where.built & ~near_two & ~around_.last_exits & around_.free
    return tuple(possible & moved(where.houses[seat], opposite(gate)) for gate in DIRECTIONS)


# Pieces on houses and in pens


def bare_roofs(village: Village, seat: Seat) -> Cells:
    """Own houses without an oven or shrine (HK-ROF-2)."""
    where = village.where
    return where.houses[seat] & ~(where.ovens | where.shrines)


def empty_pens(village: Village, seat: Seat) -> Cells:
    """Own pens without cattle (HK-CAT-2)."""
    where = village.where
    return village.pens_of(where.houses[seat]) & ~where.cattle


def without_villager(village: Village, seat: Seat) -> Cells:
    """HK-VIL-2."""
    where = village.where
    return where.houses[seat] & ~where.villagers
