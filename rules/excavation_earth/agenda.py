"""What is still to be done, as data in the state: a stack, the first entry comes next, the turn of a seat stands last.

Entries are decisions of a seat, or of all seats that have not answered yet (`OpeningHands`, `Drafting`). Entries that
nobody decides (`SaleBonus`, `GainCredits`) are carried out by the rules as soon as nothing stands before them. `kind`
tells entries apart that hold the same.
"""

from dataclasses import dataclass
from typing import Literal

from rules.core.types import Ref, Seat

Price = Literal["plus_one", "value", "half"]
"""What a relic of the black market costs: value + 1, its value (Gul), half its value rounded up (a command tile)."""


# Before a round


@dataclass(frozen=True, slots=True)
class OpeningHands:
    """Every seat keeps its hand, or puts cards of one colour or symbol back and draws as many (EE-SET-8a)."""

    kind: Literal["opening_hands"] = "opening_hands"


@dataclass(frozen=True, slots=True)
class Drafting:
    """Every seat keeps two cards of its packet, at the same time (EE-PREP-5b, EE-SET-8b)."""

    step: int
    """0, 1, 2: which of the three times."""
    opening: bool = False
    kind: Literal["drafting"] = "drafting"


# A turn


@dataclass(frozen=True, slots=True)
class PlaceExplorer:
    """The third explorer comes onto the map (EE-SET-20)."""

    seat: Seat
    kind: Literal["place_explorer"] = "place_explorer"


@dataclass(frozen=True, slots=True)
class FreeStep:
    """Dal-Harrai's step without a card (EE-FAC-DAL-1)."""

    seat: Seat
    kind: Literal["free_step"] = "free_step"


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat takes actions, or Zu turns over cards; `left` counts those that are still to come (EE-TURN-1)."""

    seat: Seat
    left: int
    kind: Literal["turn"] = "turn"


@dataclass(frozen=True, slots=True)
class DiscardDown:
    """After passing, cards go until two are left (EE-ACT-PAS-2)."""

    seat: Seat
    kind: Literal["discard_down"] = "discard_down"


# In the middle of an action


@dataclass(frozen=True, slots=True)
class Travelling:
    """Moves along lines, with what fuel is left (EE-ACT-TRV-1)."""

    seat: Seat
    fuel: int
    kind: Literal["travelling"] = "travelling"


@dataclass(frozen=True, slots=True)
class Digging:
    """Up to two relics of a colour (EE-ACT-DIG-2)."""

    seat: Seat
    colour: str
    dug: tuple[Ref, ...] = ()
    """The sites that relics came from."""
    kind: Literal["digging"] = "digging"


@dataclass(frozen=True, slots=True)
class Bargaining:
    """A trader, a white buyer, a coloured one after it: each once or not at all (EE-ACT-MKT-2)."""

    seat: Seat
    market: int
    trader: bool = False
    white: bool = False
    colour: bool = False
    kind: Literal["bargaining"] = "bargaining"


@dataclass(frozen=True, slots=True)
class Selling:
    """Relics of one colour, each offered on another market, until the sale is closed (EE-ACT-SEL-2)."""

    seat: Seat
    symbol: str
    """Of the card played; empty for a travel card. It counts for Aquilla (EE-FAC-AQU)."""
    offers: tuple[tuple[Ref, int], ...] = ()
    """(relic, market)."""
    kind: Literal["selling"] = "selling"


@dataclass(frozen=True, slots=True)
class Promoting:
    """Only where rulings leave it open: whether a trader of these markets becomes an envoy (ruling A1)."""

    seat: Seat
    markets: tuple[int, ...]
    kind: Literal["promoting"] = "promoting"


@dataclass(frozen=True, slots=True)
class SaleBonus:
    """Cards for a sale on so many markets; the rules draw them when the traders are settled (EE-ACT-SEL-12)."""

    seat: Seat
    markets: int
    kind: Literal["sale_bonus"] = "sale_bonus"


@dataclass(frozen=True, slots=True)
class KeepCards:
    """Cards were drawn into the packet; so many of them are kept (EE-ACT-SEL-8)."""

    seat: Seat
    keep: int
    rule: str
    kind: Literal["keep_cards"] = "keep_cards"


@dataclass(frozen=True, slots=True)
class Commanding:
    """A trader, and an envoy or a recall; one or both, in any order (EE-ACT-CMD-2)."""

    seat: Seat
    symbol: str
    trader: bool = False
    envoy: bool = False
    kind: Literal["commanding"] = "commanding"


@dataclass(frozen=True, slots=True)
class Smuggling:
    """Fence or buy, up to two relics (EE-ACT-SMG-2)."""

    seat: Seat
    fenced: int = 0
    bought: tuple[str, ...] = ()
    """The colours bought."""
    kind: Literal["smuggling"] = "smuggling"


@dataclass(frozen=True, slots=True)
class Surveying:
    """What becomes of the drawn relics: one to its site first, then the others (EE-ACT-SUR-4)."""

    seat: Seat
    placed: bool = False
    free: bool = False
    """One may be stored without paying (EE-FAC-ISS-2); false once it was, or where the power is not there."""
    may_buy: bool = True
    kind: Literal["surveying"] = "surveying"


@dataclass(frozen=True, slots=True)
class Buying:
    """Visible relics of the black market at a price, without standing there: Gul before a sale, a command tile."""

    seat: Seat
    left: int
    price: Price
    rule: str
    bought: tuple[str, ...] = ()
    kind: Literal["buying"] = "buying"


@dataclass(frozen=True, slots=True)
class Sampling:
    """A relic was stored a moment ago: a guard may take its cell of the gallery (EE-SMP-1)."""

    seat: Seat
    relic: str
    """Its type, such as Yg1."""
    kind: Literal["sampling"] = "sampling"


# What a command tile does (EE-GEN-12); drawing cards, buying and gaining credits need no entry of their own


@dataclass(frozen=True, slots=True)
class GainCredits:
    """Carried out when what the tile did before is finished."""

    seat: Seat
    credits: int
    kind: Literal["gain_credits"] = "gain_credits"


@dataclass(frozen=True, slots=True)
class Teleporting:
    seat: Seat
    left: int
    moved: tuple[int, ...] = ()
    """Explorers that were moved."""
    kind: Literal["teleporting"] = "teleporting"


@dataclass(frozen=True, slots=True)
class Extracting:
    seat: Seat
    left: int
    colours: tuple[str, ...] = ()
    """Already taken from; the next must be of another."""
    kind: Literal["extracting"] = "extracting"


@dataclass(frozen=True, slots=True)
class Spreading:
    """Buyers to the ends of any queues."""

    seat: Seat
    left: int
    white: int
    """How many of them may be white."""
    kind: Literal["spreading"] = "spreading"


@dataclass(frozen=True, slots=True)
class SendingTraders:
    seat: Seat
    left: int
    markets: tuple[int, ...] = ()
    kind: Literal["sending_traders"] = "sending_traders"


@dataclass(frozen=True, slots=True)
class SendingEnvoys:
    """One cube in each of these centres."""

    seat: Seat
    centres: tuple[int, ...]
    kind: Literal["sending_envoys"] = "sending_envoys"


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
