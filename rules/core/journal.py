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
from rules.core.chain import FILE_LIMIT, LINE_LIMIT, LINES_LIMIT, START, chained
from rules.core.codec import printable
from rules.core.edition import Problem, problem
from rules.core.folders import EXTENSION
from rules.core.library import Library
from rules.core.locked_file import LockedFile
from rules.core.migrations import MIGRATIONS, Migrations
from rules.core.record import Change, Moved, Noted
from rules.core.savefile import NAME_LETTERS, PATH_LETTERS, Reading, Scribe, read_save, texts_of
from rules.core.timeline import Timeline
from rules.core.types import phrase

NAMES_TRIED = 10_000
LINES_FOR_POINTERS, BYTES_FOR_NOTES = LINES_LIMIT // 2, FILE_LIMIT // 2
"""Beyond this, where the table looks and what people note is no longer written down, so that there is always room for
moves."""


@dataclass(frozen=True, slots=True)
class Place:
    """Folder and name for a new file of a game, and the file that it goes on from, which stays."""

    folder: Path
    stem: str
    first: int = 0
    """The number behind the stem that is tried first; the first name may do without."""
    goes_on_from: Path | None = None

    @property
    def continues(self) -> str:
        """What lists of games leave out from now on: a file in the same folder."""
        old = self.goes_on_from
        return whole_name(old) if old is not None and old.parent == self.folder else ""

    def names(self) -> Iterator[str]:
        return (f"{self.stem}-{number}" if number else self.stem for number in range(self.first, NAMES_TRIED))


@dataclass(slots=True)
class InFile:
    """A file that keeps a game, and the scribe that puts changes into lines for it."""

    file: LockedFile
    scribe: Scribe


class Journal:
    """Keeps a game in a file of its own. Where there is none yet, or it was lost, one begins that holds all that was
    played so far, before anything else counts.
    """

    def __init__(self, timeline: Timeline, place: Place, *, in_file: InFile | None = None, continues: str = "") -> None:
        self._timeline = timeline
        self._place = place
        self._in_file = in_file
        self._continues = continues
        self._is_closed = False
        self._news: tuple[Problem, ...] = ()

    @property
    def path(self) -> Path:
        """The file; as long as there is none, the folder where it will be."""
        return self._in_file.file.path if self._in_file else self._place.folder

    def keep(self, change: Change, number: int, state: Any) -> Problem | None:
        """The change is on the disk when this returns without a problem."""
        if self._is_closed:
            return not_kept(change, self.path, OSError(errno.EBADF, os.strerror(errno.EBADF)))
        if isinstance(change, Moved) and self._needs_no_pointer:
            return None
        if self._in_file is None or not self._in_file.file.is_ours:
            unbegun = self.begin()
            if unbegun:
                return Problem(id_of_unkept(change), unbegun.path, unbegun.args)
        try:
            return self._add(change, number, state)
        except OSError as error:
            return self._keep_elsewhere(change, number, state, error)

    def begin(self, folder: Path | None = None) -> Problem | None:
        """A new file with all that was played so far; in another folder, if one is given."""
        place = Place(folder, self._timeline.game.id, 1) if folder else self._next_place()
        if place is None:
            return cannot("journal-not-begun", self.path, OSError(errno.ENOENT, os.strerror(errno.ENOENT)))
        begun = begun_at(self._timeline, place, self._continues)
        if isinstance(begun, Problem):
            return begun
        if folder is None:
            self._tell_where(place, begun.file.path)
        self._let_go()
        self._in_file, self._place, self._is_closed = begun, place, False
        self._continues = place.continues or self._continues
        self._timeline.keeper = self
        return None

    @property
    def has_file(self) -> bool:
        return self._in_file is not None

    def take_news(self) -> tuple[Problem, ...]:
        """What has happened to the file that people should know; told once."""
        news, self._news = self._news, ()
        return news

    def close(self) -> None:
        """Lets go of the file; where the table looked last is on the disk too."""
        self._is_closed = True
        self._let_go()

    def __enter__(self) -> "Journal":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def _needs_no_pointer(self) -> bool:
        """Whether no pointer is written: looking around begins no file, and there must always be room for moves."""
        return self._in_file is None or self._in_file.file.end.lines > LINES_FOR_POINTERS

    def _add(self, change: Change, number: int, state: Any) -> Problem | None:
        """Raises `OSError`."""
        assert self._in_file is not None
        file, scribe = self._in_file.file, self._in_file.scribe
        if isinstance(change, Noted) and (file.end.size > BYTES_FOR_NOTES or file.end.lines > LINES_FOR_POINTERS):
            return problem("journal-full-of-notes", shown(file.path))
        data, end = chained(scribe.lines(change, number, state), file.end)
        if end.size > FILE_LIMIT or end.lines > LINES_LIMIT:
            return problem("journal-full", shown(file.path))
        file.append(data, end, is_durable=not isinstance(change, Moved))
        scribe.note(change, number)
        return None

    def _keep_elsewhere(self, change: Change, number: int, state: Any, error: OSError) -> Problem | None:
        """Go on in a new file when the old one is out of reach; not for a full disk, which may have room again."""
        old = self.path
        if error.errno in OUT_OF_ROOM or self.begin():
            return not_kept(change, old, error)
        try:
            return self._add(change, number, state)
        except OSError as again:
            return not_kept(change, self.path, again)

    def _next_place(self) -> Place | None:
        """Find a place beside the lost file: under its name, if that is free; None while its drive is gone."""
        if self._in_file is None:
            return self._place
        old = self._in_file.file.path
        if os.path.lexists(old):
            return after(old)
        return Place(old.parent, old.stem) if self._in_file.file.drive_is_there else None

    def _tell_where(self, place: Place, now: Path) -> None:
        if place.goes_on_from is not None:
            self._news += (problem("journal-continued", shown(place.goes_on_from), to=now.name),)
        elif self._in_file is not None:
            self._news += (problem("journal-begun-anew", shown(self._in_file.file.path), to=now.name),)

    def _let_go(self) -> None:
        if self._in_file is not None:
            self._in_file.file.close()


class Onlooker:
    """Keeper of a game that another program plays: every point of it may be looked at, but no move played."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def keep(self, change: Change, number: int, state: Any) -> Problem | None:
        return None if isinstance(change, Moved) else problem("journal-in-use", shown(self.path))


@dataclass(slots=True)
class Opened:
    """A game from a file, as far as it could be had. Without a journal it can be looked at, and saved."""

    timeline: Timeline | None
    journal: Journal | None
    problems: tuple[Problem, ...]

    @property
    def is_played_elsewhere(self) -> bool:
        return self.timeline is not None and isinstance(self.timeline.keeper, Onlooker)


# The game in progress


def begin(folder: Path, timeline: Timeline) -> Journal | Problem:
    """A new journal that holds all that was played so far, and from now on keeps the game."""
    journal = Journal(timeline, Place(folder, timeline.game.id, 1))
    return journal.begin() or journal


def resume(path: Path, library: Library, migrations: Migrations = MIGRATIONS) -> Opened:
    """Goes on with a game, in its own file if that is whole, else in a new one beside it."""
    found = reopened(path, library, migrations)
    return found if isinstance(found, Opened) else continued(path, found)


def reopened(path: Path, library: Library, migrations: Migrations = MIGRATIONS) -> Opened | Reading:
    """Goes on with a game in its own file; else what could be read of it."""
    handle = claimed(path)
    if handle is None:
        return looked_at(path, read(path, library, migrations))
    if isinstance(handle, Problem):
        # It may still be read, for instance when it must not be written.
        return read(path, library, migrations)
    reading = read_handle(handle, path, library, migrations)
    timeline, scribe = reading.timeline, reading.scribe
    if timeline is None or scribe is None or not reading.is_whole or reading.is_older:
        os.close(handle)
        return reading
    in_file = InFile(LockedFile(path, handle, reading.end), scribe)
    timeline.keeper = journal = Journal(timeline, after(path), in_file=in_file, continues=reading.continues)
    return Opened(timeline, journal, ())


def looked_at(path: Path, reading: Reading) -> Opened:
    """Another program plays this game: it may be adding a line in this moment, and that is no damage."""
    if reading.timeline is None:
        return Opened(None, None, (problem("journal-in-use", shown(path)),))
    reading.timeline.keeper = Onlooker(path)
    return Opened(reading.timeline, None, (problem("journal-in-use", shown(path)),))


def continued(path: Path, reading: Reading) -> Opened:
    """What could be read goes on in a new file; the old one stays as it is."""
    timeline = reading.timeline
    if timeline is None:
        return Opened(None, None, reading.problems)
    # A disk that refuses now may have room when the next move is made: until then there is none.
    timeline.keeper = journal = Journal(timeline, after(path))
    unbegun = journal.begin()
    told = journal.take_news() if unbegun is None else (unbegun,)
    return Opened(timeline, journal, (*reading.problems, *told))


def copied(path: Path, folder: Path, library: Library, migrations: Migrations = MIGRATIONS) -> Opened:
    """A save stays as it is, and can be looked at; a game that goes on from it has a file from its first move on."""
    reading = read(path, library, migrations)
    timeline = reading.timeline
    if timeline is None:
        return Opened(None, None, reading.problems)
    timeline.keeper = journal = Journal(timeline, Place(folder, path.stem, goes_on_from=path))
    return Opened(timeline, journal, reading.problems)


# New files


NUMBERED = re.compile(r"-\d{1,4}$")


def after(path: Path) -> Place:
    """Return the place for a new file beside a file that stays as it is."""
    return Place(path.parent, NUMBERED.sub("", path.stem), 2, goes_on_from=path)


def begun_at(timeline: Timeline, place: Place, continues: str) -> InFile | Problem:
    """A file that holds all that was played so far."""
    scribe = Scribe()
    data, end = chained(texts_of(timeline, scribe, place.continues or continues), START)
    try:
        place.folder.mkdir(parents=True, exist_ok=True)
        path, handle = created(place.folder, place.names())
    except (OSError, ValueError) as error:
        return cannot("journal-not-begun", place.folder, error)
    try:
        durable.hold(handle)
        durable.write_all(handle, data)
        durable.sync(handle)
        durable.sync_folder(place.folder)
    except OSError as error:
        os.close(handle)
        with contextlib.suppress(OSError):
            path.unlink()
        return cannot("journal-not-begun", path, error)
    return InFile(LockedFile(path, handle, end), scribe)


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


def is_in_use(path: Path) -> bool:
    """Whether another program plays this game now."""
    handle = claimed(path)
    if isinstance(handle, int):
        os.close(handle)
    return handle is None


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
    """List the games at a glance, the latest first; without those that go on in a newer file."""
    try:
        paths = sorted(folder.glob("*" + EXTENSION), key=when_changed, reverse=True)
    except OSError:
        return []
    games = [(path, glance(path, library)) for path in paths]
    gone_on = {reading.continues for _, reading in games}
    return [(path, reading) for path, reading in games if whole_name(path) not in gone_on]


def when_changed(path: Path) -> int:
    """Long ago, where nobody knows: a link that leads nowhere, a file that has just gone."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


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
    errno.EDQUOT: "disk-full",
    errno.EFBIG: "disk-no-larger",
    errno.EIO: "disk-gone",
    errno.ENXIO: "disk-gone",
    errno.ENODEV: "disk-gone",
    errno.ESTALE: "disk-gone",
    errno.ETIMEDOUT: "disk-gone",
    errno.ENAMETOOLONG: "disk-bad-name",
    errno.EINVAL: "disk-bad-name",
}


OUT_OF_ROOM = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
UNKEPT = frozenset(
    {"journal-not-begun", "journal-not-written", "journal-not-moved", "journal-not-noted", "journal-full"}
)
"""What is refused because it could not be kept, and not because of a rule."""


def id_of_unkept(change: Change) -> str:
    if isinstance(change, Noted):
        return "journal-not-noted"
    return "journal-not-moved" if isinstance(change, Moved) else "journal-not-written"


def not_kept(change: Change, path: Path, error: OSError) -> Problem:
    """Why a change does not count. A file that is open has a possible name, whatever the system finds wrong with it."""
    is_name = REASONS.get(error.errno or 0) == "disk-bad-name"
    return cannot(id_of_unkept(change), path, OSError(errno.EIO, "") if is_name else error)


def kept_elsewhere(path: Path) -> Problem:
    """Return the problem that lists of games do not know this place: a player must know it to go on later."""
    return problem("journal-elsewhere", printable(str(path), PATH_LETTERS))


def cannot(id: str, path: Path, error: OSError | ValueError) -> Problem:
    """What the system would not do, and why, in words of ours."""
    if not isinstance(error, OSError):
        return problem(id, shown(path), reason=phrase("disk-bad-name"))
    reason = REASONS.get(error.errno or 0, "disk-error")
    return problem(id, shown(path), reason=phrase(reason, number=error.errno or 0))
