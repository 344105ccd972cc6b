"""Large pictures kept on disk from one start to the next, so that the window need not wait for the painter.

They hold nothing that cannot be painted again: whatever is missing, damaged or outdated is simply painted.
"""

import os
import sys
from collections.abc import Hashable
from functools import cache
from pathlib import Path
from zlib import crc32

from PySide6.QtGui import QImage

from rules.core import folders
from rules.games import GAME_IDS

ENDING = ".rgb"
FORMAT = QImage.Format.Format_RGB32
BYTES_PER_PIXEL = 4
KEPT = 2
"""How many are kept; a picture is as large as the window, and is written as it stands in memory."""
PAINTED_BY = ("desktop/paint", "desktop/cabinet", *(f"desktop/games/{game}" for game in GAME_IDS))


def folder() -> Path:
    return folders.pictures()


def file_of(key: Hashable) -> Path:
    # Few pictures are kept: a short name tells them apart, and hashlib takes longer to load than the picture.
    name = crc32(repr((key, program_stamp())).encode())
    return folder() / f"{name:08x}{ENDING}"


@cache
def program_stamp() -> int:
    """Another program paints another picture."""
    if getattr(sys, "frozen", False):
        return Path(sys.executable).stat().st_mtime_ns
    root = Path(__file__).resolve().parents[2]
    entries = (entry for part in PAINTED_BY for entry in os.scandir(root / part))
    return max(entry.stat().st_mtime_ns for entry in entries if entry.name.endswith(".py"))


def find(key: Hashable, width: int, height: int) -> QImage | None:
    """The picture of this key, if it was kept and is whole."""
    file, size = file_of(key), width * height * BYTES_PER_PIXEL
    picture = QImage(width, height, FORMAT)
    try:
        if file.stat().st_size != size:
            return None
        with file.open("rb", buffering=0) as kept:
            # Into the picture itself: it is large, and there at the very first moment.
            return picture if kept.readinto(picture.bits()) == size else None
    except OSError:
        return None


def keep(key: Hashable, picture: QImage) -> None:
    """Store a picture for the next start; a disk that refuses costs nothing but time."""
    solid = picture.convertToFormat(FORMAT)
    file = file_of(key)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_suffix(f".{os.getpid()}")
        draft.write_bytes(bytes(solid.constBits()))
        draft.replace(file)
        latest = sorted(file.parent.glob("*" + ENDING), key=lambda each: each.stat().st_mtime_ns, reverse=True)
        for old in latest[KEPT:]:
            old.unlink()
    except OSError:
        return
