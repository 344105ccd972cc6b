"""The result of a game, line by line, each line with the rule that pays it."""

from dataclasses import dataclass

from rules.core.types import Seat


@dataclass(frozen=True, slots=True)
class ScoreLine:
    source: str
    """Message id of the source of the points."""
    rule: str
    points: tuple[int, ...]
    """What each seat earned from it."""
    at_end: bool = False
    """Counted once, when the game is over; else it came in during play."""
    counts: tuple[int, ...] = ()
    """How many things of each seat the points are for; empty where that cannot be said."""
    each: int = 0
    """What one of them is worth, where all are worth the same."""


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A source of points that a sheet may have a line of."""

    source: str
    """Message id of the source of the points."""
    rule: str
    at_end: bool = False
    """Counted once, when the game is over."""


@dataclass(frozen=True, slots=True)
class TieBreak:
    """What decides between seats with the same total; the first that differs counts, more is better."""

    label: str
    """Message id of what is compared."""
    rule: str
    figures: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Goal:
    """An objective of a solo mission or challenge."""

    label: str
    rule: str
    reached: bool
    args: tuple[tuple[str, int | str], ...] = ()
    seat: Seat = 0
    """Whose it is: of the person, where automas sit at the table too."""
    missing: int = 0
    """How much it lacks, where that can be counted: `.missing` of its label says it, with `$missing`."""


@dataclass(frozen=True, slots=True)
class Ending:
    """Why the game is over."""

    label: str
    """Message id of what ended it."""
    rule: str


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    lines: tuple[ScoreLine, ...]
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    """Empty while the game goes on, and when a solo game is lost."""
    ranks: tuple[int, ...]
    """1 for the best; tied seats share a rank."""
    goals: tuple[Goal, ...] = ()
    tie_breaks: tuple[TieBreak, ...] = ()
    """In the order in which they are looked at; none where a tie stands."""
    ending: Ending | None = None
    """None while the game goes on, or where a game does not say."""
