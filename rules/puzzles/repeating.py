"""Repeats what was not found: it comes back after 1, 3, 7 and 21 days, until it is found twice without help."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Literal

INTERVALS = (1, 3, 7, 21)
"""Days; the last one again and again."""
CLEAN_WANTED = 2

Result = Literal["clean", "helped", "missed"]
"""Found at the first try without help; found otherwise; not found."""


@dataclass(frozen=True, slots=True)
class Try:
    day: date
    result: Result


@dataclass(frozen=True, slots=True)
class Standing:
    is_solved: bool = False
    due: date | None = None
    """When it comes back; None where nobody has tried it, and once it is solved."""

    def is_due(self, today: date) -> bool:
        return self.due is not None and self.due <= today


def standing(tries: Iterable[Try]) -> Standing:
    """Tell how a puzzle stands after these tries, the earliest first: found at first sight, it is solved."""
    found = list(tries)
    return Standing(is_solved=True) if found and found[0].result == "clean" else standing_of_missed(found)


def standing_of_missed(tries: Iterable[Try], wanted: int = CLEAN_WANTED) -> Standing:
    """Tell how it stands with what was missed, if only in a game: found without help on so many days, it is solved.

    Each day on which it is found, it stays away longer; missed again, it begins anew.
    """
    found = list(tries)
    if not found:
        return Standing()
    clean: set[date] = set()
    days_found: set[date] = set()
    for each in found:
        clean |= {each.day} if each.result == "clean" else set()
        if len(clean) >= wanted:
            return Standing(is_solved=True)
        days_found = set() if each.result == "missed" else {*days_found, each.day}
    days = INTERVALS[min(len(days_found), len(INTERVALS) - 1)]
    return Standing(due=found[-1].day + timedelta(days=days))
