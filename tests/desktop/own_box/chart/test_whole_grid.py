"""A whole other grid of Marajoara, typed and painted from a photo; then it is played."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.board.charts import Chart
from desktop.own_box.chart.panel import ChartPanel, charts_of
from rules.boxes.own import OwnBox
from tests.desktop.own_box.chart.at_the_chart import (
    LEFT,
    cell_px,
    click,
    drawn_photo,
    lay_photo,
    named,
    panel_of,
    played,
    press,
    published,
)

THEIRS = ["Sr.2..rr", "rS.1..Sr", "..M..M..", "1..S2..1", "1..2S..1", "..M..M..", "rS..1.Sr", "rr..2.rS"]
ZONES = ["a1 a2 b1 b2", "g1 g2 h1 h2", "d4", "e5", "a7 a8 b7 b8", "g7 g8 h7 h8"]


@pytest.fixture
def panel(qtbot: QtBot, tmp_path: Path) -> ChartPanel:
    made = panel_of(qtbot, tmp_path, "marajoara", "grid")
    theirs = published("marajoara").with_value("grid.layout", THEIRS)
    photo = drawn_photo(tmp_path / "board.png", made.chart, theirs, made.style_now)
    lay_photo(qtbot, made, photo)
    return made


def is_entered(own: OwnBox) -> bool:
    return bool(own.value("grid.layout") == THEIRS and sorted(own.value("grid.zones")) == sorted(ZONES))


def test_a_whole_grid_is_typed_row_by_row_and_played(panel: ChartPanel) -> None:
    click(panel.view, cell_px(panel.view, 0, 0))
    press(panel.view, "".join(THEIRS).lower().replace(".", " "))

    own = panel.draft.own
    assert is_entered(own)
    assert panel.saying.foot(panel.view)[1] == "64 spaces of 64 noted"
    assert played(named("marajoara"), own).wrong is None


def test_a_whole_grid_is_painted_by_mouse_and_played(panel: ChartPanel) -> None:
    view = panel.view
    for letter in "Sr.M12":
        button = next(each for each in panel.tools.palette.buttons if each.swatch.value == letter)
        QTest.mouseClick(button, LEFT)
        cells = [(column, row) for row, line in enumerate(THEIRS) for column, each in enumerate(line) if each == letter]
        for column, row in cells:
            if (column - 1, row) not in cells:
                paint_run(panel, column, row, cells)
    assert is_entered(panel.draft.own)
    assert view.confirmed_now == {each.id for each in view.laid.cells}
    assert played(named("marajoara"), panel.draft.own).wrong is None


def paint_run(panel: ChartPanel, column: int, row: int, cells: list[tuple[int, int]]) -> None:
    """Press on the first space of a run, and draw the brush over the others."""
    view = panel.view
    QTest.mousePress(view, LEFT, pos=cell_px(view, column, row))
    while (column + 1, row) in cells:
        column += 1
        QTest.mouseMove(view, cell_px(view, column, row))
    QTest.mouseRelease(view, LEFT, pos=cell_px(view, column, row))


def test_back_and_arrows_lead_to_spaces_and_undo_takes_letters_back(qtbot: QtBot, tmp_path: Path) -> None:
    panel = panel_of(qtbot, tmp_path, "marajoara", "grid")
    view = panel.view
    click(view, cell_px(view, 0, 0))
    press(view, "M", Qt.Key.Key_Backspace, "1", Qt.Key.Key_Down)
    assert panel.draft.own.value("grid.layout")[0].startswith("1r")
    assert view.selected == "cell:b2"

    QTest.keyClick(view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not panel.draft.own.corrections


def test_a_letter_that_means_nothing_changes_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    panel = panel_of(qtbot, tmp_path, "marajoara", "grid")
    click(panel.view, cell_px(panel.view, 3, 3))
    press(panel.view, "q")
    assert not panel.draft.own.corrections
    assert panel.view.selected == "cell:d4"


def test_spaces_as_published_can_be_noted_as_right() -> None:
    """What is typed as it was is no correction."""
    grid: Chart = charts_of("marajoara")[0]
    assert grid.letters is not None
    own = published("marajoara")
    assert own.with_value("grid.layout", own.published_value("grid.layout")).corrections == ()
