"""Every choice that Marajoara gives to a seat: a closed union of small moves, told apart by `kind`.

Spaces are named a1 to h8, storage slots B1 to Y3, fragments F3 to F9; in the second museum of mission 6 with a 2
before: 2B1, 2F9.
"""

from typing import Literal

from rules.core.fact import Fact, fact
from rules.core.types import Ref, Seat
from rules.marajoara.components import TrackName


@fact("mj", rule="MJ-SET-6")
class PlaceStartToken(Fact):
    """MJ-SET-6."""

    seat: Seat
    space: Ref


@fact("mj", rule="MJ-MIS-6a")
class ChooseZone(Fact):
    """Mission 6: the museum whose yellow slots are used (MJ-MIS-6a)."""

    seat: Seat
    museum: int


@fact("mj", rule="MJ-CAP-1")
class Capture(Fact):
    """A die jumps over its neighbour (MJ-CAP-1)."""

    seat: Seat
    start: Ref
    to: Ref


@fact("mj", rule="MJ-DIG-2")
class Raise(Fact):
    """One pip of a bonus goes on a stored die, or on the captured one (MJ-DIG-2, MJ-DIG-3, MJ-TRK-1)."""

    seat: Seat
    slot: Ref


@fact("mj")
class Decline(Fact):
    """What is left of an optional bonus is not taken (rulings A12, A45)."""

    seat: Seat


@fact("mj", rule="MJ-MIS-6a")
class Store(Fact):
    """Mission 6: the captured die goes to this museum (MJ-MIS-6a)."""

    seat: Seat
    museum: int


@fact("mj", rule="MJ-EXC-1")
class Excavate(Fact):
    """The disc of this track moves by the value of the grey die (MJ-EXC-1)."""

    seat: Seat
    track: TrackName


@fact("mj", rule="MJ-TRK-7Y")
class GiveDie(Fact):
    """Yellow 7: this stored die goes to the top of the cart (MJ-TRK-7Y)."""

    seat: Seat
    slot: Ref


@fact("mj", rule="MJ-TRK-7Y")
class TakeDie(Fact):
    """Yellow 7: this die of the cart comes into a museum (MJ-TRK-7Y)."""

    seat: Seat
    die: Ref
    museum: int = 0


@fact("mj", rule="MJ-TRK-7R")
class ExhibitCheaply(Fact):
    """Red 7 (MJ-TRK-7R)."""

    seat: Seat
    slot: Ref


@fact("mj", rule="MJ-TRK-8B")
class ScoreFragment(Fact):
    """Blue 8: this fragment pays for its neighbours (MJ-TRK-8B)."""

    seat: Seat
    fragment: Ref


@fact("mj", rule="MJ-TRK-8R")
class TakeBackVase(Fact):
    """Red 8: the last vase of this museum is taken back (MJ-TRK-8R)."""

    seat: Seat
    museum: int = 0


@fact("mj", rule="MJ-TOK-1")
class PlaceDigToken(Fact):
    """MJ-TOK-1."""

    seat: Seat
    space: Ref


@fact("mj", rule="MJ-PAY-1")
class PayWith(Fact):
    """How many credits each yellow slot pays, from left to right (MJ-PAY-1)."""

    seat: Seat
    pips: tuple[int, ...]


@fact("mj", rule="MJ-SPD-5")
class SpendNext(Fact):
    """This die enters the cart next (MJ-SPD-5)."""

    seat: Seat
    die: Ref


@fact("mj", rule="MJ-SPD-5")
class SpendRest(Fact):
    """The other dice enter the cart in the usual order: yellow first, then from left to right (ruling A6)."""

    seat: Seat


@fact("mj", rule="MJ-EXP-1")
class Exhibit(Fact):
    """Free action: the red dice of these slots, from left to right, go on display (MJ-EXP-1)."""

    seat: Seat
    slots: tuple[Ref, ...]


@fact("mj", rule="MJ-RES-1")
class Restore(Fact):
    """Free action: a fragment, with the blue dice of these slots (MJ-RES-1)."""

    seat: Seat
    fragment: Ref
    slots: tuple[Ref, ...]
    doubled: bool = False
    """Use the doubled values of blue 7 (ruling A8)."""


@fact("mj", rule="MJ-FIN-1")
class FundRestoration(Fact):
    """Free action: one stored blue die is turned up or down by 1 (MJ-FIN-1)."""

    seat: Seat
    slot: Ref
    change: Literal[-1, 1]


@fact("mj", rule="MJ-FLD-1")
class FieldWork(Fact):
    """Free action: a die of the grid moves one step (MJ-FLD-1)."""

    seat: Seat
    start: Ref
    to: Ref


@fact("mj", "exchange", rule="MJ-MIS-6b")
class ExchangeBetweenMuseums(Fact):
    """Free action of mission 6: a blue die and a red die change museums (MJ-MIS-6b)."""

    seat: Seat
    blue: Ref
    red: Ref


@fact("mj", rule="MJ-SOL-3")
class RemoveDie(Fact):
    """Solo: this neighbour of the jumper goes on the round track (MJ-SOL-3)."""

    seat: Seat
    space: Ref


@fact("mj", rule="MJ-REC-1")
class Recycle(Fact):
    """A die of the slate goes back on the grid (MJ-REC-1)."""

    seat: Seat
    die: Ref
    space: Ref


@fact("mj", rule="MJ-TURN-6")
class EndTurn(Fact):
    """No more free actions; Recycling follows, then the next seat (MJ-TURN-2)."""

    seat: Seat


FreeAction = Exhibit | Restore | FundRestoration | FieldWork | ExchangeBetweenMuseums
Move = (
    PlaceStartToken
    | ChooseZone
    | Capture
    | Raise
    | Decline
    | Store
    | Excavate
    | GiveDie
    | TakeDie
    | ExhibitCheaply
    | ScoreFragment
    | TakeBackVase
    | PlaceDigToken
    | PayWith
    | SpendNext
    | SpendRest
    | FreeAction
    | RemoveDie
    | Recycle
    | EndTurn
)
