"""Whoever sits at the back sees the title, the task and all that one answers with, without scrolling: at every step of
every lesson, in large words too. The table beside it is left out here, for it takes most of the time."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.lessons.board import LessonBoard
from desktop.lessons.panel import FLOOR
from desktop.lessons.player import LessonPlayer
from desktop.shell import Shell
from rules.core import durable
from rules.games import GAMES
from rules.lessons.runner import Reached, solved
from rules.marajoara import GAME as MARAJOARA
from rules.text.localise import Language
from tests.desktop.lessons.learner import at_lesson, press, solve
from tests.desktop.pages import cut, outside
from tests.desktop.windows import window
from tests.rules.lessons.promises import shelf_of

pytestmark = pytest.mark.usefixtures("unpainted")

SIZES = ((1280, 720), (1920, 1080))
each_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
SHELVES = [shelf_of(game) for game in GAMES]


def steps(shell: Shell) -> Iterator[LessonPlayer]:
    for shelf in SHELVES:
        for lesson in shelf.lessons:
            screen = at_lesson(shell, shelf.game, lesson.id)
            yield screen
            while not screen.table.progress.is_last:
                screen.table.progress = solved(screen.table.progress)
                screen.run.step_on()
                yield screen
            shell.back()


def named(screen: LessonPlayer) -> str:
    return f"{screen.game_id} {screen.lesson.id} {screen.table.progress.step.id}"


def is_in_sight(screen: LessonPlayer) -> bool:
    panel, room = screen.panel, screen.scroller.viewport()
    action_bar = screen.action_bar.geometry()
    shown = panel.title.isVisibleTo(panel) and panel.task.isVisibleTo(panel)
    return (
        shown
        and panel.seen_to <= room.height()
        and screen.ground.rect().contains(action_bar)
        and not outside(screen.action_bar)
    )


@pytest.mark.parametrize(
    ("language", "size"),
    [("fr", SIZES[0]), ("fr", SIZES[1]), ("en", SIZES[0])],
    ids=["fr-small", "fr-large", "en-small"],
)
def test_the_task_is_in_sight_at_every_step(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: Language
) -> None:
    """In French, whose sentences are longer, in both sizes. It stays there under hint, answer and praise, with the
    beginning of what is said, and with the button that plays or gives the answer. It is not kept
    which steps were solved."""
    monkeypatch.setattr(LessonBoard, "describe", lambda board: None)
    shell = window(tmp_path, size=size, language=language, scale=2.0)
    qtbot.addWidget(shell)
    monkeypatch.setattr(durable, "replace_file", lambda *_: None)
    hidden, small = [], []
    for screen in steps(shell):
        if not is_in_sight(screen) or cut(screen.action_bar):
            hidden.append(named(screen))
        if screen.panel.task.text.size_now < FLOOR:
            small.append(named(screen))
        assert screen.board.width() > 0.45 * size[0]
        screen.run.hint()
        hidden += [f"{named(screen)} {part}" for part in out_of_sight(screen, screen.panel.task)]
        screen.run.show_answer()
        parts = (screen.panel.task, screen.panel.feedback.title, *screen.panel.buttons[: screen.panel.offered])
        hidden += [f"{named(screen)} {part}" for part in out_of_sight(screen, *parts)]
        before = screen.table.progress
        screen.table.progress = solved(before)
        screen.run.judge(Reached(before.praise, screen.table.progress.events))
        hidden += [
            f"{named(screen)} {part}" for part in out_of_sight(screen, screen.panel.task, screen.panel.feedback.title)
        ]
    assert hidden == []
    assert small == []


def out_of_sight(screen: LessonPlayer, *parts: QWidget) -> list[str]:
    seen = screen.scroller.viewport()
    places = [(part, part.rect().translated(part.mapTo(seen, QPoint()))) for part in parts]
    return [type(part).__name__ for part, place in places if not seen.rect().contains(place)]


@each_size
@pytest.mark.parametrize("lesson", ["capture", "raise"])
def test_what_is_said_of_a_try_stands_in_sight_as_well(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int], lesson: str
) -> None:
    shell = window(tmp_path, size=size, scale=2.0)
    qtbot.addWidget(shell)
    screen = at_lesson(shell, MARAJOARA, lesson)
    while True:
        screen.run.show_answer()
        assert screen.panel.height() <= screen.scroller.viewport().height(), named(screen)
        solve(screen)
        if screen.table.progress.is_last:
            return
        press(screen.buttons["next"])


@pytest.mark.parametrize("game_id", [shelf.game.id for shelf in SHELVES])
def test_the_button_offered_with_a_step_ahead_is_in_sight(qtbot: QtBot, tmp_path: Path, game_id: str) -> None:
    shell = window(tmp_path, size=(1280, 700), scale=2.0)
    qtbot.addWidget(shell)
    shelf = next(shelf for shelf in SHELVES if shelf.game.id == game_id)
    screen = at_lesson(shell, shelf.game, next(lesson.id for lesson in shelf.lessons if len(lesson.steps) > 2))
    screen.run.go_to_step(2)
    seen, offered = screen.scroller.viewport().rect(), screen.panel.buttons[0]
    assert seen.contains(offered.rect().translated(offered.mapTo(screen.scroller.viewport(), QPoint())))


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0, 3.0])
def test_words_grow_with_the_text_size_and_never_fall_below_that_of_other_screens(
    qtbot: QtBot, tmp_path: Path, scale: float
) -> None:
    """As long as the task is in sight."""
    shell = window(tmp_path, size=(1600, 1000), scale=scale)
    qtbot.addWidget(shell)
    screen = at_lesson(shell, MARAJOARA, "raise")
    assert screen.panel.task.text.size_now >= shell.program.style("marajoara", 1600).text_size(15) * 0.85
    assert screen.buttons["next"].size_now >= FLOOR
