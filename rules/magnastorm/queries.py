"""Questions about a position that legality, candidates, effects, the Consortium, bots and the table all ask."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from rules.core.types import Ref, Seat
from rules.magnastorm.components import Layout
from rules.magnastorm.drafted import Drafted
from rules.magnastorm.state import NEUTRAL, NOBODY, YELLOW, Cubes, State

Position = State | Drafted
"""A state, which is a view too, or the draft of one: nothing is hidden."""


# Colours


def colour_number(position: Position, colour: str) -> int:
    """Return the number of a cube's colour; -1 if no such colour is in play."""
    if colour == YELLOW:
        return len(position.players)
    return next((at for at, player in enumerate(position.players) if player.colour == colour), -1)


def colour_name(position: Position, number: int) -> str:
    return YELLOW if number == len(position.players) else position.players[number].colour


def crew_name(position: Position, crew: Seat) -> str:
    """Return the colour of a seat's crew; neutral crew is yellow."""
    return YELLOW if crew == NEUTRAL else position.players[crew].colour


def crew_named(position: Position, name: str) -> Seat | None:
    if name == YELLOW:
        return NEUTRAL
    return next((at for at, player in enumerate(position.players) if player.colour == name), None)


def one_cube(position: Position, number: int) -> Cubes:
    return tuple(int(at == number) for at in range(len(position.players) + 1))


def named_amounts(position: Position, cubes: Cubes) -> tuple[tuple[str, int], ...]:
    """Cubes by the names of their colours, for events and sentences."""
    return tuple((colour_name(position, at), count) for at, count in enumerate(cubes) if count)


# Panels


def cells_of_column(layout: Layout, column: int) -> range:
    """Return the cells of a column, from top to bottom."""
    return range(column, len(layout.cells), len(layout.columns))


def crew_of_column(position: Position, column: int) -> list[Seat]:
    """List the crew of a column of the upper panel, from top to bottom."""
    return [crew for standing in position.upper[column :: len(position.layout.columns)] for crew in standing]


def topmost(position: Position, column: int, crew: Seat) -> int:
    """The uppermost cell of a column where such crew stands."""
    return next(cell for cell in cells_of_column(position.layout, column) if crew in position.upper[cell])


def crew_above(position: Position) -> int:
    """How much is left on the upper panel: as long as there is some, the phase goes on (MS-RND-2)."""
    return sum(map(len, position.upper))


def crew_allowed(position: Position, seat: Seat) -> tuple[Seat, ...]:
    """Which crew the seat may use: neutral and its own, that of others only when there is neither (MS-ACT-2)."""
    standing = {crew for cell in position.upper for crew in cell}
    usual = tuple(crew for crew in (NEUTRAL, seat) if crew in standing)
    return usual or tuple(sorted(standing))


def free_cells(position: Position) -> list[int]:
    """List the free cells of the lower panel."""
    return [at for at, crew in enumerate(position.lower) if not crew]


def cells_to_fill(position: Position) -> list[int]:
    """List the cells where crew may go: the free ones, or, if there are none, the bottom row (MS-ACT-5)."""
    return free_cells(position) or bottom_row(position.layout)


def bottom_row(layout: Layout) -> list[int]:
    return list(range(len(layout.cells) - len(layout.columns), len(layout.cells)))


def free_cell_above(position: Position, column: int) -> int | None:
    """Find the topmost free cell of a column of the upper panel below other crew.

    Where all crew stands at the bottom, the topmost free one (MS-BON-3, rulings A18, A50)."""
    cells = cells_of_column(position.layout, column)
    free = [cell for cell in cells if not position.upper[cell]]
    first = next((cell for cell in cells if position.upper[cell]), -1)
    return next((cell for cell in free if cell > first), free[0] if free else None)


def on_double_cell(position: Position) -> bool:
    """The crew of the action stands where a second lab may be installed (MS-BON-6)."""
    return position.layout.cells[position.turn.cell].bonus == "double"


# Commanders


def controls(position: Position, seat: Seat, commander: Ref) -> bool:
    return commander in position.commanders and position.controllers[position.commanders.index(commander)] == seat


def commanders_of(position: Position, seat: Seat) -> list[Ref]:
    return [ref for ref, holder in zip(position.commanders, position.controllers, strict=True) if holder == seat]


def commander_of_column(position: Position, column: int) -> Ref:
    """None above the first column."""
    return position.commanders[column - 1] if column else ""


def controller_of_column(position: Position, column: int) -> Seat:
    return position.controllers[column - 1] if column else NOBODY


def number_of_scientist(position: Position, field: int) -> int:
    """Among all commanders in play."""
    return len(position.layout.columns) - 1 + field


# The planet


def area_of(layout: Layout, place: Ref) -> int:
    """Return the area of a space, or of a starting area."""
    space = layout.space_number.get(place)
    return layout.area_number[place] if space is None else layout.spaces[space].area


def calm_sectors(position: Position) -> tuple[int, int, int]:
    """The trailing, the middle, the leading one as the centre tile lies."""
    return position.layout.calm[position.options.start][turns_of_tile(position)]


def turns_of_tile(position: Position) -> int:
    """How often it has been turned: after each round, the last one included where an administration ended the game,
    which is seen by the lower panel, empty since the panels were swapped (MS-ADM-7, MS-ADM-8, MS-END-2)."""
    return position.round - (position.phase != "over" or any(position.lower))


def sector_of_space(layout: Layout, space: int) -> int:
    return layout.areas[layout.spaces[space].area].sector


@lru_cache(maxsize=8)
def spaces_by_sector(layout: Layout) -> tuple[tuple[int, ...], ...]:
    spaces = range(len(layout.spaces))
    return tuple(
        tuple(space for space in spaces if sector_of_space(layout, space) == sector)
        for sector, _ in enumerate(layout.sectors)
    )


def labs_in(position: Position, sector: int) -> list[int]:
    """Count the labs of each seat in a sector."""
    counts = [0] * len(position.players)
    labs = position.labs
    for space in spaces_by_sector(position.layout)[sector]:
        for owner in labs[space]:
            counts[owner] += 1
    return counts


def sole_leader(counts: Sequence[int]) -> Seat:
    """Who has strictly more than each other; NOBODY where that is nobody (ruling A22)."""
    most = max(counts)
    return counts.index(most) if most > 0 and list(counts).count(most) == 1 else NOBODY


def majority_in(position: Position, sector: int) -> Seat:
    return sole_leader(labs_in(position, sector))


def knowledge_in(position: Position, field: int) -> Seat:
    """Who is alone on the highest position (MS-OBJ-4); NOBODY, too, where all are at the start (MS-ADM-5)."""
    return sole_leader([player.levels[field] for player in position.players])


def own_spaces(position: Position, seat: Seat, sector: int) -> Iterator[int]:
    """Spaces of a sector with labs of the seat, once for each lab."""
    for at, owners in enumerate(position.labs):
        if owners and sector_of_space(position.layout, at) == sector:
            for owner in owners:
                if owner == seat:
                    yield at


def fields_below_top(position: Position, seat: Seat) -> tuple[Ref, ...]:
    """List the fields where the seat may still advance (ruling A20)."""
    layout = position.layout
    levels = position.players[seat].levels
    return tuple(ref for ref, level in zip(layout.fields, levels, strict=True) if level < layout.levels)
