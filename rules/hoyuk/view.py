"""What a seat may know: everything on the table, of piles only their top cards, of decks only how many cards.

No other module knows what is secret. Hands are open unless an option hides them (ruling A18); the catastrophes that
have been drawn lie under the others in an order that everybody has seen.
"""

from dataclasses import dataclass

from rules.core.knowledge import Concealed
from rules.core.rng import Rng
from rules.core.types import Ref, Seat
from rules.hoyuk.agenda import Catastrophe
from rules.hoyuk.state import Player, PlayerOf, PositionOf, State

NO_CHANCE = Rng(0)
ASPECT, CALAMITY, TILE = "aspect", "catastrophe", "tile"
"""The backs of what lies face down."""


@dataclass(frozen=True, slots=True)
class PileView:
    """An aspect base: the card that shows, and how many lie below it."""

    top: Ref | None
    below: Concealed

    @property
    def count(self) -> int:
        return self.below.count + (self.top is not None)


@dataclass(frozen=True, slots=True)
class DeckView:
    """The catastrophes, the next one first: those that everybody knows, as far as they stand at either end."""

    next: Ref | None
    """Announced by a variant (HK-VAR-3)."""
    hidden: Concealed
    seen: tuple[Ref, ...]
    """Drawn before, and put under the others in this order."""

    @property
    def count(self) -> int:
        return self.hidden.count + len(self.seen) + (self.next is not None)


PlayerView = PlayerOf[tuple[Ref, ...] | Concealed]


@dataclass(frozen=True, slots=True)
class View(PositionOf[tuple[Ref, ...] | Concealed, PileView, DeckView, Concealed]):
    """The position as a seat knows it; None: as a spectator does."""

    seat: Seat | None


def view_of(state: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        box=state.box,
        options=state.options,
        players=tuple(
            seen_player(player, is_open=not state.options.hide_hands or at == seat)
            for at, player in enumerate(state.players)
        ),
        neighbours=state.neighbours,
        village=state.village,
        supply=state.supply,
        shaman_repelled=state.shaman_repelled,
        piles=tuple(seen_pile(pile) for pile in state.piles),
        removed=state.removed,
        catastrophes=seen_deck(state),
        seen=state.seen,
        tiles=Concealed(TILE, len(state.tiles)),
        tile_discard=state.tile_discard,
        first_stage=state.first_stage,
        dealt=state.dealt,
        turn=state.turn,
        phase=state.phase,
        marker=state.marker,
        is_last=state.is_last,
        locusts=state.locusts,
        joined=state.joined,
        agenda=state.agenda,
        rng=NO_CHANCE,
    )


def seen_player(player: Player, *, is_open: bool) -> PlayerView:
    hand = player.hand if is_open else Concealed(ASPECT, len(player.hand))
    return PlayerOf(player.clan, player.houses, player.gone, hand, player.spent, player.earned)


def seen_pile(pile: tuple[Ref, ...]) -> PileView:
    """Face up, but only the top card shows."""
    return PileView(pile[0] if pile else None, Concealed(ASPECT, max(len(pile) - 1, 0)))


def seen_deck(state: State) -> DeckView:
    """Return the deck as seats see it; once all cards have been drawn, the order is known for good (HK-CAL-2)."""
    unseen = len(state.catastrophes) - state.seen
    announced = is_announced(state) and unseen > 0
    return DeckView(
        state.catastrophes[0] if announced else None,
        Concealed(CALAMITY, unseen - announced),
        state.catastrophes[unseen:],
    )


def is_announced(state: State) -> bool:
    """Check whether the catastrophe is shown: from the start of a turn until it is drawn (HK-VAR-3)."""
    return state.options.reveal_next_catastrophe and any(isinstance(each, Catastrophe) for each in state.agenda)
