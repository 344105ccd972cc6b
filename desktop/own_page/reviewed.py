"""What the reviews of a person's games say together: losses by theme, grades by month, fate. Knows no widget, no words.

Of a review only sums are kept; they are read anew when its file has changed.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from rules.bots.grading import GRADES, Grade
from rules.bots.review import Review
from rules.bots.review_file import path_of, read_alone
from rules.bots.reviewing import lead_of
from rules.bots.whole_review import is_finished
from rules.core.finished_game import FinishedGame
from rules.reference.habits import NOTHING, Habits, Lost, lost_by_theme

LEAST_DECISIONS = 20
"""A theme is not told before so many decisions lost something by it, one's own or as many as are usual."""
APART = 2.0
"""Standard errors from which on a difference is no chance."""
MOST_KEPT = 4_000
MOST_MONTHS = 9
YEAR = 12

Month = tuple[int, int]
"""A year and a month of it."""
Counts = Mapping[Grade, int]


@dataclass(frozen=True, slots=True)
class Summary:
    """What is kept of a whole review."""

    game: str
    moves: int
    final: float | None
    evaluation: str
    is_measured: bool
    """Whether losses are points of the lead at the end."""
    digits: int
    counts: Counts
    lost: Mapping[str, Lost]
    fate: float | None
    """What fate gave in the whole game; None where there is none, or where nobody can tell."""


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A finished game of a person, and the review of their seat."""

    at: FinishedGame
    of: Summary


@lru_cache(maxsize=MOST_KEPT)
def summary_in(path: Path, changed: int, size: int) -> Summary | None:
    """Read what a file says that was changed then and has this size; nothing where its review is not whole."""
    review = read_alone(path)
    return summary_of(review) if review is not None and is_finished(review) and review.choices else None


def summary_of(review: Review) -> Summary:
    split = review.split
    return Summary(
        game=review.game,
        moves=review.moves,
        final=review.final,
        evaluation=review.evaluation,
        is_measured=review.is_measured,
        digits=review.digits,
        counts=review.counts,
        lost=lost_by_theme(review),
        fate=sum(row.fate for row in split.rows) if split is not None else None,
    )


def file_of(game: FinishedGame, name: str, kept: Mapping[str, Path]) -> Path | None:
    """Find where the review of a person's seat would lie."""
    path, seat = kept.get(game.file), game.seat_of(name)
    return path_of(path, game.seats.index(seat)) if path is not None and seat is not None else None


def reviewed(game: FinishedGame, name: str, file: Path) -> Reviewed | None:
    """Read the review of a game; nothing where there is none, or where the file is about another game."""
    try:
        stamp = file.stat()
    except OSError:
        return None
    found = summary_in(file, stamp.st_mtime_ns, stamp.st_size)
    return Reviewed(game, found) if found is not None and is_about(found, game, name) else None


def is_about(found: Summary, game: FinishedGame, name: str) -> bool:
    """Whether game, length and end agree: a file's name may be used again."""
    mine = game.seat_of(name)
    if mine is None:
        return False
    final = lead_of([seat.total for seat in game.seats], game.seats.index(mine))
    return (found.game, found.moves, found.final) == (game.game, game.moves, final)


# Strengths


@dataclass(frozen=True, slots=True)
class Strength:
    theme: str
    points: float
    """What is gained in a game against the usual, or lost where nobody has measured the usual: then it is negative."""
    error: float | None
    """One standard error; None after a single game."""
    decisions: int
    """Of one's own, that lost something."""

    @property
    def is_clear(self) -> bool:
        return self.error is not None and abs(self.points) >= APART * self.error and self.points != 0


@dataclass(frozen=True, slots=True)
class Strengths:
    """The themes of a game, the best one first."""

    game: str
    games: int
    usual: Habits | None
    """With what it is compared; None where nobody has measured that."""
    is_alike: bool
    """Whether both were judged in the same way: else they compare only roughly."""
    digits: int
    themes: tuple[Strength, ...]


def strengths_of(game: str, known: Sequence[Reviewed], tables: Sequence[Habits]) -> Strengths | None:
    """Compare one's own losses with what is usual at tables as large; tell them alone where nobody has measured that.

    Only where losses are points of the lead at the end. None without such a review.
    """
    measured = [each for each in known if each.of.game == game and each.of.is_measured]
    sizes = Counter(len(each.at.seats) for each in measured)
    usual = max((table for table in tables if sizes[table.seats]), key=lambda table: sizes[table.seats], default=None)
    found = [each.of for each in measured if usual is None or len(each.at.seats) == usual.seats]
    if not found:
        return None
    names = dict.fromkeys([*(usual.themes if usual else ()), *(name for each in found for name in each.lost)])
    themes = [strength_of(name, found, usual) for name in names]
    told = [each for each in themes if is_told(each, len(found), usual)]
    told.sort(key=lambda each: -each.points)
    is_alike = usual is None or all(each.evaluation == usual.evaluation for each in found)
    return Strengths(game, len(found), usual, is_alike, found[0].digits, tuple(told))


def strength_of(theme: str, found: Sequence[Summary], usual: Habits | None) -> Strength:
    lost = [each.lost.get(theme, NOTHING) for each in found]
    points = [each.points for each in lost]
    habit = usual.themes.get(theme) if usual else None
    error = stdev(points) / sqrt(len(points)) if len(points) > 1 else None
    if error is not None and habit is not None:
        error = sqrt(error**2 + habit.error**2)
    usually = habit.points if habit is not None else 0.0
    return Strength(theme, usually - fmean(points), error, sum(each.decisions for each in lost))


def is_told(strength: Strength, games: int, usual: Habits | None) -> bool:
    """Whether enough is known of a theme: who is strong in it loses by it seldom, so that what is usual counts too."""
    habit = usual.themes.get(strength.theme) if usual else None
    return max(strength.decisions, habit.decisions * games if habit else 0) >= LEAST_DECISIONS


def outstanding(themes: Sequence[Strength], most: int) -> tuple[Strength, ...]:
    """Leave out those nearest to the usual, until there are few enough."""
    far = sorted(themes, key=lambda each: -abs(each.points))[:most]
    return tuple(each for each in themes if each in far)


# Decisions and fate


def by_month(known: Iterable[Reviewed], today: date) -> tuple[tuple[Month, Counts], ...]:
    """Count the decisions of the last months that have any, by grade, month after month up to the present one."""
    found: dict[Month, Counts] = {}
    for each in known:
        month = (each.at.day.year, each.at.day.month)
        before = found.get(month, {})
        found[month] = {grade: before.get(grade, 0) + each.of.counts.get(grade, 0) for grade in GRADES}
    months = list(months_back(today, MOST_MONTHS))
    first = min((month for month in found if month in months), default=None)
    return tuple((month, found.get(month, {})) for month in reversed(months) if first is not None and month >= first)


def months_back(today: date, most: int) -> Iterable[Month]:
    """List months, the present one first."""
    for back in range(most):
        year, month = divmod(today.year * YEAR + today.month - 1 - back, YEAR)
        yield year, month + 1


def sum_of_counts(counts: Iterable[Counts]) -> Counts:
    found = list(counts)
    return {grade: sum(each.get(grade, 0) for each in found) for grade in GRADES}


@dataclass(frozen=True, slots=True)
class Fate:
    """What fate gave in the games of a kind, on the mean."""

    game: str
    games: int
    points: float
    digits: int


def fates_of(known: Sequence[Reviewed]) -> tuple[Fate, ...]:
    """List them by game, the most reviewed first; points of different games are never added up."""
    found: dict[str, list[Summary]] = {}
    for each in known:
        if each.of.fate is not None:
            found.setdefault(each.of.game, []).append(each.of)
    fates = [
        Fate(game, len(all_of), fmean(each.fate or 0.0 for each in all_of), all_of[0].digits)
        for game, all_of in found.items()
    ]
    return tuple(sorted(fates, key=lambda each: -each.games))
