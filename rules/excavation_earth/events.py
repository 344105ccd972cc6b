"""Everything that can happen in a game of Excavation Earth: a closed union, for log and animation.

Each thing that moves has an event that says from where and to where. What a seat may not see of it, view.py hides.
"""

from typing import Literal

from rules.core.explained import Explained
from rules.core.fact import Fact, SeatFact, fact
from rules.core.types import Ref, Seat
from rules.excavation_earth.parts import Store
from rules.excavation_earth.state import Source

# The game, rounds, turns


@fact("ee")
class RoundBegan(Fact):
    round: int


@fact("ee")
class TurnBegan(SeatFact):
    pass


@fact("ee")
class OrderChanged(Fact):
    order: tuple[Seat, ...]


@fact("ee")
class MarkersReturned(Fact):
    pass


@fact("ee")
class Passed(SeatFact):
    pass


@fact("ee")
class CentreScored(Fact):
    """EE-SCO-1; the credits follow, one `CreditsGained` a seat."""

    centre: int
    envoys: tuple[int, ...]


@fact("ee")
class GalleryLineScored(SeatFact):
    """EE-END-1; the credits follow."""

    line: str
    """A colour, for a column; a glyph, for a row."""
    samples: int


@fact("ee")
class GameEnded(Fact):
    winners: tuple[Seat, ...]


@fact("ee", "credits")
class CreditsGained(SeatFact):
    """Credits come in, or go out where `points` is below zero."""

    source: Source
    rule: str
    points: int


# Cards


@fact("ee")
class HandAnswered(SeatFact):
    """A seat has decided about its opening hand; how, only it knows until all have."""


@fact("ee")
class HandRedrawn(SeatFact):
    """EE-SET-8a: cards went to the discard pile, and as many were drawn."""

    cards: tuple[Ref, ...]


@fact("ee")
class CardsDrafted(SeatFact):
    """A seat keeps two cards of its packet; which ones, only it knows."""

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
class CardPlayed(SeatFact):
    """For an action; `action` is the kind of the move."""

    card: Ref
    action: str


@fact("ee")
class CardsDrawn(SeatFact):
    """Into the hand, or into the packet where the seat will keep only some."""

    count: int
    cards: tuple[Ref, ...]
    """Empty for others."""
    rule: str


@fact("ee")
class CardsKept(SeatFact):
    """Of the cards just drawn."""

    count: int
    cards: tuple[Ref, ...]
    """Empty for others."""
    discarded: tuple[Ref, ...]


@fact("ee")
class CardDiscarded(SeatFact):
    card: Ref


@fact("ee")
class DeckReshuffled(Fact):
    pass


@fact("ee")
class NoCardLeft(SeatFact):
    """Ruling A24."""


@fact("ee")
class TravelCardsBack(SeatFact):
    pass


# Explorers and cubes


@fact("ee")
class ExplorerPlaced(SeatFact):
    place: Ref


@fact("ee")
class ExplorerMoved(SeatFact):
    """One step, or any distance when `rule` is that of a command tile."""

    explorer: int
    start: Ref
    to: Ref
    rule: str


@fact("ee")
class TraderSent(SeatFact):
    market: int
    guard: str
    """The cell the cube comes from; empty: from the supply."""


@fact("ee")
class EnvoySent(SeatFact):
    centre: int
    guard: str


@fact("ee")
class TraderPromoted(SeatFact):
    """EE-ACT-SEL-10."""

    market: int
    centre: int


@fact("ee")
class EnvoyRecalled(SeatFact):
    centre: int
    tile: Ref


@fact("ee")
class SampleTaken(SeatFact):
    relic: str
    guard: str


@fact("ee")
class ColumnFilled(SeatFact):
    """EE-SMP-3."""

    colour: str


@fact("ee")
class MarkerTaken(SeatFact):
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
class RelicDiscovered(SeatFact):
    relic: Ref
    site: Ref
    store: Store


@fact("ee")
class RelicBought(SeatFact):
    """From the black market."""

    relic: Ref
    store: Store


@fact("ee")
class RelicFenced(SeatFact):
    relic: Ref


@fact("ee")
class RelicOffered(SeatFact):
    """Not sold before the sale is closed."""

    relic: Ref
    market: int


@fact("ee")
class RelicSold(SeatFact):
    relic: Ref
    market: int


@fact("ee")
class RelicsDrawn(SeatFact):
    """From the reserve, for a survey."""

    relics: tuple[Ref, ...]


@fact("ee")
class DrawnRelicStored(SeatFact):
    relic: Ref
    paid: int
    store: Store


@fact("ee")
class DrawnRelicsReturned(SeatFact):
    """Shuffled back into the reserve."""

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
class RowCardReplaced(SeatFact):
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
class CubeBackFromRow(SeatFact):
    card: Ref


@fact("ee")
class TilesDrawn(Fact):
    tiles: tuple[Ref, ...]


@fact("ee")
class TilesFlipped(Fact):
    tiles: tuple[Ref, ...]


# Zu


@fact("ee")
class ZuCardFlipped(SeatFact):
    card: Ref
    colours: tuple[str, ...] = ()
    """Of an excavation of two colours; none where it seeks the most popular one."""
    market: int = -1
    """Of a command."""


@fact("ee")
class ZuCardBurnt(SeatFact):
    """EE-SOLO-DIFF-E4: discarded unresolved."""

    card: Ref
    colours: tuple[str, ...] = ()
    market: int = -1


@fact("ee")
class ZuFailed(SeatFact):
    """EE-SOLO-FAIL-1; the credits follow."""

    card: Ref
    rule: str
    """Of what could not be done."""
    why: str
    """Message id of the reason, in a few words."""


@fact("ee")
class ZuTurnedTo(SeatFact):
    """Instead of excavating Zu buys on the black market, instead of buying it fences (EE-SOLO-DIG-1, EE-SOLO-DIG-6,
    EE-SOLO-BUY-2)."""

    action: Literal["buy", "fence"]
    rule: str
    why: str
    """Message id of the reason, in a few words."""


@fact("ee")
class ZuDidWithout(SeatFact):
    """A part of its action that Zu leaves out, while the rest of it goes on."""

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
class SurveyCardDrawn(SeatFact):
    """EE-SOLO-SUR-1: Zu's survey turns over a card of the deck."""

    card: Ref


@fact("ee")
class CardsRemoved(SeatFact):
    """EE-SOLO-PREP-2: cards of the packet that chance takes out; only whoever drafts sees which."""

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
