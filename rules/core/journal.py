"""Games on disk: saves, and journals of games in progress, which have a move before the screen shows it.

A file is added to only while it is whole. What is damaged, foreign or of another version stays as it is: the
game goes on in a new file beside it. What a file holds or a disk refuses is said as a `Problem`, not raised.
"""

import contextlib
import errno
import os
import re
import stat
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rules.core import durable
from rules.core.chain import FILE_LIMIT, LINE_LIMIT, LINES_LIMIT, START, Link, chained
from rules.core.codec import printable
from rules.core.edition import Problem, problem
from rules.core.library import Library
from rules.core.migrations import MIGRATIONS, Migrations
from rules.core.places import EXTENSION
from rules.core.record import Change, Moved
from rules.core.savefile import NAME_LETTERS, PATH_LETTERS, Reading, Scribe, read_save, texts_of
from rules.core.timeline import Timeline
from rules.core.types import phrase

NAMES_TRIED = 10_000
LINES_FOR_POINTERS = LINES_LIMIT // 2
"""Beyond this, where the table looks is no longer written down, so that there is always room for moves."""


class Journal:
    """An open file that a game is added to, line by line. It is this program's alone while it is open."""

    def __init__(self, path: Path, handle: int, end: Link, scribe: Scribe) -> None:
        self.path = path
        self._handle = handle
        self._end = end
        self._scribe = scribe
        self._is_torn = False

    def keep(self, change: Change, number: int, state: Any) -> Problem | None:
        """The change is on the disk when this returns without a problem."""
        is_pointer = isinstance(change, Moved)
        if is_pointer and self._end.lines > LINES_FOR_POINTERS:
            return None
        data, end = chained(self._scribe.lines(change, number, state), self._end)
        if end.size > FILE_LIMIT or end.lines > LINES_LIMIT:
            return problem("journal-full", shown(self.path))
        try:
            self._append(data, is_durable=not is_pointer)
        except OSError as error:
            return cannot("journal-not-written", self.path, error)
        self._end = end
        self._scribe.note(change, number)
        return None

    def close(self) -> None:
        """Lets go of the file; where the table looked last is on the disk too."""
        if self._handle >= 0:
            with contextlib.suppress(OSError):
                durable.sync(self._handle)
            os.close(self._handle)
            self._handle = -1

    def __enter__(self) -> "Journal":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _append(self, data: bytes, *, is_durable: bool) -> None:
        if self._is_torn:
            self._cut_off_half_line()
        self._is_torn = True
        try:
            durable.write_all(self._handle, data)
            if is_durable:
                durable.sync(self._handle)
        except OSError:
            with contextlib.suppress(OSError):
                self._cut_off_half_line()
            raise
        self._is_torn = False

    def _cut_off_half_line(self) -> None:
        """What a full disk left of a line that was never acknowledged."""
        os.ftruncate(self._handle, self._end.size)
        self._is_torn = False


@dataclass(slots=True)
class Opened:
    """A game from a file, as far as it could be had. Without a journal it can be looked at, and saved."""

    timeline: Timeline | None
    journal: Journal | None
    problems: tuple[Problem, ...]


# The game in progress


def begin(folder: Path, timeline: Timeline) -> Journal | Problem:
    """A new journal that holds all that was played so far, and from now on keeps the game."""
    names = (f"{timeline.game.id}-{number}" for number in range(1, NAMES_TRIED))
    return keeping(timeline, folder, names)


def resume(path: Path, library: Library, migrations: Migrations = MIGRATIONS) -> Opened:
    """Goes on with a game, in its own file if that is whole, else in a new one beside it."""
    handle = claimed(path)
    if handle is None:
        return Opened(read(path, library, migrations).timeline, None, (problem("journal-in-use", shown(path)),))
    if isinstance(handle, Problem):
        # It may still be read, for instance when it must not be written.
        return continued(path, read(path, library, migrations))
    reading = read_handle(handle, path, library, migrations)
    timeline, scribe = reading.timeline, reading.scribe
    if timeline is None or scribe is None or not reading.is_whole or reading.is_older:
        os.close(handle)
        return continued(path, reading)
    timeline.keeper = journal = Journal(path, handle, reading.end, scribe)
    return Opened(timeline, journal, ())


def continued(path: Path, reading: Reading) -> Opened:
    """What could be read goes on in a new file; the old one stays as it is."""
    timeline = reading.timeline
    if timeline is None:
        return Opened(None, None, reading.problems)
    stem = NUMBERED.sub("", path.stem)
    names = (f"{stem}-{number}" for number in range(2, NAMES_TRIED))
    journal = keeping(timeline, path.parent, names, continues=whole_name(path))
    if isinstance(journal, Problem):
        return Opened(timeline, None, (*reading.problems, journal))
    told = problem("journal-continued", shown(path), to=journal.path.name)
    return Opened(timeline, journal, (*reading.problems, told))


NUMBERED = re.compile(r"-\d{1,4}$")


def keeping(timeline: Timeline, folder: Path, names: Iterator[str], continues: str = "") -> Journal | Problem:
    scribe = Scribe()
    data, end = chained(texts_of(timeline, scribe, continues), START)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path, handle = created(folder, names)
    except (OSError, ValueError) as error:
        return cannot("journal-not-begun", folder, error)
    try:
        durable.hold(handle)
        durable.write_all(handle, data)
        durable.sync(handle)
        durable.sync_folder(folder)
    except OSError as error:
        os.close(handle)
        with contextlib.suppress(OSError):
            path.unlink()
        return cannot("journal-not-begun", path, error)
    timeline.keeper = journal = Journal(path, handle, end, scribe)
    return journal


def created(folder: Path, names: Iterator[str]) -> tuple[Path, int]:
    """A file that was not there before, under the first name that is free."""
    for name in names:
        path = folder / (name + EXTENSION)
        with contextlib.suppress(FileExistsError):
            return path, os.open(path, durable.READ_APPEND | durable.NEW, durable.MODE)
    raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))


def claimed(path: Path) -> int | Problem | None:
    """The file, open for adding to it; None when another program has it."""
    try:
        if wrong := objection_to_kind(path, path.stat()):
            return wrong
        handle = os.open(path, durable.READ_APPEND)
    except (OSError, ValueError) as error:
        return cannot("save-not-read", path, error)
    if durable.hold(handle):
        return handle
    os.close(handle)
    return None


# Any file


def read(path: Path, library: Library, migrations: Migrations = MIGRATIONS) -> Reading:
    """What a file holds, and what is wrong with it. Changes nothing."""
    raw = bytes_of(path)
    if isinstance(raw, Problem):
        return Reading(problems=(raw,))
    return read_save(raw, shown(path), library, migrations)


def glance(path: Path, library: Library, migrations: Migrations = MIGRATIONS) -> Reading:
    """How a game begins, without replaying it: for a list of games."""
    raw = bytes_of(path, LINE_LIMIT)
    if isinstance(raw, Problem):
        return Reading(problems=(raw,))
    reading = read_save(raw[: raw.find(b"\n") + 1], shown(path), library, migrations)
    return reading if reading.is_whole else read(path, library, migrations)


def games_in(folder: Path, library: Library) -> list[tuple[Path, Reading]]:
    """At a glance, the latest first; without those that go on in a newer file."""
    try:
        paths = sorted(folder.glob("*" + EXTENSION), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    except OSError:
        return []
    games = [(path, glance(path, library)) for path in paths]
    gone_on = {reading.continues for _, reading in games}
    return [(path, reading) for path, reading in games if whole_name(path) not in gone_on]


def save(timeline: Timeline, path: Path, library: Library, *, replace: bool = False) -> Problem | None:
    """A copy of the game. What stands there goes only if it is a whole save, or if `replace` is said."""
    objection = objection_to_replacing(path, library, replace=replace)
    if objection:
        return objection
    data, _ = chained(texts_of(timeline, Scribe()), START)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        durable.replace_file(path, data)
    except (OSError, ValueError) as error:
        return cannot("save-not-written", path, error)
    return None


def objection_to_replacing(path: Path, library: Library, *, replace: bool) -> Problem | None:
    if not os.path.lexists(path):
        return None
    handle = claimed(path)
    if handle is None:
        return problem("journal-in-use", shown(path))
    if isinstance(handle, Problem):
        return handle
    os.close(handle)
    wrong = () if replace else read(path, library).problems
    return problem("save-would-replace", shown(path), why=wrong[0].sentence) if wrong else None


def bytes_of(path: Path, limit: int = FILE_LIMIT) -> bytes | Problem:
    try:
        found = path.stat()
        if wrong := objection_to_kind(path, found):
            return wrong
        with path.open("rb") as file:
            return file.read(limit)
    except (OSError, ValueError) as error:
        return cannot("save-not-read", path, error)


def read_handle(handle: int, path: Path, library: Library, migrations: Migrations) -> Reading:
    """Through the file that is claimed, so that nothing can be added in between."""
    try:
        os.lseek(handle, 0, os.SEEK_SET)
        with os.fdopen(os.dup(handle), "rb") as file:
            raw = file.read(FILE_LIMIT)
    except OSError as error:
        return Reading(problems=(cannot("save-not-read", path, error),))
    return read_save(raw, shown(path), library, migrations)


def whole_name(path: Path) -> str:
    return printable(path.name, PATH_LETTERS)


def shown(path: Path) -> str:
    return printable(path.name, NAME_LETTERS)


def objection_to_kind(path: Path, found: os.stat_result) -> Problem | None:
    if stat.S_ISDIR(found.st_mode):
        return problem("save-folder", shown(path))
    if not stat.S_ISREG(found.st_mode):
        return problem("save-not-a-file", shown(path))
    if found.st_size > FILE_LIMIT:
        return problem("save-too-large", shown(path), megabytes=FILE_LIMIT // 2**20)
    return None


REASONS = {
    errno.ENOENT: "disk-missing",
    errno.ENOTDIR: "disk-missing",
    errno.EACCES: "disk-forbidden",
    errno.EPERM: "disk-forbidden",
    errno.EROFS: "disk-forbidden",
    errno.ENOSPC: "disk-full",
    errno.ENAMETOOLONG: "disk-bad-name",
    errno.EINVAL: "disk-bad-name",
}


def cannot(id: str, path: Path, error: OSError | ValueError) -> Problem:
    """What the system would not do, and why, in words of ours."""
    if not isinstance(error, OSError):
        return problem(id, shown(path), reason=phrase("disk-bad-name"))
    reason = REASONS.get(error.errno or 0, "disk-error")
    return problem(id, shown(path), reason=phrase(reason, number=error.errno or 0))
