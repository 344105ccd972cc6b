"""Names in brackets lead somewhere: in the player, before a class; on paper they are plain words."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.lessons.player import LessonPlayer
from desktop.page.linked_words import LinkedWords
from desktop.paper.subject import subject_of
from desktop.presenter.screen import PresenterScreen
from desktop.reader.reader import Reader
from desktop.shell import Shell
from rules.games import loaded
from rules.teaching.made import MadeLesson
from tests.desktop.windows import opened, window
from tests.rules.teaching.making import built_in, made_from

MARAJOARA = next(game for game in loaded() if game.id == "marajoara")
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
TASK = "Prenez le dé jaune posé en [e4] : lisez [MJ-CAP-3] [sic]."


@pytest.fixture
def shell(qtbot: QtBot, tmp_path: Path) -> Shell:
    shell = window(tmp_path)
    qtbot.addWidget(shell)
    return shell


@pytest.fixture
def made(shell: Shell) -> MadeLesson:
    lesson = next(each for each in built_in(MARAJOARA) if each.id == "capture")
    made = made_from(MARAJOARA, lesson)
    step = made.steps[0].id
    made = made.model_copy(update={"texts": {**made.texts, "fr": {**made.texts["fr"], f"{step}.task": TASK}}})
    shell.program.made.keep(made)
    return made


def player_of(shell: Shell, made: MadeLesson) -> LessonPlayer:
    player = opened(shell, "lesson", game=MARAJOARA, lesson=made.id)
    assert isinstance(player, LessonPlayer)
    shell.activateWindow()
    QApplication.processEvents()
    return player


def click_link(words: LinkedWords, number: int) -> None:
    place = next(words.places(words.links[number])).center().toPoint()
    QTest.mouseMove(words, place)
    assert words.cursor().shape() == Qt.CursorShape.PointingHandCursor
    QTest.mouseClick(words, LEFT, NONE, place)
    QApplication.processEvents()


def test_a_place_is_lit_and_a_rule_is_opened(shell: Shell, made: MadeLesson) -> None:
    player = player_of(shell, made)
    words = player.panel.task.text
    assert words.text() == "Prenez le dé jaune posé en e4 : lisez MJ-CAP-3 [sic]."
    click_link(words, 0)
    assert player.board.named == "space-e4"
    assert any(sprite.picture.painter == "lesson-named" for sprite in player.board.scene.sprites)
    click_link(words, 1)
    reader = shell.trail[-1]
    assert isinstance(reader, Reader)


def test_the_light_goes_again_by_itself(shell: Shell, made: MadeLesson, qtbot: QtBot) -> None:
    player = player_of(shell, made)
    player.board.light("space-e4")
    player.board._fading.setInterval(10)
    player.board.light("space-e4")
    qtbot.waitUntil(lambda: not player.board.named, timeout=3000)
    assert not any(sprite.picture.painter == "lesson-named" for sprite in player.board.scene.sprites)


def test_links_are_followed_by_keyboard(shell: Shell, made: MadeLesson) -> None:
    player = player_of(shell, made)
    words = player.panel.task.text
    assert words.focusPolicy() & Qt.FocusPolicy.TabFocus
    words.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(words, Qt.Key.Key_Return)
    assert player.board.named == "space-e4"
    QTest.keyClick(words, Qt.Key.Key_Right)
    QTest.keyClick(words, Qt.Key.Key_Return)
    assert isinstance(shell.trail[-1], Reader)


def test_both_languages_lose_their_brackets(shell: Shell, made: MadeLesson) -> None:
    step = made.steps[0].id
    english = {**made.texts["en"], f"{step}.task": "Take the yellow die on [e4]."}
    shell.program.made.keep(made.model_copy(update={"texts": {**made.texts, "en": english}}))
    shell.program.set_both_languages(True)
    player = player_of(shell, made)
    assert player.panel.task.second.text() == "Take the yellow die on e4."
    assert "[e4]" not in player.panel.task.text.text()


def test_a_lesson_of_the_program_has_no_links(shell: Shell) -> None:
    player = opened(shell, "lesson", game=MARAJOARA, lesson="capture")
    assert isinstance(player, LessonPlayer)
    assert player.panel.task.text.links == ()
    assert player.panel.task.text.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_a_class_sees_the_place_that_its_teacher_clicks(shell: Shell, made: MadeLesson) -> None:
    screen = opened(shell, "presenter", game=MARAJOARA, lesson=made.id)
    assert isinstance(screen, PresenterScreen)
    screen.grab()
    assert screen.picture.shown.question == ("Prenez le dé jaune posé en e4 : lisez MJ-CAP-3 [sic].",)
    place, link = screen.picture.links[0]
    assert link.place == "space-e4"
    assert QPointF(place.center()).y() > 0
    QTest.mouseClick(screen.picture, LEFT, NONE, place.center().toPoint())
    assert screen.subject.board.named == "space-e4"  # type: ignore[attr-defined]
    assert screen.subject.rows()[0].words == screen.picture.shown.question[0]
    place, link = screen.picture.links[1]
    assert link.rule == "MJ-CAP-3"
    QTest.mouseClick(screen.picture, LEFT, NONE, place.center().toPoint())
    assert isinstance(shell.trail[-1], Reader)


def test_on_paper_names_are_plain_words(shell: Shell, made: MadeLesson) -> None:
    subject = subject_of(shell.program, MARAJOARA)
    assert subject is not None
    lesson = next(each for each in subject.lessons if each.id == made.id)
    said = subject.say(lesson.text(lesson.steps[0], "task"), ["fr"])
    assert said == ("Prenez le dé jaune posé en e4 : lisez MJ-CAP-3 [sic].",)
