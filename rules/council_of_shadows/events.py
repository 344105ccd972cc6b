"""Everything that can happen in a game of Council of Shadows: a closed union, for log and animation.

Each thing that moves has an event that says from where and to where. What a seat may not see of it, view.py hides.
"""

from dataclasses import dataclass
from typing import Literal

from rules.core.explained import Explained
from rules.core.types import Ref, Seat
from rules.council_of_shadows.parts import Gems
from rules.council_of_shadows.state import Phase, Source

# The game, rounds, phases


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegan:
    round: int
    kind: Literal["cs.round_began"] = "cs.round_began"


@dataclass(frozen=True, slots=True, kw_only=True)
class PhaseBegan:
    phase: Phase
    kind: Literal["cs.phase_began"] = "cs.phase_began"


@dataclass(frozen=True, slots=True, kw_only=True)
class PartBegan:
    """A seat's part of phase 1 or 3."""

    seat: Seat
    phase: Phase
    kind: Literal["cs.part_began"] = "cs.part_began"


@dataclass(frozen=True, slots=True, kw_only=True)
class EndAnnounced:
    """Somebody is at level III: the round is played to its end (CS-END-1)."""

    seat: Seat
    kind: Literal["cs.end_announced"] = "cs.end_announced"


@dataclass(frozen=True, slots=True, kw_only=True)
class FinalScoringBegan:
    """Of one seat; the energy follows (CS-END-2)."""

    seat: Seat
    kind: Literal["cs.final_scoring_began"] = "cs.final_scoring_began"


@dataclass(frozen=True, slots=True, kw_only=True)
class BonusRevealed:
    """A bonus card is counted (CS-END-2); the energy follows."""

    seat: Seat
    card: Ref
    kind: Literal["cs.bonus_revealed"] = "cs.bonus_revealed"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded:
    winners: tuple[Seat, ...]
    kind: Literal["cs.game_ended"] = "cs.game_ended"


# Tracks and gems


@dataclass(frozen=True, slots=True, kw_only=True)
class EnergyGained:
    """The energy marker advances (CS-GEN-9)."""

    seat: Seat
    source: Source
    rule: str
    points: int
    energy: int
    """Where the marker stands now."""
    kind: Literal["cs.energy"] = "cs.energy"


@dataclass(frozen=True, slots=True, kw_only=True)
class ConsumptionMoved:
    """The consumption marker moves; `wanted` is what the cards say, `moved` what the track allows (CS-PLAN-9, 10)."""

    seat: Seat
    rule: str
    wanted: int
    moved: int
    consumption: int
    """Where the marker stands now."""
    kind: Literal["cs.consumption"] = "cs.consumption"


@dataclass(frozen=True, slots=True, kw_only=True)
class GemsGained:
    seat: Seat
    rule: str
    gems: Gems
    kind: Literal["cs.gems_gained"] = "cs.gems_gained"


@dataclass(frozen=True, slots=True, kw_only=True)
class GemsPaid:
    seat: Seat
    rule: str
    gems: Gems
    kind: Literal["cs.gems_paid"] = "cs.gems_paid"


@dataclass(frozen=True, slots=True, kw_only=True)
class GemUpgraded:
    """CS-TRF-1."""

    seat: Seat
    gem: str
    to: str
    kind: Literal["cs.gem_upgraded"] = "cs.gem_upgraded"


# Leaders, purchases


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaderChosen:
    seat: Seat
    leader: Ref
    kind: Literal["cs.leader_chosen"] = "cs.leader_chosen"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardTaken:
    """An AI card comes from the display into the hand: bought, or for nothing."""

    seat: Seat
    card: Ref
    slot: int
    rule: str
    kind: Literal["cs.card_taken"] = "cs.card_taken"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardThrownOut:
    """The automa takes an AI card out of the display (CS-SOLO-8)."""

    seat: Seat
    card: Ref
    slot: int
    kind: Literal["cs.card_thrown_out"] = "cs.card_thrown_out"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDisplayed:
    """The next AI card comes into a slot (CS-BUY-4)."""

    card: Ref
    slot: int
    kind: Literal["cs.card_displayed"] = "cs.card_displayed"


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckReshuffled:
    """The AI cards thrown out become the draw pile (ruling Q-8)."""

    kind: Literal["cs.deck_reshuffled"] = "cs.deck_reshuffled"


@dataclass(frozen=True, slots=True, kw_only=True)
class Improved:
    """A cube comes onto a place of the player board or of an extra zone: bought, or for nothing (CS-DTI-6)."""

    seat: Seat
    improvement: Ref
    rule: str
    kind: Literal["cs.improved"] = "cs.improved"


@dataclass(frozen=True, slots=True, kw_only=True)
class StationBuilt:
    seat: Seat
    station: Ref
    slot: Ref
    kind: Literal["cs.station_built"] = "cs.station_built"


@dataclass(frozen=True, slots=True, kw_only=True)
class ZoneAdded:
    """An extra zone board comes to the right of the last zone (CS-M2-5, CS-DTI-1)."""

    seat: Seat
    board: Ref
    kind: Literal["cs.zone_added"] = "cs.zone_added"


# Planning


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPlanned:
    """Others only see that something happens behind the screen."""

    seat: Seat
    card: Ref
    """Empty for others."""
    zone: int
    """0 for others."""
    kind: Literal["cs.card_planned"] = "cs.card_planned"


@dataclass(frozen=True, slots=True, kw_only=True)
class BecameReady:
    seat: Seat
    kind: Literal["cs.became_ready"] = "cs.became_ready"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanRevealed:
    """The screen of a seat is lifted (CS-PLAN-5)."""

    seat: Seat
    planned: tuple[Ref, ...]
    """The card put on each zone, empty where there is none."""
    kind: Literal["cs.plan_revealed"] = "cs.plan_revealed"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderChanged:
    """The tokens are handed out anew (CS-PLAN-7)."""

    order: tuple[Seat, ...]
    kind: Literal["cs.order_changed"] = "cs.order_changed"


# Actions


@dataclass(frozen=True, slots=True, kw_only=True)
class CardActs:
    """The top card of a zone takes effect (CS-ACT-1)."""

    seat: Seat
    card: Ref
    zone: int
    kind: Literal["cs.card_acts"] = "cs.card_acts"


@dataclass(frozen=True, slots=True, kw_only=True)
class NothingToDo:
    """An action that has no effect now, such as a discovery without a pile (ruling Q-9)."""

    seat: Seat
    card: Ref
    rule: str
    kind: Literal["cs.nothing_to_do"] = "cs.nothing_to_do"


@dataclass(frozen=True, slots=True, kw_only=True)
class Colonised:
    """Cubes of `seat` come onto a planet."""

    seat: Seat
    planet: Ref
    cubes: int
    rule: str
    kind: Literal["cs.colonised"] = "cs.colonised"


@dataclass(frozen=True, slots=True, kw_only=True)
class Extracted:
    """The resource of a system is gained; gems and energy follow (CS-EXT-4)."""

    seat: Seat
    tile: Ref
    rule: str
    kind: Literal["cs.extracted"] = "cs.extracted"


@dataclass(frozen=True, slots=True, kw_only=True)
class TilesDrawn:
    """Open to all (ruling Q-60)."""

    seat: Seat
    sector: int
    tiles: tuple[Ref, ...]
    kind: Literal["cs.tiles_drawn"] = "cs.tiles_drawn"


@dataclass(frozen=True, slots=True, kw_only=True)
class TilePlaced:
    seat: Seat
    tile: Ref
    space: Ref
    kind: Literal["cs.tile_placed"] = "cs.tile_placed"


@dataclass(frozen=True, slots=True, kw_only=True)
class TileReturned:
    """The other tile goes under its pile (CS-DIS-3)."""

    tile: Ref
    sector: int
    kind: Literal["cs.tile_returned"] = "cs.tile_returned"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsShifted:
    """All cards of a seat move one zone to the right; these come back into the hand (CS-SHIFT-1)."""

    seat: Seat
    returned: tuple[Ref, ...]
    kind: Literal["cs.cards_shifted"] = "cs.cards_shifted"


# Exploitation


@dataclass(frozen=True, slots=True, kw_only=True)
class Exploited:
    """A galaxy is exploited; the energy and a card follow (CS-EXP-6)."""

    seat: Seat
    galaxy: Ref
    majority: bool
    planet: Ref
    """Where a cube is taken away; empty where none is."""
    kind: Literal["cs.exploited"] = "cs.exploited"


@dataclass(frozen=True, slots=True, kw_only=True)
class MajorityPaid:
    """Empire counts a galaxy, Supremacy a system (CS-DTI-5, CS-DTII-3); the energy follows."""

    seat: Seat
    card: Ref
    places: tuple[Ref, ...]
    kind: Literal["cs.majority_paid"] = "cs.majority_paid"


@dataclass(frozen=True, slots=True, kw_only=True)
class BonusGained:
    """A light bonus card; which one, only its owner knows."""

    seat: Seat
    card: Ref
    """Empty for others."""
    kind: Literal["cs.bonus_gained"] = "cs.bonus_gained"


@dataclass(frozen=True, slots=True, kw_only=True)
class NoBonusLeft:
    """The pile is empty (ruling Q-38)."""

    seat: Seat
    kind: Literal["cs.no_bonus_left"] = "cs.no_bonus_left"


@dataclass(frozen=True, slots=True, kw_only=True)
class BonusReturned:
    """Under the pile (CS-EXP-4); which one, only its former owner knows."""

    seat: Seat
    card: Ref
    """Empty for others."""
    kind: Literal["cs.bonus_returned"] = "cs.bonus_returned"


# Dark Tech


@dataclass(frozen=True, slots=True, kw_only=True)
class LevelRose:
    """Energy less consumption; the consumption stays (CS-DT-3)."""

    seat: Seat
    level: int
    before: int
    consumption: int
    energy: int
    kind: Literal["cs.level_rose"] = "cs.level_rose"


@dataclass(frozen=True, slots=True, kw_only=True)
class ThroneTaken:
    seat: Seat
    kind: Literal["cs.throne_taken"] = "cs.throne_taken"


@dataclass(frozen=True, slots=True, kw_only=True)
class TechTaken:
    seat: Seat
    card: Ref
    kind: Literal["cs.tech_taken"] = "cs.tech_taken"


# The automa


@dataclass(frozen=True, slots=True, kw_only=True)
class AutomaCardTurned:
    """CS-SOLO-3."""

    seat: Seat
    card: Ref
    kind: Literal["cs.automa_card_turned"] = "cs.automa_card_turned"


@dataclass(frozen=True, slots=True, kw_only=True)
class AutomaPileShuffled:
    """The used cards of a level become its pile again (ruling Q-32)."""

    level: int
    kind: Literal["cs.automa_pile_shuffled"] = "cs.automa_pile_shuffled"


@dataclass(frozen=True, slots=True)
class Obstacle:
    """Why an option of a row is impossible (ruling Q-30), and where."""

    lacks: Literal["planet", "tile", "space", "card"]
    """A free planet of the type, a tile in the pile, a free space, a card that could be displayed."""
    galaxy: Ref = ""
    sector: int = 0
    planet: str = ""
    """The type."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AutomaRow:
    """A row of its card is carried out (CS-SOLO-4)."""

    seat: Seat
    card: Ref
    row: int
    alternative: bool
    obstacles: tuple[Obstacle, ...] = ()
    """What stood in the way of the left option, where the right one is carried out instead."""
    kind: Literal["cs.automa_row"] = "cs.automa_row"


@dataclass(frozen=True, slots=True, kw_only=True)
class AutomaRowSkipped:
    """Neither option is possible (CS-SOLO-4)."""

    seat: Seat
    card: Ref
    row: int
    obstacles: tuple[Obstacle, ...]
    """Of each option."""
    kind: Literal["cs.automa_row_skipped"] = "cs.automa_row_skipped"


@dataclass(frozen=True, slots=True, kw_only=True)
class AutomaColonyLost:
    """It has discovered, but there is no free planet of the type on the new tile (ruling Q-29)."""

    seat: Seat
    tile: Ref
    type: str
    kind: Literal["cs.automa_colony_lost"] = "cs.automa_colony_lost"


@dataclass(frozen=True, slots=True, kw_only=True)
class AutomaMarketEnded:
    """No card is left that could replace those still to be thrown out (ruling Q-8)."""

    seat: Seat
    kind: Literal["cs.automa_market_ended"] = "cs.automa_market_ended"


@dataclass(frozen=True, slots=True, kw_only=True)
class AutomaExploitsNoMore:
    """Where it has colonies and leaves them, as it lacks the majority there (CS-SOLO-6); none: it has no colony."""

    seat: Seat
    galaxies: tuple[Ref, ...]
    kind: Literal["cs.automa_exploits_no_more"] = "cs.automa_exploits_no_more"


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
