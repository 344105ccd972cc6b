"""Where labels of blocks lie: beside their houses, over ground that matters little, and never over one another.

Reckoned in quarters of a cell, because it is done anew whenever the village changes.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QRectF

from rules.hoyuk.cells import CELLS, COLUMNS, ROWS, Cells, cells_in, has
from rules.hoyuk.village import Block, Village

QUARTERS, MARGIN = 4, 3
"""Of a cell; and how many cells around the village are looked at."""
HIDES_HOUSE, HIDES_PEN, HIDES_WANTED, HIDES_RUIN, HIDES_FOUNDING, HIDES_WASTE = 7.0, 3.5, 2.6, 2.0, 0.8, 0.3
OUTSIDE, OVER_LABEL, FAR = 5.0, 60.0, 0.25
"""What it costs to lie on things, for a whole cell; each cell away from the first one of the block costs a little."""
Size = tuple[float, float]
Sums = list[list[float]]
"""What all that lies above and to the left of a corner costs together."""


class Spot(NamedTuple):
    """In quarters of a cell, from the corner of the margin."""

    left: int
    top: int
    right: int
    bottom: int

    def shared(self, other: "Spot") -> int:
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return wide * high if wide > 0 and high > 0 else 0


class Room(NamedTuple):
    """Where whoever looks may build a house: labels keep off what lights up then."""

    beside: Cells
    """In blocks that there are."""
    founding: Cells


@lru_cache(maxsize=16)
def label_places(village: Village, room: Room, sizes: tuple[Size, ...]) -> tuple[QRectF, ...]:
    """In cells from the upper left corner of the village; one size for each of its blocks."""
    sums = summed([cost_of(village, room, cell) for cell in range(CELLS)])
    placed: dict[int, Spot] = {}
    by_size = sorted(range(len(sizes)), key=lambda at: (-village.blocks[at].size, at))
    for at in by_size:
        placed[at] = best(village.blocks[at], sizes[at], sums, list(placed.values()))
    return tuple(in_cells(placed[at], sizes[at]) for at in range(len(sizes)))


def cost_of(village: Village, room: Room, cell: int) -> float:
    """Of hiding a cell: most where a house stands, least where nobody may build."""
    where = village.where
    if has(where.standing, cell):
        return HIDES_HOUSE
    if has(where.pens, cell):
        return HIDES_PEN
    if has(room.beside, cell):
        return HIDES_WANTED
    if has(where.ruins, cell):
        return HIDES_RUIN
    return HIDES_FOUNDING if has(room.founding, cell) else HIDES_WASTE


def summed(costs: Sequence[float]) -> Sums:
    quarter = QUARTERS * QUARTERS
    beyond = [OUTSIDE / quarter] * (MARGIN * QUARTERS)
    rows = [[OUTSIDE / quarter] * ((COLUMNS + 2 * MARGIN) * QUARTERS)] * (MARGIN * QUARTERS)
    for row in range(ROWS):
        across = [cost / quarter for cost in costs[row * COLUMNS : (row + 1) * COLUMNS] for _ in range(QUARTERS)]
        rows += [[*beyond, *across, *beyond]] * QUARTERS
    rows += rows[: MARGIN * QUARTERS]
    sums = [[0.0] * (len(rows[0]) + 1)]
    for each in rows:
        along = accumulate(each, initial=0.0)
        sums.append([above + here for above, here in zip(sums[-1], along, strict=True)])
    return sums


def best(block: Block, size: Size, sums: Sums, placed: Sequence[Spot]) -> Spot:
    """The cheapest; those that hide least are looked at first, so that most need not be compared with other labels."""
    wide, high = ceil(size[0] * QUARTERS), ceil(size[1] * QUARTERS)
    found = sorted((priced(spot, block, sums), spot) for spot in spots(block, wide, high))
    cheapest, chosen = found[0][0] + OVER_LABEL * wide * high, found[0][1]
    for price, spot in found:
        if price >= cheapest:
            break
        whole = price + sum(spot.shared(other) for other in placed) * OVER_LABEL / (QUARTERS * QUARTERS)
        if whole < cheapest:
            cheapest, chosen = whole, spot
    return chosen


def spots(block: Block, wide: int, high: int) -> Iterator[Spot]:
    """Above, below, beside and at the corners of each cell of the block, as far as the margin reaches."""
    half, most = QUARTERS // 2, (ROWS + 2 * MARGIN) * QUARTERS
    for cell in cells_in(block.area):
        row, column = divmod(cell, COLUMNS)
        x, y = (column + MARGIN) * QUARTERS + half, (row + MARGIN) * QUARTERS + half
        for across in (-half - wide // 2, 0, half + wide // 2):
            for down in (-half - high // 3, 0, half + high // 3):
                left, top = x + across - wide // 2, y + down - high // 2
                if left >= 0 and top >= 0 and left + wide <= most and top + high <= most:
                    yield Spot(left, top, left + wide, top + high)


def priced(spot: Spot, block: Block, sums: Sums) -> float:
    left, top, right, bottom = spot
    hidden = sums[bottom][right] - sums[top][right] - sums[bottom][left] + sums[top][left]
    row, column = divmod(block.first, COLUMNS)
    away = abs((left + right) / 2 / QUARTERS - MARGIN - column - 0.5)
    away += abs((top + bottom) / 2 / QUARTERS - MARGIN - row - 0.5)
    return hidden + away * FAR


def in_cells(spot: Spot, size: Size) -> QRectF:
    """The label in the middle of the spot, which was rounded up to quarters."""
    x, y = (spot.left + spot.right) / 2 / QUARTERS - MARGIN, (spot.top + spot.bottom) / 2 / QUARTERS - MARGIN
    return QRectF(x - size[0] / 2, y - size[1] / 2, size[0], size[1])
