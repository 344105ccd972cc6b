"""Every choice that Council of Shadows gives to a seat: a closed union of small moves, told apart by `kind`.

What a person drags is what is recorded: a card onto a zone, a tower onto a planet, a tile onto a space. Gems paid are
letters in the order a, g, t (`ag`).
"""

from rules.core.fact import Fact, fact
from rules.core.types import Ref, Seat


@fact("cs", rule="CS-M2-1")
class ChooseLeader(Fact):
    """CS-M2-1."""

    seat: Seat
    leader: Ref


# Purchase


@fact("cs", rule="CS-BUY-4")
class BuyCard(Fact):
    """An AI card of the display (CS-BUY-4)."""

    seat: Seat
    card: Ref
    gems: str
    """What is paid: one gem for each gem of the cost, of its value or more (CS-BUY-3)."""


@fact("cs", rule="CS-BUY-5")
class BuyImprovement(Fact):
    """A place of the player board, or of Ava's zone (CS-BUY-5)."""

    seat: Seat
    improvement: Ref
    gems: str


@fact("cs", rule="CS-M1-3")
class BuyStation(Fact):
    """A space station goes on a slot beside a galaxy (CS-M1-3)."""

    seat: Seat
    station: Ref
    slot: Ref
    gems: str


# Planning


@fact("cs", "plan", rule="CS-PLAN-3")
class PlanCard(Fact):
    """A card of the hand goes on a zone, behind the screen (CS-PLAN-3)."""

    seat: Seat
    card: Ref
    zone: int


@fact("cs", rule="CS-PLAN-5")
class Ready(Fact):
    """The screen may be lifted (CS-PLAN-5)."""

    seat: Seat


# Actions


@fact("cs", rule="CS-COL-1")
class Colonise(Fact):
    """A tower of cubes on a planet: by a card, on a new system, Zoe's cube (CS-COL-1, CS-DIS-2, CS-M2-4)."""

    seat: Seat
    planet: Ref
    cubes: int


@fact("cs", rule="CS-EXT-1")
class Extract(Fact):
    """The resource of a system (CS-EXT-1, CS-DIS-2, CS-M1-5)."""

    seat: Seat
    tile: Ref


@fact("cs", rule="CS-DIS-1")
class Discover(Fact):
    """Two tiles of this sector's pile are drawn (CS-DIS-1)."""

    seat: Seat
    sector: int


@fact("cs", rule="CS-DIS-1")
class PlaceTile(Fact):
    """One of the tiles drawn goes on a free space (CS-DIS-1); the person places the automa's too (ruling Q-29)."""

    seat: Seat
    tile: Ref
    space: Ref


@fact("cs", rule="CS-TRF-1")
class UpgradeGem(Fact):
    """One step: anthracite to gold, or gold to transparent (CS-TRF-1)."""

    seat: Seat
    gem: str


# Exploitation and Dark Tech


@fact("cs", rule="CS-EXP-1")
class Exploit(Fact):
    """CS-EXP-1."""

    seat: Seat
    galaxy: Ref
    planet: Ref = ""
    """Where the cube comes from; empty where none is removed (CS-M1-6, CS-M2-6)."""


@fact("cs", rule="CS-EXP-4")
class ReturnBonus(Fact):
    """A light bonus card goes under the pile (CS-EXP-4)."""

    seat: Seat
    card: Ref


@fact("cs", rule="CS-DT-5")
class TakeTech(Fact):
    """CS-DT-5."""

    seat: Seat
    card: Ref


@fact("cs", rule="CS-DTII-5")
class TakeCard(Fact):
    """An AI card of the display for nothing (CS-DTII-5)."""

    seat: Seat
    card: Ref


@fact("cs")
class Finish(Fact):
    """Nothing more of what is optional now: purchases, an action, the exploitation."""

    seat: Seat


# The automa


@fact("cs", rule="CS-SOLO-4")
class AutomaActs(Fact):
    """The automa takes its next step: a row of its card, or a galaxy (CS-SOLO-4, CS-SOLO-6)."""

    seat: Seat


@fact("cs", rule="CS-SOLO-5")
class SettleForAutoma(Fact):
    """The person says which planet the automa settles (CS-SOLO-5)."""

    seat: Seat
    planet: Ref


@fact("cs", rule="CS-SOLO-5")
class RemoveFromAutoma(Fact):
    """The person says which cube the automa gives up (CS-SOLO-5)."""

    seat: Seat
    planet: Ref


Move = (
    ChooseLeader
    | BuyCard
    | BuyImprovement
    | BuyStation
    | PlanCard
    | Ready
    | Colonise
    | Extract
    | Discover
    | PlaceTile
    | UpgradeGem
    | Exploit
    | ReturnBonus
    | TakeTech
    | TakeCard
    | Finish
    | AutomaActs
    | SettleForAutoma
    | RemoveFromAutoma
)
