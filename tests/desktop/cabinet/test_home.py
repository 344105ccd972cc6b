"""The home screen: what it offers, what it says of the games kept, drawers, keys, languages."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop import program
from desktop.cabinet.home import Cabinet
from desktop.cabinet.which_game import LIT_MS
from desktop.kept_games.page import KeptGames
from desktop.lessons.shelf import Shelf
from desktop.new_game.page import NewGame
from desktop.program import Program
from desktop.reader.reader import Reader
from desktop.settings import SettingsFile
from desktop.shell import Shell
from desktop.start_cache import file as memory_file
from rules.core import resources
from rules.core.journal import resume
from rules.games import GAME_IDS
from rules.lessons.model import lessons_in

Window = Callable[..., Shell]
Play = Callable[..., Path]


def cabinet_in(shell: Shell, qtbot: QtBot) -> Cabinet:
    """The home screen, once it has looked into the games."""
    cabinet = shell.trail[0]
    assert isinstance(cabinet, Cabinet)
    qtbot.waitUntil(lambda: cabinet.known.said.language == shell.program.settings.language)
    return cabinet


def on_top(shell: Shell) -> object:
    return shell.trail[-1]


def test_it_says_each_game_and_that_all_can_be_played(window: Window, qtbot: QtBot) -> None:
    cabinet = cabinet_in(window(), qtbot)
    assert [drawer.game for drawer in cabinet.case.drawers] == list(GAME_IDS)
    for drawer in cabinet.case.drawers:
        assert drawer.accessibleName() == cabinet.program.say(f"drawer-{drawer.game}")
        assert "cannot be played yet" not in drawer.accessibleDescription()


def test_a_drawer_that_stays_closed_says_why(window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as a game has no table."""
    monkeypatch.setattr(program, "GAME_IDS", tuple(game for game in GAME_IDS if game != "magnastorm"))
    shell = window()
    cabinet = cabinet_in(shell, qtbot)
    qtbot.mouseClick(cabinet.case.drawers[4], Qt.MouseButton.LeftButton)
    assert len(shell.trail) == 1
    assert cabinet.case.slip.isVisible()
    assert "Magnastorm cannot be played yet" in cabinet.case.slip.text()
    assert cabinet.case.opened == "marajoara"


def test_a_drawer_of_a_game_that_can_be_played_begins_one(window: Window, qtbot: QtBot) -> None:
    shell = window()
    cabinet = cabinet_in(shell, qtbot)
    qtbot.mouseClick(cabinet.case.drawers[2], Qt.MouseButton.LeftButton)
    page = on_top(shell)
    assert isinstance(page, NewGame)
    assert page.game.id == "marajoara"


def test_a_new_game_asks_which_by_light_on_all_drawers(window: Window, qtbot: QtBot) -> None:
    shell = window()
    cabinet = cabinet_in(shell, qtbot)
    qtbot.mouseClick(cabinet.left.new_game, Qt.MouseButton.LeftButton)
    assert len(shell.trail) == 1, "no game opens unasked"
    assert cabinet.case.slip.text() == "Which game? Choose its drawer."
    assert cabinet.case.slip.isVisible()
    assert all(drawer.is_lit for drawer in cabinet.case.drawers)
    qtbot.mouseClick(cabinet.case.drawers[4], Qt.MouseButton.LeftButton)
    page = on_top(shell)
    assert isinstance(page, NewGame)
    assert page.game.id == "magnastorm"
    assert not cabinet.case.question.is_asked


def test_the_light_on_all_drawers_goes_and_the_question_stays_until_it_is_answered(
    window: Window, qtbot: QtBot
) -> None:
    shell = window()
    cabinet = cabinet_in(shell, qtbot)
    slip, case = cabinet.case.slip, cabinet.case
    assert LIT_MS == 1200
    slip.clock.setInterval(1)
    qtbot.mouseClick(cabinet.left.new_game, Qt.MouseButton.LeftButton)
    assert all(drawer.is_lit for drawer in case.drawers)
    qtbot.waitUntil(lambda: not case.question.is_lighting, timeout=3000)
    assert not any(drawer.is_lit for drawer in case.drawers[:2] + case.drawers[3:])
    qtbot.keyClick(case.drawers[2], Qt.Key.Key_Down)
    assert slip.isVisible(), "another drawer is looked at, and none chosen yet"
    place = slip.geometry()
    shell.resize(shell.width() - 200, shell.height())
    assert slip.geometry() != place, "the question stays above the drawers"
    qtbot.keyClick(cabinet, Qt.Key.Key_Escape)
    assert not slip.isVisible()
    qtbot.mouseClick(cabinet.left.new_game, Qt.MouseButton.LeftButton)
    shell.open("settings")
    shell.back()
    assert not case.question.is_asked, "whoever opened something else is asked no more"
    assert not slip.isVisible()


def test_a_new_game_by_keyboard_is_that_of_the_drawer_one_goes_to(window: Window, qtbot: QtBot) -> None:
    shell = window()
    cabinet = cabinet_in(shell, qtbot)
    cabinet.left.new_game.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(cabinet.left.new_game, Qt.Key.Key_Return)
    assert cabinet.focusWidget() is cabinet.case.drawers[2]
    qtbot.keyClick(cabinet.case.drawers[2], Qt.Key.Key_Escape)
    assert cabinet.focusWidget() is cabinet.left.new_game
    assert not cabinet.case.question.is_asked
    qtbot.keyClick(cabinet.left.new_game, Qt.Key.Key_Return)
    for drawer in cabinet.case.drawers[2:4]:
        qtbot.keyClick(drawer, Qt.Key.Key_Down)
    assert cabinet.case.question.is_asked
    qtbot.keyClick(cabinet.case.drawers[4], Qt.Key.Key_Return)
    page = on_top(shell)
    assert isinstance(page, NewGame)
    assert page.game.id == "magnastorm"


@pytest.mark.parametrize(
    ("name", "screen"), [("play", NewGame), ("aim", Reader), ("lessons", Shelf), ("rules", Reader)]
)
def test_an_open_drawer_leads_to_its_game_its_aim_its_lessons_and_its_rules(
    window: Window, qtbot: QtBot, name: str, screen: type
) -> None:
    shell = window()
    cabinet = cabinet_in(shell, qtbot)
    cabinet.case.drawers[2].setFocus(Qt.FocusReason.TabFocusReason)
    link = next(each for each in cabinet.case.links if each.name == name)
    assert link.isVisible()
    assert link.accessibleDescription() == "Marajoara"
    qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
    page = on_top(shell)
    assert isinstance(page, screen)
    assert getattr(page, "game_id", "") == "marajoara" or getattr(page, "wanted", "") == "marajoara"


def test_the_drawer_under_the_pointer_or_the_keyboard_opens(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Program, "playable", ("marajoara", "magnastorm"))
    cabinet = cabinet_in(window(pace="normal"), qtbot)
    before = cabinet.case.drawers[4].geometry()
    cabinet.case.drawers[4].setFocus(Qt.FocusReason.TabFocusReason)
    assert cabinet.case.opened == "magnastorm"
    assert cabinet.case.drawers[4].geometry().height() > before.height()
    assert cabinet.case.drawers[4].geometry().intersects(before)
    qtbot.waitUntil(lambda: not cabinet.case.slide.state().value)
    cabinet.grab()


def test_nothing_to_continue_at_first(window: Window, qtbot: QtBot) -> None:
    cabinet = cabinet_in(window(), qtbot)
    assert not cabinet.left.resume.isVisible()
    assert cabinet.left.new_game.is_bright
    assert cabinet.left.replays.below == "No game kept"


def test_continue_opens_the_last_game_that_is_not_over(window: Window, qtbot: QtBot, play: Play) -> None:
    wanted = play(("Clara", "Malo"), 40)
    finished = play(("Inès", "Sofia"), 5000)
    os.utime(wanted, (1_000_000_000, 1_000_000_000))
    os.utime(finished, (1_000_000_100, 1_000_000_100))
    shell = window()
    cabinet = cabinet_in(shell, qtbot)
    assert cabinet.left.resume.isVisible()
    assert cabinet.left.resume.below.startswith("Marajoara · round ")
    assert cabinet.left.resume.below.endswith(("Clara to play", "Malo to play"))
    cabinet.left.resume.click()
    table = on_top(shell)
    assert [seat.name for seat in table.timeline.record.seating] == ["Clara", "Malo"]  # type: ignore[attr-defined]
    assert table.journal.path == wanted  # type: ignore[attr-defined]


def test_a_solo_game_says_how_many_moves(window: Window, qtbot: QtBot, play: Play) -> None:
    play(("Clara",), 7, mission=2)
    cabinet = cabinet_in(window(), qtbot)
    assert cabinet.left.resume.below == "Marajoara · 7 moves"


def test_a_lesson_counts_once_all_its_steps_are_solved(window: Window, qtbot: QtBot) -> None:
    lessons = resources.assets() / "marajoara" / "lessons"
    every = [file for game in GAME_IDS for file in (resources.assets() / game / "lessons").glob("*.json")]
    first, second, *_ = lessons_in(lessons)
    whole = {f"marajoara/{first.id}": [step.id for step in first.steps]}
    begun = {f"marajoara/{second.id}": [second.steps[0].id]}
    cabinet = cabinet_in(window(lessons_done={**whole, **begun}), qtbot)
    assert cabinet.left.lessons.below == f"1 of {len(every)} done"


def test_the_last_games_lead_to_their_tables(window: Window, qtbot: QtBot, play: Play) -> None:
    older = play(("Clara", "Malo", "Inès"), 10)
    os.utime(older, (1_000_000_000, 1_000_000_000))
    play(("Clara", "Malo"), 10)
    shell = window()
    cabinet = cabinet_in(shell, qtbot)
    assert cabinet.left.recent[0].words == "Marajoara, 3 players"
    assert cabinet.left.recent[0].when == "9 September 2001"
    cabinet.left.recent[0].click()
    assert len(on_top(shell).timeline.record.seating) == 3  # type: ignore[attr-defined]


def test_a_damaged_game_is_shown_before_it_is_opened(
    window: Window, qtbot: QtBot, play: Play, damage: Callable[[Path, int], None]
) -> None:
    path = play(("Clara", "Malo"), 30)
    damage(path, 12)
    shell = window()
    cabinet = cabinet_in(shell, qtbot)
    cabinet.left.resume.click()
    page = on_top(shell)
    assert isinstance(page, KeptGames)
    assert page.collection.chosen == path


def test_what_was_said_last_is_said_at_once(window: Window, qtbot: QtBot, play: Play) -> None:
    play(("Clara", "Malo"), 10)
    first = cabinet_in(window(), qtbot)
    assert memory_file().exists()
    again = window().trail[0]
    assert isinstance(again, Cabinet)
    assert again.left.resume.below == first.left.resume.below


def test_a_memory_that_makes_no_sense_is_forgotten(window: Window, qtbot: QtBot) -> None:
    memory_file().parent.mkdir(parents=True)
    memory_file().write_text('{"recent": [[1]], "resume": 3}', encoding="utf-8")
    assert not cabinet_in(window(), qtbot).left.resume.isVisible()


def test_the_language_changes_everything_at_once(window: Window, qtbot: QtBot, play: Play) -> None:
    play(("Clara", "Malo"), 10)
    shell = window()
    cabinet = cabinet_in(shell, qtbot)
    english = words_in(cabinet)
    french = next(each for each in cabinet.left.language.segments if each.value == "fr")
    french.click()
    cabinet_in(shell, qtbot)
    assert cabinet.left.new_game.words == "Nouvelle partie"
    assert "manche" in cabinet.left.resume.below
    left_over = (english & words_in(cabinet)) - {"Vestiges", "English", "Français", "Contraste"}
    assert not {words for words in left_over if " " in words and not words.startswith(("Excavation", "Council"))}


def words_in(cabinet: Cabinet) -> set[str]:
    """All that stands on the screen, and all that is said of it."""
    widgets = [each for each in cabinet.findChildren(QWidget) if each.isVisible()]
    said = [(each.accessibleName(), each.accessibleDescription()) for each in widgets]
    return {words for pair in said for words in pair if words}


def test_the_theme_changes_at_once(window: Window, qtbot: QtBot) -> None:
    shell = window()
    cabinet = cabinet_in(shell, qtbot)
    light = cabinet.grab().toImage().pixelColor(5, 500).lightness()
    next(each for each in cabinet.left.theme.segments if each.value == "dark").click()
    assert cabinet.style_now.theme_name == "dark"
    assert cabinet.grab().toImage().pixelColor(5, 500).lightness() < light - 80


def test_the_first_moment_is_a_sketch_and_the_next_the_whole_picture(window: Window, qtbot: QtBot) -> None:
    cabinet = cabinet_in(window(), qtbot)
    assert not cabinet.case.is_first_paint
    image = cabinet.grab().toImage()
    shades = {image.pixel(x, 120) for x in range(1040, 1500, 3)}
    assert len(shades) > 60


def test_a_game_that_the_cabinet_does_not_know_yet_is_what_enter_goes_on_with(
    window: Window, qtbot: QtBot, play: Play
) -> None:
    """Copied here, restored, or made by a command: the file that remembers the cabinet is silent about it."""
    path = play(("Clara", "Malo"), 10)
    shell = window()
    cabinet = shell.trail[0]
    assert isinstance(cabinet, Cabinet)
    assert cabinet.left.resume.isVisible()
    assert cabinet.left.resume.below == "Your games are being looked into…"
    assert cabinet.focusWidget() is cabinet.left.resume
    qtbot.keyClick(cabinet.left.resume, Qt.Key.Key_Return)
    assert len(shell.trail) == 1
    cabinet.look_into_games()
    assert on_top(shell).journal.path == path  # type: ignore[attr-defined]


def test_enter_opens_nothing_when_all_games_turn_out_to_be_over(window: Window, qtbot: QtBot, play: Play) -> None:
    play(("Clara", "Malo"), 5000)
    shell = window()
    cabinet = shell.trail[0]
    assert isinstance(cabinet, Cabinet)
    qtbot.keyClick(cabinet.left.resume, Qt.Key.Key_Return)
    cabinet.look_into_games()
    assert len(shell.trail) == 1
    assert not cabinet.left.resume.isVisible()
    assert cabinet.focusWidget() is cabinet.left.new_game


def test_what_was_said_before_a_kill_is_not_said_again(window: Window, qtbot: QtBot, play: Play) -> None:
    path = play(("Clara", "Malo"), 10)
    said = cabinet_in(window(), qtbot).left.resume.below
    assert said.startswith("Marajoara · round ")
    opened = resume(path, Program(SettingsFile()).library)
    assert opened.timeline
    assert opened.journal
    with opened.journal:
        game, state = opened.timeline.game, opened.timeline.state
        opened.timeline.propose(game.legal(state, game.deciding(state)[0].seat)[0])
    again = window().trail[0]
    assert isinstance(again, Cabinet)
    assert again.left.resume.below == "Your games are being looked into…"
    assert again.left.said.resume == ""


def test_whoever_closes_the_window_at_the_table_finds_the_game_at_the_next_start(
    window: Window, qtbot: QtBot, play: Play
) -> None:
    play(("Clara",), 7, mission=2)
    shell = window()
    cabinet_in(shell, qtbot).left.resume.click()
    timeline = on_top(shell).timeline  # type: ignore[attr-defined]
    timeline.propose(timeline.game.legal(timeline.state, 0)[0])
    shell.close()
    again = window().trail[0]
    assert isinstance(again, Cabinet)
    assert again.left.resume.below == "Marajoara · 8 moves"


def test_coming_back_from_the_first_game_the_keyboard_stands_on_it(window: Window, qtbot: QtBot, play: Play) -> None:
    shell = window()
    cabinet = cabinet_in(shell, qtbot)
    assert cabinet.focusWidget() is cabinet.left.new_game
    shell.open("settings")
    play(("Clara", "Malo"), 10)
    shell.back()
    qtbot.waitUntil(cabinet.left.resume.isVisible)
    assert cabinet.focusWidget() is cabinet.left.resume


def test_a_game_that_another_window_plays_leads_to_the_list_that_says_so(
    window: Window, qtbot: QtBot, play: Play
) -> None:
    path = play(("Clara", "Malo"), 10)
    shell = window()
    cabinet = cabinet_in(shell, qtbot)
    opened = resume(path, cabinet.program.library)
    assert opened.journal
    with opened.journal:
        cabinet.left.resume.click()
        page = on_top(shell)
        assert isinstance(page, KeptGames)
        assert page.collection.chosen == path
        assert page.notice.words.text() == f"Another program is already playing the game “{path.name}”."
        assert page.look.words == "Look at it"
        assert page.focusWidget() is page.look
    shell.back()
    cabinet.left.resume.click()
    assert on_top(shell).journal.path == path  # type: ignore[attr-defined]


def test_a_click_says_at_once_that_the_game_is_being_opened(
    window: Window, qtbot: QtBot, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(("Clara", "Malo"), 10)
    cabinet = cabinet_in(window(), qtbot)
    said: list[str] = []
    monkeypatch.setattr("desktop.kept_games.opening.open_kept", lambda *_: said.append(cabinet.left.resume.below))
    cabinet.left.resume.click()
    assert said == ["One moment…"]


def test_whoever_has_opened_something_else_meanwhile_stays_there(window: Window, qtbot: QtBot, play: Play) -> None:
    play(("Clara", "Malo"), 10)
    shell = window()
    cabinet = shell.trail[0]
    assert isinstance(cabinet, Cabinet)
    qtbot.keyClick(cabinet.left.resume, Qt.Key.Key_Return)
    settings = shell.open("settings")
    here = QApplication.focusWidget()
    cabinet.look_into_games()
    assert on_top(shell) is settings
    assert QApplication.focusWidget() is here


def test_the_keyboard_is_not_taken_from_a_game_that_was_begun_at_once(window: Window, qtbot: QtBot, play: Play) -> None:
    shell = window()
    cabinet = shell.trail[0]
    assert isinstance(cabinet, Cabinet)
    cabinet.begin("marajoara")
    here = QApplication.focusWidget()
    play(("Clara", "Malo"), 10)
    cabinet.look_into_games()
    assert QApplication.focusWidget() is here
