"""What a finished game means among those played before: records, first times, series. At most three, strongest first.

Every fact is read off the results; of a game that does not count it is said that it does not, and what was counted in
it. That also fills up where nothing was played before.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Literal

from desktop.celebration.measured import Measured
from rules.core.finished_game import FinishedGame
from rules.core.records import (
    best_before,
    contest_of,
    games_of,
    has_won,
    in_contest,
    is_alone,
    most_wins_in_a_row,
    total_of,
    wins_in_a_row,
)

MOST = 3
LEAST_SERIES = 2

Kind = Literal[
    "record", "equalled", "first-win", "first-game", "day", "series", "near", "friendly", "corrected", "tally",
    "turn", "source", "moves", "time",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Fact:
    """What is so, in figures: those that its kind does not speak of are 0."""

    kind: Kind
    points: int = 0
    before: int = 0
    """The best so far, or how many games came before."""
    on: date | None = None
    """The day of the earlier record."""
    count: int = 0
    of: int = 0
    source: str = ""
    """The message id of what points came from; of the length of a game, what is counted."""


NOTHING = Measured()


def facts_of(
    results: Sequence[FinishedGame], game: FinishedGame, name: str, measured: Measured = NOTHING
) -> tuple[Fact, ...]:
    """The facts of a game for a person of this name, with what was counted for them in this game."""
    return tuple(_facts(results, game, name, measured))[:MOST]


def facts_within(game: FinishedGame, measured: Measured) -> tuple[Fact, ...]:
    """The facts of a game by itself, where nobody knows whose other games to compare."""
    return (*_turn(measured), *_within(game, measured))[:MOST]


def is_record(results: Sequence[FinishedGame], game: FinishedGame, name: str) -> bool:
    """Whether no game of the same contest brought more: nor as much, and there was one."""
    return any(fact.kind == "record" for fact in _facts(results, game, name, NOTHING))


def _facts(results: Sequence[FinishedGame], game: FinishedGame, name: str, measured: Measured) -> Iterator[Fact]:
    earlier = tuple(each for each in results if not is_same(each, game) and each.when <= game.when)
    if not game.counts:
        yield from _uncounted(game)
    else:
        yield from _records(earlier, game, name)
    yield from _series((*earlier, game), game, name)
    if game.counts:
        yield from _near(earlier, game, name)
    yield from _turn(measured)
    yield from _tally((*earlier, game), game, name)
    yield from _within(game, measured)


def _turn(measured: Measured) -> Iterator[Fact]:
    if measured.best_turn > 0:
        yield Fact("turn", points=measured.best_turn)


def _within(game: FinishedGame, measured: Measured) -> Iterator[Fact]:
    """What brought most, and how long it took."""
    if measured.source:
        yield Fact("source", points=measured.earned, source=measured.source)
    if game.moves:
        yield Fact("moves", count=game.moves, of=measured.chapters, source=measured.chapter)
    minutes = round(game.seconds / 60)
    if minutes:
        yield Fact("time", count=minutes)


def is_same(one: FinishedGame, other: FinishedGame) -> bool:
    return one is other or (bool(one.id) and one.id == other.id)


def _uncounted(game: FinishedGame) -> Iterator[Fact]:
    if game.corrected:
        yield Fact("corrected")
    elif game.friendly:
        yield Fact("friendly")


def _records(earlier: Sequence[FinishedGame], game: FinishedGame, name: str) -> Iterator[Fact]:
    total, best = total_of(game, name), best_counted(earlier, game, name)
    if is_alone(game) and not has_won(game, name):
        best = None  # what was lost is no record
    if best is not None and total > total_of(best, name):
        yield Fact("record", points=total, before=total_of(best, name), on=best.day)
    elif best is not None and total == total_of(best, name):
        yield Fact("equalled", points=total, on=best.day)
    played = in_contest(earlier, game, name)
    if has_won(game, name) and not any(has_won(each, name) for each in played):
        yield Fact("first-win", points=total, before=len(played))
    elif not any(each.game == game.game for each in games_of(earlier, name)):
        yield Fact("first-game", points=total)
    if game.daily:
        tries = [each for each in in_contest(earlier, game, name) if each.daily == game.daily]
        yield Fact("day", points=max(total, *(total_of(each, name) for each in tries), total), count=len(tries) + 1)


def best_counted(earlier: Sequence[FinishedGame], game: FinishedGame, name: str) -> FinishedGame | None:
    """The best earlier game of the same contest, of those that were won where it can be lost."""
    counted = [each for each in earlier if not is_alone(game) or has_won(each, name)]
    return best_before((*counted, game), game, name)


def _series(until_now: Sequence[FinishedGame], game: FinishedGame, name: str) -> Iterator[Fact]:
    """Games of this kind, with the same data, that were won one after the other, this one the last."""
    alike = [each for each in until_now if (each.game, each.corrected) == (game.game, game.corrected)]
    now = wins_in_a_row(alike, name)
    if now >= LEAST_SERIES:
        yield Fact("series", count=now, of=most_wins_in_a_row(alike, name), before=most_wins_in_a_row(alike[:-1], name))


def _near(earlier: Sequence[FinishedGame], game: FinishedGame, name: str) -> Iterator[Fact]:
    best = best_counted(earlier, game, name)
    if best is not None and total_of(best, name) > total_of(game, name):
        record = total_of(best, name)
        yield Fact("near", points=record - total_of(game, name), before=record, on=best.day)


def _tally(until_now: Sequence[FinishedGame], game: FinishedGame, name: str) -> Iterator[Fact]:
    contest = contest_of(game, name)
    alike = [each for each in games_of(until_now, name) if contest_of(each, name) == contest]
    if len(alike) > 1:
        yield Fact("tally", count=sum(has_won(each, name) for each in alike), of=len(alike))


def levels_won(results: Sequence[FinishedGame], game: FinishedGame, name: str) -> frozenset[str]:
    """The levels at which this person has won against the same automas."""
    mode = [each for each in games_of(results, name) if (each.game, each.mode) == (game.game, game.mode)]
    return frozenset(each.level for each in mode if each.counts and has_won(each, name))
