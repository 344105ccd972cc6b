"""Programs that are killed at any moment, in the middle of real games: every acknowledged move is on the disk, and
whatever the kill left goes on."""

import json
import os
import random
import signal
import struct
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from zlib import crc32

from rules.core.codec import move_json, text_of
from rules.core.contract import AnyGame
from rules.core.edition import Problem
from rules.core.journal import begin, read, resume
from rules.core.record import Played
from tests.soak.reports import Report
from tests.soak.tables import library, stepped, table

ACKNOWLEDGED = struct.Struct("<II")
"""The number of an entry and a checksum of its move, as they go through the pipe."""
LONGEST_LIFE = 0.12


def soak(game: AnyGame, kills: int, seed: int) -> Report:
    """Kill so many lives, each with a new folder."""
    began, moves, wrong, chance = perf_counter(), 0, list[str](), random.Random(seed)
    library().box(game)  # before the first fork: each life finds it made
    for number in range(seed, seed + kills):
        with tempfile.TemporaryDirectory() as name:
            acknowledged = killed(game, Path(name), number, chance.random() * LONGEST_LIFE)
            moves += len(acknowledged)
            wrong += [f"seed {number}: {each}" for each in lost(Path(name), acknowledged)]
    return Report("kills", game.id, kills, tuple(wrong), {"moves": moves, "seconds": round(perf_counter() - began)})


def life(game: AnyGame, folder: Path, seed: int, pipe: int) -> None:
    """One game; of a move it tells once the journal has it."""
    chance, timeline = random.Random(seed), table(game, seed)
    journal = begin(folder, timeline)
    assert not isinstance(journal, Problem), journal
    os.write(pipe, ACKNOWLEDGED.pack(0, 0))
    while True:
        if stepped(timeline, chance):
            entry = timeline.entry(timeline.last)
            assert isinstance(entry, Played)
            os.write(pipe, ACKNOWLEDGED.pack(timeline.last, crc32(text_of(move_json(entry.move)))))


def killed(game: AnyGame, folder: Path, seed: int, seconds: float) -> list[tuple[int, int]]:
    """What a child acknowledged before it was killed."""
    if sys.platform == "win32":
        raise OSError("nothing forks there")
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        try:
            life(game, folder, seed, writer)
        finally:
            os._exit(1)
    os.close(writer)
    said = os.read(reader, ACKNOWLEDGED.size)
    time.sleep(seconds)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    while more := os.read(reader, 1 << 16):
        said += more
    os.close(reader)
    whole = said[: len(said) // ACKNOWLEDGED.size * ACKNOWLEDGED.size]
    return [each for each in ACKNOWLEDGED.iter_unpack(whole) if each[0]]


def lost(folder: Path, acknowledged: list[tuple[int, int]]) -> Iterator[str]:
    """What is missing of what was acknowledged, and whether the game goes on."""
    (path,) = folder.glob("*.vestiges")
    timeline = read(path, library()).timeline
    for number, sum in acknowledged:
        entry = timeline.entry(number) if timeline is not None and number <= timeline.last else None
        if not isinstance(entry, Played) or crc32(text_of(move_json(entry.move))) != sum:
            yield f"move {number} is missing"
    opened = resume(path, library())
    if opened.timeline is None or opened.journal is None:
        yield f"does not go on: {json.dumps([each.id for each in opened.problems])}"
        return
    with opened.journal:
        stepped(opened.timeline, random.Random(1))
