"""What stands to be gained at this moment, and what a plan will cost. The table shows it beside the pieces."""

from collections.abc import Sequence
from typing import NamedTuple

from rules.core.types import Ref, Seat
from rules.council_of_shadows.queries import (
    Seen,
    colonies_in,
    consumption_of_plan,
    keeps_cube,
    open_galaxies,
    wins_majority,
    yield_of,
)


class GalaxyOutlook(NamedTuple):
    """What a seat would gain by exploiting a galaxy now (CS-EXP-2)."""

    galaxy: Ref
    energy: int
    card: bool
    majority: bool
    keeps_cube: bool


def yields(position: Seen, seat: Seat) -> list[GalaxyOutlook]:
    """Of the galaxies with an own colony, in the order of the board."""
    found = (outlook_in(position, seat, galaxy) for galaxy in open_galaxies(position))
    return [each for each in found if each is not None]


def outlook_in(position: Seen, seat: Seat, galaxy: Ref) -> GalaxyOutlook | None:
    """Without a colony there nothing."""
    colonies = colonies_in(position, galaxy)[seat]
    if not colonies:
        return None
    gives = yield_of(position, seat, galaxy)
    majority = wins_majority(position, seat, galaxy)
    keeps = bool(keeps_cube(position, seat, galaxy, colonies))
    return GalaxyOutlook(galaxy, gives.energy, gives.card, majority, keeps)


def steps_of_plan(position: Seen, seat: Seat, planned: Sequence[Ref]) -> int:
    """How far the marker would really move (CS-PLAN-9, CS-PLAN-10)."""
    player = position.players[seat]
    wanted = consumption_of_plan(position, seat, planned)
    return position.box.numbers.consumption.moved(player.consumption, player.energy, wanted) - player.consumption


def gap(position: Seen, seat: Seat) -> int:
    """How much energy is missing to the next level."""
    player = position.players[seat]
    return player.consumption - player.energy


def gap_with(position: Seen, seat: Seat, energy: int) -> int:
    """What would be missing with so much energy more; with nothing missing the level rises (CS-DT-2)."""
    return gap(position, seat) - energy
