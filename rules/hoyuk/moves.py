"""Every choice that Höyük gives to a seat: a closed union of small moves, told apart by `kind`. Cells are A1 to M13."""

from dataclasses import dataclass
from typing import Literal

from rules.core.types import Ref, Seat

Symbol = Literal["shrine", "oven", "pen", "house", "cattle", "villager", "joker"]
CardElement = Literal["shrine", "oven", "pen", "house", "cattle", "villager"]
RoofPiece = Literal["oven", "shrine"]


# Building


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildHouse:
    """On the ground, on a ruin, or as a storey; `clear`: own pieces on the roof go home first (HK-HOU-1, HK-STO-3)."""

    seat: Seat
    cell: Ref
    clear: bool = False
    kind: Literal["hk.build_house"] = "hk.build_house"


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildPen:
    """With its gate to the north, east, south or west: 0 to 3 (HK-PEN-1)."""

    seat: Seat
    cell: Ref
    gate: int
    kind: Literal["hk.build_pen"] = "hk.build_pen"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceRoof:
    """An oven or a shrine on an own house (HK-ROF-1)."""

    seat: Seat
    cell: Ref
    piece: RoofPiece
    kind: Literal["hk.place_roof"] = "hk.place_roof"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceCattle:
    """In an own pen (HK-CAT-1)."""

    seat: Seat
    cell: Ref
    kind: Literal["hk.place_cattle"] = "hk.place_cattle"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceVillager:
    """On an own house (HK-VIL-1)."""

    seat: Seat
    cell: Ref
    kind: Literal["hk.place_villager"] = "hk.place_villager"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceShaman:
    """On an own house (HK-SHA-1)."""

    seat: Seat
    cell: Ref
    kind: Literal["hk.place_shaman"] = "hk.place_shaman"


@dataclass(frozen=True, slots=True, kw_only=True)
class Forgo:
    """What is left of the elements is not built, where that is allowed (ruling A13)."""

    seat: Seat
    kind: Literal["hk.forgo"] = "hk.forgo"


# Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreGroup:
    """Cards of one symbol, and jokers that stand for it (HK-SCO-1, HK-CARD-6).

    Jokers alone are a group of the symbol `joker`: which other one they stand for makes no difference (ruling A20).
    """

    seat: Seat
    symbol: Symbol
    cards: int
    jokers: int = 0
    kind: Literal["hk.score_group"] = "hk.score_group"


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildWithCard:
    """One card, or a joker in its place, for one element (HK-CARD-8)."""

    seat: Seat
    element: CardElement
    joker: bool = False
    kind: Literal["hk.build_with_card"] = "hk.build_with_card"


@dataclass(frozen=True, slots=True, kw_only=True)
class PassWindow:
    """No (more) cards before this phase (HK-CARD-2)."""

    seat: Seat
    kind: Literal["hk.pass_window"] = "hk.pass_window"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReturnUnder:
    """All used cards go under this pile (HK-P4-1)."""

    seat: Seat
    pile: Ref
    kind: Literal["hk.return_under"] = "hk.return_under"


# The phases


@dataclass(frozen=True, slots=True, kw_only=True)
class LosePiece:
    """What a catastrophe takes: the house or pen on a cell, or the piece upon it (HK-CAL-7)."""

    seat: Seat
    cell: Ref
    kind: Literal["hk.lose"] = "hk.lose"


@dataclass(frozen=True, slots=True, kw_only=True)
class InspectBlock:
    """The block that this cell begins (HK-ASP-2)."""

    seat: Seat
    block: Ref
    kind: Literal["hk.inspect"] = "hk.inspect"


@dataclass(frozen=True, slots=True, kw_only=True)
class GiveMarker:
    """HK-TURN-3."""

    seat: Seat
    to: Seat
    kind: Literal["hk.give_marker"] = "hk.give_marker"


# Clan powers


@dataclass(frozen=True, slots=True, kw_only=True)
class UsePower:
    """HK-CLAN-2."""

    seat: Seat
    kind: Literal["hk.use_power"] = "hk.use_power"


@dataclass(frozen=True, slots=True, kw_only=True)
class DeclinePower:
    seat: Seat
    kind: Literal["hk.decline_power"] = "hk.decline_power"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplaceHouse:
    """Eguor: this rival house gives way to an own one (HK-CLAN-3)."""

    seat: Seat
    cell: Ref
    kind: Literal["hk.replace_house"] = "hk.replace_house"


@dataclass(frozen=True, slots=True, kw_only=True)
class StealPiece:
    """Enuaj: this piece of another player (HK-CLAN-6)."""

    seat: Seat
    piece: Literal["pen", "oven", "shrine", "cattle", "villager"]
    cell: Ref
    kind: Literal["hk.steal"] = "hk.steal"


@dataclass(frozen=True, slots=True, kw_only=True)
class NeighbourActs:
    """The unofficial solo challenge: an automated clan does what its script says."""

    seat: Seat
    kind: Literal["hk.neighbour_acts"] = "hk.neighbour_acts"


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

RULE_OF_MOVE = {
    "hk.build_house": "HK-HOU-1",
    "hk.build_pen": "HK-PEN-1",
    "hk.place_roof": "HK-ROF-1",
    "hk.place_cattle": "HK-CAT-1",
    "hk.place_villager": "HK-VIL-1",
    "hk.place_shaman": "HK-SHA-1",
    "hk.forgo": "HK-CON-3",
    "hk.score_group": "HK-SCO-1",
    "hk.build_with_card": "HK-CARD-8",
    "hk.pass_window": "HK-CARD-2",
    "hk.return_under": "HK-P4-1",
    "hk.lose": "HK-CAL-7",
    "hk.inspect": "HK-ASP-2",
    "hk.give_marker": "HK-TURN-3",
    "hk.use_power": "HK-CLAN-2",
    "hk.decline_power": "HK-CLAN-2",
    "hk.replace_house": "HK-CLAN-3",
    "hk.steal": "HK-CLAN-6",
    "hk.neighbour_acts": "HK-SOLO-1",
}
"""The rule to read before a move of this kind."""
