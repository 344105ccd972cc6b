"""A disk that refuses at every write in turn: what was refused was not played, and all goes on when there is room."""

import errno
import os
import random
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

from rules.core.codec import checksum
from rules.core.contract import AnyGame
from rules.core.edition import Problem
from rules.core.journal import begin, read
from tests.soak.reports import Report
from tests.soak.tables import library, stepped, table

STEPS = 40
REFUSED: tuple[tuple[str, int], ...] = (
    ("write", errno.ENOSPC),
    ("write", errno.EIO),
    ("fsync", errno.ENOSPC),
    ("open", errno.EACCES),
)


def soak(game: AnyGame, games: int, seed: int) -> Report:
    """Play so many games; in each, every call of a kind is refused once, one game after another."""
    began, tried, wrong = perf_counter(), 0, list[str]()
    for number in range(seed, seed + games):
        name, error = REFUSED[number % len(REFUSED)]
        for at in range(calls_of(game, number, name)):
            tried += 1
            wrong += [f"seed {number}, {name} {at}: {each}" for each in refused_at(game, number, name, error, at)]
    return Report("disk", game.id, tried, tuple(wrong), {"games": games, "seconds": round(perf_counter() - began)})


class Refusing:
    """A call of the system that counts, and refuses from one count on, until it is called off."""

    def __init__(self, does: Callable[..., object], error: int, at: int) -> None:
        self.does, self.error, self.at, self.calls = does, error, at, 0
        self.refused = 0

    def __call__(self, *args: object, **named: object) -> object:
        self.calls += 1
        if self.refused or self.calls - 1 == self.at:
            self.refused += 1
            raise OSError(self.error, os.strerror(self.error))
        return self.does(*args, **named)


@contextmanager
def refusing(name: str, error: int, at: int) -> Iterator[Refusing]:
    does = getattr(os, name)
    found = Refusing(does, error, at)
    setattr(os, name, found)
    try:
        yield found
    finally:
        setattr(os, name, does)


def calls_of(game: AnyGame, seed: int, name: str) -> int:
    """How many such calls a game makes on a disk that refuses nothing."""
    with tempfile.TemporaryDirectory() as folder, refusing(name, 0, -1) as counted:
        session(game, Path(folder), seed)
        return counted.calls


def session(game: AnyGame, folder: Path, seed: int) -> None:
    timeline, chance = table(game, seed), random.Random(seed)
    journal = begin(folder, timeline)
    if isinstance(journal, Problem):
        return
    with journal:
        for _ in range(STEPS):
            stepped(timeline, chance)


def refused_at(game: AnyGame, seed: int, name: str, error: int, at: int) -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        timeline, chance = table(game, seed), random.Random(seed)
        with refusing(name, error, at) as disk:
            journal = begin(Path(folder), timeline)
            for _ in range(STEPS if not isinstance(journal, Problem) else 0):
                last, refused = timeline.last, disk.refused
                stepped(timeline, chance)
                if disk.refused > refused and timeline.last > last:
                    yield "a move was played that no disk has"
        if isinstance(journal, Problem):
            journal = begin(Path(folder), timeline)
        if isinstance(journal, Problem):
            yield f"does not begin with room: {journal.id}"
            return
        with journal:
            while not stepped(timeline, chance):
                pass
        found = read(journal.path, library())
        if not found.is_whole or found.timeline is None:
            yield f"not whole: {[each.id for each in found.problems]}"
        elif checksum(found.timeline.state) != checksum(timeline.state):
            yield "another position"
