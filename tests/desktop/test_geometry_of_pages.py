"""Nothing overlaps, nothing is cut: every screen, at three sizes, in both languages, also with larger text."""

import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.cabinet.home import Cabinet
from desktop.kept_games.page import KeptGames
from desktop.new_game.choices import Place
from desktop.new_game.page import NewGame
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.widgets.scrolling import ScrollingColumn
from tests.desktop.pages import look_into_all

Window = Callable[..., Shell]
Play = Callable[..., Path]
View = tuple[tuple[int, int], str]
VIEWS: list[View] = [
    (size, language) for size in ((1280, 720), (1600, 1000), (2560, 1440)) for language in ("fr", "en")
]
COLOURS = ("turquoise", "purple", "black", "orange")
LEAF = (QAbstractButton, QLabel, QLineEdit)


def leaves(screen: Screen) -> list[QWidget]:
    """What people read and press, as far as it is shown at all."""
    found = [each for each in screen.findChildren(QWidget) if isinstance(each, LEAF) and each.isVisibleTo(screen)]
    return [each for each in found if each.width() > 0 and each.accessibleName() + getattr(each, "text", str)()]


def rect_on(screen: Screen, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(screen, widget.rect().topLeft()), widget.size())


def overlaps(screen: Screen) -> Iterator[str]:
    shown = [(each, rect_on(screen, each)) for each in leaves(screen)]
    for number, (one, here) in enumerate(shown):
        for other, there in shown[number + 1 :]:
            if one.isAncestorOf(other) or other.isAncestorOf(one) or not same_page(one, other):
                continue
            if here.intersected(there.adjusted(1, 1, -1, -1)).isValid():
                yield f"{name_of(one)} {here.getRect()} over {name_of(other)} {there.getRect()}"


def same_page(one: QWidget, other: QWidget) -> bool:
    """What scrolls may lie, unseen, below what stands still."""
    return page_of(one) is page_of(other)


def page_of(widget: QWidget) -> QWidget | None:
    above = widget.parentWidget()
    while above is not None and not isinstance(above, QAbstractScrollArea):
        above = above.parentWidget()
    return above


def too_small(screen: Screen) -> Iterator[str]:
    """Labels that are narrower or lower than their words."""
    for label in screen.findChildren(QLabel):
        if label.isVisibleTo(screen) and label.text():
            needed = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
            wide = label.minimumSizeHint().width() if label.wordWrap() else label.sizeHint().width()
            if label.height() < needed - 1 or label.width() < wide - 1:
                yield f"{label.text()} {label.size().toTuple()} needs {wide} x {needed}"


def too_wide(screen: Screen) -> Iterator[str]:
    """Pages whose content is wider than they are: they scroll up and down, never sideways."""
    for page in screen.findChildren(ScrollingColumn):
        content = page.widget()
        if page.isVisibleTo(screen) and content is not None and content.width() > page.viewport().width():
            yield f"{content.width()} in {page.viewport().width()}"


def name_of(widget: QWidget) -> str:
    return f"{type(widget).__name__}:{widget.accessibleName() or getattr(widget, 'text', str)()}"


def check(screen: Screen, caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(4):
        QApplication.processEvents()
    caplog.clear()
    with caplog.at_level(logging.DEBUG, logger="desktop.paint.text"):
        screen.grab()
    assert [record.getMessage() for record in caplog.records if record.name == "desktop.paint.text"] == []
    assert list(too_small(screen)) == []
    assert list(overlaps(screen)) == []


@pytest.mark.parametrize("view", VIEWS)
def test_home(window: Window, qtbot: QtBot, play: Play, caplog: pytest.LogCaptureFixture, view: View) -> None:
    for names in (("Clara",), ("Clara", "Malo"), ("Clara", "Malo", "Inès"), ("Clara", "Malo", "Inès", "Sofia")):
        play(names, 9, mission=2 if len(names) == 1 else 0)
    screen = window(view[0], language=view[1]).trail[0]
    assert isinstance(screen, Cabinet)
    qtbot.waitUntil(lambda: bool(screen.known.said.resume))
    check(screen, caplog)


def stages(page: NewGame) -> Iterator[None]:
    """Two, four, alone without and with a mission, something wrong."""
    yield
    places = tuple(Place("novice" if number else "person", "", colour) for number, colour in enumerate(COLOURS))
    page.preparation.change(replace(page.preparation.choices, places=places))
    yield
    page.preparation.change(replace(page.preparation.choices, places=places[:1]))
    yield
    page.preparation.change(page.preparation.choices.with_option("mission", 4))
    yield
    page.preparation.change(replace(page.preparation.choices, places=places[:2]).with_option("hard", True))
    yield


@pytest.mark.parametrize("view", VIEWS)
def test_new_game(window: Window, caplog: pytest.LogCaptureFixture, view: View) -> None:
    shell = window(view[0], language=view[1])
    page = shell.open("new_game", game="marajoara")
    assert isinstance(page, NewGame)
    for _ in stages(page):
        check(page, caplog)


@pytest.mark.parametrize("view", VIEWS)
def test_new_game_with_factions_and_an_automa(window: Window, caplog: pytest.LogCaptureFixture, view: View) -> None:
    page = window(view[0], language=view[1]).open("new_game", game="excavation_earth")
    assert isinstance(page, NewGame)
    people = [Place("person", "", colour) for colour in page.game.colours[:4]]
    page.preparation.change(replace(page.preparation.choices, places=tuple(people)))
    check(page, caplog)
    page.preparation.change(replace(page.preparation.choices, places=(people[0], replace(people[1], player="zu"))))
    check(page, caplog)
    page.preparation.change(page.preparation.choices.with_option("opening_draft", True).with_option("harder_2", True))
    check(page, caplog)


@pytest.mark.parametrize("view", VIEWS)
def test_settings(window: Window, caplog: pytest.LogCaptureFixture, view: View) -> None:
    check(window(view[0], language=view[1]).open("settings"), caplog)


@pytest.mark.parametrize("view", VIEWS)
def test_kept_games(
    window: Window,
    play: Play,
    damage: Any,
    caplog: pytest.LogCaptureFixture,
    view: View,
) -> None:
    path = play(("Clara", "Malo", "Inès", "Sofia"), 30)
    damage(path, 14)
    play(("Clara",), 9, mission=2)
    page = window(view[0], language=view[1]).open("kept_games", chosen=path)
    assert isinstance(page, KeptGames)
    look_into_all(page)
    check(page, caplog)


@pytest.mark.parametrize("name", ["cabinet", "new_game", "settings", "kept_games", "own_page"])
@pytest.mark.parametrize("scale", [1.5, 3.0])
def test_large_text(window: Window, qtbot: QtBot, play: Play, scale: float, name: str) -> None:
    play(("Clara", "Malo"), 9)
    shell = window((1600, 1000), language="fr", text_scale=scale)
    screen = shell.trail[0] if name == "cabinet" else shell.open(name)
    qtbot.wait(60)
    for _ in range(4):
        QApplication.processEvents()
    screen.grab()
    assert list(overlaps(screen)) == []
    assert list(too_wide(screen)) == []


@pytest.mark.parametrize("scale", [1.5, 2.0, 3.0])
@pytest.mark.parametrize("size", [(1100, 700), (1280, 720)])
def test_the_cabinet_in_a_small_window(
    window: Window, qtbot: QtBot, play: Play, size: tuple[int, int], scale: float
) -> None:
    play(("Clara", "Malo"), 9)
    cabinet = window(size, language="fr", text_scale=scale).trail[0]
    qtbot.wait(60)
    cabinet.grab()
    assert list(too_wide(cabinet)) == []
