"""Pieces of which one does as well as another: a gesture with any of them is the one with the first."""

from collections import Counter
from collections.abc import Collection, Iterable

from desktop.board.sprite import Key


class Alike:
    def __init__(self, groups: Iterable[Collection[Key]] = ()) -> None:
        self._groups = {piece: tuple(sorted(each)) for each in groups for piece in each}
        self._firsts: dict[frozenset[Key], frozenset[Key]] = {}

    def first(self, pieces: frozenset[Key]) -> frozenset[Key]:
        """As many of each kind, but the first ones."""
        if not self._groups:
            return pieces
        first = self._firsts.get(pieces)
        if first is None:
            counted = Counter(self._groups.get(piece, (piece,)) for piece in pieces)
            first = frozenset(piece for alike, count in counted.items() for piece in alike[:count])
            self._firsts[pieces] = first
        return first

    def all(self, pieces: Iterable[Key]) -> frozenset[Key]:
        """These, and whatever does as well."""
        return frozenset(other for piece in pieces for other in self._groups.get(piece, (piece,)))
