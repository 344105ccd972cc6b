"""Hours of a window in which bots play one game after another: whether memory stays flat, and nothing is raised."""

import gc
import logging
import os
import sys
import tempfile
from pathlib import Path
from time import monotonic
from types import TracebackType

from PySide6.QtTest import QTest

from desktop.app import built, started
from desktop.program import Program
from desktop.settings import SettingsFile
from rules.commands.boxes import seats_for
from rules.core import folders
from rules.core.contract import AnyGame
from rules.core.edition import Problem
from rules.core.journal import begin
from rules.core.record import new_record
from rules.core.timeline import Timeline
from tests.soak.files import AtHome
from tests.soak.reports import Report

PLAYER = "novice"
WAIT_MS = 50
EVERY = 60.0
"""Seconds between two looks at the memory."""


def soak(games: tuple[AnyGame, ...], seconds: int, seed: int) -> Report:
    """Open one table after another for so long, all seats of which are played by the machine."""
    wrong: list[str] = []

    def note(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        wrong.append(f"{kind.__name__}: {error}")
        sys.__excepthook__(kind, error, trace)

    heard = Heard(wrong)
    logging.getLogger().addHandler(heard)
    sys.excepthook = note
    try:
        with tempfile.TemporaryDirectory() as name, AtHome(Path(name)):
            return watched(games, seconds, seed, wrong)
    finally:
        sys.excepthook = sys.__excepthook__
        logging.getLogger().removeHandler(heard)


class Heard(logging.Handler):
    """Takes errors that are logged, as those of bots in their processes, for what they are."""

    def __init__(self, wrong: list[str]) -> None:
        super().__init__(logging.ERROR)
        self.wrong = wrong

    def emit(self, record: logging.LogRecord) -> None:
        trace = getattr(record, "trace", "")
        self.wrong.append(f"{record.getMessage()} {trace}".strip())
        print(self.wrong[-1], file=sys.stderr, flush=True)


def watched(games: tuple[AnyGame, ...], seconds: int, seed: int, wrong: list[str]) -> Report:
    started()
    program = Program(SettingsFile(folders.home() / "settings.json"))
    program.settings_file.change(pace="off")
    shell = built(program)
    shell.resize(1600, 1000)
    shell.show()
    began, looks, number, moves = monotonic(), list[float](), 0, 0
    while monotonic() - began < seconds:
        game = games[number % len(games)]
        timeline = begun(program, game, seed + number)
        journal = begin(folders.games_in_progress(), timeline)
        assert not isinstance(journal, Problem), journal
        shell.open("table", timeline=timeline, journal=journal)
        while game.deciding(timeline.state) and monotonic() - began < seconds:
            QTest.qWait(WAIT_MS)
            if monotonic() - began > len(looks) * EVERY:
                gc.collect()
                looks.append(memory())
        moves, number = moves + timeline.last, number + 1
        QTest.qWait(WAIT_MS)
        shell.home()
    half = looks[len(looks) // 2 :]
    figures = {
        "games": number,
        "minutes": round((monotonic() - began) / 60),
        "MB after a minute": looks[min(1, len(looks) - 1)],
        "MB least of the second half": min(half),
        "MB most of it": max(half),
        "MB at the end": looks[-1],
    }
    return Report("window", f"{len(games)} games", moves, tuple(wrong), figures)


def begun(program: Program, game: AnyGame, seed: int) -> Timeline:
    seating = seats_for(game, (PLAYER, PLAYER), ())
    edition = program.library.edition(game)
    return Timeline(
        game,
        new_record(game, edition, game.options_type(), seating, seed=seed, policy="friendly"),
        program.library.box(game),
    )


def memory() -> float:
    """What this process holds, in megabytes; 0 where the system does not tell it so."""
    if sys.platform != "linux":
        return 0.0
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)
