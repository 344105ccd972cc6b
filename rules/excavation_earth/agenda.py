"""What is still to be done, as data in the state: a stack, the first entry comes next, the turn of a seat stands last.

Entries are decisions of a seat, or of all seats that have not answered yet (`OpeningHands`, `Drafting`). Entries that
nobody decides (`SaleBonus`, `GainCredits`) are carried out by the rules as soon as nothing stands before them. `kind`
tells entries apart that hold the same.
"""

from typing import Literal

from rules.core.fact import Fact, pending
from rules.core.types import Ref, Seat

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
class PlaceExplorer(Fact):
    """The third explorer comes onto the map (EE-SET-20)."""

    seat: Seat


@pending(asks="ee-ask-free-step", rule="EE-FAC-DAL-1")
class FreeStep(Fact):
    """Dal-Harrai's step without a card (EE-FAC-DAL-1)."""

    seat: Seat


@pending(asks="ee-ask-action", rule="EE-TURN-1")
class Turn(Fact):
    """A seat takes actions, or Zu turns over cards; `left` counts those that are still to come (EE-TURN-1)."""

    seat: Seat
    left: int


@pending(asks="ee-ask-discard", rule="EE-ACT-PAS-2")
class DiscardDown(Fact):
    """After passing, cards go until two are left (EE-ACT-PAS-2)."""

    seat: Seat


# In the middle of an action


@pending(asks="ee-ask-travel", rule="EE-ACT-TRV-1")
class Travelling(Fact):
    """Moves along lines, with what fuel is left (EE-ACT-TRV-1)."""

    seat: Seat
    fuel: int


@pending(asks="ee-ask-excavate", rule="EE-ACT-DIG-2")
class Digging(Fact):
    """Up to two relics of a colour (EE-ACT-DIG-2)."""

    seat: Seat
    colour: str
    dug: tuple[Ref, ...] = ()
    """The sites that relics came from."""


@pending(asks="ee-ask-market", rule="EE-ACT-MKT-2")
class Bargaining(Fact):
    """A trader, a white buyer, a coloured one after it: each once or not at all (EE-ACT-MKT-2)."""

    seat: Seat
    market: int
    trader: bool = False
    white: bool = False
    colour: bool = False


@pending(asks="ee-ask-sell", rule="EE-ACT-SEL-2")
class Selling(Fact):
    """Relics of one colour, each offered on another market, until the sale is closed (EE-ACT-SEL-2)."""

    seat: Seat
    symbol: str
    """Of the card played; empty for a travel card. It counts for Aquilla (EE-FAC-AQU)."""
    offers: tuple[tuple[Ref, int], ...] = ()
    """(relic, market)."""


@pending(asks="ee-ask-promote", rule="EE-ACT-SEL-10")
class Promoting(Fact):
    """Only where rulings leave it open: whether a trader of these markets becomes an envoy (ruling A1)."""

    seat: Seat
    markets: tuple[int, ...]


@pending()
class SaleBonus(Fact):
    """Cards for a sale on so many markets; the rules draw them when the traders are settled (EE-ACT-SEL-12)."""

    seat: Seat
    markets: int


@pending(asks="ee-ask-keep", rule="EE-ACT-SEL-8")
class KeepCards(Fact):
    """Cards were drawn into the packet; so many of them are kept (EE-ACT-SEL-8)."""

    seat: Seat
    keep: int
    rule: str


@pending(asks="ee-ask-command", rule="EE-ACT-CMD-2")
class Commanding(Fact):
    """A trader, and an envoy or a recall; one or both, in any order (EE-ACT-CMD-2)."""

    seat: Seat
    symbol: str
    trader: bool = False
    envoy: bool = False


@pending(asks="ee-ask-smuggle", rule="EE-ACT-SMG-2")
class Smuggling(Fact):
    """Fence or buy, up to two relics (EE-ACT-SMG-2)."""

    seat: Seat
    fenced: int = 0
    bought: tuple[str, ...] = ()
    """The colours bought."""


@pending(asks="ee-ask-survey", rule="EE-ACT-SUR-4")
class Surveying(Fact):
    """What becomes of the drawn relics: one to its site first, then the others (EE-ACT-SUR-4)."""

    seat: Seat
    placed: bool = False
    free: bool = False
    """One may be stored without paying (EE-FAC-ISS-2); false once it was, or where the power is not there."""
    may_buy: bool = True


@pending(asks="ee-ask-buy", rule="EE-ACT-SMG-4")
class Buying(Fact):
    """Visible relics of the black market at a price, without standing there: Gul before a sale, a command tile."""

    seat: Seat
    left: int
    price: Price
    rule: str
    bought: tuple[str, ...] = ()


@pending(asks="ee-ask-sample", rule="EE-SMP-1")
class Sampling(Fact):
    """A relic was stored a moment ago: a guard may take its cell of the gallery (EE-SMP-1)."""

    seat: Seat
    relic: str
    """Its type, such as Yg1."""


# What a command tile does (EE-GEN-12); drawing cards, buying and gaining credits need no entry of their own


@pending()
class GainCredits(Fact):
    """Carried out when what the tile did before is finished."""

    seat: Seat
    credits: int


@pending(asks="ee-ask-teleport", rule="EE-GEN-12")
class Teleporting(Fact):
    seat: Seat
    left: int
    moved: tuple[int, ...] = ()
    """Explorers that were moved."""


@pending(asks="ee-ask-extract", rule="EE-GEN-12")
class Extracting(Fact):
    seat: Seat
    left: int
    colours: tuple[str, ...] = ()
    """Already taken from; the next must be of another."""


@pending(asks="ee-ask-spread", rule="EE-GEN-12")
class Spreading(Fact):
    """Buyers to the ends of any queues."""

    seat: Seat
    left: int
    white: int
    """How many of them may be white."""


@pending(asks="ee-ask-send-traders", rule="EE-GEN-12")
class SendingTraders(Fact):
    seat: Seat
    left: int
    markets: tuple[int, ...] = ()


@pending(asks="ee-ask-send-envoys", rule="EE-GEN-12")
class SendingEnvoys(Fact):
    """One cube in each of these centres."""

    seat: Seat
    centres: tuple[int, ...]


Pending = (
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
    | SaleBonus
    | KeepCards
    | Commanding
    | Smuggling
    | Surveying
    | Buying
    | Sampling
    | GainCredits
    | Teleporting
    | Extracting
    | Spreading
    | SendingTraders
    | SendingEnvoys
)
