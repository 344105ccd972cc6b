"""Grids and tracks are made larger and smaller on their chart, by mouse and keys; undo brings them back."""

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from desktop.own_box.chart.panel import ChartPanel
from tests.desktop.own_box.chart.at_the_chart import LEFT, cell_px, click, panel_of, place_px, press

CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
TRACKS = [
    ("marajoara", "tracks", "tracks.blue", 2),
    ("marajoara", "museum", "museum.case", 1),
    ("magnastorm", "tile", "centre_tile.income.trailing", 1),
    ("magnastorm", "mat", "player_board.labs", 3),
    ("magnastorm", "research", "research.fields.0.bonuses", 0),
    ("excavation_earth", "buyers", "buyers.payout", 0),
    ("excavation_earth", "mat", "gallery.column_credits", 2),
    ("excavation_earth", "ship", "symbols.markets", 5),
]
"""A chart, a list on it, and the place that is held."""


def size_of(panel: ChartPanel) -> tuple[int, int]:
    return panel.view.laid.grid_size


def choose(panel: ChartPanel, way: str) -> None:
    """By mouse, from what the button offers."""
    QTest.mouseClick(panel.sizing.button, LEFT)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    words = panel.saying.say(f"chart-size-{way}")
    action = next(each for each in menu.actions() if each.text() == words)
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())


def is_wrong(panel: ChartPanel) -> bool:
    checked = panel.draft.checked
    return checked is not None and bool(checked.errors)


@pytest.fixture
def grid(qtbot: QtBot, tmp_path: Path) -> ChartPanel:
    return panel_of(qtbot, tmp_path, "marajoara", "grid")


def test_a_grid_is_made_larger_and_smaller_by_mouse(grid: ChartPanel) -> None:
    assert size_of(grid) == (8, 8)
    choose(grid, "row-more")
    choose(grid, "column-more")
    assert size_of(grid) == (9, 9)
    assert grid.draft.own.value("grid.layout")[8] == "........."
    assert is_wrong(grid), "the dice fill another number of spaces"
    choose(grid, "row-less")
    choose(grid, "column-less")
    assert not grid.draft.own.corrections
    assert not is_wrong(grid)


def test_a_grid_is_made_larger_and_smaller_by_keys_where_one_stands(grid: ChartPanel) -> None:
    view, before = grid.view, list(grid.draft.own.value("grid.layout"))
    click(view, cell_px(view, 1, 0))
    QTest.keyClick(view, Qt.Key.Key_Down, CTRL_SHIFT)
    assert grid.draft.own.value("grid.layout") == [before[0], "........", *before[1:]]
    assert view.selected == "cell:b1"
    QTest.keyClick(view, Qt.Key.Key_Right, CTRL_SHIFT)
    assert grid.draft.own.value("grid.layout")[0] == f"{before[0][:2]}.{before[0][2:]}"
    QTest.keyClick(view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not grid.draft.own.corrections
    QTest.keyClick(view, Qt.Key.Key_Up, CTRL_SHIFT)
    QTest.keyClick(view, Qt.Key.Key_Left, CTRL_SHIFT)
    assert grid.draft.own.value("grid.layout") == [f"{line[:1]}{line[2:]}" for line in before[1:]]
    assert size_of(grid) == (7, 7)


def test_ropes_follow_the_spaces(grid: ChartPanel) -> None:
    """The zones inside ropes are found again where the rows are other ones."""
    click(grid.view, cell_px(grid.view, 0, 3))
    QTest.keyClick(grid.view, Qt.Key.Key_Down, CTRL_SHIFT)
    assert sorted(grid.draft.own.value("grid.zones")) == ["a1 a2 b1 b2", "a8 a9 b8 b9", "g1 g2 h1 h2", "g8 g9 h8 h9"]


def test_no_grid_is_smaller_than_one_can_play_on(grid: ChartPanel) -> None:
    for _ in range(5):
        choose(grid, "row-less")
    assert size_of(grid) == (8, 3)
    assert not grid.sizing.ways["row-less"]
    QTest.keyClick(grid.view, Qt.Key.Key_Up, CTRL_SHIFT)
    assert size_of(grid) == (8, 3)


@pytest.mark.parametrize("track", TRACKS, ids=str)
def test_a_track_is_made_longer_and_shorter(qtbot: QtBot, tmp_path: Path, track: tuple[str, str, str, int]) -> None:
    game, chart, table, held = track
    panel = panel_of(qtbot, tmp_path, game, chart)
    panel.view.doing.is_open = lambda path: True
    view, before = panel.view, panel.draft.own
    count = len(before.value(table))
    click(view, place_px(view, f"{table}.{held}"))
    choose(panel, "place-more")
    assert len(rows(panel, table)) == count + 1
    assert view.selected == f"place:{table}.+{count}"
    board = panel.chart.frame.rect
    places = [each for each in view.laid.places if each.path.startswith(f"{table}.")]
    assert all(board.contains(each.rect) for each in places), "all have room on the board"
    assert not any(one.rect.intersects(other.rect) for one, other in pairwise(places))
    QTest.keyClick(view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert panel.draft.own == before

    view.setFocus()
    click(view, place_px(view, f"{table}.{held}"))
    press(view, Qt.Key.Key_Insert)
    assert len(rows(panel, table)) == count + 1
    press(view, Qt.Key.Key_Delete)
    assert panel.draft.own == before
    click(view, place_px(view, f"{table}.{held}"))
    press(view, Qt.Key.Key_Delete)
    assert panel.draft.own.is_taken(f"{table}.{held}")


def rows(panel: ChartPanel, table: str) -> list[object]:
    return [each for each in panel.view.laid.places if each.path.rpartition(".")[0] == table]


def test_what_is_no_list_offers_no_other_size(qtbot: QtBot, tmp_path: Path) -> None:
    panel = panel_of(qtbot, tmp_path, "hoyuk", "village")
    assert not panel.sizing.button.isVisible()


@pytest.mark.parametrize("by_keys", [False, True], ids=["mouse", "keys"])
def test_an_action_panel_has_a_row_and_a_column_more(qtbot: QtBot, tmp_path: Path, by_keys: bool) -> None:
    """Its cells are rows of a table; both sides of the board share the rows."""
    panel = panel_of(qtbot, tmp_path, "magnastorm", "panel-large")
    panel.view.doing.is_open = lambda path: True
    view, before, ways = panel.view, panel.draft.own, {"row": Qt.Key.Key_Down, "column": Qt.Key.Key_Right}
    view.setFocus()
    for way, key in ways.items():
        if by_keys:
            QTest.keyClick(view, key, CTRL_SHIFT)
        else:
            choose(panel, f"{way}-more")
        if way == "row":
            assert not is_wrong(panel), "a panel of six rows can be played on"
    own = panel.draft.own
    assert own.edition.plain()["rows"][-1]["ref"] == "R6"
    sides = [own.edition.plain()[side]["cells"] for side in ("board_large", "board_small")]
    assert [len(each) for each in sides] == [36, 24]
    cells = [each for each in view.laid.places if "cells" in each.path]
    assert len({(each.rect.x(), each.rect.y()) for each in cells}) == 36
    assert all(panel.chart.frame.rect.contains(each.rect) for each in view.laid.places)

    click(view, place_px(view, "board_large.cells.6.bonus"))
    choose(panel, "row-less")
    choose(panel, "column-less")
    assert own.value("board_large.cells.6")["row"] == "R2"
    assert "R2" not in panel.draft.own.value("board_small.rows")
    for _ in range(4):
        panel.draft.undo()
    assert panel.draft.own == before
