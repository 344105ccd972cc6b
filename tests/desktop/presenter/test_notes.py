"""The teacher's own notes: typed beside the class's picture, kept with the lesson or in a file, seen by no class."""

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from desktop.presenter.projector import Projecting
from desktop.presenter.screen import PresenterScreen
from desktop.shell import Shell
from rules.core import durable, folders
from rules.games import loaded
from rules.teaching.made import MadeLesson
from rules.teaching.notes import NotesFile
from tests.desktop.at_the_table import settle
from tests.desktop.windows import opened
from tests.rules.teaching.making import built_in, made_from

pytestmark = pytest.mark.usefixtures("unpainted")

KEY = Qt.Key
MARAJOARA = next(game for game in loaded() if game.id == "marajoara")
CAPTURE = next(each for each in built_in(MARAJOARA) if each.id == "capture")
FIRST, SECOND = CAPTURE.steps[0].id, CAPTURE.steps[1].id


@pytest.fixture(autouse=True)
def second(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = QGuiApplication.primaryScreen()
    monkeypatch.setattr(Projecting, "second", property(lambda self: screen))


def presenting(shell: Shell, lesson: str = "capture") -> PresenterScreen:
    screen = opened(shell, "presenter", game=MARAJOARA, lesson=lesson)
    assert isinstance(screen, PresenterScreen)
    shell.activateWindow()
    settle()
    return screen


def note(screen: PresenterScreen, words: str) -> None:
    card = screen.desk.side.notes
    QTest.mouseClick(card.edit, Qt.MouseButton.LeftButton)
    card.field.selectAll()
    QTest.keyClicks(card.field, words)
    settle()


def seen_by_the_class(screen: PresenterScreen) -> str:
    return " ".join(each.shown.in_words for each in (screen.picture, *screen.projecting.pictures))


def lines(screen: PresenterScreen) -> list[str]:
    return [each.text() for each in screen.desk.side.notes.lines]


def test_a_note_on_a_lesson_of_the_program_is_found_again(shell: Shell) -> None:
    screen = presenting(shell)
    note(screen, "Faire voter. B. 1 2")
    room = screen.classroom
    assert not room.screen.is_black, "letters are letters while somebody writes"
    QTest.keyClick(screen.desk.side.notes.field, KEY.Key_Escape)
    assert not screen.desk.side.notes.is_writing
    assert shell.trail[-1] is screen
    assert lines(screen)[0] == "Faire voter. B. 1 2"
    assert "Faire voter" not in seen_by_the_class(screen)
    shell.back()
    again = presenting(shell)
    assert lines(again)[0] == "Faire voter. B. 1 2"
    QTest.keyClick(shell, KEY.Key_PageDown)
    assert "Faire voter. B. 1 2" not in lines(again)
    assert "Faire voter" not in seen_by_the_class(again)


def test_whoever_goes_on_to_another_step_keeps_the_note_of_the_one_before(shell: Shell) -> None:
    screen = presenting(shell)
    note(screen, "Un")
    screen.subject.go(1)
    settle()
    notes = NotesFile().of("marajoara/capture")
    assert notes == {"fr": {FIRST: "Un"}}
    note(screen, "Deux")
    shell.back()
    assert NotesFile().of("marajoara/capture") == {"fr": {FIRST: "Un", SECOND: "Deux"}}


def test_a_note_on_a_made_lesson_is_kept_with_it(shell: Shell) -> None:
    made = made_from(MARAJOARA, CAPTURE)
    shell.program.made.keep(made)
    screen = presenting(shell, made.id)
    note(screen, "Lentement")
    screen.own_notes.end()
    kept = shell.program.made.named(made.id)
    assert kept is not None
    assert isinstance(kept.made, MadeLesson)
    assert kept.made.notes == {"fr": {FIRST: "Lentement"}}
    assert json.loads(kept.path.read_text())["notes"] == {"fr": {FIRST: "Lentement"}}
    assert not folders.lesson_notes().exists()


def test_a_note_is_taken_away_by_emptying_it(shell: Shell) -> None:
    screen = presenting(shell)
    note(screen, "Un")
    screen.own_notes.end()
    QTest.mouseClick(screen.desk.side.notes.edit, Qt.MouseButton.LeftButton)
    screen.desk.side.notes.field.selectAll()
    QTest.keyClick(screen.desk.side.notes.field, KEY.Key_Delete)
    screen.own_notes.end()
    assert NotesFile().of("marajoara/capture") == {}


def test_a_disk_that_refuses_is_told_of_and_the_words_stay(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any) -> None:
        raise OSError(28, "plein")

    screen = presenting(shell)
    monkeypatch.setattr("rules.teaching.notes.replace_file", refuse)
    note(screen, "Un")
    screen.own_notes.keep()
    assert "plein" in screen.desk.side.notes.wrong.text()
    assert screen.desk.side.notes.field.toPlainText() == "Un"
    monkeypatch.setattr("rules.teaching.notes.replace_file", durable.replace_file)
    screen.own_notes.end()
    assert NotesFile().of("marajoara/capture") == {"fr": {FIRST: "Un"}}
    assert not screen.desk.side.notes.wrong.text()


@pytest.mark.parametrize("raw", [b"{", b'{"notes": 3}', b'{"notes": {}, "more": 1}', b"\xff\xfe"])
def test_a_damaged_file_of_notes_is_set_aside(raw: bytes, tmp_path: Path) -> None:
    file = NotesFile(tmp_path / "notes.json")
    file.path.write_bytes(raw)
    assert file.of("marajoara/capture") == {}
    file.write("marajoara/capture", FIRST, "fr", "Un")
    assert file.of("marajoara/capture") == {"fr": {FIRST: "Un"}}
    assert (tmp_path / "notes.damaged").read_bytes() == raw
