"""The program as it is started, on a display of its own, with a mouse that really moves. Needs Xvfb and xdotool."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.app import built
from desktop.board.desk import Look
from desktop.games.marajoara.desk import DESK
from rules.core.journal import read
from rules.core.timeline import Timeline
from tests.desktop.at_the_table import program
from tests.desktop.windows import library

NEEDED = ("Xvfb", "xdotool")
MISSING = [name for name in NEEDED if shutil.which(name) is None]
pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"not on this computer: {', '.join(MISSING)}")

WIDTH, HEIGHT = 1600, 1000
TOP = 54
PATIENCE_S = 30.0


@dataclass
class Display:
    """A screen nobody sees, the program on it, and a hand on the mouse."""

    number: str
    home: Path

    @property
    def environment(self) -> dict[str, str]:
        own = {"DISPLAY": self.number, "VESTIGES_HOME": str(self.home), "QT_QPA_PLATFORM": "xcb", "LANG": "fr_FR.UTF-8"}
        return {**os.environ, **own, "PYTHONPATH": os.pathsep.join(sys.path)}

    def hand(self, *does: object) -> str:
        said = subprocess.run(
            ["xdotool", *map(str, does)], env=self.environment, capture_output=True, text=True, check=False
        )
        return said.stdout

    def click(self, x: float, y: float) -> None:
        self.hand("mousemove", round(x), round(y), "sleep", 0.1, "click", 1)

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """In steps, as a hand does it."""
        between = [tuple(round(s + (e - s) * share / 4) for s, e in zip(start, end, strict=True)) for share in range(5)]
        way = [word for x, y in between[1:] for word in ("mousemove", x, y, "sleep", 0.05)]
        self.hand("mousemove", *between[0], "sleep", 0.1, "mousedown", 1, *way, "mouseup", 1)

    def games(self) -> list[Path]:
        return sorted((self.home / "games").glob("*"))

    def timeline(self) -> Timeline:
        """The game as it is on the disk now."""
        found = read(self.games()[0], library()).timeline
        assert found is not None
        return found


def waited(until: Callable[[], object], seconds: float = PATIENCE_S) -> bool:
    end = time.monotonic() + seconds
    while not until():
        if time.monotonic() > end:
            return False
        time.sleep(0.1)
    return True


@pytest.fixture
def display(tmp_path: Path) -> Iterator[Display]:
    """Xvfb chooses its own number; the program fills the screen."""
    out, into = os.pipe()
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(into), "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-nolisten", "tcp"],
        pass_fds=[into],
        stderr=subprocess.DEVNULL,
    )
    os.close(into)
    with os.fdopen(out) as told:
        found = Display(f":{told.readline().strip()}", tmp_path)
    window = subprocess.Popen(
        [sys.executable, "-m", "desktop"], env=found.environment, stderr=subprocess.PIPE, text=True
    )
    yield found
    window.terminate()
    errors = window.communicate()[1]
    screen.terminate()
    screen.wait()
    if "could not connect to display" in errors or "Could not load the Qt platform plugin" in errors:
        pytest.skip("Qt lacks the libraries of this display")
    assert "Traceback" not in errors


def window_of(display: Display) -> str:
    """The window, once it is there, over the whole screen."""
    assert waited(lambda: display.hand("search", "--onlyvisible", "--name", "^Vestiges$")), "no window appeared"
    (window, *_) = display.hand("search", "--onlyvisible", "--name", "^Vestiges$").split()
    display.hand("windowmove", window, 0, 0, "windowsize", window, WIDTH, HEIGHT, "windowfocus", window)
    shape = f"Geometry: {WIDTH}x{HEIGHT}"
    assert waited(lambda: shape in display.hand("getwindowgeometry", window))
    return window


def test_a_game_is_begun_and_three_moves_are_played(display: Display) -> None:
    window_of(display)
    time.sleep(1.5)
    display.click(*drawer(display))
    time.sleep(1.5)
    # The page of a new game begins on its one large button.
    display.hand("key", "Return")
    assert waited(display.games), "no game was begun"
    assert waited(lambda: playable(display)), "the person is never asked"
    start = len(display.timeline().past())
    for _ in range(3):
        play(display)
    timeline = display.timeline()
    assert len(timeline.past()) >= start + 3
    assert timeline.record.seating[0].player == "person"


def drawer(display: Display) -> tuple[float, float]:
    """Where the drawer of Marajoara is in a cabinet of this size: it leads to a new game."""
    shell = built(program(display.home))
    shell.resize(WIDTH, HEIGHT)
    shell.show()
    QApplication.processEvents()
    row: QWidget = next(each for each in shell.trail[0].case.drawers if each.game == "marajoara")  # type: ignore[attr-defined]
    middle = row.mapTo(shell, row.rect().center())
    shell.close()
    return middle.x(), middle.y()


def playable(display: Display) -> bool:
    timeline = display.timeline()
    return [decision.seat for decision in timeline.game.deciding(timeline.state)] == [0]


def play(display: Display) -> None:
    """Drags what can be dragged; the place of everything is known from how the table is laid out."""
    assert waited(lambda: playable(display))
    timeline = display.timeline()
    before = len(timeline.past())
    state = timeline.state
    move = next(iter(timeline.game.legal(state, 0)))
    handle = DESK.handle(state, move)
    if handle.place is None:
        display.hand("key", "ctrl+Return", "sleep", 0.3, "key", "ctrl+Return")
    else:
        spots = places(display, timeline)
        if handle.pieces:
            display.drag(spots[min(handle.pieces)], spots[handle.place])
        else:
            display.click(*spots[handle.place])
    assert waited(lambda: len(display.timeline().past()) > before), f"{move} was not made"
    time.sleep(0.6)


def places(display: Display, timeline: Timeline) -> dict[str, tuple[float, float]]:
    """The middle of every piece and place on the screen."""
    made = program(display.home)
    style = made.style("marajoara", WIDTH)
    names = tuple(seating.name for seating in timeline.record.seating)
    look = Look(WIDTH - 336, HEIGHT - TOP, style, lambda said: said.id, names, 0)
    middles = {sprite.key: sprite.place.middle for sprite in DESK.sprites(timeline.state, look)}
    return {key: (x, y + TOP) for key, (x, y) in middles.items()}
