"""How good a person is, by own results, and which level is suggested to them."""

import pytest

from desktop.kept_games.own_level import (
    LEAST_GAMES,
    WANTED,
    Met,
    advised,
    course,
    expected,
    games_met,
    on_rungs,
    place_after,
    scale_of,
)
from rules.reference.ladder import RUNGS, UNKNOWN, Ladder, Pair
from tests.desktop.own_page.games import NOW, finished

SCALE = scale_of(UNKNOWN, RUNGS)
DAY = NOW.date()


def met(*games: tuple[str, bool]) -> tuple[Met, ...]:
    return tuple(Met((level,), won, DAY) for level, won in games)


def test_before_five_games_everybody_begins_with_the_novice() -> None:
    for number in range(LEAST_GAMES):
        advice = advised(met(*[("master", True)] * number), SCALE)
        assert (advice.level, advice.is_known) == ("novice", False)
    assert advised(met(*[("master", True)] * LEAST_GAMES), SCALE).level == "master"


def test_whoever_always_loses_is_sent_down_and_whoever_always_wins_up() -> None:
    assert advised(met(*[("novice", False)] * 8), SCALE).level == "random"
    assert advised(met(*[("novice", True)] * LEAST_GAMES), SCALE).level == "apprentice"
    assert RUNGS.index(advised(met(*[("regular", True)] * 20), SCALE).level) > RUNGS.index("regular")


def test_the_level_suggested_is_the_one_won_against_nearest_to_as_often_as_wanted() -> None:
    games = met(*[("apprentice", True), ("apprentice", False), ("regular", False)] * 4)
    advice, at = advised(games, SCALE), place_after(games, SCALE).mean
    off = {level: abs(expected(at, [SCALE[level]]) - WANTED) for level in RUNGS}
    assert off[advice.level] == min(off.values())
    assert advice.share == pytest.approx(expected(at, [SCALE[advice.level]]))


def test_games_make_the_place_more_certain_and_later_ones_count_more() -> None:
    even = met(*[("regular", True), ("regular", False)] * 10)
    assert place_after(even, SCALE).error < place_after(even[:4], SCALE).error
    better, worse = even + met(*[("regular", True)] * 6), met(*[("regular", True)] * 6) + even
    assert place_after(better, SCALE).mean > place_after(worse, SCALE).mean
    low, high = place_after(even, SCALE).band
    assert low < place_after(even, SCALE).mean < high


def test_a_win_against_two_is_worth_more_than_against_one() -> None:
    one, two = Met(("regular",), True, DAY), Met(("regular", "regular"), True, DAY)
    assert place_after([two], SCALE).mean > place_after([one], SCALE).mean
    assert expected(0.0, [0.0, 0.0]) == pytest.approx(1 / 3)


def test_rungs_stand_as_far_apart_as_they_were_measured() -> None:
    pairs = (
        Pair(level="novice", below="random", seats=2, won=200, games=200),
        Pair(level="apprentice", below="novice", seats=2, won=160, games=200),
    )
    scale = scale_of(Ladder(rules_version=1, pairs=pairs), RUNGS)
    assert scale["novice"] == 0
    assert expected(scale["apprentice"], [scale["novice"]]) == pytest.approx(0.8)
    assert expected(scale["novice"], [scale["random"]]) == pytest.approx(0.99), "nobody can tell by no loss at all"
    assert expected(scale["master"], [scale["expert"]]) == pytest.approx(0.75), "as usual where nobody measured"


def test_a_place_is_said_in_rungs() -> None:
    assert [on_rungs(SCALE[level], SCALE) for level in RUNGS] == pytest.approx(list(range(len(RUNGS))))
    assert on_rungs((SCALE["expert"] + SCALE["master"]) / 2, SCALE) == pytest.approx(4.5)
    assert on_rungs(-50, SCALE) == -0.5
    assert on_rungs(50, SCALE) == 5.5


def test_the_course_has_a_place_for_each_of_the_last_games() -> None:
    games = met(*[("novice", True)] * 12)
    assert len(course(games, SCALE, 40)) == 12
    last = course(games, SCALE, 5)
    assert len(last) == 5
    assert last[-1] == place_after(games, SCALE)


def test_only_games_against_levels_that_were_played_through_count() -> None:
    results = [
        finished(5, "regular"),
        finished(9, "novice", "apprentice", won=False),
        finished(1, "novice", friendly=True),
        finished(1, "novice", corrected=True),
        finished(1, "gentle"),
        finished(1, "Malo"),
        finished(1, "novice", "Malo"),
        finished(1, "novice", game="hoyuk"),
        finished(1, "novice", name="Inès"),
        finished(1),
    ]
    found = games_met(results, "marajoara", "Clara", RUNGS)
    assert [(each.rivals, each.won) for each in found] == [(("novice", "apprentice"), False), (("regular",), True)]
    assert found[0].day < found[1].day
