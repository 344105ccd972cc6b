"""What a finished game means among those before it: true over results made up, at most three, the strongest first."""

from dataclasses import replace

from desktop.celebration.facts import NOTHING, Fact, facts_of, facts_within, is_record, levels_won
from desktop.celebration.measured import Measured
from rules.core.finished_game import GENTLE, FinishedGame
from tests.desktop.celebration.made_up import FIRST, against_zu, duel, mission


def kinds(results: tuple[FinishedGame, ...], game: FinishedGame, measured: Measured = NOTHING) -> list[str]:
    """Those that compare this game with others, unless something was counted in it."""
    said: list[str] = [fact.kind for fact in facts_of(results, game, "Clara", measured)]
    return said if measured is not NOTHING else [kind for kind in said if kind not in ("moves", "time")]


def the(kind: str, results: tuple[FinishedGame, ...], game: FinishedGame) -> Fact:
    return next(fact for fact in facts_of(results, game, "Clara") if fact.kind == kind)


def test_a_record_names_what_it_beats_and_when_that_was() -> None:
    games = (mission(0, 58), mission(1, 40), mission(2, 84))
    fact = the("record", games, games[2])
    assert (fact.points, fact.before, fact.on) == (84, 58, FIRST)
    assert is_record(games, games[2], "Clara")
    assert is_record(games, games[2], "clara ")


def test_the_first_result_is_no_record_and_an_equal_one_neither() -> None:
    assert not is_record((mission(0, 58),), mission(0, 58), "Clara")
    games = (mission(0, 58), mission(1, 58))
    assert not is_record(games, games[1], "Clara")
    assert kinds(games, games[1])[0] == "equalled"


def test_what_was_lost_is_no_record_nor_one_to_beat() -> None:
    games = (mission(0, 90, won=False), mission(1, 58), mission(2, 61), mission(3, 95, won=False))
    assert the("record", games, games[2]).before == 58
    assert "record" not in kinds(games, games[3])
    assert kinds(games, games[1])[0] == "first-win"


def test_a_game_against_people_is_compared_by_its_points_alone() -> None:
    games = (duel(0, 60, 70, "person"), duel(1, 66, 70, "person"))
    assert kinds(games, games[1])[0] == "record"


def test_a_first_win_says_how_many_games_it_took() -> None:
    games = (mission(0, 20, won=False), mission(1, 30, won=False), mission(2, 50))
    assert the("first-win", games, games[2]).before == 2
    assert "first-win" not in kinds((*games, mission(3, 55)), mission(3, 55))


def test_another_level_is_another_contest() -> None:
    games = (against_zu(0, 300, 200, "easy"), against_zu(1, 220, 200, "hard"))
    assert kinds(games, games[1])[0] == "first-win"
    assert levels_won(games, games[1], "Clara") == {"easy", "hard"}
    assert levels_won(games, games[1], "Malo") == frozenset()


def test_a_series_ends_with_this_game_and_knows_the_longest() -> None:
    games = tuple(mission(day, 50, number=day + 1) for day in range(3))
    series = the("series", games, games[2])
    assert (series.count, series.before) == (3, 2)
    lost = mission(5, 10, won=False)
    again = (*games, lost, mission(6, 50, number=5), mission(7, 50, number=6))
    series = the("series", again, again[-1])
    assert (series.count, series.of) == (2, 3)
    assert "series" not in kinds((*games, lost), lost)


def test_else_how_far_the_record_is() -> None:
    games = (mission(0, 84), mission(1, 80))
    fact = the("near", games, games[1])
    assert (fact.points, fact.before) == (4, 84)


def test_at_most_three_the_strongest_first() -> None:
    games = tuple(mission(day, 50 + day, number=3) for day in range(5))
    assert kinds(games, games[4], Measured(best_turn=9)) == ["record", "series", "turn"]


def test_what_does_not_count_says_so_and_breaks_nothing() -> None:
    games = (mission(0, 58), mission(1, 84, friendly=True), mission(2, 90, corrected=True))
    assert kinds(games, games[1])[0] == "friendly"
    assert kinds(games, games[2])[0] == "corrected"
    assert not is_record(games, games[1], "Clara")
    assert the("record", (*games, mission(3, 60)), mission(3, 60)).before == 58


def test_a_series_is_one_of_games_with_the_same_data() -> None:
    games = (mission(0, 58), mission(1, 60), mission(2, 90, corrected=True))
    assert "series" not in kinds(games, games[2])
    assert the("series", games, games[1]).count == 2


def test_later_games_change_nothing_about_an_earlier_one() -> None:
    games = (mission(0, 58), mission(1, 84), mission(2, 99))
    assert kinds(games, games[1]) == kinds(games[:2], games[1])


def test_the_day_has_its_own_best() -> None:
    day = "2026-11-05"
    games = (mission(4, 70, daily=day), mission(5, 60, daily=day))
    fact = the("day", games, games[1])
    assert (fact.points, fact.count) == (70, 2)


def test_what_was_counted_in_the_game_fills_up_what_it_means_among_others() -> None:
    """So a first game that makes no record has three facts too."""
    first = replace(duel(0, 60, 50, GENTLE), moves=97, seconds=1380)
    measured = Measured(best_turn=9, source="mj-score-restored", earned=35, chapters=14)
    assert kinds((first,), first, measured) == ["turn", "source", "moves"]
    assert kinds((first,), first, replace(measured, best_turn=0)) == ["source", "moves", "time"]
    assert facts_within(first, measured) == facts_of((first,), first, "Clara", measured)
    games = tuple(mission(day, 50 + day, number=3) for day in range(5))
    assert "source" not in kinds(games, games[4], measured)
    assert [fact.kind for fact in facts_within(replace(first, moves=0, seconds=29), NOTHING)] == []
