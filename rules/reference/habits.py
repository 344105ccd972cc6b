"""What players leave by theme: the losses of a review, and how much a level leaves in its own games.

The latter is kept in habits.json, which `vestiges habits` writes.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Annotated

from pydantic import Field, TypeAdapter, with_config

from rules.bots.review import Review
from rules.core import resources
from rules.core.codec import STRICT

FILE = "habits.json"


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class Lost:
    """What decisions lost that have one theme."""

    decisions: Annotated[int, Field(ge=0)] = 0
    points: Annotated[float, Field(ge=0)] = 0.0

    def __add__(self, other: "Lost") -> "Lost":
        return Lost(self.decisions + other.decisions, self.points + other.points)


NOTHING = Lost()


def lost_by_theme(review: Review) -> dict[str, Lost]:
    """Add up the losses of a review by their theme; those without one are left out."""
    found: dict[str, Lost] = {}
    for each in review.judged:
        if each.theme:
            found[each.theme] = found.get(each.theme, NOTHING) + Lost(1, each.loss)
    return found


@with_config(STRICT)
@dataclass(frozen=True, slots=True, kw_only=True)
class Habit:
    """A theme, on the mean of the games."""

    decisions: Annotated[float, Field(ge=0)]
    """How many lost something."""
    points: Annotated[float, Field(ge=0)]
    """How much they lost together."""
    error: Annotated[float, Field(ge=0)]
    """One standard error of the points."""


@with_config(STRICT)
@dataclass(frozen=True, slots=True, kw_only=True)
class Habits:
    """How a level decides at tables of so many, all seats taken by it."""

    level: str
    seats: Annotated[int, Field(ge=1)]
    games: Annotated[int, Field(ge=1)]
    """Of each game one seat was reviewed, each in its turn."""
    evaluation: str
    """By which judgements it was measured: reviews with other ones can only roughly be compared with it."""
    themes: Mapping[str, Habit] = field(default_factory=dict)


@with_config(STRICT)
@dataclass(frozen=True, slots=True, kw_only=True)
class HabitsFile:
    rules_version: int
    tables: tuple[Habits, ...] = ()


HABITS: TypeAdapter[HabitsFile] = TypeAdapter(HabitsFile)
UNKNOWN = HabitsFile(rules_version=0)
"""Nothing was measured."""


@cache
def habits_of(game_id: str, rules_version: int) -> tuple[Habits, ...]:
    """Read what was measured of a game by these rules, for each size of table; figures of other rules say nothing."""
    found = read(resources.assets() / game_id / FILE)
    return found.tables if found.rules_version == rules_version else ()


def read(file: Path) -> HabitsFile:
    """Read a file. Raises `pydantic.ValidationError` for what is none; without a file nothing was measured."""
    return HABITS.validate_json(file.read_bytes()) if file.exists() else UNKNOWN
