"""How a person's level went from day to day, in each game, on the rungs of its ladder. Knows no widget and no words."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date

from desktop.kept_games.own_level import LEAST_GAMES, course
from desktop.new_game.known_levels import own_level
from rules.core.finished_game import FinishedGame
from rules.reference.ladder import Ladder

MOST_GAMES = 60
"""So many of the last games of each kind are told."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The level after the games of a day."""

    day: date
    rung: float
    """0 is the lowest rung of the ladder."""
    least: float
    most: float
    """Between these it lies in eight of ten cases."""
    games: int
    """On how many games it rests."""


@dataclass(frozen=True, slots=True)
class LevelCourse:
    game: str
    standings: tuple[Standing, ...]
    """The earliest first; at least one."""

    @property
    def last(self) -> Standing:
        return self.standings[-1]


def level_course(results: Iterable[FinishedGame], game: str, name: str, ladder: Ladder) -> LevelCourse | None:
    """Estimate the level from wins and losses against levels, alone of all that is known.

    Each level has a place, as far above the one below as it was measured to win against it; the person's place is the
    most likely one after these games, later ones weighing more. After fewer games than a handful it could be anywhere:
    then there is none.
    """
    own = own_level(results, game, name, ladder)
    places = course(own.games, own.scale, MOST_GAMES)
    first = len(own.games) - len(places)
    found: dict[date, Standing] = {}
    for number, (met, place) in enumerate(zip(own.games[first:], places, strict=True), first + 1):
        if number >= LEAST_GAMES:
            least, most = (own.rung(each) for each in place.band)
            found[met.day] = Standing(met.day, own.rung(place.mean), least, most, number)
    return LevelCourse(game, tuple(found.values())) if found else None


def span_of(courses: Sequence[LevelCourse], today: date) -> tuple[date, date]:
    """Return the first day that is told, and today."""
    return min((each.standings[0].day for each in courses), default=today), today
