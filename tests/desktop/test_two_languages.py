"""Two languages at once: lessons and refusals say both, the second below and smaller; without, nothing changes."""

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest

from desktop.lessons.player import LessonPlayer
from desktop.paint.reason import ReasonText
from desktop.shell import Shell
from rules.core import resources
from rules.core.refusal import Refusal
from rules.games import GAME_IDS, game_named
from rules.lessons.model import lessons_in
from tests.desktop.at_the_table import CTRL, AtTable, at_a_choice, settle
from tests.desktop.conftest import SitDown
from tests.desktop.lessons.learner import at_lesson, drag


@pytest.mark.parametrize("size", [(1600, 1000), (1280, 720)])
@pytest.mark.parametrize("id", GAME_IDS)
def test_a_lesson_says_both_and_keeps_the_task_in_sight(id: str, size: tuple[int, int], shell: Shell) -> None:
    game = game_named(id)
    assert game is not None
    shell.resize(*size)
    shell.program.set_both_languages(True)
    for lesson in list(lessons_in(resources.assets() / id / "lessons"))[:2]:
        screen = at_lesson(shell, game, lesson.id)
        settle()
        for at in range(len(lesson.steps)):
            screen.run.begin_step(at)
            settle()
            task = screen.panel.task
            assert task.second.text() not in ("", task.text.text())
            assert task.second.size_now < task.text.size_now
            assert task.second.y() >= task.text.geometry().bottom()
            assert task.geometry().bottom() <= screen.scroller.viewport().height(), lesson.steps[at].id
        shell.back()


def test_a_refusal_in_a_lesson_says_both(shell: Shell) -> None:
    game = game_named("marajoara")
    assert game is not None
    shell.program.set_both_languages(True)
    screen = at_lesson(shell, game, "capture")
    state = screen.table.progress.state
    drag(screen, f"die-{state.grid[state.box.number['f4']].ref}", "space-e5")
    french, english = (shell.program.texts(game, language) for language in ("fr", "en"))
    assert screen.run.feedback is not None
    said = {texts.say(screen.run.feedback.title) for texts in (french, english)}
    assert screen.panel.feedback.title.text() in said
    assert any(screen.panel.feedback.second.text().startswith(words) for words in said)
    shell.program.set_both_languages(False)
    assert screen.panel.feedback.second.text() == ""
    assert screen.panel.task.second.text() == ""


def test_a_refusal_at_the_table_says_both(sit_down: SitDown) -> None:
    hoyuk = game_named("hoyuk")
    assert hoyuk is not None
    at = sit_down(at_a_choice(hoyuk, 6), both_languages=True)
    reason, refusal = refused(at)
    english = at.screen.program.texts(at.table.game, "en").say(refusal.sentence, at.table.names)
    assert reason.second.startswith(english.rstrip("."))
    at.screen.program.set_both_languages(False)
    assert refused(at)[0].second == ""


def refused(at: AtTable) -> tuple[ReasonText, Refusal]:
    """What is told where a piece may not be dropped."""
    hand = at.screen.area.hand
    hand.take(sorted(hand.takable_anew())[0])
    for key in sorted(at.screen.area.scene.places()):
        hand.point(key)
        if hand.reason is not None:
            break
    assert hand.reason is not None
    at.screen.area.refusals.show_reason()
    told = at.screen.area.bubble.reason
    assert told is not None
    return told, hand.reason.refusal


def test_ctrl_and_the_wheel_make_words_larger_in_a_lesson(shell: Shell) -> None:
    game = game_named("marajoara")
    assert game is not None
    screen = at_lesson(shell, game, "capture")
    assert isinstance(screen, LessonPlayer)
    for widget in (screen.board.view.viewport(), screen.scroller.viewport()):
        before = screen.program.settings.text_scale
        at = QPointF(widget.mapTo(shell, widget.rect().center()))
        QTest.wheelEvent(shell.windowHandle(), at, QPoint(0, 120), QPoint(), CTRL)
        settle()
        assert screen.program.settings.text_scale > before
        assert screen.board.view.camera.is_far
