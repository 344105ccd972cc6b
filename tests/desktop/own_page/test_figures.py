"""What the page says of what was played: games, levels, strengths, decisions, periods."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from desktop.own_page import saying_reviews
from desktop.puzzles.faces import Filters
from desktop.puzzles.shelf import PuzzleShelf
from desktop.review.screen import ReviewScreen
from desktop.style.fonts import width_of
from rules.reference.habits import Habit, Habits
from tests.desktop.own_page.at_the_page import SIZES, Play, Window, click, kept, page_in, reviewed, some
from tests.desktop.own_page.games import finished
from tests.desktop.own_page.reviews import EVALUATION

pytestmark = pytest.mark.usefixtures("unpainted")


def test_it_says_what_was_played(window: Window, qtbot: QtBot) -> None:
    kept(some())
    page = page_in(window(name="Clara"))
    who, rows = page.leaf.who, page.leaf.games.rows
    assert [each.text() for each in who.figures] == ["40", "20\u00a0h", "65%"]
    assert who.name.text() == "Clara"
    assert who.most_game.text() == "Marajoara"
    assert [cell.figures for cell in rows["marajoara"].cells] == ["5 / 8", "5 / 8", "5 / 8", "6 / 8", "", "5 / 8", ""]
    assert "Novice : 5 / 8" in rows["marajoara"].accessibleDescription()
    assert rows["hoyuk"].below == "not played yet"
    assert page.leaf.latest.lines[0].said.title == "Marajoara · against Random"
    assert page.leaf.latest.lines[0].said.beside == "today"
    assert "guided game" in page.leaf.latest.lines[4].said.below


def test_drawings_speak(window: Window, qtbot: QtBot) -> None:
    kept([*some(), finished(1, mode="mission-2")])
    page = page_in(window(name="Clara"))
    calendar = page.leaf.days.calendar
    assert calendar.accessibleDescription().startswith("41 games in twenty weeks, 40 days")
    step = calendar._step(calendar.width())
    today = QPointF(calendar._left + 19.5 * step, calendar._top + 3.5 * step)
    assert calendar.tip_at(today) == "today: one game finished"
    assert calendar.tip_at(today + QPointF(0, step)) == "", "tomorrow"
    missions = page.leaf.medals.rows[2][1]
    assert missions.accessibleName() == "Marajoara, missions"
    assert (
        "Mission 2: Hidden Treasures" in missions.accessibleDescription()
        or "silver" in missions.accessibleDescription()
    )
    assert "to be won" in missions.tip_at(QPointF(10, 10))


def test_nobody_has_played_yet(window: Window, qtbot: QtBot) -> None:
    shell = window(size=(1600, 1000))
    page = page_in(shell)
    assert page.leaf.who.name.text() == "You"
    assert not page.leaf.latest.isVisibleTo(page)
    assert not page.bar.buttons["forget"].isEnabled()
    click(qtbot, page.leaf.invitation.play)
    assert shell.trail[-1].opened_as == "new_game"


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """A level was measured by which to compare: it loses as much by tracks, and half of what Clara does by vases."""
    themes = {
        "vases": Habit(decisions=2.5, points=1.5, error=0.1),
        "tracks": Habit(decisions=3.5, points=1.0, error=0.1),
    }
    habits = Habits(level="regular", seats=2, games=12, evaluation=EVALUATION, themes=themes)
    monkeypatch.setattr(saying_reviews, "habits_of", lambda game, version: (habits,))


def test_stated_losses_give_known_bars(window: Window, qtbot: QtBot, measured: None) -> None:
    kept(some())
    reviewed(some(), start=4.0)
    page = page_in(window(name="Clara"))
    qtbot.waitUntil(lambda: not page.reviews.reading.is_reading)
    strengths, decisions = page.leaf.strengths, page.leaf.decisions
    assert [(each.name, each.words, each.is_clear) for each in strengths.bars.faces] == [
        ("Excavation tracks", "0.0", False),
        ("Red dice and money", "−1.5", True),
    ]
    assert strengths.said.text() == "lead gained or left in each game, beside Regular (you: 8 games reviewed, it: 12)"
    assert "Red dice and money: −1.5 a game" in strengths.bars.accessibleDescription()
    assert strengths.games.isHidden(), "of one game there is nothing to choose"
    assert [(each.grade, each.share) for each in decisions.grades.faces][:3] == [
        ("best", "74%"),
        ("good", "15%"),
        ("inexact", "11%"),
    ]
    assert [each.name for each in decisions.months.faces] == ["Oct", "Nov"]
    assert decisions.fate.words == "Fate, in each game: Marajoara +18.5 (8 games)."
    assert "what the others lose by mistakes of their own" in decisions.fate.tip


def test_practising_leads_to_puzzles_of_the_weakest_theme(window: Window, qtbot: QtBot, measured: None) -> None:
    kept(some())
    reviewed(some())
    shell = window(name="Clara")
    page = page_in(shell)
    page.reviews.reading.finish()
    practise = page.leaf.strengths.practise
    assert practise.title.text().endswith("puzzles: Red dice and money")
    click(qtbot, practise.button)
    shelf = shell.trail[-1]
    assert isinstance(shelf, PuzzleShelf)
    shown = [tile.face for tile in shelf.leaf.store.tiles]
    assert {each.game for each in shown if each is not None} == {"marajoara"}
    assert shelf.filters == Filters(theme=("marajoara", "vases"))
    qtbot.keyClick(shelf, Qt.Key.Key_Escape)
    assert shelf.filters.is_any, "Escape shows all puzzles again, then goes back"


def test_without_anything_measured_the_panel_says_so(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saying_reviews, "habits_of", lambda game, version: ())
    kept(some())
    reviewed(some())
    page = page_in(window(name="Clara"))
    page.reviews.reading.finish()
    assert "nothing measured to compare" in page.leaf.strengths.said.text()
    assert [each.words for each in page.leaf.strengths.bars.faces] == ["−1.0", "−3.0"]


def test_themes_are_told_game_by_game(window: Window, qtbot: QtBot) -> None:
    both = some() + [finished(day, "novice", game="hoyuk") for day in range(7)]
    kept(both)
    reviewed(both)
    page = page_in(window(name="Clara"))
    page.reviews.reading.finish()
    games = page.leaf.strengths.games
    assert [each.words for each in games.items] == ["Marajoara", "Höyük"]
    games.chosen.emit("hoyuk")
    assert games.value == "hoyuk"
    assert "7 games reviewed" in page.leaf.strengths.said.text()


def test_before_any_review_the_latest_game_is_offered(window: Window, qtbot: QtBot, play: Play) -> None:
    play(("Clara", "novice"), 5_000)
    shell = window(name="Clara")
    page = page_in(shell)
    qtbot.waitUntil(lambda: not page.importing.is_wanted)
    strengths = page.leaf.strengths
    assert "says where your decisions gain or leave points" in strengths.nothing.text()
    assert "After a review" in page.leaf.decisions.nothing.text()
    click(qtbot, strengths.link)
    assert isinstance(shell.trail[-1], ReviewScreen)


def test_the_level_of_each_game_has_its_own_line(window: Window, qtbot: QtBot) -> None:
    games = [finished(day, "novice", won=day % 2 > 0) for day in range(12)]
    games += [finished(day, "novice", won=True, game="hoyuk") for day in range(9)]
    games += [finished(day, "novice", game="magnastorm") for day in range(4)]
    kept(games)
    page = page_in(window(name="Clara"))
    chart = page.leaf.levels.chart
    assert chart.face is not None
    assert [line.name for line in chart.face.lines] == ["Höyük", "Marajoara"], "four games say nothing"
    assert len({line.pattern for line in chart.face.lines}) == 2
    rows = page.leaf.games.rows
    assert rows["marajoara"].level == "Novice"
    assert rows["hoyuk"].level not in {"", "Random", "Random +", "Novice"}, "nine wins of nine against novices"
    assert rows["magnastorm"].level == ""
    assert all(abs(one - other) >= chart._label * 1.4 for one, other in pairwise(sorted(chart._levels)))
    assert "Marajoara: about Novice, by 12 games" in chart.accessibleDescription()
    for number, level in enumerate(chart._levels):
        on_name = QPointF(chart.width() - 5, level)
        assert chart.tip_at(on_name) == chart.face.lines[number].tip
    assert chart.tip_at(QPointF(chart.plot.x() + 2, chart.plot.y() + 2)) == chart.face.how
    chart.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    assert (chart.pointed, chart.accessibleDescription()) == (0, chart.face.lines[0].tip)
    qtbot.keyClick(chart, Qt.Key.Key_Left)
    assert chart.pointed == 1
    chart.clearFocus()
    assert chart.pointed is None
    assert chart.accessibleDescription().endswith(chart.face.how)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("size", SIZES)
def test_the_level_stands_below_the_name_where_there_is_no_column_for_it(
    window: Window, qtbot: QtBot, size: tuple[int, int], language: str
) -> None:
    kept(some())
    page = page_in(window(size, language=language, name="Clara"))
    row = page.leaf.games.rows["marajoara"]
    assert row.level
    assert (row.level in row.told_below) != bool(row.level_wide)
    wide = row.columns(row.width()).front - 24
    assert width_of(row.told_below, row.small) <= wide


def test_reviews_are_read_without_blocking(window: Window, qtbot: QtBot) -> None:
    """A slow disk: between two of its answers the window hears what somebody wants."""
    kept(some())
    reviewed(some())
    page = page_in(window(name="Clara"))
    times = iter(range(10_000))
    page.reviews.reading.clock = lambda: float(next(times))
    page.know_again()
    rounds = 0
    while page.reviews.reading.is_reading:
        page.reviews.reading._read_some()
        rounds += 1
    assert rounds > 4
    assert len(page.reviews.reading.found) == 8
    assert page.leaf.decisions.months.faces


def test_a_period_is_chosen(window: Window, qtbot: QtBot) -> None:
    kept(some())
    page = page_in(window(name="Clara"))
    click(qtbot, page.leaf.games.periods.segment("ranked"))
    assert page.leaf.games.rows["marajoara"].cells[0].figures == "", "guided games are not ranked"
    assert page.leaf.who.figures[0].text() == "40"
