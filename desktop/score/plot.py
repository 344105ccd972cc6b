"""The geometry of the curves: scales, ticks, and where labels find room. Paints nothing."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from desktop.score.course import Course

END_WIDTH = 1.5
"""The end is wider than a round: points arrive there all at once."""
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500)
MOST_TICKS = 6
HEADROOM = 25
"""The highest point lies a 25th of the whole below the edge."""


@dataclass(frozen=True, slots=True)
class Scale:
    """Scale of an axis: from just below all values to just above them, with ticks at round numbers."""

    low: int
    high: int
    step: int

    @property
    def ticks(self) -> range:
        return range(-(-self.low // self.step) * self.step, self.high + 1, self.step)

    def share(self, value: float) -> float:
        return (value - self.low) / (self.high - self.low)


def scale_for(values: Sequence[int]) -> Scale:
    """Round numbers around all values, and zero always among them."""
    low, high = min(0, *values), max(1, *values)
    step = next((step for step in STEPS if (high - low) / step <= MOST_TICKS - 1), STEPS[-1])
    return Scale(low, high + max(1, (high - low) // HEADROOM), step)


@dataclass(frozen=True, slots=True)
class Curves:
    """The points of every seat at every mark, and after the end was counted."""

    heights: tuple[tuple[int, ...], ...]
    """By seat."""
    has_end: bool

    @property
    def marks(self) -> int:
        return len(self.heights[0])

    def change(self, seat: int, mark: int) -> int:
        return self.heights[seat][mark] - self.heights[seat][mark - 1] if mark else 0


def curves_of(course: Course) -> Curves:
    columns = [mark.totals for mark in course.marks]
    if course.has_end:
        columns.append(course.totals)
    return Curves(tuple(zip(*columns, strict=True)), course.has_end)


@dataclass(frozen=True, slots=True)
class Plot:
    """Curves laid out in a rectangle."""

    rect: QRectF
    curves: Curves
    scale: Scale

    @property
    def span(self) -> float:
        steps = self.curves.marks - 1
        return max(1.0, steps + (END_WIDTH - 1 if self.curves.has_end else 0))

    def x(self, mark: float) -> float:
        last = self.curves.marks - 1
        inside = min(mark, last - 1) if self.curves.has_end else mark
        beyond = max(0.0, mark - (last - 1)) * END_WIDTH if self.curves.has_end else 0.0
        return self.rect.x() + self.rect.width() * (inside + beyond) / self.span

    def y(self, points: float) -> float:
        return self.rect.bottom() - self.rect.height() * self.scale.share(points)

    def at(self, seat: int, mark: float) -> QPointF:
        """Return the point on the curve of a seat, also between two marks."""
        heights = self.curves.heights[seat]
        before = min(int(mark), len(heights) - 1)
        after = min(before + 1, len(heights) - 1)
        return QPointF(self.x(mark), self.y(heights[before] + (heights[after] - heights[before]) * (mark - before)))

    def nearest(self, x: float) -> int:
        return min(range(self.curves.marks), key=lambda mark: abs(self.x(mark) - x))


def spread(wanted: Sequence[float], apart: float, low: float, high: float) -> list[float]:
    """The same heights, in the same order, moved as little as keeps them apart and inside."""
    order = sorted(range(len(wanted)), key=lambda at: wanted[at])
    placed = [wanted[at] for at in order]
    for _ in range(60):
        for at in range(len(placed) - 1):
            missing = apart - (placed[at + 1] - placed[at])
            if missing > 0:
                placed[at] -= missing / 2
                placed[at + 1] += missing / 2
        placed[0] = max(placed[0], low)
        placed[-1] = min(placed[-1], high)
    result = [0.0] * len(wanted)
    for at, place in zip(order, placed, strict=True):
        result[at] = place
    return result
