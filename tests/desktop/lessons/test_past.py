"""In a lesson, what was played in a step can be looked at again, and taken up from there."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.lessons.player import LessonPlayer
from desktop.shell import Shell
from rules.games import GAME_IDS, game_named
from rules.lessons.model import Task
from rules.lessons.runner import right_moves
from tests.desktop.lessons.learner import at_lesson, solve

pytestmark = pytest.mark.usefixtures("unpainted")

LEFT = Qt.MouseButton.LeftButton


def played(shell: Shell, id: str, *, least: int = 1) -> LessonPlayer:
    """A lesson in which a task was solved with so many moves at least."""
    game = game_named(id)
    assert game is not None
    screen = at_lesson(shell, game, "")
    for number in range(len(screen.lessons)):
        screen = at_lesson(shell, game, screen.lessons[number].id)
        while True:
            if isinstance(screen.table.progress.step, Task):
                while not screen.table.progress.is_done:
                    screen.table.propose(right_moves(screen.table.progress)[0])
                if screen.table.moments.last >= least:
                    return screen
            else:
                solve(screen)
            if screen.table.progress.is_last:
                break
            screen.run.step_on()
    raise AssertionError("no step of so many moves")


@pytest.mark.parametrize("id", GAME_IDS)
def test_looking_back_shows_each_moment_and_plays_nothing(shell: Shell, id: str) -> None:
    screen = played(shell, id, least=2)
    table, feedback = screen.table, screen.run.feedback
    end, moments = table.view, table.moments.all
    QTest.mouseClick(screen.header.look_back, LEFT)
    assert table.is_looking_back
    assert table.view == table.game.view(moments[-2].state, table.learner)
    assert screen.past.bar.isVisible()
    assert screen.board.situation.is_past
    assert not table.legal
    assert not screen.board.hand.takable_anew() | screen.board.hand.clickable()
    QTest.keyClick(screen, Qt.Key.Key_Home)
    assert table.moments.at == 0
    assert screen.past.bar.where.words.startswith("Vous regardez le début de l’étape")
    QTest.keyClick(screen, Qt.Key.Key_Right)
    assert table.moments.at == 1
    QTest.keyClick(screen, Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert not table.is_looking_back
    assert table.view == end
    assert shell.trail[-1] is screen
    assert screen.run.feedback is feedback
    assert not screen.past.bar.isVisible()


def test_taken_up_from_there_the_task_is_open_again(shell: Shell) -> None:
    screen = played(shell, "marajoara")
    table = screen.table
    assert table.progress.is_done
    table.look_at(0)
    number = table.point
    QTest.mouseClick(screen.past.bar.play_on, LEFT)
    assert not table.is_looking_back
    assert not table.progress.is_done
    assert table.point > number
    assert table.legal
    assert screen.run.feedback is None
    assert screen.header.look_back.isHidden() == (table.moments.last == 0)


def test_where_nothing_was_played_nothing_leads_back(shell: Shell) -> None:
    game = game_named("marajoara")
    assert game is not None
    screen = at_lesson(shell, game, "")
    assert screen.header.look_back.isHidden()
    screen.table.look_on(-1)
    assert not screen.table.is_looking_back


def test_going_on_leaves_the_past(shell: Shell) -> None:
    screen = played(shell, "marajoara")
    screen.table.look_at(0)
    if not screen.table.progress.is_last:
        screen.run.step_on()
        assert not screen.table.is_looking_back
        assert screen.header.look_back.isHidden()
