"""What a seat may know: its own hand, pack and choice; of the others only how many cards.

No other module knows what is secret.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from rules.core.explained import Explained
from rules.core.knowledge import Concealed, leaves
from rules.core.rng import Rng
from rules.core.types import Ref, Seat
from tests.fixture_game.components import Box, Place
from tests.fixture_game.events import BidLaid, Drawn, Event, Kept, PackReceived
from tests.fixture_game.state import Agreed, State, Task, Trader

NO_CHANCE = Rng(0)
Cards = tuple[Ref, ...] | Concealed


@dataclass(frozen=True, slots=True)
class TraderView:
    camel: Place
    coins: int
    tents: int
    hand: Cards
    pack: Cards
    chosen: Ref | Concealed | None
    earned: int


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    box: Box = field(repr=False, compare=False)
    options: Agreed
    rivals: tuple[Seat, ...]
    rng: Rng
    traders: tuple[TraderView, ...]
    deck: Concealed
    discard: tuple[Ref, ...]
    tents: tuple[tuple[Place, Seat], ...]
    agenda: tuple[Task, ...]
    round: int
    whistle: Seat


def view(state: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        box=state.box,
        options=state.options,
        rivals=state.rivals,
        rng=NO_CHANCE,
        traders=tuple(trader_view(each, own=at == seat) for at, each in enumerate(state.traders)),
        deck=Concealed("card", len(state.deck)),
        discard=state.discard,
        tents=state.tents,
        agenda=state.agenda,
        round=state.round,
        whistle=state.whistle,
    )


def trader_view(trader: Trader, *, own: bool) -> TraderView:
    hand: Cards = trader.hand
    pack: Cards = trader.pack
    chosen: Ref | Concealed | None = trader.chosen
    if not own:
        hand, pack = concealed(hand), concealed(pack)
        chosen = chosen and Concealed("card", 1)
    return TraderView(trader.camel, trader.coins, trader.tents, hand, pack, chosen, trader.earned)


def concealed(cards: Cards) -> Concealed:
    return cards if isinstance(cards, Concealed) else Concealed("card", len(cards))


def seen(event: Event, seat: Seat | None) -> Event | None:
    match event:
        case Kept(seat=own) | BidLaid(seat=own) | Drawn(seat=own) if own != seat:
            return replace(event, card=Concealed("card", 1))
        case PackReceived(seat=own, cards=cards) if own != seat:
            return replace(event, cards=concealed(cards))
        case Explained(seat=own, question="cv-rival-keep" | "cv-rival-bid") if own != seat:
            return None
        case _:
            return event


def imagine(view: View, rng: Rng) -> State:
    """The cards that do not show are dealt anew to where cards lie concealed."""
    showing = set(leaves((view.traders, view.discard)))
    shuffled, rng = rng.shuffled([card for card in view.box.cards if card not in showing])
    unseen = iter(shuffled)
    traders = tuple(imagined_trader(each, unseen) for each in view.traders)
    return State(
        box=view.box,
        options=view.options,
        rivals=view.rivals,
        rng=rng,
        traders=traders,
        deck=dealt(view.deck, unseen),
        discard=view.discard,
        tents=view.tents,
        agenda=view.agenda,
        round=view.round,
        whistle=view.whistle,
    )


def imagined_trader(trader: TraderView, unseen: Iterator[Ref]) -> Trader:
    return Trader(
        trader.camel,
        trader.coins,
        trader.tents,
        dealt(trader.hand, unseen),
        dealt(trader.pack, unseen),
        next(unseen) if isinstance(trader.chosen, Concealed) else trader.chosen,
        trader.earned,
    )


def dealt(cards: Cards, unseen: Iterator[Ref]) -> tuple[Ref, ...]:
    return tuple(next(unseen) for _ in range(cards.count)) if isinstance(cards, Concealed) else cards
