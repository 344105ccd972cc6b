"""Lessons that somebody made, in the player: played from the shelf, shown steps, another language, tried while made."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.lessons.player import LessonPlayer
from desktop.lessons.progress import is_finished, solved
from desktop.lessons.steps import Trial
from desktop.shell import Shell
from rules.core.codec import move_json
from rules.core.contract import AnyGame
from rules.core.marks import Ring, Spot
from rules.games import loaded
from rules.lessons.model import Show
from rules.teaching.copying import starts_at
from rules.teaching.made import MadeLesson
from rules.teaching.reading import read_made, written
from tests.desktop.lessons.learner import said, solve
from tests.desktop.windows import opened, window
from tests.rules.teaching.making import beginning, built_in, made_from

pytestmark = pytest.mark.usefixtures("unpainted")

GAMES = loaded()
MARAJOARA = next(game for game in GAMES if game.id == "marajoara")


@pytest.fixture
def shell(qtbot: QtBot, tmp_path: Path) -> Shell:
    shell = window(tmp_path)
    qtbot.addWidget(shell)
    return shell


def played(shell: Shell, made: MadeLesson) -> LessonPlayer:
    shell.program.made.keep(made)
    screen = opened(shell, "lesson", game=made.game, lesson=made.id)
    assert isinstance(screen, LessonPlayer)
    return screen


def without_english(made: MadeLesson) -> MadeLesson:
    return made.model_copy(
        update={"texts": {"fr": made.texts["fr"]}, "title": made.title.model_copy(update={"en": ""})}
    )


def showing(game: AnyGame) -> MadeLesson:
    """A lesson of two steps that only shows: the first moves of a game, and where they lead."""
    state, moves = beginning(game), []
    here = state
    for _ in range(2):
        move = next(iter(game.legal(here, game.deciding(here)[0].seat)))
        moves.append(move_json(move))
        here = game.apply(here, move).state
    steps = (
        Show(kind="show", id="begin", position=starts_at(state), seat=None, moves=tuple(moves)),
        Show(kind="show", id="then", seat=None),
    )
    texts = {"fr": {"begin.task": "Voyez.", "then.task": "Voilà."}}
    return made_from(game, built_in(game)[0]).model_copy(update={"steps": steps, "texts": texts})


def test_a_made_lesson_is_played_with_its_own_words_and_progress_is_kept(shell: Shell) -> None:
    made = made_from(MARAJOARA, built_in(MARAJOARA)[0])
    screen = played(shell, made)
    assert screen.panel.task.text.text() == made.texts["fr"]["jump.task"]
    while not screen.table.progress.is_last:
        solve(screen)
        screen.run.step_on()
    solve(screen)
    assert said(screen).startswith(made.texts["fr"][f"{screen.table.progress.step.id}.praise"])
    assert is_finished(shell.program, made.lesson)
    assert not solved(shell.program, built_in(MARAJOARA)[0])


def test_a_language_that_lacks_is_told_and_the_other_stands_in(shell: Shell) -> None:
    made = without_english(made_from(MARAJOARA, built_in(MARAJOARA)[0]))
    screen = played(shell, made)
    assert "seulement" not in screen.panel.place.text()
    shell.program.set_language("en")
    assert screen.panel.task.text.text() == made.texts["fr"]["jump.task"]
    assert "written in French only" in screen.panel.place.text()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_shown_plays_by_itself_and_next_is_the_answer(shell: Shell, game: AnyGame, qtbot: QtBot) -> None:
    screen = played(shell, showing(game))
    assert screen.panel.task.text.text() == "Voyez."
    assert screen.buttons["next"].isEnabled()
    start = screen.table.progress.start
    qtbot.waitUntil(lambda: len(screen.table.progress.played) == 2, timeout=8000)
    assert screen.table.state != start
    shown = screen.table.state
    screen.run.step_back()
    assert screen.table.state == start
    QTest.keyClick(screen, Qt.Key.Key_N)
    QApplication.processEvents()
    assert screen.panel.task.text.text() == "Voilà."
    assert screen.table.state == shown
    assert solved(shell.program, screen.lesson) == {"begin"}


def test_nothing_is_remembered_of_a_lesson_that_is_only_tried(shell: Shell) -> None:
    made = made_from(MARAJOARA, built_in(MARAJOARA)[0])
    trial = Trial(made.lesson, 1, "Atelier")
    screen = opened(shell, "lesson", game=MARAJOARA, trial=trial)
    assert screen.table.progress.at == 1
    assert screen.header.way_back.words == "Atelier"
    solve(screen)
    assert screen.table.progress.is_done
    assert not solved(shell.program, made.lesson)


def test_marks_are_drawn_at_once_or_with_the_hint(shell: Shell) -> None:
    made = made_from(MARAJOARA, built_in(MARAJOARA)[0])
    ring = Ring(at=Spot(key="space-d4"), kind="ring")
    marked = (made.steps[0].model_copy(update={"marks": (ring,)}), *made.steps[1:])
    made = made.model_copy(update={"steps": marked})
    assert read_made(written(made)).made == made
    screen = played(shell, made)
    assert screen.marking.marks == (ring,)
    hinted = (marked[0].model_copy(update={"marks_with_hint": True}), *made.steps[1:])
    screen = played(shell, made.model_copy(update={"steps": hinted, "id": "u-00000000000b"}))
    assert not screen.marking.has_marks
    screen.buttons["hint"].click()
    assert screen.marking.marks == (ring,)


def test_a_lesson_without_a_rule_opens_no_book(shell: Shell) -> None:
    made = showing(MARAJOARA)
    screen = played(shell, made)
    screen.read_rule()
    assert shell.trail[-1] is screen
