"""What a list points at shows on the table as long as it is pointed at, and not a moment longer."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from desktop.docks.move_rows import MoveRow
from tests.desktop.at_the_table import CTRL, AtTable, game, sensible, settle, waited
from tests.desktop.conftest import SitDown

pytestmark = pytest.mark.usefixtures("unpainted")

KEY = Qt.Key


def ghosts(at: AtTable) -> set[str]:
    """What lies over the table because a list points at it."""
    return set(at.screen.area.scene._hints)


@pytest.fixture
def evening(sit_down: SitDown) -> AtTable:
    at = sit_down(game())
    at.table.propose(at.table.legal[0])
    at.screen.dock.open("moves")
    settle()
    return at


def filtered(at: AtTable) -> None:
    """A filter has found a move, which shows on the table."""
    word = next(row for row in at.screen.dock.moves.list.rows if isinstance(row, MoveRow)).sentence[:6]
    at.key(KEY.Key_F, held=CTRL)
    at.type(word)
    assert ghosts(at)


def test_the_ghost_goes_with_the_filter(evening: AtTable) -> None:
    at = evening
    filtered(at)
    at.key(KEY.Key_A, held=CTRL)
    at.key(KEY.Key_Backspace)
    assert not ghosts(at)
    at.key(KEY.Key_Escape)
    at.press(QPoint(3, 3))
    at.release(QPoint(3, 3))
    assert not ghosts(at)


def escape(at: AtTable) -> None:
    at.key(KEY.Key_Escape)


def click_the_felt(at: AtTable) -> None:
    at.press(QPoint(3, 3))
    at.release(QPoint(3, 3))


def another_page(at: AtTable) -> None:
    at.key(KEY.Key_2, held=CTRL)


def hide_the_dock(at: AtTable) -> None:
    at.key(KEY.Key_F9)


def play_it(at: AtTable) -> None:
    at.key(KEY.Key_Return)
    if at.menu() is not None:
        at.choose("Jouer quand même")


def undo(at: AtTable) -> None:
    at.table.undo()


def look_back(at: AtTable) -> None:
    at.table.go_to(0)


def tab_away(at: AtTable) -> None:
    at.screen.area.view.setFocus(Qt.FocusReason.TabFocusReason)


def another_language(at: AtTable) -> None:
    at.screen.program.set_language("en")


ACTS = [escape, click_the_felt, another_page, hide_the_dock, play_it, undo, look_back, tab_away, another_language]


@pytest.mark.parametrize("act", ACTS)
def test_whatever_is_done_no_ghost_stays(evening: AtTable, act: Callable[[AtTable], None]) -> None:
    at = evening
    filtered(at)
    act(at)
    assert waited(lambda: not ghosts(at), 200)


@pytest.mark.parametrize("act", ACTS)
def test_nor_after_one_has_hovered_over_a_row(evening: AtTable, act: Callable[[AtTable], None]) -> None:
    at = evening
    rows = at.screen.dock.moves.list
    number = next(n for n, row in enumerate(rows.rows) if isinstance(row, MoveRow))
    hover(at, number)
    assert ghosts(at)
    rows.setFocus(Qt.FocusReason.MouseFocusReason)
    act(at)
    if act is not escape:
        assert waited(lambda: not ghosts(at), 200)


def test_a_new_turn_previews_nothing_unasked(evening: AtTable) -> None:
    """The list keeps the keyboard, and stands on a row that one sees; the row shows on the table once one walks."""
    at = evening
    rows = at.screen.dock.moves.list
    rows.setFocus(Qt.FocusReason.TabFocusReason)
    assert ghosts(at), "whoever comes by keyboard points at the row"
    at.key(KEY.Key_Return)
    if at.menu() is not None:
        at.choose("Jouer quand même")
    assert waited(lambda: bool(at.screen.dock.moves.list.current), 500)
    settle()
    assert not ghosts(at)
    assert rows.selectionModel().isSelected(rows.currentIndex())
    at.key(KEY.Key_Down)
    assert ghosts(at) or len(rows.choosable()) == 1


def test_the_filter_says_how_much_it_has_found(evening: AtTable) -> None:
    at = evening
    filtered(at)
    page = at.screen.dock.moves
    said = page.field.accessibleDescription()
    assert said.startswith(f"{sum(isinstance(row, MoveRow) for row in page.list.rows)} coup")
    assert page.list.current is not None
    assert said.endswith(page.list.current.words)
    at.type("xyzzy")
    assert page.field.accessibleDescription() == "Aucun coup"
    at.key(KEY.Key_Escape)
    assert page.field.accessibleDescription() == ""


def test_what_is_said_of_the_table_is_where_the_frame_is(evening: AtTable) -> None:
    """After a move, and after it was taken back, too."""
    at = evening
    view = at.screen.area.view

    def agree() -> bool:
        place = at.screen.area.pointing.words_of(view.focus or "")
        return bool(place) and view.accessibleDescription().startswith(place)

    at.screen.dock.search()
    view.setFocus(Qt.FocusReason.TabFocusReason)
    assert agree()
    for number in range(12):
        at.table.propose(sensible(at.table, number))
        settle()
        assert agree(), view.focus
    for _ in range(6):
        at.table.undo()
        settle()
        assert agree(), view.focus


def test_a_list_that_is_come_to_by_keyboard_shows_where_one_stands(evening: AtTable) -> None:
    at = evening
    for name in ("moves", "log", "pieces"):
        at.screen.dock.open(name)
        rows = getattr(at.screen.dock, name).list
        rows.setFocus(Qt.FocusReason.TabFocusReason)
        assert rows.selectionModel().isSelected(rows.currentIndex()), name
        at.screen.area.view.setFocus(Qt.FocusReason.TabFocusReason)


def test_escape_reaches_the_table_from_everywhere(evening: AtTable) -> None:
    at = evening
    piece = sorted(at.screen.area.hand.takable_anew())[0]
    at.click(piece)
    assert at.screen.area.hand.held
    at.screen.dock.moves.list.setFocus(Qt.FocusReason.OtherFocusReason)
    at.key(KEY.Key_Escape)
    assert not at.screen.area.hand.held


def hover(at: AtTable, number: int) -> None:
    rows = at.screen.dock.moves.list
    middle = rows.visualRect(rows.row_model.index(number, 0)).center()
    QTest.mouseMove(rows.viewport(), middle)
    QTest.mouseMove(rows.viewport(), middle + QPoint(3, 1))
    settle()
