"""What is still to be done, as data in the state: a stack, the first entry comes next, the turn of a seat stands last.

Entries are decisions of a seat, or of all seats that have not answered yet (`OpeningHands`, `Drafting`). Entries that
nobody decides (`SaleBonus`, `GainCredits`) are carried out by the rules as soon as nothing stands before them. `kind`
tells entries apart that hold the same.
"""

from typing import Literal

from rules.core.fact import Fact, SeatFact, pending
from rules.core.types import Ref

Price = Literal["plus_one", "value", "half"]
"""What a relic of the black market costs: value + 1, its value (Gul), half its value rounded up (a command tile)."""


# Before a round


@pending(asks="ee-ask-opening-hand", rule="EE-SET-8a")
class OpeningHands(Fact):
    """Every seat keeps its hand, or puts cards of one colour or symbol back and draws as many (EE-SET-8a)."""


@pending(asks="ee-ask-draft", rule="EE-PREP-5b")
class Drafting(Fact):
    """Every seat keeps two cards of its packet, at the same time (EE-PREP-5b, EE-SET-8b)."""

    step: int
    """0, 1, 2: which of the three times."""
    opening: bool = False


# A turn


@pending(asks="ee-ask-third-explorer", rule="EE-SET-20")
class PlaceExplorer(SeatFact):
    """The third explorer comes onto the map (EE-SET-20)."""


@pending(asks="ee-ask-free-step", rule="EE-FAC-DAL-1")
class FreeStep(SeatFact):
    """Dal-Harrai's step without a card (EE-FAC-DAL-1)."""


@pending(asks="ee-ask-action", rule="EE-TURN-1")
class Turn(SeatFact):
    """A seat takes actions, or Zu turns over cards; `left` counts those that are still to come (EE-TURN-1)."""

    left: int


@pending(asks="ee-ask-discard", rule="EE-ACT-PAS-2")
class DiscardDown(SeatFact):
    """After passing, cards go until two are left (EE-ACT-PAS-2)."""


# In the middle of an action


@pending(asks="ee-ask-travel", rule="EE-ACT-TRV-1")
class Travelling(SeatFact):
    """Moves along lines, with what fuel is left (EE-ACT-TRV-1)."""

    fuel: int


@pending(asks="ee-ask-excavate", rule="EE-ACT-DIG-2")
class Digging(SeatFact):
    """Up to two relics of a colour (EE-ACT-DIG-2)."""

    colour: str
    dug: tuple[Ref, ...] = ()
    """The sites that relics came from."""


@pending(asks="ee-ask-market", rule="EE-ACT-MKT-2")
class Bargaining(SeatFact):
    """A trader, a white buyer, a coloured one after it: each once or not at all (EE-ACT-MKT-2)."""

    market: int
    trader: bool = False
    white: bool = False
    colour: bool = False


@pending(asks="ee-ask-sell", rule="EE-ACT-SEL-2")
class Selling(SeatFact):
    """Relics of one colour, each offered on another market, until the sale is closed (EE-ACT-SEL-2)."""

    symbol: str
    """Of the card played; empty for a travel card. It counts for Aquilla (EE-FAC-AQU)."""
    offers: tuple[tuple[Ref, int], ...] = ()
    """(relic, market)."""


@pending(asks="ee-ask-promote", rule="EE-ACT-SEL-10")
class Promoting(SeatFact):
    """Only where rulings leave it open: whether a trader of these markets becomes an envoy (ruling A1)."""

    markets: tuple[int, ...]


@pending()
class SaleBonus(SeatFact):
    """Cards for a sale on so many markets; the rules draw them when the traders are settled (EE-ACT-SEL-12)."""

    markets: int


@pending(asks="ee-ask-keep", rule="EE-ACT-SEL-8")
class KeepCards(SeatFact):
    """Cards were drawn into the packet; so many of them are kept (EE-ACT-SEL-8)."""

    keep: int
    rule: str


@pending(asks="ee-ask-command", rule="EE-ACT-CMD-2")
class Commanding(SeatFact):
    """A trader, and an envoy or a recall; one or both, in any order (EE-ACT-CMD-2)."""

    symbol: str
    trader: bool = False
    envoy: bool = False


@pending(asks="ee-ask-smuggle", rule="EE-ACT-SMG-2")
class Smuggling(SeatFact):
    """Fence or buy, up to two relics (EE-ACT-SMG-2)."""

    fenced: int = 0
    bought: tuple[str, ...] = ()
    """The colours bought."""


@pending(asks="ee-ask-survey", rule="EE-ACT-SUR-4")
class Surveying(SeatFact):
    """What becomes of the drawn relics: one to its site first, then the others (EE-ACT-SUR-4)."""

    placed: bool = False
    free: bool = False
    """One may be stored without paying (EE-FAC-ISS-2); false once it was, or where the power is not there."""
    may_buy: bool = True


@pending(asks="ee-ask-buy", rule="EE-ACT-SMG-4")
class Buying(SeatFact):
    """Visible relics of the black market at a price, without standing there: Gul before a sale, a command tile."""

    left: int
    price: Price
    rule: str
    bought: tuple[str, ...] = ()


@pending(asks="ee-ask-sample", rule="EE-SMP-1")
class Sampling(SeatFact):
    """A relic was stored a moment ago: a guard may take its cell of the gallery (EE-SMP-1)."""

    relic: str
    """Its type, such as Yg1."""


# What a command tile does (EE-GEN-12); drawing cards, buying and gaining credits need no entry of their own


@pending()
class GainCredits(SeatFact):
    """Carried out when what the tile did before is finished."""

    credits: int


@pending(asks="ee-ask-teleport", rule="EE-GEN-12")
class Teleporting(SeatFact):
    left: int
    moved: tuple[int, ...] = ()
    """Explorers that were moved."""


@pending(asks="ee-ask-extract", rule="EE-GEN-12")
class Extracting(SeatFact):
    left: int
    colours: tuple[str, ...] = ()
    """Already taken from; the next must be of another."""


@pending(asks="ee-ask-spread", rule="EE-GEN-12")
class Spreading(SeatFact):
    """Buyers to the ends of any queues."""

    left: int
    white: int
    """How many of them may be white."""


@pending(asks="ee-ask-send-traders", rule="EE-GEN-12")
class SendingTraders(SeatFact):
    left: int
    markets: tuple[int, ...] = ()


@pending(asks="ee-ask-send-envoys", rule="EE-GEN-12")
class SendingEnvoys(SeatFact):
    """One cube in each of these centres."""

    centres: tuple[int, ...]


Asked = (
    OpeningHands
    | Drafting
    | PlaceExplorer
    | FreeStep
    | Turn
    | DiscardDown
    | Travelling
    | Digging
    | Bargaining
    | Selling
    | Promoting
    | KeepCards
    | Commanding
    | Smuggling
    | Surveying
    | Buying
    | Sampling
    | Teleporting
    | Extracting
    | Spreading
    | SendingTraders
    | SendingEnvoys
)
Automatic = SaleBonus | GainCredits
Pending = Asked | Automatic
