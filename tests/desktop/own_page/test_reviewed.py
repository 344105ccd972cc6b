"""What reviews say together: stated losses give known bars, files that are about something else count for nothing."""

import os
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from desktop.own_page import reviewed as module
from desktop.own_page.levels import LevelCourse, level_course
from desktop.own_page.reviewed import (
    Reviewed,
    by_month,
    fates_of,
    file_of,
    outstanding,
    reviewed,
    strengths_of,
    sum_of_counts,
    summary_of,
)
from rules.bots.review import Review
from rules.bots.review_file import read_alone
from rules.core import folders
from rules.core.finished_game import FinishedGame
from rules.reference.habits import Habit, Habits
from rules.reference.ladder import ladder_of
from tests.desktop.own_page.games import finished
from tests.desktop.own_page.reviews import EVALUATION, Loss, kept_beside, review_of

USUAL = Habits(
    level="regular",
    seats=2,
    games=12,
    evaluation=EVALUATION,
    themes={
        "tracks": Habit(decisions=10.0, points=4.0, error=0.3),
        "vases": Habit(decisions=10.0, points=2.0, error=0.4),
        "points": Habit(decisions=0.5, points=0.2, error=0.1),
    },
)
HABITS = (USUAL,)
VASES, TRACKS, NOTHING = ("vases", 1.5), ("tracks", 0.5), ("", 0.0)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(folders.HOME_VARIABLE, str(tmp_path))


def told(
    days_ago: int, *losses: Loss, evaluation: str = EVALUATION, start: float | None = None, game: str = "marajoara"
) -> Reviewed:
    at = finished(days_ago, "novice", game=game)
    return Reviewed(at, summary_of(review_of(at, losses, evaluation=evaluation, start=start)))


# Strengths


def test_losses_beside_what_is_usual() -> None:
    found = strengths_of("marajoara", [told(0, VASES, VASES, NOTHING), told(1, TRACKS, NOTHING)], HABITS)
    assert found is not None
    assert (found.games, found.usual) == (2, USUAL)
    assert {each.theme: (round(each.points, 3), each.decisions) for each in found.themes} == {
        "tracks": (3.75, 1),
        "vases": (0.5, 2),
    }
    tracks, vases = found.themes
    assert tracks.error == pytest.approx((0.25**2 + 0.3**2) ** 0.5)
    assert tracks.is_clear
    assert not vases.is_clear, "a difference within the noise is drawn as one"


def test_a_theme_with_too_few_decisions_is_not_told() -> None:
    """Neither one's own are enough nor those that are usual: points are lost once in two games."""
    found = strengths_of("marajoara", [told(0, ("points", 1.0))], HABITS)
    assert found is not None
    assert [each.theme for each in found.themes] == []
    many = strengths_of("marajoara", [told(0, *[("points", 1.0)] * 20)], HABITS)
    assert many is not None
    assert [(each.theme, round(each.points, 3)) for each in many.themes] == [("points", -19.8)]


def test_one_game_says_nothing_for_certain() -> None:
    found = strengths_of("marajoara", [told(0, *[VASES] * 20)], HABITS)
    assert found is not None
    assert [each.is_clear for each in found.themes] == [False]


def test_own_losses_alone_where_nobody_has_measured_what_is_usual() -> None:
    found = strengths_of("marajoara", [told(0, *[VASES] * 20), told(1, *[VASES] * 30)], ())
    assert found is not None
    assert found.usual is None
    assert [(each.theme, round(each.points, 3)) for each in found.themes] == [("vases", -37.5)]
    of_three = strengths_of("marajoara", [told(0, *[VASES] * 20)], (replace(USUAL, seats=3),))
    assert of_three is not None
    assert of_three.usual is None


def test_it_is_known_whether_both_were_judged_alike() -> None:
    for others, is_alike in ((EVALUATION, True), ("other", False)):
        found = strengths_of("marajoara", [told(0, *[VASES] * 20), told(1, VASES, evaluation=others)], HABITS)
        assert found is not None
        assert (found.games, found.is_alike) == (2, is_alike)


def test_without_reviews_nothing_is_said() -> None:
    assert strengths_of("marajoara", [], HABITS) is None
    assert strengths_of("marajoara", [told(0, VASES, game="hoyuk")], HABITS) is None


def test_what_is_nearest_to_the_usual_is_left_out() -> None:
    losses = [VASES, ("tracks", 0.1), ("points", 0.1)] * 20
    found = strengths_of("marajoara", [told(0, *losses)], HABITS)
    assert found is not None
    assert [each.theme for each in found.themes] == ["tracks", "points", "vases"]
    assert [each.theme for each in outstanding(found.themes, 2)] == ["tracks", "vases"]


# Decisions and fate


def test_decisions_by_month() -> None:
    known = [told(0, VASES, NOTHING, NOTHING), told(3, NOTHING), told(70, NOTHING), told(400, NOTHING)]
    months = by_month(known, date(2026, 11, 19))
    assert [month for month, _ in months] == [(2026, 9), (2026, 10), (2026, 11)]
    assert months[0][1]["best"] == 1
    assert months[1][1] == {}
    assert sum(months[2][1].values()) == 4
    assert months[2][1]["best"] == 3
    assert sum_of_counts(counts for _, counts in months)["best"] == 4


def test_the_last_months_pass_into_the_year_before() -> None:
    months = by_month([told(300, NOTHING), told(200, NOTHING)], date(2026, 2, 1))
    assert [month for month, _ in months] == [(2026, 1), (2026, 2)]


def test_fate_is_what_losses_do_not_explain() -> None:
    """A lead of 10 at the end, 4 expected at first, 3 lost by vases: fate gave 9."""
    known = [told(0, VASES, VASES, NOTHING, start=4.0), told(1, NOTHING, start=9.0, game="hoyuk"), told(2, VASES)]
    assert [(each.game, each.games, round(each.points, 3)) for each in fates_of(known)] == [
        ("marajoara", 1, 9.0),
        ("hoyuk", 1, 1.0),
    ]


# Files


def file_for(game: FinishedGame) -> Path:
    (file,) = kept_beside([(game, review_of(game, [VASES, NOTHING]))])
    return file


def test_a_review_is_found_beside_its_game() -> None:
    game = finished(3, "novice")
    file = file_for(game)
    home = {game.file: folders.saves() / game.file}
    assert file_of(game, "Clara", home) == file
    assert file_of(game, "Malo", home) is None
    assert file_of(game, "Clara", {}) is None
    found = reviewed(game, "Clara", file)
    assert found is not None
    assert found.of.lost["vases"].points == pytest.approx(1.5)


def test_a_review_of_another_game_counts_for_nothing() -> None:
    game = finished(3, "novice")
    file = file_for(game)
    assert reviewed(replace(game, moves=77), "Clara", file) is None
    assert reviewed(replace(game, game="hoyuk"), "Clara", file) is None
    other = replace(game, seats=(replace(game.seats[0], total=99), *game.seats[1:]))
    assert reviewed(other, "Clara", file) is None


def test_what_is_not_whole_or_not_readable_counts_for_nothing(tmp_path: Path) -> None:
    game = finished(3, "novice")
    (file,) = kept_beside([(game, review_of(game, [VASES, NOTHING], known=1))])
    assert reviewed(game, "Clara", file) is None
    file.write_bytes(b"x" * 30)
    assert reviewed(game, "Clara", file) is None
    assert read_alone(file) is None
    assert reviewed(game, "Clara", tmp_path / "nowhere") is None


def test_a_file_is_read_once_and_again_when_it_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    reads: list[Path] = []

    def read(path: Path) -> Review | None:
        reads.append(path)
        return read_alone(path)

    monkeypatch.setattr(module, "read_alone", read)
    game = finished(3, "novice")
    file = file_for(game)
    for _ in range(3):
        assert reviewed(game, "Clara", file) is not None
    assert len(reads) == 1
    kept_beside([(game, review_of(game, [TRACKS]))])
    os.utime(file, (1, 1))
    found = reviewed(game, "Clara", file)
    assert found is not None
    assert set(found.of.lost) == {"tracks"}


# Levels


def course_of(*games: FinishedGame) -> LevelCourse | None:
    return level_course(games, "marajoara", "Clara", ladder_of("marajoara", 2))


def test_no_level_before_five_games() -> None:
    games = [finished(day, "novice") for day in range(9, 4, -1)]
    assert course_of(*games[:4]) is None
    course = course_of(*games)
    assert course is not None
    assert [each.games for each in course.standings] == [5]
    assert course.last.least < course.last.rung < course.last.most


def test_who_wins_rises_and_who_loses_falls() -> None:
    games = [finished(day, "novice", won=day > 10) for day in range(20, 0, -1)]
    course = course_of(*games)
    assert course is not None
    rungs = [each.rung for each in course.standings]
    assert [each.games for each in course.standings] == list(range(5, 21))
    assert max(rungs) == rungs[5]
    assert rungs[-1] < rungs[0]


def test_a_day_has_one_place_and_advice_no_say() -> None:
    games = [finished(day // 3, "novice") for day in range(24, 0, -1)]
    course = course_of(*games)
    assert course is not None
    assert len({each.day for each in course.standings}) == len(course.standings)
    assert course_of(*(replace(game, advised=1) for game in games)) is None
    assert course_of(*(replace(game, friendly=True) for game in games)) is None
