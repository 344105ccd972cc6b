"""Where labels of blocks lie: beside their houses, over ground that matters little, and never over one another.

Reckoned in quarters of a cell, because it is done anew whenever the village changes.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from math import ceil
from operator import add
from typing import NamedTuple

from PySide6.QtCore import QRectF

from rules.hoyuk.block import Block
from rules.hoyuk.cells import CELLS, COLUMNS, ROWS, Cells, cells_in
from rules.hoyuk.village import Village

QUARTERS, MARGIN = 4, 3
"""Of a cell; and how many cells around the village are looked at."""
HIDES_HOUSE, HIDES_PEN, HIDES_RUIN, HIDES_WANTED, HIDES_FOUNDING, HIDES_WASTE = 7.0, 3.5, 3.5, 2.6, 0.8, 0.3
OUTSIDE, OVER_LABEL, FAR = 5.0, 60.0, 0.25
"""What it costs to lie on things, for a whole cell; each cell away from the first one of the block costs a little."""
Size = tuple[float, float]
Sums = list[list[float]]
"""What all that lies above and to the left of a corner costs together."""
Offer = tuple[float, int, int]
"""What it costs to lie there, then left and top of it, in quarters of a cell."""


class Spot(NamedTuple):
    """A place in quarters of a cell, counted from the corner of the margin."""

    left: int
    top: int
    right: int
    bottom: int

    def shared(self, others: Iterable["Spot"]) -> int:
        """Return how much of it lies over others."""
        left, top, right, bottom = self
        return sum(
            (min(right, other_right) - max(left, other_left)) * (min(bottom, other_bottom) - max(top, other_top))
            for other_left, other_top, other_right, other_bottom in others
            if other_left < right and other_right > left and other_top < bottom and other_bottom > top
        )


class Room(NamedTuple):
    """The cells where the seat that looks may build a house: labels keep off what lights up then."""

    beside: Cells
    """In blocks that there are."""
    founding: Cells


@lru_cache(maxsize=16)
def label_places(village: Village, room: Room, sizes: tuple[Size, ...]) -> tuple[QRectF, ...]:
    """Place a label for each block, given their sizes, in cells from the upper left corner of the village."""
    sums = summed(costs_of(village, room))
    placed: dict[int, Spot] = {}
    by_size = sorted(range(len(sizes)), key=lambda at: (-village.blocks[at].size, at))
    for at in by_size:
        placed[at] = best(village.blocks[at], sizes[at], sums, list(placed.values()))
    return tuple(in_cells(placed[at], sizes[at]) for at in range(len(sizes)))


def costs_of(village: Village, room: Room) -> list[float]:
    """Return the cost of hiding each cell: most where a house stands, least where building is not allowed."""
    where, costs = village.where, [HIDES_WASTE] * CELLS
    for cost, cells in (
        (HIDES_FOUNDING, room.founding),
        (HIDES_WANTED, room.beside),
        (HIDES_RUIN, where.ruins),
        (HIDES_PEN, where.pens),
        (HIDES_HOUSE, where.standing),
    ):
        for cell in cells_in(cells):
            costs[cell] = cost
    return costs


def summed(costs: Sequence[float]) -> Sums:
    quarter = QUARTERS * QUARTERS
    beyond = [OUTSIDE / quarter] * (MARGIN * QUARTERS)
    outside = list(accumulate([OUTSIDE / quarter] * ((COLUMNS + 2 * MARGIN) * QUARTERS), initial=0.0))
    rows = [outside] * (MARGIN * QUARTERS)
    for row in range(ROWS):
        across = [cost / quarter for cost in costs[row * COLUMNS : (row + 1) * COLUMNS] for _ in range(QUARTERS)]
        rows += [list(accumulate([*beyond, *across, *beyond], initial=0.0))] * QUARTERS
    rows += [outside] * (MARGIN * QUARTERS)
    sums = [[0.0] * len(outside)]
    for along in rows:
        sums.append(list(map(add, sums[-1], along)))
    return sums


def best(block: Block, size: Size, sums: Sums, placed: Sequence[Spot]) -> Spot:
    """The cheapest; those that hide least are looked at first, so that most need not be compared with other labels."""
    wide, high = ceil(size[0] * QUARTERS), ceil(size[1] * QUARTERS)
    found = sorted(offers(block, wide, high, sums))
    cheapest, chosen = found[0][0] + OVER_LABEL * wide * high, spot_at(found[0], wide, high)
    for offer in found:
        if offer[0] >= cheapest:
            break
        spot = spot_at(offer, wide, high)
        whole = offer[0] + spot.shared(placed) * OVER_LABEL / (QUARTERS * QUARTERS)
        if whole < cheapest:
            cheapest, chosen = whole, spot
    return chosen


def spot_at(offer: Offer, wide: int, high: int) -> Spot:
    _, left, top = offer
    return Spot(left, top, left + wide, top + high)


def offers(block: Block, wide: int, high: int, sums: Sums) -> Iterator[Offer]:
    """Yield offers for a label: above, below, beside and at the corners of each cell of the block.

    They go as far as the margin reaches. There are hundreds for each village, so that nothing is made of any of
    them but its price.
    """
    half, most = QUARTERS // 2, (ROWS + 2 * MARGIN) * QUARTERS
    first_row, first_column = divmod(block.first, COLUMNS)
    cells = [divmod(cell, COLUMNS) for cell in cells_in(block.area)]
    lefts = [half + across - wide // 2 for across in (-half - wide // 2, 0, half + wide // 2)]
    tops = [half + down - high // 2 for down in (-half - high // 3, 0, half + high // 3)]
    beside: defaultdict[int, list[tuple[int, int, float]]] = defaultdict(list)
    for row, column in cells:
        for left in ((column + MARGIN) * QUARTERS + each for each in lefts):
            right = left + wide
            if left >= 0 and right <= most:
                beside[row].append((left, right, abs((left + right) / 2 / QUARTERS - MARGIN - first_column - 0.5)))
    for row, spots in beside.items():
        for top in ((row + MARGIN) * QUARTERS + each for each in tops):
            bottom = top + high
            if top < 0 or bottom > most:
                continue
            above, below = sums[top], sums[bottom]
            far = abs((top + bottom) / 2 / QUARTERS - MARGIN - first_row - 0.5)
            for left, right, aside in spots:
                hidden = below[right] - above[right] - below[left] + above[left]
                yield hidden + (aside + far) * FAR, left, top


def in_cells(spot: Spot, size: Size) -> QRectF:
    """The label in the middle of the spot, which was rounded up to quarters."""
    x, y = (spot.left + spot.right) / 2 / QUARTERS - MARGIN, (spot.top + spot.bottom) / 2 / QUARTERS - MARGIN
    return QRectF(x - size[0] / 2, y - size[1] / 2, size[0], size[1])
