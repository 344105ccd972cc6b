"""Every choice that Magnastorm gives to a seat: a closed union of small moves, told apart by `kind`.

What a person drags is what is recorded: crew onto a cell, the scout onto a space, a lab from the board. Cubes are
called by their colour (`grey`, `yellow`), crew by that of its seat, neutral crew `yellow`.
"""

from typing import Literal

from rules.core.fact import Fact, fact
from rules.core.types import Ref, Seat
from rules.magnastorm.agenda import Swap
from rules.magnastorm.state import Action

InstallWay = Literal["", "double", "extra"]


@fact("ms", "first_crew", rule="MS-POS-2")
class PlaceFirstCrew(Fact):
    """MS-POS-2."""

    seat: Seat
    column: Ref


@fact("ms", rule="MS-CMD-3")
class TakeColumn(Fact):
    """The commander of a column, or the first player token (MS-CMD-1, MS-CMD-8)."""

    seat: Seat
    column: Ref


@fact("ms", rule="MS-ACT-1")
class MoveCrew(Fact):
    """From a column of the upper panel onto a cell of the lower one (MS-ACT-1)."""

    seat: Seat
    column: Ref
    crew: str
    cell: Ref


@fact("ms", rule="MS-ACT-3")
class ChooseAction(Fact):
    """A, the scout moves, or B, cubes are gained (MS-ACT-3)."""

    seat: Seat
    action: Action


# Paying


@fact("ms", rule="MS-EXC-1")
class Pay(Fact):
    """Everything at once, the exchanges that are needed included (MS-EXC-1)."""

    seat: Seat
    cubes: tuple[int, ...]
    """What is given of each colour: price and exchanges."""
    swap: Swap = ""


@fact("ms", rule="MS-EXC-1")
class Exchange(Fact):
    """A cube of this colour is wanted; the next moves say for which others (MS-EXC-1)."""

    seat: Seat
    take: str


@fact("ms", rule="MS-EXC-1")
class GiveCube(Fact):
    """For an exchange, or as the fee of a station (MS-EXC-1, MS-MOV-6)."""

    seat: Seat
    colour: str


@fact("ms", rule="MS-RES-1")
class TakeCube(Fact):
    """Of any player's colour (MS-RES-1)."""

    seat: Seat
    colour: str


# Crew


@fact("ms", rule="MS-CMD-5")
class DropCrew(Fact):
    """Crew of a column that was taken, onto the lower panel (MS-CMD-5)."""

    seat: Seat
    crew: str
    cell: Ref


@fact("ms", rule="MS-BON-3")
class DeployCrew(Fact):
    """Own crew from the player board onto a panel (MS-BON-3)."""

    seat: Seat
    panel: Literal["upper", "lower"]
    cell: Ref


# Moving


@fact("ms", rule="MS-MOV-2")
class Drive(Fact):
    """To a space, or nowhere (MS-MOV-2, MS-MOV-10)."""

    seat: Seat
    to: Ref
    station: Ref = ""
    """The site where the drive begins instead (MS-MOV-6)."""


@fact("ms", rule="MS-CDR-06")
class Jump(Fact):
    """Mira Mascovic's way (MS-CDR-06)."""

    seat: Seat
    to: Ref


@fact("ms", rule="MS-CDR-02")
class Boost(Fact):
    """A cube of this colour for Justin B. Beeper (MS-CDR-02)."""

    seat: Seat
    colour: str


@fact("ms", rule="MS-CDR-04")
class Train(Fact):
    """Own cubes for Adira Okzil (MS-CDR-04)."""

    seat: Seat


@fact("ms", rule="MS-TEL-1")
class Build(Fact):
    """A station (MS-TEL-1)."""

    seat: Seat
    site: Ref
    free: bool = False
    """Kaysia Vasidis waives the price (MS-CDR-18)."""


@fact("ms", rule="MS-LAB-1")
class Install(Fact):
    """A lab (MS-LAB-1): the usual one, the second one of the cell, or Azrea's (MS-BON-6, MS-CDR-07)."""

    seat: Seat
    way: InstallWay = ""
    free: bool = False


# Research, bag, commanders


@fact("ms", rule="MS-LAB-2")
class ChooseField(Fact):
    """One level there (MS-POS-3, MS-LAB-2, MS-CDR-11)."""

    seat: Seat
    field: Ref


@fact("ms", rule="MS-CDR-14")
class Draw(Fact):
    """Cubes out of the bag, more of them with Joy D. Obondov (MS-CDR-14)."""

    seat: Seat
    more: bool


@fact("ms", rule="MS-CDR-01")
class BuyReputation(Fact):
    """A yellow cube for Forrester Dain (MS-CDR-01)."""

    seat: Seat


# Objectives


@fact("ms", rule="MS-OBJ-1")
class Claim(Fact):
    """An objective (MS-OBJ-1)."""

    seat: Seat
    objective: Ref
    places: tuple[Ref, ...]
    """Sectors in the order of the card's numbers, or fields."""


@fact("ms", rule="MS-OBJ-3")
class RemoveLab(Fact):
    """MS-OBJ-3."""

    seat: Seat
    space: Ref


@fact("ms")
class Finish(Fact):
    """Nothing, or nothing more, of what is optional now."""

    seat: Seat


@fact("ms", rule="MS-SOLO-7")
class ConsortiumActs(Fact):
    """The next part of the Consortium's turn (MS-SOLO-4 to MS-SOLO-12)."""

    seat: Seat


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
