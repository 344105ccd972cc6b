"""Where something may be built, all cells at once: sets of cells that follow from the village and the rulings.

What building.py says of one cell, this says of all of them; the tests hold the two against each other. Bots wait for
these answers, so each is found once for a village and remembered with it.
"""

from typing import NamedTuple

from rules.core.types import Seat
from rules.hoyuk.cells import (
    ALL,
    DIRECTIONS,
    EAST,
    EDGE,
    NONE,
    NORTH,
    RIM,
    SOUTH,
    WEST,
    Cells,
    around,
    facing,
    moved,
    touching,
)
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


def ground(village: Village, options: Options, seat: Seat) -> Ground:
    known, key = village.ground_plan, ("ground", seat, options.diagonal, options.edge_free)
    found: Ground | None = known.get(key)
    if found is None:
        found = known[key] = found_ground(village, options, seat)
    return found


def is_room_for_house(village: Village, options: Options, seat: Seat) -> bool:
    """Anywhere, on the ground or as a storey. As a rule a new block can be founded, which is seen at a glance."""
    if touching(village.where.built) != ALL:
        return True
    easy, _ = storeys(village, options, seat)
    return bool(easy or ground(village, options, seat).anywhere)


def is_room_for_pen(village: Village, options: Options, seat: Seat) -> bool:
    """Anywhere. As a rule there is room where it would touch one house only, which is seen at a glance."""
    where = village.where
    north, east, south, west = facing(where.built)
    twice = north & (east | south | west) | east & (south | west) | south & west
    possible = ALL & ~where.built & ~last_exits(village, options) & with_free_side(village, options)
    if around(where.houses[seat]) & possible & ~twice:
        return True
    return any(pens(village, options, seat))


def found_ground(village: Village, options: Options, seat: Seat) -> Ground:
    """A cell where building is possible touches one block at most: whoever lives next to it lives in that block."""
    where, blocks = village.where, village.outline
    possible = (ALL & ~where.built | where.ruins) & ~blocks.near_two & ~last_exits(village, options)
    founding = possible & ~blocks.near
    beside = possible
    if options.diagonal == "strict":  # ruling A1: of other blocks only, and not on ruins
        founding &= ~blocks.cornered
        beside &= ~blocks.cornered_by_others | where.ruins
    founding |= possible & blocks.deserted  # ruling A6
    at_home = 0
    for block in village.blocks:
        if seat in block.houses:
            at_home |= block.reach
    return Ground(beside & around(where.houses[seat]), beside & around(where.standing) & ~at_home, founding)


# Free sides: of houses and pens, those that touch neither (HK-STO-4, HK-RUI-6, ruling A2)


def open_sides(village: Village, options: Options) -> tuple[Cells, ...]:
    """Cells whose northern, eastern, southern, western side is free."""
    where = village.where
    north, east, south, west = facing(ALL & ~(where.standing | where.pens))
    if not options.edge_free:
        return north, east, south, west
    return north | EDGE[NORTH], east | EDGE[EAST], south | EDGE[SOUTH], west | EDGE[WEST]


def with_free_side(village: Village, options: Options) -> Cells:
    where = village.where
    found = around(ALL & ~(where.standing | where.pens))
    return found | RIM if options.edge_free else found


def last_exits(village: Village, options: Options) -> Cells:
    """The only ways out of pens: nothing may be built there (HK-PEN-4)."""
    if not village.where.pens:
        return NONE
    known, key = village.ground_plan, ("last exits", options.edge_free)
    found: Cells | None = known.get(key)
    if found is None:
        found = known[key] = found_last_exits(village, options)
    return found


def found_last_exits(village: Village, options: Options) -> Cells:
    open_ = open_sides(village, options)
    once = twice = last = NONE
    for each in open_:
        twice |= once & each
        once |= each
    lonely = village.where.pens & once & ~twice
    if lonely:
        for side in DIRECTIONS:
            last |= moved(lonely & open_[side], side)
    return last


# Storeys and pens


def storeys(village: Village, options: Options, seat: Seat) -> tuple[Cells, Cells]:
    """Own houses that can get a storey, and those whose roof would have to be cleared first (HK-STO-1 to HK-STO-4)."""
    known, key = village.memory, ("storeys", seat, options.edge_free)
    found: tuple[Cells, Cells] | None = known.get(key)
    if found is None:
        found = known[key] = found_storeys(village, options, seat)
    return found


def found_storeys(village: Village, options: Options, seat: Seat) -> tuple[Cells, Cells]:
    where = village.where
    possible = where.houses[seat] & ~where.high & with_free_side(village, options)
    occupied = where.ovens | where.shrines | where.villagers
    return possible & ~occupied, possible & occupied


def pens(village: Village, options: Options, seat: Seat) -> tuple[Cells, ...]:
    """Cells for a pen with its gate to the north, east, south, west (HK-PEN-1 to HK-PEN-7)."""
    known, key = village.ground_plan, ("pens", seat, options.edge_free)
    found: tuple[Cells, ...] | None = known.get(key)
    if found is None:
        found = known[key] = found_pens(village, options, seat)
    return found


def found_pens(village: Village, options: Options, seat: Seat) -> tuple[Cells, ...]:
    where = village.where
    possible = ALL & ~where.built & ~village.outline.near_two & with_free_side(village, options)
    possible &= ~last_exits(village, options)
    north, east, south, west = facing(where.houses[seat])
    return possible & north, possible & east, possible & south, possible & west


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
