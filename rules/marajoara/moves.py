"""Every choice that Marajoara gives to a seat: a closed union of small moves, told apart by `kind`.

Spaces are named a1 to h8, storage slots B1 to Y3, fragments F3 to F9; in the second museum of mission 6 with a 2
before: 2B1, 2F9.
"""

from dataclasses import dataclass
from typing import Literal

from rules.core.types import Ref, Seat
from rules.marajoara.components import TrackName


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceStartToken:
    """MJ-SET-6."""

    seat: Seat
    space: Ref
    kind: Literal["mj.place_start_token"] = "mj.place_start_token"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseZone:
    """Mission 6: the museum whose yellow slots are used (MJ-MIS-6a)."""

    seat: Seat
    museum: int
    kind: Literal["mj.choose_zone"] = "mj.choose_zone"


@dataclass(frozen=True, slots=True, kw_only=True)
class Capture:
    """A die jumps over its neighbour (MJ-CAP-1)."""

    seat: Seat
    start: Ref
    to: Ref
    kind: Literal["mj.capture"] = "mj.capture"


@dataclass(frozen=True, slots=True, kw_only=True)
class Raise:
    """One pip of a bonus goes on a stored die, or on the captured one (MJ-DIG-2, MJ-DIG-3, MJ-TRK-1)."""

    seat: Seat
    slot: Ref
    kind: Literal["mj.raise"] = "mj.raise"


@dataclass(frozen=True, slots=True, kw_only=True)
class Decline:
    """What is left of an optional bonus is not taken (rulings A12, A45)."""

    seat: Seat
    kind: Literal["mj.decline"] = "mj.decline"


@dataclass(frozen=True, slots=True, kw_only=True)
class Store:
    """Mission 6: the captured die goes to this museum (MJ-MIS-6a)."""

    seat: Seat
    museum: int
    kind: Literal["mj.store"] = "mj.store"


@dataclass(frozen=True, slots=True, kw_only=True)
class Excavate:
    """The disc of this track moves by the value of the grey die (MJ-EXC-1)."""

    seat: Seat
    track: TrackName
    kind: Literal["mj.excavate"] = "mj.excavate"


@dataclass(frozen=True, slots=True, kw_only=True)
class GiveDie:
    """Yellow 7: this stored die goes to the top of the cart (MJ-TRK-7Y)."""

    seat: Seat
    slot: Ref
    kind: Literal["mj.give_die"] = "mj.give_die"


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeDie:
    """Yellow 7: this die of the cart comes into a museum (MJ-TRK-7Y)."""

    seat: Seat
    die: Ref
    museum: int = 0
    kind: Literal["mj.take_die"] = "mj.take_die"


@dataclass(frozen=True, slots=True, kw_only=True)
class ExhibitCheaply:
    """Red 7 (MJ-TRK-7R)."""

    seat: Seat
    slot: Ref
    kind: Literal["mj.exhibit_cheaply"] = "mj.exhibit_cheaply"


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreFragment:
    """Blue 8: this fragment pays for its neighbours (MJ-TRK-8B)."""

    seat: Seat
    fragment: Ref
    kind: Literal["mj.score_fragment"] = "mj.score_fragment"


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBackVase:
    """Red 8: the last vase of this museum is taken back (MJ-TRK-8R)."""

    seat: Seat
    museum: int = 0
    kind: Literal["mj.take_back_vase"] = "mj.take_back_vase"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceDigToken:
    """MJ-TOK-1."""

    seat: Seat
    space: Ref
    kind: Literal["mj.place_dig_token"] = "mj.place_dig_token"


@dataclass(frozen=True, slots=True, kw_only=True)
class PayWith:
    """How many credits each yellow slot pays, from left to right (MJ-PAY-1)."""

    seat: Seat
    pips: tuple[int, ...]
    kind: Literal["mj.pay_with"] = "mj.pay_with"


@dataclass(frozen=True, slots=True, kw_only=True)
class SpendNext:
    """This die enters the cart next (MJ-SPD-5)."""

    seat: Seat
    die: Ref
    kind: Literal["mj.spend_next"] = "mj.spend_next"


@dataclass(frozen=True, slots=True, kw_only=True)
class SpendRest:
    """The other dice enter the cart in the usual order: yellow first, then from left to right (ruling A6)."""

    seat: Seat
    kind: Literal["mj.spend_rest"] = "mj.spend_rest"


@dataclass(frozen=True, slots=True, kw_only=True)
class Exhibit:
    """Free action: the red dice of these slots, from left to right, go on display (MJ-EXP-1)."""

    seat: Seat
    slots: tuple[Ref, ...]
    kind: Literal["mj.exhibit"] = "mj.exhibit"


@dataclass(frozen=True, slots=True, kw_only=True)
class Restore:
    """Free action: a fragment, with the blue dice of these slots (MJ-RES-1)."""

    seat: Seat
    fragment: Ref
    slots: tuple[Ref, ...]
    doubled: bool = False
    """Use the doubled values of blue 7 (ruling A8)."""
    kind: Literal["mj.restore"] = "mj.restore"


@dataclass(frozen=True, slots=True, kw_only=True)
class FundRestoration:
    """Free action: one stored blue die is turned up or down by 1 (MJ-FIN-1)."""

    seat: Seat
    slot: Ref
    change: Literal[-1, 1]
    kind: Literal["mj.fund_restoration"] = "mj.fund_restoration"


@dataclass(frozen=True, slots=True, kw_only=True)
class FieldWork:
    """Free action: a die of the grid moves one step (MJ-FLD-1)."""

    seat: Seat
    start: Ref
    to: Ref
    kind: Literal["mj.field_work"] = "mj.field_work"


@dataclass(frozen=True, slots=True, kw_only=True)
class ExchangeBetweenMuseums:
    """Free action of mission 6: a blue die and a red die change museums (MJ-MIS-6b)."""

    seat: Seat
    blue: Ref
    red: Ref
    kind: Literal["mj.exchange"] = "mj.exchange"


@dataclass(frozen=True, slots=True, kw_only=True)
class RemoveDie:
    """Solo: this neighbour of the jumper goes on the round track (MJ-SOL-3)."""

    seat: Seat
    space: Ref
    kind: Literal["mj.remove_die"] = "mj.remove_die"


@dataclass(frozen=True, slots=True, kw_only=True)
class Recycle:
    """A die of the slate goes back on the grid (MJ-REC-1)."""

    seat: Seat
    die: Ref
    space: Ref
    kind: Literal["mj.recycle"] = "mj.recycle"


@dataclass(frozen=True, slots=True, kw_only=True)
class EndTurn:
    """No more free actions; Recycling follows, then the next seat (MJ-TURN-2)."""

    seat: Seat
    kind: Literal["mj.end_turn"] = "mj.end_turn"


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

RULE_OF_MOVE = {
    "mj.place_start_token": "MJ-SET-6",
    "mj.choose_zone": "MJ-MIS-6a",
    "mj.capture": "MJ-CAP-1",
    "mj.raise": "MJ-DIG-2",
    "mj.store": "MJ-MIS-6a",
    "mj.excavate": "MJ-EXC-1",
    "mj.give_die": "MJ-TRK-7Y",
    "mj.take_die": "MJ-TRK-7Y",
    "mj.exhibit_cheaply": "MJ-TRK-7R",
    "mj.score_fragment": "MJ-TRK-8B",
    "mj.take_back_vase": "MJ-TRK-8R",
    "mj.place_dig_token": "MJ-TOK-1",
    "mj.pay_with": "MJ-PAY-1",
    "mj.spend_next": "MJ-SPD-5",
    "mj.spend_rest": "MJ-SPD-5",
    "mj.exhibit": "MJ-EXP-1",
    "mj.restore": "MJ-RES-1",
    "mj.fund_restoration": "MJ-FIN-1",
    "mj.field_work": "MJ-FLD-1",
    "mj.exchange": "MJ-MIS-6b",
    "mj.remove_die": "MJ-SOL-3",
    "mj.recycle": "MJ-REC-1",
    "mj.end_turn": "MJ-TURN-6",
}
"""The rule to read before a move of this kind."""
