"""What is still to be done before the turn goes on, as data in the state: a stack, the first entry comes next.

Entries with a seat are decisions; entries without one are steps that the rules carry out by themselves as soon as
nothing stands before them. A state in the middle of any chain can therefore be saved, undone and searched: `kind`
tells entries apart that hold the same.
"""

from typing import Literal

from rules.core.fact import Fact, SeatFact, pending
from rules.core.types import Ref
from rules.marajoara.components import Colour, Die

TokenSource = Literal["case", "fragment", "yellow", "track", "waiting"]
"""Where a Dig token comes from: an icon of the museum, an excavation track, or an earlier turn without room."""


@pending(asks="mj-ask-start-token", rule="MJ-SET-6")
class PlaceStart(SeatFact):
    """A starting token goes on a magnifier (MJ-SET-6)."""


@pending(asks="mj-ask-zone", rule="MJ-MIS-6a")
class ChooseYellowZone(SeatFact):
    """Mission 6: which of the two museums keeps the money (MJ-MIS-6a)."""


@pending(asks="mj-ask-raise", rule="MJ-DIG-2")
class Increase(SeatFact):
    """Pips to add to stored dice, one at a time, each of them optional (MJ-DIG-2, MJ-DIG-3, MJ-TRK-1, 3, 5)."""

    left: int
    rule: str
    colour: Colour | None = None
    """Only dice of this colour; None: of any colour."""
    captured_too: bool = False
    """The die captured this turn, still beside the board, may be raised as well."""
    overflowed: tuple[Ref, ...] = ()
    """Mission 7: dice that this bonus has sent back to 1; an increase is one per die (MJ-MIS-7b)."""


@pending(asks="mj-ask-museum", rule="MJ-MIS-6a")
class ChooseMuseum(SeatFact):
    """Mission 6: which museum stores the captured die (MJ-MIS-6a)."""


@pending(asks="mj-ask-track", rule="MJ-EXC-1")
class ChooseTrack(SeatFact):
    """Which disc the captured grey die moves (MJ-EXC-1)."""


@pending(asks="mj-ask-swap", rule="MJ-TRK-7Y")
class Swap(SeatFact):
    """Yellow 7: first one's own dice are given, then as many are taken from the cart (MJ-TRK-7Y)."""

    count: int
    given: tuple[Die, ...] = ()
    taken: int = 0


@pending(asks="mj-ask-cheap-exhibit", rule="MJ-TRK-7R")
class CheapExhibit(SeatFact):
    """Red 7: one red die of any value for a fixed price (MJ-TRK-7R)."""

    credits: int


@pending(asks="mj-ask-reward-fragment", rule="MJ-TRK-8B")
class RewardFragment(SeatFact):
    """Blue 8: a placed fragment pays for its neighbours (MJ-TRK-8B)."""

    each: int


@pending(asks="mj-ask-take-back-vase", rule="MJ-TRK-8R")
class RemoveVase(SeatFact):
    """Red 8: the last vase may be taken back for double its space's points (MJ-TRK-8R)."""

    times: int


@pending(asks="mj-ask-token", rule="MJ-TOK-1")
class PlaceToken(SeatFact):
    """A gained Dig token goes on the grid at once (MJ-TOK-1)."""

    colour: str
    source: TokenSource


@pending(asks="mj-ask-pay", rule="MJ-PAY-1")
class Pay(SeatFact):
    """Credits to pay with stored yellow dice (MJ-PAY-1)."""

    credits: int


@pending(asks="mj-ask-spend", rule="MJ-SPD-5")
class Spend(SeatFact):
    """The dice used in one action enter the cart, in an order of the player's choice (MJ-SPD-5)."""


@pending(asks="mj-ask-remove", rule="MJ-SOL-3")
class RemoveNeighbour(SeatFact):
    """Solo: a die beside the jumper goes on the round track (MJ-SOL-3)."""

    beside: int


@pending(asks="mj-ask-recycle", rule="MJ-REC-1")
class Recycling(SeatFact):
    """The dice on the slate go back on the grid (MJ-REC-1)."""


# What the rules do by themselves


@pending()
class ExhibitVases(Fact):
    """Red dice that are paid for; `rule` is what lets them be exhibited."""

    slots: tuple[Ref, ...]
    rule: str


@pending()
class MoveGridDie(Fact):
    """Field work, once it is paid (MJ-FLD-1)."""

    start: int
    end: int


@pending()
class TurnBlueDie(Fact):
    """Funded restoration, once it is paid (MJ-FIN-1)."""

    slot: Ref
    change: int


@pending()
class ExchangeDice(Fact):
    """Mission 6: the two dice change museums, once it is paid (MJ-MIS-6b)."""

    blue: Ref
    red: Ref


@pending()
class DieAction(Fact):
    """Step 4 of the main action (MJ-TURN-4)."""


@pending()
class SpendGrey(Fact):
    """The grey die enters the cart after the bonus (MJ-EXC-6)."""


@pending()
class EndMainAction(Fact):
    pass


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
