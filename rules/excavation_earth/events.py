"""Everything that can happen in a game of Excavation Earth: a closed union, for log and animation.

Each thing that moves has an event that says from where and to where. What a seat may not see of it, view.py hides.
"""

from dataclasses import dataclass
from typing import Literal

from rules.core.explained import Explained
from rules.core.types import Ref, Seat
from rules.excavation_earth.state import Source

Store = Literal["hold", "container"]


# The game, rounds, turns


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegan:
    round: int
    kind: Literal["ee.round_began"] = "ee.round_began"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan:
    seat: Seat
    kind: Literal["ee.turn_began"] = "ee.turn_began"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderChanged:
    order: tuple[Seat, ...]
    kind: Literal["ee.order_changed"] = "ee.order_changed"


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkersReturned:
    kind: Literal["ee.markers_returned"] = "ee.markers_returned"


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed:
    seat: Seat
    kind: Literal["ee.passed"] = "ee.passed"


@dataclass(frozen=True, slots=True, kw_only=True)
class CentreScored:
    """EE-SCO-1; the credits follow, one `CreditsGained` a seat."""

    centre: int
    envoys: tuple[int, ...]
    kind: Literal["ee.centre_scored"] = "ee.centre_scored"


@dataclass(frozen=True, slots=True, kw_only=True)
class GalleryLineScored:
    """EE-END-1; the credits follow."""

    seat: Seat
    line: str
    """A colour, for a column; a glyph, for a row."""
    samples: int
    kind: Literal["ee.gallery_line_scored"] = "ee.gallery_line_scored"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded:
    winners: tuple[Seat, ...]
    kind: Literal["ee.game_ended"] = "ee.game_ended"


@dataclass(frozen=True, slots=True, kw_only=True)
class CreditsGained:
    """Credits come in, or go out where `points` is below zero."""

    seat: Seat
    source: Source
    rule: str
    points: int
    kind: Literal["ee.credits"] = "ee.credits"


# Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class HandAnswered:
    """A seat has decided about its opening hand; how, only it knows until all have."""

    seat: Seat
    kind: Literal["ee.hand_answered"] = "ee.hand_answered"


@dataclass(frozen=True, slots=True, kw_only=True)
class HandRedrawn:
    """EE-SET-8a: cards went to the discard pile, and as many were drawn."""

    seat: Seat
    cards: tuple[Ref, ...]
    kind: Literal["ee.hand_redrawn"] = "ee.hand_redrawn"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsDrafted:
    """A seat keeps two cards of its packet; which ones, only it knows."""

    seat: Seat
    cards: tuple[Ref, ...]
    """Empty for others."""
    kind: Literal["ee.cards_drafted"] = "ee.cards_drafted"


@dataclass(frozen=True, slots=True, kw_only=True)
class PacketsPassed:
    """To the left (EE-PREP-5b)."""

    cards: int
    """How many each packet holds."""
    kind: Literal["ee.packets_passed"] = "ee.packets_passed"


@dataclass(frozen=True, slots=True, kw_only=True)
class DraftEnded:
    kind: Literal["ee.draft_ended"] = "ee.draft_ended"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPlayed:
    """For an action; `action` is the kind of the move."""

    seat: Seat
    card: Ref
    action: str
    kind: Literal["ee.card_played"] = "ee.card_played"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsDrawn:
    """Into the hand, or into the packet where the seat will keep only some."""

    seat: Seat
    count: int
    cards: tuple[Ref, ...]
    """Empty for others."""
    rule: str
    kind: Literal["ee.cards_drawn"] = "ee.cards_drawn"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsKept:
    """Of the cards just drawn."""

    seat: Seat
    count: int
    cards: tuple[Ref, ...]
    """Empty for others."""
    discarded: tuple[Ref, ...]
    kind: Literal["ee.cards_kept"] = "ee.cards_kept"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDiscarded:
    seat: Seat
    card: Ref
    kind: Literal["ee.card_discarded"] = "ee.card_discarded"


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckReshuffled:
    kind: Literal["ee.deck_reshuffled"] = "ee.deck_reshuffled"


@dataclass(frozen=True, slots=True, kw_only=True)
class NoCardLeft:
    """Ruling A24."""

    seat: Seat
    kind: Literal["ee.no_card_left"] = "ee.no_card_left"


@dataclass(frozen=True, slots=True, kw_only=True)
class TravelCardsBack:
    seat: Seat
    kind: Literal["ee.travel_cards_back"] = "ee.travel_cards_back"


# Explorers and cubes


@dataclass(frozen=True, slots=True, kw_only=True)
class ExplorerPlaced:
    seat: Seat
    place: Ref
    kind: Literal["ee.explorer_placed"] = "ee.explorer_placed"


@dataclass(frozen=True, slots=True, kw_only=True)
class ExplorerMoved:
    """One step, or any distance when `rule` is that of a command tile."""

    seat: Seat
    explorer: int
    start: Ref
    to: Ref
    rule: str
    kind: Literal["ee.explorer_moved"] = "ee.explorer_moved"


@dataclass(frozen=True, slots=True, kw_only=True)
class TraderSent:
    seat: Seat
    market: int
    guard: str
    """The cell the cube comes from; empty: from the supply."""
    kind: Literal["ee.trader_sent"] = "ee.trader_sent"


@dataclass(frozen=True, slots=True, kw_only=True)
class EnvoySent:
    seat: Seat
    centre: int
    guard: str
    kind: Literal["ee.envoy_sent"] = "ee.envoy_sent"


@dataclass(frozen=True, slots=True, kw_only=True)
class TraderPromoted:
    """EE-ACT-SEL-10."""

    seat: Seat
    market: int
    centre: int
    kind: Literal["ee.trader_promoted"] = "ee.trader_promoted"


@dataclass(frozen=True, slots=True, kw_only=True)
class EnvoyRecalled:
    seat: Seat
    centre: int
    tile: Ref
    kind: Literal["ee.envoy_recalled"] = "ee.envoy_recalled"


@dataclass(frozen=True, slots=True, kw_only=True)
class SampleTaken:
    seat: Seat
    relic: str
    guard: str
    kind: Literal["ee.sample_taken"] = "ee.sample_taken"


@dataclass(frozen=True, slots=True, kw_only=True)
class ColumnFilled:
    """EE-SMP-3."""

    seat: Seat
    colour: str
    kind: Literal["ee.column_filled"] = "ee.column_filled"


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkerTaken:
    seat: Seat
    marker: int
    kind: Literal["ee.marker_taken"] = "ee.marker_taken"


# Buyers


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyerJoined:
    """`seat` is None when the rules fill a queue."""

    seat: Seat | None
    market: int
    buyer: str
    kind: Literal["ee.buyer_joined"] = "ee.buyer_joined"


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyerEjected:
    """From the front of a queue to the buyers board (EE-GEN-7, EE-PREP-2a)."""

    market: int
    buyer: str
    kind: Literal["ee.buyer_ejected"] = "ee.buyer_ejected"


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyersReturned:
    """From the mothership to the buyers board (EE-ACT-SEL-9)."""

    buyers: str
    kind: Literal["ee.buyers_returned"] = "ee.buyers_returned"


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyersBoarded:
    """From a queue to the mothership (EE-ACT-SEL-9)."""

    market: int
    buyers: str
    kind: Literal["ee.buyers_boarded"] = "ee.buyers_boarded"


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyerMissing:
    """The buyer of a drawn card is not there; the next card is drawn (ruling A11)."""

    market: int
    buyer: str
    kind: Literal["ee.buyer_missing"] = "ee.buyer_missing"


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyerDeckReshuffled:
    kind: Literal["ee.buyer_deck_reshuffled"] = "ee.buyer_deck_reshuffled"


# Relics


@dataclass(frozen=True, slots=True, kw_only=True)
class RelicDiscovered:
    seat: Seat
    relic: Ref
    site: Ref
    store: Store
    kind: Literal["ee.relic_discovered"] = "ee.relic_discovered"


@dataclass(frozen=True, slots=True, kw_only=True)
class RelicBought:
    """From the black market."""

    seat: Seat
    relic: Ref
    store: Store
    kind: Literal["ee.relic_bought"] = "ee.relic_bought"


@dataclass(frozen=True, slots=True, kw_only=True)
class RelicFenced:
    seat: Seat
    relic: Ref
    kind: Literal["ee.relic_fenced"] = "ee.relic_fenced"


@dataclass(frozen=True, slots=True, kw_only=True)
class RelicOffered:
    """Not sold before the sale is closed."""

    seat: Seat
    relic: Ref
    market: int
    kind: Literal["ee.relic_offered"] = "ee.relic_offered"


@dataclass(frozen=True, slots=True, kw_only=True)
class RelicSold:
    seat: Seat
    relic: Ref
    market: int
    kind: Literal["ee.relic_sold"] = "ee.relic_sold"


@dataclass(frozen=True, slots=True, kw_only=True)
class RelicsDrawn:
    """From the reserve, for a survey."""

    seat: Seat
    relics: tuple[Ref, ...]
    kind: Literal["ee.relics_drawn"] = "ee.relics_drawn"


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnRelicStored:
    seat: Seat
    relic: Ref
    paid: int
    store: Store
    kind: Literal["ee.drawn_relic_stored"] = "ee.drawn_relic_stored"


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnRelicsReturned:
    """Shuffled back into the reserve."""

    seat: Seat
    relics: tuple[Ref, ...]
    kind: Literal["ee.drawn_relics_returned"] = "ee.drawn_relics_returned"


@dataclass(frozen=True, slots=True, kw_only=True)
class RelicOnSite:
    """A relic comes onto its dig site, from the reserve or out of a survey."""

    relic: Ref
    site: Ref
    kind: Literal["ee.relic_on_site"] = "ee.relic_on_site"


@dataclass(frozen=True, slots=True, kw_only=True)
class RelicUnderPile:
    """EE-PREP-3a: face up, at the bottom of its black-market pile."""

    relic: Ref
    kind: Literal["ee.relic_under_pile"] = "ee.relic_under_pile"


@dataclass(frozen=True, slots=True, kw_only=True)
class PileTurned:
    """EE-PREP-6: the visible relic goes to the bottom of its pile."""

    relic: Ref
    kind: Literal["ee.pile_turned"] = "ee.pile_turned"


# Survey row and command tiles


@dataclass(frozen=True, slots=True, kw_only=True)
class RowCardReplaced:
    seat: Seat
    card: Ref
    replaced: Ref
    guard: str
    cube: bool
    """False only for a Zu that has run out of cubes (ruling Z23)."""
    kind: Literal["ee.row_card_replaced"] = "ee.row_card_replaced"


@dataclass(frozen=True, slots=True, kw_only=True)
class RowCleared:
    kind: Literal["ee.row_cleared"] = "ee.row_cleared"


@dataclass(frozen=True, slots=True, kw_only=True)
class RowDealt:
    cards: tuple[Ref, ...]
    kind: Literal["ee.row_dealt"] = "ee.row_dealt"


@dataclass(frozen=True, slots=True, kw_only=True)
class CubeBackFromRow:
    seat: Seat
    card: Ref
    kind: Literal["ee.cube_back_from_row"] = "ee.cube_back_from_row"


@dataclass(frozen=True, slots=True, kw_only=True)
class TilesDrawn:
    tiles: tuple[Ref, ...]
    kind: Literal["ee.tiles_drawn"] = "ee.tiles_drawn"


@dataclass(frozen=True, slots=True, kw_only=True)
class TilesFlipped:
    tiles: tuple[Ref, ...]
    kind: Literal["ee.tiles_flipped"] = "ee.tiles_flipped"


# Zu


@dataclass(frozen=True, slots=True, kw_only=True)
class ZuCardFlipped:
    seat: Seat
    card: Ref
    colours: tuple[str, ...] = ()
    """Of an excavation of two colours; none where it seeks the most popular one."""
    market: int = -1
    """Of a command."""
    kind: Literal["ee.zu_card_flipped"] = "ee.zu_card_flipped"


@dataclass(frozen=True, slots=True, kw_only=True)
class ZuCardBurnt:
    """EE-SOLO-DIFF-E4: discarded unresolved."""

    seat: Seat
    card: Ref
    colours: tuple[str, ...] = ()
    market: int = -1
    kind: Literal["ee.zu_card_burnt"] = "ee.zu_card_burnt"


@dataclass(frozen=True, slots=True, kw_only=True)
class ZuFailed:
    """EE-SOLO-FAIL-1; the credits follow."""

    seat: Seat
    card: Ref
    rule: str
    """Of what could not be done."""
    why: str
    """Message id of the reason, in a few words."""
    kind: Literal["ee.zu_failed"] = "ee.zu_failed"


@dataclass(frozen=True, slots=True, kw_only=True)
class ZuTurnedTo:
    """Instead of excavating Zu buys on the black market, instead of buying it fences (EE-SOLO-DIG-1, EE-SOLO-DIG-6,
    EE-SOLO-BUY-2)."""

    seat: Seat
    action: Literal["buy", "fence"]
    rule: str
    why: str
    """Message id of the reason, in a few words."""
    kind: Literal["ee.zu_turned_to"] = "ee.zu_turned_to"


@dataclass(frozen=True, slots=True, kw_only=True)
class ZuDidWithout:
    """A part of its action that Zu leaves out, while the rest of it goes on."""

    seat: Seat
    part: Literal["colour", "relic", "second", "sample", "trader", "white", "coloured", "row", "drawn"]
    rule: str
    why: str
    """Message id of the reason, in a few words."""
    colour: str = ""
    relic: Ref = ""
    market: int = -1
    kind: Literal["ee.zu_did_without"] = "ee.zu_did_without"


@dataclass(frozen=True, slots=True, kw_only=True)
class ZuDeckMade:
    """EE-SOLO-PREP-1."""

    carried: int
    kind: Literal["ee.zu_deck_made"] = "ee.zu_deck_made"


@dataclass(frozen=True, slots=True, kw_only=True)
class SurveyCardDrawn:
    """EE-SOLO-SUR-1: Zu's survey turns over a card of the deck."""

    seat: Seat
    card: Ref
    kind: Literal["ee.survey_card_drawn"] = "ee.survey_card_drawn"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsRemoved:
    """EE-SOLO-PREP-2: cards of the packet that chance takes out; only whoever drafts sees which."""

    seat: Seat
    count: int
    cards: tuple[Ref, ...]
    kind: Literal["ee.cards_removed"] = "ee.cards_removed"


Event = (
    Explained
    | RoundBegan
    | TurnBegan
    | OrderChanged
    | MarkersReturned
    | Passed
    | CentreScored
    | GalleryLineScored
    | GameEnded
    | CreditsGained
    | HandAnswered
    | HandRedrawn
    | CardsDrafted
    | PacketsPassed
    | DraftEnded
    | CardPlayed
    | CardsDrawn
    | CardsKept
    | CardDiscarded
    | DeckReshuffled
    | NoCardLeft
    | TravelCardsBack
    | ExplorerPlaced
    | ExplorerMoved
    | TraderSent
    | EnvoySent
    | TraderPromoted
    | EnvoyRecalled
    | SampleTaken
    | ColumnFilled
    | MarkerTaken
    | BuyerJoined
    | BuyerEjected
    | BuyersReturned
    | BuyersBoarded
    | BuyerMissing
    | BuyerDeckReshuffled
    | RelicDiscovered
    | RelicBought
    | RelicFenced
    | RelicOffered
    | RelicSold
    | RelicsDrawn
    | DrawnRelicStored
    | DrawnRelicsReturned
    | RelicOnSite
    | RelicUnderPile
    | PileTurned
    | RowCardReplaced
    | RowCleared
    | RowDealt
    | CubeBackFromRow
    | TilesDrawn
    | TilesFlipped
    | ZuCardFlipped
    | ZuCardBurnt
    | ZuFailed
    | ZuTurnedTo
    | ZuDidWithout
    | ZuDeckMade
    | SurveyCardDrawn
    | CardsRemoved
)
