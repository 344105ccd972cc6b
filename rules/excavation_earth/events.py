"""Everything that can happen in a game of Excavation Earth: a closed union, for log and animation.

Each thing that moves has an event that says from where and to where. What a seat may not see of it, view.py hides.
"""

from typing import Literal

from rules.core.explained import Explained
from rules.core.fact import Fact, fact
from rules.core.types import Ref, Seat
from rules.excavation_earth.parts import Store
from rules.excavation_earth.state import Source

# The game, rounds, turns


@fact("ee")
class RoundBegan(Fact):
    round: int


@fact("ee")
class TurnBegan(Fact):
    seat: Seat


@fact("ee")
class OrderChanged(Fact):
    order: tuple[Seat, ...]


@fact("ee")
class MarkersReturned(Fact):
    pass


@fact("ee")
class Passed(Fact):
    seat: Seat


@fact("ee")
class CentreScored(Fact):
    """EE-SCO-1; the credits follow, one `CreditsGained` a seat."""

    centre: int
    envoys: tuple[int, ...]


@fact("ee")
class GalleryLineScored(Fact):
    """EE-END-1; the credits follow."""

    seat: Seat
    line: str
    """A colour, for a column; a glyph, for a row."""
    samples: int


@fact("ee")
class GameEnded(Fact):
    winners: tuple[Seat, ...]


@fact("ee", "credits")
class CreditsGained(Fact):
    """Credits come in, or go out where `points` is below zero."""

    seat: Seat
    source: Source
    rule: str
    points: int


# Cards


@fact("ee")
class HandAnswered(Fact):
    """A seat has decided about its opening hand; how, only it knows until all have."""

    seat: Seat


@fact("ee")
class HandRedrawn(Fact):
    """EE-SET-8a: cards went to the discard pile, and as many were drawn."""

    seat: Seat
    cards: tuple[Ref, ...]


@fact("ee")
class CardsDrafted(Fact):
    """A seat keeps two cards of its packet; which ones, only it knows."""

    seat: Seat
    cards: tuple[Ref, ...]
    """Empty for others."""


@fact("ee")
class PacketsPassed(Fact):
    """To the left (EE-PREP-5b)."""

    cards: int
    """How many each packet holds."""


@fact("ee")
class DraftEnded(Fact):
    pass


@fact("ee")
class CardPlayed(Fact):
    """For an action; `action` is the kind of the move."""

    seat: Seat
    card: Ref
    action: str


@fact("ee")
class CardsDrawn(Fact):
    """Into the hand, or into the packet where the seat will keep only some."""

    seat: Seat
    count: int
    cards: tuple[Ref, ...]
    """Empty for others."""
    rule: str


@fact("ee")
class CardsKept(Fact):
    """Of the cards just drawn."""

    seat: Seat
    count: int
    cards: tuple[Ref, ...]
    """Empty for others."""
    discarded: tuple[Ref, ...]


@fact("ee")
class CardDiscarded(Fact):
    seat: Seat
    card: Ref


@fact("ee")
class DeckReshuffled(Fact):
    pass


@fact("ee")
class NoCardLeft(Fact):
    """Ruling A24."""

    seat: Seat


@fact("ee")
class TravelCardsBack(Fact):
    seat: Seat


# Explorers and cubes


@fact("ee")
class ExplorerPlaced(Fact):
    seat: Seat
    place: Ref


@fact("ee")
class ExplorerMoved(Fact):
    """One step, or any distance when `rule` is that of a command tile."""

    seat: Seat
    explorer: int
    start: Ref
    to: Ref
    rule: str


@fact("ee")
class TraderSent(Fact):
    seat: Seat
    market: int
    guard: str
    """The cell the cube comes from; empty: from the supply."""


@fact("ee")
class EnvoySent(Fact):
    seat: Seat
    centre: int
    guard: str


@fact("ee")
class TraderPromoted(Fact):
    """EE-ACT-SEL-10."""

    seat: Seat
    market: int
    centre: int


@fact("ee")
class EnvoyRecalled(Fact):
    seat: Seat
    centre: int
    tile: Ref


@fact("ee")
class SampleTaken(Fact):
    seat: Seat
    relic: str
    guard: str


@fact("ee")
class ColumnFilled(Fact):
    """EE-SMP-3."""

    seat: Seat
    colour: str


@fact("ee")
class MarkerTaken(Fact):
    seat: Seat
    marker: int


# Buyers


@fact("ee")
class BuyerJoined(Fact):
    """`seat` is None when the rules fill a queue."""

    seat: Seat | None
    market: int
    buyer: str


@fact("ee")
class BuyerEjected(Fact):
    """From the front of a queue to the buyers board (EE-GEN-7, EE-PREP-2a)."""

    market: int
    buyer: str


@fact("ee")
class BuyersReturned(Fact):
    """From the mothership to the buyers board (EE-ACT-SEL-9)."""

    buyers: str


@fact("ee")
class BuyersBoarded(Fact):
    """From a queue to the mothership (EE-ACT-SEL-9)."""

    market: int
    buyers: str


@fact("ee")
class BuyerMissing(Fact):
    """The buyer of a drawn card is not there; the next card is drawn (ruling A11)."""

    market: int
    buyer: str


@fact("ee")
class BuyerDeckReshuffled(Fact):
    pass


# Relics


@fact("ee")
class RelicDiscovered(Fact):
    seat: Seat
    relic: Ref
    site: Ref
    store: Store


@fact("ee")
class RelicBought(Fact):
    """From the black market."""

    seat: Seat
    relic: Ref
    store: Store


@fact("ee")
class RelicFenced(Fact):
    seat: Seat
    relic: Ref


@fact("ee")
class RelicOffered(Fact):
    """Not sold before the sale is closed."""

    seat: Seat
    relic: Ref
    market: int


@fact("ee")
class RelicSold(Fact):
    seat: Seat
    relic: Ref
    market: int


@fact("ee")
class RelicsDrawn(Fact):
    """From the reserve, for a survey."""

    seat: Seat
    relics: tuple[Ref, ...]


@fact("ee")
class DrawnRelicStored(Fact):
    seat: Seat
    relic: Ref
    paid: int
    store: Store


@fact("ee")
class DrawnRelicsReturned(Fact):
    """Shuffled back into the reserve."""

    seat: Seat
    relics: tuple[Ref, ...]


@fact("ee")
class RelicOnSite(Fact):
    """A relic comes onto its dig site, from the reserve or out of a survey."""

    relic: Ref
    site: Ref


@fact("ee")
class RelicUnderPile(Fact):
    """EE-PREP-3a: face up, at the bottom of its black-market pile."""

    relic: Ref


@fact("ee")
class PileTurned(Fact):
    """EE-PREP-6: the visible relic goes to the bottom of its pile."""

    relic: Ref


# Survey row and command tiles


@fact("ee")
class RowCardReplaced(Fact):
    seat: Seat
    card: Ref
    replaced: Ref
    guard: str
    cube: bool
    """False only for a Zu that has run out of cubes (ruling Z23)."""


@fact("ee")
class RowCleared(Fact):
    pass


@fact("ee")
class RowDealt(Fact):
    cards: tuple[Ref, ...]


@fact("ee")
class CubeBackFromRow(Fact):
    seat: Seat
    card: Ref


@fact("ee")
class TilesDrawn(Fact):
    tiles: tuple[Ref, ...]


@fact("ee")
class TilesFlipped(Fact):
    tiles: tuple[Ref, ...]


# Zu


@fact("ee")
class ZuCardFlipped(Fact):
    seat: Seat
    card: Ref
    colours: tuple[str, ...] = ()
    """Of an excavation of two colours; none where it seeks the most popular one."""
    market: int = -1
    """Of a command."""


@fact("ee")
class ZuCardBurnt(Fact):
    """EE-SOLO-DIFF-E4: discarded unresolved."""

    seat: Seat
    card: Ref
    colours: tuple[str, ...] = ()
    market: int = -1


@fact("ee")
class ZuFailed(Fact):
    """EE-SOLO-FAIL-1; the credits follow."""

    seat: Seat
    card: Ref
    rule: str
    """Of what could not be done."""
    why: str
    """Message id of the reason, in a few words."""


@fact("ee")
class ZuTurnedTo(Fact):
    """Instead of excavating Zu buys on the black market, instead of buying it fences (EE-SOLO-DIG-1, EE-SOLO-DIG-6,
    EE-SOLO-BUY-2)."""

    seat: Seat
    action: Literal["buy", "fence"]
    rule: str
    why: str
    """Message id of the reason, in a few words."""


@fact("ee")
class ZuDidWithout(Fact):
    """A part of its action that Zu leaves out, while the rest of it goes on."""

    seat: Seat
    part: Literal["colour", "relic", "second", "sample", "trader", "white", "coloured", "row", "drawn"]
    rule: str
    why: str
    """Message id of the reason, in a few words."""
    colour: str = ""
    relic: Ref = ""
    market: int = -1


@fact("ee")
class ZuDeckMade(Fact):
    """EE-SOLO-PREP-1."""

    carried: int


@fact("ee")
class SurveyCardDrawn(Fact):
    """EE-SOLO-SUR-1: Zu's survey turns over a card of the deck."""

    seat: Seat
    card: Ref


@fact("ee")
class CardsRemoved(Fact):
    """EE-SOLO-PREP-2: cards of the packet that chance takes out; only whoever drafts sees which."""

    seat: Seat
    count: int
    cards: tuple[Ref, ...]


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
