"""Everything that can happen in a game of Marajoara: a closed union, told apart by `kind`, for log and animation."""

from typing import Literal

from rules.core.fact import Fact, SeatFact, fact
from rules.core.types import Ref, Seat
from rules.marajoara.agenda import TokenSource
from rules.marajoara.components import Die, ObjectiveKind, TrackName
from rules.marajoara.state import Source

WhyEnded = Literal["rounds", "round_track", "idle"]


@fact("mj")
class StartTokenPlaced(SeatFact):
    space: Ref


@fact("mj")
class ZoneChosen(SeatFact):
    museum: int


@fact("mj")
class RoundBegan(Fact):
    round: int


@fact("mj")
class TurnBegan(SeatFact):
    pass


@fact("mj")
class Captured(SeatFact):
    """The jumper has landed; its own raise follows as `DieRaised`."""

    jumper: Die
    start: Ref
    over: Ref
    to: Ref
    die: Die


@fact("mj")
class DieRaised(SeatFact):
    """A die shows another face; `place` is a space, a slot, or beside the board."""

    die: Die
    face: int
    place: Ref
    rule: str


@fact("mj")
class DieOverflowed(SeatFact):
    """Mission 7: a die went past the top face and back to 1 (MJ-MIS-7a)."""

    die: Die
    place: Ref


@fact("mj")
class DigBonusWon(SeatFact):
    """The jumper landed on a Dig token; `seat` is its owner."""

    by: Seat
    space: Ref
    pips: int


@fact("mj")
class BonusLost(SeatFact):
    """A bonus that nothing could use."""

    rule: str


@fact("mj")
class BonusDeclined(SeatFact):
    rule: str


@fact("mj")
class Stored(SeatFact):
    die: Die
    slot: Ref


@fact("mj")
class DiscMoved(SeatFact):
    """`rank` is 1 or 2 on the last space, 0 elsewhere."""

    track: TrackName
    start: int
    to: int
    rank: int


@fact("mj")
class NoDiscCanMove(SeatFact):
    """MJ-EXC-7."""

    die: Die


@fact("mj")
class BlueDoubled(SeatFact):
    pass


@fact("mj")
class TokenPlaced(SeatFact):
    colour: str
    space: Ref
    source: TokenSource


@fact("mj")
class TokenWaits(SeatFact):
    """No space can take the token (ruling A15)."""

    source: TokenSource


@fact("mj")
class Paid(SeatFact):
    """`used_up` are the yellow dice that paid everything they showed and leave the museum."""

    credits: int
    used_up: tuple[Die, ...]
    left: int


@fact("mj")
class VaseExhibited(SeatFact):
    die: Die
    museum: int
    space: int


@fact("mj")
class FragmentRestored(SeatFact):
    fragment: Ref
    dice: tuple[Die, ...]
    doubled: bool


@fact("mj")
class Scored(SeatFact):
    """The only event that changes a score."""

    source: Source
    rule: str
    points: int


@fact("mj")
class DieSpent(SeatFact):
    """`pushed` is the die that falls out of a full cart onto the slate."""

    die: Die
    pushed: Die | None


@fact("mj")
class DieGiven(SeatFact):
    die: Die
    slot: Ref


@fact("mj")
class DieTaken(SeatFact):
    die: Die
    slot: Ref


@fact("mj")
class VaseTakenBack(SeatFact):
    museum: int
    space: int


@fact("mj")
class DieMoved(SeatFact):
    """Field work."""

    die: Die
    start: Ref
    to: Ref


@fact("mj")
class DiceExchanged(SeatFact):
    """Mission 6: the blue die now lies in `blue_slot`, the red die in `red_slot`."""

    blue: Die
    red: Die
    blue_slot: Ref
    red_slot: Ref


@fact("mj")
class DieRemoved(SeatFact):
    """Solo: `number` is the space of the round track."""

    die: Die
    space: Ref
    number: int


@fact("mj")
class DieRecycled(SeatFact):
    die: Die
    space: Ref
    tier: int


@fact("mj")
class ObjectiveReached(SeatFact):
    objective: ObjectiveKind
    ref: Ref
    number: int


@fact("mj")
class MainActionSkipped(SeatFact):
    """No capture was possible (ruling A3)."""


@fact("mj")
class GameEnded(Fact):
    """`why`: the rounds are over, the round track is full, or nobody could capture any more."""

    why: WhyEnded
    winners: tuple[Seat, ...]


Event = (
    StartTokenPlaced
    | ZoneChosen
    | RoundBegan
    | TurnBegan
    | Captured
    | DieRaised
    | DieOverflowed
    | DigBonusWon
    | BonusLost
    | BonusDeclined
    | Stored
    | DiscMoved
    | NoDiscCanMove
    | BlueDoubled
    | TokenPlaced
    | TokenWaits
    | Paid
    | VaseExhibited
    | FragmentRestored
    | Scored
    | DieSpent
    | DieGiven
    | DieTaken
    | VaseTakenBack
    | DieMoved
    | DiceExchanged
    | DieRemoved
    | DieRecycled
    | ObjectiveReached
    | MainActionSkipped
    | GameEnded
)
