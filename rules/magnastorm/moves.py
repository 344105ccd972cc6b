"""Every choice that Magnastorm gives to a seat: a closed union of small moves, told apart by `kind`.

What a person drags is what is recorded: crew onto a cell, the scout onto a space, a lab from the board. Cubes are
called by their colour (`grey`, `yellow`), crew by that of its seat, neutral crew `yellow`.
"""

from dataclasses import dataclass
from typing import Literal

from rules.core.types import Ref, Seat
from rules.magnastorm.agenda import Swap
from rules.magnastorm.state import Action

InstallWay = Literal["", "double", "extra"]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceFirstCrew:
    """MS-POS-2."""

    seat: Seat
    column: Ref
    kind: Literal["ms.first_crew"] = "ms.first_crew"


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeColumn:
    """The commander of a column, or the first player token (MS-CMD-1, MS-CMD-8)."""

    seat: Seat
    column: Ref
    kind: Literal["ms.take_column"] = "ms.take_column"


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveCrew:
    """From a column of the upper panel onto a cell of the lower one (MS-ACT-1)."""

    seat: Seat
    column: Ref
    crew: str
    cell: Ref
    kind: Literal["ms.move_crew"] = "ms.move_crew"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseAction:
    """A, the scout moves, or B, cubes are gained (MS-ACT-3)."""

    seat: Seat
    action: Action
    kind: Literal["ms.choose_action"] = "ms.choose_action"


# Paying


@dataclass(frozen=True, slots=True, kw_only=True)
class Pay:
    """Everything at once, the exchanges that are needed included (MS-EXC-1)."""

    seat: Seat
    cubes: tuple[int, ...]
    """What is given of each colour: price and exchanges."""
    swap: Swap = ""
    kind: Literal["ms.pay"] = "ms.pay"


@dataclass(frozen=True, slots=True, kw_only=True)
class Exchange:
    """A cube of this colour is wanted; the next moves say for which others (MS-EXC-1)."""

    seat: Seat
    take: str
    kind: Literal["ms.exchange"] = "ms.exchange"


@dataclass(frozen=True, slots=True, kw_only=True)
class GiveCube:
    """For an exchange, or as the fee of a station (MS-EXC-1, MS-MOV-6)."""

    seat: Seat
    colour: str
    kind: Literal["ms.give_cube"] = "ms.give_cube"


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeCube:
    """Of any player's colour (MS-RES-1)."""

    seat: Seat
    colour: str
    kind: Literal["ms.take_cube"] = "ms.take_cube"


# Crew


@dataclass(frozen=True, slots=True, kw_only=True)
class DropCrew:
    """Crew of a column that was taken, onto the lower panel (MS-CMD-5)."""

    seat: Seat
    crew: str
    cell: Ref
    kind: Literal["ms.drop_crew"] = "ms.drop_crew"


@dataclass(frozen=True, slots=True, kw_only=True)
class DeployCrew:
    """Own crew from the player board onto a panel (MS-BON-3)."""

    seat: Seat
    panel: Literal["upper", "lower"]
    cell: Ref
    kind: Literal["ms.deploy_crew"] = "ms.deploy_crew"


# Moving


@dataclass(frozen=True, slots=True, kw_only=True)
class Drive:
    """To a space, or nowhere (MS-MOV-2, MS-MOV-10)."""

    seat: Seat
    to: Ref
    station: Ref = ""
    """The site where the drive begins instead (MS-MOV-6)."""
    kind: Literal["ms.drive"] = "ms.drive"


@dataclass(frozen=True, slots=True, kw_only=True)
class Jump:
    """Mira Mascovic's way (MS-CDR-06)."""

    seat: Seat
    to: Ref
    kind: Literal["ms.jump"] = "ms.jump"


@dataclass(frozen=True, slots=True, kw_only=True)
class Boost:
    """A cube of this colour for Justin B. Beeper (MS-CDR-02)."""

    seat: Seat
    colour: str
    kind: Literal["ms.boost"] = "ms.boost"


@dataclass(frozen=True, slots=True, kw_only=True)
class Train:
    """Own cubes for Adira Okzil (MS-CDR-04)."""

    seat: Seat
    kind: Literal["ms.train"] = "ms.train"


@dataclass(frozen=True, slots=True, kw_only=True)
class Build:
    """A station (MS-TEL-1)."""

    seat: Seat
    site: Ref
    free: bool = False
    """Kaysia Vasidis waives the price (MS-CDR-18)."""
    kind: Literal["ms.build"] = "ms.build"


@dataclass(frozen=True, slots=True, kw_only=True)
class Install:
    """A lab (MS-LAB-1): the usual one, the second one of the cell, or Azrea's (MS-BON-6, MS-CDR-07)."""

    seat: Seat
    way: InstallWay = ""
    free: bool = False
    kind: Literal["ms.install"] = "ms.install"


# Research, bag, commanders


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseField:
    """One level there (MS-POS-3, MS-LAB-2, MS-CDR-11)."""

    seat: Seat
    field: Ref
    kind: Literal["ms.choose_field"] = "ms.choose_field"


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw:
    """Cubes out of the bag, more of them with Joy D. Obondov (MS-CDR-14)."""

    seat: Seat
    more: bool
    kind: Literal["ms.draw"] = "ms.draw"


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyReputation:
    """A yellow cube for Forrester Dain (MS-CDR-01)."""

    seat: Seat
    kind: Literal["ms.buy_reputation"] = "ms.buy_reputation"


# Objectives


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """An objective (MS-OBJ-1)."""

    seat: Seat
    objective: Ref
    places: tuple[Ref, ...]
    """Sectors in the order of the card's numbers, or fields."""
    kind: Literal["ms.claim"] = "ms.claim"


@dataclass(frozen=True, slots=True, kw_only=True)
class RemoveLab:
    """MS-OBJ-3."""

    seat: Seat
    space: Ref
    kind: Literal["ms.remove_lab"] = "ms.remove_lab"


@dataclass(frozen=True, slots=True, kw_only=True)
class Finish:
    """Nothing, or nothing more, of what is optional now."""

    seat: Seat
    kind: Literal["ms.finish"] = "ms.finish"


@dataclass(frozen=True, slots=True, kw_only=True)
class ConsortiumActs:
    """The next part of the Consortium's turn (MS-SOLO-4 to MS-SOLO-12)."""

    seat: Seat
    kind: Literal["ms.consortium_acts"] = "ms.consortium_acts"


Move = (
    PlaceFirstCrew
    | TakeColumn
    | MoveCrew
    | ChooseAction
    | Pay
    | Exchange
    | GiveCube
    | TakeCube
    | DropCrew
    | DeployCrew
    | Drive
    | Jump
    | Boost
    | Train
    | Build
    | Install
    | ChooseField
    | Draw
    | BuyReputation
    | Claim
    | RemoveLab
    | Finish
    | ConsortiumActs
)

RULE_OF_MOVE = {
    "ms.first_crew": "MS-POS-2",
    "ms.take_column": "MS-CMD-3",
    "ms.move_crew": "MS-ACT-1",
    "ms.choose_action": "MS-ACT-3",
    "ms.pay": "MS-EXC-1",
    "ms.exchange": "MS-EXC-1",
    "ms.give_cube": "MS-EXC-1",
    "ms.take_cube": "MS-RES-1",
    "ms.drop_crew": "MS-CMD-5",
    "ms.deploy_crew": "MS-BON-3",
    "ms.drive": "MS-MOV-2",
    "ms.jump": "MS-CDR-06",
    "ms.boost": "MS-CDR-02",
    "ms.train": "MS-CDR-04",
    "ms.build": "MS-TEL-1",
    "ms.install": "MS-LAB-1",
    "ms.choose_field": "MS-LAB-2",
    "ms.draw": "MS-CDR-14",
    "ms.buy_reputation": "MS-CDR-01",
    "ms.claim": "MS-OBJ-1",
    "ms.remove_lab": "MS-OBJ-3",
    "ms.consortium_acts": "MS-SOLO-7",
}
"""The rule to read before a move of this kind."""
