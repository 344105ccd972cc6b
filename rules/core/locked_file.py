"""A file that lines are added to and that is this program's alone while it is open. Knows nothing of games."""

import contextlib
import os
import time
from collections.abc import Iterator
from pathlib import Path

from rules.core import durable
from rules.core.chain import Link

CLAIMS, WAIT = 50, 0.01
"""How often a file that another window writes in this moment is tried again, and after how many seconds."""


class LockedFile:
    def __init__(self, path: Path, handle: int, end: Link) -> None:
        self.path = path
        self.end = end
        """Where it ends, as far as what was added is acknowledged."""
        self._handle = handle
        self._is_torn = False
        self._can_be_told = self._is_found()
        """Whether this system says of two ways to a file that they lead to the same one."""
        self._drive = drive_of(path.parent)

    @property
    def is_ours(self) -> bool:
        """Whether its name still leads to it, and nobody else has added to it: else what is written is lost."""
        return self._is_as_long_as_ours() and (self._is_found() or not self._can_be_told)

    @property
    def drive_is_there(self) -> bool:
        """Whether its folder, or where it would be made again, is on the drive where it was: where a drive was taken
        out, its empty place may still be there, and what is written into it is hidden once the drive is back."""
        now = drive_of(self.path.parent)
        return self._drive == (drive_of(self.path.parent.parent) if now is None else now)

    def append(self, data: bytes, end: Link, *, is_durable: bool) -> None:
        """All of it, or nothing. Raises `OSError`."""
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
        self.end = end

    def close(self) -> None:
        """Lets go of the file; what was written last is on the disk too."""
        if self._handle >= 0:
            with contextlib.suppress(OSError):
                durable.sync(self._handle)
            with contextlib.suppress(OSError):  # a drive that is gone cannot even let go
                os.close(self._handle)
            self._handle = -1

    def _cut_off_half_line(self) -> None:
        """What a full disk left of a line that was never acknowledged."""
        os.ftruncate(self._handle, self.end.size)
        self._is_torn = False

    def _is_found(self) -> bool:
        try:
            return os.path.samestat(os.fstat(self._handle), self.path.stat())
        except (OSError, ValueError):
            return False

    def _is_as_long_as_ours(self) -> bool:
        try:
            return self._is_torn or os.fstat(self._handle).st_size == self.end.size
        except OSError:
            return False


def drive_of(folder: Path) -> int | None:
    try:
        return folder.stat().st_dev
    except (OSError, ValueError):
        return None


# Files that are written as a whole


@contextlib.contextmanager
def claimed(path: Path) -> Iterator[bool]:
    """Whether no other window writes the file as long as this lasts. The claim is laid on a file beside it, since some
    systems do not let a claimed file be read or renamed."""
    try:
        handle = os.open(path.with_suffix(".lock"), durable.READ_APPEND | os.O_CREAT, durable.MODE)
    except OSError:
        yield True  # A folder without room for a lock says by itself what it refuses.
        return
    try:
        yield hold_in_time(handle)
    finally:
        os.close(handle)


def hold_in_time(handle: int) -> bool:
    for _ in range(CLAIMS):
        if durable.hold(handle):
            return True
        time.sleep(WAIT)
    return False
