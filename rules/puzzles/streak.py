"""The streak: days on which a puzzle was solved, one after the other; one gap a week is forgiven."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import dropwhile
from typing import Literal

WEEK = 7
DAY = timedelta(days=1)

Sort = Literal["solved", "forgiven", "open"]


@dataclass(frozen=True, slots=True)
class DayOfStreak:
    day: date
    sort: Sort


@dataclass(frozen=True, slots=True)
class Streak:
    days: tuple[DayOfStreak, ...]
    """From its first day to today; today is open until something is solved."""

    @property
    def length(self) -> int:
        """How many of its days count."""
        return sum(each.sort == "solved" for each in self.days)


def streak(solved: Collection[date], today: date) -> Streak:
    """Count back from today for as long as no two gaps lie within a week."""
    known = set(solved)
    found = [DayOfStreak(today, "solved" if today in known else "open")]
    gap: date | None = None
    day = today - DAY
    while day in known or gap is None or (gap - day).days >= WEEK:
        if day not in known:
            if not known or day < min(known):
                break
            gap = day
        found.append(DayOfStreak(day, "solved" if day in known else "forgiven"))
        day -= DAY
    counted = dropwhile(lambda each: each.sort == "forgiven", reversed(found))
    return Streak(tuple(counted))
