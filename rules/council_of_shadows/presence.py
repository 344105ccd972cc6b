"""Who has how many cubes where, counted once for all who ask about the same tiles and cubes.

Rules, bots and the table ask for it dozens of times in every position, and a move seldom changes it. The tuples of
tiles and cubes stay the same objects from position to position until a tile or a cube moves, so that is what is asked.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from operator import add

from rules.core.types import Ref
from rules.council_of_shadows.components import Box

Cubes = tuple[int, ...]
"""Of each seat."""
KEPT = 512
"""Counts are forgotten when there are so many: a choice thinks about a few hundred positions."""


@dataclass(frozen=True, slots=True, eq=False)
class Presence:
    """The cubes in galaxies and systems, as far as somebody has asked."""

    box: Box
    spaces: tuple[Ref, ...]
    colonies: tuple[Cubes, ...]
    seats: int
    by_galaxy: dict[Ref, Cubes] = field(default_factory=dict)
    by_tile: dict[Ref, Cubes] = field(default_factory=dict)
    by_kind: dict[str, Cubes] = field(default_factory=dict)

    def in_galaxy(self, galaxy: Ref) -> Cubes:
        if galaxy not in self.by_galaxy:
            spaces = self.spaces
            self.by_galaxy[galaxy] = self.counted(
                [
                    at
                    for space in self.box.spaces_in[galaxy]
                    if (tile := spaces[space])
                    for at in self.box.planets_on[tile]
                ]
            )
        return self.by_galaxy[galaxy]

    def on_tile(self, tile: Ref) -> Cubes:
        if tile not in self.by_tile:
            self.by_tile[tile] = self.counted(self.box.planets_on[tile])
        return self.by_tile[tile]

    def on_kind(self, kind: str) -> Cubes:
        """Count the cubes on all planets of a type, or of a sector, which is named by its number; or on all planets."""
        if kind not in self.by_kind:
            self.by_kind[kind] = self.counted(planets_like(self.box, kind))
        return self.by_kind[kind]

    @property
    def everywhere(self) -> Cubes:
        return self.on_kind("")

    def counted(self, planets: Sequence[int]) -> Cubes:
        free = (0,) * self.seats
        counts = free
        for at in planets:
            cubes = self.colonies[at]
            if cubes != free:
                counts = tuple(map(add, counts, cubes))
        return counts


known: dict[tuple[int, int], Presence] = {}
"""By the identity of the tuples, which cannot pass to others while they are kept here."""


def presence(box: Box, spaces: tuple[Ref, ...], colonies: tuple[Cubes, ...], seats: int) -> Presence:
    """Begin to count what nobody has asked for yet."""
    if len(known) >= KEPT:
        known.clear()
    found = known[id(spaces), id(colonies)] = Presence(box, spaces, colonies, seats)
    return found


@lru_cache(maxsize=64)
def planets_like(box: Box, kind: str) -> tuple[int, ...]:
    return tuple(
        at
        for at, planet in enumerate(box.planets)
        if kind in ("", box.planet_type[planet], str(box.sector_of[box.tile_of[planet]]))
    )
