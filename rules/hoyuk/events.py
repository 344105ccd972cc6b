"""Everything that can happen in a game of Höyük: a closed union, told apart by `kind`, for log and animation."""

from dataclasses import dataclass
from typing import Literal

from rules.core.explained import Explained
from rules.core.types import Ref, Seat
from rules.hoyuk.agenda import Loss, Planned
from rules.hoyuk.parts import PileName
from rules.hoyuk.state import Source


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan:
    turn: int
    marker: Seat
    kind: Literal["hk.turn_began"] = "hk.turn_began"


@dataclass(frozen=True, slots=True, kw_only=True)
class PhaseBegan:
    phase: int
    kind: Literal["hk.phase_began"] = "hk.phase_began"


@dataclass(frozen=True, slots=True, kw_only=True)
class TilesDealt:
    """Construction tiles of a stage, by seat, and what each of them shows."""

    stage: int
    tiles: tuple[tuple[Ref, ...], ...]
    elements: tuple[tuple[tuple[Planned, ...], ...], ...]
    kind: Literal["hk.tiles_dealt"] = "hk.tiles_dealt"


@dataclass(frozen=True, slots=True, kw_only=True)
class TileChosen:
    """The one of its two tiles that an expert neighbour builds."""

    seat: Seat
    tile: Ref
    elements: tuple[Planned, ...]
    kind: Literal["hk.tile_chosen"] = "hk.tile_chosen"


@dataclass(frozen=True, slots=True, kw_only=True)
class TilesReshuffled:
    kind: Literal["hk.tiles_reshuffled"] = "hk.tiles_reshuffled"


@dataclass(frozen=True, slots=True, kw_only=True)
class ElementLost:
    """What could not be, or was not, built (HK-CON-8, ruling A13)."""

    seat: Seat
    element: Planned
    is_given_up: bool
    """It could have been built."""
    rule: str
    why: str
    """Message id of the reason, in a few words."""
    kind: Literal["hk.element_lost"] = "hk.element_lost"


@dataclass(frozen=True, slots=True, kw_only=True)
class ElementLeft:
    """An easy neighbour builds the houses of its tile only (HK-SOLO-13)."""

    seat: Seat
    element: Planned
    rule: str = "HK-SOLO-13"
    kind: Literal["hk.element_left"] = "hk.element_left"


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseBuilt:
    seat: Seat
    cell: Ref
    how: Literal["extends", "joins", "founds"]
    """The clan's own family, a block of others, or a block of its own."""
    on_ruin: bool
    kind: Literal["hk.house_built"] = "hk.house_built"


@dataclass(frozen=True, slots=True, kw_only=True)
class StoreyBuilt:
    seat: Seat
    cell: Ref
    kind: Literal["hk.storey_built"] = "hk.storey_built"


@dataclass(frozen=True, slots=True, kw_only=True)
class PenBuilt:
    seat: Seat
    cell: Ref
    gate: int
    kind: Literal["hk.pen_built"] = "hk.pen_built"


@dataclass(frozen=True, slots=True, kw_only=True)
class PiecePlaced:
    """An oven, shrine or villager on a house, cattle in a pen."""

    seat: Seat
    piece: Literal["oven", "shrine", "cattle", "villager"]
    cell: Ref
    kind: Literal["hk.piece_placed"] = "hk.piece_placed"


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceReturned:
    """To the supply."""

    piece: str
    cell: Ref
    kind: Literal["hk.piece_returned"] = "hk.piece_returned"


@dataclass(frozen=True, slots=True, kw_only=True)
class ShamanPlaced:
    seat: Seat
    cell: Ref
    kind: Literal["hk.shaman_placed"] = "hk.shaman_placed"


@dataclass(frozen=True, slots=True, kw_only=True)
class ShamanLeft:
    cell: Ref
    kind: Literal["hk.shaman_left"] = "hk.shaman_left"


@dataclass(frozen=True, slots=True, kw_only=True)
class ShamanRepelled:
    """His block is spared (HK-SHA-2)."""

    block: Ref
    kind: Literal["hk.shaman_repelled"] = "hk.shaman_repelled"


@dataclass(frozen=True, slots=True, kw_only=True)
class CatastropheAnnounced:
    """By a variant the next catastrophe is shown when a turn begins (HK-VAR-3)."""

    card: Ref
    kind: Literal["hk.catastrophe_announced"] = "hk.catastrophe_announced"


@dataclass(frozen=True, slots=True, kw_only=True)
class CatastropheDrawn:
    card: Ref
    kind: Literal["hk.catastrophe_drawn"] = "hk.catastrophe_drawn"


@dataclass(frozen=True, slots=True, kw_only=True)
class BlocksHit:
    """The blocks that the card's left half selects; none, when nothing fits."""

    card: Ref
    blocks: tuple[Ref, ...]
    kind: Literal["hk.blocks_hit"] = "hk.blocks_hit"


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceLost:
    """One of the pieces that a catastrophe takes; a house has `HouseRuined` besides."""

    seat: Seat
    what: Loss
    cell: Ref
    kind: Literal["hk.piece_lost"] = "hk.piece_lost"


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRuined:
    seat: Seat
    cell: Ref
    kind: Literal["hk.house_ruined"] = "hk.house_ruined"


@dataclass(frozen=True, slots=True, kw_only=True)
class BlockInspected:
    seat: Seat
    block: Ref
    kind: Literal["hk.block_inspected"] = "hk.block_inspected"


@dataclass(frozen=True, slots=True, kw_only=True)
class AspectCompared:
    """Who has how much of an aspect in a block, with the figures that break ties; `winner` None: nobody.

    Aspects that nobody has there are passed over in silence (HK-ASP-4).
    """

    block: Ref
    pile: PileName
    counts: tuple[tuple[Seat, int, int], ...]
    """(seat, how many, tie-break)."""
    winner: Seat | None
    rule: str
    kind: Literal["hk.aspect_compared"] = "hk.aspect_compared"


@dataclass(frozen=True, slots=True, kw_only=True)
class AspectCardDrawn:
    seat: Seat
    pile: PileName
    card: Ref
    symbol: str
    kind: Literal["hk.aspect_card_drawn"] = "hk.aspect_card_drawn"


@dataclass(frozen=True, slots=True, kw_only=True)
class PileEmpty:
    """A majority without a card to draw (HK-ASP-8)."""

    seat: Seat
    pile: PileName
    kind: Literal["hk.pile_empty"] = "hk.pile_empty"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsSpent:
    seat: Seat
    cards: tuple[Ref, ...]
    symbol: str
    """What they stand for."""
    jokers: int
    """How many of them are jokers."""
    use: Literal["score", "build"]
    kind: Literal["hk.cards_spent"] = "hk.cards_spent"


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowPassed:
    seat: Seat
    phase: int
    kind: Literal["hk.window_passed"] = "hk.window_passed"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsReturned:
    """Under one pile; `pile` None: out of the game (ruling A9)."""

    seat: Seat
    pile: PileName | None
    cards: tuple[Ref, ...]
    kind: Literal["hk.cards_returned"] = "hk.cards_returned"


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkerGiven:
    seat: Seat
    to: Seat
    kind: Literal["hk.marker_given"] = "hk.marker_given"


@dataclass(frozen=True, slots=True, kw_only=True)
class PowerUsed:
    seat: Seat
    clan: str
    kind: Literal["hk.power_used"] = "hk.power_used"


@dataclass(frozen=True, slots=True, kw_only=True)
class PowerLapsed:
    """Not used, or nothing it could do (HK-CLAN-2)."""

    seat: Seat
    clan: str
    why: Literal["declined", "impossible"]
    kind: Literal["hk.power_lapsed"] = "hk.power_lapsed"


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseReplaced:
    """Eguor (HK-CLAN-3)."""

    seat: Seat
    victim: Seat
    cell: Ref
    kind: Literal["hk.house_replaced"] = "hk.house_replaced"


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceStolen:
    """Enuaj (HK-CLAN-6)."""

    seat: Seat
    victim: Seat
    piece: str
    cell: Ref
    kind: Literal["hk.piece_stolen"] = "hk.piece_stolen"


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored:
    seat: Seat
    source: Source
    rule: str
    points: int
    block: Ref = ""
    """At the end: where that family, cattle or villagers are."""
    kind: Literal["hk.scored"] = "hk.scored"


@dataclass(frozen=True, slots=True, kw_only=True)
class BlockScored:
    """The largest families of a block at the end; `winner` None: a tie (HK-FIN-3, HK-FIN-4)."""

    block: Ref
    counts: tuple[tuple[Seat, int, int], ...]
    """(seat, largest family, its two-storey houses)."""
    winner: Seat | None
    kind: Literal["hk.block_scored"] = "hk.block_scored"


@dataclass(frozen=True, slots=True, kw_only=True)
class LastTurn:
    """This turn is the last; `seat` None: nobody can build a house any more."""

    seat: Seat | None
    rule: str
    kind: Literal["hk.last_turn"] = "hk.last_turn"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded:
    winners: tuple[Seat, ...]
    kind: Literal["hk.game_ended"] = "hk.game_ended"


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
