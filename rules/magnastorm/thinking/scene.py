"""A position as thinking sees it: with the clock, the labs by sector and the crew by column, counted once."""

from functools import lru_cache

from rules.core.types import Seat
from rules.magnastorm.components import Layout
from rules.magnastorm.queries import calm_sectors, cells_of_column
from rules.magnastorm.state import State
from rules.magnastorm.thinking.timing import clock
from rules.magnastorm.thinking.weights import Weights


class Scene:
    __slots__ = (
        "calm",
        "clock",
        "columns",
        "lab_leads",
        "labs",
        "layout",
        "level_leads",
        "levels",
        "state",
        "weights",
    )

    def __init__(self, state: State, weights: Weights) -> None:
        self.state, self.weights = state, weights
        self.layout = state.layout
        self.clock = clock(state)
        self.calm = calm_sectors(state)
        self.labs = labs_by_sector(state)
        """Of each sector, how many labs each seat has there."""
        self.lab_leads = [leads(tuple(counts)) for counts in self.labs]
        self.levels = list(zip(*(player.levels for player in state.players), strict=True))
        """Of each field, how far each seat is."""
        self.level_leads = [leads(levels) for levels in self.levels]
        self.columns = crew_by_column(state)
        """The crew of the upper panel."""


@lru_cache(maxsize=8)
def sectors_of_spaces(layout: Layout) -> tuple[int, ...]:
    return tuple(layout.areas[space.area].sector for space in layout.spaces)


def labs_by_sector(state: State) -> list[list[int]]:
    layout = state.layout
    counts = [[0] * len(state.players) for _ in layout.sectors]
    for owners, sector in zip(state.labs, sectors_of_spaces(layout), strict=True):
        for owner in owners:
            counts[sector][owner] += 1
    return counts


def crew_by_column(state: State) -> list[list[Seat]]:
    layout, upper = state.layout, state.upper
    return [
        [crew for cell in cells_of_column(layout, at) for crew in upper[cell]] for at, _ in enumerate(layout.columns)
    ]


@lru_cache(maxsize=1 << 14)
def leads(counts: tuple[int, ...]) -> tuple[int, ...]:
    """Return by how many each seat is ahead of the best of the others."""
    return tuple(own - max(each for at, each in enumerate(counts) if at != seat) for seat, own in enumerate(counts))
