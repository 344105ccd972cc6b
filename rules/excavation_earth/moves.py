"""Every choice that Excavation Earth gives to a seat: a closed union of small moves, told apart by `kind`.

An action is a card and then single steps with pieces, each a move of its own: what a person drags is what is recorded.
Markets are counted 0 to 5, command centres 0 to 2; locations, cards and relics go by their names. A move that puts a
cube on the table has `guard`: empty, or the gallery cell whose guard is taken because the supply is empty (EE-CRW-2).
"""

from dataclasses import dataclass
from typing import Literal

from rules.core.types import Ref, Seat

Store = Literal["hold", "container"]


# Before a round


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepHand:
    """EE-SET-8a: nothing is put back."""

    seat: Seat
    kind: Literal["ee.keep_hand"] = "ee.keep_hand"


@dataclass(frozen=True, slots=True, kw_only=True)
class Redraw:
    """EE-SET-8a: these cards of one colour or one symbol are put back, and as many are drawn."""

    seat: Seat
    cards: tuple[Ref, ...]
    """In the order of the hand."""
    kind: Literal["ee.redraw"] = "ee.redraw"


@dataclass(frozen=True, slots=True, kw_only=True)
class DraftCards:
    """EE-PREP-5b."""

    seat: Seat
    cards: tuple[Ref, ...]
    """Two, in the order of the packet."""
    kind: Literal["ee.draft"] = "ee.draft"


# A turn


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceThird:
    """EE-SET-20."""

    seat: Seat
    place: Ref
    kind: Literal["ee.place_third"] = "ee.place_third"


@dataclass(frozen=True, slots=True, kw_only=True)
class Walk:
    """One move of an explorer along a line: of a travel (EE-ACT-TRV-2), or Dal-Harrai's free step (EE-FAC-DAL-1)."""

    seat: Seat
    explorer: int
    to: Ref
    kind: Literal["ee.walk"] = "ee.walk"


@dataclass(frozen=True, slots=True, kw_only=True)
class Travel:
    """EE-ACT-TRV-1."""

    seat: Seat
    card: Ref
    kind: Literal["ee.travel"] = "ee.travel"


@dataclass(frozen=True, slots=True, kw_only=True)
class Excavate:
    """EE-ACT-DIG-1."""

    seat: Seat
    card: Ref
    kind: Literal["ee.excavate"] = "ee.excavate"


@dataclass(frozen=True, slots=True, kw_only=True)
class Market:
    """EE-ACT-MKT-1."""

    seat: Seat
    card: Ref
    market: int
    kind: Literal["ee.market"] = "ee.market"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sell:
    """EE-ACT-SEL-13: any card pays."""

    seat: Seat
    card: Ref
    kind: Literal["ee.sell"] = "ee.sell"


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """EE-ACT-CMD-1."""

    seat: Seat
    card: Ref
    kind: Literal["ee.command"] = "ee.command"


@dataclass(frozen=True, slots=True, kw_only=True)
class Smuggle:
    """EE-ACT-SMG-1."""

    seat: Seat
    card: Ref
    kind: Literal["ee.smuggle"] = "ee.smuggle"


@dataclass(frozen=True, slots=True, kw_only=True)
class Survey:
    """EE-ACT-SUR-1: `replaced` is the card of the row that makes room; empty in round 3."""

    seat: Seat
    card: Ref
    replaced: Ref = ""
    guard: str = ""
    kind: Literal["ee.survey"] = "ee.survey"


@dataclass(frozen=True, slots=True, kw_only=True)
class Pass:
    """EE-ACT-PAS-1."""

    seat: Seat
    kind: Literal["ee.pass"] = "ee.pass"


@dataclass(frozen=True, slots=True, kw_only=True)
class FlipCard:
    """Zu turns over the top card of its deck and carries it out (EE-SOLO-TURN-1); when the deck is empty, it passes."""

    seat: Seat
    kind: Literal["ee.flip"] = "ee.flip"


# Within an action


@dataclass(frozen=True, slots=True, kw_only=True)
class Discover:
    """A relic of this type comes from a dig site into the hold (EE-ACT-DIG-2, a command tile)."""

    seat: Seat
    relic: str
    kind: Literal["ee.discover"] = "ee.discover"


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeSample:
    """EE-SMP-1."""

    seat: Seat
    guard: str = ""
    kind: Literal["ee.sample"] = "ee.sample"


@dataclass(frozen=True, slots=True, kw_only=True)
class SendTrader:
    """A cube goes onto a market (EE-ACT-MKT-2, EE-ACT-CMD-2, a command tile)."""

    seat: Seat
    market: int
    guard: str = ""
    kind: Literal["ee.send_trader"] = "ee.send_trader"


@dataclass(frozen=True, slots=True, kw_only=True)
class AddBuyer:
    """A buyer joins a queue; W is white (EE-ACT-MKT-2, a command tile)."""

    seat: Seat
    market: int
    buyer: str
    kind: Literal["ee.add_buyer"] = "ee.add_buyer"


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """A relic is offered on a market; the first one sets the colour of the sale (EE-ACT-SEL-1)."""

    seat: Seat
    relic: str
    """Its type."""
    store: Store
    market: int
    kind: Literal["ee.offer"] = "ee.offer"


@dataclass(frozen=True, slots=True, kw_only=True)
class CloseSale:
    """What was offered is sold (EE-ACT-SEL-12)."""

    seat: Seat
    kind: Literal["ee.close_sale"] = "ee.close_sale"


@dataclass(frozen=True, slots=True, kw_only=True)
class Promote:
    """A trader of this market becomes an envoy, where rulings leave it open (ruling A1)."""

    seat: Seat
    market: int
    kind: Literal["ee.promote"] = "ee.promote"


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepDrawn:
    """Of the cards just drawn, these stay in the hand (EE-ACT-SEL-8)."""

    seat: Seat
    cards: tuple[Ref, ...]
    """In the order drawn."""
    kind: Literal["ee.keep_drawn"] = "ee.keep_drawn"


@dataclass(frozen=True, slots=True, kw_only=True)
class SendEnvoy:
    """A cube goes into a command centre (EE-ACT-CMD-2, a command tile)."""

    seat: Seat
    centre: int
    guard: str = ""
    kind: Literal["ee.send_envoy"] = "ee.send_envoy"


@dataclass(frozen=True, slots=True, kw_only=True)
class Recall:
    """An envoy comes home, and the tile of its centre takes effect (EE-ACT-CMD-2)."""

    seat: Seat
    centre: int
    kind: Literal["ee.recall"] = "ee.recall"


@dataclass(frozen=True, slots=True, kw_only=True)
class Teleport:
    """A command tile: an explorer goes to any location."""

    seat: Seat
    explorer: int
    to: Ref
    kind: Literal["ee.teleport"] = "ee.teleport"


@dataclass(frozen=True, slots=True, kw_only=True)
class Fence:
    """A relic goes under the pile of its colour for its value (EE-ACT-SMG-3)."""

    seat: Seat
    relic: str
    store: Store
    kind: Literal["ee.fence"] = "ee.fence"


@dataclass(frozen=True, slots=True, kw_only=True)
class Buy:
    """The visible relic of this colour's pile (EE-ACT-SMG-4, EE-FAC-GUL-1, a command tile)."""

    seat: Seat
    colour: str
    store: Store
    kind: Literal["ee.buy"] = "ee.buy"


@dataclass(frozen=True, slots=True, kw_only=True)
class PutOnSite:
    """Of the relics drawn in a survey, one of this type goes to its site (EE-ACT-SUR-4)."""

    seat: Seat
    relic: str
    kind: Literal["ee.put_on_site"] = "ee.put_on_site"


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyDrawn:
    """Of the relics drawn in a survey, one of this type for double its value (EE-ACT-SUR-4)."""

    seat: Seat
    relic: str
    kind: Literal["ee.buy_drawn"] = "ee.buy_drawn"


@dataclass(frozen=True, slots=True, kw_only=True)
class StoreDrawn:
    """Is'sisinui: of the relics drawn in a survey, one of this type for nothing (EE-FAC-ISS-2)."""

    seat: Seat
    relic: str
    kind: Literal["ee.store_drawn"] = "ee.store_drawn"


@dataclass(frozen=True, slots=True, kw_only=True)
class DiscardCard:
    """EE-ACT-PAS-2."""

    seat: Seat
    card: Ref
    kind: Literal["ee.discard"] = "ee.discard"


@dataclass(frozen=True, slots=True, kw_only=True)
class Finish:
    """Nothing more of what is optional now: a travel ends, a sample is not taken, a step is not made."""

    seat: Seat
    kind: Literal["ee.finish"] = "ee.finish"


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

CardMove = Travel | Excavate | Market | Sell | Command | Smuggle | Survey
"""What costs a card (EE-TURN-3)."""

RULE_OF_MOVE = {
    "ee.keep_hand": "EE-SET-8a",
    "ee.redraw": "EE-SET-8a",
    "ee.draft": "EE-PREP-5b",
    "ee.place_third": "EE-SET-20",
    "ee.walk": "EE-ACT-TRV-2",
    "ee.travel": "EE-ACT-TRV-1",
    "ee.excavate": "EE-ACT-DIG-1",
    "ee.market": "EE-ACT-MKT-1",
    "ee.sell": "EE-ACT-SEL-13",
    "ee.command": "EE-ACT-CMD-1",
    "ee.smuggle": "EE-ACT-SMG-1",
    "ee.survey": "EE-ACT-SUR-1",
    "ee.pass": "EE-ACT-PAS-1",
    "ee.flip": "EE-SOLO-TURN-1",
    "ee.discover": "EE-ACT-DIG-2",
    "ee.sample": "EE-SMP-1",
    "ee.send_trader": "EE-ACT-MKT-2",
    "ee.add_buyer": "EE-ACT-MKT-2",
    "ee.offer": "EE-ACT-SEL-2",
    "ee.close_sale": "EE-ACT-SEL-12",
    "ee.promote": "EE-ACT-SEL-10",
    "ee.keep_drawn": "EE-ACT-SEL-8",
    "ee.send_envoy": "EE-ACT-CMD-2",
    "ee.recall": "EE-ACT-CMD-2",
    "ee.teleport": "EE-GEN-12",
    "ee.fence": "EE-ACT-SMG-3",
    "ee.buy": "EE-ACT-SMG-4",
    "ee.put_on_site": "EE-ACT-SUR-4",
    "ee.buy_drawn": "EE-ACT-SUR-4",
    "ee.store_drawn": "EE-FAC-ISS-2",
    "ee.discard": "EE-ACT-PAS-2",
}
"""The rule to read before a move of this kind."""
