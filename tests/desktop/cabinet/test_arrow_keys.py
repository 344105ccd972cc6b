"""Arrow keys in the cabinet lead where the eye expects them to, with real keys, at every size."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.cabinet.arrow_keys import WAYS, next_towards
from desktop.cabinet.home import Cabinet
from desktop.shell import Shell

Window = Callable[..., Shell]
Play = Callable[..., Path]
Key = Qt.Key
SIZES = [(1280, 720), (1600, 1000), (2560, 1440)]


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def cabinet(request: pytest.FixtureRequest, window: Window, qtbot: QtBot, play: Play) -> Cabinet:
    for names in (("Clara", "Malo"), ("Clara", "Malo", "Inès")):
        play(names, 9)
    screen = window(request.param).trail[0]
    assert isinstance(screen, Cabinet)
    qtbot.waitUntil(lambda: bool(screen.known.said.resume))
    QApplication.processEvents()
    return screen


def here(cabinet: Cabinet) -> QWidget:
    found = cabinet.focusWidget()
    assert found is not None
    return found


def press(cabinet: Cabinet, qtbot: QtBot, *keys: Key) -> list[QWidget]:
    """Where each of the keys led."""
    found = []
    for key in keys:
        qtbot.keyClick(here(cabinet), key)
        found.append(here(cabinet))
    return found


def place(cabinet: Cabinet, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(cabinet, QPoint(0, 0)), widget.size())


def test_down_the_left_side_and_up_again(cabinet: Cabinet, qtbot: QtBot) -> None:
    left = cabinet.left
    rows = [left.resume, left.new_game, left.lessons, left.teach, left.puzzles, left.replays]
    seen = [*rows, *(each for each in left.recent if each.isVisible())]
    assert len(seen) == 7
    left.resume.setFocus(Qt.FocusReason.TabFocusReason)
    assert press(cabinet, qtbot, *[Key.Key_Down] * 6) == seen[1:]
    (below,) = press(cabinet, qtbot, Key.Key_Down)
    assert below in left.links.values()
    assert press(cabinet, qtbot, *[Key.Key_Up] * 7) == list(reversed(seen))
    assert press(cabinet, qtbot, Key.Key_Up) == [left.resume]  # there is nothing above


def test_along_the_links_and_on_to_the_drawers(cabinet: Cabinet, qtbot: QtBot) -> None:
    editions, rulings, settings = (cabinet.left.links[name] for name in ("editions", "rulings", "settings"))
    editions.setFocus(Qt.FocusReason.TabFocusReason)
    assert press(cabinet, qtbot, Key.Key_Right, Key.Key_Right) == [rulings, settings]
    (drawer,) = press(cabinet, qtbot, Key.Key_Right)
    assert drawer in cabinet.case.drawers
    assert place(cabinet, drawer).top() <= place(cabinet, settings).bottom()
    assert place(cabinet, drawer).bottom() >= place(cabinet, settings).top()


def test_from_a_drawer_to_what_stands_beside_it(cabinet: Cabinet, qtbot: QtBot) -> None:
    drawers = cabinet.case.drawers
    drawers[0].setFocus(Qt.FocusReason.TabFocusReason)
    assert press(cabinet, qtbot, *[Key.Key_Down] * 4) == drawers[1:]
    assert press(cabinet, qtbot, *[Key.Key_Up] * 4) == list(reversed(drawers[:-1]))
    for drawer in drawers:
        drawer.setFocus(Qt.FocusReason.TabFocusReason)
        (beside,) = press(cabinet, qtbot, Key.Key_Left)
        assert beside not in drawers
        gap = max(
            place(cabinet, beside).top() - place(cabinet, drawer).bottom(),
            place(cabinet, drawer).top() - place(cabinet, beside).bottom(),
        )
        assert gap < 120


def test_the_chosen_words_of_the_switches_are_reached(cabinet: Cabinet, qtbot: QtBot) -> None:
    cabinet.left.links["editions"].setFocus(Qt.FocusReason.TabFocusReason)
    assert press(cabinet, qtbot, Key.Key_Down) == [cabinet.left.language.segment("en")]
    beside = place(cabinet, cabinet.left.theme).left() > place(cabinet, cabinet.left.language).left()
    on = Key.Key_Right if beside else Key.Key_Down  # a narrow window has no room for both on a line
    assert press(cabinet, qtbot, on) == [cabinet.left.theme.segment("light")]
    assert cabinet.program.settings.language == "en"  # going past a choice does not change it
    over = press(cabinet, qtbot, Key.Key_Up)[0]
    assert over in cabinet.left.links.values() or not beside


def test_the_words_on_the_plate_of_the_open_drawer_lie_right_of_it(cabinet: Cabinet, qtbot: QtBot) -> None:
    links = cabinet.case.links
    play, guided, *_, rules = links
    third = cabinet.case.drawers[2]
    third.setFocus(Qt.FocusReason.TabFocusReason)
    assert press(cabinet, qtbot, *[Key.Key_Right] * 6) == [*links, rules]
    assert rules.parent() is third
    assert third.rect().contains(rules.geometry())
    assert press(cabinet, qtbot, *[Key.Key_Left] * 5) == [*links[-2::-1], third]
    play.setFocus(Qt.FocusReason.TabFocusReason)
    assert press(cabinet, qtbot, Key.Key_Down) == [cabinet.case.drawers[3]]
    third.setFocus(Qt.FocusReason.TabFocusReason)
    assert press(cabinet, qtbot, Key.Key_Tab, Key.Key_Tab) == [play, guided]


def test_everything_is_reached_by_arrows_and_each_goes_its_way(cabinet: Cabinet, qtbot: QtBot) -> None:
    stops = {*cabinet.arrows.left_stops, *cabinet.case.drawers}
    seen: set[QWidget] = {cabinet.left.resume}
    fresh: list[QWidget] = [cabinet.left.resume]
    while fresh:
        start = fresh.pop()
        for key, way in WAYS.items():
            start.setFocus(Qt.FocusReason.TabFocusReason)
            before = place(cabinet, start)
            (found,) = press(cabinet, qtbot, key)
            if found is start or found in cabinet.case.links:
                continue
            step = place(cabinet, found).center() - before.center()
            assert step.x() * way.x() + step.y() * way.y() > 0
            if found not in seen and found in stops:
                seen.add(found)
                fresh.append(found)
    assert seen == stops


def test_what_lies_straight_ahead_comes_before_what_is_nearer_but_aside() -> None:
    start = QRectF(0, 0, 100, 20)
    aside, ahead = QRectF(300, 30, 100, 20), QRectF(0, 80, 100, 20)
    assert next_towards(QPointF(0, 1), start, [aside, ahead]) == 1
    assert next_towards(QPointF(0, -1), start, [aside, ahead]) is None
