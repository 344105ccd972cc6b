"""The village: what stands on its cells, and what follows from that: blocks and families.

A saved position shows a cell as a short word: nothing, a house (`0` of the first clan, `0^` with a storey, then o, t,
v, s for oven, totem, villager, shaman), a ruin (`0x`), a pen by the side of its gate (`N`, `Nc` with cattle). In memory
a cell is one byte, so that the next village is quickly made. Blocks and families are never stored: they are found when
somebody asks, from those of an earlier village as far as nothing has changed there, and remembered.
"""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any, Literal, NamedTuple, TypeVar

from rules.core.once import found_when_asked, once
from rules.core.types import Seat
from rules.hoyuk.block import Block, Earlier, Family, Grown, Outline, block_of, blocks_now, outline_of
from rules.hoyuk.cells import (
    CELLS,
    DIRECTIONS,
    SIDE,
    Cells,
    cells_in,
    components,
    facing,
    first_in,
)
from rules.hoyuk.layers import CLANS, LAYERS, NOWHERE, Difference, Where, toggled

T = TypeVar("T")

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


KINDS: tuple[Thing | None, ...] = (None, *everything())
"""All that a cell may hold; the place here is the byte that stands for it."""
CODES = {thing: code for code, thing in enumerate(KINDS)}
BYTES = tuple(bytes((code,)) for code in range(len(KINDS)))
WORDS = tuple("" if thing is None else written(thing) for thing in KINDS)
THINGS: dict[str, Thing] = {word: thing for word, thing in zip(WORDS, KINDS, strict=True) if thing is not None}
"""Every word that a cell may hold, but the empty one."""
CODES_OF_WORDS = {word: code for code, word in enumerate(WORDS)}


GROUND_PLAN = frozenset({"built", "standing", "houses", "ruins", "pens", "gates"})
"""Layers that say where something can be built on the ground, and which houses and blocks hang together."""


def layers_of(thing: Thing | None) -> set[tuple[str, int]]:
    """The layers of `Where` that a thing stands on; with the clan or the gate where there is a layer for each."""
    match thing:
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
def difference(before: int, code: int) -> Difference:
    """What is toggled where one thing takes the place of another, or of nothing."""
    changed = sorted(layers_of(KINDS[before]) ^ layers_of(KINDS[code]))
    return Difference(
        tuple(LAYERS[name] for name, _ in changed if name not in {"houses", "gates"}),
        tuple(at for name, at in changed if name == "houses"),
        tuple(at for name, at in changed if name == "gates"),
        not any(name in GROUND_PLAN for name, _ in changed),
    )


@dataclass(frozen=True, eq=False)
class Village:
    """Everything that stands. Two villages are equal when their cells are."""

    cells: tuple[str, ...]
    """As words: what is read and written. A village that was made from another puts its bytes into words when asked."""

    @once
    def codes(self) -> bytes:
        """What is on each cell, as bytes."""
        return bytes([CODES_OF_WORDS[word] for word in self.cells])

    def __eq__(self, other: object) -> bool:
        return self.codes == other.codes if isinstance(other, Village) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.codes)

    def __getstate__(self) -> dict[str, bytes]:
        """Return what other processes are sent: all else follows from it."""
        return {"codes": self.codes}

    def at(self, cell: int) -> Thing | None:
        return KINDS[self.codes[cell]]

    def house(self, cell: int) -> House | None:
        here = KINDS[self.codes[cell]]
        return here if isinstance(here, House) else None

    def with_cell(self, cell: int, thing: Thing | None) -> "Village":
        """Return the village with this thing, or none, on one cell; what is known of the rest is kept."""
        codes, code, bit = self.codes, CODES[thing], 1 << cell
        change = difference(codes[cell], code)
        changed: Village = object.__new__(Village)
        known = changed.__dict__  # where properties keep what they found
        known["codes"] = codes[:cell] + BYTES[code] + codes[cell + 1 :]
        known["where"] = toggled(self.where, bit, change)
        known["earlier"] = self.before_change(bit, change)
        known["ground_plan"] = self.ground_plan if change.keeps_ground_plan else {}
        return changed

    def before_change(self, bit: Cells, change: Difference) -> Earlier:
        """Return what the next village needs to find its blocks; of villages that nobody asked, nothing is kept."""
        earlier: Earlier | None = self.__dict__.get("earlier")
        if earlier is None:
            outline = self.ground_plan.get("outline")
            return Earlier(self.blocks, self.where.built, outline, bit, change.keeps_ground_plan)
        blocks, built, outline, changed, keeps_ground_plan = earlier
        return Earlier(blocks, built, outline, changed | bit, keeps_ground_plan and change.keeps_ground_plan)

    def remembered(self, what: Hashable, find: Callable[[], T]) -> T:
        """Return what was found out about this village once, from a cache for all callers."""
        known = self.memory
        if what not in known:
            known[what] = find()
        found: T = known[what]
        return found

    @once
    def outline(self) -> Outline:
        """What lies in and around the blocks; if one has grown since it was known, only that one is looked at."""
        blocks, plan = self.blocks, self.ground_plan
        if "outline" not in plan:
            grown: Grown | None = plan.pop("grown", None)
            if grown is None:
                plan["outline"] = outline_of(blocks)
            else:
                before, block, block_before = grown
                plan["outline"] = before.with_block(block, block_before)
        found: Outline = plan["outline"]
        return found

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
        by_code: dict[int, Cells] = {}
        for cell, code in enumerate(self.codes):
            if code:
                by_code[code] = by_code.get(code, 0) | 1 << cell
        where = NOWHERE
        for code, cells in by_code.items():
            where = toggled(where, cells, difference(CODES[None], code))
        return where

    @once
    def blocks(self) -> tuple[Block, ...]:
        """The blocks, in reading order; those of an earlier village, where nothing has changed there."""
        where = self.where
        earlier: Earlier | None = self.__dict__.pop("earlier", None)
        if earlier is None:
            return tuple([block_of(where, area) for area in components(where.built)])
        blocks, grown = blocks_now(earlier, where)
        if grown:
            self.ground_plan["grown"] = grown
        return blocks

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
        plan = self.ground_plan
        if "family_counts" not in plan:
            counts = [0] * CLANS
            for block in self.blocks:
                for family in block.families:
                    counts[family.owner] += 1
            plan["family_counts"] = tuple(counts)
        found: tuple[int, ...] = plan["family_counts"]
        return found

    # Pens

    def pens_of(self, houses: Cells) -> Cells:
        """The pens that belong to these houses: their gates touch them (HK-PEN-1)."""
        if not self.where.pens:
            return 0
        north, east, south, west = self.where.gates
        has_north, has_east, has_south, has_west = facing(houses)
        return north & has_north | east & has_east | south & has_south | west & has_west

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


found_when_asked(Village, "cells", lambda village: tuple([WORDS[code] for code in village.codes]))
EMPTY_VILLAGE = Village(("",) * CELLS)
