"""Files of kept games: a copy brought in under a free name, one put into the trash with its reviews."""

import os
import shutil
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QFile
from PySide6.QtWidgets import QFileDialog, QWidget

from rules.core import durable, folders
from rules.core.folders import EXTENSION

NAMES_TRIED = 1000


def ask_folder(parent: QWidget, title: str) -> Path | None:
    """Ask in which folder the user wants a game to be kept; None when the user changed their mind."""
    name = QFileDialog.getExistingDirectory(parent, title)
    return Path(name) if name else None


def brought_in(file: Path, folder: Path) -> Path:
    """A copy under a name that is free there; none where it lies there already. Raises `OSError`."""
    data = file.read_bytes()
    folders.made(folder)
    names = (file.stem if number == 1 else f"{file.stem}-{number}" for number in range(1, NAMES_TRIED))
    for name in names:
        path = folder / (name + EXTENSION)
        try:
            durable.write_new(path, data)
        except FileExistsError:
            if path.is_file() and path.read_bytes() == data:
                return path
            continue
        return path
    raise FileExistsError(file.name)


class Thrown(NamedTuple):
    """A file in the trash."""

    was: Path
    now: Path | None
    """None where the system does not say: then only the system can bring it back."""


def reviews_of(game: Path) -> list[Path]:
    """List what was found out about the decisions of a game; it means nothing without it."""
    from rules.bots.review_file import all_of  # noqa: PLC0415 (what judges moves is loaded when it is needed)

    return all_of(game)


def thrown_away(path: Path) -> Thrown | None:
    """Move the file to the trash. None: it stays where it is.

    A user who carries the program on a stick finds the trash there too; so does a system without one of its own.
    """
    if not os.environ.get(folders.HOME_VARIABLE):
        file = QFile(str(path))
        if file.moveToTrash():
            return Thrown(path, Path(file.fileName()) if file.fileName() else None)
    try:
        folder = folders.made(folders.trash())
        moved = folder / f"{datetime.now():%Y%m%d-%H%M%S}-{path.name}"
        shutil.move(path, moved)
    except OSError:
        return None
    return Thrown(path, moved)


def taken_back(thrown: Thrown) -> None:
    """Move a file out of the trash, to where it was; never over a game that has its name by now.

    Raises `OSError`.
    """
    if thrown.now is None:
        raise FileNotFoundError(thrown.was.name)
    if os.path.lexists(thrown.was):
        raise FileExistsError(thrown.was.name)
    folders.made(thrown.was.parent)
    shutil.move(thrown.now, thrown.was)
