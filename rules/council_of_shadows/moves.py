"""Every choice that Council of Shadows gives to a seat: a closed union of small moves, told apart by `kind`.

What a person drags is what is recorded: a card onto a zone, a tower onto a planet, a tile onto a space. Gems paid are
letters in the order a, g, t (`ag`).
"""

from dataclasses import dataclass
from typing import Literal

from rules.core.types import Ref, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseLeader:
    """CS-M2-1."""

    seat: Seat
    leader: Ref
    kind: Literal["cs.choose_leader"] = "cs.choose_leader"


# Purchase


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyCard:
    """An AI card of the display (CS-BUY-4)."""

    seat: Seat
    card: Ref
    gems: str
    """What is paid: one gem for each gem of the cost, of its value or more (CS-BUY-3)."""
    kind: Literal["cs.buy_card"] = "cs.buy_card"


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyImprovement:
    """A place of the player board, or of Ava's zone (CS-BUY-5)."""

    seat: Seat
    improvement: Ref
    gems: str
    kind: Literal["cs.buy_improvement"] = "cs.buy_improvement"


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyStation:
    """A space station goes on a slot beside a galaxy (CS-M1-3)."""

    seat: Seat
    station: Ref
    slot: Ref
    gems: str
    kind: Literal["cs.buy_station"] = "cs.buy_station"


# Planning


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanCard:
    """A card of the hand goes on a zone, behind the screen (CS-PLAN-3)."""

    seat: Seat
    card: Ref
    zone: int
    kind: Literal["cs.plan"] = "cs.plan"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ready:
    """The screen may be lifted (CS-PLAN-5)."""

    seat: Seat
    kind: Literal["cs.ready"] = "cs.ready"


# Actions


@dataclass(frozen=True, slots=True, kw_only=True)
class Colonise:
    """A tower of cubes on a planet: by a card, on a new system, Zoe's cube (CS-COL-1, CS-DIS-2, CS-M2-4)."""

    seat: Seat
    planet: Ref
    cubes: int
    kind: Literal["cs.colonise"] = "cs.colonise"


@dataclass(frozen=True, slots=True, kw_only=True)
class Extract:
    """The resource of a system (CS-EXT-1, CS-DIS-2, CS-M1-5)."""

    seat: Seat
    tile: Ref
    kind: Literal["cs.extract"] = "cs.extract"


@dataclass(frozen=True, slots=True, kw_only=True)
class Discover:
    """Two tiles of this sector's pile are drawn (CS-DIS-1)."""

    seat: Seat
    sector: int
    kind: Literal["cs.discover"] = "cs.discover"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceTile:
    """One of the tiles drawn goes on a free space (CS-DIS-1); the person places the automa's too (ruling Q-29)."""

    seat: Seat
    tile: Ref
    space: Ref
    kind: Literal["cs.place_tile"] = "cs.place_tile"


@dataclass(frozen=True, slots=True, kw_only=True)
class UpgradeGem:
    """One step: anthracite to gold, or gold to transparent (CS-TRF-1)."""

    seat: Seat
    gem: str
    kind: Literal["cs.upgrade_gem"] = "cs.upgrade_gem"


# Exploitation and Dark Tech


@dataclass(frozen=True, slots=True, kw_only=True)
class Exploit:
    """CS-EXP-1."""

    seat: Seat
    galaxy: Ref
    planet: Ref = ""
    """Where the cube comes from; empty where none is removed (CS-M1-6, CS-M2-6)."""
    kind: Literal["cs.exploit"] = "cs.exploit"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReturnBonus:
    """A light bonus card goes under the pile (CS-EXP-4)."""

    seat: Seat
    card: Ref
    kind: Literal["cs.return_bonus"] = "cs.return_bonus"


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeTech:
    """CS-DT-5."""

    seat: Seat
    card: Ref
    kind: Literal["cs.take_tech"] = "cs.take_tech"


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeCard:
    """An AI card of the display for nothing (CS-DTII-5)."""

    seat: Seat
    card: Ref
    kind: Literal["cs.take_card"] = "cs.take_card"


@dataclass(frozen=True, slots=True, kw_only=True)
class Finish:
    """Nothing more of what is optional now: purchases, an action, the exploitation."""

    seat: Seat
    kind: Literal["cs.finish"] = "cs.finish"


# The automa


@dataclass(frozen=True, slots=True, kw_only=True)
class AutomaActs:
    """The automa takes its next step: a row of its card, or a galaxy (CS-SOLO-4, CS-SOLO-6)."""

    seat: Seat
    kind: Literal["cs.automa_acts"] = "cs.automa_acts"


@dataclass(frozen=True, slots=True, kw_only=True)
class SettleForAutoma:
    """The person says which planet the automa settles (CS-SOLO-5)."""

    seat: Seat
    planet: Ref
    kind: Literal["cs.settle_for_automa"] = "cs.settle_for_automa"


@dataclass(frozen=True, slots=True, kw_only=True)
class RemoveFromAutoma:
    """The person says which cube the automa gives up (CS-SOLO-5)."""

    seat: Seat
    planet: Ref
    kind: Literal["cs.remove_from_automa"] = "cs.remove_from_automa"


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

RULE_OF_MOVE = {
    "cs.choose_leader": "CS-M2-1",
    "cs.buy_card": "CS-BUY-4",
    "cs.buy_improvement": "CS-BUY-5",
    "cs.buy_station": "CS-M1-3",
    "cs.plan": "CS-PLAN-3",
    "cs.ready": "CS-PLAN-5",
    "cs.colonise": "CS-COL-1",
    "cs.extract": "CS-EXT-1",
    "cs.discover": "CS-DIS-1",
    "cs.place_tile": "CS-DIS-1",
    "cs.upgrade_gem": "CS-TRF-1",
    "cs.exploit": "CS-EXP-1",
    "cs.return_bonus": "CS-EXP-4",
    "cs.take_tech": "CS-DT-5",
    "cs.take_card": "CS-DTII-5",
    "cs.automa_acts": "CS-SOLO-4",
    "cs.settle_for_automa": "CS-SOLO-5",
    "cs.remove_from_automa": "CS-SOLO-5",
}
"""The rule to read before a move of this kind."""
