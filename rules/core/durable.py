"""Writing so that nothing is lost: flushed to the disk itself, or replaced as a whole, or not at all."""

import contextlib
import errno
import os
import sys
import time
from pathlib import Path

ON_WINDOWS = os.name == "nt"
READ_APPEND = os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
NEW = os.O_CREAT | os.O_EXCL
MODE = 0o644


def sync(handle: int) -> None:
    """Returns when the disk has what was written."""
    if sys.platform == "darwin":
        import fcntl  # noqa: PLC0415  # no such module on Windows

        # There fsync leaves data in the drive's own memory; not all file systems know the stronger order.
        with contextlib.suppress(OSError):
            fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
            return
    os.fsync(handle)


def sync_folder(folder: Path) -> None:
    """The name of a new file is on the disk too. Windows does so by itself, and offers no way to ask."""
    if ON_WINDOWS:
        return
    # Some folders and file systems refuse; then the name is as safe as it can be.
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def write_all(handle: int, data: bytes) -> None:
    """Write all data, in one write unless the system takes only a part of it."""
    written = os.write(handle, data)
    while written < len(data):
        written += os.write(handle, data[written:])


def write_new(path: Path, data: bytes) -> None:
    """A new file, on the disk when this returns. Raises `FileExistsError`."""
    handle = os.open(path, READ_APPEND | NEW, MODE)
    try:
        write_all(handle, data)
        sync(handle)
    finally:
        os.close(handle)
    sync_folder(path.parent)


def replace_file(path: Path, data: bytes) -> None:
    """The file holds either what it held before, or all of this; never a part."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    beside.unlink(missing_ok=True)
    try:
        write_new(beside, data)
        put_in_place(beside, path)
    except OSError:
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


WAITS_S = (0.01, 0.03, 0.1, 0.3, 0.6)
"""Before each further try; together a second."""


def put_in_place(draft: Path, path: Path) -> None:
    """Rename a draft to its name, over what had that name. On Windows this fails as long as anybody has that file open;
    scanners, indexers and cloud folders let go of it soon."""
    for wait in WAITS_S if ON_WINDOWS else ():
        with contextlib.suppress(PermissionError):
            draft.replace(path)
            return
        time.sleep(wait)
    draft.replace(path)


FAR_BEYOND_ANY_FILE = 1 << 30
WITHOUT_LOCKS = frozenset({errno.EINVAL, errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP})
"""What Windows says of a file system that has no locks; whatever else it says is a refusal."""


def hold(handle: int) -> bool:
    """Claims an open file. The system lets go of it when the program ends, however it ends."""
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415

            # Locks there forbid reading too, so the locked byte is one that the file will never have.
            os.lseek(handle, FAR_BEYOND_ANY_FILE, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError as error:
        # A file system without locks: better played without than not at all.
        return not ON_WINDOWS or error.errno in WITHOUT_LOCKS
    return True
