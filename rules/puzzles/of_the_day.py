"""The puzzle of the day: each game in turn, the same on every computer, with no network to ask."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from rules.core.rng import seeded
from rules.core.types import Ref
from rules.games import GAME_IDS


@dataclass(frozen=True, slots=True)
class PuzzleOfTheDay:
    day: date
    game: str
    puzzle: Ref


def of_the_day(day: date, shelves: Mapping[str, Sequence[Ref]]) -> PuzzleOfTheDay | None:
    """Choose by the date from the ids of the puzzles of each game; None where there are none at all.

    Each year has an order of its own, so that none comes back before all others of its game were there.
    """
    games = [id for id in GAME_IDS if shelves.get(id)]
    if not games:
        return None
    game = games[day.toordinal() % len(games)]
    first = date(day.year, 1, 1).toordinal()
    turn = (day.toordinal() - first) // len(games)
    order, _ = seeded(day.year, f"puzzles of the year, {game}").shuffled(sorted(shelves[game]))
    return PuzzleOfTheDay(day, game, order[turn % len(order)])
