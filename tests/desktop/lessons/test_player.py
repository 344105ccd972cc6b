"""Lessons in the window: solved by mouse, solved by keyboard, mistakes explained, progress kept."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.board.layers import Layer
from desktop.board.sprite import Key
from desktop.lessons.panel import FLOOR, scale_of_words
from desktop.lessons.player import LessonPlayer
from desktop.lessons.progress import is_finished, solved
from desktop.shell import Shell
from rules.core import resources
from rules.core.codec import move_from_json
from rules.lessons.model import lessons_in
from rules.lessons.runner import right_moves
from rules.lessons.runner import solved as solved_step
from rules.marajoara import GAME
from tests.desktop.lessons.learner import LEFT, at_lesson, at_step, click, drag, solve
from tests.desktop.windows import opened, window

pytestmark = pytest.mark.usefixtures("unpainted")


def player(shell: Shell, lesson: str = "capture") -> LessonPlayer:
    return at_lesson(shell, GAME, lesson)


# Hands


def die_on(screen: LessonPlayer, space: str) -> Key:
    state = screen.table.progress.state
    return f"die-{state.grid[state.box.number[space]].ref}"


def press(screen: LessonPlayer, *pressed: Qt.Key) -> None:
    """Keys go to whatever has the focus."""
    for key in pressed:
        QTest.keyClick(QApplication.focusWidget() or screen, key)
        QApplication.processEvents()


def walk_to(screen: LessonPlayer, key: Key) -> None:
    """Goes with the arrow keys until the board's focus is there."""
    view = screen.board.view
    target = screen.board.scene.place_of(key)
    assert target is not None
    for _ in range(20):
        if view.focus == key:
            return
        here = screen.board.scene.place_of(view.focus) if view.focus else None
        x, y = here.middle if here else (0.0, 0.0)
        across, down = target.middle[0] - x, target.middle[1] - y
        if abs(across) > abs(down):
            press(screen, Qt.Key.Key_Right if across > 0 else Qt.Key.Key_Left)
        else:
            press(screen, Qt.Key.Key_Down if down > 0 else Qt.Key.Key_Up)
    assert view.focus == key


# A whole lesson


def test_a_lesson_is_solved_by_mouse(shell: Shell) -> None:
    screen = player(shell)
    drag(screen, die_on(screen, "f4"), "space-d4")
    assert screen.run.feedback is not None
    assert screen.run.feedback.kind == "praise"
    QTest.mouseClick(screen.buttons["next"], LEFT)

    QTest.keyClicks(screen.panel.number, "1")
    QTest.mouseClick(screen.panel.reply, LEFT)
    assert screen.table.progress.is_done
    QTest.mouseClick(screen.buttons["next"], LEFT)

    for space in ("space-d3", "space-b3"):
        click(screen, space)
    assert "b3 et d3" in screen.panel.pointed.text()
    QTest.mouseClick(screen.panel.reply, LEFT)
    assert screen.run.feedback.kind == "praise"
    assert is_finished(shell.program, screen.lesson)
    assert screen.buttons["next"].text() == "Leçon suivante"
    QTest.mouseClick(screen.buttons["next"], LEFT)
    after = shell.trail[-1]
    assert isinstance(after, LessonPlayer)
    assert after.lesson.id == "raise"


def test_every_step_is_seen_whole_however_near_one_looked_before(shell: Shell) -> None:
    screen = player(shell)
    view = screen.board.view
    seen = view.camera.seen
    for _ in range(4):
        view.zoom(1.4)
    assert view.camera.zoom > 2
    drag(screen, die_on(screen, "f4"), "space-d4")
    QTest.mouseClick(screen.buttons["next"], LEFT)
    assert view.camera.zoom == 1
    assert view.camera.seen != seen
    assert view.camera.seen.adjusted(-2, -2, 2, 2).contains(screen.board.seen)


def test_a_lesson_is_solved_by_keyboard(shell: Shell) -> None:
    screen = player(shell)
    assert screen.board.view.hasFocus()
    walk_to(screen, die_on(screen, "f4"))
    press(screen, Qt.Key.Key_Return)
    walk_to(screen, "space-d4")
    press(screen, Qt.Key.Key_Return)
    assert screen.table.progress.is_done
    assert screen.buttons["next"].hasFocus()
    press(screen, Qt.Key.Key_Return)

    assert screen.panel.number.hasFocus()
    press(screen, Qt.Key.Key_1, Qt.Key.Key_Return)
    assert screen.table.progress.is_done
    press(screen, Qt.Key.Key_Return)

    assert screen.board.view.hasFocus()
    for space in ("space-d3", "space-b3"):
        walk_to(screen, space)
        press(screen, Qt.Key.Key_Return)
    screen.panel.reply.setFocus()
    press(screen, Qt.Key.Key_Return)
    assert is_finished(shell.program, screen.lesson)
    press(screen, Qt.Key.Key_Escape)
    assert shell.trail[-1] is not screen


# Mistakes


def test_a_typical_mistake_is_explained_with_its_rule(shell: Shell) -> None:
    screen = player(shell)
    drag(screen, die_on(screen, "f4"), "space-c4")
    box = screen.panel.feedback
    assert box.isVisibleTo(screen)
    assert box.tag.text() == "MJ-CAP-3"
    assert "c4 est une case trop loin" in box.text.text()
    assert "f4" in screen.table.last_tried.start
    assert screen.table.progress == screen.run.steps.starts[-1]
    box.tag.click()
    reader = shell.trail[-1]
    assert reader.section == "capture"  # type: ignore[attr-defined]


def test_a_legal_move_that_misses_the_goal_is_taken_back(shell: Shell) -> None:
    screen = player(shell)
    before = screen.table.progress
    drag(screen, die_on(screen, "e5"), "space-e3")
    assert screen.run.feedback is not None
    assert screen.run.feedback.kind == "missed"
    assert "e3 est une case ordinaire" in screen.panel.feedback.text.text()
    assert screen.table.progress == before


def test_a_wrong_number_is_explained(shell: Shell) -> None:
    screen = player(shell)
    drag(screen, die_on(screen, "f4"), "space-d4")
    screen.run.step_on()
    QTest.keyClicks(screen.panel.number, "2")
    screen.run.reply()
    assert "Le +1 va au dé qui a sauté" in screen.panel.feedback.text.text()
    assert not screen.table.progress.is_done


def test_places_that_are_missing_are_explained(shell: Shell) -> None:
    screen = at_step(player(shell), "landings")
    click(screen, "space-d3")
    screen.run.reply()
    assert "Il en reste une" in screen.panel.feedback.text.text()
    click(screen, "space-d3")
    assert not screen.board.chosen


# Help and the way through


def test_a_hint_is_given_when_asked_for(shell: Shell) -> None:
    screen = player(shell)
    assert not screen.panel.hint.text()
    screen.buttons["hint"].click()
    assert "d4" in screen.panel.hint.text()
    assert not screen.buttons["hint"].isEnabled()


def test_an_answer_is_shown_and_played(shell: Shell) -> None:
    screen = player(shell)
    screen.buttons["answer"].click()
    assert screen.run.feedback is not None
    assert screen.run.feedback.kind == "answer"
    assert "f4" in screen.panel.feedback.text.text()
    screen.panel.buttons[0].click()
    assert screen.table.progress.is_done


def with_step(screen: LessonPlayer, **changes: Any) -> None:
    """The lesson, with this step told otherwise."""
    progress = screen.table.progress
    steps = list(progress.lesson.steps)
    steps[progress.at] = progress.step.model_copy(update=changes)
    told = replace(progress, lesson=progress.lesson.model_copy(update={"steps": tuple(steps)}))
    screen.run.steps.starts[-1] = told
    screen.table.stand_at(told)


def test_an_answer_is_found_from_the_start_of_a_step_that_is_played_freely(shell: Shell) -> None:
    screen = player(shell)
    with_step(screen, freely=True, mistakes=())
    drag(screen, die_on(screen, "e5"), "space-e3")
    assert screen.run.feedback is not None
    assert screen.run.feedback.title.id == "lesson-played", "neither right nor wrong so far"
    screen.run.show_answer()
    assert "Revenez au début de l’étape" in screen.panel.feedback.text.text()
    screen.run.step_back()
    screen.run.show_answer()
    assert "f4" in screen.panel.feedback.text.text()


def test_a_question_may_say_where_to_look(shell: Shell) -> None:
    screen = at_step(player(shell), "captured-face")
    assert screen.board.region() is None
    with_step(screen, shows=("slot-0-Y1", "slot-0-Y3"))
    region, slot = screen.board.region(), screen.board.scene.place_of("slot-0-Y1")
    assert region is not None
    assert slot is not None
    assert region.contains(slot.rect)


def test_a_question_may_hide_what_would_answer_it(shell: Shell) -> None:
    screen = at_step(player(shell), "captured-face")
    assert screen.board.scene.place_of("die-Y1") is not None
    with_step(screen, hides=("die-Y",))
    assert not [key for key in screen.board.scene.places() if key.startswith("die-Y")]
    assert [key for key in screen.board.scene.places() if key.startswith("die-R")]
    solve(screen)
    screen.run.step_on()
    assert [key for key in screen.board.scene.places() if key.startswith("die-Y")]


def test_one_can_go_back(shell: Shell) -> None:
    screen = player(shell)
    assert not screen.buttons["back"].isEnabled()
    at_step(screen, "captured-face")
    screen.run.step_back()
    assert screen.table.progress.step.id == "jump"
    assert not screen.table.progress.is_done
    assert right_moves(screen.table.progress)


def test_a_step_begins_again_where_the_one_before_has_ended(shell: Shell) -> None:
    """It goes on from there: what the learner has done in the step before is still on the table."""
    screen = at_step(player(shell), "captured-face")
    begun = screen.table.progress
    screen.run.hint()
    screen.panel.number.setText("2")
    screen.run.reply()
    solve(screen)
    screen.run.step_back()
    assert screen.table.progress == begun


# From step to step, and from lesson to lesson


def test_a_solved_step_is_begun_again_with_a_click_on_its_dot(shell: Shell) -> None:
    screen = at_step(player(shell), "landings")
    dots = screen.header.steps
    assert [dot.accessibleName() for dot in dots] == ["Étape 1 (réussie)", "Étape 2 (réussie)", "Étape 3"]
    assert [dot.toolTip() for dot in dots] == [dot.accessibleName() for dot in dots]
    QTest.mouseClick(dots[0], LEFT)
    assert screen.table.progress.step.id == "jump"
    assert not screen.table.progress.is_done
    QTest.mouseClick(dots[2], LEFT)
    assert screen.table.progress.step.id == "landings", "it had been reached"


def test_what_was_solved_another_day_can_be_begun_again(shell: Shell) -> None:
    at_step(player(shell), "landings")
    shell.back()
    again = player(shell)
    QTest.mouseClick(again.header.steps[1], LEFT)
    assert again.table.progress.step.id == "captured-face"
    assert again.table.progress.state == solved_step(again.run.steps.starts[0]).state


def test_a_step_ahead_is_seen_without_playing_by_who_wants_to(shell: Shell) -> None:
    screen = player(shell)
    QTest.mouseClick(screen.header.steps[2], LEFT)
    assert screen.table.progress.step.id == "jump"
    assert screen.panel.feedback.title.text().startswith("Étape 3")
    offered = screen.panel.buttons[0]
    assert offered.text() == "Voir sans jouer"
    QTest.mouseClick(offered, LEFT)
    assert screen.table.progress.step.id == "landings"
    assert not solved(shell.program, screen.lesson), "nothing counts as solved"


def test_another_lesson_is_opened_with_a_click_on_its_number(shell: Shell) -> None:
    screen = player(shell)
    assert screen.header.lessons[2].accessibleName() == f"Leçon 3\u00a0: {screen.texts.words(screen.lessons[2].title)}"
    QTest.mouseClick(screen.header.lessons[2], LEFT)
    after = shell.trail[-1]
    assert isinstance(after, LessonPlayer)
    assert after.lesson.id == "full-storage"


def test_keys_lead_to_the_steps_and_lessons(shell: Shell) -> None:
    """Tab stops once, at the step where one stands; arrows lead on."""
    screen = at_step(player(shell), "landings")
    marks = [*screen.header.steps, *screen.header.lessons]
    assert [mark for mark in marks if mark.focusPolicy() != Qt.FocusPolicy.NoFocus] == [screen.header.steps[2]]
    screen.header.steps[2].setFocus(Qt.FocusReason.TabFocusReason)
    press(screen, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Return)
    assert screen.table.progress.step.id == "jump"
    screen.header.steps[0].setFocus(Qt.FocusReason.TabFocusReason)
    press(screen, *[Qt.Key.Key_Right] * 3, Qt.Key.Key_Return)
    assert shell.trail[-1].lesson.id == "raise"  # type: ignore[attr-defined]


def test_the_answer_to_a_question_says_why_and_can_be_given(shell: Shell) -> None:
    screen = at_step(player(shell), "captured-face")
    QTest.mouseClick(screen.buttons["answer"], LEFT)
    assert screen.texts.words(screen.table.progress.praise) in screen.panel.feedback.text.text()
    offered = screen.panel.buttons[0]
    assert offered.text() == "Répondre ainsi"
    QTest.mouseClick(offered, LEFT)
    assert screen.table.progress.is_done
    assert screen.panel.number.text() == "1"


def test_the_answer_to_a_question_about_places_is_pointed_out(shell: Shell) -> None:
    screen = at_step(player(shell), "landings")
    screen.run.show_answer()
    screen.panel.buttons[0].click()
    assert screen.table.progress.is_done
    assert {key.removeprefix("space-") for key in screen.board.chosen} == {"b3", "d3"}


# Looking at it


def test_f9_hides_the_panel_until_it_has_something_to_say(shell: Shell) -> None:
    screen = player(shell)
    wide = screen.board.width()
    press(screen, Qt.Key.Key_F9)
    assert screen.ground.isHidden()
    assert screen.board.width() > wide
    assert screen.board.region() is None, "the whole table"
    drag(screen, die_on(screen, "f4"), "space-d4")
    assert not screen.ground.isHidden()
    assert screen.board.width() == wide
    press(screen, Qt.Key.Key_F9, Qt.Key.Key_F9)
    assert not screen.ground.isHidden()


@pytest.mark.parametrize("scale", [1.0, 1.25, 2.0])
def test_menus_of_a_lesson_are_written_as_large_as_it_is(qtbot: QtBot, tmp_path: Path, scale: float) -> None:
    shell = window(tmp_path, size=(1280, 720), scale=scale)
    qtbot.addWidget(shell)
    screen = player(shell)
    QTest.mouseClick(screen.header.menu_button, LEFT)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    least = FLOOR * scale_of_words(scale) - 1
    assert menu.fontInfo().pixelSize() >= least
    assert screen.board.situation.menu_style.text_size(15) >= least
    menu.close()


# Onwards


def test_nothing_is_next_before_it_is_solved(shell: Shell) -> None:
    screen = player(shell)
    assert not screen.buttons["next"].isEnabled()
    screen.run.step_on()
    assert screen.table.progress.step.id == "jump"


def test_progress_is_kept(shell: Shell) -> None:
    screen = at_step(player(shell), "captured-face")
    assert solved(shell.program, screen.lesson) == {"jump"}
    assert solved(shell.program, player(shell).lesson) == {"jump"}


def test_the_language_changes_at_once(shell: Shell) -> None:
    screen = player(shell)
    assert screen.panel.title.text() == "Sauter pour capturer"
    screen.header.languages.segment("en").click()
    assert screen.panel.title.text() == "Jump to capture"
    assert "yellow die" in screen.panel.task.text.text()


def pieces() -> list[tuple[str, str, int]]:
    """(lesson, the piece that a task speaks of, number of the step)."""
    lessons = lessons_in(resources.assets() / GAME.id / "lessons")
    return [(lesson.id, step.piece, at) for lesson in lessons for at, step in enumerate(lesson.steps) if step.piece]


@pytest.mark.parametrize(("lesson", "piece", "at"), pieces())
def test_the_piece_that_a_task_speaks_of_lies_on_the_table(shell: Shell, lesson: str, piece: str, at: int) -> None:
    screen = player(shell, lesson)
    while screen.table.progress.at < at:
        screen.table.progress = solved_step(screen.table.progress)
        assert screen.table.progress.is_done
        screen.run.step_on()
    QApplication.processEvents()
    found = screen.board.piece(piece)
    assert found is not None
    assert found.layer >= Layer.TOKEN
    assert screen.panel.task.side > 0


def test_a_lesson_opened_at_a_rule_begins_at_its_step(shell: Shell) -> None:
    screen = opened(shell, "lesson", game=GAME, lesson="capture", rule="MJ-CAP-9")
    assert screen.table.progress.step.id == "landings"
    assert len(screen.run.steps.starts) == 3
    screen.run.step_back()
    assert screen.table.progress.step.id == "captured-face"


def test_the_piece_is_not_shown_any_more_once_it_was_played(shell: Shell) -> None:
    screen = player(shell)
    assert screen.panel.task.side > 0
    screen.table.propose(move_from_json(GAME, {"kind": "mj.capture", "seat": 0, "start": "f4", "to": "d4"}))
    assert screen.panel.task.side == 0
