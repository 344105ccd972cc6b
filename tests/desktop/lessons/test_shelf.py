"""The shelf of lessons."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.lessons.progress import remember
from desktop.lessons.shelf import Shelf
from desktop.shell import Shell
from tests.desktop.windows import opened, window


@pytest.fixture
def shell(qtbot: QtBot, tmp_path: Path) -> Shell:
    made = window(tmp_path)
    qtbot.addWidget(made)
    return made


def shelf(shell: Shell) -> Shelf:
    screen = opened(shell, "lessons")
    assert isinstance(screen, Shelf)
    return screen


def test_the_first_lesson_is_up_next(shell: Shell) -> None:
    cards = shelf(shell).shelves.games[0].cards
    assert [card.is_next for card in cards] == [True, *(False for _ in cards[1:])]
    assert cards[0].hasFocus()


def test_what_was_solved_is_shown(shell: Shell) -> None:
    first = shelf(shell).shelves.games[0].lessons[0]
    for step in first.steps:
        remember(shell.program, first, step.id)
    shell.back()
    again = shelf(shell).shelves.games[0]
    assert again.cards[0].done == len(first.steps)
    assert again.cards[1].is_next
    assert again.count.text().startswith("1 ")


def test_a_lesson_is_opened_by_keyboard(shell: Shell) -> None:
    first = shelf(shell).shelves.games[0]
    QTest.keyClick(first.cards[0], Qt.Key.Key_Right)
    assert first.cards[1].hasFocus()
    QTest.keyClick(first.cards[1], Qt.Key.Key_Return)
    assert shell.trail[-1].lesson.id == first.lessons[1].id  # type: ignore[attr-defined]


def test_escape_leaves(shell: Shell) -> None:
    screen = shelf(shell)
    QTest.keyClick(screen, Qt.Key.Key_Escape)
    assert shell.trail[-1] is not screen
