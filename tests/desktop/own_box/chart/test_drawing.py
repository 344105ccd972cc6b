"""Our drawing beside a chart: painted elsewhere, and the same as the table of the game."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.own_box.chart import drawing
from desktop.own_box.chart.drawing import drawing_of
from desktop.own_box.chart.panel import SHARE
from rules.boxes.own import OwnBox
from tests.desktop.own_box.chart.at_the_chart import panel_of

PATIENCE_MS = 60_000


def test_it_is_painted_in_a_process_of_its_own_as_the_table_paints_it(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the data as they are, in the style of the window; while there are errors, the last one stays."""
    panel = panel_of(qtbot, tmp_path, "marajoara", "tracks")
    panel.program.settings_file.change(theme="dark")
    own = panel.draft.own.with_value("tracks.blue.3", {"kind": "points", "amount": 9})
    panel.draft.change(own)
    wide = panel.width() * SHARE
    expected = drawing_of(panel.program, panel.game, panel.chart, own, wide)
    assert expected is not None
    assert expected != drawing_of(panel.program, panel.game, panel.chart, own.bare(), wide)
    with monkeypatch.context() as here:
        here.setattr(drawing, "cut", lambda *_: pytest.fail("painted where the window waits for it"))
        panel.show_drawing("beside")
        assert panel.drawn.words == "Our drawing is being made…"
        qtbot.waitUntil(lambda: panel.drawn.image is not None, timeout=PATIENCE_MS)
        assert panel.drawn.image == expected
        assert panel.drawn.words == ""

        broken: OwnBox = own.with_value("tracks.blue.3", {"kind": "fly"})
        panel.draft.change(broken)
        qtbot.waitUntil(lambda: bool(panel.drawn.words), timeout=PATIENCE_MS)
    assert panel.drawn.words == "The drawing waits until the errors are gone"
    assert panel.drawn.image == expected
    panel.draft.closed.emit()
    assert not panel.drawing._process._process.is_there, "it ends with what it is drawn of"
