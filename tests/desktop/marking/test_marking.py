"""Marks on the tables of all games: drawn by mouse and by keyboard, wiped, taken back, along with their pieces."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.board.sprite import Key
from desktop.marking.items import LaserItem, MarksItem
from desktop.marking.marking import Marking, Tool
from rules.core.marks import Arrow, Light, Number, Pen, Ring, Spot
from rules.games import GAME_IDS
from tests.desktop.at_the_table import LEFT, PLAIN, RIGHT, AtTable, sensible, settle
from tests.desktop.conftest import SitDown
from tests.desktop.presenter.seated import seated_at

EVERY = pytest.mark.parametrize("id", GAME_IDS)


@pytest.fixture
def at(sit_down: SitDown) -> AtTable:
    return sit_down()


def uncovered_at(sit_down: SitDown, id: str) -> AtTable:
    at = seated_at(sit_down, id)
    at.screen.uncover()
    if at.table.looking is None:
        at.table.lift_curtain(0)
    settle()
    return at


def marking(at: AtTable) -> Marking:
    return at.screen.marking


def small_pieces(at: AtTable) -> list[Key]:
    """Pieces that lie uppermost where they are, from left to right."""
    scene, places = at.screen.area.scene, marking(at).places
    found = []
    for key, sprite in scene.by_key().items():
        middle = QPointF(*sprite.place.middle)
        if sprite.is_target and scene.key_at(middle) == key and places.spot(middle) == Spot(key=key):
            found.append(key)
    return sorted(found, key=lambda key: scene.by_key()[key].place.x)


def press(at: AtTable, start: QPoint, end: QPoint, button: Qt.MouseButton = RIGHT) -> None:
    QTest.mouseMove(at.view, start)
    QTest.mousePress(at.view, button, PLAIN, start)
    if end != start:
        QTest.mouseMove(at.view, (start + end) / 2)
        QTest.mouseMove(at.view, end)
    QTest.mouseRelease(at.view, button, PLAIN, end)


def middle(at: AtTable, key: Key) -> QPoint:
    place = at.screen.area.scene.place_of(key)
    assert place is not None
    return at.screen.area.view.mapFromScene(QPointF(*place.middle))


def items(at: AtTable, kind: type) -> list[object]:
    return [each for each in at.screen.area.scene.items() if isinstance(each, kind)]


@EVERY
def test_right_drag_draws_an_arrow_and_right_click_a_ring(id: str, sit_down: SitDown) -> None:
    at = uncovered_at(sit_down, id)
    point, pieces = at.table.point, small_pieces(at)
    assert items(at, MarksItem) == []
    press(at, middle(at, pieces[0]), middle(at, pieces[-1]))
    press(at, middle(at, pieces[1]), middle(at, pieces[1]))
    arrow = Arrow(start=Spot(key=pieces[0]), end=Spot(key=pieces[-1]))
    assert marking(at).marks == (arrow, Ring(at=Spot(key=pieces[1])))
    assert len(items(at, MarksItem)) == 1
    assert at.table.point == point
    assert len([each for each in marking(at).said() if each]) == 2
    at.screen.area.view.setFocus()
    at.key(Qt.Key.Key_Escape)
    assert marking(at).marks == ()
    at.key(Qt.Key.Key_Backspace)
    assert len(marking(at).marks) == 2
    at.key(Qt.Key.Key_Delete)
    assert marking(at).marks == ()


@EVERY
def test_what_a_mark_is_about_has_words(id: str, sit_down: SitDown) -> None:
    at = uncovered_at(sit_down, id)
    assert [key for key in small_pieces(at) if marking(at).places.words(key) is None] == []


@EVERY
def test_marks_stay_with_their_pieces_while_moves_are_played(id: str, sit_down: SitDown) -> None:
    at = uncovered_at(sit_down, id)
    for key in small_pieces(at)[:20]:
        marking(at).add(Ring(at=Spot(key=key)))
    before = {key: at.screen.area.scene.by_key()[key].words for key in small_pieces(at)[:20]}
    for number in range(4):
        if at.table.looking is None or at.table.seat_to_play is None:
            at.table.lift_curtain(at.table.decisions[0].seat)
        if at.table.seat_to_play is None:
            break
        marks = marking(at).marks
        at.table.propose(sensible(at.table, number))
        assert len(marking(at).marks) in (len(marks), 0)  # none where another person takes the screen
    assert before


@EVERY
def test_what_is_drawn_shows_on_the_table(id: str, sit_down: SitDown) -> None:
    at = uncovered_at(sit_down, id)
    before = picture(at)
    piece = small_pieces(at)[0]
    marking(at).add(Ring(at=Spot(key=piece)))
    assert picture(at) != before
    marking(at).wipe()
    assert picture(at) == before


def picture(at: AtTable) -> QImage:
    settle()
    return at.view.grab().toImage()


def test_a_right_click_still_puts_back_what_is_held(at: AtTable) -> None:
    piece = next(iter(at.screen.area.hand.takable_anew()))
    at.click(piece)
    assert at.screen.area.hand.held
    spot = at.spot(piece)
    press(at, spot, spot)
    assert not at.screen.area.hand.held
    assert marking(at).marks == ()


@pytest.mark.parametrize(
    ("tool", "kind"), [("arrow", Arrow), ("ring", Ring), ("number", Number), ("pen", Pen), ("light", Light)]
)
def test_every_tool_draws_with_the_left_button(at: AtTable, tool: Tool, kind: type) -> None:
    pieces, point = small_pieces(at), at.table.point
    marking(at).choose(tool)
    marking(at).choose_ink(2)
    press(at, middle(at, pieces[0]), middle(at, pieces[5]), LEFT)
    assert [type(each) for each in marking(at).marks] == [kind]
    assert all(getattr(each, "ink", 2) == 2 for each in marking(at).marks)
    assert not at.screen.area.hand.held
    assert at.table.point == point
    assert at.view.cursor().shape() == Qt.CursorShape.CrossCursor


def test_the_wheel_resizes_the_light(at: AtTable) -> None:
    marking(at).choose("light")
    press(at, QPoint(300, 200), QPoint(500, 400), LEFT)
    before = marking(at).places.oval(light(at), 1)
    pencil = at.screen.area.view.gestures.ink
    assert pencil is not None
    assert pencil.wheel(2)
    after = marking(at).places.oval(light(at), 1)
    assert before is not None
    assert after is not None
    assert after.width() > before.width() * 1.2
    assert (after.center() - before.center()).manhattanLength() < 3
    marking(at).take_back()
    assert marking(at).marks == ()


def light(at: AtTable) -> Light:
    found = marking(at).drawing.light
    assert found is not None
    return found


def test_marks_are_made_by_keyboard_alone(at: AtTable) -> None:
    view = at.screen.area.view
    view.setFocus(Qt.FocusReason.TabFocusReason)
    at.key(Qt.Key.Key_Right)
    marking(at).choose("ring")
    first = view.focus
    assert first is not None
    at.key(Qt.Key.Key_Return)
    assert marking(at).marks == (Ring(at=Spot(key=first)),)
    marking(at).choose("arrow")
    at.key(Qt.Key.Key_Return)
    at.key(Qt.Key.Key_Down)
    second = view.focus
    assert second not in (None, first)
    at.key(Qt.Key.Key_Return)
    assert marking(at).marks[1:] == (Arrow(start=Spot(key=first), end=Spot(key=second or "")),)


def test_the_laser_leaves_a_trail_that_fades_and_lets_the_table_be_played(at: AtTable, qtbot: QtBot) -> None:
    marking(at).choose("laser")
    for step in range(5):
        at.move(QPoint(300 + 30 * step, 300))
    [laser] = items(at, LaserItem)
    assert isinstance(laser, LaserItem)
    assert len(laser.trail) > 1
    qtbot.waitUntil(lambda: len(laser.trail) == 1, timeout=3000)
    piece = next(iter(at.screen.area.hand.takable_anew()))
    at.click(piece)
    assert at.screen.area.hand.held
    marking(at).choose("laser")
    assert items(at, LaserItem) == []


def test_nobody_leaves_marks_for_the_next_person(sit_down: SitDown) -> None:
    at = uncovered_at(sit_down, "council_of_shadows")
    marking(at).add(Ring(at=Spot(key=small_pieces(at)[0])))
    at.table.curtain.emit(1)
    assert marking(at).marks == ()
    marking(at).take_back()
    assert marking(at).marks == ()


def test_marks_of_a_window_of_one_size_stand_right_in_another(at: AtTable, tmp_path: Path) -> None:
    piece = small_pieces(at)[0]
    ring = Ring(at=Spot(key=piece))
    marking(at).add(ring)
    marking(at).add(Number(at=Spot(key="", x=0.5, y=0.5), number=1))
    at.shell.resize(1280, 720)
    settle()
    oval, place = marking(at).places.oval(ring, 1), at.screen.area.scene.place_of(piece)
    assert oval is not None
    assert place is not None
    assert (oval.center() - place.rect.center()).manhattanLength() < 1
    point, table = marking(at).places.point(Spot(x=0.5, y=0.5)), marking(at).places.table
    assert point == table.center()
