"""The whole position of a game of Magnastorm, and the questions one may ask of it.

Crew, labs and stations bear the number of their seat; neutral crew bears NEUTRAL. Cubes are counted by colour: those
of seat 0, of seat 1 …, the yellow ones last. Nothing is hidden: a cube is drawn when the bag is reached into, and what
the bag holds everybody can reckon.
"""

from dataclasses import dataclass, field
from typing import Literal, get_args

from rules.core.rng import Rng
from rules.core.types import Ref, Seat
from rules.magnastorm.agenda import Pending
from rules.magnastorm.components import Box, Layout
from rules.magnastorm.options import Options

Phase = Literal["crew", "research", "turns", "administration", "over"]
"""Crew and research: the starting positions (MS-POS-2, MS-POS-3)."""

Action = Literal["", "move", "gain"]

Source = Literal[
    "objectives",
    "commanders",
    "scientists",
    "lost",
    "majorities",
    "stations",
    "effects",
    "artefacts",
    "round_bonus",
]
SOURCES: tuple[Source, ...] = get_args(Source)
"""Where reputation comes from; `lost` is below 0: commanders that others have taken."""

NEUTRAL: Seat = -1
NOBODY: Seat = -1

Cubes = tuple[int, ...]
"""By colour: of each seat, then yellow."""
Panel = tuple[tuple[Seat, ...], ...]
"""The crew on each cell, row by row; more than one only where there was no room (MS-ACT-5, MS-CDR-16)."""


@dataclass(frozen=True, slots=True)
class Player:
    """What one seat has. The Consortium never has cubes (MS-SOLO-2)."""

    colour: str
    is_automa: bool
    is_person: bool
    """Whether artefact cards that it wins are kept in the profile (MS-ART-1)."""
    cubes: Cubes
    crew: int
    """On the player board; so are labs and stations."""
    labs: int
    stations: int
    scout: Ref
    """A space, or a starting area."""
    levels: tuple[int, ...]
    """By the field."""
    earned: tuple[int, ...]
    """Reputation by source, in the order of SOURCES."""
    has_stacked: bool = False
    """Kim-Kin Park was used in this round (ruling A9, where it is switched)."""
    artefacts: tuple[Ref, ...] = ()
    """The two cards of the advanced start."""
    prize: Ref = ""
    """The card drawn when the game was over."""

    @property
    def reputation(self) -> int:
        return sum(self.earned)


@dataclass(frozen=True, slots=True)
class Turn:
    """What has happened in the turn under way."""

    cell: int = -1
    """Where the crew of the action stands."""
    action: Action = ""
    used: tuple[Ref, ...] = ()
    """Commanders that work once in a turn or action and have done so."""


NO_TURN = Turn()


@dataclass(frozen=True, slots=True)
class State:
    box: Box = field(repr=False, compare=False)
    options: Options
    players: tuple[Player, ...]
    order: tuple[Seat, ...]
    """The turn order track."""
    to_act: tuple[Seat, ...]
    """Who has still to act in this cycle, who acts now first; the track as it stood when the cycle began (MS-RND-5)."""
    round: int
    phase: Phase
    agenda: tuple[Pending, ...]
    """Empty when the game is over."""
    turn: Turn
    ending: bool
    """Somebody has reached the threshold (MS-END-1); it stays so (MS-END-3)."""

    upper: Panel
    lower: Panel
    commanders: tuple[Ref, ...]
    """The administrative ones by their columns, then the scientific ones by their fields."""
    controllers: tuple[Seat, ...]
    """Of each of these commanders, or NOBODY."""
    token: Seat
    """Who has taken the first player token, or NOBODY."""

    labs: tuple[tuple[Seat, ...], ...]
    """On each space."""
    stations: tuple[Seat, ...]
    """On each site, or NOBODY."""
    objectives: tuple[Ref, ...]
    """The two research objectives, then the two sector objectives, from top to bottom."""
    claims: tuple[tuple[Seat, ...], ...]
    """Who has fulfilled each of them, in that order."""

    bag: tuple[int, ...]
    """Cubes by colour as everywhere, then the black ones."""
    supply: Cubes
    step: int
    """Which step of its programme the Consortium takes next (MS-SOLO-7)."""
    rng: Rng

    @property
    def layout(self) -> Layout:
        return self.box.layouts[len(self.players)]

    @property
    def seats(self) -> range:
        return range(len(self.players))

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours of cubes, by their number."""
        return (*(player.colour for player in self.players), YELLOW)

    @property
    def pending(self) -> Pending | None:
        return self.agenda[0] if self.agenda else None


YELLOW = "yellow"
