"""With the mouse over the real table: a drag captures, a click on a coin turns a die, a mistaken drop says why."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.board.area import BoardArea
from desktop.board.reasons import Reason
from desktop.games.marajoara.desk import DESK
from desktop.games.marajoara.keys import die_key
from desktop.program import Program
from desktop.settings import SettingsFile
from desktop.table.seats import PERSON
from desktop.table.table import Table
from rules.core.codec import position_json
from rules.core.contract import Seating
from rules.core.record import Record
from rules.core.timeline import Timeline
from rules.core.types import Json
from rules.marajoara import GAME
from rules.marajoara.moves import Capture
from rules.marajoara.options import Options
from tests.desktop.games.marajoara.positions import box, stated

pytestmark = pytest.mark.usefixtures("unpainted")

Area = tuple[BoardArea, Table]


def opened(qtbot: QtBot, folder: Path, notes: Json) -> Area:
    """A table that starts at a stated position, with a person in each of two seats."""
    state = stated(**notes)
    seating = tuple(Seating(PERSON, "", colour) for colour in GAME.colours[:2])
    record = Record(GAME.id, 1, 1, (), Options(), seating, 1, "friendly", position_json(state))
    settings = SettingsFile(folder / "settings.json")
    settings.change(pace="off", warnings=False)
    table = Table(Timeline(GAME, record, box()))
    area = BoardArea(Program(settings, (GAME,)), table, DESK)
    qtbot.addWidget(area)
    area.resize(1264, 946)
    area.show()
    area.refresh()
    return area, table


def at(area: BoardArea, key: str) -> QPointF:
    place = area.scene.place_of(key)
    assert place is not None, key
    return QPointF(area.view.mapFromScene(QPointF(*place.middle)))


def mouse(area: BoardArea, kind: QEvent.Type, point: QPointF, *, pressed: bool = True) -> None:
    view = area.view.viewport()
    left = Qt.MouseButton.LeftButton
    held = left if pressed else Qt.MouseButton.NoButton
    event = QMouseEvent(kind, point, view.mapToGlobal(point), left, held, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view, event)


def drag(area: BoardArea, piece: str, place: str) -> None:
    start, end = at(area, piece), at(area, place)
    mouse(area, QEvent.Type.MouseButtonPress, start)
    mouse(area, QEvent.Type.MouseMove, (start + end) / 2)
    mouse(area, QEvent.Type.MouseMove, end)
    mouse(area, QEvent.Type.MouseButtonRelease, end, pressed=False)


def die_on(table: Table, space: str) -> str:
    return die_key(table.view.grid[table.view.box.number[space]].ref)


def test_a_drag_captures(qtbot: QtBot, tmp_path: Path) -> None:
    area, table = opened(qtbot, tmp_path, {"grid": "d4 R1, e4 Y1, a8 B1, a6 B1"})
    drag(area, die_on(table, "d4"), "space-f4")
    assert table.timeline.entry(1).move == Capture(seat=0, start="d4", to="f4")  # type: ignore[union-attr]


def test_a_mistaken_drop_says_why(qtbot: QtBot, tmp_path: Path) -> None:
    area, table = opened(qtbot, tmp_path, {"grid": "d4 R1, e4 R1, d5 Y1", "seats": [{"store": "R1 R2 R3"}, {}]})
    said: list[Reason] = []
    area.hand.refused.connect(said.append)
    drag(area, die_on(table, "d4"), "space-f4")
    assert [reason.refusal.rule for reason in said] == ["MJ-CAP-6"]
    assert table.timeline.last == 0


@pytest.mark.parametrize(("coin", "face"), [("up", 4), ("down", 2)])
def test_a_click_on_a_coin_turns_a_die(qtbot: QtBot, tmp_path: Path, coin: str, face: int) -> None:
    area, table = opened(qtbot, tmp_path, {"grid": "d4 R1, e4 Y1", "seats": [{"store": "B3 Y2"}, {}]})
    point = at(area, f"coin-0-B1-{coin}")
    mouse(area, QEvent.Type.MouseButtonPress, point)
    mouse(area, QEvent.Type.MouseButtonRelease, point, pressed=False)
    assert table.view.players[0].museums[0].blue[0].face == face
