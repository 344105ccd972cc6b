"""The puzzle of the day, the streak, and when a puzzle comes back."""

from collections import Counter
from datetime import date, timedelta

from rules.games import GAME_IDS
from rules.puzzles.of_the_day import of_the_day
from rules.puzzles.repeating import Standing, Try, standing, standing_of_missed
from rules.puzzles.streak import streak

DAY = timedelta(days=1)
START = date(2026, 11, 2)
SHELVES = {game: tuple(f"{game}-{number}" for number in range(40)) for game in GAME_IDS}


def days(pattern: str) -> tuple[list[date], date]:
    """Days solved are `x`; the last sign is today."""
    return [START + at * DAY for at, sign in enumerate(pattern) if sign == "x"], START + (len(pattern) - 1) * DAY


def run(pattern: str) -> str:
    solved, today = days(pattern)
    signs = {"solved": "x", "forgiven": ".", "open": "?"}
    return "".join(signs[each.sort] for each in streak(solved, today).days)


# The puzzle of the day


def test_each_game_has_its_turn() -> None:
    found = [of_the_day(START + at * DAY, SHELVES) for at in range(5)]
    assert {each.game for each in found if each} == set(GAME_IDS)


def test_none_comes_back_within_a_year_before_all_others_were_there() -> None:
    first = date(2027, 1, 1)
    chosen = [of_the_day(first + at * DAY, SHELVES) for at in range(200)]
    assert Counter(each.puzzle for each in chosen if each).most_common(1)[0][1] == 1


def test_it_is_the_same_on_every_computer_and_in_whatever_order_the_files_were_read() -> None:
    day = date(2026, 11, 19)
    turned = {game: SHELVES[game][::-1] for game in reversed(GAME_IDS)}
    found = of_the_day(day, SHELVES)
    assert found == of_the_day(day, turned)
    assert found is not None
    assert (found.game, found.puzzle) == ("magnastorm", "magnastorm-34")


def test_games_without_puzzles_are_passed_over() -> None:
    only = {"hoyuk": ("hk-00000000",), "marajoara": ()}
    assert {each.puzzle for at in range(9) if (each := of_the_day(START + at * DAY, only))} == {"hk-00000000"}
    assert of_the_day(START, {}) is None


# The streak


def test_days_in_a_row_count() -> None:
    assert run("xxxx") == "xxxx"
    assert run("xxx_") == "xxx?"
    assert streak(*days("xxx_")).length == 3
    assert run("_") == "?"


def test_one_gap_a_week_is_forgiven() -> None:
    assert run("xx_xxx") == "xx.xxx"
    assert streak(*days("xx_xxx")).length == 5
    assert run("xx_xxxxxx_xx") == "xx.xxxxxx.xx"
    assert run("xxx__xx") == "xx"
    assert run("xx_xx_xx") == "xx.xx"


def test_a_streak_does_not_begin_with_a_gap() -> None:
    assert run("x__xx") == "xx"
    assert run("_xx") == "xx"


# Coming back


def test_what_is_found_at_once_is_solved() -> None:
    assert standing([Try(START, "clean")]) == Standing(is_solved=True)
    assert standing([]) == Standing()


def test_what_was_missed_comes_back_later_and_later_while_it_needs_help() -> None:
    tries = [Try(START, "missed")]
    waits = []
    for _ in range(5):
        due = standing(tries).due
        assert due is not None
        waits.append((due - tries[-1].day).days)
        tries.append(Try(due, "helped"))
    assert waits == [1, 3, 7, 21, 21]


def test_found_without_help_on_two_days_it_is_solved() -> None:
    missed = Try(START, "missed")
    once = [missed, Try(START + DAY, "clean")]
    assert standing(once).due == START + 4 * DAY
    assert not standing([*once, Try(START + DAY, "clean")]).is_solved
    assert standing([*once, Try(START + 4 * DAY, "clean")]).is_solved


def test_missed_again_it_begins_anew() -> None:
    tries = [Try(START, "missed"), Try(START + DAY, "helped"), Try(START + 4 * DAY, "missed")]
    assert standing(tries).due == START + 5 * DAY
    assert standing(tries).is_due(START + 5 * DAY)
    assert not standing(tries).is_due(START + 4 * DAY)


def test_a_moment_of_a_game_was_missed_there_so_it_is_found_on_two_days() -> None:
    once = [Try(START, "clean")]
    assert standing_of_missed([]) == Standing()
    assert standing_of_missed(once) == Standing(due=START + 3 * DAY)
    assert not standing_of_missed([*once, Try(START, "clean")]).is_solved
    assert standing_of_missed([*once, Try(START + 3 * DAY, "clean")]).is_solved


def test_found_again_and_again_on_one_day_it_stays_away_no_longer() -> None:
    tries = [Try(START, "missed"), *[Try(START + DAY, "helped")] * 3]
    assert standing(tries).due == START + 4 * DAY
