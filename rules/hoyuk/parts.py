"""The shape of the edition files of Höyük: what box.json, tiles.json and the others must hold."""

from dataclasses import dataclass
from typing import Literal, get_args

from rules.core.closed import closed
from rules.core.types import Ref
from rules.hoyuk.agenda import Loss, Planned
from rules.hoyuk.options import Mode

Selector = Literal["fewest", "most", "smallest", "largest", ""]
Counted = Literal["shrine", "oven", "pen", "two_storey", ""]
Effect = Literal["lose_one", "lose_half", "flood", "locusts"]
PileName = Literal["OVEN", "SHRINE", "PEN", "NUMBER", "HEIGHT", "CATTLE", "VILLAGER"]
Symbol = Literal["shrine", "oven", "pen", "house", "cattle", "villager", "joker"]
Power = Literal["replace", "pen_and_cattle", "pen_and_villager", "steal", "house_and_shaman"]
Medal = Literal["bronze", "silver", "gold"]
MEDALS: tuple[Medal, ...] = get_args(Medal)
Piece = Literal["pen", "oven", "shrine", "cattle", "villager"]
PIECES: tuple[Piece, ...] = get_args(Piece)
"""What lies beside the board, in the order in which a position counts it."""
PIECE_NUMBER = {piece: at for at, piece in enumerate(PIECES)}


@dataclass(frozen=True, slots=True)
class PlayerCount:
    min: int
    max: int


@dataclass(frozen=True, slots=True)
class BoxPart:
    players: PlayerCount
    columns: int
    rows: int
    score_spaces: int
    houses: int
    """Of each clan."""
    house_targets: tuple[int, ...]
    """So many of them may be played with (HK-VAR-1)."""
    stages: int
    elements_per_tile: int
    pieces: dict[str, int]
    expert_pieces: tuple[str, ...]
    zones: dict[str, str]
    """What lies on the lettered zones of the board."""


@dataclass(frozen=True, slots=True)
class ClanPart:
    colour: str
    power: Power


@dataclass(frozen=True, slots=True)
class TilesPart:
    total: int
    classic: int
    expert: tuple[Ref, ...]
    """Played in the expert game only."""
    elements: dict[Ref, tuple[Planned, ...]]


@closed()
class CatastrophePart:
    name: str
    number: int
    effect: Effect
    selector: Selector = ""
    counts: Counted = ""
    loses: Loss | None = None


@dataclass(frozen=True, slots=True)
class CatastrophesPart:
    classic: tuple[Ref, ...]
    """Played in all modes."""
    rules: dict[Ref, str]
    """The rule of each card."""
    cards: dict[Ref, CatastrophePart]


@dataclass(frozen=True, slots=True)
class AspectsPart:
    symbols: dict[Mode, dict[Symbol, int]]
    """The cards that each mode adds."""
    total: int
    cards_per_pile: int
    piles: dict[Mode, tuple[PileName, ...]]
    """The bases that each mode adds, in the order of the board."""
    ladder: tuple[int, ...]
    """Points of groups of one card, of two, and so on (HK-SCO-1)."""


@dataclass(frozen=True, slots=True)
class Level:
    """How a level of the solo challenge differs (HK-SOLO-13)."""

    families: int
    """More families than usual, or fewer."""
    builds_with_cards: bool
    jokers_build: bool
    wins_ties: bool
    tiles_per_stage: int
    stages_of_houses: int
    """In so many stages of a turn, the first ones, it builds the houses of its tile only."""
    more_cards: int
    """So many more cards than it has families may be spent in a turn."""
    start: int
    """It begins with so many points."""


@dataclass(frozen=True, slots=True)
class LossValues:
    """What a house is worth to a neighbour that must lose one (HK-SOLO-9)."""

    two_storey: int
    roof: int
    pen: int
    villager: int
    cattle: int
    only_house: int


@dataclass(frozen=True, slots=True)
class NeighboursPart:
    """The numbers of the unofficial solo challenge."""

    most: int
    families: dict[int, int]
    """How many families a neighbour wants, by the houses that are played with."""
    late: int
    """With so few houses left somebody is near the end."""
    levels: tuple[Level, ...]
    loss_values: LossValues
    medals: tuple[dict[Medal, int], ...]
    """The smallest margin for each, by level."""


@dataclass(frozen=True, slots=True)
class Parts:
    box: BoxPart
    clans: dict[str, ClanPart]
    tiles: TilesPart
    catastrophes: CatastrophesPart
    aspects: AspectsPart
    neighbours: NeighboursPart
