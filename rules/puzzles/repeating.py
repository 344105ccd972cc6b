"""Spaced repetition: what was not found comes back after 1, 3, 7 and 21 days, until it is found twice without help."""

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


def standing(tries: Iterable[Try], wanted: int = CLEAN_WANTED) -> Standing:
    """Tell how things stand after these tries, the earliest first.

    What is found without help at the very first sight is solved. Anything else has to be found so on `wanted` different
    days. Each time that it is found, it stays away longer; once missed, it begins anew.
    """
    found = list(tries)
    if not found:
        return Standing()
    if found[0].result == "clean":
        return Standing(is_solved=True)
    clean: set[date] = set()
    times = 0
    for each in found:
        clean |= {each.day} if each.result == "clean" else set()
        if len(clean) >= wanted:
            return Standing(is_solved=True)
        times = 0 if each.result == "missed" else times + 1
    days = INTERVALS[min(times, len(INTERVALS) - 1)]
    return Standing(due=found[-1].day + timedelta(days=days))
