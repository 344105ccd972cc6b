"""The event of a decision that rules make instead of a person: which criterion decided, between whom, and why."""

from dataclasses import dataclass
from typing import Literal

from rules.core.types import Arg, Seat


@dataclass(frozen=True, slots=True)
class Criterion:
    """One line of a priority list, with the figure of every candidate that was still in the running."""

    rule: str
    """The rule that commands this criterion; its text is shown beside the figures."""
    figures: tuple[tuple[Arg, int], ...]
    """(candidate, figure); the smallest figure stays in the running."""
    survivors: tuple[Arg, ...]


@dataclass(frozen=True, slots=True)
class Explained:
    """An automa has chosen. Each step of the reasoning can be shown, one after the other."""

    seat: Seat
    question: str
    """Message id of what was to be chosen."""
    rule: str
    candidates: tuple[Arg, ...]
    criteria: tuple[Criterion, ...]
    chosen: Arg
    by_lot: bool = False
    """True when all criteria tied and chance decided."""
    kind: Literal["explained"] = "explained"
