"""The shelf of lessons."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.lessons.progress import remember
from desktop.lessons.shelf import Shelf
from desktop.shell import Shell
from desktop.start_cache import Remembered
from desktop.start_cache import remember as remember_home
from rules.games import GAME_IDS
from rules.marajoara import GAME
from tests.desktop.windows import opened, window

pytestmark = pytest.mark.usefixtures("unpainted")


def shelf(shell: Shell) -> Shelf:
    screen = opened(shell, "lessons")
    assert isinstance(screen, Shelf)
    return screen


def test_the_first_lesson_is_up_next(shell: Shell) -> None:
    cards = shelf(shell).leaf.games[0].cards
    assert [card.is_next for card in cards] == [True, *(False for _ in cards[1:])]
    assert cards[0].hasFocus()


def test_what_was_solved_is_shown(shell: Shell) -> None:
    first = shelf(shell).leaf.games[0].lessons[0]
    for step in first.steps:
        remember(shell.program, first, step.id)
    shell.back()
    again = shelf(shell).leaf.games[0]
    assert again.cards[0].done == len(first.steps)
    assert again.cards[1].is_next
    assert again.count.text().startswith("1 ")


def test_a_lesson_is_opened_by_keyboard(shell: Shell) -> None:
    first = shelf(shell).leaf.games[0]
    QTest.keyClick(first.cards[0], Qt.Key.Key_Right)
    assert first.cards[1].hasFocus()
    QTest.keyClick(first.cards[1], Qt.Key.Key_Return)
    assert shell.trail[-1].lesson.id == first.lessons[1].id  # type: ignore[attr-defined]


def test_escape_leaves(shell: Shell) -> None:
    screen = shelf(shell)
    QTest.keyClick(screen, Qt.Key.Key_Escape)
    assert shell.trail[-1] is not screen


def test_the_games_stand_in_the_order_of_the_cabinet(shell: Shell) -> None:
    assert [each.game.id for each in shelf(shell).leaf.games] == list(GAME_IDS)


def begins_at(screen: Shelf) -> str:
    """The game whose name stands at the top of what is seen."""
    seen = screen.scroller.bar.value()
    return min(screen.leaf.games, key=lambda each: abs(each.y() - seen)).game.id


@pytest.mark.parametrize("size", [(1280, 720), (1600, 1000)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_it_opens_at_the_game_of_the_table(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    made = window(tmp_path, size=size, scale=1.5)
    qtbot.addWidget(made)
    screen = opened(made, "lessons", game=GAME)
    assert begins_at(screen) == "marajoara"
    assert screen.focusProxy() in next(each for each in screen.leaf.games if each.game is GAME).cards


def test_without_a_table_it_opens_at_the_game_that_was_played_last(shell: Shell) -> None:
    remember_home(Remembered(game="council_of_shadows"))
    screen = shelf(shell)
    assert begins_at(screen) == "council_of_shadows"
    screen.scroller.scroll_to(0)
    screen.resize(screen.width() - 10, screen.height())
    QApplication.processEvents()
    assert begins_at(screen) == GAME_IDS[0], "it stays where one has looked"
