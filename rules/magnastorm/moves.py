"""Every choice that Magnastorm gives to a seat: a closed union of small moves, told apart by `kind`.

What a person drags is what is recorded: crew onto a cell, the scout onto a space, a lab from the board. Cubes are
called by their colour (`grey`, `yellow`), crew by that of its seat, neutral crew `yellow`.
"""

from typing import Literal

from rules.core.fact import SeatFact, fact
from rules.core.types import Ref
from rules.magnastorm.agenda import Swap
from rules.magnastorm.state import Action

InstallWay = Literal["", "double", "extra"]


@fact("ms", "first_crew", rule="MS-POS-2")
class PlaceFirstCrew(SeatFact):
    """MS-POS-2."""

    column: Ref


@fact("ms", rule="MS-CMD-3")
class TakeColumn(SeatFact):
    """The commander of a column, or the first player token (MS-CMD-1, MS-CMD-8)."""

    column: Ref


@fact("ms", rule="MS-ACT-1")
class MoveCrew(SeatFact):
    """From a column of the upper panel onto a cell of the lower one (MS-ACT-1)."""

    column: Ref
    crew: str
    cell: Ref


@fact("ms", rule="MS-ACT-3")
class ChooseAction(SeatFact):
    """A, the scout moves, or B, cubes are gained (MS-ACT-3)."""

    action: Action


# Paying


@fact("ms", rule="MS-EXC-1")
class Pay(SeatFact):
    """Everything at once, the exchanges that are needed included (MS-EXC-1)."""

    cubes: tuple[int, ...]
    """What is given of each colour: price and exchanges."""
    swap: Swap = ""


@fact("ms", rule="MS-EXC-1")
class Exchange(SeatFact):
    """A cube of this colour is wanted; the next moves say for which others (MS-EXC-1)."""

    take: str


@fact("ms", rule="MS-EXC-1")
class GiveCube(SeatFact):
    """For an exchange, or as the fee of a station (MS-EXC-1, MS-MOV-6)."""

    colour: str


@fact("ms", rule="MS-RES-1")
class TakeCube(SeatFact):
    """Of any player's colour (MS-RES-1)."""

    colour: str


# Crew


@fact("ms", rule="MS-CMD-5")
class DropCrew(SeatFact):
    """Crew of a column that was taken, onto the lower panel (MS-CMD-5)."""

    crew: str
    cell: Ref


@fact("ms", rule="MS-BON-3")
class DeployCrew(SeatFact):
    """Own crew from the player board onto a panel (MS-BON-3)."""

    panel: Literal["upper", "lower"]
    cell: Ref


# Moving


@fact("ms", rule="MS-MOV-2")
class Drive(SeatFact):
    """To a space, or nowhere (MS-MOV-2, MS-MOV-10)."""

    to: Ref
    station: Ref = ""
    """The site where the drive begins instead (MS-MOV-6)."""


@fact("ms", rule="MS-CDR-06")
class Jump(SeatFact):
    """Mira Mascovic's way (MS-CDR-06)."""

    to: Ref


@fact("ms", rule="MS-CDR-02")
class Boost(SeatFact):
    """A cube of this colour for Justin B. Beeper (MS-CDR-02)."""

    colour: str


@fact("ms", rule="MS-CDR-04")
class Train(SeatFact):
    """Own cubes for Adira Okzil (MS-CDR-04)."""


@fact("ms", rule="MS-TEL-1")
class Build(SeatFact):
    """A station (MS-TEL-1)."""

    site: Ref
    free: bool = False
    """Kaysia Vasidis waives the price (MS-CDR-18)."""


@fact("ms", rule="MS-LAB-1")
class Install(SeatFact):
    """A lab (MS-LAB-1): the usual one, the second one of the cell, or Azrea's (MS-BON-6, MS-CDR-07)."""

    way: InstallWay = ""
    free: bool = False


# Research, bag, commanders


@fact("ms", rule="MS-LAB-2")
class ChooseField(SeatFact):
    """One level there (MS-POS-3, MS-LAB-2, MS-CDR-11)."""

    field: Ref


@fact("ms", rule="MS-CDR-14")
class Draw(SeatFact):
    """Cubes out of the bag, more of them with Joy D. Obondov (MS-CDR-14)."""

    more: bool


@fact("ms", rule="MS-CDR-01")
class BuyReputation(SeatFact):
    """A yellow cube for Forrester Dain (MS-CDR-01)."""


# Objectives


@fact("ms", rule="MS-OBJ-1")
class Claim(SeatFact):
    """An objective (MS-OBJ-1)."""

    objective: Ref
    places: tuple[Ref, ...]
    """Sectors in the order of the card's numbers, or fields."""


@fact("ms", rule="MS-OBJ-3")
class RemoveLab(SeatFact):
    """MS-OBJ-3."""

    space: Ref


@fact("ms")
class Finish(SeatFact):
    """Nothing, or nothing more, of what is optional now."""


@fact("ms", rule="MS-SOLO-7")
class ConsortiumActs(SeatFact):
    """The next part of the Consortium's turn (MS-SOLO-4 to MS-SOLO-12)."""


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
