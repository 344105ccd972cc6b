"""Two languages at once: lessons, refusals and rules say both, the second below or beside; without, nothing changes."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest

from desktop.docks.rule_rows import RuleRow
from desktop.lessons.player import LessonPlayer
from desktop.paint.reason import ReasonText
from desktop.reader.reader import Reader
from desktop.shell import Shell
from rules.core import resources
from rules.core.refusal import Refusal
from rules.games import GAME_IDS, game_named
from rules.lessons.model import Question, lessons_in
from rules.text.rulebook import rule_text
from tests.desktop.at_the_table import CTRL, AtTable, at_a_choice, settle
from tests.desktop.conftest import SitDown
from tests.desktop.lessons.learner import at_lesson, drag
from tests.rules.teaching.making import made_from

pytestmark = pytest.mark.usefixtures("unpainted")

MOST_ASKED = 6


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


def test_a_hint_says_both(shell: Shell) -> None:
    game = game_named("marajoara")
    assert game is not None
    shell.program.set_both_languages(True)
    screen = at_lesson(shell, game, "capture")
    assert screen.panel.second_hint.text() == ""
    screen.buttons["hint"].click()
    settle()
    hint = screen.table.progress.hint
    said = [shell.program.texts(game, language).say(hint) for language in ("fr", "en")]
    assert {screen.panel.hint.text(), screen.panel.second_hint.text()} == set(said)
    assert screen.panel.second_hint.y() >= screen.panel.hint.geometry().bottom()
    shell.program.set_both_languages(False)
    assert screen.panel.second_hint.text() == ""


def test_choices_say_both(shell: Shell) -> None:
    game = game_named("excavation_earth")
    assert game is not None
    shell.program.set_both_languages(True)
    shell.resize(1280, 720)
    asked = 0
    for lesson in lessons_in(resources.assets() / game.id / "lessons"):
        for at, step in enumerate(lesson.steps):
            if not isinstance(step, Question) or not step.choices or asked > MOST_ASKED:
                continue
            asked += 1
            screen = at_lesson(shell, game, lesson.id)
            screen.run.begin_step(at)
            settle()
            french, english = (shell.program.texts(game, language) for language in ("fr", "en"))
            said = [lesson.text(step, f"choice-{choice}") for choice in step.choices]
            for button, each in zip(screen.panel.choices, said, strict=True):
                words = french.say(each, lesson.names), english.say(each, lesson.names)
                assert button.words == words[0]
                assert button.second == (words[1] if words[1] != words[0] else "")
                assert not button.is_cut()
            shell.back()
    assert asked


def test_a_made_lesson_in_one_language_is_not_said_twice(shell: Shell) -> None:
    game = game_named("marajoara")
    assert game is not None
    made = made_from(game, next(iter(lessons_in(resources.assets() / game.id / "lessons"))))
    shell.program.made.keep(made.model_copy(update={"texts": {"fr": made.texts["fr"], "en": {}}}))
    shell.program.set_both_languages(True)
    screen = at_lesson(shell, game, made.id)
    assert screen.panel.task.second.text() == ""


def test_rules_in_the_dock_say_both(sit_down: SitDown) -> None:
    at = sit_down(both_languages=True)
    at.screen.dock.open("rules")
    settle()
    row = next(each for each in at.screen.dock.rules.list.rows if isinstance(each, RuleRow))
    english = at.screen.program.texts(at.table.game, "en")
    assert row.second == rule_text(english, row.rule.id).rule
    assert row.second in row.words
    alone = replace(row, second="")
    style = at.screen.style_now
    assert row.height(300, style) > alone.height(300, style)
    at.screen.program.set_both_languages(False)
    assert all(each.second == "" for each in at.screen.dock.rules.list.rows if isinstance(each, RuleRow))


def test_the_book_says_both_side_by_side(shell: Shell) -> None:
    game = game_named("marajoara")
    assert game is not None
    reader = shell.open("reader", game=game, at="MJ-CAP-3")
    assert isinstance(reader, Reader)
    assert len(reader.book.languages) == len({"fr", "en"})


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
