"""What is still to be done, as data in the state: a stack, the first entry comes next, the end of a seat's part last.

Entries are decisions of a seat, or of all seats that are not ready (`Planning`). Entries that nobody decides
(`Perform`, `CarryOut`, `LevelCheck`, `EndPart` …) are carried out by the rules as soon as nothing stands before them.
`reach` is the furthest sector of an action; `card` is the card or leader that gives it, and names the rule that it
follows. `kind` tells entries apart that hold the same.
"""

from dataclasses import dataclass

from rules.core.fact import Fact, SeatFact, pending
from rules.core.types import Ref


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


@pending(asks="cs-ask-leader", rule="CS-M2-1")
class ChoosingLeader(SeatFact):
    """One of the leaders that are left (CS-M2-1)."""


@pending(asks="cs-ask-purchase", rule="CS-BUY-2")
class Purchasing(SeatFact):
    """Up to three purchases, until the seat ends it (CS-BUY-2)."""

    left: int
    free_cube: bool = False
    """Zoe's cube of this phase is still to be placed (CS-M2-4)."""


@pending(asks="cs-ask-planning", rule="CS-PLAN-13")
class Planning(Fact):
    """Every seat puts cards on its zones, at the same time, until it is ready (CS-PLAN-1)."""


# Actions


@pending()
class Perform(SeatFact):
    """The top card of a zone takes effect (CS-ACT-1); the rules begin it."""

    zone: int


@pending()
class CarryOut(SeatFact):
    """One effect of a card, when what stands before it is settled; the rules begin it."""

    card: Ref
    at: int
    """Which of its effects."""
    reach: int


@pending(asks="cs-ask-colonise", rule="CS-COL-1")
class Colonising(SeatFact):
    """A tower of up to so many cubes on each of so many planets (CS-COL-1, CS-AI-11E)."""

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


@pending(asks="cs-ask-extract", rule="CS-EXT-1")
class Extracting(SeatFact):
    """Up to so many extractions, one a cube (CS-EXT-2)."""

    left: int
    reach: int
    card: Ref
    used: tuple[Ref, ...] = ()
    """The systems extracted from, once for each time."""
    each: int = 0
    """How often each own system may be used (ruling Q-17, where it is switched); 0: once for each cube in it."""


@pending(asks="cs-ask-discover", rule="CS-DIS-1")
class Discovering(SeatFact):
    """A pile of a sector within reach is drawn from, or none (CS-DIS-1)."""

    reach: int
    card: Ref
    then: NewColony


@pending(asks="cs-ask-place-tile", rule="CS-DIS-1")
class PlacingTile(SeatFact):
    """One of the tiles drawn goes on a free space of its sector (CS-DIS-1)."""

    sector: int
    reach: int
    card: Ref
    then: NewColony


@pending(asks="cs-ask-settle", rule="CS-DIS-2")
class SettlingNew(SeatFact):
    """The new system is colonised or extracted, or both, or neither (CS-DIS-2)."""

    tile: Ref
    cubes: int
    """0: no more."""
    extractions: int
    both: bool
    any_type: bool
    reach: int
    card: Ref
    anywhere: bool = False


@pending(asks="cs-ask-upgrade", rule="CS-TRF-1")
class Upgrading(SeatFact):
    """Up to so many steps of gems (CS-TRF-1)."""

    left: int
    card: Ref


@pending()
class Shift(SeatFact):
    """All cards move one zone to the right (CS-SHIFT-1); the rules do it."""


# Exploitation


@pending()
class BeginExploitation(SeatFact):
    """What comes before the exploitation itself (ruling Q-14); the rules do what needs no choice."""


@pending(asks="cs-ask-station", rule="CS-M1-5")
class StationExtracting(SeatFact):
    """An extraction station gives the resource of a system of its galaxy (CS-M1-5)."""

    galaxy: Ref


@pending(asks="cs-ask-exploit", rule="CS-EXP-1")
class Exploiting(SeatFact):
    """Galaxies are exploited one after the other, each at most once, until the seat ends it (CS-EXP-1)."""

    left: int
    """How many more galaxies at most."""
    done: tuple[Ref, ...] = ()
    card: Ref = ""
    """What gives it besides the usual step (CS-DTII-6); empty: the usual step."""


@pending(asks="cs-ask-return-bonus", rule="CS-EXP-4")
class ReturningBonus(SeatFact):
    """A card too many: a light one goes under the pile (CS-EXP-4)."""


# Dark Tech


@pending()
class LevelCheck(SeatFact):
    """The level rises while energy has reached consumption (CS-DT-2, CS-DT-4); the rules do it."""


@pending(asks="cs-ask-tech", rule="CS-DT-5")
class TakingTech(SeatFact):
    """A Dark Tech card of the pile of this level is chosen (CS-DT-5)."""

    level: int


@pending(asks="cs-ask-free-card", rule="CS-DTII-5")
class TakingCard(SeatFact):
    """An AI card of the display, for nothing (CS-DTII-5)."""


# The ends of things; the rules do them


@pending()
class EndPart(SeatFact):
    """A seat has finished its part of phase 1 or 3."""


@pending()
class EndPhase(Fact):
    """Every seat has had its part of phase 1 or 3."""


# The automa


@pending(asks="cs-ask-automa", rule="CS-SOLO-4")
class AutomaActing(SeatFact):
    """The automa carries out this row of its card (CS-SOLO-4)."""

    row: int


@pending(asks="cs-ask-automa-exploits", rule="CS-SOLO-6")
class AutomaExploiting(SeatFact):
    """The automa exploits one galaxy after the other (CS-SOLO-6)."""

    done: tuple[Ref, ...] = ()


@pending(asks="cs-ask-place-for-automa", rule="CS-SOLO-13")
class PlacingForAutoma(SeatFact):
    """The person chooses between the automa's drawn tiles, and the space (CS-SOLO-13, ruling Q-29)."""

    sector: int
    galaxy: Ref
    """Empty: any galaxy of the sector."""
    type: str
    cubes: int


@pending(asks="cs-ask-settle-for-automa", rule="CS-SOLO-5")
class SettlingForAutoma(SeatFact):
    """The person chooses the planet that the automa settles (CS-SOLO-5)."""

    planets: tuple[Ref, ...]
    cubes: int


@pending(asks="cs-ask-remove-from-automa", rule="CS-SOLO-5")
class RemovingFromAutoma(SeatFact):
    """The person chooses the cube that the automa gives up for exploiting (CS-SOLO-5)."""

    galaxy: Ref
    majority: bool
    """Whether the automa had it when it chose to exploit."""


ForAutoma = PlacingForAutoma | SettlingForAutoma | RemovingFromAutoma
"""What the person chooses for the automa."""

Asked = (
    ChoosingLeader
    | Purchasing
    | Planning
    | Colonising
    | Extracting
    | Discovering
    | PlacingTile
    | SettlingNew
    | Upgrading
    | StationExtracting
    | Exploiting
    | ReturningBonus
    | TakingTech
    | TakingCard
    | AutomaActing
    | AutomaExploiting
    | PlacingForAutoma
    | SettlingForAutoma
    | RemovingFromAutoma
)
Automatic = Perform | CarryOut | Shift | BeginExploitation | LevelCheck | EndPart | EndPhase
Pending = Asked | Automatic
