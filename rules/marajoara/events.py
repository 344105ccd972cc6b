"""Everything that can happen in a game of Marajoara: a closed union, told apart by `kind`, for log and animation."""

from dataclasses import dataclass
from typing import Literal

from rules.core.types import Ref, Seat
from rules.marajoara.agenda import TokenSource
from rules.marajoara.components import Die, ObjectiveKind, TrackName
from rules.marajoara.state import Source

WhyEnded = Literal["rounds", "round_track", "idle"]


@dataclass(frozen=True, slots=True, kw_only=True)
class StartTokenPlaced:
    seat: Seat
    space: Ref
    kind: Literal["mj.start_token_placed"] = "mj.start_token_placed"


@dataclass(frozen=True, slots=True, kw_only=True)
class ZoneChosen:
    seat: Seat
    museum: int
    kind: Literal["mj.zone_chosen"] = "mj.zone_chosen"


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegan:
    round: int
    kind: Literal["mj.round_began"] = "mj.round_began"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan:
    seat: Seat
    kind: Literal["mj.turn_began"] = "mj.turn_began"


@dataclass(frozen=True, slots=True, kw_only=True)
class Captured:
    """The jumper has landed; its own raise follows as `DieRaised`."""

    seat: Seat
    jumper: Die
    start: Ref
    over: Ref
    to: Ref
    die: Die
    kind: Literal["mj.captured"] = "mj.captured"


@dataclass(frozen=True, slots=True, kw_only=True)
class DieRaised:
    """A die shows another face; `place` is a space, a slot, or beside the board."""

    seat: Seat
    die: Die
    face: int
    place: Ref
    rule: str
    kind: Literal["mj.die_raised"] = "mj.die_raised"


@dataclass(frozen=True, slots=True, kw_only=True)
class DieOverflowed:
    """Mission 7: a die went past the top face and back to 1 (MJ-MIS-7a)."""

    seat: Seat
    die: Die
    place: Ref
    kind: Literal["mj.die_overflowed"] = "mj.die_overflowed"


@dataclass(frozen=True, slots=True, kw_only=True)
class DigBonusWon:
    """The jumper landed on a Dig token; `seat` is its owner."""

    seat: Seat
    by: Seat
    space: Ref
    pips: int
    kind: Literal["mj.dig_bonus_won"] = "mj.dig_bonus_won"


@dataclass(frozen=True, slots=True, kw_only=True)
class BonusLost:
    """A bonus that nothing could use."""

    seat: Seat
    rule: str
    kind: Literal["mj.bonus_lost"] = "mj.bonus_lost"


@dataclass(frozen=True, slots=True, kw_only=True)
class BonusDeclined:
    seat: Seat
    rule: str
    kind: Literal["mj.bonus_declined"] = "mj.bonus_declined"


@dataclass(frozen=True, slots=True, kw_only=True)
class Stored:
    seat: Seat
    die: Die
    slot: Ref
    kind: Literal["mj.stored"] = "mj.stored"


@dataclass(frozen=True, slots=True, kw_only=True)
class DiscMoved:
    """`rank` is 1 or 2 on the last space, 0 elsewhere."""

    seat: Seat
    track: TrackName
    start: int
    to: int
    rank: int
    kind: Literal["mj.disc_moved"] = "mj.disc_moved"


@dataclass(frozen=True, slots=True, kw_only=True)
class NoDiscCanMove:
    """MJ-EXC-7."""

    seat: Seat
    die: Die
    kind: Literal["mj.no_disc_can_move"] = "mj.no_disc_can_move"


@dataclass(frozen=True, slots=True, kw_only=True)
class BlueDoubled:
    seat: Seat
    kind: Literal["mj.blue_doubled"] = "mj.blue_doubled"


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenPlaced:
    seat: Seat
    colour: str
    space: Ref
    source: TokenSource
    kind: Literal["mj.token_placed"] = "mj.token_placed"


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenWaits:
    """No space can take the token (ruling A15)."""

    seat: Seat
    source: TokenSource
    kind: Literal["mj.token_waits"] = "mj.token_waits"


@dataclass(frozen=True, slots=True, kw_only=True)
class Paid:
    """`used_up` are the yellow dice that paid everything they showed and leave the museum."""

    seat: Seat
    credits: int
    used_up: tuple[Die, ...]
    left: int
    kind: Literal["mj.paid"] = "mj.paid"


@dataclass(frozen=True, slots=True, kw_only=True)
class VaseExhibited:
    seat: Seat
    die: Die
    museum: int
    space: int
    kind: Literal["mj.vase_exhibited"] = "mj.vase_exhibited"


@dataclass(frozen=True, slots=True, kw_only=True)
class FragmentRestored:
    seat: Seat
    fragment: Ref
    dice: tuple[Die, ...]
    doubled: bool
    kind: Literal["mj.fragment_restored"] = "mj.fragment_restored"


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored:
    """The only event that changes a score."""

    seat: Seat
    source: Source
    rule: str
    points: int
    kind: Literal["mj.scored"] = "mj.scored"


@dataclass(frozen=True, slots=True, kw_only=True)
class DieSpent:
    """`pushed` is the die that falls out of a full cart onto the slate."""

    seat: Seat
    die: Die
    pushed: Die | None
    kind: Literal["mj.die_spent"] = "mj.die_spent"


@dataclass(frozen=True, slots=True, kw_only=True)
class DieGiven:
    seat: Seat
    die: Die
    slot: Ref
    kind: Literal["mj.die_given"] = "mj.die_given"


@dataclass(frozen=True, slots=True, kw_only=True)
class DieTaken:
    seat: Seat
    die: Die
    slot: Ref
    kind: Literal["mj.die_taken"] = "mj.die_taken"


@dataclass(frozen=True, slots=True, kw_only=True)
class VaseTakenBack:
    seat: Seat
    museum: int
    space: int
    kind: Literal["mj.vase_taken_back"] = "mj.vase_taken_back"


@dataclass(frozen=True, slots=True, kw_only=True)
class DieMoved:
    """Field work."""

    seat: Seat
    die: Die
    start: Ref
    to: Ref
    kind: Literal["mj.die_moved"] = "mj.die_moved"


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceExchanged:
    """Mission 6: the blue die now lies in `blue_slot`, the red die in `red_slot`."""

    seat: Seat
    blue: Die
    red: Die
    blue_slot: Ref
    red_slot: Ref
    kind: Literal["mj.dice_exchanged"] = "mj.dice_exchanged"


@dataclass(frozen=True, slots=True, kw_only=True)
class DieRemoved:
    """Solo: `number` is the space of the round track."""

    seat: Seat
    die: Die
    space: Ref
    number: int
    kind: Literal["mj.die_removed"] = "mj.die_removed"


@dataclass(frozen=True, slots=True, kw_only=True)
class DieRecycled:
    seat: Seat
    die: Die
    space: Ref
    tier: int
    kind: Literal["mj.die_recycled"] = "mj.die_recycled"


@dataclass(frozen=True, slots=True, kw_only=True)
class ObjectiveReached:
    seat: Seat
    objective: ObjectiveKind
    ref: Ref
    number: int
    kind: Literal["mj.objective_reached"] = "mj.objective_reached"


@dataclass(frozen=True, slots=True, kw_only=True)
class MainActionSkipped:
    """No capture was possible (ruling A3)."""

    seat: Seat
    kind: Literal["mj.main_action_skipped"] = "mj.main_action_skipped"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded:
    """`why`: the rounds are over, the round track is full, or nobody could capture any more."""

    why: WhyEnded
    winners: tuple[Seat, ...]
    kind: Literal["mj.game_ended"] = "mj.game_ended"


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
