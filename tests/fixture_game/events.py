"""The closed union of events. A card may be concealed in what a seat sees of them."""

from rules.core.explained import Explained
from rules.core.fact import Fact, fact
from rules.core.knowledge import Concealed
from rules.core.types import Ref, Seat
from tests.fixture_game.components import Place


@fact("cv")
class Kept(Fact):
    seat: Seat
    card: Ref | Concealed


@fact("cv", "pack-received")
class PackReceived(Fact):
    seat: Seat
    cards: tuple[Ref, ...] | Concealed


@fact("cv", "bid-laid")
class BidLaid(Fact):
    seat: Seat
    card: Ref | Concealed


@fact("cv", "bid-revealed")
class BidRevealed(Fact):
    seat: Seat
    card: Ref


@fact("cv", "bid-won")
class BidWon(Fact):
    seat: Seat


@fact("cv")
class Travelled(Fact):
    seat: Seat
    here: Place
    to: Place


@fact("cv", "coin-taken")
class CoinTaken(Fact):
    seat: Seat
    mover: Seat


@fact("cv", "coin-left")
class CoinLeft(Fact):
    seat: Seat
    mover: Seat


@fact("cv")
class Delivered(Fact):
    seat: Seat
    card: Ref
    price: int


@fact("cv")
class Pitched(Fact):
    seat: Seat
    to: Place


@fact("cv")
class Drawn(Fact):
    seat: Seat
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
