"""Every choice that Excavation Earth gives to a seat: a closed union of small moves, told apart by `kind`.

An action is a card and then single steps with pieces, each a move of its own: what a person drags is what is recorded.
Markets are counted 0 to 5, command centres 0 to 2; locations, cards and relics go by their names. A move that puts a
cube on the table has `guard`: empty, or the gallery cell whose guard is taken because the supply is empty (EE-CRW-2).
"""

from rules.core.fact import SeatFact, fact
from rules.core.types import Ref
from rules.excavation_earth.parts import Store

# Before a round


@fact("ee", rule="EE-SET-8a")
class KeepHand(SeatFact):
    """EE-SET-8a: nothing is put back."""


@fact("ee", rule="EE-SET-8a")
class Redraw(SeatFact):
    """EE-SET-8a: these cards of one colour or one symbol are put back, and as many are drawn."""

    cards: tuple[Ref, ...]
    """In the order of the hand."""


@fact("ee", "draft", rule="EE-PREP-5b")
class DraftCards(SeatFact):
    """EE-PREP-5b."""

    cards: tuple[Ref, ...]
    """Two, in the order of the packet."""


# A turn


@fact("ee", rule="EE-SET-20")
class PlaceThird(SeatFact):
    """EE-SET-20."""

    place: Ref


@fact("ee", rule="EE-ACT-TRV-2")
class Walk(SeatFact):
    """One move of an explorer along a line: of a travel (EE-ACT-TRV-2), or Dal-Harrai's free step (EE-FAC-DAL-1)."""

    explorer: int
    to: Ref


@fact("ee", rule="EE-ACT-TRV-1")
class Travel(SeatFact):
    """EE-ACT-TRV-1."""

    card: Ref


@fact("ee", rule="EE-ACT-DIG-1")
class Excavate(SeatFact):
    """EE-ACT-DIG-1."""

    card: Ref


@fact("ee", rule="EE-ACT-MKT-1")
class Market(SeatFact):
    """EE-ACT-MKT-1."""

    card: Ref
    market: int


@fact("ee", rule="EE-ACT-SEL-13")
class Sell(SeatFact):
    """EE-ACT-SEL-13: any card pays."""

    card: Ref


@fact("ee", rule="EE-ACT-CMD-1")
class Command(SeatFact):
    """EE-ACT-CMD-1."""

    card: Ref


@fact("ee", rule="EE-ACT-SMG-1")
class Smuggle(SeatFact):
    """EE-ACT-SMG-1."""

    card: Ref


@fact("ee", rule="EE-ACT-SUR-1")
class Survey(SeatFact):
    """EE-ACT-SUR-1: `replaced` is the card of the row that makes room; empty in round 3."""

    card: Ref
    replaced: Ref = ""
    guard: str = ""


@fact("ee", rule="EE-ACT-PAS-1")
class Pass(SeatFact):
    """EE-ACT-PAS-1."""


@fact("ee", "flip", rule="EE-SOLO-TURN-1")
class FlipCard(SeatFact):
    """Zu turns over the top card of its deck and carries it out (EE-SOLO-TURN-1); when the deck is empty, it passes."""


# Within an action


@fact("ee", rule="EE-ACT-DIG-2")
class Discover(SeatFact):
    """A relic of this type comes from a dig site into the hold (EE-ACT-DIG-2, a command tile)."""

    relic: str


@fact("ee", "sample", rule="EE-SMP-1")
class TakeSample(SeatFact):
    """EE-SMP-1."""

    guard: str = ""


@fact("ee", rule="EE-ACT-MKT-2")
class SendTrader(SeatFact):
    """A cube goes onto a market (EE-ACT-MKT-2, EE-ACT-CMD-2, a command tile)."""

    market: int
    guard: str = ""


@fact("ee", rule="EE-ACT-MKT-2")
class AddBuyer(SeatFact):
    """A buyer joins a queue; W is white (EE-ACT-MKT-2, a command tile)."""

    market: int
    buyer: str


@fact("ee", rule="EE-ACT-SEL-2")
class Offer(SeatFact):
    """A relic is offered on a market; the first one sets the colour of the sale (EE-ACT-SEL-1)."""

    relic: str
    """Its type."""
    store: Store
    market: int


@fact("ee", rule="EE-ACT-SEL-12")
class CloseSale(SeatFact):
    """What was offered is sold (EE-ACT-SEL-12)."""


@fact("ee", rule="EE-ACT-SEL-10")
class Promote(SeatFact):
    """A trader of this market becomes an envoy, where rulings leave it open (ruling A1)."""

    market: int


@fact("ee", rule="EE-ACT-SEL-8")
class KeepDrawn(SeatFact):
    """Of the cards just drawn, these stay in the hand (EE-ACT-SEL-8)."""

    cards: tuple[Ref, ...]
    """In the order drawn."""


@fact("ee", rule="EE-ACT-CMD-2")
class SendEnvoy(SeatFact):
    """A cube goes into a command centre (EE-ACT-CMD-2, a command tile)."""

    centre: int
    guard: str = ""


@fact("ee", rule="EE-ACT-CMD-2")
class Recall(SeatFact):
    """An envoy comes home, and the tile of its centre takes effect (EE-ACT-CMD-2)."""

    centre: int


@fact("ee", rule="EE-GEN-12")
class Teleport(SeatFact):
    """A command tile: an explorer goes to any location."""

    explorer: int
    to: Ref


@fact("ee", rule="EE-ACT-SMG-3")
class Fence(SeatFact):
    """A relic goes under the pile of its colour for its value (EE-ACT-SMG-3)."""

    relic: str
    store: Store


@fact("ee", rule="EE-ACT-SMG-4")
class Buy(SeatFact):
    """The visible relic of this colour's pile (EE-ACT-SMG-4, EE-FAC-GUL-1, a command tile)."""

    colour: str
    store: Store


@fact("ee", rule="EE-ACT-SUR-4")
class PutOnSite(SeatFact):
    """Of the relics drawn in a survey, one of this type goes to its site (EE-ACT-SUR-4)."""

    relic: str


@fact("ee", rule="EE-ACT-SUR-4")
class BuyDrawn(SeatFact):
    """Of the relics drawn in a survey, one of this type for double its value (EE-ACT-SUR-4)."""

    relic: str


@fact("ee", rule="EE-FAC-ISS-2")
class StoreDrawn(SeatFact):
    """Is'sisinui: of the relics drawn in a survey, one of this type for nothing (EE-FAC-ISS-2)."""

    relic: str


@fact("ee", "discard", rule="EE-ACT-PAS-2")
class DiscardCard(SeatFact):
    """EE-ACT-PAS-2."""

    card: Ref


@fact("ee")
class Finish(SeatFact):
    """Nothing more of what is optional now: a travel ends, a sample is not taken, a step is not made."""


Move = (
    KeepHand
    | Redraw
    | DraftCards
    | PlaceThird
    | Walk
    | Travel
    | Excavate
    | Market
    | Sell
    | Command
    | Smuggle
    | Survey
    | Pass
    | FlipCard
    | Discover
    | TakeSample
    | SendTrader
    | AddBuyer
    | Offer
    | CloseSale
    | Promote
    | KeepDrawn
    | SendEnvoy
    | Recall
    | Teleport
    | Fence
    | Buy
    | PutOnSite
    | BuyDrawn
    | StoreDrawn
    | DiscardCard
    | Finish
)

CubeMove = Survey | TakeSample | SendTrader | SendEnvoy
"""What puts a cube on the table, of the supply or a guard (EE-CRW-2)."""

CardMove = Travel | Excavate | Market | Sell | Command | Smuggle | Survey
"""What costs a card (EE-TURN-3)."""
