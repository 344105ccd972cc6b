"""The shelf of made things on this computer: one file a thing, a trash, and what is damaged set aside by name.

Nothing is ever overwritten but by a newer version of itself. What only this computer knows, such as what came from
others, stands beside them in `shelf.json`.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any

from rules.core import durable, folders
from rules.core.edition import Problem
from rules.teaching.copying import copy_of
from rules.teaching.made import LANGUAGES, Made, new_id
from rules.teaching.pupils import MadePupil
from rules.teaching.reading import read_file, written

DAYS_IN_TRASH = 30


@dataclass(frozen=True, slots=True)
class Kept:
    """A thing on the shelf, with what this computer knows of it."""

    made: Made
    path: Path
    changed: float
    """When the file was written, in seconds since 1970."""
    received: date | None = None
    """When it came from somebody else; None: made here."""
    is_new: bool = False
    """Received, and not looked at yet."""


@dataclass(frozen=True, slots=True)
class Broken:
    """A file that is not, or no longer, a made thing; it stays as it is."""

    path: Path
    problems: tuple[Problem, ...]
    is_newer: bool = False


@dataclass(frozen=True, slots=True)
class Thrown:
    """A thing in the trash."""

    made: Made
    path: Path
    on: date

    def days_left(self, today: date) -> int:
        return max(0, DAYS_IN_TRASH - (today - self.on).days)


@dataclass(frozen=True, slots=True)
class Standing:
    """What a new file is to the shelf: the same thing may stand there already."""

    made: Made
    same: Kept | None
    is_equal: bool = False


class Shelf:
    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or folders.made_things()

    @property
    def trash(self) -> Path:
        return self.folder / "trash"

    @property
    def damaged(self) -> Path:
        return self.folder / "damaged"

    # Looking

    def things(self) -> tuple[tuple[Kept, ...], tuple[Broken, ...]]:
        """All that stands here, the latest first; a damaged file is set aside, and named."""
        known, kept, broken = self._known(), [], []
        for path in self._files(self.folder):
            reading = read_file(path)
            if isinstance(reading.made, MadePupil):
                continue  # what a pupil handed in belongs to the class book
            if reading.made is not None:
                kept.append(kept_of(reading.made, path, known))
            elif reading.is_newer:
                broken.append(Broken(path, reading.problems, is_newer=True))
            else:
                self._set_aside(path)
        broken += [Broken(path, read_file(path).problems) for path in self._files(self.damaged)]
        return tuple(sorted(kept, key=lambda each: -each.changed)), tuple(broken)

    def named(self, id: str) -> Kept | None:
        path = self._path(id)
        made = read_file(path).made if path.exists() else None
        return None if made is None else kept_of(made, path, self._known())

    def standing(self, made: Made) -> Standing:
        """Whether the same thing stands here already."""
        same = self.named(made.id)
        return Standing(made, same, is_equal=same is not None and same.made == made)

    # Adding and changing

    def keep(self, made: Made) -> Kept:
        """Write a thing that was made or changed here. Raises `OSError`."""
        path = self._path(made.id)
        self._make_room(path)
        durable.replace_file(path, written(made))
        return kept_of(made, path, self._known())

    def receive(self, made: Made, today: date) -> Kept:
        """Add a thing that came from elsewhere, in place of the same one if that stands here. Raises `OSError`."""
        kept = self.keep(made)
        self._note(made.id, received=today.isoformat(), new=True)
        return replace(kept, received=today, is_new=True)

    def receive_beside(self, made: Made, today: date) -> Kept:
        """Add it beside the same one: both are kept. Raises `OSError`."""
        return self.receive(made.model_copy(update={"id": new_id()}), today)

    def duplicate(self, made: Made, by: str, today: date) -> Kept:
        """A copy to change: it says what it was made from. Raises `OSError`."""
        return self.keep(copy_of(made, by, today))

    def looked_at(self, id: str) -> None:
        """It is new no longer."""
        if self._known().get(id, {}).get("new"):
            self._note(id, new=False)

    # The trash

    def throw(self, id: str, today: date) -> None:
        """Put a thing in the trash. Raises `OSError`."""
        folders.made(self.trash)
        durable.sync_folder(self.trash)
        self._path(id).replace(free_name(self.trash, f"{id}.{today:%Y%m%d}"))

    def thrown(self, today: date) -> tuple[Thrown, ...]:
        """What is in the trash, the latest first; what lay there for thirty days is gone."""
        found = []
        for path in self._files(self.trash):
            on = day_in(path)
            if on is None or today - on > timedelta(days=DAYS_IN_TRASH):
                path.unlink(missing_ok=True)
                continue
            made = read_file(path).made
            if made is not None:
                found.append(Thrown(made, path, on))
        return tuple(sorted(found, key=lambda each: each.on, reverse=True))

    def restore(self, thrown: Thrown) -> Kept:
        """Put it back; beside the same thing if that stands there again. Raises `OSError`."""
        path = self._path(thrown.made.id)
        if path.exists():
            kept = self.keep(thrown.made.model_copy(update={"id": new_id()}))
            thrown.path.unlink(missing_ok=True)
            return kept
        thrown.path.replace(path)
        durable.sync_folder(self.folder)
        return kept_of(thrown.made, path, self._known())

    def empty_trash(self) -> None:
        for path in self._files(self.trash):
            path.unlink(missing_ok=True)

    # Files

    def _path(self, id: str) -> Path:
        return self.folder / f"{id}{folders.EXTENSION}"

    def _files(self, folder: Path) -> Iterator[Path]:
        return iter(sorted(path for path in folder.glob(f"*{folders.EXTENSION}") if not path.name.startswith(".")))

    def _make_room(self, path: Path) -> None:
        """A damaged file under this name is set aside before another is written."""
        folders.made(self.folder)
        if path.exists() and read_file(path).made is None:
            self._set_aside(path)

    def _set_aside(self, path: Path) -> None:
        folders.made(self.damaged)
        path.replace(free_name(self.damaged, path.stem))

    # What this computer knows

    @property
    def _notes(self) -> Path:
        return self.folder / "shelf.json"

    def _known(self) -> dict[str, dict[str, Any]]:
        """Read the notes by id; none where they are not there or not whole: they can be done without."""
        try:
            said = json.loads(self._notes.read_bytes())
        except (OSError, ValueError, RecursionError):
            return {}
        return {id: notes for id, notes in said.items() if isinstance(notes, dict)} if isinstance(said, dict) else {}

    def _note(self, id: str, **notes: Any) -> None:
        known = self._known()
        known[id] = known.get(id, {}) | notes
        durable.replace_file(self._notes, json.dumps(known, ensure_ascii=False).encode())


def kept_of(made: Made, path: Path, known: dict[str, dict[str, Any]]) -> Kept:
    notes = known.get(made.id, {})
    return Kept(made, path, path.stat().st_mtime, as_day(notes.get("received")), notes.get("new") is True)


def as_day(said: Any) -> date | None:
    try:
        return date.fromisoformat(said)
    except (TypeError, ValueError):
        return None


def day_in(path: Path) -> date | None:
    """The day that stands in the name of a file in the trash."""
    digits = path.name.removesuffix(folders.EXTENSION).split(".")[1:2]
    return as_day(f"{digits[0][:4]}-{digits[0][4:6]}-{digits[0][6:]}") if digits else None


def free_name(folder: Path, stem: str) -> Path:
    """A name that no file there has."""
    number, path = 1, folder / f"{stem}{folders.EXTENSION}"
    while path.exists():
        number += 1
        path = folder / f"{stem}.{number}{folders.EXTENSION}"
    return path


def file_name(made: Made) -> str:
    """A name for a file to hand on: letters of the title that every system takes."""
    title = next((getattr(made.title, each) for each in LANGUAGES if getattr(made.title, each)), "") or made.kind
    return plain_name(title) + folders.EXTENSION


def plain_name(words: str) -> str:
    """Letters and figures of some words, parted by hyphens."""
    plain = "".join(letter if letter.isalnum() else "-" for letter in words.lower())
    return "-".join(part for part in plain.split("-") if part)[:60]
