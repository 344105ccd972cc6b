"""The lessons of Magnastorm on its own table."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.lessons.player import LessonPlayer
from desktop.lessons.progress import is_finished
from desktop.shell import Shell
from rules.core import resources
from rules.core.codec import move_from_json
from rules.lessons.model import Lesson, Mistake, Task, lessons_in
from rules.lessons.scenes import legal_of_shape
from rules.magnastorm import GAME
from tests.desktop.lessons.learner import at_lesson, at_step, begun_at, click, drag, make, play_all_by_hand, press, said
from tests.desktop.windows import window

pytestmark = pytest.mark.usefixtures("unpainted")
"""What is pressed and dragged is found by its place."""

SHELF = tuple(lessons_in(resources.assets() / GAME.id / "lessons"))
LESSONS = tuple(lesson.id for lesson in SHELF)
MISTAKES = [
    (lesson, step, mistake)
    for lesson in SHELF
    for step in lesson.steps
    if isinstance(step, Task)
    for mistake in step.mistakes
]


def player(shell: Shell, lesson: str) -> LessonPlayer:
    return at_lesson(shell, GAME, lesson)


@pytest.mark.parametrize("lesson", LESSONS)
@pytest.mark.parametrize("size", [(1280, 720), (1600, 1000)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_each_step_is_solved_by_hand(qtbot: QtBot, tmp_path: Path, size: tuple[int, int], lesson: str) -> None:
    """With the mouse, and the keys for numbers: all that is needed is in view, in a small window too."""
    shell = window(tmp_path, size=size)
    qtbot.addWidget(shell)
    screen = player(shell, lesson)
    play_all_by_hand(screen)
    assert is_finished(shell.program, screen.lesson)


@pytest.mark.parametrize(("lesson", "step", "mistake"), MISTAKES, ids=lambda each: each.id)
def test_each_mistake_can_be_made_by_hand_and_gets_its_reason(
    shell: Shell, lesson: Lesson, step: Task, mistake: Mistake
) -> None:
    screen = begun_at(player(shell, lesson.id), step.id)
    for pattern in mistake.moves:
        fitting = legal_of_shape(GAME, screen.table.progress.state, pattern)
        make(screen, fitting[0] if fitting else move_from_json(GAME, pattern))
    assert screen.texts.words(lesson.text(step, mistake.id)) in said(screen)
    assert screen.panel.feedback.tag.text() == (mistake.refused or "")
    assert not screen.table.progress.is_done


def test_crew_of_others_is_refused_by_a_rule(shell: Shell) -> None:
    screen = player(shell, "panels")
    drag(screen, "crew-upper-R4/C4-0", "cell-R5/C1")
    assert screen.panel.feedback.tag.text() == "MS-ACT-2"
    drag(screen, "crew-upper-R1/C2-0", "cell-R5/C2")
    click(screen, "choice-gain")
    assert screen.table.progress.is_done


def test_spaces_are_pointed_out_and_a_wrong_one_is_explained(shell: Shell) -> None:
    screen = at_step(player(shell, "stations"), "near")
    click(screen, "space-E.a1")
    press(screen.panel.reply)
    assert "dans la tempête" in said(screen)
    click(screen, "space-E.a1")
    for space in ("NE.c1", "NE.c2", "NE.e1", "NE.e2"):
        click(screen, f"space-{space}")
    press(screen.panel.reply)
    assert screen.table.progress.is_done


def test_what_a_column_costs_is_not_shown_while_it_is_asked(shell: Shell) -> None:
    screen = player(shell, "commanders")
    assert not [key for key in screen.board.scene.by_key() if key.startswith("price-")]
    at_step(screen, "take")
    assert "price-C1" in screen.board.scene.by_key()


def test_the_first_step_has_its_buttons_at_once(shell: Shell) -> None:
    assert [button.text() for button in player(shell, "objectives").panel.buttons] == ["Terminer le tour"]


def test_the_consortium_decides_at_a_button_and_gives_its_reasons(shell: Shell) -> None:
    screen = at_step(player(shell, "consortium"), "act")
    press(screen.panel.buttons[0])
    assert screen.table.progress.is_done
    assert said(screen).splitlines()[-1].endswith("la 4ᵉ colonne")
