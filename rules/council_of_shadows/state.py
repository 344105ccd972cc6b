"""The whole position of a game of Council of Shadows, and the questions one may ask of it.

A tile is named by sector and number (1-05), a planet by its tile (1-05.2), a space by its galaxy (ORA-3); the zones of
a seat are counted from 1, from left to right. A starting card bears its seat (S0-C1), a station too (ST0-EXT). Plans,
bonus cards, piles and decks are hidden; view.py hides them in a view, which has the same fields. Supplies never run out
(CS-GEN-4), so nobody counts them.
"""

from dataclasses import dataclass, field
from typing import Generic, Literal, TypeVar, get_args

from rules.core.rng import Rng
from rules.core.types import Ref, Seat
from rules.council_of_shadows.agenda import Pending
from rules.council_of_shadows.components import Box
from rules.council_of_shadows.options import Options
from rules.council_of_shadows.parts import Gems

Phase = Literal["leaders", "purchase", "planning", "actions", "over"]

Source = Literal[
    "start",
    "exploitation",
    "resources",
    "improvements",
    "range",
    "cards",
    "tech",
    "leader",
    "rows",
    "gems",
    "ai_cards",
    "light",
    "dark",
    "levels",
]
SOURCES: tuple[Source, ...] = get_args(Source)
"""Where energy comes from, and `levels`, which take it away: the marker stands on the sum."""


CardsT = TypeVar("CardsT")
DarkT = TypeVar("DarkT")
PileT = TypeVar("PileT")
"""What lies face down: refs in a state, in a view as much as its seat may know."""


@dataclass(frozen=True, slots=True)
class Built:
    """A space station that a seat has put on a slot beside a galaxy."""

    slot: Ref
    station: Ref


@dataclass(frozen=True, slots=True)
class PlayerOf(Generic[CardsT, DarkT]):
    """What one seat has. The automa has markers and light bonus cards, and nothing else (CS-SOLO-15)."""

    colour: str
    is_automa: bool
    leader: Ref
    """Empty without the module, or until it is chosen."""
    consumption: int
    level: int
    """Of Dark Tech."""
    earned: tuple[int, ...]
    """Energy by source, in the order of SOURCES."""
    gems: Gems
    hand: tuple[Ref, ...]
    """Action cards, of the start and AI."""
    zones: tuple[tuple[Ref, ...], ...]
    """The cards on each action zone, from left to right; the top of a stack stands last."""
    planned: CardsT
    """The card put behind the screen on each zone, empty where there is none; nothing at all outside of planning."""
    ready: bool
    """Whether the screen may be lifted (CS-PLAN-5)."""
    steps: int
    """How far the consumption marker really moved in the last planning phase (CS-PLAN-7)."""
    improvements: tuple[Ref, ...]
    """Places of the player board and of an extra zone that hold a cube, sorted."""
    extra_zones: tuple[Ref, ...]
    """Extra zone boards in the order in which they were laid down; the zones they add come after the printed ones."""
    light: CardsT
    """Light bonus cards, in the order gained."""
    dark: DarkT
    """The dark bonus card; empty for the automa."""
    tech: tuple[Ref, ...]
    """Dark Tech cards, in the order gained."""
    stations: tuple[Ref, ...]
    """Space stations that are not built yet."""
    built: tuple[Built, ...]

    @property
    def energy(self) -> int:
        return sum(self.earned)

    @property
    def cards(self: "Player") -> tuple[Ref, ...]:
        """Every action card of the seat, wherever it is (CS-END-2): a question for the rules, not for a view."""
        return (
            *self.hand,
            *(card for stack in self.zones for card in stack),
            *(card for card in self.planned if card),
        )


Player = PlayerOf[tuple[Ref, ...], Ref]


@dataclass(frozen=True, slots=True)
class AutomaOf(Generic[PileT]):
    """What only the automa has."""

    seat: Seat
    piles: tuple[PileT, ...]
    """Of the three levels, the top first."""
    used: tuple[tuple[Ref, ...], ...]
    """Cards of each level that were turned over since its pile was shuffled."""
    card: Ref
    """The card of this round, once it is turned over; it lies on the used ones of its level too."""


Automa = AutomaOf[tuple[Ref, ...]]


@dataclass(frozen=True, slots=True)
class PositionOf(Generic[CardsT, DarkT, PileT]):
    box: Box = field(repr=False, compare=False)
    options: Options
    players: tuple[PlayerOf[CardsT, DarkT], ...]
    order: tuple[Seat, ...]
    """Turn-order tokens: who has the first, the second …"""
    round: int
    phase: Phase
    agenda: tuple[Pending, ...]
    """Empty when the game is over."""
    arrivals: tuple[Seat, ...]
    """Seats by when their energy marker last moved, the latest last: of two on one space the first lies underneath."""
    caught: tuple[Seat, ...]
    """Seats whose energy has reached their consumption and whose level has not risen yet, in the order it happened."""
    throne: Seat | None

    spaces: tuple[Ref, ...]
    """The tile on each space, in the order of the box's spaces; empty: none."""
    colonies: tuple[tuple[int, ...], ...]
    """On each planet, in the order of the box's planets, the cubes of each seat."""
    piles: tuple[PileT, ...]
    """Tiles of the three sectors, face down, the next first."""
    drawn: tuple[Ref, ...]
    """Tiles just drawn, of which one will be placed; open to all (ruling Q-60)."""

    display: tuple[Ref, ...]
    """The AI card of each slot; empty: none."""
    ai_deck: PileT
    ai_discard: tuple[Ref, ...]
    """What the automa threw out of the display (CS-SOLO-8)."""
    tech_piles: tuple[CardsT, ...]
    """Dark Tech cards of level I and of level II that may still be chosen, sorted."""
    tech_out: PileT
    """Removed unseen (CS-SET-6)."""
    light_pile: PileT
    """Light bonus cards, the top first."""
    dark_out: PileT
    """Dark bonus cards of this game that nobody was dealt."""
    leaders: tuple[Ref, ...]
    """Leaders that may still be chosen; the others lie in the box."""
    automa: AutomaOf[PileT] | None
    rng: Rng

    @property
    def seats(self) -> range:
        return range(len(self.players))

    @property
    def pending(self) -> Pending | None:
        return self.agenda[0] if self.agenda else None


@dataclass(frozen=True, slots=True)
class State(PositionOf[tuple[Ref, ...], Ref, tuple[Ref, ...]]):
    """The position as the rules know it."""
