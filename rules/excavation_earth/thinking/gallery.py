"""What a gallery is worth while it grows: what it would pay now, and what its lines may yet pay (EE-END-1)."""

from collections.abc import Sequence
from functools import lru_cache

from rules.core.types import Ref
from rules.excavation_earth.components import Box


@lru_cache(maxsize=8)
def hopes(table: tuple[int, ...], bend: float) -> tuple[float, ...]:
    """What so many samples of a line promise when all the rest may still come: a curve up to the full line's pay."""
    full = len(table) - 1
    return tuple(max(float(paid), table[full] * (count / full) ** bend) for count, paid in enumerate(table))


COLUMN_BEND, ROW_BEND = 1.25, 1.5
"""How much the last samples of a line are worth more than the first."""


def gallery_worth(box: Box, guards: Sequence[str], hope: float) -> float:
    """`hope`: from 0 (the game is over, only what is there pays) to 1 (there is time to fill every line)."""
    pays, more = pays_and_promises(box, guards)
    return pays + hope * more


def gallery_pays(box: Box, guards: Sequence[str]) -> float:
    return pays_and_promises(box, guards)[0]


def gallery_promises(box: Box, guards: Sequence[str], hope: float) -> float:
    return hope * pays_and_promises(box, guards)[1]


@lru_cache(maxsize=20_000)
def pays_and_promises(box: Box, guards: Sequence[str]) -> tuple[float, float]:
    """What the lines pay, and how much more they may pay if there is time to fill them all."""
    pays = more = 0.0
    for lines, table, bend in (
        (box.types_of.values(), box.column_table, COLUMN_BEND),
        (box.rows, box.row_table, ROW_BEND),
    ):
        promised = hopes(table, bend)
        for cells in lines:
            samples = sum([cell in guards for cell in cells])
            pays += table[samples]
            more += promised[samples] - table[samples]
    return pays, more


def without_guard(guards: tuple[str, ...], guard: str) -> tuple[str, ...]:
    return tuple(each for each in guards if each != guard) if guard else guards


def with_guard(guards: tuple[str, ...], guard: Ref) -> tuple[str, ...]:
    return guards if guard in guards else tuple(sorted((*guards, guard)))
