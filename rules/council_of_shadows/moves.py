"""Every choice that Council of Shadows gives to a seat: a closed union of small moves, told apart by `kind`.

What a person drags is what is recorded: a card onto a zone, a tower onto a planet, a tile onto a space. Gems paid are
letters in the order a, g, t (`ag`).
"""

from rules.core.fact import SeatFact, fact
from rules.core.types import Ref


@fact("cs", rule="CS-M2-1")
class ChooseLeader(SeatFact):
    """CS-M2-1."""

    leader: Ref


# Purchase


@fact("cs", rule="CS-BUY-4")
class BuyCard(SeatFact):
    """An AI card of the display (CS-BUY-4)."""

    card: Ref
    gems: str
    """What is paid: one gem for each gem of the cost, of its value or more (CS-BUY-3)."""


@fact("cs", rule="CS-BUY-5")
class BuyImprovement(SeatFact):
    """A place of the player board, or of Ava's zone (CS-BUY-5)."""

    improvement: Ref
    gems: str


@fact("cs", rule="CS-M1-3")
class BuyStation(SeatFact):
    """A space station goes on a slot beside a galaxy (CS-M1-3)."""

    station: Ref
    slot: Ref
    gems: str


# Planning


@fact("cs", "plan", rule="CS-PLAN-3")
class PlanCard(SeatFact):
    """A card of the hand goes on a zone, behind the screen (CS-PLAN-3)."""

    card: Ref
    zone: int


@fact("cs", rule="CS-PLAN-5")
class Ready(SeatFact):
    """The screen may be lifted (CS-PLAN-5)."""


# Actions


@fact("cs", rule="CS-COL-1")
class Colonise(SeatFact):
    """A tower of cubes on a planet: by a card, on a new system, Zoe's cube (CS-COL-1, CS-DIS-2, CS-M2-4)."""

    planet: Ref
    cubes: int


@fact("cs", rule="CS-EXT-1")
class Extract(SeatFact):
    """The resource of a system (CS-EXT-1, CS-DIS-2, CS-M1-5)."""

    tile: Ref


@fact("cs", rule="CS-DIS-1")
class Discover(SeatFact):
    """Two tiles of this sector's pile are drawn (CS-DIS-1)."""

    sector: int


@fact("cs", rule="CS-DIS-1")
class PlaceTile(SeatFact):
    """One of the tiles drawn goes on a free space (CS-DIS-1); the person places the automa's too (ruling Q-29)."""

    tile: Ref
    space: Ref


@fact("cs", rule="CS-TRF-1")
class UpgradeGem(SeatFact):
    """One step: anthracite to gold, or gold to transparent (CS-TRF-1)."""

    gem: str


# Exploitation and Dark Tech


@fact("cs", rule="CS-EXP-1")
class Exploit(SeatFact):
    """CS-EXP-1."""

    galaxy: Ref
    planet: Ref = ""
    """Where the cube comes from; empty where none is removed (CS-M1-6, CS-M2-6)."""


@fact("cs", rule="CS-EXP-4")
class ReturnBonus(SeatFact):
    """A light bonus card goes under the pile (CS-EXP-4)."""

    card: Ref


@fact("cs", rule="CS-DT-5")
class TakeTech(SeatFact):
    """CS-DT-5."""

    card: Ref


@fact("cs", rule="CS-DTII-5")
class TakeCard(SeatFact):
    """An AI card of the display for nothing (CS-DTII-5)."""

    card: Ref


@fact("cs")
class Finish(SeatFact):
    """Nothing more of what is optional now: purchases, an action, the exploitation."""


# The automa


@fact("cs", rule="CS-SOLO-4")
class AutomaActs(SeatFact):
    """The automa takes its next step: a row of its card, or a galaxy (CS-SOLO-4, CS-SOLO-6)."""


@fact("cs", rule="CS-SOLO-5")
class SettleForAutoma(SeatFact):
    """The person says which planet the automa settles (CS-SOLO-5)."""

    planet: Ref


@fact("cs", rule="CS-SOLO-5")
class RemoveFromAutoma(SeatFact):
    """The person says which cube the automa gives up (CS-SOLO-5)."""

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
