"""How often a level beats the one below it, and what the rules play: `vestiges ladder` writes ladder.json."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Annotated

from pydantic import ConfigDict, Field, TypeAdapter, with_config

from rules.bots.registry import LEVELS, MEASURED, RANDOM, TWO
from rules.core import resources

RUNGS = (RANDOM, *LEVELS)
"""The levels from the lowest rung to the highest."""
SURE = 1.96
"""Standard errors within which a share lies in 19 of 20 measurements."""
OPEN = ConfigDict(extra="ignore")
"""What else was measured, such as places and solo play, is for other readers."""


@dataclass(frozen=True, slots=True)
class Interval:
    """Within these lies the true share, in 19 of 20 measurements."""

    least: float
    most: float

    @property
    def margin(self) -> float:
        """Half of its width."""
        return (self.most - self.least) / 2


@with_config(OPEN)
@dataclass(frozen=True, slots=True, kw_only=True)
class Pair:
    """A level that was measured against another one, which had all other seats."""

    level: str
    below: str
    """The other level; empty where the rules play."""
    seats: Annotated[int, Field(ge=1)]
    won: Annotated[float, Field(ge=0)]
    """A shared win counts in part."""
    games: Annotated[int, Field(ge=1)]
    setting: str = ""
    """The level of an automa, or the mission; empty at a table of levels."""

    def __post_init__(self) -> None:
        if self.won > self.games:
            raise ValueError(f"{self.level} won {self.won} of {self.games} games")

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def interval(self) -> Interval:
        return wilson(self.won, self.games)


@with_config(OPEN)
@dataclass(frozen=True, slots=True, kw_only=True)
class Ladder:
    rules_version: int
    pairs: tuple[Pair, ...] = ()
    milliseconds: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """Of a choice, by level: half of them take less, and nineteen of twenty."""

    def beats(self, level: str, seats: int = TWO) -> Pair | None:
        """Find what was measured of a level against the one below it, at tables of so many."""
        below = below_of(level)
        there = (pair for pair in self.pairs if pair.seats == seats and not pair.setting)
        return next((pair for pair in there if below and (pair.level, pair.below) == (level, below)), None)

    def alone(self, level: str, setting: str) -> Pair | None:
        """Find how a level fared alone against what the rules play: an automa at a level of its own, or a mission."""
        there = (pair for pair in self.pairs if not pair.below)
        return next((pair for pair in there if (pair.level, pair.setting) == (level, setting)), None)

    def measured(self, seats: int = TWO) -> list[Pair]:
        """List the rungs that were measured at tables of so many, the lowest first."""
        return [pair for level in RUNGS if (pair := self.beats(level, seats)) is not None]


UNKNOWN = Ladder(rules_version=0, milliseconds={})
"""Nothing was measured."""
LADDER: TypeAdapter[Ladder] = TypeAdapter(Ladder)


def below_of(level: str) -> str:
    """Name the next lower rung; empty for the lowest."""
    place = RUNGS.index(level)
    return RUNGS[place - 1] if place else ""


def ladder_of(game_id: str, rules_version: int) -> Ladder:
    """Read what was measured of a game by these rules; figures of other rules say nothing."""
    found = read(resources.assets() / game_id / MEASURED)
    return found if found.rules_version == rules_version else UNKNOWN


@cache
def read(file: Path) -> Ladder:
    """Read a file. Raises `pydantic.ValidationError` for what is no ladder; without a file nothing was measured."""
    return LADDER.validate_json(file.read_bytes()) if file.exists() else UNKNOWN


def wilson(won: float, games: int) -> Interval:
    """The score interval of Wilson, which stays between 0 and 1 where a side won nearly all."""
    share, square = won / games, SURE**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = SURE * sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
    return Interval(max(0.0, middle - half), min(1.0, middle + half))
