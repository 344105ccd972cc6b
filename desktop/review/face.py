"""What the screen of a review shows, in words and figures: nothing that is drawn."""

from dataclasses import dataclass
from typing import Any

from desktop.paint.grades import GradeName


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """The lead expected at a place of the game; between moves where a decision stands, with halves."""

    at: float
    lead: float
    low: float
    high: float
    is_settled: bool
    """Whether nobody will look at it again."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """A round or turn of the game, from one move to another."""

    number: int
    start: int
    end: int
    words: str


@dataclass(frozen=True, slots=True)
class CurveMark:
    number: int
    """The entry of the game."""
    at: int
    lead: float
    grade: GradeName


@dataclass(frozen=True, slots=True)
class ChanceLine:
    """How the chance of a seat went."""

    name: str
    colour: str
    points: tuple[tuple[float, float], ...]
    """Places of the game, and percent."""
    last: str


@dataclass(frozen=True, slots=True)
class CurveFace:
    title: str
    below: str
    moves: int
    points: tuple[CurvePoint, ...]
    has_band: bool
    stretches: tuple[Stretch, ...]
    marks: tuple[CurveMark, ...]
    ahead: str
    behind: str
    end: float | None
    """The lead at the end; None while the game goes on."""
    end_words: str
    end_colour: str
    waiting: str
    """What is said while nothing is known yet."""
    lines: tuple[ChanceLine, ...] = ()
    """By seat, where chances are shown in place of the lead."""
    ticks: tuple[tuple[int, str], ...] = ()
    """The words of its scale; none: figures with their sign."""


@dataclass(frozen=True, slots=True)
class Readout:
    """What stands beside the line at a move."""

    title: str
    words: str
    said: str


@dataclass(frozen=True, slots=True)
class ProgressFace:
    words: str
    below: str
    share: float | None
    """None where there is nothing to wait for."""
    action: str
    """What the button says; empty where there is none."""
    icon: str


@dataclass(frozen=True, slots=True)
class SplitRow:
    words: str
    decisions: float
    decisions_words: str
    fate: float | None
    """None where there is none, or where nobody can tell."""
    fate_words: str
    lead_words: str


@dataclass(frozen=True, slots=True)
class SplitFace:
    title: str
    decisions: str
    fate: str
    """The head of the column; empty where fate is not told."""
    lead: str
    start: str
    start_words: str
    rows: tuple[SplitRow, ...]
    remark: str
    counted: str
    counts: tuple[tuple[GradeName, int, str], ...]
    habits: str


@dataclass(frozen=True, slots=True)
class MomentFace:
    number: int
    at: int
    round: int
    phase: str
    """The message id of what was asked."""
    grade: GradeName
    where: str
    played: str
    better: str
    why: str
    rule: str
    cost: str
    chances: str
    open_words: str

    @property
    def said(self) -> str:
        """All of it, for screen readers."""
        parts = (self.where, self.played, self.cost, self.chances, self.better, self.why, self.rule)
        return ". ".join(each for each in parts if each)


@dataclass(frozen=True, slots=True)
class Choice:
    """A value that a filter can be set to."""

    value: Any
    words: str
