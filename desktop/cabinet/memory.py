"""What the cabinet said last, so that it can say it at once: looking into games takes longer than opening a window."""

import contextlib
import json
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from rules.core import durable, places


@dataclass(frozen=True, slots=True)
class Remembered:
    """In the language it was said in. It is shown while the games are being looked into, then replaced."""

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


def file() -> Path:
    return places.home() / "cabinet.json"


def recall() -> Remembered:
    """Nothing where the file is missing or makes no sense."""
    try:
        return remembered_from(json.loads(file().read_bytes()))
    except (OSError, ValueError, RecursionError, TypeError):
        return Remembered()


def remembered_from(written: Any) -> Remembered:
    known = {each.name for each in fields(Remembered)}
    said = {name: value for name, value in written.items() if name in known}
    recent = tuple((str(a), str(b), str(c), str(d)) for a, b, c, d in said.pop("recent", ()))
    if not all(isinstance(value, str) for value in said.values()):
        raise TypeError
    return Remembered(**said, recent=recent)


def remember(said: Remembered) -> None:
    with contextlib.suppress(OSError):  # the next start takes a little longer
        places.made(places.home())
        durable.replace_file(file(), json.dumps(asdict(said), ensure_ascii=False).encode())
