"""Everything that can happen in a game of Magnastorm: a closed union, for log and animation.

Each thing that moves has an event that says from where and to where. Cubes and crew are called by their colour, as in
the moves. Nothing of it is secret.
"""

from typing import Literal

from rules.core.explained import Explained
from rules.core.fact import Fact, SeatFact, fact
from rules.core.types import Ref, Seat
from rules.magnastorm.agenda import Purpose, Swap
from rules.magnastorm.state import Action, Source

Amounts = tuple[tuple[str, int], ...]
"""Cubes by the name of their colour; only those that there are."""

# The game, rounds, turns


@fact("ms")
class RoundBegan(Fact):
    round: int


@fact("ms")
class TurnBegan(SeatFact):
    pass


@fact("ms")
class EndAnnounced(SeatFact):
    """Somebody has reached the threshold (MS-END-1)."""

    threshold: int


@fact("ms")
class AdministrationBegan(Fact):
    round: int


@fact("ms")
class AdministrationStep(Fact):
    """One of the six steps, counted from 1; what it brings follows."""

    step: int
    rule: str


@fact("ms")
class GameEnded(Fact):
    winners: tuple[Seat, ...]


# Reputation


@fact("ms", "reputation")
class ReputationGained(SeatFact):
    source: Source
    rule: str
    points: int
    """Below 0: lost (MS-CMD-7)."""
    reputation: int
    """Where the marker stands now."""


# Cubes


@fact("ms")
class CubesGained(SeatFact):
    """From the supply."""

    rule: str
    cubes: Amounts
    sector: Ref = ""
    """Whose labs brought them, where it was income."""


@fact("ms")
class CubesLost(SeatFact):
    """The supply has not enough of a colour (ruling A16)."""

    rule: str
    cubes: Amounts


@fact("ms")
class CubesPaid(SeatFact):
    """To the supply (MS-RES-4)."""

    rule: str
    cubes: Amounts
    purpose: Purpose
    swap: Swap = ""


@fact("ms")
class CubesExchanged(SeatFact):
    """With the supply (MS-EXC-1)."""

    given: Amounts
    taken: Amounts


@fact("ms")
class CubesDrawn(SeatFact):
    """Out of the bag; for each black one the seat takes an own cube from the supply (MS-RES-3)."""

    rule: str
    cubes: Amounts
    black: int
    own: int
    """How many own cubes the supply had for the black ones."""


@fact("ms")
class FeePaid(SeatFact):
    """For a station of `owner`; the Consortium's goes to the supply (MS-MOV-6, MS-SOLO-2)."""

    owner: Seat
    colour: str
    site: Ref


# Crew and commanders


@fact("ms")
class CrewDeployed(SeatFact):
    """Own crew comes from the player board (MS-POS-2, MS-BON-3)."""

    panel: Literal["upper", "lower"]
    cell: Ref
    rule: str


@fact("ms")
class CrewMoved(SeatFact):
    """From the upper panel to the lower one: for an action, or as a column is emptied (MS-ACT-1, MS-CMD-5)."""

    crew: str
    origin: Ref
    """The cell."""
    cell: Ref
    rule: str


@fact("ms")
class ActionChosen(SeatFact):
    action: Action
    cell: Ref


@fact("ms")
class CommanderTaken(SeatFact):
    """The card comes to the seat, from the display or from somebody else (MS-CMD-6, MS-CMD-7, MS-ADM-3)."""

    commander: Ref
    loser: Seat
    """NOBODY, where it lay on the display."""
    rule: str


@fact("ms")
class CommanderReturned(Fact):
    """Nobody leads alone (MS-ADM-5)."""

    seat: Seat
    """Whose it was."""
    commander: Ref


@fact("ms")
class TokenTaken(SeatFact):
    """MS-CMD-8."""


@fact("ms")
class TokenReturned(SeatFact):
    """MS-ADM-6."""


@fact("ms")
class OrderChanged(Fact):
    """The markers on the turn order track (MS-BON-4, MS-ADM-6)."""

    order: tuple[Seat, ...]
    rule: str


@fact("ms")
class PanelsSwapped(Fact):
    """MS-ADM-7."""


@fact("ms")
class StormMoved(Fact):
    """The centre tile turns (MS-ADM-8)."""

    round: int
    """The one that begins; the last one played where the game ends with it (MS-END-2)."""
    calm: tuple[Ref, ...]


# The planet


@fact("ms")
class ScoutMoved(SeatFact):
    origin: Ref
    to: Ref
    way: tuple[Ref, ...]
    """Areas on a shortest way, the first one where it stood or that of the station; empty after a jump."""
    station: Ref
    rule: str


@fact("ms")
class StationBuilt(SeatFact):
    site: Ref


@fact("ms")
class NothingBuilt(SeatFact):
    """A lab or a station would have been possible by rule, but cannot be had: the step is over (MS-LAB-7, MS-TEL-1)."""

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


@fact("ms")
class LabInstalled(SeatFact):
    space: Ref
    way: str


@fact("ms")
class LabRemoved(SeatFact):
    """Back onto the player board (MS-LAB-5)."""

    space: Ref


# Research, objectives


@fact("ms")
class ResearchAdvanced(SeatFact):
    """One level (MS-RES-5); the bonus follows."""

    field: Ref
    level: int
    rule: str


@fact("ms")
class ResearchSetBack(SeatFact):
    """For an objective (MS-OBJ-4)."""

    field: Ref
    levels: int
    level: int
    """Where the marker stands now."""


@fact("ms")
class NothingGained(SeatFact):
    """A bonus that has no effect now: the marker is on top, no crew is left (rulings A19, A20)."""

    rule: str


@fact("ms")
class ObjectiveFulfilled(SeatFact):
    """A marker on the highest free space (MS-OBJ-2); the reputation follows."""

    objective: Ref
    value: int
    places: tuple[Ref, ...]


@fact("ms")
class MajorityHeld(SeatFact):
    """In a calm sector at the end of a round (MS-ADM-2); the reputation follows."""

    sector: Ref
    labs: int


@fact("ms")
class CommanderUsed(SeatFact):
    """A commander does something for its owner; what it brings follows."""

    commander: Ref
    rule: str


@fact("ms")
class ArtefactUsed(SeatFact):
    """MS-ART-3; what it brings follows."""

    card: Ref


@fact("ms")
class ArtefactWon(SeatFact):
    """MS-ART-1."""

    card: Ref


# The Consortium


@fact("ms")
class ConsortiumStep(SeatFact):
    """The next step of its programme: E, A or R (MS-SOLO-7)."""

    step: str
    rule: str


Hindrance = Literal["no_column", "no_lab", "no_zone", "storm", "all_at_the_top", "no_crew", "no_place"]


@fact("ms")
class ConsortiumFellBack(SeatFact):
    """What its rules say cannot be done, and why; `rule` says what comes instead (MS-SOLO-6 to MS-SOLO-11)."""

    rule: str
    why: Hindrance


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
