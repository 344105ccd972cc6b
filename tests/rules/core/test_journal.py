"""Journals and saves on disk: whose they are, what is never overwritten, and files from strangers."""

import contextlib
import errno
import os
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from rules.core import durable
from rules.core.chain import FILE_LIMIT, LINE_LIMIT, LINES_LIMIT, START, chained
from rules.core.edition import Problem
from rules.core.journal import Journal, begin, games_in, glance, read, resume, save
from rules.core.library import Library
from rules.core.refusal import Refusal
from rules.core.savefile import Scribe, texts_of
from rules.core.timeline import Timeline
from tests.fixture_game import GAME, edition
from tests.rules.core.tables import LIBRARY, legal, played, table, wander, written


def started(folder: Path, timeline: Timeline) -> Journal:
    journal = begin(folder, timeline)
    assert isinstance(journal, Journal), journal
    return journal


def ids(problems: tuple[Problem, ...]) -> list[str]:
    return [each.id for each in problems]


def lines_of(timeline: Timeline) -> list[bytes]:
    return [*texts_of(timeline, Scribe())]


# The game in progress


@pytest.mark.parametrize("seed", range(10))
def test_a_game_is_resumed_where_it_was_left(tmp_path: Path, seed: int) -> None:
    timeline = table("Ana", "rival", policy="teaching")
    chance = random.Random(seed)
    with started(tmp_path, timeline) as journal:
        wander(timeline, 60, chance)
    opened = resume(journal.path, LIBRARY)
    assert opened.problems == ()
    assert opened.timeline
    assert opened.journal
    with opened.journal:
        assert opened.timeline.line() == timeline.line()
        assert opened.timeline.state == timeline.state
        wander(opened.timeline, 30, chance)
    again = read(journal.path, LIBRARY)
    assert again.is_whole
    assert again.timeline
    assert again.timeline.now == opened.timeline.now
    assert [*again.timeline.entries()] == [*opened.timeline.entries()]


def test_an_open_table_is_kept_at_once_and_open_when_it_is_resumed(tmp_path: Path) -> None:
    timeline = played(table(), 5)
    with started(tmp_path, timeline) as journal:
        assert timeline.lay_open(True) is None
        played(timeline, 3)
        found = read(journal.path, LIBRARY)
        assert found.is_whole
        assert found.timeline is not None
        assert (found.timeline.is_open, found.timeline.now) == (True, timeline.now)
    opened = resume(journal.path, LIBRARY)
    assert opened.timeline is not None
    assert opened.journal is not None
    with opened.journal:
        assert opened.timeline.is_open
        assert opened.timeline.lay_open(False) is None
    again = read(journal.path, LIBRARY).timeline
    assert again is not None
    assert not again.is_open


def test_a_disk_that_refuses_leaves_the_table_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    timeline = table()
    with started(tmp_path, timeline):
        monkeypatch.setattr(durable, "write_all", refusing(errno.ENOSPC))
        refusal = timeline.lay_open(True)
    assert isinstance(refusal, Refusal)
    assert not timeline.is_open


def test_each_game_has_a_file_of_its_own(tmp_path: Path) -> None:
    first = started(tmp_path / "games", table())
    second = started(tmp_path / "games", table())
    assert (first.path.name, second.path.name) == ("caravan-1.vestiges", "caravan-2.vestiges")
    first.close()
    second.close()


def test_two_programs_do_not_play_the_same_game(tmp_path: Path) -> None:
    timeline = played(table(), 3)
    with started(tmp_path, timeline) as journal:
        opened = resume(journal.path, LIBRARY)
        assert ids(opened.problems) == ["journal-in-use"]
        assert opened.journal is None
        assert opened.timeline, "it may be looked at"
        unsaved = save(table(), journal.path, LIBRARY, replace=True)
        assert unsaved
        assert unsaved.id == "journal-in-use"
    # The claim ends with the program, not with a file that could be left behind.
    opened = resume(journal.path, LIBRARY)
    assert opened.journal
    opened.journal.close()


def test_a_damaged_journal_goes_on_in_a_new_file_and_stays_as_it_is(tmp_path: Path) -> None:
    with started(tmp_path, played(table(), 10)) as journal:
        pass
    raw = bytearray(journal.path.read_bytes())
    raw[-60] ^= 1
    journal.path.write_bytes(raw)
    names = []
    for _ in range(2):
        opened = resume(journal.path, LIBRARY)
        assert ids(opened.problems) == ["save-damaged", "journal-continued"]
        assert opened.journal
        names.append(opened.journal.path.name)
        opened.journal.close()
    assert names == ["caravan-2.vestiges", "caravan-3.vestiges"]
    assert journal.path.read_bytes() == raw


def test_a_list_of_games_leaves_out_what_goes_on_elsewhere(tmp_path: Path) -> None:
    for seed in range(2):
        started(tmp_path, played(table(seed=seed), 10)).close()
    damaged = tmp_path / "caravan-1.vestiges"
    damaged.write_bytes(damaged.read_bytes()[:-3])
    opened = resume(damaged, LIBRARY)
    assert opened.journal
    opened.journal.close()
    (tmp_path / "caravan-9.vestiges").write_bytes(b"")
    with contextlib.suppress(OSError):  # not everybody may make links
        (tmp_path / "caravan-8.vestiges").symlink_to(tmp_path / "nowhere")
    listed = {path.name: ids(reading.problems) for path, reading in games_in(tmp_path, LIBRARY)}
    listed.pop("caravan-8.vestiges", None)
    assert listed == {
        "caravan-2.vestiges": [],
        "caravan-3.vestiges": [],
        "caravan-9.vestiges": ["save-empty"],
    }
    assert games_in(tmp_path / "nowhere", LIBRARY) == []


def test_a_glance_reads_only_how_a_game_begins(tmp_path: Path) -> None:
    with started(tmp_path, played(table("Ana", "Ben", "Cem"), 10)) as journal:
        reading = glance(journal.path, LIBRARY)
    assert reading.timeline
    assert reading.timeline.last == 0
    assert len(reading.timeline.record.seating) == 3


def test_a_journal_that_may_not_be_written_goes_on_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with started(tmp_path, played(table(), 5)) as journal:
        pass
    really_open = os.open

    def forbidding(path: Path, flags: int, mode: int = 0o777) -> int:
        if path == journal.path and flags & os.O_RDWR:
            raise PermissionError(errno.EACCES, "no")
        return really_open(path, flags, mode)

    monkeypatch.setattr(os, "open", forbidding)
    opened = resume(journal.path, LIBRARY)
    assert ids(opened.problems) == ["journal-continued"]
    assert opened.timeline
    assert opened.timeline.last == 5
    assert opened.journal
    opened.journal.close()
    unsaved = save(opened.timeline, journal.path, LIBRARY, replace=True)
    assert unsaved
    assert dict(unsaved.args)["reason"].id == "disk-forbidden"


def test_a_game_of_older_rules_goes_on_in_a_new_file(tmp_path: Path) -> None:
    newer = replace(GAME, rules_version=2)

    with started(tmp_path, played(table(), 5)) as journal:
        pass
    before = journal.path.read_bytes()
    opened = resume(journal.path, Library((newer,), lambda _: edition()))
    assert ids(opened.problems) == ["journal-continued"]
    assert opened.journal
    opened.journal.close()
    assert b'"rules":2' in opened.journal.path.read_bytes()
    assert journal.path.read_bytes() == before


# Disks that refuse


def refusing(error: int, after: int = 0) -> Callable[[int, bytes], None]:
    """A disk that takes so many bytes of each write, and no more."""

    def write(handle: int, data: bytes) -> None:
        os.write(handle, data[:after])
        raise OSError(error, "no")

    return write


@pytest.mark.parametrize("after", [0, 1, 20])
def test_a_full_disk_refuses_the_move_and_the_next_one_is_written_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    timeline = played(table(), 3)
    with started(tmp_path, timeline) as journal:
        move = legal(timeline)[0]
        with monkeypatch.context() as full:
            full.setattr(durable, "write_all", refusing(errno.ENOSPC, after))
            refusal = timeline.propose(move)
        assert isinstance(refusal, Refusal)
        assert refusal.rule == "journal-not-written"
        assert dict(refusal.args)["reason"].id == "disk-full"
        assert timeline.last == 3
        played(timeline, 4)
    reading = read(journal.path, LIBRARY)
    assert reading.is_whole
    assert reading.timeline
    assert reading.timeline.last == 7


def test_a_half_line_that_could_not_be_cut_off_at_once_is_cut_off_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no(*_: object) -> None:
        raise OSError(errno.EIO, "no")

    timeline = played(table(), 3)
    with started(tmp_path, timeline) as journal:
        with monkeypatch.context() as broken:
            broken.setattr(durable, "write_all", refusing(errno.EIO, 5))
            broken.setattr(os, "ftruncate", no)
            assert isinstance(timeline.propose(legal(timeline)[0]), Refusal)
        played(timeline, 4)
    assert read(journal.path, LIBRARY).is_whole


def test_a_game_that_cannot_be_begun_on_disk_says_why_and_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(durable, "write_all", refusing(errno.ENOSPC))
    problem = begin(tmp_path, table())
    assert isinstance(problem, Problem)
    assert problem.id == "journal-not-begun"
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "file").write_bytes(b"")
    problem = begin(tmp_path / "file", table())
    assert isinstance(problem, Problem)


# Saves


def test_a_copy_is_whole_or_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "saves" / "été.vestiges"
    assert save(played(table(), 10), path, LIBRARY) is None
    before = path.read_bytes()
    with monkeypatch.context() as full:
        full.setattr(durable, "write_all", refusing(errno.ENOSPC, 30))
        unsaved = save(played(table(), 15), path, LIBRARY)
    assert unsaved
    assert unsaved.id == "save-not-written"
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]
    assert save(played(table(), 15), path, LIBRARY) is None
    reading = read(path, LIBRARY)
    assert reading.timeline
    assert reading.timeline.last == 15


@pytest.mark.parametrize(
    "content",
    [b"", b"a letter", b"00000000 {}\n", chained(iter([b'{"vestiges":99}']), START)[0]],
    ids=["empty", "foreign", "damaged", "newer"],
)
def test_a_copy_does_not_replace_what_is_no_whole_save_without_saying(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "letter.vestiges"
    path.write_bytes(content)
    unsaved = save(table(), path, LIBRARY)
    assert unsaved
    assert unsaved.id == "save-would-replace"
    assert path.read_bytes() == content
    assert save(table(), path, LIBRARY, replace=True) is None
    assert read(path, LIBRARY).is_whole


@pytest.mark.parametrize("replace", [False, True])
def test_a_copy_never_replaces_what_is_no_file(tmp_path: Path, replace: bool) -> None:
    folder = tmp_path / "folder.vestiges"
    folder.mkdir()
    assert save(table(), folder, LIBRARY, replace=replace)
    assert folder.is_dir()
    assert save(table(), tmp_path / "a\0b", LIBRARY, replace=replace)
    assert save(table(), tmp_path / ("x" * 300), LIBRARY, replace=replace)
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
        assert save(table(), tmp_path / "pipe", LIBRARY, replace=replace)


# Files from strangers


def signed(*lines: bytes) -> Callable[[Path], object]:
    return lambda path: written(path, *lines)


def holding(raw: bytes) -> Callable[[Path], object]:
    return lambda path: path.write_bytes(raw)


GOOD = lines_of(played(table(), 6))
DEEP = b"[" * 100_000 + b"]" * 100_000

HOSTILE: dict[str, tuple[Callable[[Path], object], str]] = {
    "missing": (lambda path: None, "save-not-read"),
    "a folder": (lambda path: path.mkdir(), "save-folder"),
    "empty": (holding(b""), "save-empty"),
    "a line end": (holding(b"\n"), "save-foreign"),
    "zeros": (holding(b"\0" * 5000), "save-foreign"),
    "noise": (holding(random.Random(1).randbytes(5000)), "save-not-text"),
    "a picture": (holding(b"\x89PNG\r\n\x1a\n" + b"\0" * 100), "save-not-text"),
    "an archive": (holding(b"PK\3\4" + b"\0" * 100), "save-foreign"),
    "UTF-16": (holding("Vestiges\n".encode("utf-16")), "save-not-text"),
    "a letter": (holding("Chère Ana,\n\n".encode()), "save-foreign"),
    "JSON of another program": (holding(b'{"game":"caravan"}\n'), "save-foreign"),
    "far too large": (lambda path: hole(path, FILE_LIMIT + 1), "save-too-large"),
    "a line without end": (holding(b"a" * (FILE_LIMIT - 1)), "save-foreign"),
    "a header without end": (
        holding(b'00000000 {"vestiges":1,' + b" " * (2 * LINE_LIMIT)),
        "save-line-too-long",
    ),
    "half a header": (holding(b'00000000 {"vestiges":1,"game"'), "save-truncated"),
    "a header with a wrong checksum": (holding(b"00000000 " + GOOD[0] + b"\n"), "save-damaged"),
    "no object": (signed(b"[1,2]"), "save-foreign"),
    "null": (signed(b"null"), "save-foreign"),
    "an empty object": (signed(b"{}"), "save-foreign"),
    "far too deep": (signed(DEEP), "save-foreign"),
    "a deep header": (signed(b'{"vestiges":1,"start":' + DEEP + b"}"), "save-line-no-json"),
    "not a number": (signed(GOOD[0].replace(b'"seed":1', b'"seed":NaN')), "save-line-no-json"),
    "a half letter": (signed(GOOD[0].replace(b"Ana", b"An\xff")), "save-line-no-json"),
    "a lone surrogate": (signed(GOOD[0].replace(b"Ana", b"\\ud800")), "save-line-no-json"),
    "a huge number": (signed(GOOD[0].replace(b'"seed":1', b'"seed":' + b"9" * 90_000)), "save-line-no-json"),
    "another path": (signed(GOOD[0].replace(b'"caravan"', b'"../../caravan"')), "save-unknown-game"),
    "an absolute path": (signed(GOOD[0].replace(b'"caravan"', b'"/etc/passwd"')), "save-unknown-game"),
    "a device": (signed(GOOD[0].replace(b'"caravan"', b'"CON"')), "save-unknown-game"),
    "an escape": (signed(GOOD[0].replace(b'"caravan"', b'"\\u001b[2J"')), "save-unknown-game"),
    "a key twice": (
        signed(b'{"vestiges":1,' + GOOD[0].replace(b'"vestiges":1', b'"vestiges":7')[1:]),
        "save-newer-format",
    ),
    "deep moves": (signed(*GOOD, b'{"m":' + DEEP + b"}"), "save-line-no-json"),
    "half a move": (signed(*GOOD, b'{"m":{"kind"'), "save-line-no-json"),
    "an empty line": (signed(*GOOD, b""), "save-line-no-json"),
    "too many lines": (signed(*GOOD, *[b'{"at":0}'] * LINES_LIMIT), "save-too-many-lines"),
    "a long move": (
        signed(*GOOD, b'{"m":{"kind":"cv.bid","card":"' + b"x" * LINE_LIMIT + b'"}}'),
        "save-line-too-long",
    ),
    "a long card": (
        signed(*GOOD, b'{"m":{"kind":"cv.bid","card":"' + b"x" * (LINE_LIMIT // 2) + b'"}}'),
        "save-move-refused",
    ),
}
if hasattr(os, "mkfifo"):
    HOSTILE["a pipe"] = (os.mkfifo, "save-not-a-file")
    HOSTILE["a link to itself"] = (lambda path: path.symlink_to(path), "save-not-read")


def hole(path: Path, size: int) -> None:
    path.touch()
    os.truncate(path, size)


@pytest.mark.parametrize("name", HOSTILE)
def test_a_file_from_a_stranger_says_what_is_wrong_and_does_no_harm(tmp_path: Path, name: str) -> None:
    make, id = HOSTILE[name]
    path = tmp_path / "game.vestiges"
    make(path)
    before = path.read_bytes() if path.is_file() else None
    reading = read(path, LIBRARY)
    assert ids(reading.problems) == [id]
    assert not reading.is_whole
    assert glance(path, LIBRARY).problems or reading.timeline
    opened = resume(path, LIBRARY)
    assert opened.problems[0].id == id
    if opened.journal:
        opened.journal.close()
        assert opened.journal.path == tmp_path / "game-2.vestiges"
        assert read(opened.journal.path, LIBRARY).is_whole
    assert (path.read_bytes() if path.is_file() else None) == before
    assert {each.name for each in tmp_path.iterdir()} <= {"game.vestiges", "game-2.vestiges"}


def test_every_problem_is_a_line_of_plain_text(tmp_path: Path) -> None:
    path = tmp_path / "game\x1b[2J\u202e.vestiges"
    try:
        path.write_bytes(b"foreign")
    except OSError:
        pytest.skip("this system does not take such names")
    (problem,) = read(path, LIBRARY).problems
    assert problem.path == "game [2J .vestiges"


def test_a_name_that_no_system_takes_is_a_problem(tmp_path: Path) -> None:
    for name in ("a\0b", "x" * 5000, "\ud800"):
        assert read(tmp_path / name, LIBRARY).problems[0].id == "save-not-read"
        assert resume(tmp_path / name, LIBRARY).problems[0].id == "save-not-read"
