"""The camera at the real table: wheel, pinch, drag, double click, keys; nobody is ever lost in empty felt."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QHelpEvent, QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from desktop.board.camera import Camera
from desktop.table.seats import PERSON
from tests.desktop.at_the_table import LEFT, PLAIN, AtTable, game, waited
from tests.desktop.conftest import SitDown

MIDDLE = Qt.MouseButton.MiddleButton
KEY = Qt.Key


@pytest.fixture
def at(sit_down: SitDown) -> AtTable:
    return sit_down(game(PERSON, PERSON, PERSON, notes={"grid": "d4 R1, e4 Y1", "seats": [{}, {}, {}]}))


def camera(at: AtTable) -> Camera:
    return at.screen.area.view.camera


def wheel(at: AtTable, where: QPoint, notches: float) -> None:
    place = QPointF(where)
    event = QWheelEvent(
        place,
        at.view.mapToGlobal(place),
        QPoint(),
        QPoint(0, round(120 * notches)),
        Qt.MouseButton.NoButton,
        PLAIN,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(at.view, event)


def pinch(at: AtTable, where: QPoint, by: float) -> None:
    device, place = QPointingDevice.primaryPointingDevice(), QPointF(where)
    whole = at.view.mapToGlobal(place)
    kind = Qt.NativeGestureType.ZoomNativeGesture
    event = QNativeGestureEvent(kind, device, 2, place, place, whole, by, QPointF())
    QApplication.sendEvent(at.view, event)


def under(at: AtTable, where: QPoint) -> QPointF:
    return at.screen.area.view.mapToScene(where)


def sees_all(at: AtTable) -> bool:
    return camera(at).zoom == 1 and camera(at).seen.toAlignedRect().contains(camera(at).table.toRect())


def part(at: AtTable, number: int) -> QRectF:
    return at.screen.area.situation.parts()[number - 1].place.rect


def looks_at(at: AtTable, rect: QRectF) -> bool:
    """Whether the part is in the view, as large as it can be."""
    seen = camera(at).seen.adjusted(-2, -2, 2, 2)
    return seen.contains(rect) and (seen.width() < rect.width() * 1.2 or seen.height() < rect.height() * 1.2)


@pytest.mark.parametrize("how", [wheel, pinch], ids=["wheel", "pinch"])
def test_what_is_under_the_pointer_stays_there(at: AtTable, how: object) -> None:
    where = at.spot("space-e4")
    before = under(at, where)
    for _ in range(4):
        how(at, where, 0.3)  # type: ignore[operator]
    assert 1.1 < camera(at).zoom < 3
    now = under(at, where)
    assert (now - before).manhattanLength() < 6
    for _ in range(40):
        how(at, where, -0.3)  # type: ignore[operator]
    assert sees_all(at)


def test_a_fine_wheel_zooms_by_as_little(at: AtTable) -> None:
    wheel(at, at.spot("space-e4"), 1)
    one = camera(at).zoom
    at.screen.area.view.fit()
    for _ in range(10):
        wheel(at, at.spot("space-e4"), 0.1)
    assert camera(at).zoom == pytest.approx(one, rel=0.01)


def pull(at: AtTable, button: Qt.MouseButton, start: QPoint, by: QPoint) -> None:
    QTest.mousePress(at.view, button, PLAIN, start)
    QTest.mouseMove(at.view, start + by / 2)
    QTest.mouseMove(at.view, start + by)
    QTest.mouseRelease(at.view, button, PLAIN, start + by)


def test_the_table_is_dragged_with_the_middle_button_over_pieces_too(at: AtTable) -> None:
    wheel(at, at.spot("space-e4"), 5)
    piece = at.spot("space-d4")
    point = under(at, piece)
    pull(at, MIDDLE, piece, QPoint(60, 40))
    assert (under(at, piece + QPoint(60, 40)) - point).manhattanLength() < 3
    assert not at.screen.area.hand.held
    assert at.timeline.last == 0


def test_the_middle_button_plays_nothing(sit_down: SitDown) -> None:
    at = sit_down(game())
    QTest.mouseClick(at.view, MIDDLE, PLAIN, at.spot("space-c3"))
    assert at.timeline.last == 0
    at.click("space-c3")
    assert at.timeline.last == 1


def test_the_table_is_dragged_with_the_space_bar_held(at: AtTable) -> None:
    at.screen.area.view.setFocus()
    wheel(at, at.spot("space-e4"), 5)
    piece = at.spot("space-d4")
    point = under(at, piece)
    QTest.keyPress(at.screen.area.view, KEY.Key_Space)
    pull(at, LEFT, piece, QPoint(-50, 30))
    QTest.keyRelease(at.screen.area.view, KEY.Key_Space)
    assert (under(at, piece + QPoint(-50, 30)) - point).manhattanLength() < 3
    assert not at.screen.area.hand.held
    at.click(at.lying_on("space-d4"))
    assert at.screen.area.hand.held


def test_the_felt_is_dragged_with_the_left_button(at: AtTable) -> None:
    wheel(at, at.spot("space-e4"), 5)
    empty = at.spot("space-a8")
    point = under(at, empty)
    pull(at, LEFT, empty, QPoint(40, -50))
    assert (under(at, empty + QPoint(40, -50)) - point).manhattanLength() < 3


def test_nothing_but_the_table_is_ever_in_view(at: AtTable) -> None:
    wheel(at, at.spot("space-e4"), 4)
    for by in (QPoint(900, 900), QPoint(-3000, -3000)):
        pull(at, LEFT, at.spot("space-a8") if by.x() > 0 else QPoint(5, 5), by)
        assert camera(at).table.adjusted(-1, -1, 1, 1).contains(camera(at).seen)


def test_a_double_click_on_a_board_fits_it_and_once_more_shows_all(at: AtTable) -> None:
    empty = at.spot("space-a8")
    QTest.mouseDClick(at.view, LEFT, PLAIN, empty)
    assert looks_at(at, part(at, 1))
    QTest.mouseDClick(at.view, LEFT, PLAIN, at.spot("space-a8"))
    assert sees_all(at)
    assert at.timeline.last == 0


def test_f_fits_the_board_under_the_mouse_wherever_the_keyboard_is(at: AtTable) -> None:
    at.screen.dock.tabs.setFocus()
    at.move(at.spot("space-a8"))
    at.key(KEY.Key_F)
    assert looks_at(at, part(at, 1))
    at.key(KEY.Key_F)
    assert sees_all(at)


def test_f_fits_the_board_where_the_keyboard_stands(at: AtTable) -> None:
    at.key(KEY.Key_Left, KEY.Key_F)
    assert looks_at(at, part(at, 1))


def test_digits_look_at_each_board_and_mat(at: AtTable) -> None:
    words = [each.words for each in at.screen.area.situation.parts()]
    assert words == [
        "Grille de fouilles",
        "Musée · Inès",
        "Musée · Malo",
        "Musée · Sofia",
        "Pistes et manches",
        "Chariot",
    ]
    at.screen.dock.tabs.setFocus()
    for number in (2, 1, 4, 6, 3, 5):
        at.key(KEY(KEY.Key_0 + number))
        assert looks_at(at, part(at, number))
    zoom = camera(at).zoom
    at.key(KEY.Key_9)
    assert camera(at).zoom == zoom
    at.key(KEY.Key_0)
    assert sees_all(at)


def test_the_digits_of_a_french_keyboard_need_no_shift(at: AtTable) -> None:
    at.key(KEY.Key_Eacute)
    assert looks_at(at, part(at, 2))
    at.key(KEY.Key_Ampersand)
    assert looks_at(at, part(at, 1))


def test_plus_and_minus(at: AtTable) -> None:
    at.key(KEY.Key_Plus, KEY.Key_Plus)
    assert camera(at).zoom == pytest.approx(1.25**2)
    at.key(KEY.Key_Minus)
    assert camera(at).zoom == pytest.approx(1.25)


def test_letters_and_digits_are_letters_where_text_is_typed(at: AtTable) -> None:
    at.key(KEY.Key_F, held=Qt.KeyboardModifier.ControlModifier)
    at.type("f2+s?")
    assert at.screen.dock.moves.field.text() == "f2+s?"
    assert sees_all(at)
    assert not at.screen.keys.isVisible()


def test_the_camera_glides(sit_down: SitDown) -> None:
    at = sit_down(game(), pace="normal")
    clock = camera(at)._glide
    at.key(KEY.Key_2)
    clock.pause()
    zooms = []
    for share in (0.2, 0.4, 0.6, 0.8):
        clock.setCurrentTime(round(clock.duration() * share))
        zooms.append(camera(at).zoom)
    assert 1 < zooms[0] < zooms[1] < zooms[2] < zooms[3]
    clock.resume()
    assert waited(lambda: clock.state() == QVariantAnimation.State.Stopped, 2000)
    assert looks_at(at, part(at, 2))
    assert camera(at).zoom > zooms[3]


def test_whoever_zooms_stops_the_glide(sit_down: SitDown) -> None:
    at = sit_down(game(), pace="normal")
    at.key(KEY.Key_2)
    wheel(at, at.spot("space-c3"), -40)
    assert camera(at)._glide.state() == QVariantAnimation.State.Stopped
    assert sees_all(at)


def test_the_arrows_take_the_camera_along(sit_down: SitDown) -> None:
    at = sit_down(game())
    at.screen.area.view.setFocus(Qt.FocusReason.TabFocusReason)
    at.key(KEY.Key_Down)
    wheel(at, at.spot(at.screen.area.view.focus or ""), 9)
    for arrow in (KEY.Key_Down, KEY.Key_Right, KEY.Key_Down, KEY.Key_Left, KEY.Key_Up):
        at.key(arrow)
        place = at.screen.area.scene.place_of(at.screen.area.view.focus or "")
        assert place is not None
        assert camera(at).seen.adjusted(-1, -1, 1, 1).contains(place.rect)


def test_a_window_that_changes_looks_where_it_looked(at: AtTable) -> None:
    at.key(KEY.Key_1)
    before = camera(at).seen.center()
    share = before.x() / camera(at).table.width(), before.y() / camera(at).table.height()
    at.key(KEY.Key_F9)
    QApplication.processEvents()
    now, table = camera(at).seen.center(), camera(at).table
    assert camera(at).zoom > 1.05
    assert (now.x() / table.width(), now.y() / table.height()) == pytest.approx(share, abs=0.02)


def test_where_a_card_explains_what_lies_under_the_mouse_no_tip_does(at: AtTable) -> None:
    where = at.spot("space-a8")
    QApplication.sendEvent(at.view, QHelpEvent(QEvent.Type.ToolTip, where, at.view.mapToGlobal(where)))
    assert QToolTip.text() == ""
    assert at.screen.area.cards.faces.explains("space-a8")
