"""Everything that can happen in a game of Council of Shadows: a closed union, for log and animation.

Each thing that moves has an event that says from where and to where. What a seat may not see of it, view.py hides.
"""

from dataclasses import dataclass
from typing import Literal

from rules.core.explained import Explained
from rules.core.fact import Fact, fact
from rules.core.types import Ref, Seat
from rules.council_of_shadows.parts import Gems
from rules.council_of_shadows.state import Phase, Source

# The game, rounds, phases


@fact("cs")
class RoundBegan(Fact):
    round: int


@fact("cs")
class PhaseBegan(Fact):
    phase: Phase


@fact("cs")
class PartBegan(Fact):
    """A seat's part of phase 1 or 3."""

    seat: Seat
    phase: Phase


@fact("cs")
class EndAnnounced(Fact):
    """Somebody is at level III: the round is played to its end (CS-END-1)."""

    seat: Seat


@fact("cs")
class FinalScoringBegan(Fact):
    """Of one seat; the energy follows (CS-END-2)."""

    seat: Seat


@fact("cs")
class BonusRevealed(Fact):
    """A bonus card is counted (CS-END-2); the energy follows."""

    seat: Seat
    card: Ref


@fact("cs")
class GameEnded(Fact):
    winners: tuple[Seat, ...]


# Tracks and gems


@fact("cs", "energy")
class EnergyGained(Fact):
    """The energy marker advances (CS-GEN-9)."""

    seat: Seat
    source: Source
    rule: str
    points: int
    energy: int
    """Where the marker stands now."""


@fact("cs", "consumption")
class ConsumptionMoved(Fact):
    """The consumption marker moves; `wanted` is what the cards say, `moved` what the track allows (CS-PLAN-9, 10)."""

    seat: Seat
    rule: str
    wanted: int
    moved: int
    consumption: int
    """Where the marker stands now."""


@fact("cs")
class GemsGained(Fact):
    seat: Seat
    rule: str
    gems: Gems


@fact("cs")
class GemsPaid(Fact):
    seat: Seat
    rule: str
    gems: Gems


@fact("cs")
class GemUpgraded(Fact):
    """CS-TRF-1."""

    seat: Seat
    gem: str
    to: str


# Leaders, purchases


@fact("cs")
class LeaderChosen(Fact):
    seat: Seat
    leader: Ref


@fact("cs")
class CardTaken(Fact):
    """An AI card comes from the display into the hand: bought, or for nothing."""

    seat: Seat
    card: Ref
    slot: int
    rule: str


@fact("cs")
class CardThrownOut(Fact):
    """The automa takes an AI card out of the display (CS-SOLO-8)."""

    seat: Seat
    card: Ref
    slot: int


@fact("cs")
class CardDisplayed(Fact):
    """The next AI card comes into a slot (CS-BUY-4)."""

    card: Ref
    slot: int


@fact("cs")
class DeckReshuffled(Fact):
    """The AI cards thrown out become the draw pile (ruling Q-8)."""


@fact("cs")
class Improved(Fact):
    """A cube comes onto a place of the player board or of an extra zone: bought, or for nothing (CS-DTI-6)."""

    seat: Seat
    improvement: Ref
    rule: str


@fact("cs")
class StationBuilt(Fact):
    seat: Seat
    station: Ref
    slot: Ref


@fact("cs")
class ZoneAdded(Fact):
    """An extra zone board comes to the right of the last zone (CS-M2-5, CS-DTI-1)."""

    seat: Seat
    board: Ref


# Planning


@fact("cs")
class CardPlanned(Fact):
    """Others only see that something happens behind the screen."""

    seat: Seat
    card: Ref
    """Empty for others."""
    zone: int
    """0 for others."""


@fact("cs")
class BecameReady(Fact):
    seat: Seat


@fact("cs")
class PlanRevealed(Fact):
    """The screen of a seat is lifted (CS-PLAN-5)."""

    seat: Seat
    planned: tuple[Ref, ...]
    """The card put on each zone, empty where there is none."""


@fact("cs")
class OrderChanged(Fact):
    """The tokens are handed out anew (CS-PLAN-7)."""

    order: tuple[Seat, ...]


# Actions


@fact("cs")
class CardActs(Fact):
    """The top card of a zone takes effect (CS-ACT-1)."""

    seat: Seat
    card: Ref
    zone: int


@fact("cs")
class NothingToDo(Fact):
    """An action that has no effect now, such as a discovery without a pile (ruling Q-9)."""

    seat: Seat
    card: Ref
    rule: str


@fact("cs")
class Colonised(Fact):
    """Cubes of `seat` come onto a planet."""

    seat: Seat
    planet: Ref
    cubes: int
    rule: str


@fact("cs")
class Extracted(Fact):
    """The resource of a system is gained; gems and energy follow (CS-EXT-4)."""

    seat: Seat
    tile: Ref
    rule: str


@fact("cs")
class TilesDrawn(Fact):
    """Open to all (ruling Q-60)."""

    seat: Seat
    sector: int
    tiles: tuple[Ref, ...]


@fact("cs")
class TilePlaced(Fact):
    seat: Seat
    tile: Ref
    space: Ref


@fact("cs")
class TileReturned(Fact):
    """The other tile goes under its pile (CS-DIS-3)."""

    tile: Ref
    sector: int


@fact("cs")
class CardsShifted(Fact):
    """All cards of a seat move one zone to the right; these come back into the hand (CS-SHIFT-1)."""

    seat: Seat
    returned: tuple[Ref, ...]


# Exploitation


@fact("cs")
class Exploited(Fact):
    """A galaxy is exploited; the energy and a card follow (CS-EXP-6)."""

    seat: Seat
    galaxy: Ref
    majority: bool
    planet: Ref
    """Where a cube is taken away; empty where none is."""


@fact("cs")
class MajorityPaid(Fact):
    """Empire counts a galaxy, Supremacy a system (CS-DTI-5, CS-DTII-3); the energy follows."""

    seat: Seat
    card: Ref
    places: tuple[Ref, ...]


@fact("cs")
class BonusGained(Fact):
    """A light bonus card; which one, only its owner knows."""

    seat: Seat
    card: Ref
    """Empty for others."""


@fact("cs")
class NoBonusLeft(Fact):
    """The pile is empty (ruling Q-38)."""

    seat: Seat


@fact("cs")
class BonusReturned(Fact):
    """Under the pile (CS-EXP-4); which one, only its former owner knows."""

    seat: Seat
    card: Ref
    """Empty for others."""


# Dark Tech


@fact("cs")
class LevelRose(Fact):
    """Energy less consumption; the consumption stays (CS-DT-3)."""

    seat: Seat
    level: int
    before: int
    consumption: int
    energy: int


@fact("cs")
class ThroneTaken(Fact):
    seat: Seat


@fact("cs")
class TechTaken(Fact):
    seat: Seat
    card: Ref


# The automa


@fact("cs")
class AutomaCardTurned(Fact):
    """CS-SOLO-3."""

    seat: Seat
    card: Ref


@fact("cs")
class AutomaPileShuffled(Fact):
    """The used cards of a level become its pile again (ruling Q-32)."""

    level: int


@dataclass(frozen=True, slots=True)
class Obstacle:
    """Why an option of a row is impossible (ruling Q-30), and where."""

    lacks: Literal["planet", "tile", "space", "card"]
    """A free planet of the type, a tile in the pile, a free space, a card that could be displayed."""
    galaxy: Ref = ""
    sector: int = 0
    planet: str = ""
    """The type."""


@fact("cs")
class AutomaRow(Fact):
    """A row of its card is carried out (CS-SOLO-4)."""

    seat: Seat
    card: Ref
    row: int
    alternative: bool
    obstacles: tuple[Obstacle, ...] = ()
    """What stood in the way of the left option, where the right one is carried out instead."""


@fact("cs")
class AutomaRowSkipped(Fact):
    """Neither option is possible (CS-SOLO-4)."""

    seat: Seat
    card: Ref
    row: int
    obstacles: tuple[Obstacle, ...]
    """Of each option."""


@fact("cs")
class AutomaColonyLost(Fact):
    """It has discovered, but there is no free planet of the type on the new tile (ruling Q-29)."""

    seat: Seat
    tile: Ref
    type: str


@fact("cs")
class AutomaMarketEnded(Fact):
    """No card is left that could replace those still to be thrown out (ruling Q-8)."""

    seat: Seat


@fact("cs")
class AutomaExploitsNoMore(Fact):
    """Where it has colonies and leaves them, as it lacks the majority there (CS-SOLO-6); none: it has no colony."""

    seat: Seat
    galaxies: tuple[Ref, ...]


Event = (
    RoundBegan
    | PhaseBegan
    | PartBegan
    | EndAnnounced
    | FinalScoringBegan
    | BonusRevealed
    | GameEnded
    | EnergyGained
    | ConsumptionMoved
    | GemsGained
    | GemsPaid
    | GemUpgraded
    | LeaderChosen
    | CardTaken
    | CardThrownOut
    | CardDisplayed
    | DeckReshuffled
    | Improved
    | StationBuilt
    | ZoneAdded
    | CardPlanned
    | BecameReady
    | PlanRevealed
    | OrderChanged
    | CardActs
    | NothingToDo
    | Colonised
    | Extracted
    | TilesDrawn
    | TilePlaced
    | TileReturned
    | CardsShifted
    | Exploited
    | MajorityPaid
    | BonusGained
    | NoBonusLeft
    | BonusReturned
    | LevelRose
    | ThroneTaken
    | TechTaken
    | AutomaCardTurned
    | AutomaPileShuffled
    | AutomaRow
    | AutomaRowSkipped
    | AutomaColonyLost
    | AutomaMarketEnded
    | AutomaExploitsNoMore
    | Explained
)
