"""Where something may be built, all cells at once: sets of cells that follow from the village and the rulings.

What building.py says of one cell, this says of all of them; the tests hold the two against each other. Bots wait for
these answers, so each is found once for a village and remembered with it.
"""

from typing import NamedTuple

from rules.core.types import Seat
from rules.hoyuk.cells import ALL, DIRECTIONS, EAST, EDGE, NORTH, SOUTH, WEST, Cells, around, corners, facing, moved
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
    free: Cells
    """Cells with a free side."""
    last_exits: Cells
    """The only ways out of pens: nothing may be built there (HK-PEN-4)."""


def ground(village: Village, options: Options, seat: Seat) -> Ground:
    known, key = village.ground_plan, ("ground", seat, options.diagonal, options.edge_free)
    if key not in known:
        known[key] = found_ground(village, options, seat)
    found: Ground = known[key]
    return found


def is_room_for_house(village: Village, options: Options, seat: Seat) -> bool:
    """Anywhere, on the ground or as a storey. As a rule a new block can be founded, which is seen at a glance."""
    where = village.where
    if where.built | around(where.built) | corners(where.standing) != ALL:
        return True
    easy, _ = storeys(village, options, seat)
    return bool(easy or ground(village, options, seat).anywhere)


def is_room_for_pen(village: Village, options: Options, seat: Seat) -> bool:
    """Anywhere. As a rule there is room where it would touch one house only, which is seen at a glance."""
    where = village.where
    north, east, south, west = facing(where.built)
    twice = north & (east | south | west) | east & (south | west) | south & west
    around_ = sides(village, options)
    possible = ALL & ~where.built & ~around_.last_exits & around_.free
    if around(where.houses[seat]) & possible & ~twice:
        return True
    return any(pens(village, options, seat))


def found_ground(village: Village, options: Options, seat: Seat) -> Ground:
    """A cell where building is possible touches one block at most: whoever lives next to it lives in that block."""
    where, blocks = village.where, village.outline
    possible = (ALL & ~where.built | where.ruins) & ~blocks.near_two & ~sides(village, options).last_exits
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


def sides(village: Village, options: Options) -> Sides:
    known, key = village.ground_plan, ("sides", options.edge_free)
    if key not in known:
        known[key] = found_sides(village, options)
    found: Sides = known[key]
    return found


def found_sides(village: Village, options: Options) -> Sides:
    where = village.where
    free = ALL & ~(where.standing | where.pens)
    north, east, south, west = facing(free)
    if options.edge_free:
        north, east, south, west = north | EDGE[NORTH], east | EDGE[EAST], south | EDGE[SOUTH], west | EDGE[WEST]
    open_ = north, east, south, west
    once = twice = last = 0
    if where.pens:
        for each in open_:
            twice |= once & each
            once |= each
        lonely = where.pens & once & ~twice
        for side in DIRECTIONS:
            last |= moved(lonely & open_[side], side)
    return Sides(open_, north | east | south | west, last)


def storeys(village: Village, options: Options, seat: Seat) -> tuple[Cells, Cells]:
    """Own houses that can get a storey, and those whose roof would have to be cleared first (HK-STO-1 to HK-STO-4)."""
    known, key = village.memory, ("storeys", seat, options.edge_free)
    if key not in known:
        known[key] = found_storeys(village, options, seat)
    found: tuple[Cells, Cells] = known[key]
    return found


def found_storeys(village: Village, options: Options, seat: Seat) -> tuple[Cells, Cells]:
    where = village.where
    possible = where.houses[seat] & ~where.high & sides(village, options).free
    occupied = where.ovens | where.shrines | where.villagers
    return possible & ~occupied, possible & occupied


def pens(village: Village, options: Options, seat: Seat) -> tuple[Cells, ...]:
    """Cells for a pen with its gate to the north, east, south, west (HK-PEN-1 to HK-PEN-7)."""
    known, key = village.ground_plan, ("pens", seat, options.edge_free)
    if key not in known:
        known[key] = found_pens(village, options, seat)
    found: tuple[Cells, ...] = known[key]
    return found


def found_pens(village: Village, options: Options, seat: Seat) -> tuple[Cells, ...]:
    where = village.where
    around_ = sides(village, options)
    possible = ALL & ~where.built & ~village.outline.near_two & ~around_.last_exits & around_.free
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
