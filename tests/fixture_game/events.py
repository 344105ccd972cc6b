"""The closed union of events. A card may be concealed in what a seat sees of them."""

from dataclasses import dataclass
from typing import Literal

from rules.core.explained import Explained
from rules.core.knowledge import Concealed
from rules.core.types import Ref, Seat
from tests.fixture_game.components import Place


@dataclass(frozen=True, slots=True)
class Kept:
    seat: Seat
    card: Ref | Concealed
    kind: Literal["cv.kept"] = "cv.kept"


@dataclass(frozen=True, slots=True)
class PackReceived:
    seat: Seat
    cards: tuple[Ref, ...] | Concealed
    kind: Literal["cv.pack-received"] = "cv.pack-received"


@dataclass(frozen=True, slots=True)
class BidLaid:
    seat: Seat
    card: Ref | Concealed
    kind: Literal["cv.bid-laid"] = "cv.bid-laid"


@dataclass(frozen=True, slots=True)
class BidRevealed:
    seat: Seat
    card: Ref
    kind: Literal["cv.bid-revealed"] = "cv.bid-revealed"


@dataclass(frozen=True, slots=True)
class BidWon:
    seat: Seat
    kind: Literal["cv.bid-won"] = "cv.bid-won"


@dataclass(frozen=True, slots=True)
class Travelled:
    seat: Seat
    here: Place
    to: Place
    kind: Literal["cv.travelled"] = "cv.travelled"


@dataclass(frozen=True, slots=True)
class CoinTaken:
    seat: Seat
    mover: Seat
    kind: Literal["cv.coin-taken"] = "cv.coin-taken"


@dataclass(frozen=True, slots=True)
class CoinLeft:
    seat: Seat
    mover: Seat
    kind: Literal["cv.coin-left"] = "cv.coin-left"


@dataclass(frozen=True, slots=True)
class Delivered:
    seat: Seat
    card: Ref
    price: int
    kind: Literal["cv.delivered"] = "cv.delivered"


@dataclass(frozen=True, slots=True)
class Pitched:
    seat: Seat
    to: Place
    kind: Literal["cv.pitched"] = "cv.pitched"


@dataclass(frozen=True, slots=True)
class Drawn:
    seat: Seat
    card: Ref | Concealed
    kind: Literal["cv.drawn"] = "cv.drawn"


@dataclass(frozen=True, slots=True)
class RoundBegun:
    round: int
    kind: Literal["cv.round-begun"] = "cv.round-begun"


@dataclass(frozen=True, slots=True)
class GameEnded:
    kind: Literal["cv.game-ended"] = "cv.game-ended"


Event = (
    Kept
    | PackReceived
    | BidLaid
    | BidRevealed
    | BidWon
    | Travelled
    | CoinTaken
    | CoinLeft
    | Delivered
    | Pitched
    | Drawn
    | RoundBegun
    | GameEnded
    | Explained
)
