"""Old saves into today's shape: functions on JSON, from each version to the next.

A save of any released version opens for ever; what is released is never taken out of these tables.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from rules.core.types import Json

FORMAT = 1
"""The version of the files that this program writes."""
VERSION_KEY = "vestiges"
RULES_KEY = "rules"

Lines = tuple[Json, ...]
"""The lines of a save: its header, then its entries."""
Migration = Callable[[Lines], Lines]


@dataclass(frozen=True, slots=True)
class Migrations:
    """`formats[v]` leads from file format v to v + 1, `rules[game, v]` from those rules to v + 1.

    A rules version without a migration is simply replayed: its moves still say what was played.
    """

    formats: Mapping[int, Migration] = field(default_factory=dict)
    rules: Mapping[tuple[str, int], Migration] = field(default_factory=dict)

    def to_this_format(self, lines: Lines) -> Lines:
        for version in range(lines[0][VERSION_KEY], FORMAT):
            lines = self.formats[version](lines)
        return lines

    def to_these_rules(self, lines: Lines, game: str, rules_version: int) -> Lines:
        for version in range(lines[0][RULES_KEY], rules_version):
            migration = self.rules.get((game, version))
            lines = migration(lines) if migration else lines
        return lines


SEATING_KEY = "seating"
START_KEY, PLAYERS_KEY = "start", "players"
"""A game from a position has its seats there too, each with its colour."""


def with_colour_of_player(player: str, colour: str) -> Migration:
    """Give the seat of this player this colour; a seat that had it gets the other in exchange."""

    def recoloured(lines: Lines) -> Lines:
        header = lines[0]
        seating, start = header[SEATING_KEY], header.get(START_KEY)
        old = next((seat["colour"] for seat in seating if seat["player"] == player), colour)

        def swapped(seats: Json) -> Json:
            other = {old: colour, colour: old}
            return [{**seat, "colour": other.get(seat["colour"], seat["colour"])} for seat in seats]

        header = {**header, SEATING_KEY: swapped(seating)}
        if start is not None:
            header[START_KEY] = {**start, PLAYERS_KEY: swapped(start[PLAYERS_KEY])}
        return (header, *lines[1:])

    return recoloured


MIGRATIONS = Migrations(rules={("council_of_shadows", 1): with_colour_of_player("automa", "blue")})
