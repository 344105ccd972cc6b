"""Every choice that Marajoara gives to a seat: a closed union of small moves, told apart by `kind`.

Spaces are named a1 to h8, storage slots B1 to Y3, fragments F3 to F9; in the second museum of mission 6 with a 2
before: 2B1, 2F9.
"""

from typing import Literal

from rules.core.fact import SeatFact, fact
from rules.core.types import Ref
from rules.marajoara.components import TrackName


@fact("mj", rule="MJ-SET-6")
class PlaceStartToken(SeatFact):
    """MJ-SET-6."""

    space: Ref


@fact("mj", rule="MJ-MIS-6a")
class ChooseZone(SeatFact):
    """Mission 6: the museum whose yellow slots are used (MJ-MIS-6a)."""

    museum: int


@fact("mj", rule="MJ-CAP-1")
class Capture(SeatFact):
    """A die jumps over its neighbour (MJ-CAP-1)."""

    start: Ref
    to: Ref


@fact("mj", rule="MJ-DIG-2")
class Raise(SeatFact):
    """One pip of a bonus goes on a stored die, or on the captured one (MJ-DIG-2, MJ-DIG-3, MJ-TRK-1)."""

    slot: Ref


@fact("mj")
class Decline(SeatFact):
    """What is left of an optional bonus is not taken (rulings A12, A45)."""


@fact("mj", rule="MJ-MIS-6a")
class Store(SeatFact):
    """Mission 6: the captured die goes to this museum (MJ-MIS-6a)."""

    museum: int


@fact("mj", rule="MJ-EXC-1")
class Excavate(SeatFact):
    """The disc of this track moves by the value of the grey die (MJ-EXC-1)."""

    track: TrackName


@fact("mj", rule="MJ-TRK-7Y")
class GiveDie(SeatFact):
    """Yellow 7: this stored die goes to the top of the cart (MJ-TRK-7Y)."""

    slot: Ref


@fact("mj", rule="MJ-TRK-7Y")
class TakeDie(SeatFact):
    """Yellow 7: this die of the cart comes into a museum (MJ-TRK-7Y)."""

    die: Ref
    museum: int = 0


@fact("mj", rule="MJ-TRK-7R")
class ExhibitCheaply(SeatFact):
    """Red 7 (MJ-TRK-7R)."""

    slot: Ref


@fact("mj", rule="MJ-TRK-8B")
class ScoreFragment(SeatFact):
    """Blue 8: this fragment pays for its neighbours (MJ-TRK-8B)."""

    fragment: Ref


@fact("mj", rule="MJ-TRK-8R")
class TakeBackVase(SeatFact):
    """Red 8: the last vase of this museum is taken back (MJ-TRK-8R)."""

    museum: int = 0


@fact("mj", rule="MJ-TOK-1")
class PlaceDigToken(SeatFact):
    """MJ-TOK-1."""

    space: Ref


@fact("mj", rule="MJ-PAY-1")
class PayWith(SeatFact):
    """How many credits each yellow slot pays, from left to right (MJ-PAY-1)."""

    pips: tuple[int, ...]


@fact("mj", rule="MJ-SPD-5")
class SpendNext(SeatFact):
    """This die enters the cart next (MJ-SPD-5)."""

    die: Ref


@fact("mj", rule="MJ-SPD-5")
class SpendRest(SeatFact):
    """The other dice enter the cart in the usual order: yellow first, then from left to right (ruling A6)."""


@fact("mj", rule="MJ-EXP-1")
class Exhibit(SeatFact):
    """Free action: the red dice of these slots, from left to right, go on display (MJ-EXP-1)."""

    slots: tuple[Ref, ...]


@fact("mj", rule="MJ-RES-1")
class Restore(SeatFact):
    """Free action: a fragment, with the blue dice of these slots (MJ-RES-1)."""

    fragment: Ref
    slots: tuple[Ref, ...]
    doubled: bool = False
    """Use the doubled values of blue 7 (ruling A8)."""


@fact("mj", rule="MJ-FIN-1")
class FundRestoration(SeatFact):
    """Free action: one stored blue die is turned up or down by 1 (MJ-FIN-1)."""

    slot: Ref
    change: Literal[-1, 1]


@fact("mj", rule="MJ-FLD-1")
class FieldWork(SeatFact):
    """Free action: a die of the grid moves one step (MJ-FLD-1)."""

    start: Ref
    to: Ref


@fact("mj", "exchange", rule="MJ-MIS-6b")
class ExchangeBetweenMuseums(SeatFact):
    """Free action of mission 6: a blue die and a red die change museums (MJ-MIS-6b)."""

    blue: Ref
    red: Ref


@fact("mj", rule="MJ-SOL-3")
class RemoveDie(SeatFact):
    """Solo: this neighbour of the jumper goes on the round track (MJ-SOL-3)."""

    space: Ref


@fact("mj", rule="MJ-REC-1")
class Recycle(SeatFact):
    """A die of the slate goes back on the grid (MJ-REC-1)."""

    die: Ref
    space: Ref


@fact("mj", rule="MJ-TURN-6")
class EndTurn(SeatFact):
    """No more free actions; Recycling follows, then the next seat (MJ-TURN-2)."""


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
