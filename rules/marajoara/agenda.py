"""What is still to be done before the turn goes on, as data in the state: a stack, the first entry comes next.

Entries with a seat are decisions; entries without one are steps that the rules carry out by themselves as soon as
nothing stands before them. A state in the middle of any chain can therefore be saved, undone and searched: `kind`
tells entries apart that hold the same.
"""

from dataclasses import dataclass
from typing import Literal

from rules.core.types import Ref, Seat
from rules.marajoara.components import Colour, Die

TokenSource = Literal["case", "fragment", "yellow", "track", "waiting"]
"""Where a Dig token comes from: an icon of the museum, an excavation track, or an earlier turn without room."""


@dataclass(frozen=True, slots=True)
class PlaceStart:
    """A starting token goes on a magnifier (MJ-SET-6)."""

    seat: Seat
    kind: Literal["place_start"] = "place_start"


@dataclass(frozen=True, slots=True)
class ChooseYellowZone:
    """Mission 6: which of the two museums keeps the money (MJ-MIS-6a)."""

    seat: Seat
    kind: Literal["choose_yellow_zone"] = "choose_yellow_zone"


@dataclass(frozen=True, slots=True)
class Increase:
    """Pips to add to stored dice, one at a time, each of them optional (MJ-DIG-2, MJ-DIG-3, MJ-TRK-1, 3, 5)."""

    seat: Seat
    left: int
    rule: str
    colour: Colour | None = None
    """Only dice of this colour; None: of any colour."""
    captured_too: bool = False
    """The die captured this turn, still beside the board, may be raised as well."""
    overflowed: tuple[Ref, ...] = ()
    """Mission 7: dice that this bonus has sent back to 1; an increase is one per die (MJ-MIS-7b)."""
    kind: Literal["increase"] = "increase"


@dataclass(frozen=True, slots=True)
class ChooseMuseum:
    """Mission 6: which museum stores the captured die (MJ-MIS-6a)."""

    seat: Seat
    kind: Literal["choose_museum"] = "choose_museum"


@dataclass(frozen=True, slots=True)
class ChooseTrack:
    """Which disc the captured grey die moves (MJ-EXC-1)."""

    seat: Seat
    kind: Literal["choose_track"] = "choose_track"


@dataclass(frozen=True, slots=True)
class Swap:
    """Yellow 7: first one's own dice are given, then as many are taken from the cart (MJ-TRK-7Y)."""

    seat: Seat
    count: int
    given: tuple[Die, ...] = ()
    taken: int = 0
    kind: Literal["swap"] = "swap"


@dataclass(frozen=True, slots=True)
class CheapExhibit:
    """Red 7: one red die of any value for a fixed price (MJ-TRK-7R)."""

    seat: Seat
    credits: int
    kind: Literal["cheap_exhibit"] = "cheap_exhibit"


@dataclass(frozen=True, slots=True)
class RewardFragment:
    """Blue 8: a placed fragment pays for its neighbours (MJ-TRK-8B)."""

    seat: Seat
    each: int
    kind: Literal["reward_fragment"] = "reward_fragment"


@dataclass(frozen=True, slots=True)
class RemoveVase:
    """Red 8: the last vase may be taken back for double its space's points (MJ-TRK-8R)."""

    seat: Seat
    times: int
    kind: Literal["remove_vase"] = "remove_vase"


@dataclass(frozen=True, slots=True)
class PlaceToken:
    """A gained Dig token goes on the grid at once (MJ-TOK-1)."""

    seat: Seat
    colour: str
    source: TokenSource
    kind: Literal["place_token"] = "place_token"


@dataclass(frozen=True, slots=True)
class Pay:
    """Credits to pay with stored yellow dice (MJ-PAY-1)."""

    seat: Seat
    credits: int
    kind: Literal["pay"] = "pay"


@dataclass(frozen=True, slots=True)
class Spend:
    """The dice used in one action enter the cart, in an order of the player's choice (MJ-SPD-5)."""

    seat: Seat
    kind: Literal["spend"] = "spend"


@dataclass(frozen=True, slots=True)
class RemoveNeighbour:
    """Solo: a die beside the jumper goes on the round track (MJ-SOL-3)."""

    seat: Seat
    beside: int
    kind: Literal["remove_neighbour"] = "remove_neighbour"


@dataclass(frozen=True, slots=True)
class Recycling:
    """The dice on the slate go back on the grid (MJ-REC-1)."""

    seat: Seat
    kind: Literal["recycling"] = "recycling"


# What the rules do by themselves


@dataclass(frozen=True, slots=True)
class ExhibitVases:
    """Red dice that are paid for; `rule` is what lets them be exhibited."""

    slots: tuple[Ref, ...]
    rule: str
    kind: Literal["exhibit_vases"] = "exhibit_vases"


@dataclass(frozen=True, slots=True)
class MoveGridDie:
    """Field work, once it is paid (MJ-FLD-1)."""

    start: int
    end: int
    kind: Literal["move_grid_die"] = "move_grid_die"


@dataclass(frozen=True, slots=True)
class TurnBlueDie:
    """Funded restoration, once it is paid (MJ-FIN-1)."""

    slot: Ref
    change: int
    kind: Literal["turn_blue_die"] = "turn_blue_die"


@dataclass(frozen=True, slots=True)
class ExchangeDice:
    """Mission 6: the two dice change museums, once it is paid (MJ-MIS-6b)."""

    blue: Ref
    red: Ref
    kind: Literal["exchange_dice"] = "exchange_dice"


@dataclass(frozen=True, slots=True)
class DieAction:
    """Step 4 of the main action (MJ-TURN-4)."""

    kind: Literal["die_action"] = "die_action"


@dataclass(frozen=True, slots=True)
class SpendGrey:
    """The grey die enters the cart after the bonus (MJ-EXC-6)."""

    kind: Literal["spend_grey"] = "spend_grey"


@dataclass(frozen=True, slots=True)
class EndMainAction:
    kind: Literal["end_main_action"] = "end_main_action"


Asked = (
    PlaceStart
    | ChooseYellowZone
    | Increase
    | ChooseMuseum
    | ChooseTrack
    | Swap
    | CheapExhibit
    | RewardFragment
    | RemoveVase
    | PlaceToken
    | Pay
    | Spend
    | RemoveNeighbour
    | Recycling
)
Automatic = ExhibitVases | MoveGridDie | TurnBlueDie | ExchangeDice | DieAction | SpendGrey | EndMainAction
Pending = Asked | Automatic
