"""A position as thinking sees it: with the clock, the labs by sector and the crew by column, counted once.

Positions of one plan differ in little: what is counted is remembered by what it is counted from.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from rules.core.types import Ref, Seat
from rules.magnastorm.components import Box, Layout
from rules.magnastorm.queries import calm_sectors, cells_of_column, spaces_by_sector
from rules.magnastorm.state import Panel, State
from rules.magnastorm.thinking.timing import Clock, clock
from rules.magnastorm.thinking.weights import Weights


class Eye(NamedTuple):
    """What a position is judged with, besides what lies on the table."""

    box: Box
    weights: Weights
    clock: Clock


class Cards(NamedTuple):
    """The commanders in play, and who has them."""

    refs: tuple[Ref, ...]
    holders: tuple[Seat, ...]


Columns = tuple[tuple[Seat, ...], ...]
"""The crew of each column, from top to bottom."""


@dataclass(frozen=True, slots=True, eq=False)
class Counted:
    """Labs by sector, or levels by field. Equality is identity: the same is counted once."""

    of: tuple[tuple[int, ...], ...]
    """In each place, those of each seat."""
    leads: tuple[tuple[int, ...], ...]
    """In each place, by how many each seat is ahead of the best of the others."""


class Scene:
    __slots__ = ("calm", "cards", "clock", "columns", "eye", "labs", "layout", "levels", "state", "weights")

    def __init__(self, state: State, weights: Weights) -> None:
        self.state, self.weights = state, weights
        self.layout = state.layout
        self.clock = clock(state)
        self.eye = Eye(state.box, weights, self.clock)
        self.cards = Cards(state.commanders, state.controllers)
        self.calm = calm_sectors(state)
        self.labs = labs_by_sector(self.layout, state.labs)
        self.levels = levels_by_field(tuple([player.levels for player in state.players]))
        self.columns = crew_by_column(self.layout, state.upper)
        """The crew of the upper panel."""

    def leave_out(self, column: int, crew: Seat) -> None:
        """Look at the position without a member of the crew of a column."""
        left = list(self.columns[column])
        left.remove(crew)
        self.columns = (*self.columns[:column], tuple(left), *self.columns[column + 1 :])


@lru_cache(maxsize=1 << 12)
def labs_by_sector(layout: Layout, labs: Panel) -> Counted:
    counts = [[0] * layout.players for _ in layout.sectors]
    for count, spaces in zip(counts, spaces_by_sector(layout), strict=True):
        for space in spaces:
            for owner in labs[space]:
                count[owner] += 1
    return counted(tuple(map(tuple, counts)))


@lru_cache(maxsize=1 << 12)
def levels_by_field(levels: tuple[tuple[int, ...], ...]) -> Counted:
    """Count the levels, given by seats, by fields."""
    return counted(tuple(zip(*levels, strict=True)))


@lru_cache(maxsize=1 << 12)
def counted(of: tuple[tuple[int, ...], ...]) -> Counted:
    return Counted(of, tuple(map(leads, of)))


@lru_cache(maxsize=1 << 12)
def crew_by_column(layout: Layout, upper: Panel) -> Columns:
    return tuple(
        tuple(crew for cell in cells_of_column(layout, at) for crew in upper[cell])
        for at, _ in enumerate(layout.columns)
    )


def leads(counts: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(own - max(each for at, each in enumerate(counts) if at != seat) for seat, own in enumerate(counts))
