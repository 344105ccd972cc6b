"""The board of a part beside its table, in the real window."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.own_box.chart.panel import ChartPanel
from desktop.own_box.screen import OwnBoxScreen
from desktop.shell import Shell
from tests.desktop import windows
from tests.desktop.own_box.chart.at_the_chart import click, drag, named_spot, place_px, press, spot_px

pytestmark = pytest.mark.usefixtures("unpainted")

LARGE, SMALL = (1600, 1000), (1280, 720)


@pytest.fixture(params=[LARGE, SMALL], ids=["large", "small"])
def screen(tmp_path: Path, request: pytest.FixtureRequest) -> OwnBoxScreen:
    shell: Shell = windows.window(tmp_path, size=request.param, language="en")
    opened = windows.opened(shell, "own_box", game="magnastorm")
    assert isinstance(opened, OwnBoxScreen)
    return opened


def chart_at(screen: OwnBoxScreen, path: str) -> ChartPanel:
    """The board on which something is printed, as somebody finds it who goes there."""
    assert screen.ways.go_to(path)
    if not screen.right.isVisible():
        screen.room.show("chart")
    assert screen.right.chart is not None
    assert screen.right.chart.isVisible()
    return screen.right.chart


def test_what_is_held_on_the_board_is_the_row_of_the_table_and_back(screen: OwnBoxScreen) -> None:
    panel = chart_at(screen, "board_large.spaces.0.colour")
    assert panel.chart.id == "planet-large"
    assert panel.view.selected == "space:SW.a1"

    click(panel.view, spot_px(panel.view, named_spot(panel.view, "site:W>NW/O")))
    line = screen.row.line
    assert line is not None
    assert line.path == "board_large.sites.2"
    assert panel.view.selected == "site:W>NW/O"


def test_a_space_moved_on_the_board_is_undone_by_the_window(screen: OwnBoxScreen) -> None:
    view = chart_at(screen, "board_large.spaces.0.colour").view
    start = spot_px(view, named_spot(view, "space:W.c1"))
    drag(view, start, start * 1.1)
    assert screen.draft.own.is_corrected("board_large.spaces.15.spot") or screen.draft.own.corrections
    press(view, "3")
    screen.draft.undo()
    screen.draft.undo()
    assert not screen.draft.own.corrections


def test_what_the_rulebook_prints_is_asked_about_first(screen: OwnBoxScreen) -> None:
    panel = chart_at(screen, "player_board.labs.0")
    view = panel.view
    click(view, place_px(view, "player_board.labs.0"))
    press(view, "2")
    press(panel.filling.line, " 0", Qt.Key.Key_Return)
    assert not screen.draft.own.corrections
    assert not panel.photo.notes.laid
    assert screen.editing.asked is not None

    screen.questions.answer(agreed=True)
    panel = chart_at(screen, "player_board.labs.0")
    click(panel.view, place_px(panel.view, "player_board.labs.0"))
    press(panel.view, "2")
    press(panel.filling.line, " 0", Qt.Key.Key_Return)
    assert screen.draft.own.value("player_board.labs.0") == {"own": 2, "yellow": 0}


def test_the_board_can_have_all_the_room(screen: OwnBoxScreen) -> None:
    chart_at(screen, "board_large.spaces.0.colour")
    screen.room.show("table")
    if screen.right.large.isVisible():
        QTest.mouseClick(screen.right.large, Qt.MouseButton.LeftButton)
    else:
        screen.room.show("chart")
    assert not screen.board.isVisible()
    assert screen.right.isVisible()
    screen.open_part("commanders")
    assert screen.board.isVisible(), "what has no board is shown as a table"
