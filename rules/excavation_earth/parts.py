"""The shape of the edition files of Excavation Earth: what box.json, map.json and the others must hold.

Markets are counted here as printed, from 1; everywhere else in the rules from 0.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple

from rules.core.closed import closed
from rules.core.types import Ref

WHITE = "W"
"""The letter of a white buyer, who wants every colour (EE-GEN-6)."""
ZU = "ZU"
"""The faction board of the automa."""
MARKETS = 6
CENTRES = 3
ROUNDS = 3

Store = Literal["hold", "container"]
"""Where a seat keeps relics."""

ZuType = Literal["excavate", "survey", "sell", "quick_sale", "market", "command"]
ZU_LETTER: dict[ZuType, str] = {
    "excavate": "F",
    "survey": "S",
    "sell": "V",
    "quick_sale": "Q",
    "market": "M",
    "command": "C",
}
"""What the name of a card of Zu says after its Z."""

Op = Literal[
    "draw_action_cards",
    "gain_credits",
    "teleport_explorers",
    "take_site_relics",
    "add_buyers",
    "send_traders",
    "buy_visible_relics",
    "place_envoys_other_centres",
]


@closed()
class Effect:
    """One line of a command tile. What an operation does not use keeps its default."""

    op: Op
    n: int = 0
    """Credits."""
    draw: int = 0
    keep: int = 0
    up_to: int = 0
    white_max: int = 0
    each: int = 0
    distinct_colours: bool = False
    distinct_markets: bool = False
    same_queue_allowed: bool = False
    end_on_own_explorer: bool = False
    sample: bool = False
    store: tuple[Store, ...] = ()
    price: str = ""


class MultiMarket(NamedTuple):
    """What selling on several markets pays beyond the buyers (EE-ACT-SEL-7, EE-ACT-SEL-8)."""

    credits: int
    draw: int
    keep: int


@dataclass(frozen=True, slots=True)
class PlayerCount:
    min: int
    max: int


@dataclass(frozen=True, slots=True)
class SetupPart:
    survey_row: dict[int, int]
    site_relics: dict[int, int]
    black_market_relics: dict[int, int]
    coloured_buyers: dict[int, int]
    white_buyers: dict[int, int]
    action_cards: int
    redraw_from: int
    """So many cards of one colour or symbol allow putting cards back (EE-SET-8a)."""
    buyer_cards_discarded: int
    start_markets: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BoxPart:
    players: PlayerCount
    rounds: int
    colours: tuple[str, ...]
    explorers: int
    crew: int
    start_credits: int
    initiative_markers: tuple[int, ...]
    turn_order_spaces: int
    counts: dict[str, int]
    setup: SetupPart


@dataclass(frozen=True, slots=True)
class BuyersPart:
    track_spaces: int
    payout: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardsPart:
    action: dict[str, int]
    action_fuel: int
    travel_fuel: tuple[int, ...]
    buyers: dict[str, int]


@dataclass(frozen=True, slots=True)
class TilePart:
    white: tuple[Effect, ...]
    yellow: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class CommandPart:
    tiles_in_play: int
    tiles: dict[Ref, TilePart]


@dataclass(frozen=True, slots=True)
class BoardPart:
    initiative: int
    hold: int
    container: int


@dataclass(frozen=True, slots=True)
class GalleryPart:
    columns: tuple[str, ...]
    rows: tuple[str, ...]
    column_credits: tuple[int, ...]
    row_credits: tuple[int, ...]
    column_bonus_cards: int


@dataclass(frozen=True, slots=True)
class Spot:
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Location:
    """What a place of the map is: a market, a dig site, both, or a black market (EE-GEN-1)."""

    spot: Spot
    market: int = 0
    """As printed; 0: none."""
    region: str = ""
    glyphs: tuple[str, ...] = ()
    black_market: bool = False


@dataclass(frozen=True, slots=True)
class Canvas:
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class MapPart:
    canvas: Canvas
    locations: dict[Ref, Location]
    edges: tuple[str, ...]
    wraps: tuple[str, ...]
    """Lines that go round the globe (EE-ACT-TRV-5)."""


@dataclass(frozen=True, slots=True)
class PreparationSurvey:
    sites: int
    black_market: int


@dataclass(frozen=True, slots=True)
class NumbersPart:
    """The fixed numbers of the rules (dossier table "fixed numbers")."""

    actions_per_turn: int
    queue_most: int
    queue_start: int
    excavate_most: int
    sell_most_markets: int
    sell_per_buyer: int
    sell_markets: tuple[MultiMarket, ...]
    """From one market on."""
    fence_most: int
    buy_most: int
    buy_surcharge: int
    survey_draw: int
    survey_price_factor: int
    survey_row_rounds: tuple[int, ...]
    preparation_survey: PreparationSurvey
    hand_after_pass: int
    draft_deal: int
    draft_keep: tuple[int, ...]
    majorities: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class RelicsPart:
    colours: tuple[str, ...]
    glyphs: tuple[str, ...]
    value_from: int
    copies: dict[str, int]


@dataclass(frozen=True, slots=True)
class SymbolsPart:
    symbols: tuple[str, ...]
    centres: dict[Ref, str]
    markets: tuple[str, ...]
    black_markets: str


@dataclass(frozen=True, slots=True)
class ZuCards:
    excavate: tuple[tuple[str, ...], ...]
    """The two colours of each card; none: the most popular one."""
    command: tuple[int, ...]
    survey: int
    sell: int
    quick_sale: int
    market: int


@dataclass(frozen=True, slots=True)
class ZuSwitches:
    easier_start_credits: int
    easier_failure_credits: int
    harder_failure_credits: int


@dataclass(frozen=True, slots=True)
class ZuPart:
    start_credits: int
    initiative: int
    hold: int
    container: int
    cards: ZuCards
    round_decks: tuple[dict[ZuType, int], ...]
    carried_over: int
    cards_per_turn: int
    failure_credits: int
    person_draw: int
    person_keep: tuple[int, ...]
    person_removed: tuple[int, ...]
    switches: ZuSwitches


@dataclass(frozen=True, slots=True)
class Parts:
    box: BoxPart
    buyers: BuyersPart
    cards: CardsPart
    command: CommandPart
    factions: dict[str, BoardPart]
    gallery: GalleryPart
    map: MapPart
    numbers: NumbersPart
    relics: RelicsPart
    symbols: SymbolsPart
    zu: ZuPart


@dataclass(frozen=True, slots=True)
class ZuCard:
    ref: Ref
    type: ZuType
    colours: tuple[str, ...] = ()
    """Of an excavation with two colours; none where it seeks the most popular one."""
    market: int = -1
    """Of a command."""


def neighbours_of(map_: MapPart) -> dict[Ref, tuple[Ref, ...]]:
    """Each line joins both its ends (EE-ACT-TRV-2), those round the globe too (EE-ACT-TRV-5)."""
    around: dict[Ref, list[Ref]] = {ref: [] for ref in map_.locations}
    for edge in (*map_.edges, *map_.wraps):
        one, other = edge.split()
        around[one].append(other)
        around[other].append(one)
    return {ref: tuple(places) for ref, places in around.items()}


def zu_cards_of(cards: ZuCards) -> Iterator[ZuCard]:
    for at, colours in enumerate(cards.excavate):
        yield ZuCard(zu_ref("excavate", at), "excavate", colours)
    for at, market in enumerate(cards.command):
        yield ZuCard(zu_ref("command", at), "command", market=market - 1)
    plain: tuple[tuple[ZuType, int], ...] = (
        ("survey", cards.survey),
        ("sell", cards.sell),
        ("quick_sale", cards.quick_sale),
        ("market", cards.market),
    )
    for type_, count in plain:
        yield from (ZuCard(zu_ref(type_, at), type_) for at in range(count))


def zu_ref(type_: ZuType, at: int) -> Ref:
    return f"Z{ZU_LETTER[type_]}{at + 1}"
