"""Letters, digits and signs as keys, on every screen: switched off, they act with Alt only; nothing else is lost."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QLineEdit, QPlainTextEdit, QTextEdit, QWidget

import desktop
from desktop.commands.screens import OPENERS, Wanted, open_screen
from desktop.keys import KEYS
from desktop.own_box.chart.view import ChartView
from desktop.page.words import Words
from desktop.paint.paths import LEAST_SIDE
from desktop.screen import Screen
from desktop.settings_sheet.sheet import SettingsSheet
from desktop.shell import Shell
from desktop.widgets.letter_keys import is_letter, spelled
from rules.games import game_named
from rules.marajoara import GAME
from tests.desktop.at_the_table import AtTable, at_a_choice, game, settle
from tests.desktop.conftest import SitDown
from tests.desktop.every_game.drawn import EVERY
from tests.desktop.windows import opened

ALT, NONE = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.NoModifier
WRITTEN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+-=/?.,"
WRITTEN_INTO = QLineEdit, QTextEdit, QPlainTextEdit, QAbstractItemView, ChartView
"""Fields; lists and tables, in which letters find a row or write into a cell; charts, in which they write onto a place.
"""
MOVES, SOME_ROWS = 8, 20
ON_A_TABLE = {"advice", "moments", "round", "tutor"}
"""What lies over a table, or beside one, whose screen is looked at anyway."""


def letters_heard(screen: QWidget) -> set[str]:
    """What is listened to wherever on this screen the keyboard stands."""
    found = (each for each in screen.findChildren(QShortcut) if each.isEnabled())
    return {each.key().toString() for each in found if is_letter(each.key())}


def code_of(letter: str) -> int:
    """Qt has the codes of Latin letters and signs for its keys."""
    return ord(letter)


def takes(widget: QWidget, letter: str, held: Qt.KeyboardModifier = NONE) -> bool:
    """Whether a widget does something with this key, and does not leave it to what lies around it."""
    event = QKeyEvent(QEvent.Type.KeyPress, code_of(letter), held, "" if held else letter.lower())
    widget.keyPressEvent(event)
    return event.isAccepted()


def stops(screen: Screen) -> Iterator[QWidget]:
    """The screen, and where the keyboard can stand on it, but for what is written into."""
    yield screen
    for each in screen.findChildren(QWidget):
        is_stop = each.isVisibleTo(screen) and each.focusPolicy() & Qt.FocusPolicy.TabFocus
        if is_stop and not isinstance(each, WRITTEN_INTO):
            yield each


def shown(name: str, shell: Shell) -> Screen:
    """A screen with a game of Marajoara; the shelf of puzzles without waiting for its pictures."""
    if name == "puzzles":
        screen = shell.open(name)
    else:
        screen = open_screen(name, Wanted(shell, shell.program, at_a_choice(GAME, MOVES)))
    settle()
    return screen


def too_small(screen: Screen) -> Iterator[str]:
    """Buttons, and rows that can be chosen, on which a finger or an unsteady hand has too little room."""
    for each in screen.findChildren(QAbstractButton):
        if each.isVisibleTo(screen) and 0 < min(each.width(), each.height()) < LEAST_SIDE:
            yield f"{type(each).__name__} {each.width()} x {each.height()} {each.accessibleName()}"
    for list_ in screen.findChildren(QAbstractItemView):
        model = list_.model()
        rows = model.rowCount() if model is not None and list_.isVisibleTo(screen) else 0
        for row in range(min(rows, SOME_ROWS)):
            index = model.index(row, 0)
            if index.flags() & Qt.ItemFlag.ItemIsSelectable and 0 < list_.visualRect(index).height() < LEAST_SIDE:
                yield f"{type(list_).__name__} {list_.visualRect(index).height()} {index.data()}"


@pytest.mark.parametrize("name", sorted(OPENERS.keys() - ON_A_TABLE))
def test_every_screen_is_for_all_hands(name: str, shell: Shell) -> None:
    """At 1280 x 720 whatever is pressed is large enough; letters that are switched off are no key anywhere."""
    shell.resize(1280, 720)
    shell.program.set_letter_keys(False)
    screen = shown(name, shell)
    assert list(too_small(screen)) == []
    assert letters_heard(screen) == set()
    for widget in stops(screen):
        assert [letter for letter in WRITTEN if takes(widget, letter)] == [], type(widget).__name__


def test_there_is_one_way_to_listen_to_keys() -> None:
    """Whoever makes a shortcut makes one that letters can be taken from; some never are letters."""
    free = {"letter_keys.py", "past_controls.py", "connecting.py"}
    found: set[str] = set()
    for path in Path(desktop.__file__).parent.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)) if "QShortcut(" in source else ():
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "QShortcut":
                words = ast.unparse(node)
                found |= set() if "Key_Escape" in words or "ControlModifier" in words else {path.name}
    assert found <= free


@pytest.mark.parametrize("id", EVERY)
def test_with_alt_they_do_at_every_table_what_they_did(id: str, sit_down: SitDown) -> None:
    found = game_named(id)
    assert found is not None
    at = sit_down(game("person", "novice", of=found), letter_keys=False, bubbles="key")
    camera, view = at.screen.area.view.camera, at.screen.area.view
    view.setFocus()
    for key in (Qt.Key.Key_2, Qt.Key.Key_Plus, Qt.Key.Key_F, Qt.Key.Key_Question, Qt.Key.Key_M, Qt.Key.Key_I):
        at.key(key)
    assert camera.is_far
    assert not at.screen.keys.isVisible()
    assert not at.screen.program.settings.mute
    at.key(Qt.Key.Key_Plus, held=ALT)
    assert not camera.is_far
    at.key(Qt.Key.Key_0, held=ALT)
    assert camera.is_far
    at.key(Qt.Key.Key_M, held=ALT)
    assert at.screen.program.settings.mute
    at.key(Qt.Key.Key_Question, held=ALT)
    assert at.screen.keys.isVisible()


def test_alt_by_itself_does_nothing_yet(sit_down: SitDown) -> None:
    """Else whoever presses it with a letter would see the frame of the keyboard, and what unfolds there."""
    at = sit_down(letter_keys=False)
    at.screen.area.view.setFocus()
    at.key(Qt.Key.Key_Alt)
    assert at.screen.area.view.keyboard_focus.frame is None
    at.key(Qt.Key.Key_Right)
    assert at.screen.area.view.keyboard_focus.frame is not None


def test_letters_come_back_at_once(sit_down: SitDown) -> None:
    at = sit_down(letter_keys=False)
    camera = at.screen.area.view.camera
    at.screen.program.set_letter_keys(True)
    at.key(Qt.Key.Key_2, held=ALT)
    assert camera.is_far
    at.key(Qt.Key.Key_2)
    assert not camera.is_far


def test_a_move_is_still_found_by_typing(sit_down: SitDown) -> None:
    at = sit_down(letter_keys=False)
    at.key(Qt.Key.Key_F, held=Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(at.focus, "d4")
    assert at.screen.dock.moves.field.text() == "d4"


@pytest.mark.parametrize(("name", "letter"), [("lesson", "N"), ("reader", "/"), ("new_game", "2")])
def test_screens_that_take_letters_themselves_take_them_with_alt(name: str, letter: str, shell: Shell) -> None:
    screen = shown(name, shell)
    assert takes(screen, letter)
    shell.program.set_letter_keys(False)
    assert not takes(screen, letter)
    assert takes(screen, letter, ALT)


def test_hands_of_a_class_are_counted_with_alt(sit_down: SitDown) -> None:
    at = sit_down(letter_keys=False)
    at.screen.class_switch.begin()
    room = at.screen.class_switch.classroom
    assert room is not None
    room.toggle_vote()
    heard = {each.key().toString() for each in at.screen.findChildren(QShortcut) if each.isEnabled()}
    assert {"Alt+1", "Alt+Shift+1"} <= heard
    assert letters_heard(at.screen) == set()


# How it is told and chosen


def sheet_words(at: AtTable) -> list[str]:
    return [each.accessibleName() for each in at.screen.keys.findChildren(Words) if each.isVisibleTo(at.screen.keys)]


def test_the_sheet_of_keys_switches_them_and_tells_what_is_pressed(sit_down: SitDown) -> None:
    at = sit_down(language="en")
    at.screen.open_key_sheet()
    settle()
    say, sheet = at.screen.program.say, at.screen.keys
    assert f"F {say('keys-act-fit')}" in sheet_words(at)
    at.key(Qt.Key.Key_Tab, Qt.Key.Key_Space)
    assert not at.screen.program.settings.letter_keys
    assert sheet.isVisible()
    words = sheet_words(at)
    for key in KEYS:
        if key.keys and is_letter(QKeySequence(key.keys[0])) and key.act != "part":
            assert f"Alt {' '.join(key.shown)} {say(f'keys-act-{key.act}')}" in words
    assert any(each.startswith("Alt 1 ") for each in words)
    at.key(Qt.Key.Key_Space)
    assert at.screen.program.settings.letter_keys
    assert f"F {say('keys-act-fit')}" in sheet_words(at)


def test_the_settings_switch_them_and_show_a_sample(shell: Shell) -> None:
    sheet = opened(shell, "settings")
    assert isinstance(sheet, SettingsSheet)
    half = sheet.eyes_and_keys
    assert half.letters in sheet.findChildren(QWidget)
    before = half.letter_sample.grab().toImage()
    assert half.letter_sample.accessibleName().startswith("F")
    half.letters.click()
    assert not shell.program.settings.letter_keys
    assert half.letter_sample.accessibleName().startswith("Alt F")
    assert half.letter_sample.grab().toImage() != before
    assert half.keys_note.text() == shell.program.say("keys-note-alt")
    assert "Alt M" in sheet.sound.note.text()


def test_tips_name_the_keys_as_they_are_pressed(sit_down: SitDown) -> None:
    at = sit_down(game("person", "novice"))
    skip = at.screen.dock.playback.skip
    assert skip.toolTip().endswith("(S)")
    at.screen.program.set_letter_keys(False)
    assert skip.toolTip().endswith("(Alt S)")
    assert spelled(at.screen.program, "advice") == "F2"
