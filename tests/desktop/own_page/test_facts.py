"""What is counted: by opponent, by day, best scores, medals."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from desktop.kept_games.tallies import PEOPLE, SOLO, Tally, opposition
from desktop.own_page.facts import Facts, facts_of
from desktop.own_page.medals import Row, achievements_of, rows_of
from rules.core.contract import AnyGame
from rules.core.finished_game import FinishedGame
from rules.core.profile import Profile
from rules.games import GAME_IDS, game_named, loaded
from tests.desktop.own_page.games import NOW, finished

TODAY = NOW.date()


def clara(*games: FinishedGame) -> Facts:
    return facts_of(sorted(games, key=lambda game: game.when), "clara", TODAY)


def test_only_ones_own_games_count() -> None:
    facts = clara(finished(1, "novice"), finished(2, "Clara", name="Malo"), finished(3, "regular", name="Malo"))
    assert facts.whole == Tally(1, 2)
    assert facts.seconds == 3_600
    assert facts.since == TODAY - timedelta(days=2)


def test_nothing_played_is_no_trouble() -> None:
    facts = clara()
    assert (facts.whole, facts.since, facts.most_played, facts.streak, facts.longest_streak) == (
        Tally(),
        None,
        "",
        0,
        0,
    )
    assert [each.whole.played for each in facts.tallies("all", GAME_IDS)] == [0] * 5
    assert facts.whole.share == 0


def test_a_game_stands_under_its_strongest_opponent() -> None:
    assert opposition(finished(0, "random", "regular", "novice"), "Clara") == "regular"
    assert opposition(finished(0, "gentle"), "Clara") == "gentle"
    assert opposition(finished(0, "Malo"), "Clara") == PEOPLE
    assert opposition(finished(0, "Malo", "novice"), "Clara") == "novice"
    assert opposition(finished(0), "Clara") == SOLO
    assert opposition(finished(0, "zu", game="excavation_earth", mode="zu", level="hard"), "Clara") == SOLO


def test_sums_of_the_table_agree() -> None:
    games = [finished(day, ("novice", "regular", "Malo")[day % 3], won=day % 2 == 0) for day in range(30)]
    (marajoara, *others) = clara(*games).tallies("all", GAME_IDS)
    assert marajoara.game == "marajoara"
    assert marajoara.whole == Tally(15, 30)
    assert sum(each.played for each in marajoara.against.values()) == 30
    assert sum(each.won for each in marajoara.against.values()) == 15
    assert all(each.whole.played == 0 for each in others)


def test_games_without_advice() -> None:
    facts = clara(finished(1, "novice"), replace(finished(2, "regular"), advised=3))
    assert len(facts.within("unadvised")) == 1
    assert facts.tallies("unadvised", GAME_IDS)[0].whole.played == 1


def test_periods() -> None:
    facts = clara(
        finished(0, "novice"), finished(100, "novice"), finished(1, "novice", friendly=True), finished(2, "gentle")
    )
    played = {period: facts.tallies(period, ("marajoara",))[0].whole.played for period in ("all", "months", "ranked")}
    assert played == {"all": 4, "months": 3, "ranked": 2}


def test_columns_are_there_once_one_has_met_them() -> None:
    assert clara().columns() == ("random", "novice", "apprentice", "regular", "expert", "master", SOLO)
    assert clara(finished(0, "gentle")).columns() == ("gentle", "random", SOLO)
    met = clara(finished(0, "gentle"), finished(1, "Malo"), finished(2, "novice"), finished(3, "regular")).columns()
    assert met == ("gentle", "novice", "regular", "expert", PEOPLE, SOLO)


def test_days() -> None:
    facts = clara(finished(0, "novice"), finished(1, "novice"), finished(1, "regular"), finished(9, "novice"))
    assert facts.by_day[TODAY - timedelta(days=1)] == 2
    assert (facts.streak, facts.longest_streak) == (2, 2)
    assert facts.first_monday == date(2026, 7, 6)
    assert facts.first_monday.weekday() == 0


def test_best_scores_by_contest() -> None:
    facts = clara(
        finished(9, "novice", total=70),
        finished(8, "novice", total=66),
        finished(7, "novice", total=90, friendly=True),
        finished(6, total=61),
    )
    assert [(best.total, best.played, best.at.mode) for best in facts.bests(lambda game: True)] == [
        (61, 1, "mission-1"),
        (70, 2, "competitive"),
    ]
    assert facts.bests(lambda game: False) == ()


# Medals


def row(game: str, number: int, *games: FinishedGame, profile: Profile | None = None, name: str = "Clara") -> Row:
    found = game_named(game)
    assert found is not None
    mine = [each for each in games if each.seat_of(name)]
    return [each for each in rows_of([found], mine, games, profile or Profile(), name) if each.game == game][number]


def metals(found: Row) -> list[str]:
    return [medal.metal for medal in found.medals]


def test_medals_of_missions() -> None:
    games = [
        finished(1, won=True, friendly=True),
        finished(2, mode="mission-2"),
        *(finished(day, mode="mission-3") for day in (3, 4, 5)),
        finished(6, mode="mission-4", won=False),
    ]
    found = row("marajoara", 0, *games)
    assert metals(found) == ["bronze", "silver", "gold", "", "", "", "", ""]
    assert found.won == 3


def test_what_was_won_with_other_data_wins_no_medal_and_has_a_tally_of_its_own() -> None:
    games = (finished(1, "novice"), finished(2, "regular", corrected=True), finished(3, corrected=True, won=False))
    assert set(metals(row("marajoara", 0, *games))) == {""}
    facts = clara(*games)
    (marajoara, *_) = facts.tallies("all", GAME_IDS)
    assert (marajoara.whole, marajoara.against, marajoara.corrected) == (
        Tally(2, 3),
        {"novice": Tally(1, 1)},
        Tally(1, 2),
    )
    assert (facts.published, "regular" in facts.columns()) == (Tally(1, 1), True)


def test_medals_of_levels() -> None:
    won = finished(1, "zu", game="excavation_earth", mode="zu", level="normal")
    assert metals(row("excavation_earth", 0, won)) == ["", "silver", "", "", ""]


def test_what_the_profile_remembers_counts_for_a_medal() -> None:
    old = Profile().reached("marajoara", "mission-5", 60)
    assert metals(row("marajoara", 0, profile=old))[4] == "bronze"
    of_malo = finished(1, mode="mission-5", name="Malo")
    assert metals(row("marajoara", 0, of_malo, profile=old))[4] == "", "somebody else has won it"


@pytest.mark.parametrize("game", loaded(), ids=lambda game: game.id)
def test_what_the_profile_calls_a_level(game: AnyGame) -> None:
    """No two levels of an automa are taken for each other; where the profile does not say which it was, none is."""
    said = [achievements_of(level, game.levels, game) for level in game.levels]
    known = [id for each in said for id in each]
    assert len(known) == len(set(known))
    if known:
        assert {"solo-won-level-2", "solo-won-hard", "solo-hard"} & set(said[2])
