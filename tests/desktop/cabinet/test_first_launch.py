"""The first launch: a name asked once, where to begin, the tag on a knob; and when that is over."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.aim.seen import all_seen
from desktop.cabinet.home import Cabinet
from desktop.cabinet.left_side import TEACH
from desktop.cabinet.name_plate import NamePlate
from desktop.cabinet.newcomer import BEGUN, NAMED, SETTLED, first_steps, settled
from desktop.cabinet.weights import HEAVIEST, simplest, weight_of
from desktop.lessons.shelf import Shelf
from desktop.made.teach_page import TeachPage
from desktop.new_game.page import NewGame
from desktop.program import Program
from desktop.settings import Settings, SettingsFile
from desktop.shell import Shell
from rules.bots.registry import GENTLE
from rules.core import folders, resources
from rules.games import GAME_IDS
from rules.lessons.model import lessons_in
from rules.text.plain import plain_sentences
from tests.desktop.conftest import TableStandIn

Window = Callable[..., Shell]
Play = Callable[..., Path]
Key = Qt.Key


def fresh(window: Window, size: tuple[int, int] = (1366, 768), **settings: object) -> Shell:
    """The window as somebody sees it who has never been here."""
    return window(size, **{"seen": all_seen(), **settings})


def looked_into(shell: Shell, qtbot: QtBot) -> Cabinet:
    cabinet = shell.trail[0]
    assert isinstance(cabinet, Cabinet)
    qtbot.waitUntil(lambda: cabinet.known.is_looked_into)
    return cabinet


def plate_of(cabinet: Cabinet) -> NamePlate:
    assert cabinet.left.plate is not None
    return cabinet.left.plate


def kept_settings() -> Settings:
    """What the next start will find."""
    return SettingsFile().settings


def table(shell: Shell) -> TableStandIn:
    found = shell.trail[-1]
    assert isinstance(found, TableStandIn)
    return found


# The name


def test_a_name_is_written_at_once_and_the_next_enter_opens_a_guided_game(window: Window, qtbot: QtBot) -> None:
    shell = fresh(window)
    cabinet = looked_into(shell, qtbot)
    field = plate_of(cabinet).field
    assert cabinet.focusWidget() is field
    QTest.keyClicks(field, "  Camille  ")
    qtbot.keyClick(field, Key.Key_Return)
    assert cabinet.left.plate is None, "it does not stay"
    assert (kept_settings().name, kept_settings().names) == ("Camille", ["Camille"])
    assert cabinet.focusWidget() is cabinet.left.begin.guided
    qtbot.keyClick(cabinet.left.begin.guided, Key.Key_Return)
    seats = table(shell).timeline.record.seating
    assert [(seat.player, seat.name) for seat in seats] == [("person", "Camille"), (GENTLE, "Malo")]
    assert table(shell).guided


def test_the_check_keeps_the_name_too(window: Window, qtbot: QtBot) -> None:
    cabinet = looked_into(fresh(window), qtbot)
    QTest.keyClicks(plate_of(cabinet).field, "Zoe")
    qtbot.mouseClick(plate_of(cabinet).keep, Qt.MouseButton.LeftButton)
    assert kept_settings().name == "Zoe"


def test_a_name_that_was_only_written_counts_when_somebody_goes_on(window: Window, qtbot: QtBot) -> None:
    shell = fresh(window)
    cabinet = looked_into(shell, qtbot)
    QTest.keyClicks(plate_of(cabinet).field, "Nour")
    qtbot.mouseClick(cabinet.left.begin.guided, Qt.MouseButton.LeftButton)
    assert table(shell).timeline.record.seating[0].name == "Nour"


def test_nobody_has_to_say_a_name(window: Window, qtbot: QtBot) -> None:
    shell = fresh(window)
    cabinet = looked_into(shell, qtbot)
    qtbot.mouseClick(cabinet.left.begin.guided, Qt.MouseButton.LeftButton)
    assert table(shell).timeline.record.seating[0].name == ""
    assert kept_settings().name == ""
    shell.back()
    assert cabinet.left.plate is None, "it is asked once"


def test_an_empty_answer_is_an_answer(window: Window, qtbot: QtBot) -> None:
    cabinet = looked_into(fresh(window), qtbot)
    qtbot.keyClick(plate_of(cabinet).field, Key.Key_Return)
    assert cabinet.left.plate is None
    assert NAMED in kept_settings().seen
    assert looked_into(window(seen=kept_settings().seen), qtbot).left.plate is None


def test_a_name_has_at_most_24_letters(window: Window, qtbot: QtBot) -> None:
    cabinet = looked_into(fresh(window), qtbot)
    QTest.keyClicks(plate_of(cabinet).field, "a" * 40)
    qtbot.keyClick(plate_of(cabinet).field, Key.Key_Return)
    assert kept_settings().name == "a" * 24


def test_the_plate_slides_away_where_things_move(window: Window, qtbot: QtBot) -> None:
    cabinet = looked_into(fresh(window, pace="normal"), qtbot)
    plate, high = plate_of(cabinet), plate_of(cabinet).height()
    seen: list[float] = []
    plate.slide.valueChanged.connect(seen.append)
    qtbot.keyClick(plate.field, Key.Key_Return)
    with qtbot.waitSignal(cabinet.left.plate_gone):
        pass
    assert any(0 < share < 1 for share in seen)
    assert high > 60
    assert cabinet.focusWidget() is cabinet.left.begin.guided


# Where to begin


def test_all_is_known_before_the_games_are_looked_into(window: Window) -> None:
    """From the settings and the names of files: nothing of the rules is loaded for it."""
    cabinet = fresh(window).trail[0]
    assert isinstance(cabinet, Cabinet)
    assert not cabinet.known.is_looked_into
    assert cabinet.left.plate is not None
    assert cabinet.left.begin.isVisible()
    assert not cabinet.left.new_game.isVisible()
    assert cabinet.case.opened == "marajoara"
    assert cabinet.known.steps.shows_tag


def test_the_simplest_game_is_the_one_that_is_named() -> None:
    assert simplest(GAME_IDS) == "marajoara"
    assert {weight_of(game) for game in GAME_IDS} <= set(range(1, HEAVIEST + 1))
    assert sum(weight_of(game) == weight_of(simplest(GAME_IDS)) for game in GAME_IDS) == 1
    for language in ("fr", "en"):
        said = plain_sentences(resources.translations() / language / "cabinet.ftl")
        assert said["begin-guided-below"].startswith(said[f"drawer-{simplest(GAME_IDS)}"])
        assert all(f"drawer-weight-{weight}" in said for weight in range(1, HEAVIEST + 1))


def test_lessons_are_counted_and_lead_to_the_shelf_of_the_simplest_game(window: Window, qtbot: QtBot) -> None:
    shell = fresh(window)
    cabinet = looked_into(shell, qtbot)
    homes = [resources.assets() / game / "lessons" for game in GAME_IDS]
    count = sum(len(list(lessons_in(home))) for home in homes)
    assert cabinet.left.begin.lessons.below == f"{count} lessons to play, one idea at a time"
    qtbot.mouseClick(cabinet.left.begin.lessons, Qt.MouseButton.LeftButton)
    shelf = shell.trail[-1]
    assert isinstance(shelf, Shelf)
    assert shelf.wanted == "marajoara"


def test_whoever_teaches_finds_what_one_teaches_with_at_once(window: Window, qtbot: QtBot) -> None:
    shell = fresh(window)
    cabinet = looked_into(shell, qtbot)
    qtbot.mouseClick(cabinet.left.links[TEACH], Qt.MouseButton.LeftButton)
    assert isinstance(shell.trail[-1], TeachPage)


def test_whoever_has_the_box_is_shown_the_drawers_and_opens_one(window: Window, qtbot: QtBot) -> None:
    shell = fresh(window)
    cabinet = looked_into(shell, qtbot)
    qtbot.mouseClick(cabinet.left.begin.box, Qt.MouseButton.LeftButton)
    assert len(shell.trail) == 1, "no game opens unasked"
    assert all(drawer.is_lit for drawer in cabinet.case.drawers)
    qtbot.mouseClick(cabinet.case.drawers[1], Qt.MouseButton.LeftButton)
    page = shell.trail[-1]
    assert isinstance(page, NewGame)
    assert page.game.id == "hoyuk"


@pytest.mark.parametrize("number", range(len(GAME_IDS)))
def test_every_drawer_leads_to_a_guided_game_of_its_own_in_which_the_person_begins(
    window: Window, qtbot: QtBot, number: int
) -> None:
    shell = fresh(window, name="Camille")
    cabinet = looked_into(shell, qtbot)
    cabinet.case.drawers[number].setFocus(Qt.FocusReason.TabFocusReason)
    link = next(each for each in cabinet.case.links if each.name == "guided")
    qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
    opened = table(shell)
    timeline = opened.timeline
    assert timeline.game.id == GAME_IDS[number]
    assert [seat.player for seat in timeline.record.seating] == ["person", GENTLE]
    assert timeline.record.seating[0].name == "Camille"
    assert opened.guided
    assert opened.journal is not None, "it is kept like any other game"


def test_a_disk_that_keeps_no_game_is_told_on_the_page_where_one_can_choose_another(
    window: Window, qtbot: QtBot
) -> None:
    shell = fresh(window)
    cabinet = looked_into(shell, qtbot)
    folders.games_in_progress().parent.mkdir(parents=True, exist_ok=True)
    folders.games_in_progress().write_text("a file where the folder should be", encoding="utf-8")
    qtbot.mouseClick(cabinet.left.begin.guided, Qt.MouseButton.LeftButton)
    page = shell.trail[-1]
    assert isinstance(page, NewGame)
    assert page.preparation.trouble is not None


# The tag


def test_a_click_on_the_tag_is_one_on_its_drawer_wherever_the_tag_hangs(window: Window, qtbot: QtBot) -> None:
    shell = fresh(window)
    cabinet = looked_into(shell, qtbot)
    tag = cabinet.case.tag
    assert tag is not None
    below = cabinet.case.drawers[3].geometry()
    middle = QRect(tag.mapTo(cabinet, QPoint(0, 0)), tag.size()).intersected(below).center()
    assert cabinet.childAt(middle) is tag
    qtbot.mouseClick(tag, Qt.MouseButton.LeftButton, pos=tag.mapFrom(cabinet, middle))
    page = shell.trail[-1]
    assert isinstance(page, NewGame)
    assert page.game.id == "marajoara"


def test_the_tag_stays_with_its_drawer_and_swings_only_where_things_move(window: Window, qtbot: QtBot) -> None:
    for pace, swings in (("off", False), ("normal", True)):
        cabinet = looked_into(fresh(window, pace=pace), qtbot)
        tag = cabinet.case.tag
        assert tag is not None
        cabinet.case.pull("magnastorm")
        wait_for_slide(cabinet, qtbot)
        closed = tag.y()
        cabinet.case.pull("marajoara")
        wait_for_slide(cabinet, qtbot)
        assert tag.y() > closed
        assert bool(tag.swing.state().value) is swings


def wait_for_slide(cabinet: Cabinet, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not cabinet.case.is_sliding)


# When it is over


def seen_of(cabinet: Cabinet) -> tuple[bool, bool, bool]:
    return cabinet.left.plate is not None, cabinet.left.begin.isVisible(), cabinet.case.tag is not None


def test_it_stays_while_one_game_is_being_played(window: Window, qtbot: QtBot, play: Play) -> None:
    play(("Clara", "Malo"), 10)
    cabinet = looked_into(fresh(window), qtbot)
    assert seen_of(cabinet) == (False, True, False)
    assert cabinet.left.resume.isVisible()
    assert cabinet.left.first is cabinet.left.resume
    assert not cabinet.left.begin.guided.is_bright


def test_a_finished_game_is_enough(window: Window, qtbot: QtBot, play: Play) -> None:
    path = play(("Clara", "Malo"), 5000)
    cabinet = looked_into(fresh(window), qtbot)
    assert seen_of(cabinet) == (False, False, False)
    assert cabinet.left.new_game.isVisible()
    path.unlink()
    again = looked_into(window(seen=kept_settings().seen), qtbot)
    assert seen_of(again) == (False, False, False), "whoever throws the game away is not new again"


def test_a_solved_lesson_is_enough(window: Window, qtbot: QtBot) -> None:
    lesson = next(iter(lessons_in(resources.assets() / "marajoara" / "lessons")))
    begun = {f"marajoara/{lesson.id}": [lesson.steps[0].id]}
    solved = {f"marajoara/{lesson.id}": [step.id for step in lesson.steps]}
    assert looked_into(fresh(window, lessons_done=begun), qtbot).left.begin.isVisible()
    assert not looked_into(fresh(window, lessons_done=solved), qtbot).left.begin.isVisible()


def test_three_games_are_enough_and_that_is_known_at_once(window: Window, play: Play) -> None:
    for _ in range(3):
        play(("Clara", "Malo"), 4)
    cabinet = fresh(window).trail[0]
    assert isinstance(cabinet, Cabinet)
    assert not cabinet.known.is_looked_into
    assert seen_of(cabinet) == (False, False, False)


def test_what_settings_remember_decides() -> None:
    assert not first_steps(Settings(seen={SETTLED: True}), 0).shows_where_to_begin
    assert not first_steps(Settings(seen={BEGUN: True}), 0).shows_tag
    assert not first_steps(Settings(name="Clara"), 0).asks_name
    assert not first_steps(Settings(seen=dict(settled())), 0).asks_name
    assert first_steps(Settings(), 0).asks_name


# Where it stands


def overlapping(widgets: list[QWidget], cabinet: Cabinet) -> list[tuple[str, str]]:
    places = [(each.accessibleName(), QRect(each.mapTo(cabinet, QPoint(0, 0)), each.size())) for each in widgets]
    return [
        (one, other)
        for number, (one, here) in enumerate(places)
        for other, there in places[number + 1 :]
        if here.intersects(there)
    ]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1600, 1000)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_all_of_it_is_in_sight_without_scrolling(
    window: Window, qtbot: QtBot, size: tuple[int, int], language: str
) -> None:
    cabinet = looked_into(fresh(window, size, language=language), qtbot)
    qtbot.waitUntil(lambda: cabinet.page.verticalScrollBar().maximum() == 0)
    left = cabinet.left
    shown: list[QWidget] = [each for each in left.stops if each.isVisible()]
    assert all(cabinet.rect().contains(QRect(each.mapTo(cabinet, QPoint(0, 0)), each.size())) for each in shown)
    assert overlapping(shown, cabinet) == []
    assert not plate_of(cabinet).field.is_cut()
    qtbot.waitUntil(lambda: not any(row.is_cut() for row in left.begin.rows))
    assert left.begin.note.isVisible() or size == (1280, 720)
    assert left.begin.lessons.below
    row = [link.geometry() for link in cabinet.case.links]
    assert all(one.right() <= other.left() + 1 for one, other in pairwise(row))
    assert row[-1].right() < cabinet.case.width() / 2


@pytest.mark.parametrize("scale", [1.5, 3.0])
def test_with_large_text_language_and_theme_stay_in_sight(window: Window, qtbot: QtBot, scale: float) -> None:
    cabinet = looked_into(fresh(window, (1280, 720), text_scale=scale, language="fr"), qtbot)
    foot, page = cabinet.left.foot, cabinet.page
    assert cabinet.rect().contains(foot.geometry())
    assert page.geometry().bottom() < foot.geometry().top() + 1
    assert page.height() > 200
    assert not any(segment.is_cut() for segment in foot.stops)


def test_the_own_page_is_offered_where_there_is_one(qtbot: QtBot, tmp_path: Path) -> None:
    shell = Shell(Program(SettingsFile(tmp_path / "settings.json")))
    qtbot.addWidget(shell)
    without = Cabinet(shell.program, shell)
    qtbot.addWidget(without)
    assert without.left.links["own_page"].isHidden()
    shell.register("own_page", lambda *_, **__: without)
    having = Cabinet(shell.program, shell)
    qtbot.addWidget(having)
    assert not having.left.links["own_page"].isHidden()
