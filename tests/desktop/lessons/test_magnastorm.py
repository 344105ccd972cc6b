"""The lessons of Magnastorm on its own table."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.lessons.player import LessonPlayer
from desktop.lessons.progress import is_finished
from desktop.shell import Shell
from rules.core import resources
from rules.lessons.model import lessons_in
from rules.magnastorm import GAME
from tests.desktop.lessons.learner import at_lesson, at_step, click, drag, play_all_by_hand, press, solve_all
from tests.desktop.windows import window

LESSONS = tuple(lesson.id for lesson in lessons_in(resources.assets() / GAME.id / "lessons"))


@pytest.fixture
def shell(qtbot: QtBot, tmp_path: Path) -> Shell:
    made = window(tmp_path)
    qtbot.addWidget(made)
    return made


def player(shell: Shell, lesson: str) -> LessonPlayer:
    return at_lesson(shell, GAME, lesson)


def said(screen: LessonPlayer) -> str:
    return screen.panel.feedback.text.text()


@pytest.mark.parametrize("lesson", LESSONS)
def test_each_lesson_can_be_solved(shell: Shell, lesson: str) -> None:
    screen = player(shell, lesson)
    solve_all(screen)
    assert is_finished(shell.program, screen.lesson)


@pytest.mark.parametrize("lesson", LESSONS)
@pytest.mark.parametrize("size", [(1280, 720), (1600, 1000)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_each_step_is_solved_by_hand(qtbot: QtBot, tmp_path: Path, size: tuple[int, int], lesson: str) -> None:
    """With the mouse, and the keys for numbers: all that is needed is in view, in a small window too."""
    shell = window(tmp_path, size=size)
    qtbot.addWidget(shell)
    screen = player(shell, lesson)
    play_all_by_hand(screen)
    assert is_finished(shell.program, screen.lesson)
