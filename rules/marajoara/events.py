"""Everything that can happen in a game of Marajoara: a closed union, told apart by `kind`, for log and animation."""

from typing import Literal

from rules.core.fact import Fact, fact
from rules.core.types import Ref, Seat
from rules.marajoara.agenda import TokenSource
from rules.marajoara.components import Die, ObjectiveKind, TrackName
from rules.marajoara.state import Source

WhyEnded = Literal["rounds", "round_track", "idle"]


@fact("mj")
class StartTokenPlaced(Fact):
    seat: Seat
    space: Ref


@fact("mj")
class ZoneChosen(Fact):
    seat: Seat
    museum: int


@fact("mj")
class RoundBegan(Fact):
    round: int


@fact("mj")
class TurnBegan(Fact):
    seat: Seat


@fact("mj")
class Captured(Fact):
    """The jumper has landed; its own raise follows as `DieRaised`."""

    seat: Seat
    jumper: Die
    start: Ref
    over: Ref
    to: Ref
    die: Die


@fact("mj")
class DieRaised(Fact):
    """A die shows another face; `place` is a space, a slot, or beside the board."""

    seat: Seat
    die: Die
    face: int
    place: Ref
    rule: str


@fact("mj")
class DieOverflowed(Fact):
    """Mission 7: a die went past the top face and back to 1 (MJ-MIS-7a)."""

    seat: Seat
    die: Die
    place: Ref


@fact("mj")
class DigBonusWon(Fact):
    """The jumper landed on a Dig token; `seat` is its owner."""

    seat: Seat
    by: Seat
    space: Ref
    pips: int


@fact("mj")
class BonusLost(Fact):
    """A bonus that nothing could use."""

    seat: Seat
    rule: str


@fact("mj")
class BonusDeclined(Fact):
    seat: Seat
    rule: str


@fact("mj")
class Stored(Fact):
    seat: Seat
    die: Die
    slot: Ref


@fact("mj")
class DiscMoved(Fact):
    """`rank` is 1 or 2 on the last space, 0 elsewhere."""

    seat: Seat
    track: TrackName
    start: int
    to: int
    rank: int


@fact("mj")
class NoDiscCanMove(Fact):
    """MJ-EXC-7."""

    seat: Seat
    die: Die


@fact("mj")
class BlueDoubled(Fact):
    seat: Seat


@fact("mj")
class TokenPlaced(Fact):
    seat: Seat
    colour: str
    space: Ref
    source: TokenSource


@fact("mj")
class TokenWaits(Fact):
    """No space can take the token (ruling A15)."""

    seat: Seat
    source: TokenSource


@fact("mj")
class Paid(Fact):
    """`used_up` are the yellow dice that paid everything they showed and leave the museum."""

    seat: Seat
    credits: int
    used_up: tuple[Die, ...]
    left: int


@fact("mj")
class VaseExhibited(Fact):
    seat: Seat
    die: Die
    museum: int
    space: int


@fact("mj")
class FragmentRestored(Fact):
    seat: Seat
    fragment: Ref
    dice: tuple[Die, ...]
    doubled: bool


@fact("mj")
class Scored(Fact):
    """The only event that changes a score."""

    seat: Seat
    source: Source
    rule: str
    points: int


@fact("mj")
class DieSpent(Fact):
    """`pushed` is the die that falls out of a full cart onto the slate."""

    seat: Seat
    die: Die
    pushed: Die | None


@fact("mj")
class DieGiven(Fact):
    seat: Seat
    die: Die
    slot: Ref


@fact("mj")
class DieTaken(Fact):
    seat: Seat
    die: Die
    slot: Ref


@fact("mj")
class VaseTakenBack(Fact):
    seat: Seat
    museum: int
    space: int


@fact("mj")
class DieMoved(Fact):
    """Field work."""

    seat: Seat
    die: Die
    start: Ref
    to: Ref


@fact("mj")
class DiceExchanged(Fact):
    """Mission 6: the blue die now lies in `blue_slot`, the red die in `red_slot`."""

    seat: Seat
    blue: Die
    red: Die
    blue_slot: Ref
    red_slot: Ref


@fact("mj")
class DieRemoved(Fact):
    """Solo: `number` is the space of the round track."""

    seat: Seat
    die: Die
    space: Ref
    number: int


@fact("mj")
class DieRecycled(Fact):
    seat: Seat
    die: Die
    space: Ref
    tier: int


@fact("mj")
class ObjectiveReached(Fact):
    seat: Seat
    objective: ObjectiveKind
    ref: Ref
    number: int


@fact("mj")
class MainActionSkipped(Fact):
    """No capture was possible (ruling A3)."""

    seat: Seat


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
