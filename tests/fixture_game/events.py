"""The closed union of events. A card may be concealed in what a seat sees of them."""

from rules.core.explained import Explained
from rules.core.fact import Fact, SeatFact, fact
from rules.core.knowledge import Concealed
from rules.core.types import Ref, Seat
from tests.fixture_game.components import Place


@fact("cv")
class Kept(SeatFact):
    card: Ref | Concealed


@fact("cv", "pack-received")
class PackReceived(SeatFact):
    cards: tuple[Ref, ...] | Concealed


@fact("cv", "bid-laid")
class BidLaid(SeatFact):
    card: Ref | Concealed


@fact("cv", "bid-revealed")
class BidRevealed(SeatFact):
    card: Ref


@fact("cv", "bid-won")
class BidWon(SeatFact):
    pass


@fact("cv")
class Travelled(SeatFact):
    here: Place
    to: Place


@fact("cv", "coin-taken")
class CoinTaken(SeatFact):
    mover: Seat


@fact("cv", "coin-left")
class CoinLeft(SeatFact):
    mover: Seat


@fact("cv")
class Delivered(SeatFact):
    card: Ref
    price: int


@fact("cv")
class Pitched(SeatFact):
    to: Place


@fact("cv")
class Drawn(SeatFact):
    card: Ref | Concealed


@fact("cv", "round-begun")
class RoundBegun(Fact):
    round: int


@fact("cv", "game-ended")
class GameEnded(Fact):
    pass


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
