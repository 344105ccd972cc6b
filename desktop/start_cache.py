"""What the cabinet said last, so that it can say it at once: looking into games takes longer than opening a window."""

import contextlib
import json
import os
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

from rules.core import durable, folders


class Remembered(NamedTuple):
    """What the cabinet said last, in the language of then; shown while the games are read, then replaced."""

    language: str = ""
    game: str = ""
    """Whose drawer is open."""
    resume: str = ""
    """Where the last game is, and whose turn; nothing when no game is in progress."""
    resume_file: str = ""
    lessons: str = ""
    kept: str = ""
    recent: tuple[tuple[str, str, str, str], ...] = ()
    """File, game, what it was, when."""
    games: str = ""
    """What the folder of the games in progress was like then."""

    @property
    def is_true(self) -> bool:
        """Whether nothing was played since, as happens where the program was killed, or games were copied here."""
        return self.games == games_now()

    @property
    def without_games(self) -> "Remembered":
        """What can be said all the same when games were played since."""
        return self._replace(resume="", resume_file="", kept="")


def file() -> Path:
    return folders.cabinet_said()


def games_now() -> str:
    """A few letters that change when any of the games in progress does; nothing where there are none."""
    try:
        with os.scandir(folders.games_in_progress()) as found:
            games = sorted((each.name, each.stat().st_mtime_ns, each.stat().st_size) for each in found)
    except OSError:
        return ""
    return f"{crc32(repr(games).encode()):08x}" if games else ""


def games_begun() -> int:
    """How many games are kept as being played, without looking into any."""
    try:
        with os.scandir(folders.games_in_progress()) as found:
            return sum(each.name.endswith(folders.EXTENSION) for each in found)
    except OSError:
        return 0


def recall() -> Remembered:
    """Read what the cabinet said last; empty when the file is missing or cannot be read."""
    try:
        return remembered_from(json.loads(file().read_bytes()))
    except (OSError, ValueError, RecursionError, TypeError):
        return Remembered()


def remembered_from(written: Any) -> Remembered:
    said = {name: value for name, value in written.items() if name in Remembered._fields}
    recent = tuple((str(a), str(b), str(c), str(d)) for a, b, c, d in said.pop("recent", ()))
    if not all(isinstance(value, str) for value in said.values()):
        raise TypeError
    return Remembered(**said, recent=recent)


def remember(said: Remembered) -> None:
    with contextlib.suppress(OSError):  # the next start takes a little longer
        folders.made(file().parent)
        durable.replace_file(file(), json.dumps(said._asdict(), ensure_ascii=False).encode())


def forget() -> None:
    """Say nothing at the next start until the games are read again: what was said may name who is gone."""
    with contextlib.suppress(OSError):
        file().unlink(missing_ok=True)
