"""Files of kept games: a copy brought in under a free name, one put into the trash."""

import os
import shutil
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QFile

from rules.core import durable, places
from rules.core.places import EXTENSION

NAMES_TRIED = 1000


def brought_in(file: Path, folder: Path) -> Path:
    """A copy under a name that is free there. Raises `OSError`."""
    data = file.read_bytes()
    places.made(folder)
    names = (file.stem if number == 1 else f"{file.stem}-{number}" for number in range(1, NAMES_TRIED))
    for name in names:
        path = folder / (name + EXTENSION)
        try:
            durable.write_new(path, data)
        except FileExistsError:
            continue
        return path
    raise FileExistsError(file.name)


def thrown_away(path: Path) -> Path | None:
    """Where the file is in the trash now. None: it stays where it is.

    Who carries the program on a stick finds the trash there too; so does a system without one of its own.
    """
    if not os.environ.get(places.HOME_VARIABLE):
        file = QFile(str(path))
        if file.moveToTrash():
            return Path(file.fileName())
    try:
        folder = places.made(places.home() / "trash")
        moved = folder / f"{datetime.now():%Y%m%d-%H%M%S}-{path.name}"
        shutil.move(path, moved)
    except OSError:
        return None
    return moved
