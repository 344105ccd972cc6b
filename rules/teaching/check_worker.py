"""A process that checks made things, so that whoever shows them goes on meanwhile. Knows nothing of windows."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from rules.core.library import Library, published
from rules.core.process import Connection, answer_all
from rules.games import GAME_IDS, alone
from rules.teaching.checking import Checked, checked
from rules.teaching.reading import read_made


@dataclass(frozen=True, slots=True)
class Wanted:
    """A file to check; `searches`: other right ways are looked for too."""

    key: str
    raw: bytes
    searches: bool


@dataclass(frozen=True, slots=True)
class Found:
    wanted: Wanted
    checked: Checked


def serve(connection: Connection) -> None:
    """Check what is asked until nobody asks any more."""
    answer_all(connection, answers)


def answers(wanted: Wanted) -> Iterator[Found]:
    yield Found(wanted, found_in(wanted))


def found_in(wanted: Wanted) -> Checked:
    reading = read_made(wanted.raw)
    if reading.made is None:
        return Checked(tuple(each.sentence for each in reading.problems))
    return checked(reading.made, library_of(reading.made.game), searches=wanted.searches)


@cache
def library_of(id: str) -> Library:
    """Load the game that is asked about, and no other: all of them take as long as most checks."""
    return Library((alone(id),) if id in GAME_IDS else (), published)
