"""The whole position of a game of Excavation Earth, and the questions one may ask of it. A view has the same fields.

Colours of relics and buyers are letters (Y G R V O, and W for a white buyer), so a queue is a short string, front
first. A relic is named by its type and a number (Yg1#2), an action card by colour, symbol and number (Y-SA-1), a travel
card by seat and fuel (T0-3). Hands, packets, decks and reserve piles are hidden; view.py hides them.
"""

from dataclasses import dataclass, field
from typing import Generic, Literal, TypeVar, get_args

from rules.core.rng import Rng
from rules.core.types import Ref, Seat
from rules.excavation_earth.agenda import Pending
from rules.excavation_earth.components import Box
from rules.excavation_earth.options import Options
from rules.excavation_earth.parts import ZU

Source = Literal[
    "start",
    "popularity",
    "buyers",
    "markets",
    "fence",
    "tile",
    "centres",
    "rows",
    "columns",
    "failure",
    "unsold",
    "black_market",
    "survey",
]
SOURCES: tuple[Source, ...] = get_args(Source)
"""Where credits come from and where they go: what a seat has is the sum, so the score sheet can always be written."""


CardsT = TypeVar("CardsT")
"""Cards that a seat holds: their refs, or in a view of another seat how many."""
DeckT = TypeVar("DeckT")
"""What lies face down for all: refs in a state, how many in a view."""


@dataclass(frozen=True, slots=True)
class PlayerOf(Generic[CardsT]):
    """What one seat has. Zu has no cards and no explorers."""

    colour: str
    faction: str
    explorers: tuple[Ref, ...]
    """The locations of those on the map; the third one comes in the first turn."""
    hand: CardsT
    """Action cards."""
    travel: tuple[Ref, ...]
    """Travel cards that can still be played this round."""
    spent_travel: tuple[Ref, ...]
    """Travel cards in front of the seat until the next preparation."""
    packet: CardsT
    """Cards that the seat is choosing from: a packet of the draft, or cards just drawn."""
    chosen: CardsT | None
    """The answer to what all seats are asked at once, until the last has answered."""
    drafted: CardsT
    """Kept in this draft so far."""
    supply: int
    """Cubes that are not on the table."""
    guards: tuple[str, ...]
    """Occupied cells of the gallery, by relic type, sorted."""
    columns: tuple[str, ...]
    """Colours whose column has already paid its card (EE-SMP-3)."""
    hold: tuple[Ref, ...]
    container: tuple[Ref, ...]
    marker: int
    """The initiative marker held; 0: none."""
    passed: bool
    earned: tuple[int, ...]
    """Credits by source, in the order of SOURCES; what was paid counts below zero."""

    @property
    def credits(self) -> int:
        return sum(self.earned)

    @property
    def relics(self) -> tuple[Ref, ...]:
        return self.hold + self.container

    @property
    def is_zu(self) -> bool:
        return self.faction == ZU


Player = PlayerOf[tuple[Ref, ...]]


@dataclass(frozen=True, slots=True)
class RowCard:
    """A card of the survey row, and whose cube lies on it."""

    card: Ref
    owner: Seat | None = None


@dataclass(frozen=True, slots=True)
class ZuOf(Generic[DeckT]):
    """What only the automa has."""

    seat: Seat
    deck: DeckT
    """Of this round, the top first."""
    discard: tuple[Ref, ...]
    """Of this round."""
    later: tuple[DeckT, ...]
    """The decks of the rounds to come."""
    gone: DeckT
    """Out of the game."""


Zu = ZuOf[tuple[Ref, ...]]


@dataclass(frozen=True, slots=True)
class PositionOf(Generic[CardsT, DeckT]):
    box: Box = field(repr=False, compare=False)
    options: Options
    players: tuple[PlayerOf[CardsT], ...]
    order: tuple[Seat, ...]
    """Turn order."""
    round: int
    agenda: tuple[Pending, ...]
    """Empty when the game is over."""

    queues: tuple[str, ...]
    """Of each market, the front first."""
    traders: tuple[tuple[int, ...], ...]
    """On each market, of each seat."""
    envoys: tuple[tuple[int, ...], ...]
    """In each command centre, of each seat."""
    stock: tuple[int, ...]
    """Pawns left on each popularity track, in the order of the colours."""
    white: int
    """White buyers in their area."""
    mothership: str
    """Buyers who wait there since the last sale."""

    sites: tuple[tuple[Ref, ...], ...]
    """Relics on each dig site, in the order of the box's sites."""
    piles: tuple[tuple[Ref, ...], ...]
    """The black-market pile of each colour, the visible relic first."""
    reserve: tuple[DeckT, ...]
    """Face-down relics of each colour, the next first."""
    drawn: tuple[Ref, ...]
    """Relics on the table in the middle of a survey."""
    sold: tuple[Ref, ...]
    """Relics that have left the game."""

    deck: DeckT
    """Action cards, the top first."""
    discard: tuple[Ref, ...]
    row: tuple[RowCard, ...]
    """The survey row."""
    buyer_deck: DeckT
    buyer_discard: tuple[Ref, ...]
    tiles: tuple[Ref, ...]
    """The command tiles of the three centres; none in round 1."""
    tile_stack: DeckT
    """Command tiles that are not in play, shuffled; none once three were drawn."""
    zu: ZuOf[DeckT] | None
    rng: Rng

    @property
    def seats(self) -> range:
        return range(len(self.players))

    @property
    def pending(self) -> Pending | None:
        return self.agenda[0] if self.agenda else None

    def popularity(self, colour: int) -> int:
        """Free spaces of a colour's track (EE-GEN-9)."""
        return self.box.track_spaces - self.stock[colour]


@dataclass(frozen=True, slots=True)
class State(PositionOf[tuple[Ref, ...], tuple[Ref, ...]]):
    """The position as the rules know it."""


def type_of(relic: Ref) -> str:
    """Yg1 of Yg1#2."""
    return relic[:3]


def colour_of(ref: Ref) -> str:
    """The letter of a relic's or an action card's colour."""
    return ref[0]


def symbol_of(card: Ref) -> str:
    """SA of Y-SA-1; a travel card has none (EE-TURN-5)."""
    return "" if is_travel(card) else card[2:4]


def is_travel(card: Ref) -> bool:
    return card[0] == "T"
