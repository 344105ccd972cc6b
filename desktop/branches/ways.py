"""Two ways that a game went on from one point: the points of each, from the one that they share."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rules.core.timeline import Timeline


@dataclass(frozen=True, slots=True)
class Way:
    """The points of a way, from the one before it parts; and the one that is looked at."""

    points: tuple[int, ...]
    at: int

    @property
    def first(self) -> int | None:
        """The entry that it begins with; none where nothing was played on."""
        return self.points[1] if len(self.points) > 1 else None

    @property
    def point(self) -> int:
        return self.points[self.at]

    @property
    def is_at_end(self) -> bool:
        return self.at == len(self.points) - 1

    def looked_at(self, at: int) -> "Way":
        return replace(self, at=max(0, min(len(self.points) - 1, at)))


def way(points: Sequence[int]) -> Way:
    """A way that is looked at where it ends."""
    return Way(tuple(points), len(points) - 1)


def ways_of(timeline: Timeline, branch: int) -> tuple[Way, Way]:
    """The line that the table stands on, and the one that this entry begins."""
    fork, line = timeline.entry(branch).after, timeline.line()
    own = line[line.index(fork) :] if fork in line else timeline.onward_from(fork)
    return way(own), way((fork, *timeline.onward_from(branch)))


def other_branches(timeline: Timeline, branch: int) -> tuple[int, ...]:
    """The first entries of all branches that part where this one does, but for the line that the table stands on."""
    line = set(timeline.line())
    return tuple(each for each in timeline.branches_at(timeline.entry(branch).after) if each not in line)
