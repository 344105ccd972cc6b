"""Blocks and families; and what lies around all blocks: where others may join, and where nobody may build."""

from bisect import insort
from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, NamedTuple

from rules.core.frozen import made_quickly
from rules.core.once import once
from rules.core.types import Ref, Seat
from rules.hoyuk.cells import NAMES, NONE, Cells, around, cells_in, components, corners, first_in
from rules.hoyuk.layers import Where


@made_quickly
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


@made_quickly
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

    def with_other_things(self) -> "Block":
        """The block when only storeys have changed, or what stands on houses and in pens."""
        changed: Block = object.__new__(Block)
        known = changed.__dict__
        known.update(self.__dict__)
        known["memory"] = {}
        return changed


FIRST = attrgetter("first")
"""What blocks are sorted by: reading order."""


class Outline(NamedTuple):
    """What lies in and around the blocks, whoever builds there."""

    near: Cells
    """In or next to a block."""
    near_two: Cells
    """Where two blocks would be joined (HK-HOU-6)."""
    cornered: Cells
    """Corner to corner with a house."""
    cornered_twice: Cells
    """Corner to corner with houses of two blocks."""
    cornered_at_home: Cells
    """Corner to corner with a house of a block that it is in or next to."""
    deserted: Cells
    """Blocks where nobody lives."""

    @property
    def cornered_by_others(self) -> Cells:
        """Find cells corner to corner with a house of another block than the only one they are next to."""
        return self.cornered_twice | self.cornered & ~self.cornered_at_home

    def with_block(self, block: Block, before: Block | None = None) -> "Outline":
        """Return the outline with one more block, or with one that has grown and lost nothing."""
        reach, at_corners = block.reach, block.corners
        more = reach & ~before.reach if before else reach
        more_corners = at_corners & ~before.corners if before else at_corners
        deserted = self.deserted & ~block.area if block.standing else self.deserted | block.area
        return Outline(
            self.near | more,
            self.near_two | self.near & more,
            self.cornered | more_corners,
            self.cornered_twice | self.cornered & more_corners,
            self.cornered_at_home | reach & at_corners,
            deserted,
        )


def outline_of(blocks: Iterable[Block]) -> Outline:
    near = near_two = cornered = cornered_twice = cornered_at_home = deserted = NONE
    for block in blocks:
        reach, at_corners = block.reach, block.corners
        near_two |= near & reach
        near |= reach
        cornered_twice |= cornered & at_corners
        cornered |= at_corners
        cornered_at_home |= reach & at_corners
        if not block.houses:
            deserted |= block.area
    return Outline(near, near_two, cornered, cornered_twice, cornered_at_home, deserted)


def block_of(where: Where, area: Cells) -> Block:
    houses = {}
    for seat, everywhere in enumerate(where.houses):
        if own := everywhere & area:
            houses[seat] = own
    return Block(first_in(area), area, area | around(area), area & where.standing, houses)


# Blocks that follow from earlier ones


class Earlier(NamedTuple):
    """What an earlier village knew of its blocks, and which cells have changed since."""

    blocks: tuple[Block, ...]
    built: Cells
    outline: Outline | None
    changed: Cells
    keeps_ground_plan: bool


Grown = tuple[Outline, Block, Block | None]
"""An outline from before one block has grown, or was founded; that block now, and before."""


def blocks_now(earlier: Earlier, where: Where) -> tuple[tuple[Block, ...], Grown | None]:
    """Find the blocks of a village from earlier ones: only those are looked at where something has changed.

    Where only one block has grown, or was founded, what its outline needs comes with them.
    """
    blocks, built, outline, changed, keeps_ground_plan = earlier
    if keeps_ground_plan:
        return tuple([block.with_other_things() if block.area & changed else block for block in blocks]), None
    if where.built == built:
        return tuple([block_of(where, block.area) if block.area & changed else block for block in blocks]), None
    touched: list[Block] = []
    others = [*blocks]
    if (around(changed) | changed) & built:
        touched = [block for block in blocks if block.reach & changed]
        others = [block for block in blocks if not block.reach & changed]
    if where.built & changed and changed.bit_count() == 1 and len(touched) <= 1:
        before = touched[0] if touched else None
        block = block_of(where, changed | before.area if before else changed)
        insort(others, block, key=FIRST)
        return tuple(others), (outline, block, before) if outline else None
    area = changed
    for block in touched:
        area |= block.area
    found = [block_of(where, part) for part in components(area & where.built)]
    return tuple(sorted(others + found, key=FIRST)), None
