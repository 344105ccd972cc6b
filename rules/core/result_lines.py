"""The lines of the file of results: what each says, `{"v": 1, "game": {…}}`, and what they say together.

Other lines: `renamed` gives a person of the lines before another name, `sat` adds time at a table that is not over,
`gone` names games that are not to come back, `told` remembers what was done once.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import Field, TypeAdapter, with_config
from pydantic_core import from_json

from rules.core.codec import STRICT
from rules.core.finished_game import Count, FinishedGame, Word
from rules.core.profile import called
from rules.core.savefile import NAME_LETTERS
from rules.core.types import Json

VERSION = 1
LINE_LIMIT = 2**16

Name = Annotated[str, Field(max_length=NAME_LETTERS)]
Key = str | tuple[object, ...]


@with_config(STRICT)
@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One of these says something."""

    v: Annotated[int, Field(ge=1, le=VERSION)]
    game: FinishedGame | None = None
    renamed: tuple[Name, Name] | None = None
    sat: tuple[Word, Count] | None = None
    gone: Word | None = None
    told: Word | None = None


LINE: TypeAdapter[Line] = TypeAdapter(Line)


@dataclass(frozen=True, slots=True)
class Known:
    """What the lines say together."""

    games: tuple[FinishedGame, ...] = ()
    keys: frozenset[Key] = frozenset()
    seconds: tuple[tuple[str, int], ...] = ()
    gone: frozenset[str] = frozenset()
    told: frozenset[str] = frozenset()

    def has(self, game: FinishedGame) -> bool:
        return game.id in self.gone or not self.keys.isdisjoint(keys_of(game))


@dataclass(frozen=True, slots=True)
class Read:
    lines: tuple[Line, ...]
    is_damaged: bool = False
    is_newer: bool = False


def lines_of(raw: bytes) -> Read:
    """What can be read of a file, and whether something cannot."""
    lines: list[Line] = []
    is_damaged = is_newer = False
    for text in raw.split(b"\n"):
        if not text.strip():
            continue
        line = line_of(text)
        if isinstance(line, Line):
            lines.append(line)
        elif line:
            is_newer = True
        else:
            is_damaged = True
    return Read(tuple(lines), is_damaged, is_newer)


def line_of(text: bytes) -> Line | bool:
    """The line; else whether it is of a newer program."""
    if len(text) > LINE_LIMIT:
        return False
    try:
        return LINE.validate_json(text)
    except ValueError:
        return is_newer(text)


def is_newer(text: bytes) -> bool:
    try:
        found: Json = from_json(text, allow_inf_nan=False)
    except ValueError:
        return False
    version: Any = found.get("v") if isinstance(found, dict) else None
    return type(version) is int and version > VERSION


def written(line: Line) -> bytes:
    return LINE.dump_json(line, exclude_none=True) + b"\n"


def known(lines: Iterable[Line]) -> Known:
    games: list[FinishedGame] = []
    keys: set[Key] = set()
    seconds: dict[str, int] = {}
    gone: set[str] = set()
    told: set[str] = set()
    for line in lines:
        if line.game is not None and keys.isdisjoint(own := keys_of(line.game)):
            games.append(line.game)
            keys |= own
        if line.renamed is not None:
            games = [game.renamed(*line.renamed) for game in games]
        if line.sat is not None:
            id, more = line.sat
            seconds[id] = seconds.get(id, 0) + more
        if line.gone is not None:
            gone.add(line.gone)
        if line.told is not None:
            told.add(line.told)
    by_time = sorted((game for game in games if game.id not in gone), key=lambda game: game.when)
    return Known(tuple(by_time), frozenset(keys), tuple(seconds.items()), frozenset(gone), frozenset(told))


def keys_of(game: FinishedGame) -> set[Key]:
    """What two results of the same game have in common: a file that is older than its program goes on in a new one."""
    course: Key = (game.game, game.seed, game.moves, tuple((seat.player, seat.total) for seat in game.seats))
    return {course, game.id} if game.id else {course}


def without(found: Known, name: str) -> Iterator[Line]:
    """The lines that say all but what this person has played."""
    gone = set(found.gone)
    for game in found.games:
        mine = game.seat_of(name)
        if mine is None:
            yield Line(v=VERSION, game=game)
        elif any(seat.is_person and called(seat.name) not in ("", called(name)) for seat in game.seats):
            yield Line(v=VERSION, game=game.renamed(name, ""))
        elif game.id:
            gone.add(game.id)
    for id, more in found.seconds:
        yield Line(v=VERSION, sat=(id, more))
    for id in sorted(gone):
        yield Line(v=VERSION, gone=id)
    for what in sorted(found.told):
        yield Line(v=VERSION, told=what)
