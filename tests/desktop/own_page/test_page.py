"""The page in a window, driven by mouse and keyboard: names, periods, games, deleting, exports, games of before."""

import csv
import io
import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop import start_cache
from desktop.cabinet.home import Cabinet
from desktop.own_page import saying_reviews
from desktop.own_page.menus import figures_menu, page_menu, people_menu
from desktop.own_page.screen import OwnPage
from desktop.puzzles.faces import Filters
from desktop.puzzles.shelf import PuzzleShelf
from desktop.review.screen import ReviewScreen
from desktop.score.files import Wish
from desktop.shell import Shell
from desktop.style.fonts import width_of
from rules.core import folders
from rules.core.finished_game import FinishedGame
from rules.core.profile import ProfileFile
from rules.core.results import ResultsFile
from rules.reference.habits import Habit, Habits
from tests.desktop.own_page.games import NOW, finished
from tests.desktop.own_page.reviews import EVALUATION, kept_beside, review_of
from tests.desktop.pages import cut, outside, overlapping

Window = Callable[..., Shell]
Play = Callable[..., Path]

SIZES = [(1280, 720), (1366, 768), (1600, 1000), (2560, 1440)]
OPPONENTS = ("random", "novice", "regular", "Malo", "gentle")


def some(number: int = 40) -> list[FinishedGame]:
    return [finished(day, OPPONENTS[day % 5], won=day % 3 > 0, total=40 + day) for day in range(number)]


def kept(games: list[FinishedGame]) -> None:
    ResultsFile(folders.results()).add_all(games, told="kept games were read")


def reviewed(games: list[FinishedGame], *, start: float | None = None) -> None:
    """Reviews of the games against novices, in which vases cost most."""
    losses = [("vases", 1.0)] * 3 + [("tracks", 0.25)] * 4 + [("", 0.0)] * 20
    kept_beside((game, review_of(game, losses, start=start)) for game in games if game.seats[1].player == "novice")


def page_in(shell: Shell, ask: Any = None) -> OwnPage:
    page = shell.open("own_page", now=lambda: NOW, **({"ask": ask} if ask else {}))
    assert isinstance(page, OwnPage)
    for _ in range(4):
        QApplication.processEvents()
    return page


def click(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())
    QApplication.processEvents()


# Looks


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("of", [(0, False), (40, False), (40, True), (9, True)])
def test_nothing_is_cut_and_nothing_overlaps(
    window: Window, qtbot: QtBot, size: tuple[int, int], language: str, of: tuple[int, bool]
) -> None:
    number, has_reviews = of
    kept(some(number))
    if has_reviews:
        reviewed(some(number), start=3.0)
    page = page_in(window(size, language=language, name="Clara"))
    page.reviews.reading.finish()
    check(page)
    page.do("forget")
    check(page)


@pytest.mark.parametrize("scale", [1.5, 2.0, 3.0])
@pytest.mark.parametrize("size", SIZES[:3])
def test_with_large_text(window: Window, qtbot: QtBot, size: tuple[int, int], scale: float) -> None:
    kept(some())
    reviewed(some(), start=3.0)
    page = page_in(window(size, language="fr", name="Clara", text_scale=scale))
    page.reviews.reading.finish()
    check(page)


def check(page: OwnPage) -> None:
    QApplication.processEvents()
    page.grab()
    assert cut(page) == []
    assert overlapping(page) == []
    assert outside(page) == []
    panels = [each for each in vars(page.leaf).values() if hasattr(each, "put_in") and each.isVisibleTo(page)]
    assert len(panels) == (10 if page.facts.games else 7)
    for panel in panels:
        inside = [each.geometry() for each in panel.findChildren(QWidget) if each.isVisibleTo(panel)]
        assert all(panel.rect().contains(each) or each.isEmpty() for each in inside if each.width() > 1), panel


def test_games_level_and_strengths_show_at_once_in_a_large_window(window: Window, qtbot: QtBot) -> None:
    kept(some())
    reviewed(some())
    page = page_in(window((1600, 1000), language="fr", name="Clara"))
    page.reviews.reading.finish()
    check(page)
    for panel in (page.leaf.games, page.leaf.medals, page.leaf.levels, page.leaf.strengths, page.leaf.decisions):
        assert panel.geometry().bottom() <= page.scroller.viewport().height() + 8, panel


# What it says


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


# Levels, strengths, decisions


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
    assert "near zero for everybody" in decisions.fate.tip


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


# Where it leads


def test_a_game_is_played(window: Window, qtbot: QtBot) -> None:
    shell = window(name="Clara")
    page = page_in(shell)
    click(qtbot, page.leaf.games.rows["hoyuk"])
    assert shell.trail[-1].opened_as == "new_game"
    assert shell.trail[-1].game_id == "hoyuk"


def test_lessons_and_kept_games(window: Window, qtbot: QtBot) -> None:
    kept(some())
    shell = window(name="Clara")
    page = page_in(shell)
    click(qtbot, page.leaf.latest.link)
    assert shell.trail[-1].opened_as == "kept_games"
    shell.back()
    click(qtbot, page.leaf.lessons.lines[1])
    assert shell.trail[-1].opened_as == "lessons"


def test_a_game_that_is_still_there_is_opened(window: Window, qtbot: QtBot, play: Play) -> None:
    play(("Clara", "Malo"), 5_000)
    shell = window(name="Clara")
    page = page_in(shell)
    qtbot.waitUntil(lambda: not page.importing.is_wanted)
    line = page.leaf.latest.lines[0]
    assert line.said.leads
    click(qtbot, line)
    assert shell.trail[-1].opened_as == "table"


def test_a_game_whose_file_is_gone_says_so(window: Window, qtbot: QtBot) -> None:
    kept(some())
    shell = window(name="Clara")
    page = page_in(shell)
    click(qtbot, page.leaf.latest.lines[0])
    assert shell.trail[-1] is page
    assert "no longer on this computer" in page.bar.status.text()


def test_escape_leaves(window: Window, qtbot: QtBot) -> None:
    shell = window(name="Clara")
    page = page_in(shell)
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert shell.trail[-1].opened_as == "cabinet"


def test_tab_reaches_everything(window: Window, qtbot: QtBot) -> None:
    kept(some())
    shell = window((1366, 768), name="Clara")
    page = page_in(shell)
    reached = set()
    for _ in range(120):
        here = QApplication.focusWidget()
        if here is not None:
            reached.add(here)
            if page.leaf.isAncestorOf(here):
                top = here.mapTo(page.scroller.viewport(), QPoint(0, 0)).y()
                assert -30 <= top <= page.scroller.viewport().height(), here.accessibleName()
        qtbot.keyClick(here or page, Qt.Key.Key_Tab)
    names = {each.accessibleName() for each in reached}
    assert {
        "Change the name",
        "Your days",
        "All games",
        "Magnastorm",
        "Excavation Earth, Zu",
        "Delete…",
        "Export my page",
    } <= names
    assert page.leaf.latest.lines[0] in reached
    assert page.leaf.lessons.lines[4] in reached


# Who it is


def test_a_person_takes_another_name(window: Window, qtbot: QtBot) -> None:
    kept(some())
    ProfileFile(folders.profile()).keep("magnastorm", "Clara", "7.0", "#212")
    shell = window(name="Clara", names=["Clara", "Malo"])
    page = page_in(shell)
    click(qtbot, page.leaf.who.pencil)
    field = page.leaf.who.field
    assert field.hasFocus()
    qtbot.keyClicks(field, "Clarissa")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert page.leaf.who.name.text() == "Clarissa"
    assert page.leaf.who.figures[0].text() == "40"
    settings = shell.program.settings
    assert (settings.name, settings.names) == ("Clarissa", ["Clarissa", "Malo"])
    profile = ProfileFile(folders.profile()).profile
    assert profile.kept("magnastorm", "Clarissa") == ("#212",)
    assert profile.kept("magnastorm", "Clara") == ()


def test_escape_keeps_the_name_and_stays(window: Window, qtbot: QtBot) -> None:
    shell = window(name="Clara")
    page = page_in(shell)
    click(qtbot, page.leaf.who.pencil)
    qtbot.keyClicks(page.leaf.who.field, "X")
    qtbot.keyClick(page.leaf.who.field, Qt.Key.Key_Escape)
    assert shell.trail[-1] is page
    assert shell.program.settings.name == "Clara"
    assert page.leaf.who.name.text() == "Clara"


def test_another_player(window: Window, qtbot: QtBot) -> None:
    kept(some())
    shell = window(name="Clara")
    page = page_in(shell)
    menu = people_menu(page)
    assert [each.text() for each in menu.actions() if each.text()] == [
        "Clara · 40 games",
        "Malo · 8 games",
        "Somebody else…",
    ]
    menu.actions()[1].trigger()
    assert page.leaf.who.name.text() == "Malo"
    assert page.leaf.who.figures[0].text() == "8"
    assert shell.program.settings.name == "Malo"


def test_somebody_new(window: Window, qtbot: QtBot) -> None:
    kept(some())
    shell = window(name="Clara")
    page = page_in(shell)
    people_menu(page).actions()[-1].trigger()
    qtbot.keyClicks(page.leaf.who.field, "Ines")
    qtbot.keyClick(page.leaf.who.field, Qt.Key.Key_Return)
    assert page.leaf.who.figures[0].text() == "0"
    assert shell.program.settings.name == "Ines"
    assert ResultsFile(folders.results()).results[0].seat_of("Clara"), "nobody was renamed"


def test_games_without_a_name_are_given_one(window: Window, qtbot: QtBot) -> None:
    kept([finished(1, "novice", name=""), finished(2, "novice", name="")])
    page = page_in(window())
    assert page.leaf.who.figures[0].text() == "2"
    page.leaf.who.named.emit("Clara")
    assert page.leaf.who.name.text() == "Clara"
    assert page.leaf.who.figures[0].text() == "2"


def test_the_name_of_somebody_else_is_asked_about(window: Window, qtbot: QtBot) -> None:
    kept([*some(10), finished(20, "novice", name="Malo")])
    shell = window(name="Clara")
    page = page_in(shell)
    for answer, name, games in ((1, "Clara", "10"), (0, "malo", "11")):
        page.leaf.who.named.emit("malo")
        assert "malo has games here already" in page.notice.words.text()
        assert page.leaf.who.name.text() == "Clara"
        click(qtbot, page.notice.buttons[answer])
        assert not page.notice.isVisible()
        assert (page.leaf.who.name.text(), page.leaf.who.figures[0].text()) == (name, games)


# Deleting


def test_deleting_asks_first(window: Window, qtbot: QtBot) -> None:
    kept(some())
    page = page_in(window(name="Clara"))
    click(qtbot, page.bar.buttons["forget"])
    assert page.notice.isVisible()
    assert "40 games of Clara" in page.notice.words.text()
    assert page.notice.buttons[1].hasFocus(), "Enter keeps them"
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert not page.notice.isVisible()
    assert len(ResultsFile(folders.results()).results) == 40


def test_what_is_deleted_is_gone(window: Window, qtbot: QtBot) -> None:
    kept(some())
    ProfileFile(folders.profile()).keep("magnastorm", "Clara", "7.0", "#212")
    new_games = {"marajoara": {"places": [{"name": "Clara"}, {"name": "Malo"}]}}
    shell = window(name="Clara", names=["Clara", "Malo"], new_games=new_games)
    page = page_in(shell)
    click(qtbot, page.bar.buttons["forget"])
    click(qtbot, page.notice.buttons[0])
    assert b"Clara" not in folders.results().read_bytes()
    assert b"clara" not in folders.profile().read_bytes()
    assert b"Clara" not in folders.settings().read_bytes()
    assert "deleted" in page.notice.words.text()
    assert page.leaf.who.name.text() == "Malo"
    assert page.leaf.who.figures[0].text() == "8", "others keep theirs"


def test_the_next_start_does_not_repeat_the_name_of_who_is_deleted(window: Window, qtbot: QtBot) -> None:
    kept(some())
    shell = window(name="Clara")
    behind = shell.trail[0]
    assert isinstance(behind, Cabinet)
    qtbot.waitUntil(lambda: behind.known.is_looked_into)
    page = page_in(shell)
    said = start_cache.Remembered(language="en", game="hoyuk", resume="Höyük · round 2 · Clara to play")
    start_cache.remember(said)
    page.do("forget")
    click(qtbot, page.notice.buttons[1])
    assert start_cache.recall() == said, "nothing was deleted"
    page.do("forget")
    click(qtbot, page.notice.buttons[0])
    assert not start_cache.file().exists()
    cabinet = window().trail[0]
    assert isinstance(cabinet, Cabinet)
    assert "Clara" not in cabinet.left.resume.below


# What is wrong


@pytest.mark.parametrize("raw", [b"{", b'{"v":1,"game":{}}\n'])
def test_damaged_results_are_said_and_set_aside(window: Window, qtbot: QtBot, raw: bytes) -> None:
    kept(some())
    with folders.results().open("ab") as file:
        file.write(raw)
    page = page_in(window(name="Clara"))
    assert "results.damaged-1.jsonl" in page.notice.words.text()
    assert page.leaf.who.figures[0].text() == "40"
    assert (folders.home() / "results.damaged-1.jsonl").read_bytes().endswith(raw)


def test_a_damaged_profile_is_said(window: Window, qtbot: QtBot) -> None:
    folders.made(folders.home())
    folders.profile().write_bytes(b"{")
    page = page_in(window(name="Clara"))
    assert "profile.damaged-1.json" in page.notice.words.text()


# Exports


class Asker:
    def __init__(self, folder: Path) -> None:
        self.folder, self.wishes = folder, list[Wish]()

    def __call__(self, parent: QWidget, wish: Wish) -> Path | None:
        self.wishes.append(wish)
        return self.folder / wish.suggested.name


def test_exports(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    kept(some())
    reviewed(some(), start=4.0)
    page = page_in(window(name="Clara", language="fr", theme="dark"), Asker(tmp_path))
    for action in (*figures_menu(page).actions(), *page_menu(page).actions()):
        action.trigger()
    picture = QImage(str(tmp_path / "Clara.png"))
    assert picture.width() == 3200
    assert picture.pixelColor(5, 5).lightness() > 128, "paper is light"
    assert (tmp_path / "Clara.pdf").read_bytes().startswith(b"%PDF")
    rows = list(csv.DictReader(io.StringIO((tmp_path / "Clara.csv").read_text("utf-8-sig")), delimiter=";"))
    assert len(rows) == 40
    assert rows[-1]["against"] == "Hasard"
    assert sum(int(row["won"]) for row in rows) == 26
    told = json.loads((tmp_path / "Clara.json").read_text("utf-8"))
    assert (told["name"], len(told["games"])) == ("Clara", 40)
    assert [row["best"] for row in rows if row["best"]] == ["20"] * 8
    assert all(row["fate"].endswith(",0") for row in rows if row["best"])
    assert len(told["reviews"]) == 8
    assert [each["game"] for each in told["strengths"]] == ["marajoara"]
    assert told["levels"][0]["standings"][-1]["games"] == 24
    assert "Clara.pdf" in page.bar.status.text()


def test_a_name_is_never_a_formula(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    kept([finished(1, "Malo", name="Clara"), finished(2, "Aa", name="Clara")])
    results = ResultsFile(folders.results())
    results.rename("Malo", "=1+1")
    page = page_in(window(name="Clara"), Asker(tmp_path))
    page.exports.csv()
    assert "'=1+1" in (tmp_path / "Clara.csv").read_text("utf-8-sig")


# Games of before


def test_games_of_before_are_read_once(window: Window, qtbot: QtBot, play: Play) -> None:
    play(("Clara", "Malo"), 5_000)
    play(("Clara", "Malo"), 12)
    shell = window(name="Clara")
    page = page_in(shell)
    qtbot.waitUntil(lambda: not page.importing.is_wanted)
    assert page.leaf.who.figures[0].text() == "1"
    (game,) = shell.program.results.results
    assert (game.file, game.seconds, game.mode) == ("marajoara-1.vestiges", 0, "competitive")
    shell.back()
    again = page_in(shell)
    assert not again.importing.is_wanted
    assert again.leaf.who.figures[0].text() == "1"


def test_who_leaves_meanwhile_reads_them_another_time(window: Window, qtbot: QtBot, play: Play) -> None:
    play(("Clara", "Malo"), 5_000)
    shell = window(name="Clara")
    page = shell.open("own_page", now=lambda: NOW)
    assert isinstance(page, OwnPage)
    shell.back()
    assert shell.program.results.results == ()
    assert not shell.program.results.was_told("kept games were read")
