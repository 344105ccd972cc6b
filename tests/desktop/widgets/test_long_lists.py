"""Long lists measure what is in sight at once, and all other rows when there is time."""

from dataclasses import dataclass, field

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from desktop.style.theme import Style
from desktop.widgets.rows import RowList, RowState

SIZE = 300, 400
COUNT = 500


@dataclass
class Line:
    """A row of its own height, that counts how often it was measured."""

    words: str
    high: float
    can_be_chosen: bool = True
    measured: list[float] = field(default_factory=list)

    def height(self, width: float, style: Style) -> float:
        self.measured.append(width)
        return self.high

    def paint(self, painter: QPainter, rect: QRectF, style: Style, state: RowState) -> None: ...


def lines(count: int = COUNT) -> list[Line]:
    return [Line(f"line {at}", 20 + at % 3 * 10) for at in range(count)]


def long_list(qtbot: QtBot, rows: list[Line]) -> RowList:
    shown = RowList(is_patient=True)
    qtbot.addWidget(shown)
    shown.resize(*SIZE)
    shown.show()
    shown.show_rows(rows)
    return shown


def heights(shown: RowList) -> list[int]:
    return [shown.visualRect(shown.row_model.index(at, 0)).height() for at in range(len(shown.rows))]


def test_only_what_is_in_sight_is_measured_at_once(qtbot: QtBot) -> None:
    rows = lines()
    long_list(qtbot, rows)
    measured = [row for row in rows if row.measured]
    assert measured == rows[: len(measured)]
    assert sum(row.high for row in measured) >= SIZE[1]
    assert len(measured) < COUNT / 10


def test_the_rest_is_measured_when_there_is_time_and_nothing_twice(qtbot: QtBot) -> None:
    rows = lines()
    shown = long_list(qtbot, rows)
    assert heights(shown) != [row.high for row in rows]
    qtbot.waitUntil(lambda: heights(shown) == [row.high for row in rows])
    shown.repaint()
    assert [row for row in rows if len(row.measured) != 1] == []


def test_whoever_wants_a_far_row_finds_it_where_it_lies(qtbot: QtBot) -> None:
    rows = lines()
    shown = long_list(qtbot, rows)
    shown.choose(COUNT - 1)
    assert heights(shown) == [row.high for row in rows]
    last = shown.visualRect(shown.row_model.index(COUNT - 1, 0))
    assert last.top() >= 0
    assert last.bottom() <= shown.viewport().height()


def test_other_rows_leave_a_list_where_it_is_or_bring_it_to_the_top(qtbot: QtBot) -> None:
    shown = long_list(qtbot, lines())
    bar = shown.verticalScrollBar()
    shown.measure_all()
    bar.setValue(5000)
    again = lines()
    shown.show_rows(again)
    assert bar.value() == 5000
    assert all(row.measured for row in again[:170])
    shown.show_rows(lines(), from_top=True)
    assert bar.value() == 0


def test_a_bar_that_comes_or_goes_measures_nothing_anew(qtbot: QtBot) -> None:
    rows = lines(8)
    shown = long_list(qtbot, rows)
    assert not shown.verticalScrollBar().isVisible()
    shown.resize(SIZE[0], 60)
    assert shown.verticalScrollBar().isVisible()
    assert {len(row.measured) for row in rows} == {1}
    shown.resize(SIZE[0] + 50, 60)
    qtbot.waitUntil(lambda: all(len(row.measured) == 2 for row in rows))


def test_rows_of_other_letters_are_measured_anew(qtbot: QtBot) -> None:
    rows = lines(8)
    shown = long_list(qtbot, rows)
    shown.wear(Style("light", "marajoara", 1.0, 2.0))
    assert {len(row.measured) for row in rows} == {2}
