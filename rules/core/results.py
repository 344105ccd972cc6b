"""The finished games of this computer, one line each. Lines are added, not rewritten.

What is damaged is set aside and its good lines go on in a new file; a file of a newer program is left alone.
"""

import contextlib
import os
from collections.abc import Iterable
from pathlib import Path

from rules.core import durable
from rules.core.edition import Problem, problem
from rules.core.finished_game import FinishedGame
from rules.core.journal import bytes_of, cannot, shown
from rules.core.locked_file import claimed
from rules.core.profile import is_missing, set_aside
from rules.core.result_lines import VERSION, Known, Line, Read, known, lines_of, without, written

LIMIT = 16 * 2**20


class ResultsFile:
    """The results on disk. `results` holds what is known, the earliest first; `problem` says what is wrong."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.problem: Problem | None = None
        self._lines: tuple[Line, ...] = ()
        self._unkept: tuple[Line, ...] = ()
        """What could not be written: known until the window closes."""
        self._known = Known()
        self.read_again()

    # Questions

    @property
    def results(self) -> tuple[FinishedGame, ...]:
        return self._known.games

    def has(self, result: FinishedGame) -> bool:
        """Whether this game is there, or is not to come back."""
        return self._known.has(result)

    def was_told(self, what: str) -> bool:
        return what in self._known.told

    def seconds_at(self, id: str) -> int:
        """How long people sat at a game that was not over yet."""
        return dict(self._known.seconds).get(id, 0)

    # Changes

    def add(self, result: FinishedGame) -> Problem | None:
        """Keep a finished game. The first end of a game counts; a later one adds nothing."""
        return self.add_all((result,))

    def add_all(self, results: Iterable[FinishedGame], *, told: str = "") -> Problem | None:
        """Keep several at once, and remember that this was done."""
        self.read_again()
        new = [Line(v=VERSION, game=each) for each in results if not self._known.has(each)]
        return self._append((*new, *([Line(v=VERSION, told=told)] if told else ())))

    def sat(self, id: str, seconds: int) -> Problem | None:
        """Keep how long people sat at a game that they leave before its end."""
        return self._append((Line(v=VERSION, sat=(id, seconds)),)) if id and seconds > 0 else None

    def rename(self, old: str, new: str) -> Problem | None:
        """Give a person another name in all that was played so far."""
        return None if old == new else self._append((Line(v=VERSION, renamed=(old, new)),))

    def forget(self, name: str) -> Problem | None:
        """Delete what this person has played, for good; who else has a name keeps the game, without this one's."""
        with claimed(self.path) as is_claimed:
            if not is_claimed:
                return problem("results-in-use", shown(self.path))
            self._read()
            if self.problem is not None and not self._may_write:
                return self.problem
            kept = tuple(without(self._known, name))
            try:
                if kept or not is_missing(self.path):
                    self.path.parent.mkdir(parents=True, exist_ok=True)
                    durable.replace_file(self.path, b"".join(map(written, kept)))
            except OSError as error:
                return cannot("results-not-written", self.path, error)
        self._unkept = ()
        self._take(kept)
        return None

    def read_again(self) -> None:
        """See what another window has added meanwhile."""
        raw = self._raw()
        read = Read(()) if isinstance(raw, Problem) else lines_of(raw)
        if read.is_damaged:
            # Another window may be adding a line in this moment: look again when nobody writes.
            with claimed(self.path) as is_claimed:
                if is_claimed:
                    self._read()
                    return
        self._use(raw, read)

    # How it is done

    @property
    def _may_write(self) -> bool:
        """Whether lines can be added: not where the file is still there and could not be read."""
        return self.problem is None or self.problem.id == "results-damaged"

    def _append(self, lines: tuple[Line, ...]) -> Problem | None:
        """A problem says why it is for now only."""
        if not lines:
            return None
        self._unkept += lines
        wrong = self._write()
        if wrong is not None:
            self._take(self._lines)
        return wrong

    def _write(self) -> Problem | None:
        """Write all that is not on the disk yet."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            return cannot("results-not-written", self.path, error)
        with claimed(self.path) as is_claimed:
            if not is_claimed:
                return problem("results-in-use", shown(self.path))
            self._read()
            if not self._may_write:
                return self.problem
            data = b"".join(map(written, self._unkept))
            try:
                if not is_missing(self.path) and self.path.stat().st_size + len(data) > LIMIT:
                    return problem("results-full", shown(self.path))
                append(self.path, data)
            except OSError as error:
                return cannot("results-not-written", self.path, error)
        lines, self._unkept = self._lines + self._unkept, ()
        self._take(lines)
        return None

    def _raw(self) -> bytes | Problem:
        return b"" if is_missing(self.path) else bytes_of(self.path, LIMIT)

    def _read(self) -> None:
        """Read the file while no other window writes it: what is damaged is set aside now."""
        raw = self._raw()
        read = Read(()) if isinstance(raw, Problem) else lines_of(raw)
        self._use(raw, read)
        if read.is_damaged and not read.is_newer:
            self.problem = set_aside(self.path, "results-damaged", "results-not-set-aside")
            if self.problem.id == "results-damaged" and read.lines:
                # A disk that refuses now may have room with the next game: until then they are known here.
                with contextlib.suppress(OSError):
                    durable.replace_file(self.path, b"".join(map(written, read.lines)))
                    return
                self._lines, self._unkept = (), read.lines + self._unkept

    def _use(self, raw: bytes | Problem, read: Read) -> None:
        if isinstance(raw, Problem):
            self.problem = raw
            return
        if read.is_newer:
            self.problem = problem("results-newer", shown(self.path))
        elif self.problem is not None and not self._may_write:
            self.problem = None
        self._take(read.lines)

    def _take(self, lines: tuple[Line, ...]) -> None:
        self._lines = lines
        self._known = known(lines + self._unkept)


def append(path: Path, data: bytes) -> None:
    """Add lines at the end; a line that a crash has left without its end is ended first. Raises `OSError`."""
    handle = os.open(path, durable.READ_APPEND | os.O_CREAT, durable.MODE)
    try:
        size = os.fstat(handle).st_size
        if size:
            os.lseek(handle, size - 1, os.SEEK_SET)
            if os.read(handle, 1) != b"\n":
                data = b"\n" + data
        try:
            durable.write_all(handle, data)
            durable.sync(handle)
        except OSError:
            with contextlib.suppress(OSError):
                os.ftruncate(handle, size)
            raise
    finally:
        os.close(handle)
    if not size:
        durable.sync_folder(path.parent)
