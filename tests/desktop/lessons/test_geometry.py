"""Nothing of a lesson is cut, overlaps or sticks out, and no word is too small for a classroom."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.lessons.panel import FLOOR
from desktop.page.words import Words
from rules.lessons.runner import right_reply, say
from rules.magnastorm import GAME as MAGNASTORM
from rules.text.localise import Language
from tests.desktop.lessons.learner import at_lesson, solve_all
from tests.desktop.pages import faults
from tests.desktop.windows import opened, window

pytestmark = pytest.mark.usefixtures("unpainted")

SIZES = ((1280, 720), (1600, 1000), (2560, 1440))


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_lessons(qtbot: QtBot, tmp_path: Path, size: tuple[int, int], language: Language, scale: float) -> None:
    shell = window(tmp_path, size=size, language=language, scale=scale)
    qtbot.addWidget(shell)
    for lesson in ("capture", "full-storage", "majorities"):
        screen = opened(shell, "lesson", game="marajoara", lesson=lesson)
        assert list(faults(screen)) == []
        screen.run.hint()
        screen.run.show_answer()
        QApplication.processEvents()
        assert list(faults(screen)) == []
        shell.back()
    assert list(faults(opened(shell, "lessons"))) == []


def test_what_leads_on_at_the_end_of_a_lesson_has_room_in_large_words(qtbot: QtBot, tmp_path: Path) -> None:
    shell = window(tmp_path, size=(1280, 720), scale=2.0)
    qtbot.addWidget(shell)
    screen = at_lesson(shell, MAGNASTORM, "ending")
    solve_all(screen)
    QApplication.processEvents()
    assert list(faults(screen)) == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_words_are_large_enough_for_a_classroom(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    shell = window(tmp_path, size=size)
    qtbot.addWidget(shell)
    screen = opened(shell, "lesson", game="marajoara", lesson="capture")
    assert min(each.size_now for each in screen.findChildren(Words)) >= FLOOR
    assert min(button.size_now for button in screen.buttons.values()) >= FLOOR


def test_a_question_with_choices(qtbot: QtBot, tmp_path: Path) -> None:
    shell = window(tmp_path, size=(1280, 720), scale=1.5)
    qtbot.addWidget(shell)
    screen = opened(shell, "lesson", game="marajoara", lesson="full-storage")
    while not screen.panel.choices:
        progress = screen.table.progress
        if not progress.is_done:
            moves = screen.table.legal
            screen.run.show_answer()
            (screen.panel.buttons[0].click() if moves else say(progress, right_reply(progress)))
        screen.run.step_on()
    QApplication.processEvents()
    assert list(faults(screen)) == []
