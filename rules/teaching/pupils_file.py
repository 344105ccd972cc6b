"""The class book on disk: one small file beside the profile, replaced as a whole.

What cannot be read is set aside under another name; a file of a newer program is left alone. What is deleted is also
deleted from what was set aside, and from the files that pupils handed in, as far as they lie in the program's folder.
"""

import json
import re
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from pydantic import Field, TypeAdapter, with_config
from pydantic_core import from_json

from rules.core import durable
from rules.core.codec import STRICT
from rules.core.edition import Problem, problem
from rules.core.folders import EXTENSION
from rules.core.journal import bytes_of, cannot, shown
from rules.core.locked_file import claimed
from rules.core.profile import called, is_missing, set_aside
from rules.core.types import Json
from rules.teaching.limits import MOST_BYTES
from rules.teaching.pupils import MOST_PUPILS, Class, MadePupil, Pupil
from rules.teaching.reading import read_made

FORMAT = 1
LIMIT = 16 * 2**20
VERSION_KEY = "vestiges_pupils"
HEAD = 400
"""So many bytes of a file say that a pupil handed it in."""

ESCAPED = re.compile(r"\\u([0-9a-fA-F]{4})")

Change = Callable[[Class], Class]


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class Written:
    vestiges_pupils: Annotated[int, Field(ge=1)]
    pupils: Annotated[tuple[Pupil, ...], Field(max_length=MOST_PUPILS)]


WRITTEN: TypeAdapter[Written] = TypeAdapter(Written)


class PupilsFile:
    """The class on disk. `now` is the class; `problem` says what is wrong with the file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.now = Class()
        self.problem: Problem | None = None
        self._read()

    @property
    def pupils(self) -> tuple[Pupil, ...]:
        return self.now.pupils

    def change(self, change: Change) -> Problem | None:
        """Change the class as it is on disk, for another window may have written meanwhile. A problem says why the
        change is for now only."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            return self._for_now(change, cannot("pupils-not-written", self.path, error))
        with claimed(self.path) as is_claimed:
            if not is_claimed:
                return self._for_now(change, problem("pupils-in-use", shown(self.path)))
            self._read()
            if self.problem is not None and self.problem.id != "pupils-damaged":
                return self._for_now(change, self.problem)
            before, self.now = self.now, change(self.now)
            return None if self.now == before else self._write()

    def forget(self, name: str) -> Problem | None:
        """Delete a pupil, and every copy of what was known of them."""
        return self._forget(lambda now: now.without(name), name)

    def forget_all(self) -> Problem | None:
        return self._forget(lambda now: Class(), None)

    def _forget(self, change: Change, name: str | None) -> Problem | None:
        wrong = self.change(change)
        if wrong is not None:
            return wrong
        try:
            for copy in list(copies(self.path, name)):
                copy.unlink(missing_ok=True)
        except OSError as error:
            return cannot("pupils-not-written", self.path, error)
        return None

    def read_again(self) -> None:
        """See what another window has written meanwhile."""
        self._read()

    def _for_now(self, change: Change, wrong: Problem) -> Problem:
        self.now = change(self.now)
        return wrong

    def _read(self) -> None:
        if is_missing(self.path):
            return
        raw = bytes_of(self.path, LIMIT)
        try:
            self.problem = raw if isinstance(raw, Problem) else self._take(raw)
        except (ValueError, RecursionError):
            self.problem = set_aside(self.path, "pupils-damaged", "pupils-not-set-aside")

    def _take(self, raw: bytes) -> Problem | None:
        """Raises `ValueError` for what is no class book."""
        said = from_json(raw, allow_inf_nan=False)
        version = said.get(VERSION_KEY) if isinstance(said, dict) else None
        if type(version) is int and version > FORMAT:
            return problem("pupils-newer", shown(self.path))
        written = WRITTEN.validate_json(raw)
        self.now = Class({called(each.name): each for each in written.pupils})
        return None

    def _write(self) -> Problem | None:
        pupils = [each.model_dump(mode="json", exclude_defaults=True) for each in self.now.pupils]
        written: dict[str, Json] = {VERSION_KEY: FORMAT, "pupils": pupils}
        data = json.dumps(written, ensure_ascii=False, indent=1).encode()
        if len(data) > LIMIT:
            return problem("pupils-full", shown(self.path))
        try:
            durable.replace_file(self.path, data)
        except OSError as error:
            return cannot("pupils-not-written", self.path, error)
        return None


# Copies


def copies(path: Path, name: str | None) -> Iterator[Path]:
    """Find the files beside the class book that still hold what was known of a pupil; of all, without a name."""
    yield from path.parent.glob(f".{path.name}.*.tmp")  # of a program that was killed while it wrote
    for aside in path.parent.glob(f"{path.stem}.damaged-*{path.suffix}"):
        if name is None or mentions(aside.read_bytes(), name):
            yield aside
    for file in path.parent.rglob(f"*{EXTENSION}"):
        if is_handed_in(file, name):
            yield file


def is_handed_in(file: Path, name: str | None) -> bool:
    """Whether a pupil of this name handed it in, even if it cannot be read any more."""
    with file.open("rb") as opened:
        raw = opened.read(HEAD)
        if b'"kind"' not in raw or b'"pupil"' not in raw:
            return False
        raw += opened.read(MOST_BYTES)
    made = read_made(raw).made
    if isinstance(made, MadePupil):
        return name is None or called(made.name) == called(name)
    return made is None and (name is None or mentions(raw, name))


def mentions(raw: bytes, name: str) -> bool:
    """Whether a name stands in a file, however its letters are written there."""
    written = ESCAPED.sub(lambda found: chr(int(found[1], 16)), raw.decode("utf-8", "replace"))
    return called(name) in unicodedata.normalize("NFC", written).casefold()
