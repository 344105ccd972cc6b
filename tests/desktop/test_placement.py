"""The window on screens of every size and scale: wholly on them, where it was, and never on one that is gone."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QMargins, QRect, QSize

from desktop.placement import (
    FRAME,
    MOST_REMEMBERED,
    SMALLEST,
    USUAL,
    Place,
    place_of,
    rect_in,
    remembered,
    scale_for,
    usual_in,
    with_place,
)

pytestmark = pytest.mark.usefixtures("unpainted")

numbers = st.integers(-9000, 9000)
free_room = st.builds(QRect, numbers, numbers, st.integers(200, 6000), st.integers(150, 4000))
places = st.builds(
    Place,
    numbers,
    numbers,
    st.integers(1, 9000),
    st.integers(1, 9000),
    st.sampled_from(["normal", "maximised", "full"]),
)
frames = st.builds(QMargins, *4 * [st.integers(0, 40)])


@given(free_room, places, frames)
def test_wherever_it_was_the_window_stands_on_the_screen_with_its_frame(
    free: QRect, place: Place, frame: QMargins
) -> None:
    assert free.contains(rect_in(free, place, frame).marginsAdded(frame))


@given(free_room)
def test_a_screen_that_is_met_first_shows_all_of_the_window(free: QRect) -> None:
    place = usual_in(free)
    assert free.contains(rect_in(free, place).marginsAdded(FRAME))
    assert (place.state == "normal") == (QSize(place.wide, place.high) == USUAL)


@given(st.integers(200, 6000), st.integers(150, 4000))
def test_what_is_drawn_smaller_has_room_for_the_smallest_window(wide: int, high: int) -> None:
    free = QRect(0, 0, wide, high)
    inner = free.marginsRemoved(FRAME).size() / scale_for(free)
    assert inner.width() >= SMALLEST.width() - 1
    assert inner.height() >= SMALLEST.height() - 1
    assert scale_for(free) <= 1.0


def test_places_are_kept_for_each_screen_and_the_oldest_are_forgotten() -> None:
    kept: dict[str, Any] = {}
    for number in range(MOST_REMEMBERED + 3):
        kept = json.loads(json.dumps(with_place(kept, f"screen {number}", Place(number, 2, 1200, 800))))
    assert len(kept) == MOST_REMEMBERED
    assert remembered(kept, "screen 0") is None
    assert remembered(kept, "screen 14") == Place(14, 2, 1200, 800)
    free = QRect(100, 50, 2000, 1500)
    assert rect_in(free, place_of(QRect(140, 150, 1200, 800), free)) == QRect(140, 150, 1200, 800)


@pytest.mark.parametrize(
    "found",
    [
        None,
        3,
        {},
        {"x": 1},
        {"x": 1, "y": 2, "wide": 3, "high": 10**9, "state": "normal"},
        {"x": 1, "y": 2, "wide": 3, "high": 4, "state": "open"},
    ],
)
def test_a_place_that_is_none_is_not_remembered(found: Any) -> None:
    assert remembered({"here": found}, "here") is None


# In a window of a program of its own, on screens that are only said to be there

START = """
import json, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from desktop import app
kept = app.opened
def opened():
    application, shell = kept()
    def tell():
        free, frame, window = shell.screen().availableGeometry(), shell.frameGeometry(), shell.geometry()
        if len(sys.argv) > 1:
            shell.setWindowState(shell.windowState().WindowNoState)
            shell.setGeometry(*map(int, sys.argv[1:]))
        print(json.dumps({"screen": shell.screen().name(), "free": free.getRect(), "frame": frame.getRect(),
            "window": window.getRect(), "is_maximised": shell.isMaximized()}))
        shell.close()
    QTimer.singleShot(50, tell)
    return application, shell
app.opened = opened
sys.exit(app.open_window())
"""


def started(home: Path, screens: list[tuple[str, int, int, int]], scale: str = "1", *at: int) -> dict[str, Any]:
    """`screens`: name, from where to the right, width and height; `at` is where somebody moves the window then."""
    entries = [
        {"name": name, "x": x, "y": 0, "width": wide, "height": high, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
        for name, x, wide, high in screens
    ]
    (home / "screens.json").write_text(json.dumps({"screens": entries}), encoding="utf-8")
    environment = os.environ | {
        "QT_QPA_PLATFORM": f"offscreen:configfile={home / 'screens.json'}",
        "QT_SCALE_FACTOR": scale,
        "VESTIGES_HOME": str(home),
    }
    done = subprocess.run(
        [sys.executable, "-c", START, *map(str, at)], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def is_inside(told: dict[str, Any]) -> bool:
    return QRect(*told["free"]).contains(QRect(*told["frame"]))


@pytest.mark.parametrize(
    ("wide", "high", "scale"), [(1366, 768, "1"), (1280, 720, "1.25"), (1366, 768, "2"), (1920, 1080, "1.5")]
)
def test_a_first_start_fits_the_screen(tmp_path: Path, wide: int, high: int, scale: str) -> None:
    told = started(tmp_path, [("only", 0, wide, high)], scale)
    assert is_inside(told), told
    assert told["window"][2] >= SMALLEST.width()
    assert told["window"][3] >= SMALLEST.height()
    assert told["is_maximised"]


def test_the_place_on_each_screen_is_found_again_and_none_on_a_screen_that_is_gone(tmp_path: Path) -> None:
    desk, laptop = ("desk", 1366, 2560, 1440), ("laptop", 0, 1366, 768)
    started(tmp_path, [laptop, desk], "1", 1900, 200, 1500, 900)
    back = started(tmp_path, [laptop, desk])
    assert (back["screen"], back["window"]) == ("desk", [1900, 200, 1500, 900])
    alone = started(tmp_path, [laptop])
    assert alone["screen"] == "laptop"
    assert is_inside(alone)
