"""Names of what lies on a table: of which kind it is, and which one. Spelled `slot-0-R1`, as lessons and figures do.

A game lists its kinds in one place. Sprites bear the spelling; whoever wants to know what it means reads it again.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar, overload

from desktop.board.sprite import Key

A = TypeVar("A", int, str)
B = TypeVar("B", int, str)
C = TypeVar("C", int, str)
Part = type[int] | type[str]
Named = tuple[int | str, ...]
"""A key as a value: its kind, then which one. To be matched: `case "slot", int(seat), str(ref)`."""
MOST = 4096
"""So many spellings and readings are kept: keys are spelled by the hundred whenever a table is described."""


class Kinds:
    """The kinds of things on the table of a game."""

    def __init__(self) -> None:
        self._parts: dict[str, tuple[Part, ...]] = {}
        self.read: Callable[[Key], Named] = lru_cache(MOST)(self._read)

    @overload
    def of(self, name: str, one: type[A], /) -> Callable[[A], Key]: ...
    @overload
    def of(self, name: str, one: type[A], two: type[B], /) -> Callable[[A, B], Key]: ...
    @overload
    def of(self, name: str, one: type[A], two: type[B], three: type[C], /) -> Callable[[A, B, C], Key]: ...
    def of(self, name: str, *parts: Any) -> Any:
        """Lists a kind, by its name and what tells one of it from another; the answer spells the key of one."""
        self._parts[name] = parts
        return lru_cache(MOST)("-".join((name, *("{}" for _ in parts))).format)

    def _read(self, key: Key) -> Named:
        """Reads a key; of what is not listed, only its first word and the rest."""
        name, *words = key.split("-")
        which = read_parts(self._parts.get(name, ()), words)
        if which:
            return name, *which
        return (name, "-".join(words)) if words else (name,)


def read_parts(parts: tuple[Part, ...], words: list[str]) -> Named:
    """Which one it is; the last part that is a word may have hyphens itself. Nothing if a number is missing."""
    more = len(words) - len(parts)
    if more < 0 or (more and str not in parts):
        return ()
    if more:
        at = len(parts) - 1 - parts[::-1].index(str)
        words = [*words[:at], "-".join(words[at : at + more + 1]), *words[at + more + 1 :]]
    pairs = list(zip(parts, words, strict=True))
    return tuple(part(word) for part, word in pairs) if all(p is str or w.isdecimal() for p, w in pairs) else ()
