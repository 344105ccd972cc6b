"""No move is lost, whatever the disk does: what cannot be kept is not played, and goes on when the place is back."""

import errno
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rules.core import durable, locked_file
from rules.core.edition import Problem
from rules.core.journal import Journal, Onlooker, begin, copied, games_in, read, resume, save
from rules.core.refusal import Refusal
from rules.core.timeline import Happened, Timeline
from tests.rules.core.tables import LIBRARY, legal, played, table

ROOT = Path(__file__).parents[3]
POSIX = pytest.mark.skipif(
    os.name == "nt", reason="there an open file cannot be taken away, and folders forbid nothing"
)


def started(folder: Path, moves: int = 5) -> tuple[Timeline, Journal]:
    timeline = table("Ana", "Ben", "Cem")
    journal = begin(folder, timeline)
    assert isinstance(journal, Journal), journal
    return played(timeline, moves), journal


def one_more(timeline: Timeline) -> Happened | Refusal:
    return timeline.propose(legal(timeline)[0])


def said(refused: object) -> tuple[str, str]:
    """What was refused, and why."""
    assert isinstance(refused, Refusal | Problem), refused
    reason: Any = dict(refused.args)["reason"]
    return refused.rule if isinstance(refused, Refusal) else refused.id, reason.id


def on_disk(path: Path) -> Timeline:
    reading = read(path, LIBRARY)
    assert reading.is_whole, reading.problems
    assert reading.timeline
    return reading.timeline


def refusing(monkeypatch: pytest.MonkeyPatch, number: int, name: str = "write") -> None:
    """The system answers with this error, until the monkey is called off."""

    def refuse(*_: object) -> int:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, name, refuse)


# No room


def test_a_full_disk_refuses_the_move_before_it_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    timeline, journal = started(tmp_path)
    really_write = os.write
    monkeypatch.setattr(os, "write", lambda handle, data: really_write(handle, data[:7]) if len(data) > 7 else full())
    assert said(one_more(timeline)) == ("journal-not-written", "disk-full")
    assert timeline.now == timeline.last == 5
    assert on_disk(journal.path).now == 5
    assert said(timeline.undo()) == ("journal-not-moved", "disk-full")
    assert timeline.now == 5
    monkeypatch.undo()
    assert isinstance(one_more(timeline), Happened)
    assert on_disk(journal.path).now == 6
    assert journal.take_news() == (), "it is the same file"
    journal.close()


def full() -> int:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def in_a_process(folder: Path, *words: str) -> Any:
    done = subprocess.run(
        [sys.executable, "-m", "tests.rules.core.refusing", *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@POSIX
def test_a_disk_that_is_really_full_refuses_and_goes_on(tmp_path: Path) -> None:
    result = in_a_process(tmp_path, "full")
    assert result["refused"] == ["journal-not-written", "disk-no-larger"]
    assert result["undo"] == ["journal-not-moved", "disk-no-larger"]
    assert result["kept"]
    assert result["goes_on"]


# No access


@POSIX
def test_a_folder_that_really_forbids_begins_no_game(tmp_path: Path) -> None:
    result = in_a_process(tmp_path, "forbidden")
    assert result == {"refused": ["journal-not-begun", "disk-forbidden"], "goes_on": True}


def test_a_folder_that_may_only_be_read_begins_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    refusing(monkeypatch, errno.EROFS, "open")
    timeline = table()
    assert said(begin(tmp_path, timeline)) == ("journal-not-begun", "disk-forbidden")
    assert timeline.keeper is None


def test_a_game_in_a_folder_that_may_only_be_read_is_opened_and_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, journal = started(tmp_path)
    journal.close()
    refusing(monkeypatch, errno.EROFS, "open")
    opened = resume(journal.path, LIBRARY)
    assert [said(each) for each in opened.problems] == [("journal-not-begun", "disk-forbidden")]
    assert opened.timeline
    assert opened.journal
    assert opened.timeline.undo() is None, "whoever only looks around needs no file"
    assert opened.timeline.redo() is None
    assert said(one_more(opened.timeline)) == ("journal-not-written", "disk-forbidden")
    assert opened.timeline.now == 5
    monkeypatch.undo()
    assert isinstance(one_more(opened.timeline), Happened)
    assert [each.id for each in opened.journal.take_news()] == ["journal-continued"]
    assert on_disk(opened.journal.path).now == 6
    assert on_disk(journal.path).now == 5, "the first file stays as it is"
    opened.journal.close()


# Gone


@POSIX
def test_a_file_that_vanished_begins_anew_with_all_that_was_played(tmp_path: Path) -> None:
    timeline, journal = started(tmp_path)
    timeline.undo()
    journal.path.unlink()
    assert isinstance(one_more(timeline), Happened)
    (news,) = journal.take_news()
    assert (news.id, dict(news.args)["to"]) == ("journal-begun-anew", journal.path.name)
    again = on_disk(journal.path)
    assert [*again.entries()] == [*timeline.entries()]
    assert again.now == timeline.now
    assert [path for path, _ in games_in(tmp_path, LIBRARY)] == [journal.path]
    journal.close()


@POSIX
def test_a_folder_that_vanished_is_made_again(tmp_path: Path) -> None:
    timeline, journal = started(tmp_path / "home" / "games")
    shutil.rmtree(tmp_path / "home" / "games")
    timeline.undo()
    assert on_disk(journal.path).now == timeline.now == 4
    journal.close()


@POSIX
def test_a_drive_that_was_taken_out_is_waited_for(tmp_path: Path) -> None:
    timeline, journal = started(tmp_path / "stick" / "games")
    (tmp_path / "stick").rename(tmp_path / "in a pocket")
    assert said(one_more(timeline)) == ("journal-not-written", "disk-missing")
    assert said(timeline.undo()) == ("journal-not-moved", "disk-missing")
    assert timeline.now == 5
    assert not (tmp_path / "stick").exists(), "nothing is made where the drive was"
    (tmp_path / "in a pocket").rename(tmp_path / "stick")
    assert isinstance(one_more(timeline), Happened)
    assert on_disk(journal.path).now == 6
    assert journal.take_news() == (), "the file is the same as before"
    journal.close()


@POSIX
def test_nothing_is_written_into_the_empty_place_of_a_drive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other files may have been made there meanwhile; once the drive is back they are hidden."""
    drives = {tmp_path / "stick" / "games": 7}
    monkeypatch.setattr(locked_file, "drive_of", lambda folder: drives.get(folder, 1 if folder.exists() else None))
    timeline, journal = started(tmp_path / "stick" / "games")
    (tmp_path / "stick").rename(tmp_path / "in a pocket")
    drives.clear()
    (tmp_path / "stick").mkdir()
    assert said(one_more(timeline)) == ("journal-not-written", "disk-missing")
    (tmp_path / "stick" / "games").mkdir()
    assert said(one_more(timeline)) == ("journal-not-written", "disk-missing")
    assert [*(tmp_path / "stick" / "games").iterdir()] == []
    shutil.rmtree(tmp_path / "stick")
    (tmp_path / "in a pocket").rename(tmp_path / "stick")
    assert isinstance(one_more(timeline), Happened)
    assert on_disk(journal.path).now == 6
    journal.close()


@pytest.mark.parametrize("number", [errno.EIO, errno.ESTALE])
def test_a_file_beyond_reach_goes_on_in_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    timeline, journal = started(tmp_path)
    first, lost = journal.path, journal._in_file.file._handle  # type: ignore[union-attr]
    really_write = durable.write_all

    def writing(handle: int, data: bytes) -> None:
        if handle == lost:
            raise OSError(number, os.strerror(number))
        really_write(handle, data)

    monkeypatch.setattr(durable, "write_all", writing)
    monkeypatch.setattr(durable, "sync", lambda handle: None)
    assert isinstance(one_more(timeline), Happened)
    assert journal.path != first
    assert [each.id for each in journal.take_news()] == ["journal-continued"]
    assert on_disk(journal.path).now == 6
    assert [path for path, _ in games_in(tmp_path, LIBRARY)] == [journal.path]
    journal.close()


def test_a_drive_that_does_not_answer_is_told_and_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    timeline, journal = started(tmp_path)
    refusing(monkeypatch, errno.EIO)
    assert said(one_more(timeline)) == ("journal-not-written", "disk-gone")
    monkeypatch.undo()
    assert isinstance(one_more(timeline), Happened)
    assert on_disk(journal.path).now == 6
    journal.close()


def test_what_a_stranger_wrote_into_the_file_is_left_to_them(tmp_path: Path) -> None:
    """Where file systems know no locks, or somebody copies a file over another."""
    timeline, journal = started(tmp_path)
    first = journal.path
    with first.open("ab") as file:
        file.write(b"theirs\n")
    assert isinstance(one_more(timeline), Happened)
    assert journal.path.name == "caravan-2.vestiges"
    assert on_disk(journal.path).now == 6
    assert first.read_bytes().endswith(b"theirs\n")
    journal.close()


def test_a_game_can_be_kept_in_another_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    timeline, journal = started(tmp_path / "full")
    really_write, there = os.write, tmp_path / "elsewhere"
    monkeypatch.setattr(os, "write", lambda handle, data: full() if not there.exists() else really_write(handle, data))
    assert said(one_more(timeline)) == ("journal-not-written", "disk-full")
    assert journal.begin(there) is None
    assert journal.path.parent == there
    assert isinstance(one_more(timeline), Happened)
    assert on_disk(journal.path).now == 6
    assert on_disk(tmp_path / "full" / "caravan-1.vestiges").now == 5
    journal.close()


def test_a_closed_journal_begins_nothing(tmp_path: Path) -> None:
    timeline, journal = started(tmp_path)
    journal.close()
    assert isinstance(one_more(timeline), Refusal)
    assert [each.name for each in tmp_path.iterdir()] == ["caravan-1.vestiges"]


# Somebody else


def test_a_game_that_another_program_plays_can_only_be_looked_at(tmp_path: Path) -> None:
    _, journal = started(tmp_path)
    journal.close()
    other = subprocess.Popen(
        [sys.executable, "-m", "tests.rules.core.refusing", "holds", str(journal.path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert other.stdin
    assert other.stdout
    assert other.stdout.readline() == "held\n"
    before = journal.path.read_bytes()
    opened = resume(journal.path, LIBRARY)
    assert opened.is_played_elsewhere
    assert opened.journal is None
    assert opened.timeline
    assert isinstance(opened.timeline.keeper, Onlooker)
    refused = one_more(opened.timeline)
    assert isinstance(refused, Refusal)
    assert refused.rule == "journal-in-use"
    assert opened.timeline.undo() is None
    assert opened.timeline.now == 4
    assert journal.path.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["caravan-1.vestiges"]
    other.stdin.close()
    other.stdout.close()
    assert other.wait() == 0
    again = resume(journal.path, LIBRARY)
    assert again.journal
    assert not again.is_played_elsewhere
    again.journal.close()


# Saves


def test_looking_at_a_save_begins_no_game_and_playing_on_does(tmp_path: Path) -> None:
    path, games = tmp_path / "kept.vestiges", tmp_path / "games"
    assert save(played(table(), 6), path, LIBRARY) is None
    before = path.read_bytes()
    opened = copied(path, games, LIBRARY)
    assert opened.problems == ()
    assert opened.timeline
    assert opened.journal
    opened.timeline.undo()
    opened.timeline.go_to(0)
    assert not games.exists()
    assert isinstance(one_more(opened.timeline), Happened)
    opened.journal.close()
    assert path.read_bytes() == before
    again = on_disk(games / "kept.vestiges")
    assert again.now == opened.timeline.now
    assert again.last == opened.timeline.last
