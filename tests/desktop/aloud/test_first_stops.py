"""Every screen of the list of screens opens on something that says what it is, and says where one is."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from desktop.app import SCREENS
from desktop.commands.screens import OPENERS, Wanted
from desktop.screen import Screen, stops
from desktop.table.seats import PERSON
from desktop.table_screen.screen import TableScreen
from rules.core.types import phrase
from tests.desktop import at_the_table
from tests.desktop.at_the_table import AtTable, game, led_on, moves_to_a_choice, settle
from tests.desktop.listening import Listener, Role, interface, reader_running

pytestmark = pytest.mark.usefixtures("unpainted")

NEEDS_A_REVIEW = {"moments"}
"""Opened like a puzzle, once a review has found something: see its own tests."""
SAME_SCREENS = {
    *("advice", "aim", "class", "comments", "round", "tutor"),
    *("cabinet", "first_launch", "differences", "rulings"),
}
"""Screens that are in the list under another name too, with something over them."""
PAINTS_ALL = {"puzzles"}
"""What `vestiges screenshot` paints with pictures that nobody hears."""
NOTHING = {Role.Client, Role.NoRole, Role.Pane, Role.Window}


@pytest.fixture(autouse=True)
def _reader() -> Iterator[None]:
    with reader_running():
        yield


@pytest.fixture
def at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AtTable]:
    monkeypatch.setenv("VESTIGES_HOME", str(tmp_path))
    monkeypatch.setattr("desktop.table_screen.warming.LEISURE_MS", 3_600_000)
    opened = at_the_table.opened(tmp_path, language="en")
    opened.shell.uses_keyboard = True
    yield opened
    at_the_table.close(opened)


def test_every_screen_is_tried() -> None:
    assert set(SCREENS) <= set(OPENERS)


def test_each_screen_opens_on_something_that_says_what_it_is(at: AtTable) -> None:
    """One after the other in one window, as nobody has the time to open as many."""
    wrong: dict[str, list[str]] = {}
    for name in sorted(set(OPENERS) - NEEDS_A_REVIEW - SAME_SCREENS):
        listener = Listener(at.shell)
        listener.listen()
        begun = led_on(game(PERSON, PERSON), moves_to_a_choice(at.table.game, 2))
        wanted = Wanted(at.shell, at.screen.program, begun)
        screen = at.shell.open(name) if name in PAINTS_ALL else OPENERS[name](wanted)
        if isinstance(screen, TableScreen) and name != "curtain":
            screen.uncover()
        wrong[name] = [*what_is_wrong(screen, listener), *nameless(screen)]
        while at.shell.trail[-1] is not at.screen:
            at.shell.back()
    assert {name: found for name, found in wrong.items() if found} == {}


def test_the_cabinet_begins_on_what_most_people_want(at: AtTable) -> None:
    at.shell.home()
    listener = Listener(at.shell)
    listener.listen()
    here = QApplication.focusWidget()
    assert here is not None
    assert at.shell.trail[0].isAncestorOf(here)
    assert (listener.role, listener.name) == (Role.Button, "New game")
    assert nameless(at.shell.trail[0]) == []


def what_is_wrong(screen: Screen, listener: Listener) -> Iterator[str]:
    said, here = listener.listen(), QApplication.focusWidget()
    if here is None or not screen.isAncestorOf(here) or not here.isVisible():
        yield f"the keyboard stands on {here}"
        return
    if listener.role in NOTHING or not listener.name:
        yield f"it begins on {listener.role} {listener.name}"
    if not screen.spoken_name or not any(words.startswith(screen.spoken_name) for words in said):
        yield f"its name is «{screen.spoken_name}», said was {said}"


def nameless(screen: QWidget) -> list[str]:
    """What Tab leads to without a name or a role."""
    found = [each for each in stops(screen) if each.focusProxy() is None]
    spoken = [(type(each).__name__, interface(each)) for each in found]
    return [
        f"{kind} {each.role()} {each.text(QAccessible.Text.Name)}"
        for kind, each in spoken
        if each.role() in NOTHING or not each.text(QAccessible.Text.Name)
    ]


def test_whoever_comes_back_stands_where_they_stood(at: AtTable) -> None:
    at.screen.dock.search()
    field = QApplication.focusWidget()
    at.shell.open("settings")
    settle()
    assert QApplication.focusWidget() is not field
    at.shell.back()
    assert QApplication.focusWidget() is field


def test_a_rule_that_is_opened_is_what_the_keyboard_stands_on(at: AtTable) -> None:
    listener = Listener(at.shell)
    at.screen.read_rule("MJ-CAP-3")
    settle()
    texts = at.screen.program.texts(at.table.game)
    rule = texts.say_if_there(phrase("MJ-CAP-3.rule"))
    assert rule
    assert rule.splitlines()[0][:40] in listener.name
    listener.press(Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    following = texts.say_if_there(phrase("MJ-CAP-4.rule"))
    assert following
    assert following[:40] in listener.name
    assert following[:40] in " ".join(listener.listen())
