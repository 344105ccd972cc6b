"""The 169 cells of the village as numbers, and sets of cells as whole numbers: bit n stands for cell n.

Cells are counted in reading order, from the north-west corner; people call them A1 to M13. What is asked of a village a
thousand times a second (who touches whom, where is room) is one or two operations on such sets.
"""

from collections.abc import Iterable, Sequence
from itertools import compress
from typing import TypeVar

from rules.core.types import Ref

ThingT = TypeVar("ThingT")

COLUMNS, ROWS = 13, 13
LETTERS = "ABCDEFGHIJKLM"
CELLS = COLUMNS * ROWS

Cells = int
"""A set of cells."""
NONE: Cells = 0
ALL: Cells = (1 << CELLS) - 1
CENTRE = CELLS // 2
"""G7."""

NORTH, EAST, SOUTH, WEST = range(4)
DIRECTIONS = (NORTH, EAST, SOUTH, WEST)
"""The sides of a cell; a pen's gate is the number of its side."""


def name_of(cell: int) -> Ref:
    return NAMES[cell]


NAMES: tuple[Ref, ...] = tuple(f"{LETTERS[cell % COLUMNS]}{cell // COLUMNS + 1}" for cell in range(CELLS))
NUMBER: dict[Ref, int] = {name: cell for cell, name in enumerate(NAMES)}


# Sets


def set_of(cells: Iterable[int]) -> Cells:
    found = NONE
    for cell in cells:
        found |= 1 << cell
    return found


EVERY_CELL = tuple(range(CELLS))
FEW = 10
AS_NUMBERS = bytes.maketrans(b"01", bytes((0, 1)))


def cells_in(cells: Cells) -> list[int]:
    """Their numbers, in reading order."""
    return on_cells(EVERY_CELL, cells)


def on_cells(things: Sequence[ThingT], cells: Cells) -> list[ThingT]:
    """Choose from things that are listed by cell those of a set, in reading order.

    A few are found one by one; of many, the binary digits of the set say which.
    """
    if cells.bit_count() > FEW:
        return list(compress(things, bin(cells)[:1:-1].encode().translate(AS_NUMBERS)))
    found = []
    while cells:
        first = cells & -cells
        found.append(things[first.bit_length() - 1])
        cells ^= first
    return found


def first_in(cells: Cells) -> int:
    return (cells & -cells).bit_length() - 1


def has(cells: Cells, cell: int) -> bool:
    return bool(cells >> cell & 1)


# Neighbours

EDGE: tuple[Cells, ...] = (
    set_of(range(COLUMNS)),
    set_of(range(COLUMNS - 1, CELLS, COLUMNS)),
    set_of(range(CELLS - COLUMNS, CELLS)),
    set_of(range(0, CELLS, COLUMNS)),
)
"""The cells on the northern, eastern, southern and western edge of the board."""
RIM: Cells = EDGE[NORTH] | EDGE[EAST] | EDGE[SOUTH] | EDGE[WEST]
NOT_WEST, NOT_EAST = ALL & ~EDGE[WEST], ALL & ~EDGE[EAST]


def moved(cells: Cells, direction: int) -> Cells:
    """The cells next to these on one side."""
    if direction == NORTH:
        return cells >> COLUMNS
    if direction == EAST:
        return (cells & NOT_EAST) << 1
    if direction == SOUTH:
        return (cells << COLUMNS) & ALL
    return (cells & NOT_WEST) >> 1


def facing(cells: Cells) -> tuple[Cells, Cells, Cells, Cells]:
    """The cells that have one of these on their northern, eastern, southern, western side."""
    return (cells << COLUMNS) & ALL, (cells & NOT_WEST) >> 1, cells >> COLUMNS, (cells & NOT_EAST) << 1


def opposite(direction: int) -> int:
    return (direction + 2) % 4


def around(cells: Cells) -> Cells:
    """The cells that share a side with one of these; of those itself, only where two of them touch."""
    return (cells >> COLUMNS) | ((cells << COLUMNS) & ALL) | ((cells & NOT_EAST) << 1) | ((cells & NOT_WEST) >> 1)


def corners(cells: Cells) -> Cells:
    """The cells that touch one of these corner to corner."""
    sideways = ((cells & NOT_EAST) << 1) | ((cells & NOT_WEST) >> 1)
    return (sideways >> COLUMNS) | ((sideways << COLUMNS) & ALL)


def touching(cells: Cells) -> Cells:
    """These cells, and all that touch one of them, by a side or corner to corner."""
    wide = cells | ((cells & NOT_EAST) << 1) | ((cells & NOT_WEST) >> 1)
    return wide | (wide >> COLUMNS) | ((wide << COLUMNS) & ALL)


SIDE: tuple[tuple[int | None, ...], ...] = tuple(
    tuple(first_in(beyond) if (beyond := moved(1 << cell, side)) else None for side in DIRECTIONS)
    for cell in range(CELLS)
)
"""Of each cell the neighbours on its four sides; None beyond the edge."""
BESIDE: tuple[Cells, ...] = tuple(around(1 << cell) for cell in range(CELLS))
AT_CORNERS: tuple[Cells, ...] = tuple(corners(1 << cell) for cell in range(CELLS))
NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(tuple(cells_in(beside)) for beside in BESIDE)
DIAGONALS: tuple[tuple[int, ...], ...] = tuple(tuple(cells_in(diagonal)) for diagonal in AT_CORNERS)


def components(cells: Cells) -> list[Cells]:
    """Parts that hang together by their sides, the first in reading order first."""
    found = []
    while cells:
        part = cells & -cells
        while True:
            more = (
                part | (part >> COLUMNS) | (part << COLUMNS) | ((part & NOT_EAST) << 1) | ((part & NOT_WEST) >> 1)
            ) & cells
            if more == part:
                break
            part = more
        found.append(part)
        cells &= ~part
    return found


def distance(one: int, other: int) -> int:
    """Steps along the rows and columns."""
    return abs(one % COLUMNS - other % COLUMNS) + abs(one // COLUMNS - other // COLUMNS)
