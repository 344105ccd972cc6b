"""Plays games that are killed at any moment, and looks whether every acknowledged move is on disk.

Run as a program, `crashing.py FOLDER KILLS`: it stays warm and forks one child per life, since a fresh Python
each time would take far longer. Where nothing forks, `crashing.py FOLDER SEED alone` is one child.
"""

import json
import os
import random
import signal
import struct
import sys
import time
from pathlib import Path
from zlib import crc32

from rules.core.codec import move_json, text_of
from rules.core.edition import Problem
from rules.core.journal import begin, read
from rules.core.record import Played
from rules.core.timeline import Happened
from tests.rules.core.tables import LIBRARY, legal, table

ACKNOWLEDGED = struct.Struct("<II")
"""The number of an entry and a checksum of its move, as they go through the pipe."""
LONGEST_LIFE = 0.02


def play_forever(folder: Path, seed: int, pipe: int) -> None:
    """Game after game, each in a journal of its own. Tells of a move once the journal has it."""
    chance = random.Random(seed)
    while True:
        timeline = table("Ana", "Ben", "Cem", seed=chance.randrange(1000))
        journal = begin(folder, timeline)
        assert not isinstance(journal, Problem), journal
        os.write(pipe, ACKNOWLEDGED.pack(0, 0))
        with journal:
            for _ in range(60):
                choices = legal(timeline)
                if not choices or chance.random() < 0.2:
                    timeline.go_to(chance.randint(0, timeline.last))
                    continue
                move = chance.choice(choices)
                happened = timeline.propose(move)
                assert isinstance(happened, Happened), happened
                os.write(pipe, ACKNOWLEDGED.pack(happened.number, crc32(text_of(move_json(move)))))


def killed(folder: Path, seed: int, life: float) -> list[tuple[int, int]]:
    """What a child acknowledged before it was killed."""
    if sys.platform == "win32":
        raise NotImplementedError
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        play_forever(folder, seed, writer)
    os.close(writer)
    # The life begins with the first journal, or most would end before it.
    said = os.read(reader, ACKNOWLEDGED.size)
    time.sleep(life)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    while more := os.read(reader, 1 << 16):
        said += more
    os.close(reader)
    return [*ACKNOWLEDGED.iter_unpack(said)]


def lost(folder: Path, acknowledged: list[tuple[int, int]]) -> list[str]:
    """What is missing on disk of what was acknowledged; an empty list is what is promised."""
    journals = sorted(folder.glob("*.vestiges"), key=lambda path: int(path.stem.partition("-")[2]))
    starts = [at for at, (number, _) in enumerate(acknowledged) if number == 0]
    missing = []
    for at, (start, end) in enumerate(zip(starts, [*starts[1:], None], strict=True)):
        timeline = read(journals[at], LIBRARY).timeline
        for number, sum in acknowledged[start + 1 : end]:
            entry = timeline.entry(number) if timeline and number <= timeline.last else None
            if not isinstance(entry, Played) or crc32(text_of(move_json(entry.move))) != sum:
                missing.append(f"{journals[at].name}: {number}")
    return missing


def main(folder: Path, kills: int) -> dict[str, object]:
    chance = random.Random(kills)
    moves, missing = 0, []
    for number in range(kills):
        below = folder / str(number)
        acknowledged = killed(below, number, chance.random() * LONGEST_LIFE)
        moves += sum(number > 0 for number, _ in acknowledged)
        missing += lost(below, acknowledged)
    return {"kills": kills, "moves": moves, "missing": missing}


if __name__ == "__main__":
    if len(sys.argv) == 4:
        play_forever(Path(sys.argv[1]), int(sys.argv[2]), sys.stdout.fileno())
    print(json.dumps(main(Path(sys.argv[1]), int(sys.argv[2]))))
