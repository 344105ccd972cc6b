"""The village: what stands on its cells, and what follows from that: blocks and families.

A cell is kept as a short word, which is what a saved position shows: nothing, a house (`0` of the first clan, `0^` with
a storey, then o, t, v, s for oven, totem, villager, shaman), a ruin (`0x`), a pen by the side of its gate (`N`, `Nc`
with cattle). Blocks and families are never stored: they are found anew for each village that somebody asks, and
remembered with it.
"""

from bisect import insort
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any, Literal, NamedTuple, TypeVar

from rules.core.once import once
from rules.core.types import Seat
from rules.hoyuk.block import FIRST, Block, Family, Outline, outline_of
from rules.hoyuk.cells import (
    CELLS,
    DIRECTIONS,
    EAST,
    NORTH,
    SIDE,
    SOUTH,
    WEST,
    Cells,
    around,
    cells_in,
    components,
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


LAYERS = {name: at for at, name in enumerate(Where._fields)}
GROUND_PLAN = frozenset({"built", "standing", "houses", "ruins", "pens", "gates"})
"""Layers that say where something can be built on the ground, and which houses and blocks hang together."""


class Difference(NamedTuple):
    """What is toggled where a cell changes: it is added where it was not, and removed where it was."""

    layers: tuple[int, ...]
    """Their places in `Where`."""
    clans: tuple[Seat, ...]
    gates: tuple[int, ...]
    keeps_ground_plan: bool


def layers_of(word: str) -> set[tuple[str, int]]:
    """The layers of `Where` that a thing stands on; with the clan or the gate where there is a layer for each."""
    match THINGS.get(word):
        case None:
            return set()
        case House(owner, storeys, roof, villager, shaman):
            on_it = {"high": storeys > 1, "ovens": roof == "oven", "shrines": roof == "shrine"}
            on_it |= {"villagers": villager, "shaman": shaman}
            names = {(name, 0) for name, is_there in on_it.items() if is_there}
            return names | {("built", 0), ("standing", 0), ("houses", owner)}
        case Ruin():
            return {("built", 0), ("ruins", 0)}
        case Pen(gate, cattle):
            return {("built", 0), ("pens", 0), ("gates", gate)} | ({("cattle", 0)} if cattle else set())


@cache
def difference(before: str, word: str) -> Difference:
    """What is toggled where one thing takes the place of another, or of nothing."""
    changed = sorted(layers_of(before) ^ layers_of(word))
    return Difference(
        tuple(LAYERS[name] for name, _ in changed if name not in {"houses", "gates"}),
        tuple(at for name, at in changed if name == "houses"),
        tuple(at for name, at in changed if name == "gates"),
        not any(name in GROUND_PLAN for name, _ in changed),
    )


def toggled(where: Where, cells: Cells, change: Difference) -> Where:
    layers: list[Any] = [*where]
    for at in change.layers:
        layers[at] ^= cells
    for clan in change.clans:
        layers[HOUSES] = toggled_one(layers[HOUSES], clan, cells)
    for gate in change.gates:
        layers[GATES_AT] = toggled_one(layers[GATES_AT], gate, cells)
    return Where._make(layers)


HOUSES, GATES_AT = LAYERS["houses"], LAYERS["gates"]


def toggled_one(sets: tuple[Cells, ...], at: int, cells: Cells) -> tuple[Cells, ...]:
    return (*sets[:at], sets[at] ^ cells, *sets[at + 1 :])


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
        """Return the village with this thing, or none, on one cell; what is known of the rest is kept."""
        word = WORDS[thing]
        words = [*self.cells]
        before, words[cell] = words[cell], word
        changed = Village(tuple(words))
        known = changed.__dict__  # where properties keep what they found
        bit, change = 1 << cell, difference(before, word)
        where = known["where"] = toggled(self.where, bit, change)
        blocks = [*self.blocks]
        touched = [at for at, block in enumerate(blocks) if block.reach & bit]
        if change.keeps_ground_plan:
            at = next(at for at in touched if blocks[at].area & bit)
            blocks[at] = blocks[at].with_other_things()
            known["ground_plan"], known["outline"] = self.ground_plan, self.outline
        elif word and len(touched) <= 1:
            before_it = blocks.pop(touched[0]) if touched else None
            block = block_of(where, before_it.area | bit if before_it else bit)
            insort(blocks, block, key=FIRST)
            if not self.where.standing & ~where.standing:
                known["outline"] = self.outline.with_block(block, before_it)
        else:
            area = bit if word else 0
            for at in reversed(touched):
                area |= blocks.pop(at).area
            blocks += [block_of(where, part) for part in components(area if word else area & ~bit)]
            blocks.sort(key=FIRST)
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
    def outline(self) -> Outline:
        return outline_of(self.blocks)

    @once
    def memory(self) -> dict[Hashable, Any]:
        """What others have found out about it."""
        return {}

    @once
    def ground_plan(self) -> dict[Hashable, Any]:
        """What others have found out that depends on houses, ruins and pens alone, not on storeys and pieces."""
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
            where = toggled(where, cells, difference("", word))
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
        return cells_in(self.pens_of(1 << cell))

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
