"""A crash of Python or Qt itself: nobody can catch it, but the last thing that happens is a note of where it was.

Each run has a file for that, which it holds as long as it lives and takes away when it ends in order. The next run
finds what others left: a note tells of a crash, an empty file of a program that was killed: there is nothing to say.
"""

import atexit
import contextlib
import faulthandler
import os
from pathlib import Path

from rules.core import durable, folders

ENDING = ".crash"
MOST_BYTES = 65_536


class CrashWatch:
    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or folders.log()
        self.file = self.folder / f"running-{os.getpid()}{ENDING}"
        self._handle: int | None = None

    def begin(self) -> None:
        """Have a crash noted from now on; a disk that refuses keeps nobody from playing."""
        with contextlib.suppress(OSError):
            folders.made(self.folder)
            self._handle = os.open(self.file, durable.READ_APPEND | os.O_CREAT | os.O_TRUNC, durable.MODE)
            durable.hold(self._handle)
            faulthandler.enable(self._handle)
            atexit.register(self.end)

    def end(self) -> None:
        """The program ends in order."""
        if self._handle is None:
            return
        faulthandler.disable()
        os.close(self._handle)
        self._handle = None
        with contextlib.suppress(OSError):
            self.file.unlink(missing_ok=True)

    def left_by_others(self) -> list[str]:
        """Take away what programs left that did not end in order: the notes of those that crashed."""
        found = (taken(path) for path in sorted(self.folder.glob(f"*{ENDING}")) if path != self.file)
        return [note for note in found if note.strip()]


def taken(path: Path) -> str:
    """The note in a file, which is taken away; empty where there is none, or its program still runs."""
    try:
        handle = os.open(path, durable.READ_APPEND)
    except OSError:
        return ""
    try:
        if not durable.hold(handle):
            return ""
        os.lseek(handle, 0, os.SEEK_SET)
        note = os.read(handle, MOST_BYTES).decode("utf-8", "replace")
    except OSError:
        return ""
    finally:
        os.close(handle)
    with contextlib.suppress(OSError):
        path.unlink()
    return note
