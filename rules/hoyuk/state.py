"""The whole position of a game of Höyük, and the questions one may ask of it. A view has the same fields (view.py)."""

from dataclasses import dataclass, field
from functools import cache
from typing import Generic, Literal, TypeVar, get_args

from rules.core.rng import Rng
from rules.core.types import Ref, Seat
from rules.hoyuk.agenda import Pending
from rules.hoyuk.components import Box
from rules.hoyuk.options import Options
from rules.hoyuk.village import Village

Source = Literal["groups", "hand", "families", "cattle", "villagers", "start"]
SOURCES: tuple[Source, ...] = get_args(Source)
"""Where points come from; what a seat earned is kept by source, so that the score sheet can be written at any time."""


HandT = TypeVar("HandT")
PileT = TypeVar("PileT")
DeckT = TypeVar("DeckT")
TilesT = TypeVar("TilesT")
"""What lies face down: refs in a state, in a view as much as its seat may know."""


@dataclass(frozen=True, slots=True)
class PlayerOf(Generic[HandT]):
    clan: str
    houses: int
    """House tiles that can still be built."""
    gone: int
    """House tiles that have left the game."""
    hand: HandT
    """Aspect cards, in the order they came."""
    spent: tuple[Ref, ...]
    """Used this turn, lying open (HK-CARD-4)."""
    earned: tuple[int, ...]
    """Points by source, in the order of SOURCES."""

    @property
    def score(self) -> int:
        return sum(self.earned)


Player = PlayerOf[tuple[Ref, ...]]


@dataclass(frozen=True, slots=True)
class PositionOf(Generic[HandT, PileT, DeckT, TilesT]):
    box: Box = field(repr=False, compare=False)
    options: Options
    players: tuple[PlayerOf[HandT], ...]
    neighbours: tuple[Seat, ...]
    """Seats that the script of the solo challenge plays."""
    village: Village
    supply: tuple[int, ...]
    """Pieces beside the board, in the order of PIECES."""
    shaman_repelled: bool
    """He has turned a catastrophe away this turn, and goes home at its end (HK-SHA-3)."""
    piles: tuple[PileT, ...]
    """Aspect cards of each base in play, the visible one first, in the order of the box's piles."""
    removed: tuple[Ref, ...]
    """Aspect cards that have left the game, where piles stay closed (ruling A9)."""
    catastrophes: DeckT
    """The next one first; a card that was drawn goes under the others."""
    seen: int
    """How many of them, counted from the last, everybody has seen."""
    tiles: TilesT
    """Construction tiles that are not dealt yet, the next one first."""
    tile_discard: tuple[Ref, ...]
    first_stage: tuple[Ref, ...]
    """Tiles of stage 1 of this turn, which no reshuffle of stage 2 brings back (HK-CON-5)."""
    dealt: tuple[tuple[Ref, ...], ...]
    """The tile before each seat; an expert neighbour chooses from two (HK-SOLO-13)."""
    turn: int
    phase: int
    marker: Seat
    """Who begins each phase (HK-TURN-2)."""
    is_last: bool
    """The game ends with this turn (HK-TURN-4)."""
    locusts: tuple[tuple[int, ...], ...]
    """Cells of the blocks that give no cards this turn (HK-CAL-32)."""
    joined: bool
    """The neighbour who builds has joined or founded a block with this tile, or in this window (HK-SOLO-3)."""
    agenda: tuple[Pending, ...]
    """Empty when the game is over."""
    rng: Rng

    @property
    def seats(self) -> range:
        return range(len(self.players))

    @property
    def pending(self) -> Pending | None:
        return self.agenda[0] if self.agenda else None

    def from_marker(self) -> tuple[Seat, ...]:
        """All seats clockwise from the first player (HK-TURN-2)."""
        return clockwise(self.marker, len(self.players))


@cache
def clockwise(first: Seat, count: int) -> tuple[Seat, ...]:
    """List so many seats, beginning with this one."""
    return tuple((first + step) % count for step in range(count))


@dataclass(frozen=True, slots=True)
class State(PositionOf[tuple[Ref, ...], tuple[Ref, ...], tuple[Ref, ...], tuple[Ref, ...]]):
    """The position as the rules know it."""
