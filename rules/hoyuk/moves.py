"""Every choice that Höyük gives to a seat: a closed union of small moves, told apart by `kind`. Cells are A1 to M13."""

from typing import Literal

from rules.core.fact import SeatFact, fact
from rules.core.types import Ref, Seat
from rules.hoyuk.parts import Piece, Symbol

CardElement = Literal["shrine", "oven", "pen", "house", "cattle", "villager"]
RoofPiece = Literal["oven", "shrine"]


# Building


@fact("hk", rule="HK-HOU-1")
class BuildHouse(SeatFact):
    """On the ground, on a ruin, or as a storey; `clear`: own pieces on the roof go home first (HK-HOU-1, HK-STO-3)."""

    cell: Ref
    clear: bool = False


@fact("hk", rule="HK-PEN-1")
class BuildPen(SeatFact):
    """With its gate to the north, east, south or west: 0 to 3 (HK-PEN-1)."""

    cell: Ref
    gate: int


@fact("hk", rule="HK-ROF-1")
class PlaceRoof(SeatFact):
    """An oven or a shrine on an own house (HK-ROF-1)."""

    cell: Ref
    piece: RoofPiece


@fact("hk", rule="HK-CAT-1")
class PlaceCattle(SeatFact):
    """In an own pen (HK-CAT-1)."""

    cell: Ref


@fact("hk", rule="HK-VIL-1")
class PlaceVillager(SeatFact):
    """On an own house (HK-VIL-1)."""

    cell: Ref


@fact("hk", rule="HK-SHA-1")
class PlaceShaman(SeatFact):
    """On an own house (HK-SHA-1)."""

    cell: Ref


@fact("hk", rule="HK-CON-3")
class Forgo(SeatFact):
    """What is left of the elements is not built, where that is allowed (ruling A13)."""


# Cards


@fact("hk", rule="HK-SCO-1")
class ScoreGroup(SeatFact):
    """Cards of one symbol, and jokers that stand for it (HK-SCO-1, HK-CARD-6).

    Jokers alone are a group of the symbol `joker`: which other one they stand for makes no difference (ruling A20).
    """

    symbol: Symbol
    cards: int
    jokers: int = 0


@fact("hk", rule="HK-CARD-8")
class BuildWithCard(SeatFact):
    """One card, or a joker in its place, for one element (HK-CARD-8)."""

    element: CardElement
    joker: bool = False


@fact("hk", rule="HK-CARD-2")
class PassWindow(SeatFact):
    """No (more) cards before this phase (HK-CARD-2)."""


@fact("hk", rule="HK-P4-1")
class ReturnUnder(SeatFact):
    """All used cards go under this pile (HK-P4-1)."""

    pile: Ref


# The phases


@fact("hk", "lose", rule="HK-CAL-7")
class LosePiece(SeatFact):
    """What a catastrophe takes: the house or pen on a cell, or the piece upon it (HK-CAL-7)."""

    cell: Ref


@fact("hk", "inspect", rule="HK-ASP-2")
class InspectBlock(SeatFact):
    """The block that this cell begins (HK-ASP-2)."""

    block: Ref


@fact("hk", rule="HK-TURN-3")
class GiveMarker(SeatFact):
    """HK-TURN-3."""

    to: Seat


# Clan powers


@fact("hk", rule="HK-CLAN-2")
class UsePower(SeatFact):
    """HK-CLAN-2."""


@fact("hk", rule="HK-CLAN-2")
class DeclinePower(SeatFact):
    pass


@fact("hk", rule="HK-CLAN-3")
class ReplaceHouse(SeatFact):
    """Eguor: this rival house gives way to an own one (HK-CLAN-3)."""

    cell: Ref


@fact("hk", "steal", rule="HK-CLAN-6")
class StealPiece(SeatFact):
    """Enuaj: this piece of another player (HK-CLAN-6)."""

    piece: Piece
    cell: Ref


@fact("hk", rule="HK-SOLO-1")
class NeighbourActs(SeatFact):
    """The unofficial solo challenge: an automated clan does what its script says."""


Move = (
    BuildHouse
    | BuildPen
    | PlaceRoof
    | PlaceCattle
    | PlaceVillager
    | PlaceShaman
    | Forgo
    | ScoreGroup
    | BuildWithCard
    | PassWindow
    | ReturnUnder
    | LosePiece
    | InspectBlock
    | GiveMarker
    | UsePower
    | DeclinePower
    | ReplaceHouse
    | StealPiece
    | NeighbourActs
)
