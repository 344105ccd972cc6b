"""A learner in front of a lesson: hands on the board, and somebody who asks for every answer."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.board.sprite import Key
from desktop.lessons.board import value_of
from desktop.lessons.player import LessonPlayer
from desktop.shell import Shell
from rules.core.contract import AnyGame
from rules.lessons.model import Task
from rules.lessons.runner import right_reply
from tests.desktop.windows import opened

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def at_lesson(shell: Shell, game: AnyGame, lesson: str) -> LessonPlayer:
    screen = opened(shell, "lesson", game=game, lesson=lesson)
    assert isinstance(screen, LessonPlayer)
    return screen


def point(screen: LessonPlayer, key: Key) -> QPoint:
    place = screen.board.scene.place_of(key)
    assert place is not None, key
    return screen.board.view.mapFromScene(*place.middle)


def drag(screen: LessonPlayer, piece: Key, place: Key) -> None:
    port, start, end = screen.board.view.viewport(), point(screen, piece), point(screen, place)
    QTest.mousePress(port, LEFT, NONE, start)
    for share in (0.3, 0.7, 1.0):
        QTest.mouseMove(port, start + (end - start) * share)
    QTest.mouseRelease(port, LEFT, NONE, end)
    QApplication.processEvents()


def click(screen: LessonPlayer, key: Key) -> None:
    QTest.mouseClick(screen.board.view.viewport(), LEFT, NONE, point(screen, key))
    QApplication.processEvents()


def at_step(screen: LessonPlayer, step: str) -> LessonPlayer:
    """Shown the answers until there."""
    while screen.table.progress.step.id != step:
        solve(screen)
        screen.step_on()
    return screen


def solve(screen: LessonPlayer) -> None:
    for _ in range(40):
        progress = screen.table.progress
        if progress.is_done:
            return
        if isinstance(progress.step, Task):
            screen.show_answer()
            screen.panel.buttons[0].click()
        else:
            answer(screen)


def answer(screen: LessonPlayer) -> None:
    """What the engine holds to be right, written, chosen or pointed out."""
    step, right = screen.table.progress.step, right_reply(screen.table.progress)
    if screen.panel.number.isVisibleTo(screen):
        screen.panel.number.setText(str(right[0]))
    for choice, button in zip(getattr(step, "choices", ()), screen.panel.choices, strict=False):
        button.setChecked(choice in right)
    if screen.board.asks_for_places:
        screen.board.chosen = frozenset(key for key in screen.board.hand.offered if value_of(key) in map(str, right))
    screen.reply()


def solve_all(screen: LessonPlayer) -> None:
    """To the end of the lesson."""
    while True:
        solve(screen)
        assert screen.table.progress.is_done, screen.table.progress.step.id
        if screen.table.progress.is_last:
            return
        screen.step_on()
