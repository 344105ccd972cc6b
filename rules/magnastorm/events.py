"""Everything that can happen in a game of Magnastorm: a closed union, for log and animation.

Each thing that moves has an event that says from where and to where. Cubes and crew are called by their colour, as in
the moves. Nothing of it is secret.
"""

from dataclasses import dataclass
from typing import Literal

from rules.core.explained import Explained
from rules.core.types import Ref, Seat
from rules.magnastorm.agenda import Purpose, Swap
from rules.magnastorm.state import Action, Source

Amounts = tuple[tuple[str, int], ...]
"""Cubes by the name of their colour; only those that there are."""

# The game, rounds, turns


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegan:
    round: int
    kind: Literal["ms.round_began"] = "ms.round_began"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan:
    seat: Seat
    kind: Literal["ms.turn_began"] = "ms.turn_began"


@dataclass(frozen=True, slots=True, kw_only=True)
class EndAnnounced:
    """Somebody has reached the threshold (MS-END-1)."""

    seat: Seat
    threshold: int
    kind: Literal["ms.end_announced"] = "ms.end_announced"


@dataclass(frozen=True, slots=True, kw_only=True)
class AdministrationBegan:
    round: int
    kind: Literal["ms.administration_began"] = "ms.administration_began"


@dataclass(frozen=True, slots=True, kw_only=True)
class AdministrationStep:
    """One of the six steps, counted from 1; what it brings follows."""

    step: int
    rule: str
    kind: Literal["ms.administration_step"] = "ms.administration_step"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded:
    winners: tuple[Seat, ...]
    kind: Literal["ms.game_ended"] = "ms.game_ended"


# Reputation


@dataclass(frozen=True, slots=True, kw_only=True)
class ReputationGained:
    seat: Seat
    source: Source
    rule: str
    points: int
    """Below 0: lost (MS-CMD-7)."""
    reputation: int
    """Where the marker stands now."""
    kind: Literal["ms.reputation"] = "ms.reputation"


# Cubes


@dataclass(frozen=True, slots=True, kw_only=True)
class CubesGained:
    """From the supply."""

    seat: Seat
    rule: str
    cubes: Amounts
    sector: Ref = ""
    """Whose labs brought them, where it was income."""
    kind: Literal["ms.cubes_gained"] = "ms.cubes_gained"


@dataclass(frozen=True, slots=True, kw_only=True)
class CubesLost:
    """The supply has not enough of a colour (ruling A16)."""

    seat: Seat
    rule: str
    cubes: Amounts
    kind: Literal["ms.cubes_lost"] = "ms.cubes_lost"


@dataclass(frozen=True, slots=True, kw_only=True)
class CubesPaid:
    """To the supply (MS-RES-4)."""

    seat: Seat
    rule: str
    cubes: Amounts
    purpose: Purpose
    swap: Swap = ""
    kind: Literal["ms.cubes_paid"] = "ms.cubes_paid"


@dataclass(frozen=True, slots=True, kw_only=True)
class CubesExchanged:
    """With the supply (MS-EXC-1)."""

    seat: Seat
    given: Amounts
    taken: Amounts
    kind: Literal["ms.cubes_exchanged"] = "ms.cubes_exchanged"


@dataclass(frozen=True, slots=True, kw_only=True)
class CubesDrawn:
    """Out of the bag; for each black one the seat takes an own cube from the supply (MS-RES-3)."""

    seat: Seat
    rule: str
    cubes: Amounts
    black: int
    own: int
    """How many own cubes the supply had for the black ones."""
    kind: Literal["ms.cubes_drawn"] = "ms.cubes_drawn"


@dataclass(frozen=True, slots=True, kw_only=True)
class FeePaid:
    """For a station of `owner`; the Consortium's goes to the supply (MS-MOV-6, MS-SOLO-2)."""

    seat: Seat
    owner: Seat
    colour: str
    site: Ref
    kind: Literal["ms.fee_paid"] = "ms.fee_paid"


# Crew and commanders


@dataclass(frozen=True, slots=True, kw_only=True)
class CrewDeployed:
    """Own crew comes from the player board (MS-POS-2, MS-BON-3)."""

    seat: Seat
    panel: Literal["upper", "lower"]
    cell: Ref
    rule: str
    kind: Literal["ms.crew_deployed"] = "ms.crew_deployed"


@dataclass(frozen=True, slots=True, kw_only=True)
class CrewMoved:
    """From the upper panel to the lower one: for an action, or as a column is emptied (MS-ACT-1, MS-CMD-5)."""

    seat: Seat
    crew: str
    origin: Ref
    """The cell."""
    cell: Ref
    rule: str
    kind: Literal["ms.crew_moved"] = "ms.crew_moved"


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionChosen:
    seat: Seat
    action: Action
    cell: Ref
    kind: Literal["ms.action_chosen"] = "ms.action_chosen"


@dataclass(frozen=True, slots=True, kw_only=True)
class CommanderTaken:
    """The card comes to the seat, from the display or from somebody else (MS-CMD-6, MS-CMD-7, MS-ADM-3)."""

    seat: Seat
    commander: Ref
    loser: Seat
    """NOBODY, where it lay on the display."""
    rule: str
    kind: Literal["ms.commander_taken"] = "ms.commander_taken"


@dataclass(frozen=True, slots=True, kw_only=True)
class CommanderReturned:
    """Nobody leads alone (MS-ADM-5)."""

    seat: Seat
    """Whose it was."""
    commander: Ref
    kind: Literal["ms.commander_returned"] = "ms.commander_returned"


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenTaken:
    """MS-CMD-8."""

    seat: Seat
    kind: Literal["ms.token_taken"] = "ms.token_taken"


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenReturned:
    """MS-ADM-6."""

    seat: Seat
    kind: Literal["ms.token_returned"] = "ms.token_returned"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderChanged:
    """The markers on the turn order track (MS-BON-4, MS-ADM-6)."""

    order: tuple[Seat, ...]
    rule: str
    kind: Literal["ms.order_changed"] = "ms.order_changed"


@dataclass(frozen=True, slots=True, kw_only=True)
class PanelsSwapped:
    """MS-ADM-7."""

    kind: Literal["ms.panels_swapped"] = "ms.panels_swapped"


@dataclass(frozen=True, slots=True, kw_only=True)
class StormMoved:
    """The centre tile turns (MS-ADM-8)."""

    round: int
    """The one that begins; the last one played where the game ends with it (MS-END-2)."""
    calm: tuple[Ref, ...]
    kind: Literal["ms.storm_moved"] = "ms.storm_moved"


# The planet


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoutMoved:
    seat: Seat
    origin: Ref
    to: Ref
    way: tuple[Ref, ...]
    """Areas on a shortest way, the first one where it stood or that of the station; empty after a jump."""
    station: Ref
    rule: str
    kind: Literal["ms.scout_moved"] = "ms.scout_moved"


@dataclass(frozen=True, slots=True, kw_only=True)
class StationBuilt:
    seat: Seat
    site: Ref
    kind: Literal["ms.station_built"] = "ms.station_built"


@dataclass(frozen=True, slots=True, kw_only=True)
class NothingBuilt:
    """A lab or a station would have been possible by rule, but cannot be had: the step is over (MS-LAB-7, MS-TEL-1)."""

    seat: Seat
    rule: str
    """Why."""
    space: Ref = ""
    """Of the lab."""
    site: Ref = ""
    """Of the station: the first one on the way."""
    amounts: Amounts = ()
    """What it would have cost, where that is the reason."""
    further: bool = False
    """One lab at least was installed there before."""
    kind: Literal["ms.nothing_built"] = "ms.nothing_built"


@dataclass(frozen=True, slots=True, kw_only=True)
class LabInstalled:
    seat: Seat
    space: Ref
    way: str
    kind: Literal["ms.lab_installed"] = "ms.lab_installed"


@dataclass(frozen=True, slots=True, kw_only=True)
class LabRemoved:
    """Back onto the player board (MS-LAB-5)."""

    seat: Seat
    space: Ref
    kind: Literal["ms.lab_removed"] = "ms.lab_removed"


# Research, objectives


@dataclass(frozen=True, slots=True, kw_only=True)
class ResearchAdvanced:
    """One level (MS-RES-5); the bonus follows."""

    seat: Seat
    field: Ref
    level: int
    rule: str
    kind: Literal["ms.research_advanced"] = "ms.research_advanced"


@dataclass(frozen=True, slots=True, kw_only=True)
class ResearchSetBack:
    """For an objective (MS-OBJ-4)."""

    seat: Seat
    field: Ref
    levels: int
    level: int
    """Where the marker stands now."""
    kind: Literal["ms.research_set_back"] = "ms.research_set_back"


@dataclass(frozen=True, slots=True, kw_only=True)
class NothingGained:
    """A bonus that has no effect now: the marker is on top, no crew is left (rulings A19, A20)."""

    seat: Seat
    rule: str
    kind: Literal["ms.nothing_gained"] = "ms.nothing_gained"


@dataclass(frozen=True, slots=True, kw_only=True)
class ObjectiveFulfilled:
    """A marker on the highest free space (MS-OBJ-2); the reputation follows."""

    seat: Seat
    objective: Ref
    value: int
    places: tuple[Ref, ...]
    kind: Literal["ms.objective_fulfilled"] = "ms.objective_fulfilled"


@dataclass(frozen=True, slots=True, kw_only=True)
class MajorityHeld:
    """In a calm sector at the end of a round (MS-ADM-2); the reputation follows."""

    seat: Seat
    sector: Ref
    labs: int
    kind: Literal["ms.majority_held"] = "ms.majority_held"


@dataclass(frozen=True, slots=True, kw_only=True)
class CommanderUsed:
    """A commander does something for its owner; what it brings follows."""

    seat: Seat
    commander: Ref
    rule: str
    kind: Literal["ms.commander_used"] = "ms.commander_used"


@dataclass(frozen=True, slots=True, kw_only=True)
class ArtefactUsed:
    """MS-ART-3; what it brings follows."""

    seat: Seat
    card: Ref
    kind: Literal["ms.artefact_used"] = "ms.artefact_used"


@dataclass(frozen=True, slots=True, kw_only=True)
class ArtefactWon:
    """MS-ART-1."""

    seat: Seat
    card: Ref
    kind: Literal["ms.artefact_won"] = "ms.artefact_won"


# The Consortium


@dataclass(frozen=True, slots=True, kw_only=True)
class ConsortiumStep:
    """The next step of its programme: E, A or R (MS-SOLO-7)."""

    seat: Seat
    step: str
    rule: str
    kind: Literal["ms.consortium_step"] = "ms.consortium_step"


Hindrance = Literal["no_column", "no_lab", "no_zone", "storm", "all_at_the_top", "no_crew", "no_place"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ConsortiumFellBack:
    """What its rules say cannot be done, and why; `rule` says what comes instead (MS-SOLO-6 to MS-SOLO-11)."""

    seat: Seat
    rule: str
    why: Hindrance
    kind: Literal["ms.consortium_fell_back"] = "ms.consortium_fell_back"


Event = (
    RoundBegan
    | TurnBegan
    | EndAnnounced
    | AdministrationBegan
    | AdministrationStep
    | GameEnded
    | ReputationGained
    | CubesGained
    | CubesLost
    | CubesPaid
    | CubesExchanged
    | CubesDrawn
    | FeePaid
    | CrewDeployed
    | CrewMoved
    | ActionChosen
    | CommanderTaken
    | CommanderReturned
    | TokenTaken
    | TokenReturned
    | OrderChanged
    | PanelsSwapped
    | StormMoved
    | ScoutMoved
    | StationBuilt
    | NothingBuilt
    | LabInstalled
    | LabRemoved
    | ResearchAdvanced
    | ResearchSetBack
    | NothingGained
    | ObjectiveFulfilled
    | MajorityHeld
    | CommanderUsed
    | ArtefactUsed
    | ArtefactWon
    | ConsortiumStep
    | ConsortiumFellBack
    | Explained
)
