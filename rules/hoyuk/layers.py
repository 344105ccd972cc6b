"""Where each kind of thing is in a village: sets of cells, one above the other like layers of a map."""

from typing import Any, NamedTuple

from rules.core.types import Seat
from rules.hoyuk.cells import DIRECTIONS, Cells

CLANS = 5
"""Seats there can be: their numbers stand in the words for houses and ruins."""


class Where(NamedTuple):
    """The cells where each kind of thing is."""

    built: Cells
    """Anything at all."""
    standing: Cells
    """Houses, of whatever clan."""
    houses: tuple[Cells, ...]
    """Of each clan."""
    high: Cells
    """Two-storey houses."""
    ovens: Cells
    shrines: Cells
    villagers: Cells
    shaman: Cells
    ruins: Cells
    pens: Cells
    gates: tuple[Cells, ...]
    """Pens with their gate to the north, east, south, west."""
    cattle: Cells


NOWHERE = Where(0, 0, (0,) * CLANS, 0, 0, 0, 0, 0, 0, 0, (0,) * len(DIRECTIONS), 0)


LAYERS = {name: at for at, name in enumerate(Where._fields)}
HOUSES, GATES_AT = LAYERS["houses"], LAYERS["gates"]


class Difference(NamedTuple):
    """What is toggled where a cell changes: it is added where it was not, and removed where it was."""

    layers: tuple[int, ...]
    """Their places in `Where`."""
    clans: tuple[Seat, ...]
    gates: tuple[int, ...]
    keeps_ground_plan: bool


def toggled(where: Where, cells: Cells, change: Difference) -> Where:
    layers: list[Any] = [*where]
    single, clans, gates, _ = change
    for at in single:
        layers[at] ^= cells
    if clans:
        layers[HOUSES] = toggled_some(where.houses, clans, cells)
    if gates:
        layers[GATES_AT] = toggled_some(where.gates, gates, cells)
    return tuple.__new__(Where, layers)


def toggled_some(sets: tuple[Cells, ...], which: tuple[int, ...], cells: Cells) -> tuple[Cells, ...]:
    changed = [*sets]
    for at in which:
        changed[at] ^= cells
    return tuple(changed)
