"""Folders that vanish and come back, files that are taken away, clocks that are set back, in the middle of games."""

import random
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

from rules.core.codec import checksum
from rules.core.contract import AnyGame
from rules.core.edition import Problem
from rules.core.journal import Journal, begin, read
from rules.core.timeline import Timeline
from tests.soak.reports import Report
from tests.soak.tables import library, stepped, table

STEPS = 60
A_DAY = 86_400.0


def soak(game: AnyGame, games: int, seed: int) -> Report:
    """Play so many games in which such things happen."""
    began, wrong = perf_counter(), list[str]()
    for number in range(seed, seed + games):
        with tempfile.TemporaryDirectory() as name:
            wrong += [f"seed {number}: {each}" for each in trouble(game, Path(name) / "games", number)]
    return Report("places", game.id, games, tuple(wrong), {"seconds": round(perf_counter() - began)})


@contextmanager
def clock() -> Iterator[Callable[[float], None]]:
    """A clock that can be set."""
    really, ahead = time.time, [0.0]

    def set_by(seconds: float) -> None:
        ahead[0] += seconds

    time.time = lambda: really() + ahead[0]
    try:
        yield set_by
    finally:
        time.time = really


def trouble(game: AnyGame, folder: Path, seed: int) -> Iterator[str]:
    chance, timeline = random.Random(seed), table(game, seed)
    away = folder.with_name("away")
    journal = begin(folder, timeline)
    if isinstance(journal, Problem):
        yield f"does not begin: {journal.id}"
        return
    with clock() as set_by, journal:
        for _ in range(STEPS):
            what = chance.random()
            if what < 0.06 and folder.exists() and not away.exists():
                shutil.move(folder, away)
            elif what < 0.12 and away.exists():
                shutil.rmtree(folder, ignore_errors=True)
                shutil.move(away, folder)
            elif what < 0.16:
                journal.path.unlink(missing_ok=True) if journal.has_file else None
            elif what < 0.20:
                set_by(chance.uniform(-400, 100) * A_DAY)
            before = timeline.last
            if stepped(timeline, chance) and (missing := not_kept(journal, timeline)):
                yield f"move {before + 1}: {missing}"


def not_kept(journal: Journal, timeline: Timeline) -> str:
    """What is wrong with the file behind a move that was just acknowledged; nothing where it holds all."""
    found = read(journal.path, library())
    if found.timeline is None:
        return f"no game in {journal.path.name}"
    return "" if checksum(found.timeline.state) == checksum(timeline.state) else "another position"
