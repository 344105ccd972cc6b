"""The village: what stands on its cells, and what follows from that: blocks and families.

A cell is kept as a short word, which is what a saved position shows: nothing, a house (`0` of the first clan, `0^` with
a storey, then o, t, v, s for oven, totem, villager, shaman), a ruin (`0x`), a pen by the side of its gate (`N`, `Nc`
with cattle). Blocks and families are never stored: they are found anew for each village that somebody asks, and
remembered with it.
"""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from itertools import product
from operator import attrgetter
from typing import Any, Literal, NamedTuple, TypeVar

from rules.core.once import once
from rules.core.types import Ref, Seat
from rules.hoyuk.cells import (
    CELLS,
    DIRECTIONS,
    EAST,
    NAMES,
    NEIGHBOURS,
    NORTH,
    SIDE,
    SOUTH,
    WEST,
    Cells,
    around,
    cells_in,
    components,
    corners,
    first_in,
    moved,
)

T = TypeVar("T")

CLANS = 5
"""Seats there can be: their numbers stand in the words for houses and ruins."""
Roof = Literal["", "oven", "shrine"]


class House(NamedTuple):
    owner: Seat
    storeys: int = 1
    roof: Roof = ""
    villager: bool = False
    shaman: bool = False


class Ruin(NamedTuple):
    """Neutral ground; the clan only matters for counting tiles."""

    clan: Seat


class Pen(NamedTuple):
    """It belongs to the house its gate touches."""

    gate: int
    cattle: bool = False


Thing = House | Ruin | Pen

GATES = "NESW"
ROOFS: dict[Roof, str] = {"": "", "oven": "o", "shrine": "t"}


def written(thing: Thing) -> str:
    match thing:
        case House(owner, storeys, roof, villager, shaman):
            return f"{owner}{'^' * (storeys - 1)}{ROOFS[roof]}{'v' * villager}{'s' * shaman}"
        case Ruin(clan):
            return f"{clan}x"
        case Pen(gate, cattle):
            return f"{GATES[gate]}{'c' * cattle}"


def everything() -> Iterator[Thing]:
    roofs: tuple[Roof, ...] = ("", "oven", "shrine")
    for clan in range(CLANS):
        yield Ruin(clan)
        for storeys, roof, villager, shaman in product((1, 2), roofs, (False, True), (False, True)):
            yield House(clan, storeys, roof, villager, shaman)
    for gate, cattle in product(DIRECTIONS, (False, True)):
        yield Pen(gate, cattle)


WORDS: dict[Thing | None, str] = {None: "", **{thing: written(thing) for thing in everything()}}
THINGS: dict[str, Thing] = {word: thing for thing, word in WORDS.items() if thing is not None}
"""Every word that a cell may hold, but the empty one."""


class Where(NamedTuple):
    """The cells where each kind of thing is."""

    built: Cells
    """Anything at all."""
    standing: Cells
    """Houses, of whatever clan."""
    houses: tuple[Cells, ...]
    """Of each clan."""
    high: Cells
    """Two-storey houses."""
    ovens: Cells
    shrines: Cells
    villagers: Cells
    shaman: Cells
    ruins: Cells
    pens: Cells
    gates: tuple[Cells, ...]
    """Pens with their gate to the north, east, south, west."""
    cattle: Cells


NOWHERE = Where(0, 0, (0,) * CLANS, 0, 0, 0, 0, 0, 0, 0, (0,) * len(DIRECTIONS), 0)


def toggled(where: Where, cells: Cells, word: str) -> Where:
    """Toggle such things on the cells: add them where there were none, remove them where they were."""
    (
        built,
        standing,
        houses,
        high,
        ovens,
        shrines,
        villagers,
        shaman,
        ruins,
        pens,
        gates,
        cattle,
    ) = where
    match THINGS[word]:
        case House(owner, storeys, roof, has_villager, has_shaman):
            standing ^= cells
            houses = toggled_one(houses, owner, cells)
            if storeys > 1:
                high ^= cells
            if roof == "oven":
                ovens ^= cells
            elif roof:
                shrines ^= cells
            if has_villager:
                villagers ^= cells
            if has_shaman:
                shaman ^= cells
        case Ruin():
            ruins ^= cells
        case Pen(gate, has_cattle):
            pens ^= cells
            gates = toggled_one(gates, gate, cells)
            if has_cattle:
                cattle ^= cells
    return Where(built ^ cells, standing, houses, high, ovens, shrines, villagers, shaman, ruins, pens, gates, cattle)


def toggled_one(sets: tuple[Cells, ...], at: int, cells: Cells) -> tuple[Cells, ...]:
    return (*sets[:at], sets[at] ^ cells, *sets[at + 1 :])


@dataclass(frozen=True, slots=True)
class Family:
    """Houses of one clan that touch (HK-FAM-1)."""

    owner: Seat
    area: Cells

    @property
    def size(self) -> int:
        return self.area.bit_count()

    @property
    def first(self) -> int:
        return first_in(self.area)


@dataclass(frozen=True)
class Block:
    """Houses, ruins and pens that touch, of whatever clan (HK-BLK-1). The first cell in reading order names it.

    While nothing in it changes, the same block serves many villages, and what was found out about it once is known.
    """

    first: int
    area: Cells
    reach: Cells
    """The block and all that touches it."""
    standing: Cells
    """Its houses."""
    houses: dict[Seat, Cells]
    """Of each inhabitant."""

    @property
    def name(self) -> Ref:
        return NAMES[self.first]

    @property
    def cells(self) -> tuple[int, ...]:
        return tuple(cells_in(self.area))

    @property
    def inhabitants(self) -> tuple[Seat, ...]:
        return tuple(self.houses)

    @property
    def size(self) -> int:
        """Standing houses; ruins and pens do not count (HK-CAL-6)."""
        return self.standing.bit_count()

    @property
    def is_contested(self) -> bool:
        """Whether two clans live here; only then are aspects compared (HK-ASP-7)."""
        return len(self.houses) > 1

    @once
    def corners(self) -> Cells:
        """What lies corner to corner with its houses."""
        return corners(self.standing)

    @once
    def families(self) -> tuple[Family, ...]:
        return tuple(Family(owner, area) for owner, houses in self.houses.items() for area in components(houses))

    @once
    def memory(self) -> dict[Hashable, Any]:
        """What others have found out about it."""
        return {}


FIRST = attrgetter("first")


@dataclass(frozen=True)
class Village:
    """Everything that stands. Two villages are equal when their cells are."""

    cells: tuple[str, ...]

    def at(self, cell: int) -> Thing | None:
        word = self.cells[cell]
        return THINGS[word] if word else None

    def house(self, cell: int) -> House | None:
        here = self.at(cell)
        return here if isinstance(here, House) else None

    def with_cell(self, cell: int, thing: Thing | None) -> "Village":
        """Return the village with this thing, or none, on one cell; what is known of the other cells is kept."""
        word = WORDS[thing]
        words = [*self.cells]
        before, words[cell] = words[cell], word
        changed = Village(tuple(words))
        where, bit = self.where, 1 << cell
        if before:
            where = toggled(where, bit, before)
        if word:
            where = toggled(where, bit, word)
        blocks, area = [], bit
        for block in self.blocks:
            if block.reach & bit:
                area |= block.area
            else:
                blocks.append(block)
        if word:
            blocks.append(block_of(where, area))
        else:
            blocks += [block_of(where, part) for part in components(area & ~bit)]
        blocks.sort(key=FIRST)
        known = changed.__dict__  # where properties keep what they found
        known["where"] = where
        known["blocks"] = tuple(blocks)
        return changed

    def remembered(self, what: Hashable, find: Callable[[], T]) -> T:
        """Return what was found out about this village once, from a cache for all callers."""
        known = self.memory
        if what not in known:
            known[what] = find()
        found: T = known[what]
        return found

    @once
    def memory(self) -> dict[Hashable, Any]:
        """What others have found out about it."""
        return {}

    # What is where

    @once
    def where(self) -> Where:
        by_word: dict[str, Cells] = {}
        for cell, word in enumerate(self.cells):
            if word:
                by_word[word] = by_word.get(word, 0) | 1 << cell
        where = NOWHERE
        for word, cells in by_word.items():
            where = toggled(where, cells, word)
        return where

    @once
    def blocks(self) -> tuple[Block, ...]:
        """The blocks, in reading order."""
        return tuple(block_of(self.where, area) for area in components(self.where.built))

    def block_at(self, cell: int) -> Block | None:
        """The block that something on a cell belongs to."""
        here = 1 << cell
        return next((block for block in self.blocks if block.area & here), None)

    @once
    def families(self) -> tuple[Family, ...]:
        return tuple(family for block in self.blocks for family in block.families)

    @once
    def family_counts(self) -> tuple[int, ...]:
        """How many families each clan has: the most cards it may spend in a turn (HK-CARD-3)."""
        counts = [0] * CLANS
        for block in self.blocks:
            for family in block.families:
                counts[family.owner] += 1
        return tuple(counts)

    # Pens

    def pens_of(self, houses: Cells) -> Cells:
        """The pens that belong to these houses: their gates touch them (HK-PEN-1)."""
        if not self.where.pens:
            return 0
        north, east, south, west = self.where.gates
        return (
            (north & moved(houses, SOUTH))
            | (east & moved(houses, WEST))
            | (south & moved(houses, NORTH))
            | (west & moved(houses, EAST))
        )

    def pens_of_house(self, cell: int) -> list[int]:
        return [other for other in NEIGHBOURS[cell] if self.keeper_of_pen(other) == cell]

    def keeper_of_pen(self, cell: int) -> int | None:
        """The cell of the house that a pen belongs to."""
        pen = self.at(cell)
        return SIDE[cell][pen.gate] if isinstance(pen, Pen) else None

    def owner_of_pen(self, cell: int) -> Seat | None:
        keeper = self.keeper_of_pen(cell)
        house = self.house(keeper) if keeper is not None else None
        return house.owner if house else None

    # The shaman

    @property
    def shaman_cell(self) -> int | None:
        return first_in(self.where.shaman) if self.where.shaman else None


def block_of(where: Where, area: Cells) -> Block:
    houses = {seat: own for seat, houses in enumerate(where.houses) if (own := houses & area)}
    return Block(first_in(area), area, area | around(area), area & where.standing, houses)


EMPTY_VILLAGE = Village(("",) * CELLS)
