"""The position: where every component lies, and what is pending. Knows nothing of who may see it."""

from dataclasses import dataclass, field, replace
from typing import Any

from rules.core.fact import Fact, SeatFact, pending
from rules.core.rng import Rng
from rules.core.types import Ref, Seat
from tests.fixture_game.components import Box, Place, good_of


@dataclass(frozen=True, slots=True)
class Agreed:
    """What counts as long as the game lasts."""

    tolls: bool = True
    """The owner of a tent may ask arriving rivals for a coin (CV-TOLL-2)."""


@dataclass(frozen=True, slots=True)
class Options(Agreed):
    """The same with what only the setup asks for."""

    houses: tuple[str, ...] = ()
    """The trading house of each seat: where its camel waits at the start (CV-HOUSE-1)."""
    rival_wells: bool = False
    """The Rival starts at the wells (CV-RIVAL-8)."""
    rival_dunes: bool = False
    """The Rival starts at the dunes (CV-RIVAL-8)."""


@pending()
class Drafting(Fact):
    """All seats keep one card of their pack, at the same time."""


@pending()
class Bidding(Fact):
    """All seats lay one card face down, at the same time."""


@pending()
class Travelling(SeatFact):
    pass


@pending("toll")
class TollAsked(SeatFact):
    """The owner of a tent decides in the middle of the turn of another seat."""

    mover: Seat


@pending()
class Trading(SeatFact):
    pass


Task = Drafting | Bidding | Travelling | TollAsked | Trading


@dataclass(frozen=True, slots=True)
class Trader:
    """What one seat has: a hand and a pack that others do not see, and a card chosen in secret."""

    camel: Place
    coins: int
    tents: int
    hand: tuple[Ref, ...] = ()
    pack: tuple[Ref, ...] = ()
    chosen: Ref | None = None
    earned: int = 0


@dataclass(frozen=True, slots=True)
class State:
    box: Box = field(repr=False, compare=False)
    options: Agreed
    rivals: tuple[Seat, ...]
    """The seats that the automa plays."""
    rng: Rng
    traders: tuple[Trader, ...]
    deck: tuple[Ref, ...]
    """In order, the top first."""
    discard: tuple[Ref, ...] = ()
    tents: tuple[tuple[Place, Seat], ...] = ()
    agenda: tuple[Task, ...] = (Drafting(),)
    """What is pending, the next first; empty when the game is over."""
    round: int = 1
    whistle: Seat = 0

    @property
    def seats(self) -> range:
        return range(len(self.traders))

    @property
    def task(self) -> Task | None:
        return self.agenda[0] if self.agenda else None

    def tent_at(self, place: Place) -> Seat | None:
        return dict(self.tents).get(place)

    def deliverable(self, seat: Seat) -> tuple[Ref, ...]:
        trader = self.traders[seat]
        market = self.box.market(trader.camel)
        return tuple(card for card in trader.hand if market and good_of(card) == market.buys)

    def with_trader(self, seat: Seat, **changes: Any) -> "State":
        changed = replace(self.traders[seat], **changes)
        return replace(self, traders=(*self.traders[:seat], changed, *self.traders[seat + 1 :]))

    def task_done(self) -> "State":
        return replace(self, agenda=self.agenda[1:])


def without(cards: tuple[Ref, ...], card: Ref) -> tuple[Ref, ...]:
    return tuple(each for each in cards if each != card)
