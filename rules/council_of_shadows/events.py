"""Everything that can happen in a game of Council of Shadows: a closed union, for log and animation.

Each thing that moves has an event that says from where and to where. What a seat may not see of it, view.py hides.
"""

from dataclasses import dataclass
from typing import Literal

from rules.core.explained import Explained
from rules.core.fact import Fact, SeatFact, fact
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
class PartBegan(SeatFact):
    """A seat's part of phase 1 or 3."""

    phase: Phase


@fact("cs")
class EndAnnounced(SeatFact):
    """Somebody is at level III: the round is played to its end (CS-END-1)."""


@fact("cs")
class FinalScoringBegan(SeatFact):
    """Of one seat; the energy follows (CS-END-2)."""


@fact("cs")
class BonusRevealed(SeatFact):
    """A bonus card is counted (CS-END-2); the energy follows."""

    card: Ref


@fact("cs")
class GameEnded(Fact):
    winners: tuple[Seat, ...]


# Tracks and gems


@fact("cs", "energy")
class EnergyGained(SeatFact):
    """The energy marker advances (CS-GEN-9)."""

    source: Source
    rule: str
    points: int
    energy: int
    """Where the marker stands now."""


@fact("cs", "consumption")
class ConsumptionMoved(SeatFact):
    """The consumption marker moves; `wanted` is what the cards say, `moved` what the track allows (CS-PLAN-9, 10)."""

    rule: str
    wanted: int
    moved: int
    consumption: int
    """Where the marker stands now."""


@fact("cs")
class GemsGained(SeatFact):
    rule: str
    gems: Gems


@fact("cs")
class GemsPaid(SeatFact):
    rule: str
    gems: Gems


@fact("cs")
class GemUpgraded(SeatFact):
    """CS-TRF-1."""

    gem: str
    to: str


# Leaders, purchases


@fact("cs")
class LeaderChosen(SeatFact):
    leader: Ref


@fact("cs")
class CardTaken(SeatFact):
    """An AI card comes from the display into the hand: bought, or for nothing."""

    card: Ref
    slot: int
    rule: str


@fact("cs")
class CardThrownOut(SeatFact):
    """The automa takes an AI card out of the display (CS-SOLO-8)."""

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
class Improved(SeatFact):
    """A cube comes onto a place of the player board or of an extra zone: bought, or for nothing (CS-DTI-6)."""

    improvement: Ref
    rule: str


@fact("cs")
class StationBuilt(SeatFact):
    station: Ref
    slot: Ref


@fact("cs")
class ZoneAdded(SeatFact):
    """An extra zone board comes to the right of the last zone (CS-M2-5, CS-DTI-1)."""

    board: Ref


# Planning


@fact("cs")
class CardPlanned(SeatFact):
    """Others only see that something happens behind the screen."""

    card: Ref
    """Empty for others."""
    zone: int
    """0 for others."""


@fact("cs")
class BecameReady(SeatFact):
    pass


@fact("cs")
class PlanRevealed(SeatFact):
    """The screen of a seat is lifted (CS-PLAN-5)."""

    planned: tuple[Ref, ...]
    """The card put on each zone, empty where there is none."""


@fact("cs")
class OrderChanged(Fact):
    """The tokens are handed out anew (CS-PLAN-7)."""

    order: tuple[Seat, ...]


# Actions


@fact("cs")
class CardActs(SeatFact):
    """The top card of a zone takes effect (CS-ACT-1)."""

    card: Ref
    zone: int


@fact("cs")
class NothingToDo(SeatFact):
    """An action that has no effect now, such as a discovery without a pile (ruling Q-9)."""

    card: Ref
    rule: str


@fact("cs")
class Colonised(SeatFact):
    """Cubes of `seat` come onto a planet."""

    planet: Ref
    cubes: int
    rule: str


@fact("cs")
class Extracted(SeatFact):
    """The resource of a system is gained; gems and energy follow (CS-EXT-4)."""

    tile: Ref
    rule: str


@fact("cs")
class TilesDrawn(SeatFact):
    """Open to all (ruling Q-60)."""

    sector: int
    tiles: tuple[Ref, ...]


@fact("cs")
class TilePlaced(SeatFact):
    tile: Ref
    space: Ref


@fact("cs")
class TileReturned(Fact):
    """The other tile goes under its pile (CS-DIS-3)."""

    tile: Ref
    sector: int


@fact("cs")
class CardsShifted(SeatFact):
    """All cards of a seat move one zone to the right; these come back into the hand (CS-SHIFT-1)."""

    returned: tuple[Ref, ...]


# Exploitation


@fact("cs")
class Exploited(SeatFact):
    """A galaxy is exploited; the energy and a card follow (CS-EXP-6)."""

    galaxy: Ref
    majority: bool
    planet: Ref
    """Where a cube is taken away; empty where none is."""


@fact("cs")
class MajorityPaid(SeatFact):
    """Empire counts a galaxy, Supremacy a system (CS-DTI-5, CS-DTII-3); the energy follows."""

    card: Ref
    places: tuple[Ref, ...]


@fact("cs")
class BonusGained(SeatFact):
    """A light bonus card; which one, only its owner knows."""

    card: Ref
    """Empty for others."""


@fact("cs")
class NoBonusLeft(SeatFact):
    """The pile is empty (ruling Q-38)."""


@fact("cs")
class BonusReturned(SeatFact):
    """Under the pile (CS-EXP-4); which one, only its former owner knows."""

    card: Ref
    """Empty for others."""


# Dark Tech


@fact("cs")
class LevelRose(SeatFact):
    """Energy less consumption; the consumption stays (CS-DT-3)."""

    level: int
    before: int
    consumption: int
    energy: int


@fact("cs")
class ThroneTaken(SeatFact):
    pass


@fact("cs")
class TechTaken(SeatFact):
    card: Ref


# The automa


@fact("cs")
class AutomaCardTurned(SeatFact):
    """CS-SOLO-3."""

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
class AutomaRow(SeatFact):
    """A row of its card is carried out (CS-SOLO-4)."""

    card: Ref
    row: int
    alternative: bool
    obstacles: tuple[Obstacle, ...] = ()
    """What stood in the way of the left option, where the right one is carried out instead."""


@fact("cs")
class AutomaRowSkipped(SeatFact):
    """Neither option is possible (CS-SOLO-4)."""

    card: Ref
    row: int
    obstacles: tuple[Obstacle, ...]
    """Of each option."""


@fact("cs")
class AutomaColonyLost(SeatFact):
    """It has discovered, but there is no free planet of the type on the new tile (ruling Q-29)."""

    tile: Ref
    type: str


@fact("cs")
class AutomaMarketEnded(SeatFact):
    """No card is left that could replace those still to be thrown out (ruling Q-8)."""


@fact("cs")
class AutomaExploitsNoMore(SeatFact):
    """Where it has colonies and leaves them, as it lacks the majority there (CS-SOLO-6); none: it has no colony."""

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
