"""The village: what stands on its 169 cells, and what follows from that: blocks and families.

Cells are counted in reading order, from the north-west corner; people call them A1 to M13. Blocks and families are
never stored: they are found anew for each village that somebody asks, and remembered with it.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple

from rules.core.types import Ref, Seat

COLUMNS, ROWS = 13, 13
LETTERS = "ABCDEFGHIJKLM"
CELLS = COLUMNS * ROWS

Roof = Literal["", "oven", "shrine"]
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""North, east, south, west: a pen's gate is the number of its side."""
CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))


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


Cell = House | Ruin | Pen | None


def name_of(cell: int) -> Ref:
    return f"{LETTERS[cell % COLUMNS]}{cell // COLUMNS + 1}"


NUMBER: dict[Ref, int] = {name_of(cell): cell for cell in range(CELLS)}


def beyond(cell: int, step: tuple[int, int]) -> int | None:
    """The cell one step away; None beyond the edge."""
    column, row = cell % COLUMNS + step[0], cell // COLUMNS + step[1]
    return row * COLUMNS + column if 0 <= column < COLUMNS and 0 <= row < ROWS else None


SIDE: tuple[tuple[int | None, ...], ...] = tuple(tuple(beyond(cell, step) for step in SIDES) for cell in range(CELLS))
"""Of each cell the neighbours on its four sides, north, east, south, west."""
NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(tuple(other for other in sides if other is not None) for sides in SIDE)
DIAGONALS: tuple[tuple[int, ...], ...] = tuple(
    tuple(other for step in CORNERS if (other := beyond(cell, step)) is not None) for cell in range(CELLS)
)


@dataclass(frozen=True, slots=True)
class Block:
    """Houses, ruins and pens that touch, of whatever clan (HK-BLK-1)."""

    number: int
    cells: tuple[int, ...]
    """In reading order; the first one names the block."""
    houses: dict[Seat, tuple[int, ...]]
    """Standing houses of each inhabitant."""

    @property
    def name(self) -> Ref:
        return name_of(self.cells[0])

    @property
    def inhabitants(self) -> tuple[Seat, ...]:
        return tuple(self.houses)

    @property
    def size(self) -> int:
        """Standing houses; ruins and pens do not count (HK-CAL-6)."""
        return sum(map(len, self.houses.values()))


@dataclass(frozen=True, slots=True)
class Family:
    """Houses of one clan that touch (HK-FAM-1)."""

    owner: Seat
    block: int
    cells: tuple[int, ...]


@dataclass(frozen=True)
class Village:
    """Everything that stands. Two villages are equal when their cells are."""

    cells: tuple[Cell, ...]

    @cached_property
    def block_at(self) -> tuple[int, ...]:
        """The number of the block of each cell; -1 where nothing stands."""
        return numbered(self.cells, lambda one, other: other is not None)

    @cached_property
    def blocks(self) -> tuple[Block, ...]:
        grouped: list[list[int]] = [[] for _ in range(max(self.block_at) + 1)]
        for cell, block in enumerate(self.block_at):
            if block >= 0:
                grouped[block].append(cell)
        return tuple(block_of(number, cells, self.cells) for number, cells in enumerate(grouped))

    @cached_property
    def families(self) -> tuple[Family, ...]:
        marks = numbered(self.cells, is_kin)
        grouped: list[list[int]] = [[] for _ in range(max(marks) + 1)]
        for cell, mark in enumerate(marks):
            if mark >= 0:
                grouped[mark].append(cell)
        found = []
        for cells in grouped:
            first = self.cells[cells[0]]
            if isinstance(first, House):
                found.append(Family(first.owner, self.block_at[cells[0]], tuple(cells)))
        return tuple(found)

    @cached_property
    def family_counts(self) -> Counter[Seat]:
        """How many families each clan has: the most cards it may spend in a turn (HK-CARD-3)."""
        return Counter(family.owner for family in self.families)

    def house(self, cell: int) -> House | None:
        here = self.cells[cell]
        return here if isinstance(here, House) else None

    def owner_of_pen(self, cell: int) -> Seat | None:
        """Whose house its gate touches (HK-PEN-1)."""
        keeper = self.keeper_of_pen(cell)
        house = self.house(keeper) if keeper is not None else None
        return house.owner if house else None

    def keeper_of_pen(self, cell: int) -> int | None:
        """The cell of the house that a pen belongs to."""
        pen = self.cells[cell]
        return SIDE[cell][pen.gate] if isinstance(pen, Pen) else None

    def pens_of_house(self, cell: int) -> list[int]:
        return [other for other in NEIGHBOURS[cell] if self.keeper_of_pen(other) == cell]

    def pens_of(self, seat: Seat, block: Block) -> list[int]:
        return [cell for cell in block.cells if isinstance(self.cells[cell], Pen) and self.owner_of_pen(cell) == seat]

    def two_storey(self, seat: Seat, block: Block) -> int:
        return sum(self.storeys(cell) > 1 for cell in block.houses.get(seat, ()))

    def storeys(self, cell: int) -> int:
        house = self.house(cell)
        return house.storeys if house else 0

    def is_ground(self, cell: int) -> bool:
        """Nothing, or a ruin: free terrain for the sides of houses and pens (HK-RUI-6)."""
        return not isinstance(self.cells[cell], House | Pen)


def is_kin(one: Cell, other: Cell) -> bool:
    return isinstance(one, House) and isinstance(other, House) and one.owner == other.owner


def numbered(cells: tuple[Cell, ...], joins: Callable[[Cell, Cell], bool]) -> tuple[int, ...]:
    """Groups of neighbours that belong together, counted in reading order; -1 where nothing stands."""
    marks = [-1] * CELLS
    count = 0
    for start in range(CELLS):
        if cells[start] is None or marks[start] >= 0:
            continue
        marks[start] = count
        frontier = [start]
        while frontier:
            here = frontier.pop()
            for other in NEIGHBOURS[here]:
                if marks[other] < 0 and joins(cells[here], cells[other]):
                    marks[other] = count
                    frontier.append(other)
        count += 1
    return tuple(marks)


def block_of(number: int, cells: list[int], all_cells: tuple[Cell, ...]) -> Block:
    houses: dict[Seat, tuple[int, ...]] = {}
    for cell in cells:
        here = all_cells[cell]
        if isinstance(here, House):
            houses[here.owner] = (*houses.get(here.owner, ()), cell)
    return Block(number, tuple(cells), dict(sorted(houses.items())))
