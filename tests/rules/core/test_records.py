"""Best scores, series and first times, over games stated in a line."""

from dataclasses import replace
from datetime import date, timedelta

from rules.core.finished_game import FinishedGame, SeatResult, id_of
from rules.core.records import (
    best,
    best_before,
    contest_of,
    days_in_a_row,
    in_contest,
    is_alone,
    most_days_in_a_row,
    most_wins_in_a_row,
    wins_in_a_row,
)

FIRST = date(2026, 11, 1)


def solo(
    day: int, total: int, *, won: bool = True, mode: str = "mission-3", friendly: bool = False, level: str = ""
) -> FinishedGame:
    ended = f"{FIRST + timedelta(days=day)}T20:00:00+01:00"
    seats = (SeatResult("Clara", "person", total, 1, won),)
    return FinishedGame(
        id=id_of("x", day), ended=ended, game="marajoara", mode=mode, level=level, friendly=friendly, seats=seats
    )


def duel(day: int, total: int, opponent: str) -> FinishedGame:
    game = solo(day, total, mode="competitive")
    other = SeatResult("", opponent, 1, 2, False)
    return FinishedGame(id=game.id, ended=game.ended, game=game.game, mode=game.mode, seats=(*game.seats, other))


def test_the_best_is_the_first_of_equal_ones_that_counts() -> None:
    games = (solo(0, 50), solo(1, 70, friendly=True), solo(2, 61), solo(3, 61))
    assert best(games, "clara") is games[2]
    assert best(games, "Malo") is None


def test_scores_are_compared_within_a_contest() -> None:
    games = (solo(0, 50), solo(1, 90, mode="mission-4"), duel(2, 70, "novice"), duel(3, 60, "regular"))
    assert best_before(games, solo(5, 40), "Clara") is games[0]
    assert best_before(games, duel(5, 40, "regular"), "Clara") is games[3]
    assert best_before(games, duel(5, 40, "person"), "Clara") is None, "the first time"
    assert in_contest(games, games[0], "Clara") == ()


def test_games_with_other_data_are_another_contest() -> None:
    theirs = replace(solo(0, 90), corrected=True)
    assert contest_of(theirs, "Clara") != contest_of(solo(1, 50), "Clara")
    assert best((theirs, solo(1, 50)), "Clara") == solo(1, 50)


def test_only_what_came_before_is_a_record_to_beat() -> None:
    games = (solo(0, 50), solo(4, 80))
    assert best_before(games, solo(2, 60), "Clara") is games[0]


def test_wins_in_a_row() -> None:
    games = [solo(day, 1, won=won) for day, won in enumerate((True, True, True, False, True, True))]
    assert wins_in_a_row(games, "Clara") == 2
    assert most_wins_in_a_row(games, "Clara") == 3
    assert wins_in_a_row(games[:4], "Clara") == 0
    assert most_wins_in_a_row((), "Clara") == 0


def test_days_in_a_row() -> None:
    games = [solo(day, 1) for day in (0, 1, 2, 2, 5, 6)]
    assert most_days_in_a_row(games) == 3
    assert days_in_a_row(games, FIRST + timedelta(days=6)) == 2
    assert days_in_a_row(games, FIRST + timedelta(days=7)) == 2, "today is not over"
    assert days_in_a_row(games, FIRST + timedelta(days=8)) == 0
    assert (most_days_in_a_row(()), days_in_a_row((), FIRST)) == (0, 0)


def test_who_plays_alone() -> None:
    assert is_alone(solo(0, 1))
    assert not is_alone(duel(0, 1, "regular"))
