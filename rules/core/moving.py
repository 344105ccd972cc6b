"""Moves what an earlier version kept beside the games to where it belongs on this system: once, and nothing is lost.

What cannot be moved stays where it is and is found there. A move that was interrupted is finished by the next start.
"""

import contextlib
import os
from pathlib import Path

from rules.core import durable, folders


def move_old_places() -> None:
    """Mostly there is nothing to move: then this only looks whether there is."""
    home = folders.home()
    if home in (folders.config(), folders.cache()):
        return
    move_file(home / folders.SETTINGS, folders.config() / folders.SETTINGS)
    move_cached(home / folders.cabinet_said().name, folders.cabinet_said())
    move_folder(home / folders.pictures().name, folders.pictures())


def move_file(old: Path, new: Path) -> None:
    """The new place holds either nothing or all of it. What lies there already stays, and so does what differs from it;
    a link stays too, for somebody laid it there."""
    if old.is_symlink() or not old.is_file():
        return
    with contextlib.suppress(OSError):
        data = old.read_bytes()
        if not os.path.lexists(new):
            folders.made(new.parent)
            durable.replace_file(new, data)
        if new.read_bytes() == data:
            old.unlink()


def move_cached(old: Path, new: Path) -> None:
    """What can be made again need not be kept twice: what lies in the new place counts."""
    move_file(old, new)
    if old.is_file() and not old.is_symlink() and new.is_file():
        with contextlib.suppress(OSError):
            old.unlink()


def move_folder(old: Path, new: Path) -> None:
    """Move all that can be made again file by file: where some are there already, the others follow."""
    if old.is_symlink() or not old.is_dir():
        return
    for file in sorted(each for each in old.rglob("*") if each.is_file()):
        move_cached(file, new / file.relative_to(old))
    for folder in sorted((each for each in old.rglob("*") if each.is_dir()), reverse=True):
        remove_empty(folder)
    remove_empty(old)


def remove_empty(folder: Path) -> None:
    with contextlib.suppress(OSError):
        folder.rmdir()
