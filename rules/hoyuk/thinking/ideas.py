"""The moves worth a thought: all but most of the cells where a new block could be founded."""

from collections.abc import Sequence
from functools import lru_cache

from rules.hoyuk import moves as m
from rules.hoyuk.cells import CELLS, CENTRE, NUMBER, Cells, around, cells_in, distance, has
from rules.hoyuk.places import ground
from rules.hoyuk.state import State

FOUNDING = 6
"""So many cells for a new block are looked at."""
ROOM = 3
"""Steps from a cell within which ground counts as its room."""


def worth_a_thought(state: State, legal: Sequence[m.Move]) -> list[m.Move]:
    seat = legal[0].seat
    if not any(isinstance(move, m.BuildHouse) for move in legal):
        return list(legal)
    founding = ground(state.village, state.options, seat).founding
    kept = best_foundings(state.village.where.built, founding)
    return [move for move in legal if not isinstance(move, m.BuildHouse) or is_worth_it(move, founding, kept)]


def is_worth_it(move: m.BuildHouse, founding: Cells, kept: frozenset[int]) -> bool:
    cell = NUMBER[move.cell]
    return cell in kept or not has(founding, cell)


@lru_cache(maxsize=2_000)
def best_foundings(built: Cells, founding: Cells) -> frozenset[int]:
    """Half of them near others, who may join; half of them where there is most room.

    The next worlds that a plan is tried in ask for the same again.
    """
    near = nearest(built or 1 << CENTRE, founding, FOUNDING // 2)
    left = [cell for cell in cells_in(founding) if cell not in near]
    roomy = sorted(left, key=lambda cell: (-(SURROUNDINGS[cell] & founding).bit_count(), TO_CENTRE[cell], cell))
    return frozenset(near + spread(roomy, FOUNDING - len(near)))


def nearest(to: Cells, among: Cells, count: int) -> list[int]:
    """Ring after ring; in each of them those nearest to the centre first."""
    found: list[int] = []
    while among and len(found) < count:
        ring = cells_in(to & among)
        found += sorted(ring, key=lambda cell: (TO_CENTRE[cell], cell))[: count - len(found)]
        among &= ~to
        to |= around(to)
    return found


def surroundings(cell: int) -> Cells:
    part = 1 << cell
    for _ in range(ROOM):
        part |= around(part)
    return part


SURROUNDINGS = tuple(surroundings(cell) for cell in range(CELLS))
TO_CENTRE = tuple(distance(cell, CENTRE) for cell in range(CELLS))


def spread(cells: Sequence[int], count: int) -> list[int]:
    """The first of them that do not lie side by side."""
    found: list[int] = []
    for cell in cells:
        if len(found) == count:
            break
        if all(distance(cell, other) > ROOM for other in found):
            found.append(cell)
    return found
