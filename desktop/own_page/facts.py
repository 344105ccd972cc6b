"""What a person has played, counted: by game and opponent, by day, best scores. Knows no widget and no words."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from functools import cached_property
from typing import Literal

from desktop.kept_games.tallies import LEVELS, NEVER, PEOPLE, SOLO, Tally, opposition
from rules.core.finished_game import GENTLE, FinishedGame
from rules.core.records import contest_of, days_in_a_row, games_of, has_won, most_days_in_a_row, total_of

Period = Literal["all", "months", "ranked", "unadvised"]
PERIODS: tuple[Period, ...] = ("all", "months", "ranked", "unadvised")
MONTHS_DAYS = 92
WEEKS = 20
WEEK = 7


@dataclass(frozen=True, slots=True)
class GameTally:
    """One game: how often it was played, how long, and how it went against whom."""

    game: str
    whole: Tally = NEVER
    seconds: int = 0
    against: dict[str, Tally] = field(default_factory=dict)
    """With the published data."""
    corrected: Tally = NEVER
    """With data of one's own box, whoever sat there."""


@dataclass(frozen=True, slots=True)
class Best:
    """The best score of a contest, in the game where it was first reached, and how often the contest was played."""

    at: FinishedGame
    total: int
    played: int


@dataclass(frozen=True)
class Facts:
    """What a person of this name has played, up to today."""

    name: str
    games: tuple[FinishedGame, ...]
    """The earliest first."""
    today: date

    @property
    def whole(self) -> Tally:
        return Tally(sum(has_won(game, self.name) for game in self.games), len(self.games))

    @property
    def published(self) -> Tally:
        """Count the games with the published data."""
        games = [game for game in self.games if not game.corrected]
        return Tally(sum(has_won(game, self.name) for game in games), len(games))

    @property
    def seconds(self) -> int:
        return sum(game.seconds for game in self.games)

    @property
    def since(self) -> date | None:
        return self.games[0].day if self.games else None

    @property
    def most_played(self) -> str:
        """The id of a game; the one played last among equal ones."""
        counted = Counter(game.game for game in reversed(self.games))
        return counted.most_common(1)[0][0] if counted else ""

    # Days

    @cached_property
    def by_day(self) -> Counter[date]:
        return Counter(game.day for game in self.games)

    @property
    def first_monday(self) -> date:
        """Return the day with which the calendar begins."""
        monday = self.today - timedelta(days=self.today.weekday())
        return monday - timedelta(weeks=WEEKS - 1)

    @property
    def streak(self) -> int:
        return days_in_a_row(self.games, self.today)

    @property
    def longest_streak(self) -> int:
        return most_days_in_a_row(self.games)

    # Against whom

    def within(self, period: Period) -> tuple[FinishedGame, ...]:
        match period:
            case "all":
                return self.games
            case "months":
                first = self.today - timedelta(days=MONTHS_DAYS)
                return tuple(game for game in self.games if game.day >= first)
            case "ranked":
                return tuple(game for game in self.games if game.counts)
            case "unadvised":
                return tuple(game for game in self.games if not game.advised)

    def tallies(self, period: Period, ids: Sequence[str]) -> tuple[GameTally, ...]:
        """One for each of these games, the most played first; those that were never played last, as they are given."""
        found = {id: GameTally(id) for id in ids}
        for game in self.within(period):
            if game.game in found:
                found[game.game] = counted(found[game.game], game, self.name)
        return tuple(sorted(found.values(), key=lambda each: -each.whole.played))

    def columns(self) -> tuple[str, ...]:
        """What the table of games tells apart: every level; people and the gentle opponent once one has met them.

        Beside these only the levels that were met, and the next one, for there is no room for all of them.
        """
        met = {opposition(game, self.name) for game in self.games if not game.corrected}
        first, last = [GENTLE] * (GENTLE in met), [PEOPLE] * (PEOPLE in met)
        levels: tuple[str, ...] = LEVELS
        if first or last:
            highest = max((at for at, level in enumerate(LEVELS) if level in met), default=-1)
            levels = tuple(level for at, level in enumerate(LEVELS) if level in met or at == highest + 1)
        return (*first, *levels, *last, SOLO)

    # Scores

    def bests(self, is_known: Callable[[str], bool]) -> tuple[Best, ...]:
        """The best score of each contest that makes records, the contest played last first."""
        found: dict[tuple[str, ...], Best] = {}
        for game in self.games:
            if not game.counts or not is_known(game.game):
                continue
            contest, total = contest_of(game, self.name), total_of(game, self.name)
            before = found.pop(contest, None)
            played = before.played + 1 if before else 1
            better = before is None or total > before.total
            found[contest] = (
                Best(game, total, played) if better or before is None else Best(before.at, before.total, played)
            )
        return tuple(reversed(found.values()))


def facts_of(results: Iterable[FinishedGame], name: str, today: date) -> Facts:
    return Facts(name, games_of(results, name), today)


def counted(tally: GameTally, game: FinishedGame, name: str) -> GameTally:
    won, whom = has_won(game, name), opposition(game, name)
    whole, seconds = tally.whole.and_one(won=won), tally.seconds + game.seconds
    if game.corrected:
        return replace(tally, whole=whole, seconds=seconds, corrected=tally.corrected.and_one(won=won))
    against = {**tally.against, whom: tally.against.get(whom, NEVER).and_one(won=won)}
    return replace(tally, whole=whole, seconds=seconds, against=against)
