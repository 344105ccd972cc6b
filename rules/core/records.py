"""What stands out among the finished games of a person: best scores, series, first times. Pure, over results."""

from collections.abc import Iterable, Iterator, Sequence
from datetime import date, timedelta

from rules.core.finished_game import FinishedGame


def games_of(results: Iterable[FinishedGame], name: str) -> tuple[FinishedGame, ...]:
    """What a person of this name has played."""
    return tuple(each for each in results if each.seat_of(name) is not None)


def has_won(game: FinishedGame, name: str) -> bool:
    seat = game.seat_of(name)
    return seat is not None and seat.won


def total_of(game: FinishedGame, name: str) -> int:
    """The score of a person who sat there. Raises `ValueError` for who did not."""
    seat = game.seat_of(name)
    if seat is None:
        raise ValueError(f"nobody called {name!r} sat at {game.id!r}")
    return seat.total


def is_alone(game: FinishedGame) -> bool:
    """Whether one person plays against the game itself: a mission, or an automa of the box."""
    persons = sum(seat.is_person for seat in game.seats)
    return persons == 1 and (len(game.seats) == 1 or bool(game.level))


def contest_of(game: FinishedGame, name: str) -> tuple[str, ...]:
    """What scores are compared within: the game, whose data, its mode, the level of its automa, who else sits
    there. All people are alike."""
    data = "own" if game.corrected else "published"
    return (game.game, data, game.mode, game.level, *sorted(seat.player for seat in game.others(name)))


def in_contest(results: Iterable[FinishedGame], of: FinishedGame, name: str) -> tuple[FinishedGame, ...]:
    """The other games of the same contest that make records."""
    contest = contest_of(of, name)
    return tuple(
        each
        for each in games_of(results, name)
        if each is not of and (not of.id or each.id != of.id) and each.counts and contest_of(each, name) == contest
    )


def best(results: Iterable[FinishedGame], name: str) -> FinishedGame | None:
    """The game with the best score of a person among those that make records; the first of equal ones."""
    counting = [each for each in games_of(results, name) if each.counts]
    return max(counting, key=lambda each: total_of(each, name), default=None)


def best_before(results: Iterable[FinishedGame], of: FinishedGame, name: str) -> FinishedGame | None:
    """The best game of the same contest that ended earlier."""
    return best((each for each in in_contest(results, of, name) if each.when <= of.when), name)


# Series


def wins_in_a_row(results: Sequence[FinishedGame], name: str) -> int:
    """How many of the latest games of a person were won, one after the other."""
    number = 0
    for game in reversed(games_of(results, name)):
        if not has_won(game, name):
            break
        number += 1
    return number


def most_wins_in_a_row(results: Sequence[FinishedGame], name: str) -> int:
    longest = number = 0
    for game in games_of(results, name):
        number = number + 1 if has_won(game, name) else 0
        longest = max(longest, number)
    return longest


def days_in_a_row(results: Iterable[FinishedGame], today: date) -> int:
    """How many days, up to today or yesterday, have each seen the end of a game."""
    days = {game.day for game in results}
    last = today if today in days else today - timedelta(days=1)
    return next((length for first, length in stretches(days) if first + timedelta(days=length - 1) == last), 0)


def most_days_in_a_row(results: Iterable[FinishedGame]) -> int:
    return max((length for _, length in stretches({game.day for game in results})), default=0)


def stretches(days: Iterable[date]) -> Iterator[tuple[date, int]]:
    """The first day and the length of each stretch of days."""
    first: date | None = None
    length = 0
    for day in sorted(set(days)):
        if first is not None and day == first + timedelta(days=length):
            length += 1
            continue
        if first is not None:
            yield first, length
        first, length = day, 1
    if first is not None:
        yield first, length
