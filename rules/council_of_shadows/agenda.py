"""What is still to be done, as data in the state: a stack, the first entry comes next, the end of a seat's part last.

Entries are decisions of a seat, or of all seats that are not ready (`Planning`). Entries that nobody decides
(`Perform`, `CarryOut`, `LevelCheck`, `EndPart` …) are carried out by the rules as soon as nothing stands before them.
`reach` is the furthest sector of an action; `card` is the card or leader that gives it, and names the rule that it
follows. `kind` tells entries apart that hold the same.
"""

from dataclasses import dataclass
from typing import Literal

from rules.core.types import Ref, Seat


@dataclass(frozen=True, slots=True)
class NewColony:
    """What may be done with a system that was just discovered (CS-DIS-2)."""

    cubes: int
    extractions: int
    both: bool = False
    """Both, not one of them (CS-AI-4)."""
    any_type: bool = False
    anywhere: bool = False
    """The cubes may go on any planet within reach (ruling Q-50, where it is switched)."""


# Before the game, and phases 1 and 2


@dataclass(frozen=True, slots=True)
class ChoosingLeader:
    """One of the leaders that are left (CS-M2-1)."""

    seat: Seat
    kind: Literal["choosing_leader"] = "choosing_leader"


@dataclass(frozen=True, slots=True)
class Purchasing:
    """Up to three purchases, until the seat ends it (CS-BUY-2)."""

    seat: Seat
    left: int
    free_cube: bool = False
    """Zoe's cube of this phase is still to be placed (CS-M2-4)."""
    kind: Literal["purchasing"] = "purchasing"


@dataclass(frozen=True, slots=True)
class Planning:
    """Every seat puts cards on its zones, at the same time, until it is ready (CS-PLAN-1)."""

    kind: Literal["planning"] = "planning"


# Actions


@dataclass(frozen=True, slots=True)
class Perform:
    """The top card of a zone takes effect (CS-ACT-1); the rules begin it."""

    seat: Seat
    zone: int
    kind: Literal["perform"] = "perform"


@dataclass(frozen=True, slots=True)
class CarryOut:
    """One effect of a card, when what stands before it is settled; the rules begin it."""

    seat: Seat
    card: Ref
    at: int
    """Which of its effects."""
    reach: int
    kind: Literal["carry_out"] = "carry_out"


@dataclass(frozen=True, slots=True)
class Colonising:
    """A tower of up to so many cubes on each of so many planets (CS-COL-1, CS-AI-11E)."""

    seat: Seat
    cubes: int
    reach: int
    card: Ref
    planets: int = 1
    any_type: bool = False
    resource: int = 0
    """How often the resource of the colonised system is then gained (CS-AI-1, CS-DTI-4)."""
    used: tuple[Ref, ...] = ()
    """Planets that were colonised with this card."""
    discover: NewColony | None = None
    """Or a discovery instead (CS-AI-7)."""
    extractions: int = 0
    """Or so many extractions instead (ruling Q-12, where it is switched)."""
    kind: Literal["colonising"] = "colonising"


@dataclass(frozen=True, slots=True)
class Extracting:
    """Up to so many extractions, one a cube (CS-EXT-2)."""

    seat: Seat
    left: int
    reach: int
    card: Ref
    used: tuple[Ref, ...] = ()
    """The systems extracted from, once for each time."""
    each: int = 0
    """How often each own system may be used (ruling Q-17, where it is switched); 0: once for each cube in it."""
    kind: Literal["extracting"] = "extracting"


@dataclass(frozen=True, slots=True)
class Discovering:
    """A pile of a sector within reach is drawn from, or none (CS-DIS-1)."""

    seat: Seat
    reach: int
    card: Ref
    then: NewColony
    kind: Literal["discovering"] = "discovering"


@dataclass(frozen=True, slots=True)
class PlacingTile:
    """One of the tiles drawn goes on a free space of its sector (CS-DIS-1)."""

    seat: Seat
    sector: int
    reach: int
    card: Ref
    then: NewColony
    kind: Literal["placing_tile"] = "placing_tile"


@dataclass(frozen=True, slots=True)
class SettlingNew:
    """The new system is colonised or extracted, or both, or neither (CS-DIS-2)."""

    seat: Seat
    tile: Ref
    cubes: int
    """0: no more."""
    extractions: int
    both: bool
    any_type: bool
    reach: int
    card: Ref
    anywhere: bool = False
    kind: Literal["settling_new"] = "settling_new"


@dataclass(frozen=True, slots=True)
class Upgrading:
    """Up to so many steps of gems (CS-TRF-1)."""

    seat: Seat
    left: int
    card: Ref
    kind: Literal["upgrading"] = "upgrading"


@dataclass(frozen=True, slots=True)
class Shift:
    """All cards move one zone to the right (CS-SHIFT-1); the rules do it."""

    seat: Seat
    kind: Literal["shift"] = "shift"


# Exploitation


@dataclass(frozen=True, slots=True)
class BeginExploitation:
    """What comes before the exploitation itself (ruling Q-14); the rules do what needs no choice."""

    seat: Seat
    kind: Literal["begin_exploitation"] = "begin_exploitation"


@dataclass(frozen=True, slots=True)
class StationExtracting:
    """An extraction station gives the resource of a system of its galaxy (CS-M1-5)."""

    seat: Seat
    galaxy: Ref
    kind: Literal["station_extracting"] = "station_extracting"


@dataclass(frozen=True, slots=True)
class Exploiting:
    """Galaxies are exploited one after the other, each at most once, until the seat ends it (CS-EXP-1)."""

    seat: Seat
    left: int
    """How many more galaxies at most."""
    done: tuple[Ref, ...] = ()
    card: Ref = ""
    """What gives it besides the usual step (CS-DTII-6); empty: the usual step."""
    kind: Literal["exploiting"] = "exploiting"


@dataclass(frozen=True, slots=True)
class ReturningBonus:
    """A card too many: a light one goes under the pile (CS-EXP-4)."""

    seat: Seat
    kind: Literal["returning_bonus"] = "returning_bonus"


# Dark Tech


@dataclass(frozen=True, slots=True)
class LevelCheck:
    """The level rises while energy has reached consumption (CS-DT-2, CS-DT-4); the rules do it."""

    seat: Seat
    kind: Literal["level_check"] = "level_check"


@dataclass(frozen=True, slots=True)
class TakingTech:
    """A Dark Tech card of the pile of this level is chosen (CS-DT-5)."""

    seat: Seat
    level: int
    kind: Literal["taking_tech"] = "taking_tech"


@dataclass(frozen=True, slots=True)
class TakingCard:
    """An AI card of the display, for nothing (CS-DTII-5)."""

    seat: Seat
    kind: Literal["taking_card"] = "taking_card"


# The ends of things; the rules do them


@dataclass(frozen=True, slots=True)
class EndPart:
    """A seat has finished its part of phase 1 or 3."""

    seat: Seat
    kind: Literal["end_part"] = "end_part"


@dataclass(frozen=True, slots=True)
class EndPhase:
    """Every seat has had its part of phase 1 or 3."""

    kind: Literal["end_phase"] = "end_phase"


# The automa


@dataclass(frozen=True, slots=True)
class AutomaActing:
    """The automa carries out this row of its card (CS-SOLO-4)."""

    seat: Seat
    row: int
    kind: Literal["automa_acting"] = "automa_acting"


@dataclass(frozen=True, slots=True)
class AutomaExploiting:
    """The automa exploits one galaxy after the other (CS-SOLO-6)."""

    seat: Seat
    done: tuple[Ref, ...] = ()
    kind: Literal["automa_exploiting"] = "automa_exploiting"


@dataclass(frozen=True, slots=True)
class PlacingForAutoma:
    """The person chooses between the automa's drawn tiles, and the space (CS-SOLO-13, ruling Q-29)."""

    seat: Seat
    sector: int
    galaxy: Ref
    """Empty: any galaxy of the sector."""
    type: str
    cubes: int
    kind: Literal["placing_for_automa"] = "placing_for_automa"


@dataclass(frozen=True, slots=True)
class SettlingForAutoma:
    """The person chooses the planet that the automa settles (CS-SOLO-5)."""

    seat: Seat
    planets: tuple[Ref, ...]
    cubes: int
    kind: Literal["settling_for_automa"] = "settling_for_automa"


@dataclass(frozen=True, slots=True)
class RemovingFromAutoma:
    """The person chooses the cube that the automa gives up for exploiting (CS-SOLO-5)."""

    seat: Seat
    galaxy: Ref
    majority: bool
    """Whether the automa had it when it chose to exploit."""
    kind: Literal["removing_from_automa"] = "removing_from_automa"


Pending = (
    ChoosingLeader
    | Purchasing
    | Planning
    | Perform
    | CarryOut
    | Colonising
    | Extracting
    | Discovering
    | PlacingTile
    | SettlingNew
    | Upgrading
    | Shift
    | BeginExploitation
    | StationExtracting
    | Exploiting
    | ReturningBonus
    | LevelCheck
    | TakingTech
    | TakingCard
    | EndPart
    | EndPhase
    | AutomaActing
    | AutomaExploiting
    | PlacingForAutoma
    | SettlingForAutoma
    | RemovingFromAutoma
)
