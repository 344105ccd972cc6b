"""What the shelf of puzzles shows, in words and figures: nothing that is drawn."""

from dataclasses import dataclass
from typing import Literal

Mark = Literal["", "solved", "again", "later", "own"]
Kind = Literal["all", "open", "failed", "own"]
KINDS: tuple[Kind, ...] = ("all", "open", "failed", "own")


@dataclass(frozen=True, slots=True)
class TileFace:
    """A puzzle on its shelf."""

    game: str
    id: str
    title: str
    rule: str
    layer: int
    """0 where it was not measured."""
    layer_said: str
    mark: Mark
    mark_said: str
    own_said: str = ""


@dataclass(frozen=True, slots=True)
class ShelfFace:
    game: str
    name: str
    count: str
    nothing: str
    unfold: str
    """What pressing its front does."""
    tiles: tuple[TileFace, ...]


@dataclass(frozen=True, slots=True)
class TodayFace:
    head: str
    below: str
    tile: TileFace | None
    of_game: str
    button: str
    is_solved: bool
    solved: str
    yesterday: str
    """Empty where there was none, or it is solved."""


@dataclass(frozen=True, slots=True)
class WorkFace:
    game: str
    theme: str
    name: str
    share: str


@dataclass(frozen=True, slots=True)
class OwnFace:
    rating: str
    figure: str
    error: str
    month: str
    said: str
    none: str
    curve: tuple[float, ...]
    streak: str
    days: str
    days_said: str
    cells: tuple[str, ...]
    """Of each of the last days: `solved`, `forgiven`, `missed` or `open`; today is the last."""
    first_day: str
    today: str
    work: str
    works: tuple[WorkFace, ...]
    no_work: str


@dataclass(frozen=True, slots=True)
class Filters:
    kind: Kind = "all"
    theme: tuple[str, str] | None = None
    """Of a game."""
    layer: int | None = None

    @property
    def is_any(self) -> bool:
        return self == Filters()
