"""What came of puzzles, and of moments of reviews, on this computer: lines that are added, like those of finished games
(docs/decisions/0008).
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date, datetime
from pathlib import Path
from typing import Annotated

from pydantic import AfterValidator, Field, TypeAdapter, with_config

from rules.core import durable
from rules.core.codec import STRICT
from rules.core.edition import Problem, problem
from rules.core.finished_game import Word, moment
from rules.core.journal import bytes_of, cannot, shown
from rules.core.locked_file import claimed
from rules.core.profile import called, is_missing
from rules.core.result_lines import Name
from rules.core.results import append
from rules.puzzles.model import LAYERS, PuzzleId
from rules.puzzles.repeating import Result, Try

VERSION = 1
LIMIT = 16 * 2**20
Layer = Annotated[int, Field(ge=LAYERS[0], le=LAYERS[-1])]


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class Tried:
    """A puzzle that somebody has been at, and what came of it."""

    game: Word
    puzzle: PuzzleId
    result: Result
    when: Annotated[str, AfterValidator(moment)]
    who: Name = ""
    theme: Word = ""
    layer: Layer | None = None
    """None: it was not measured."""
    is_own: bool = False
    """Whether it is of a game of one's own, in which it was missed once."""

    @property
    def day(self) -> date:
        return datetime.fromisoformat(self.when).date()

    @property
    def is_solved(self) -> bool:
        return self.result != "missed"

    @property
    def as_try(self) -> Try:
        return Try(self.day, self.result)


@with_config(STRICT)
@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One of these says something."""

    v: Annotated[int, Field(ge=1, le=VERSION)]
    tried: Tried | None = None
    renamed: tuple[Name, Name] | None = None


LINE: TypeAdapter[Line] = TypeAdapter(Line)


class TriedFile:
    """The file, as it is known to this window. `tried` has the earliest first; what cannot be read is passed over."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.tried: tuple[Tried, ...] = ()
        self.problem: Problem | None = None
        self.read_again()

    def of(self, name: str) -> tuple[Tried, ...]:
        return tuple(each for each in self.tried if called(each.who) == called(name))

    def read_again(self) -> None:
        raw = b"" if is_missing(self.path) else bytes_of(self.path, LIMIT)
        self.problem = raw if isinstance(raw, Problem) else None
        if not isinstance(raw, Problem):
            self.tried = known(lines_of(raw))

    def add(self, tried: Tried) -> Problem | None:
        """Keep what came of a puzzle; a disk that refuses is told, and it is known until the window closes."""
        self.tried = (*self.tried, tried)
        return self._append(Line(v=VERSION, tried=tried))

    def rename(self, old: str, new: str) -> Problem | None:
        if old == new or not self.of(old):
            return None
        self.tried = tuple(renamed(each, old, new) for each in self.tried)
        return self._append(Line(v=VERSION, renamed=(old, new)))

    def forget(self, name: str) -> Problem | None:
        """Delete all of this person, for good."""
        if not self.of(name):
            return None
        with claimed(self.path) as is_claimed:
            if not is_claimed:
                return problem("results-in-use", shown(self.path))
            self.read_again()
            left = tuple(each for each in self.tried if called(each.who) != called(name))
            try:
                durable.replace_file(self.path, b"".join(written(Line(v=VERSION, tried=each)) for each in left))
            except OSError as error:
                return cannot("results-not-written", self.path, error)
        self.tried = left
        return None

    def _append(self, line: Line) -> Problem | None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with claimed(self.path) as is_claimed:
                if not is_claimed:
                    return problem("results-in-use", shown(self.path))
                data = written(line)
                if not is_missing(self.path) and self.path.stat().st_size + len(data) > LIMIT:
                    return problem("results-full", shown(self.path))
                append(self.path, data)
        except OSError as error:
            return cannot("results-not-written", self.path, error)
        return None


def lines_of(raw: bytes) -> Iterable[Line]:
    for text in raw.split(b"\n"):
        if text.strip():
            try:
                yield LINE.validate_json(text)
            except ValueError:
                continue


def written(line: Line) -> bytes:
    return LINE.dump_json(line, exclude_none=True) + b"\n"


def known(lines: Iterable[Line]) -> tuple[Tried, ...]:
    found: list[Tried] = []
    for line in lines:
        if line.tried is not None:
            found.append(line.tried)
        if line.renamed is not None:
            found = [renamed(each, *line.renamed) for each in found]
    return tuple(found)


def renamed(tried: Tried, old: str, new: str) -> Tried:
    return replace(tried, who=new) if called(tried.who) == called(old) else tried
