"""The ladder of levels: unfolded by mouse and by keyboard, what it says of each level, and the level suggested."""

import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.new_game.ladder_board import LadderBoard
from desktop.new_game.page import NewGame
from desktop.shell import Shell
from desktop.widgets.pressable import Pressable
from rules.bots.registry import LEVELS, MEASURED, bots_of
from rules.core.finished_game import FinishedGame
from rules.games import GAMES
from rules.reference import ladder
from rules.reference.ladder import RUNGS, UNKNOWN
from tests.desktop.conftest import Window
from tests.desktop.new_game.pages import focus, page_in, rung, seated, sit, unfolded_levels
from tests.desktop.own_page.games import finished

pytestmark = pytest.mark.usefixtures("unpainted")

LETTERS = 60
SHARES = {"novice": 198.5, "apprentice": 148, "regular": 142, "expert": 136}
OF_THREE = {"novice": 20, "apprentice": 12, "regular": 9}


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """All levels are offered, however far the measuring of a game has come."""
    monkeypatch.setattr("rules.bots.registry.levels_of", lambda game: LEVELS)


@pytest.fixture
def measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All rungs but the highest were measured."""
    below = dict(zip(RUNGS[1:], RUNGS, strict=False))
    pairs = [
        {"level": level, "below": below[level], "seats": 2, "won": won, "games": 200} for level, won in SHARES.items()
    ]
    pairs += [
        {"level": level, "below": below[level], "seats": 3, "won": won, "games": 20} for level, won in OF_THREE.items()
    ]
    file = tmp_path / MEASURED
    times = {"novice": [38, 90], "regular": [400, 1_230], "expert": [12_400, 15_000]}
    file.write_text(json.dumps({"rules_version": 1, "pairs": pairs, "milliseconds": times}), encoding="utf-8")
    monkeypatch.setattr("desktop.new_game.known_levels.ladder_of", lambda game, version: ladder.read(file))


def against(page: NewGame) -> LadderBoard:
    """The ladder of the only opponent."""
    return unfolded_levels(page, page.opponents.rows[1].level)


def known(shell: Shell, *games: FinishedGame) -> NewGame:
    shell.program.results.add_all(games)
    return page_in(shell)


# Unfolding and choosing


def test_a_click_unfolds_the_ladder_and_a_click_on_a_rung_chooses(window: Window, qtbot: QtBot) -> None:
    page = page_in(window())
    field = page.opponents.rows[1].level
    assert page.ladder.board is None, "nothing is built before it is wanted"
    assert field.accessibleName() == "How well the computer plays at seat 2: Novice"
    qtbot.mouseClick(field, Qt.MouseButton.LeftButton)
    board = page.ladder.board
    assert board is not None
    assert [each.words for each in board.rungs] == ["Master", "Expert", "Regular", "Apprentice", "Novice", "Random"]
    assert not page.boards.table.isVisible(), "it takes the room of the table at the start"
    assert (page.top.now.seat, page.top.now.ask) == ("Malo", "Choose its level")
    qtbot.mouseClick(rung(board, "expert"), Qt.MouseButton.LeftButton)
    assert page.preparation.choices.places[1].player == "expert"
    assert field.words == "Expert"
    assert not board.isVisible()
    assert page.boards.table.isVisible()


def test_a_click_on_the_wooden_ladder_takes_the_level_beside_it(window: Window, qtbot: QtBot) -> None:
    page = page_in(window())
    board = against(page)
    QApplication.processEvents()
    beside = rung(board, "master").geometry()
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=QPoint(beside.x() // 2 + 8, beside.center().y()))
    assert page.preparation.choices.places[1].player == "master"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Down])
def test_keys_unfold_it_lead_along_it_and_choose(window: Window, qtbot: QtBot, key: Qt.Key) -> None:
    page = page_in(window())
    field = page.opponents.rows[1].level
    field.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(field, key)
    board = page.ladder.board
    assert board is not None
    assert focus() is rung(board, "novice"), "it begins at the level that is chosen"
    assert rung(board, "novice").is_ringed
    for _ in range(2):
        qtbot.keyClick(focus(), Qt.Key.Key_Up)
    assert focus() is rung(board, "regular")
    qtbot.keyClick(focus(), Qt.Key.Key_End)
    qtbot.keyClick(focus(), Qt.Key.Key_Down)
    assert focus() is rung(board, "random"), "there is nothing below"
    qtbot.keyClick(focus(), Qt.Key.Key_Home)
    qtbot.keyClick(focus(), Qt.Key.Key_Return)
    assert page.preparation.choices.places[1].player == "master"
    assert not board.isVisible()
    assert focus() is field, "the keyboard comes back to where it was"
    assert page.isVisible(), "Enter did not begin the game"


def test_escape_folds_it_and_changes_nothing(window: Window, qtbot: QtBot) -> None:
    shell = window()
    page = page_in(shell)
    board = against(page)
    qtbot.keyClick(focus(), Qt.Key.Key_Up)
    qtbot.keyClick(focus(), Qt.Key.Key_Escape)
    assert not board.isVisible()
    assert page.preparation.choices.places[1].player == "novice"
    assert shell.trail[-1] is page
    assert focus() is page.opponents.rows[1].level
    page.opponents.rows[1].level.click()
    page.dock.action_bar.start.setFocus()
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert not board.isVisible()
    assert shell.trail[-1] is page


def test_the_field_folds_it_too_and_another_field_takes_it_over(window: Window) -> None:
    page = page_in(window())
    page.preparation.add_opponent()
    first, second = page.opponents.rows[1], page.opponents.rows[2]
    board = unfolded_levels(page, first.level)
    unfolded_levels(page, second.level)
    assert board.title.text() == "Which level for Sofia?"
    assert page.opponents.indexOf(board) == page.opponents.indexOf(second) + 1
    assert (first.level.isChecked(), second.level.isChecked()) == (False, True)
    second.level.click()
    assert not board.isVisible()


def test_it_folds_when_what_it_speaks_of_is_gone(window: Window) -> None:
    page = page_in(window())
    page.preparation.add_opponent()
    board = unfolded_levels(page, page.opponents.rows[2].level)
    page.opponents.rows[2].remove.click()
    assert not board.isVisible()
    against(page)
    page.dock.settings.click()
    assert not board.isVisible()
    page.dock.settings.click()
    against(page) if not board.isVisible() else None
    sit(page, "alone")
    assert not board.isVisible()


def test_at_a_table_of_several_it_unfolds_below_the_cards(window: Window) -> None:
    page = page_in(window())
    page.preparation.change(seated(page, 3).with_place(1, player="regular"))
    card = page.seats.cards[1]
    assert not page.seats.cards[0].level.isVisible(), "a person has no level"
    board = unfolded_levels(page, card.level)
    QApplication.processEvents()
    assert board.y() > card.y() + card.height()
    assert rung(board, "regular").isChecked()
    assert not card.level_help.isVisible(), "the ladder says it"
    rung(board, "apprentice").click()
    assert page.preparation.choices.places[1].player == "apprentice"
    assert card.level_help.text() == "Plans its turn, and sometimes takes a lesser plan."


def test_one_of_them_at_random(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    page = page_in(window())
    asked: list[tuple[str, ...]] = []

    def last_of(levels: tuple[str, ...]) -> str:
        asked.append(levels)
        return levels[-1]

    monkeypatch.setattr("desktop.new_game.levelling.choice", last_of)
    against(page).any.click()
    assert page.preparation.choices.places[1].player == "master"
    assert asked == [LEVELS], "moves at random are no opponent to meet by chance"


def test_the_gentle_opponent_is_beside_the_ladder(window: Window) -> None:
    page = page_in(window())
    board = against(page)
    assert (board.gentle.words, board.gentle.kind) == ("Discovery", "quiet")
    board.gentle.click()
    assert page.opponents.rows[1].level.words == "Discovery"
    against(page)
    assert board.gentle.kind == "primary"
    assert not any(each.isChecked() for each in board.rungs)


# What it says


def test_figures_are_those_that_were_measured_and_no_others(window: Window, measured: None) -> None:
    board = against(page_in(window()))
    said = {each.face.level: each.face for each in board.rungs}
    assert [said[level].beats for level in RUNGS] == ["the first rung", "99%", "74%", "71%", "68%", "not measured yet"]
    nb = "\u00a0"
    assert [said[level].time for level in ("novice", "regular", "expert")] == [
        f"<{nb}0.1{nb}s",
        f"0.4{nb}s",
        f"12{nb}s",
    ]
    assert said["apprentice"].time == "not measured yet"
    assert board.note.text() == "for 2 players; 200 games or more measured for each rung, within ±6 points"
    assert said["master"].share is None
    assert said["master"].interval is None


def test_without_any_figure_it_says_so(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop.new_game.known_levels.ladder_of", lambda game, version: UNKNOWN)
    page = page_in(window())
    board = against(page)
    assert {each.face.beats for each in board.rungs} == {"the first rung", "not measured yet"}
    assert {each.face.time for each in board.rungs} == {"not measured yet"}
    assert board.note.text() == "the levels of this game are not measured yet"
    assert page.dock.why is not None
    assert page.dock.why.how.words.text().startswith("The rungs have not played each other yet.")


def test_it_tells_larger_tables_apart(window: Window, measured: None) -> None:
    """That a novice wins against chance says nothing of the rungs above, and is left out there."""
    page = page_in(window())
    against(page)
    assert page.dock.why is not None
    how = page.dock.why.how.words.text()
    assert how.startswith("Each rung played 200 games or more for two")
    assert "With 3 players, a level alone among players of the level below won 45 to 60% of its games" in how
    assert how.endswith("33% would be even. 2 rungs, 20 games or more each.")
    assert "4 players" not in how, "tables of four were not measured"


def test_own_games_are_on_the_rungs(window: Window, qtbot: QtBot, measured: None) -> None:
    page = known(window(name="Clara"), finished(1, "novice"), finished(2, "novice", won=False), finished(3, "random"))
    qtbot.waitUntil(lambda: page.preparation.knows_results)
    board = against(page)
    assert rung(board, "novice").face.against == "you win 1 of 2"
    assert rung(board, "random").face.against == "you win 1 of 1"
    assert rung(board, "master").face.against == "never met"


def test_a_screen_reader_reads_a_rung(window: Window, qtbot: QtBot, measured: None) -> None:
    page = known(window(name="Clara"), finished(1, "regular"))
    qtbot.waitUntil(lambda: page.preparation.knows_results)
    board = against(page)
    assert rung(board, "novice").accessibleName() == "Novice, to begin with"
    regular = rung(board, "regular")
    assert regular.accessibleName() == "Regular"
    assert regular.accessibleDescription() == (
        "Plans its whole turn, and seldom misses the best plan. "
        "Beats the one below 71 times in 100, give or take 6, over 200 games. Against it, you win 1 time in 1. "
        "A move in 0.4\u00a0s, 19 times in 20 in 1.2\u00a0s at most."
    )
    page.program.set_language("fr")
    assert "Bat celui d’au-dessous 71\u00a0fois sur\u00a0100" in regular.accessibleDescription()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_levels_do_is_said_in_a_line(window: Window, language: str) -> None:
    words = page_in(window(language=language)).words
    for level in RUNGS:
        said = words.player_help(level)
        assert said.endswith(".")
        assert len(said) <= LETTERS, said


# The level suggested


def test_before_five_games_the_novice_is_suggested_to_begin_with(window: Window, measured: None) -> None:
    page = known(window(name="Clara"), finished(1, "novice"))
    board = against(page)
    assert rung(board, "novice").face.flag == "to begin with"
    why = page.dock.why
    assert why is not None
    assert why.isVisible()
    assert not page.dock.body.isVisible()
    assert why.title.text() == "Novice, to begin with"
    assert why.words.text().endswith("You have one.")
    assert not why.graph.isVisible(), "one game draws no line"
    page.opponents.rows[1].level.click()
    assert page.dock.body.isVisible()
    assert not why.isVisible()


def test_then_the_level_that_resists_just_enough(window: Window, measured: None) -> None:
    page = known(window(name="Clara"), *(finished(number, "novice") for number in range(6)))
    board = against(page)
    flags = {each.face.level: each.face.flag for each in board.rungs if each.face.flag}
    assert flags == {"regular": "suggested for you"}
    why = page.dock.why
    assert why is not None
    assert why.title.text() == "Why Regular"
    assert why.words.text().startswith("By your 6 games of Marajoara that count, you would win about 39 times")
    assert why.graph.isVisible()
    assert why.graph.accessibleDescription().startswith("After 6 games, you are nearest to ")
    assert board.face is not None
    assert board.face.own_colour == page.preparation.choices.places[0].colour


def test_nobody_is_advised_where_only_computers_play(window: Window) -> None:
    page = page_in(window())
    page.preparation.change(seated(page, 2).with_place(0, player="novice").with_place(1, player="novice"))
    board = unfolded_levels(page, page.seats.cards[1].level)
    assert not any(each.face.flag for each in board.rungs)
    assert board.face is not None
    assert not board.face.own_colour


# Room


def point_at(widget: QWidget) -> None:
    at = QPointF(widget.width() / 2, widget.height() / 2)
    QApplication.sendEvent(widget, QEnterEvent(at, at, QPointF(widget.mapToGlobal(at.toPoint()))))


def inside(page: NewGame, widget: QWidget) -> bool:
    viewport = page.page.viewport()
    place = widget.mapTo(page.page, QPoint(0, 0)) - viewport.pos()
    return place.y() >= 0 and place.y() + widget.height() <= viewport.height()


@pytest.mark.parametrize("company", ["computer", "together"])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_in_a_low_window_only_the_rung_pointed_at_says_what_it_does(
    window: Window, qtbot: QtBot, measured: None, company: str, language: str
) -> None:
    page = page_in(window((1280, 720), language=language))
    sit(page, company)
    if company == "together":
        page.seats.cards[1].kinds.segments[1].click()
        board = unfolded_levels(page, page.seats.cards[1].level)
    else:
        page.preparation.add_opponent()
        board = unfolded_levels(page, page.opponents.rows[2].level)
    qtbot.waitUntil(lambda: all(inside(page, each) and not each.is_cut() for each in board.rungs))
    assert board.is_short
    assert [each.face.level for each in board.rungs if each.is_open] == ["novice"]
    assert all(each.height() >= 40 for each in board.rungs)
    point_at(rung(board, "master"))
    qtbot.waitUntil(lambda: [each.face.level for each in board.rungs if each.is_open] == ["master"])
    qtbot.waitUntil(lambda: not any(each.is_cut() for each in board.rungs))
    start = page.dock.action_bar.start
    assert page.rect().contains(start.mapTo(page, QPoint(0, start.height() - 1)))


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_no_words_are_cut(window: Window, qtbot: QtBot, measured: None, scale: float) -> None:
    for size in ((1600, 1000), (1280, 720)):
        page = page_in(window(size, language="fr", text_scale=scale))
        board = against(page)
        written = (*board.rungs, board.any, board.gentle, page.opponents.rows[1].level)
        for each in board.rungs:
            assert each.columns.does < each.columns.beats < each.columns.against < each.columns.time
            point_at(each)
            qtbot.waitUntil(partial(is_whole, written))


def is_whole(written: Sequence[Pressable]) -> bool:
    return not any(each.is_cut() for each in written)


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_every_game_has_the_ladder(window: Window, game: str) -> None:
    page = window().open("new_game", game=game)
    assert isinstance(page, NewGame)
    sit(page, "computer")
    assert len(against(page).rungs) == len(bots_of(game))
