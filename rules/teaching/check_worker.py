"""A process that checks made things, so that whoever shows them goes on meanwhile. Knows nothing of windows."""

from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from rules.bots.pipes import Connection
from rules.core import resources
from rules.core.edition import read_edition
from rules.core.library import Library
from rules.games import GAME_IDS
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
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            wanted: Wanted = connection.recv()
            connection.send(Found(wanted, found_in(wanted)))


def found_in(wanted: Wanted) -> Checked:
    reading = read_made(wanted.raw)
    if reading.made is None:
        return Checked(tuple(each.sentence for each in reading.problems))
    return checked(reading.made, library_of(reading.made.game), searches=wanted.searches)


@cache
def library_of(id: str) -> Library:
    """Load the game that is asked about, and no other: all of them take as long as most checks."""
    games = (import_module(f"rules.{id}").GAME,) if id in GAME_IDS else ()
    return Library(games, lambda game: read_edition(resources.assets() / game.id / "edition", game.id))
