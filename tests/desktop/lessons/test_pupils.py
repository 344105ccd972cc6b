"""A class shares one computer: lessons ask once who is there, and keep what is done under that name."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from desktop.lessons.pupil import menu_of_pupils
from desktop.lessons.who_plays import WhoPlays
from desktop.shell import Shell
from rules.core import folders
from rules.core.contract import AnyGame
from rules.games import game_named
from rules.teaching.reading import read_file
from tests.desktop.at_the_table import AtTable
from tests.desktop.conftest import SitDown
from tests.desktop.lessons.learner import at_lesson, solve
from tests.desktop.pages import faults
from tests.desktop.windows import opened, window

pytestmark = pytest.mark.usefixtures("unpainted")

LEFT = Qt.MouseButton.LeftButton
JOIN = "hoyuk/join"


@pytest.fixture
def hoyuk() -> AnyGame:
    game = game_named("hoyuk")
    assert game is not None
    return game


@pytest.fixture
def class_shell(shell: Shell) -> Shell:
    shell.program.settings_file.change(class_book=True)
    shell.program.pupils.change(lambda now: now.with_names(("Adèle", "Adrien", "Léo")))
    return shell


def board_of(screen: Any) -> WhoPlays:
    for _ in range(3):
        QApplication.processEvents()
    (board,) = (each for each in screen.findChildren(WhoPlays) if each.isVisible())
    assert isinstance(board, WhoPlays)
    return board


def is_asked(screen: Any) -> bool:
    for _ in range(3):
        QApplication.processEvents()
    return any(each.isVisible() for each in screen.findChildren(WhoPlays))


def done(shell: Shell, name: str, lesson: str = JOIN) -> Any:
    pupil = shell.program.pupils.now.named(name)
    assert pupil is not None
    return pupil.done_of(lesson)


def test_without_a_class_nobody_is_asked(shell: Shell, hoyuk: AnyGame) -> None:
    screen = at_lesson(shell, hoyuk, "join")
    assert not is_asked(screen)
    assert screen.header.who.isHidden()
    solve(screen)
    assert shell.program.settings.lessons_done == {JOIN: ["join"]}
    assert not folders.pupils().exists()


def test_it_is_asked_once_a_session_and_kept_under_the_name(class_shell: Shell, hoyuk: AnyGame) -> None:
    shell = class_shell
    screen = at_lesson(shell, hoyuk, "join")
    board = board_of(screen)
    names = {each.words: each for each in board.names.buttons}
    assert list(names) == ["Adèle", "Adrien", "Léo"]
    QTest.mouseClick(names["Léo"], LEFT)
    assert not is_asked(screen)
    assert screen.header.who.words == "Léo"
    screen.table.propose(corner(screen))
    solve(screen)
    found = done(shell, "Léo")
    assert found.steps == ("join",)
    assert found.tries == {"join": 2}
    assert found.mistakes == {"join": {"corner": 1}}
    assert shell.program.settings.lessons_done == {}
    again = at_lesson(shell, hoyuk, "bridge")
    assert not is_asked(again)
    assert again.header.who.words == "Léo"


def corner(screen: Any) -> Any:
    """A house that touches another block by a corner."""
    legal = screen.table.progress.game.legal(screen.table.progress.state, 0)
    house = next(each for each in legal if each.kind == "hk.build_house")
    return type(house)(seat=0, cell="E5")


def test_a_new_name_is_written_and_joins_the_class(class_shell: Shell, hoyuk: AnyGame) -> None:
    screen = at_lesson(class_shell, hoyuk, "join")
    board = board_of(screen)
    assert board.field.hasFocus()
    assert not board.take.isEnabled()
    QTest.keyClicks(board.field, "Zoe")
    assert [each.words for each in board.names.shown] == []
    assert board.take.words == class_shell.program.say("class-who-new")
    QTest.keyClick(board.field, Qt.Key.Key_Return)
    assert class_shell.program.pupil == "Zoe"
    assert class_shell.program.pupils.now.named("zoe") is not None


def test_some_letters_are_enough_for_the_only_name_that_begins_so(class_shell: Shell, hoyuk: AnyGame) -> None:
    screen = at_lesson(class_shell, hoyuk, "join")
    board = board_of(screen)
    QTest.keyClicks(board.field, "ad")
    assert [each.words for each in board.names.shown] == ["Adèle", "Adrien"]
    QTest.keyClicks(board.field, "e")
    QTest.keyClick(board.field, Qt.Key.Key_Return)
    assert class_shell.program.pupil == "Adèle"


def test_all_by_keyboard_and_the_table_below_hears_nothing(class_shell: Shell, hoyuk: AnyGame) -> None:
    screen = at_lesson(class_shell, hoyuk, "join")
    board = board_of(screen)
    QTest.keyClick(board.field, Qt.Key.Key_Down)
    assert board.names.buttons[0].hasFocus()
    QTest.keyClick(board.names.buttons[0], Qt.Key.Key_Right)
    assert board.names.buttons[1].hasFocus()
    QTest.keyClick(board.names.buttons[1], Qt.Key.Key_H)  # the hint of the lesson, were it not for the board
    assert not screen.run.is_hinted
    assert board.field.text() == "h"
    board.field.clear()
    seen = []
    for _ in range(6):
        QTest.keyClick(screen.focusWidget(), Qt.Key.Key_Tab)
        seen.append(board.isAncestorOf(screen.focusWidget()))
    assert all(seen)
    board.names.buttons[1].setFocus()
    QTest.keyClick(board.names.buttons[1], Qt.Key.Key_Return)
    assert class_shell.program.pupil == "Adrien"


@pytest.mark.parametrize("how", ["button", "escape"])
def test_nobody_of_the_class_goes_on_as_before(class_shell: Shell, hoyuk: AnyGame, how: str) -> None:
    screen = at_lesson(class_shell, hoyuk, "join")
    board = board_of(screen)
    if how == "button":
        QTest.mouseClick(board.nobody, LEFT)
    else:
        QTest.keyClick(board.field, Qt.Key.Key_Escape)
    assert class_shell.trail[-1] is screen
    solve(screen)
    assert class_shell.program.settings.lessons_done == {JOIN: ["join"]}
    assert done(class_shell, "Léo") is None
    assert not is_asked(at_lesson(class_shell, hoyuk, "join"))


def test_somebody_else_takes_the_place_and_begins_anew(class_shell: Shell, hoyuk: AnyGame) -> None:
    class_shell.program.pupil = "Léo"
    screen = at_lesson(class_shell, hoyuk, "join")
    solve(screen)
    screen.run.step_on()
    assert screen.table.progress.at == 1
    QTest.mouseClick(screen.header.who, LEFT)
    board = board_of(screen)
    QTest.mouseClick(next(each for each in board.names.buttons if each.words == "Adèle"), LEFT)
    assert screen.table.progress.at == 0
    assert screen.header.who.words == "Adèle"
    assert not any(each.is_done for each in screen.header.steps)
    QTest.mouseClick(screen.header.who, LEFT)
    QTest.mouseClick(next(each for each in board_of(screen).names.buttons if each.words == "Léo"), LEFT)
    assert screen.header.steps[0].is_done


def test_the_shelf_shows_what_the_pupil_solved(class_shell: Shell, hoyuk: AnyGame) -> None:
    class_shell.program.settings_file.change(lessons_done={JOIN: ["join", "extend", "found"]})
    shelf = opened(class_shell, "lessons", game=hoyuk)
    cards = next(each for each in shelf.leaf.games if each.game.id == "hoyuk").cards
    assert cards[0].done == 3
    class_shell.program.pupil = "Léo"
    shelf.say_again()
    assert cards[0].done == 0
    assert "Léo" in shelf.leaf.intro.text()


def test_the_class_switch_turns_the_class_book_on(sit_down: SitDown) -> None:
    at: AtTable = sit_down()
    assert not at.screen.program.settings.class_book
    QTest.keyClick(at.screen, Qt.Key.Key_F12)
    assert at.screen.program.settings.class_book
    room = at.screen.class_switch.classroom
    assert room is not None
    assert room.class_size == 0
    at.screen.program.pupils.change(lambda now: now.with_names(("Adèle", "Léo")))
    assert room.class_size == 2
    room.resize_class(1)
    assert (room.class_size, at.screen.program.settings.class_size) == (3, 3)


# Handing in


def handed(shell: Shell, screen: Any, monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    menu_of_pupils(shell, screen)[shell.program.say("class-hand-in")]()


def test_a_pupil_hands_in_what_was_done(
    class_shell: Shell, hoyuk: AnyGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class_shell.program.pupil = "Léo"
    screen = at_lesson(class_shell, hoyuk, "join")
    solve(screen)
    handed(class_shell, screen, monkeypatch, tmp_path / "leo.vestiges")
    made = read_file(tmp_path / "leo.vestiges").made
    assert getattr(made, "pupil", None) == class_shell.program.pupils.now.named("Léo")


def test_at_home_a_name_is_asked_and_what_was_solved_here_goes_in(
    shell: Shell, hoyuk: AnyGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = at_lesson(shell, hoyuk, "join")
    solve(screen)
    handed(shell, screen, monkeypatch, tmp_path / "rose.vestiges")
    board = board_of(screen)
    QTest.keyClicks(board.field, "Rose")
    QTest.keyClick(board.field, Qt.Key.Key_Return)
    pupil = getattr(read_file(tmp_path / "rose.vestiges").made, "pupil", None)
    assert pupil is not None
    assert pupil.name == "Rose"
    assert pupil.lessons[JOIN].steps == ("join",)
    assert not folders.pupils().exists()  # this computer has no class


def test_a_disk_that_refuses_a_hand_in_is_said(
    class_shell: Shell, hoyuk: AnyGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class_shell.program.pupil = "Léo"
    (tmp_path / "file").write_text("")
    handed(class_shell, at_lesson(class_shell, hoyuk, "join"), monkeypatch, tmp_path / "file" / "leo.vestiges")
    assert class_shell.notices is not None
    assert "leo.vestiges" in class_shell.notices.lines["hand-in"].say()


def test_a_disk_that_refuses_the_class_book_is_said_once(class_shell: Shell, hoyuk: AnyGame) -> None:
    class_shell.program.pupil = "Léo"
    folders.pupils().write_text('{"vestiges_pupils": 9}')
    screen = at_lesson(class_shell, hoyuk, "join")
    solve(screen)
    assert class_shell.notices is not None
    assert "pupils.json" in class_shell.notices.lines["pupils"].say()
    assert done(class_shell, "Léo").steps == ("join",)  # for as long as the window is open


@pytest.mark.parametrize("view", [((1600, 1000), 1.0), ((1280, 720), 1.0), ((1280, 720), 1.5)])
@pytest.mark.parametrize("count", [0, 40])
def test_the_question_is_whole_in_every_window(
    qtbot: QtBot, tmp_path: Path, hoyuk: AnyGame, view: tuple[tuple[int, int], float], count: int
) -> None:
    size, scale = view
    shell = window(tmp_path, size=size, scale=scale)
    qtbot.addWidget(shell)
    shell.program.settings_file.change(class_book=True)
    shell.program.pupils.change(lambda now: now.with_names(f"Marie-Clémentine {number}" for number in range(count)))
    screen = at_lesson(shell, hoyuk, "join")
    board = board_of(screen)
    assert list(faults(board)) == []
    assert screen.rect().contains(board.board.toRect())
    for each in (board.title, board.field, board.take, board.nobody):
        assert board.board.contains(each.geometry().center().toPointF()), each
    QTest.mouseClick(board.nobody, LEFT, pos=QPoint(10, 10))
    assert not is_asked(screen)


def test_a_class_book_turned_on_during_a_lesson_asks_as_soon_as_one_comes_back(shell: Shell, hoyuk: AnyGame) -> None:
    screen = at_lesson(shell, hoyuk, "join")
    opened(shell, "class_book", game="hoyuk")
    shell.program.settings_file.change(class_book=True)
    shell.program.set_language("fr")
    assert not is_asked(screen)
    shell.back()
    board_of(screen).put_away()
    assert not is_asked(screen)
    shell.program.set_language("en")
    assert not is_asked(screen)


def test_whoever_presents_a_lesson_is_not_asked_as_a_pupil(shell: Shell, hoyuk: AnyGame) -> None:
    screen = at_lesson(shell, hoyuk, "join")
    screen.project()
    shell.back()
    assert shell.program.settings.class_book
    assert not is_asked(screen)
