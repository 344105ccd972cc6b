"""A learner in front of a lesson: hands on the board, and somebody who asks for every answer."""

from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from desktop.board.sprite import Key
from desktop.lessons.board import value_of
from desktop.lessons.player import LessonPlayer
from desktop.shell import Shell
from rules.core.contract import AnyGame
from rules.lessons.model import Task
from rules.lessons.runner import right_moves, right_reply
from tests.desktop.windows import opened

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def at_lesson(shell: Shell, game: AnyGame, lesson: str) -> LessonPlayer:
    screen = opened(shell, "lesson", game=game, lesson=lesson)
    assert isinstance(screen, LessonPlayer)
    return screen


def said(screen: LessonPlayer) -> str:
    """What the lesson says to the last answer."""
    return screen.panel.feedback.text.text()


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
        screen.run.step_on()
    return screen


def begun_at(screen: LessonPlayer, step: str) -> LessonPlayer:
    """Taken there at once, as if the steps before were solved; that they can be is tested for every lesson."""
    screen.run.begin_step([each.id for each in screen.lesson.steps].index(step))
    QApplication.processEvents()
    return screen


def solve(screen: LessonPlayer) -> None:
    for _ in range(40):
        progress = screen.table.progress
        if progress.is_done:
            return
        if isinstance(progress.step, Task):
            screen.run.show_answer()
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
    screen.run.reply()


def solve_all(screen: LessonPlayer) -> None:
    """To the end of the lesson."""
    while True:
        solve(screen)
        assert screen.table.progress.is_done, screen.table.progress.step.id
        if screen.table.progress.is_last:
            return
        screen.run.step_on()


# With mouse and keys alone


def play_all_by_hand(screen: LessonPlayer) -> None:
    """To the end of the lesson: what is right is dragged, clicked, typed or pointed out, as a learner would."""
    while True:
        for _ in range(40):
            if screen.table.progress.is_done:
                break
            moves = right_moves(screen.table.progress)
            if moves:
                make(screen, moves[0])
            else:
                reply_by_hand(screen)
        assert screen.table.progress.is_done, screen.table.progress.step.id
        if screen.table.progress.is_last:
            return
        press(screen.buttons["next"])


def make(screen: LessonPlayer, move: Any) -> None:
    """At its places on the table; where it has none, with its button."""
    handle = screen.board.desk.handle(screen.table.view, move)
    if handle.place is None:
        words = screen.texts.words(screen.game.say_move(screen.table.progress.state, move))
        press(next(button for button in screen.panel.buttons if button.text() == words))
        return
    in_view(screen, *handle.pieces, handle.place)
    *others, last = sorted(handle.pieces) or [handle.place]
    for piece in others:
        click(screen, piece)
    if last == handle.place:
        click(screen, last)
    else:
        drag(screen, last, handle.place)
    menu = QApplication.activePopupWidget()
    if isinstance(menu, QMenu):
        said = screen.board.situation.say(screen.game.say_move(screen.table.progress.state, move))
        lines = (said, screen.program.say("table-play-anyway"))
        action = next(each for each in menu.actions() if each.text() in lines)
        QTest.mouseClick(menu, LEFT, NONE, menu.actionGeometry(action).center())


def reply_by_hand(screen: LessonPlayer) -> None:
    step, right = screen.table.progress.step, right_reply(screen.table.progress)
    if screen.panel.number.isVisibleTo(screen):
        QTest.keyClicks(screen.panel.number, str(right[0]))
    for choice, button in zip(getattr(step, "choices", ()), screen.panel.choices, strict=False):
        if choice in right:
            press(button)
    if screen.board.asks_for_places:
        for key in sorted(key for key in screen.board.hand.offered if value_of(key) in map(str, right)):
            in_view(screen, key)
            click(screen, key)
    press(screen.panel.reply)


def in_view(screen: LessonPlayer, *keys: Key) -> None:
    """Nobody can take what lies beyond the part of the table that is shown."""
    seen = screen.board.view.viewport().rect()
    assert [key for key in keys if not seen.contains(point(screen, key))] == [], screen.table.progress.step.id


def press(button: QWidget) -> None:
    QTest.mouseClick(button, LEFT)
    QApplication.processEvents()
