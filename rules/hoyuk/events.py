"""Everything that can happen in a game of Höyük: a closed union, told apart by `kind`, for log and animation."""

from typing import Literal

from rules.core.explained import Explained
from rules.core.fact import Fact, SeatFact, fact
from rules.core.types import Ref, Seat
from rules.hoyuk.agenda import Loss, Planned
from rules.hoyuk.parts import PileName
from rules.hoyuk.state import Source


@fact("hk")
class TurnBegan(Fact):
    turn: int
    marker: Seat


@fact("hk")
class PhaseBegan(Fact):
    phase: int


@fact("hk")
class TilesDealt(Fact):
    """Construction tiles of a stage, by seat, and what each of them shows."""

    stage: int
    tiles: tuple[tuple[Ref, ...], ...]
    elements: tuple[tuple[tuple[Planned, ...], ...], ...]


@fact("hk")
class TileChosen(SeatFact):
    """The one of its two tiles that an expert neighbour builds."""

    tile: Ref
    elements: tuple[Planned, ...]


@fact("hk")
class TilesReshuffled(Fact):
    pass


@fact("hk")
class ElementLost(SeatFact):
    """What could not be, or was not, built (HK-CON-8, ruling A13)."""

    element: Planned
    is_given_up: bool
    """It could have been built."""
    rule: str
    why: str
    """Message id of the reason, in a few words."""


@fact("hk")
class ElementLeft(SeatFact):
    """An easy neighbour builds the houses of its tile only (HK-SOLO-13)."""

    element: Planned
    rule: str = "HK-SOLO-13"


@fact("hk")
class HouseBuilt(SeatFact):
    cell: Ref
    how: Literal["extends", "joins", "founds"]
    """The clan's own family, a block of others, or a block of its own."""
    on_ruin: bool


@fact("hk")
class StoreyBuilt(SeatFact):
    cell: Ref


@fact("hk")
class PenBuilt(SeatFact):
    cell: Ref
    gate: int


@fact("hk")
class PiecePlaced(SeatFact):
    """An oven, shrine or villager on a house, cattle in a pen."""

    piece: Literal["oven", "shrine", "cattle", "villager"]
    cell: Ref


@fact("hk")
class PieceReturned(Fact):
    """To the supply."""

    piece: str
    cell: Ref


@fact("hk")
class ShamanPlaced(SeatFact):
    cell: Ref


@fact("hk")
class ShamanLeft(Fact):
    cell: Ref


@fact("hk")
class ShamanRepelled(Fact):
    """His block is spared (HK-SHA-2)."""

    block: Ref


@fact("hk")
class CatastropheAnnounced(Fact):
    """By a variant the next catastrophe is shown when a turn begins (HK-VAR-3)."""

    card: Ref


@fact("hk")
class CatastropheDrawn(Fact):
    card: Ref


@fact("hk")
class BlocksHit(Fact):
    """The blocks that the card's left half selects; none, when nothing fits."""

    card: Ref
    blocks: tuple[Ref, ...]


@fact("hk")
class PieceLost(SeatFact):
    """One of the pieces that a catastrophe takes; a house has `HouseRuined` besides."""

    what: Loss
    cell: Ref


@fact("hk")
class HouseRuined(SeatFact):
    cell: Ref


@fact("hk")
class BlockInspected(SeatFact):
    block: Ref


@fact("hk")
class AspectCompared(Fact):
    """Who has how much of an aspect in a block, with the figures that break ties; `winner` None: nobody.

    Aspects that nobody has there are passed over in silence (HK-ASP-4).
    """

    block: Ref
    pile: PileName
    counts: tuple[tuple[Seat, int, int], ...]
    """(seat, how many, tie-break)."""
    winner: Seat | None
    rule: str


@fact("hk")
class AspectCardDrawn(SeatFact):
    pile: PileName
    card: Ref
    symbol: str


@fact("hk")
class PileEmpty(SeatFact):
    """A majority without a card to draw (HK-ASP-8)."""

    pile: PileName


@fact("hk")
class CardsSpent(SeatFact):
    cards: tuple[Ref, ...]
    symbol: str
    """What they stand for."""
    jokers: int
    """How many of them are jokers."""
    use: Literal["score", "build"]


@fact("hk")
class WindowPassed(SeatFact):
    phase: int


@fact("hk")
class CardsReturned(SeatFact):
    """Under one pile; `pile` None: out of the game (ruling A9)."""

    pile: PileName | None
    cards: tuple[Ref, ...]


@fact("hk")
class MarkerGiven(SeatFact):
    to: Seat


@fact("hk")
class PowerUsed(SeatFact):
    clan: str


@fact("hk")
class PowerLapsed(SeatFact):
    """Not used, or nothing it could do (HK-CLAN-2)."""

    clan: str
    why: Literal["declined", "impossible"]


@fact("hk")
class HouseReplaced(SeatFact):
    """Eguor (HK-CLAN-3)."""

    victim: Seat
    cell: Ref


@fact("hk")
class PieceStolen(SeatFact):
    """Enuaj (HK-CLAN-6)."""

    victim: Seat
    piece: str
    cell: Ref


@fact("hk")
class Scored(SeatFact):
    source: Source
    rule: str
    points: int
    block: Ref = ""
    """At the end: where that family, cattle or villagers are."""


@fact("hk")
class BlockScored(Fact):
    """The largest families of a block at the end; `winner` None: a tie (HK-FIN-3, HK-FIN-4)."""

    block: Ref
    counts: tuple[tuple[Seat, int, int], ...]
    """(seat, largest family, its two-storey houses)."""
    winner: Seat | None


@fact("hk")
class LastTurn(Fact):
    """This turn is the last; `seat` None: nobody can build a house any more."""

    seat: Seat | None
    rule: str


@fact("hk")
class GameEnded(Fact):
    winners: tuple[Seat, ...]


Event = (
    Explained
    | TurnBegan
    | PhaseBegan
    | TilesDealt
    | TileChosen
    | TilesReshuffled
    | ElementLost
    | ElementLeft
    | HouseBuilt
    | StoreyBuilt
    | PenBuilt
    | PiecePlaced
    | PieceReturned
    | ShamanPlaced
    | ShamanLeft
    | ShamanRepelled
    | CatastropheAnnounced
    | CatastropheDrawn
    | BlocksHit
    | PieceLost
    | HouseRuined
    | BlockInspected
    | AspectCompared
    | AspectCardDrawn
    | PileEmpty
    | CardsSpent
    | WindowPassed
    | CardsReturned
    | MarkerGiven
    | PowerUsed
    | PowerLapsed
    | HouseReplaced
    | PieceStolen
    | Scored
    | BlockScored
    | LastTurn
    | GameEnded
)
