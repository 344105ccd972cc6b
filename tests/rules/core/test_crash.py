"""Nothing is lost: a program that is killed at any moment has every move that it acknowledged."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rules.core import durable
from rules.core.edition import Problem
from rules.core.journal import Journal, begin, read, resume
from rules.core.timeline import Happened, Timeline
from tests.rules.core.crashing import ACKNOWLEDGED, lost
from tests.rules.core.tables import LIBRARY, legal, played, table

ROOT = Path(__file__).parents[3]
KILLS = 250


def started(timeline: Timeline, folder: Path) -> Journal:
    journal = begin(folder, timeline)
    assert not isinstance(journal, Problem)
    return journal


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")
def test_every_acknowledged_move_survives_a_kill(tmp_path: Path) -> None:
    server = [sys.executable, "-m", "tests.rules.core.crashing", str(tmp_path), str(KILLS)]
    result = json.loads(subprocess.run(server, cwd=ROOT, check=True, capture_output=True).stdout)
    assert result["missing"] == []
    assert result["kills"] == KILLS
    assert result["moves"] > KILLS, "a kill before the first move proves nothing"


def test_every_acknowledged_move_survives_the_end_of_its_process(tmp_path: Path) -> None:
    """The same without fork, a few times: on Windows this is all there is."""
    for seed in range(2):
        folder = tmp_path / str(seed)
        child = subprocess.Popen(
            [sys.executable, "-m", "tests.rules.core.crashing", str(folder), str(seed), "alone"],
            cwd=ROOT,
            stdout=subprocess.PIPE,
        )
        assert child.stdout
        said = child.stdout.read(ACKNOWLEDGED.size * 40)
        child.kill()
        said += child.stdout.read()
        child.wait()
        child.stdout.close()
        acknowledged = [*ACKNOWLEDGED.iter_unpack(said[: len(said) // ACKNOWLEDGED.size * ACKNOWLEDGED.size])]
        assert len(acknowledged) >= 40
        assert lost(folder, acknowledged) == []


def test_a_power_cut_loses_no_acknowledged_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk has what was there at the last sync, and perhaps a part of what came after."""
    synced: dict[str, int] = {}

    def note(handle: int) -> None:
        synced["size"] = os.fstat(handle).st_size

    monkeypatch.setattr(durable, "sync", note)
    timeline = table()
    with started(timeline, tmp_path) as journal:
        for _ in range(20):
            happened = timeline.propose(legal(timeline)[0])
            assert isinstance(happened, Happened)
            torn = tmp_path / "torn.vestiges"
            torn.write_bytes(journal.path.read_bytes()[: synced["size"]])
            reading = read(torn, LIBRARY)
            assert reading.is_whole
            assert reading.timeline
            assert reading.timeline.last == happened.number
            timeline.undo()
            timeline.redo()


def test_a_move_is_on_disk_before_it_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    write, sync = durable.write_all, durable.sync

    def writing(handle: int, data: bytes) -> None:
        order.append(f"write at {timeline.now}")
        write(handle, data)

    def syncing(handle: int) -> None:
        order.append(f"sync at {timeline.now}")
        sync(handle)

    timeline = table()
    with started(timeline, tmp_path):
        monkeypatch.setattr(durable, "write_all", writing)
        monkeypatch.setattr(durable, "sync", syncing)
        timeline.propose(legal(timeline)[0])
        assert order == ["write at 0", "sync at 0"]
        assert timeline.now == 1


TAILS = [b"", b"\0", b"\0" * 4096, b"\xff\xfe", b"00000000 {}\n", b"garbage\n", b"x\n\n\n", b'{"m":', b"\r"]


@pytest.mark.parametrize("tail", TAILS)
def test_a_write_that_stopped_half_way_keeps_all_before_it(tmp_path: Path, tail: bytes) -> None:
    """Cut at every byte of the last two lines, and what a disk may leave there."""
    timeline = table("Ana", "Ben", "Cem")
    with started(timeline, tmp_path) as journal:
        played(timeline, 20)
    raw = journal.path.read_bytes()
    assert raw.splitlines()[-1].endswith(b'"}'), "the last write was a move and a checksum"
    start = raw.rfind(b"\n", 0, raw.rfind(b"\n", 0, -1)) + 1
    torn = tmp_path / "torn.vestiges"
    for size in range(start, len(raw) + 1):
        torn.write_bytes(raw[:size] + tail)
        reading = read(torn, LIBRARY)
        assert reading.timeline
        whole = sum(line.endswith(b"\n") and b'"m"' in line for line in raw[:size].splitlines(keepends=True))
        assert whole >= 19
        assert reading.timeline.last == whole, size
        for point in range(1, whole + 1):
            assert reading.timeline.entry(point) == timeline.entry(point)
        is_cut_between_lines = raw[:size].endswith(b"\n")
        assert reading.is_whole == (is_cut_between_lines and not tail), (size, tail)


def test_a_game_goes_on_after_a_torn_write_and_the_torn_file_stays(tmp_path: Path) -> None:
    timeline = table()
    with started(timeline, tmp_path) as journal:
        played(timeline, 10)
    torn = journal.path.read_bytes()[:-5]
    journal.path.write_bytes(torn)
    opened = resume(journal.path, LIBRARY)
    assert opened.timeline
    assert opened.journal
    assert [each.id for each in opened.problems] == ["save-truncated", "journal-continued"]
    assert journal.path.read_bytes() == torn
    with opened.journal:
        played(opened.timeline, 5, seed=3)
    again = read(opened.journal.path, LIBRARY)
    assert again.is_whole
    assert again.timeline
    assert again.timeline.state == opened.timeline.state
    assert again.continues == journal.path.name
