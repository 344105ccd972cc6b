"""Charts of data that nobody printed: whatever an owner's file holds is shown, if only as it can be."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from desktop.board.charts import covers
from desktop.own_box.chart import edits
from desktop.own_box.chart.laid import Cell, Laid, Link, Place, Spot
from desktop.own_box.chart.painting import paint_chart
from desktop.own_box.chart.panel import ChartPanel, charts_of
from desktop.paint.painting import painting
from rules.boxes.own import OwnBox
from rules.core.types import Json
from rules.games import GAME_IDS
from tests.desktop.own_box.chart.at_the_chart import panel_of, published

TURNS = 6
ODD: tuple[Json, ...] = (
    None,
    "",
    "x y z",
    -3,
    2.5,
    True,
    [],
    ["a", "bcd", 7],
    [[1, 2], "x"],
    {},
    {"x": "left", "y": None},
    {"kind": "what", "amount": "much", "own": -1, "yellow": 1000, "a": -2, "points": None},
)


def odd_boxes(game: str) -> list[OwnBox]:
    """Every datum that is on a chart with something odd in its place, some of each at a time."""
    own = published(game)
    charts = charts_of(game)
    paths = [each.path for each in own.published.data() if any(covers(chart, each.path) for chart in charts)]
    found = []
    for turn in range(0, len(ODD), TURNS):
        box = own
        for number, path in enumerate(paths):
            box = box.with_value(path, ODD[(turn + number) % len(ODD)])
        found.append(box)
    return found


@pytest.mark.parametrize("game", GAME_IDS)
def test_odd_data_are_painted_said_and_edited(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    panel = panel_of(qtbot, tmp_path, game, charts_of(game)[0].id)
    image = QImage(600, 500, QImage.Format.Format_RGB32)
    for own in odd_boxes(game):
        panel.draft.own = own
        for chart in panel.charts:
            panel.show_chart(chart.id)
            with painting(image) as painter:
                paint_chart(painter, QRectF(0, 0, 600, 500), panel.view.shown())
            touch(panel, Laid(chart, own))


def touch(panel: ChartPanel, laid: Laid) -> None:
    """The first of each sort of thing is said and changed as a person might."""
    seen: set[object] = set()
    for item in list(laid.items.values()):
        sort = getattr(item, "sort", type(item))
        if sort in seen:
            continue
        seen.add(sort)
        assert panel.saying.tag(item)
        match item:
            case Spot():
                edits.moved(laid, [item], QPointF(0.01, 0.01))
                edits.removed(laid, item)
                panel.view.select(item.id)
                panel.filling.show_fields(item.id)
                panel.filling.close()
            case Link():
                edits.unlinked(laid, item)
            case Place():
                assert panel.saying.short(item) is not None
                panel.filling.begin(item.id, "1")
                panel.filling.end()
                panel.filling.show_fields(item.id)
                panel.filling.close()
            case Cell():
                assert laid.chart.letters is not None
                edits.lettered(laid.own, laid.chart.letters, [item], "M")
