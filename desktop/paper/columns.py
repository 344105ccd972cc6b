"""Blocks into columns, and columns onto pages: what does not fit goes on in the next column."""

from collections.abc import Sequence
from dataclasses import dataclass

from desktop.paper.sheet import Block, Mark

STEP = 8.0
"""How finely columns of the last page are made equally high."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A column of a page."""

    x: float
    y: float
    wide: float
    high: float


def columns_in(x: float, y: float, wide: float, high: float, count: int, gap: float) -> tuple[Frame, ...]:
    """Equal columns side by side."""
    broad = (wide - gap * (count - 1)) / count
    return tuple(Frame(x + number * (broad + gap), y, broad, high) for number in range(count))


def flowed(blocks: Sequence[Block], first: Sequence[Frame], others: Sequence[Frame]) -> list[tuple[Mark, ...]]:
    """The marks of each page; on the last one all columns end at about the same height."""
    pages: list[tuple[Mark, ...]] = []
    left = list(blocks)
    frames = first
    while left:
        marks, rest = filled(left, frames)
        if not rest and len(frames) > 1:
            marks = balanced(left, frames)
        pages.append(marks)
        left, frames = rest, others
    return pages or [()]


def filled(blocks: Sequence[Block], frames: Sequence[Frame]) -> tuple[tuple[Mark, ...], list[Block]]:
    """What fits into these columns, and the blocks that do not."""
    marks: list[Mark] = []
    left = list(blocks)
    for frame in frames:
        count = count_fitting(left, frame.high)
        y = frame.y
        for number, block in enumerate(left[:count]):
            y += block.gap if number else 0.0
            marks += block.at(frame.x, y)
            y += block.high
        left = left[count:]
    return tuple(marks), left


def count_fitting(blocks: Sequence[Block], high: float) -> int:
    """How many blocks fit into a column; one at least, and no heading without what it heads."""
    y, count = 0.0, 0
    for number, block in enumerate(blocks):
        y += (block.gap if number else 0.0) + block.high
        if number and y > high:
            break
        count = number + 1
    while count > 1 and count < len(blocks) and blocks[count - 1].keeps:
        count -= 1
    return count


def balanced(blocks: Sequence[Block], frames: Sequence[Frame]) -> tuple[Mark, ...]:
    """All of it in the lowest columns that hold it."""
    high = max(block.high for block in blocks)
    while high < frames[0].high:
        marks, rest = filled(blocks, [Frame(each.x, each.y, each.wide, high) for each in frames])
        if not rest:
            return marks
        high += STEP
    return filled(blocks, frames)[0]
