"""Small names for small things, used in every module of the rules."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Seat = int
"""A place at the table, counted from 0 clockwise. Seats, not players: a seat may be a person, a bot or an automa."""

Ref = str
"""The identity of one component, stable across saves; a state never holds the same one twice."""

Arg = Any
"""What may stand in a sentence: a number, an id, or another `Phrase`."""

Json = Any


@dataclass(frozen=True, slots=True)
class Phrase:
    """Something said, as data: a message id of translations/ and what fills its gaps.

    Gaps may hold further phrases (the name of a die, of a place), which are put into words first.
    """

    id: str
    args: tuple[tuple[str, Arg], ...] = ()

    @property
    def named(self) -> dict[str, Arg]:
        return dict(self.args)


def phrase(id: str, /, **args: Arg) -> Phrase:
    return Phrase(id, tuple(args.items()))


@dataclass(frozen=True, slots=True)
class SeatName:
    """A gap in a sentence that holds the name of the player of a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OwnWords:
    """A gap with words that somebody wrote, in one language or both; where one is missing the other stands in."""

    fr: str = ""
    en: str = ""

    def __bool__(self) -> bool:
        return bool(self.fr or self.en)

    def in_language(self, language: str) -> str:
        return (self.fr or self.en) if language == "fr" else (self.en or self.fr)


@dataclass(frozen=True, slots=True)
class DataWords:
    """A gap with ids as they stand in component data: `SW.a`, `oven`; each that has a word is said by its word."""

    ids: str


YOU = "\N{NULL}you"
"""In place of a name among those of the seats: the only person at the table, who gave none. Nobody can be called so."""

Say = Callable[[Phrase], str]
"""Puts a phrase into words of one language."""
