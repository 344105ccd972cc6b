"""What a seat may know: its own cards; of hands, packets, answers, decks and reserves of others only how many.

No other module knows what is secret. Credits, stores, black-market piles, discards and travel cards are public
(EE-GEN-14, ruling A30).
"""

from dataclasses import dataclass, field, replace

from rules.core.knowledge import Concealed
from rules.core.rng import Rng
from rules.core.types import Ref, Seat
from rules.excavation_earth import events as happened
from rules.excavation_earth.agenda import OpeningHands, Pending
from rules.excavation_earth.components import Box
from rules.excavation_earth.events import Event
from rules.excavation_earth.options import Options
from rules.excavation_earth.parts import ZU
from rules.excavation_earth.state import Player, RowCard, State, Zu

NO_CHANCE = Rng(0)
Cards = tuple[Ref, ...] | Concealed

CARD, ANSWER, BUYER, TILE, ZU_CARD = "card", "answer", "buyer", "tile", "zu"
"""The backs of what lies face down; a relic of a reserve shows its colour, as in `relic-Y`."""


@dataclass(frozen=True, slots=True)
class PlayerView:
    """The same fields as `Player`."""

    colour: str
    faction: str
    explorers: tuple[Ref, ...]
    hand: Cards
    travel: tuple[Ref, ...]
    spent_travel: tuple[Ref, ...]
    packet: Cards
    chosen: Cards | None
    drafted: Cards
    supply: int
    guards: tuple[str, ...]
    columns: tuple[str, ...]
    hold: tuple[Ref, ...]
    container: tuple[Ref, ...]
    marker: int
    passed: bool
    earned: tuple[int, ...]

    @property
    def credits(self) -> int:
        return sum(self.earned)

    @property
    def relics(self) -> tuple[Ref, ...]:
        return self.hold + self.container

    @property
    def is_zu(self) -> bool:
        return self.faction == ZU


@dataclass(frozen=True, slots=True)
class ZuView:
    """Cards of Zu that went out of the game did so unseen (EE-SOLO-PREP-1)."""

    seat: Seat
    deck: Concealed
    discard: tuple[Ref, ...]
    later: tuple[Concealed, ...]
    gone: Concealed


@dataclass(frozen=True, slots=True)
class View:
    """The same fields as `State`, and whose view it is."""

    seat: Seat | None
    box: Box = field(repr=False, compare=False)
    options: Options
    players: tuple[PlayerView, ...]
    order: tuple[Seat, ...]
    round: int
    agenda: tuple[Pending, ...]
    queues: tuple[str, ...]
    traders: tuple[tuple[int, ...], ...]
    envoys: tuple[tuple[int, ...], ...]
    stock: tuple[int, ...]
    white: int
    mothership: str
    sites: tuple[tuple[Ref, ...], ...]
    piles: tuple[tuple[Ref, ...], ...]
    reserve: tuple[Concealed, ...]
    drawn: tuple[Ref, ...]
    sold: tuple[Ref, ...]
    deck: Concealed
    discard: tuple[Ref, ...]
    row: tuple[RowCard, ...]
    buyer_deck: Concealed
    buyer_discard: tuple[Ref, ...]
    tiles: tuple[Ref, ...]
    tile_stack: Concealed
    zu: ZuView | None
    rng: Rng = NO_CHANCE

    @property
    def seats(self) -> range:
        return range(len(self.players))

    @property
    def pending(self) -> Pending | None:
        return self.agenda[0] if self.agenda else None

    def popularity(self, colour: int) -> int:
        """Free spaces of a colour's track (EE-GEN-9)."""
        return self.box.track_spaces - self.stock[colour]


def view_of(state: State, seat: Seat | None) -> View:
    opening = isinstance(state.pending, OpeningHands)
    return View(
        seat=seat,
        box=state.box,
        options=state.options,
        players=tuple(
            own_view(each) if at == seat else view_of_other(each, opening=opening)
            for at, each in enumerate(state.players)
        ),
        order=state.order,
        round=state.round,
        agenda=state.agenda,
        queues=state.queues,
        traders=state.traders,
        envoys=state.envoys,
        stock=state.stock,
        white=state.white,
        mothership=state.mothership,
        sites=state.sites,
        piles=state.piles,
        reserve=tuple(
            Concealed(back_of_relic(colour), len(pile))
            for colour, pile in zip(state.box.colours, state.reserve, strict=True)
        ),
        drawn=state.drawn,
        sold=state.sold,
        deck=Concealed(CARD, len(state.deck)),
        discard=state.discard,
        row=state.row,
        buyer_deck=Concealed(BUYER, len(state.buyer_deck)),
        buyer_discard=state.buyer_discard,
        tiles=state.tiles,
        tile_stack=Concealed(TILE, len(state.tile_stack)),
        zu=view_of_zu(state.zu) if state.zu is not None else None,
    )


def back_of_relic(colour: str) -> str:
    return f"relic-{colour}"


def own_view(player: Player) -> PlayerView:
    return seen_player(player, player.hand, player.packet, player.chosen, player.drafted)


def view_of_other(player: Player, *, opening: bool) -> PlayerView:
    """An answer that waits for the others is counted where its cards came from: its size is a secret too."""
    hand, packet = len(player.hand), len(player.packet)
    waiting = len(player.chosen or ())
    return seen_player(
        player,
        Concealed(CARD, hand + waiting if opening else hand),
        Concealed(CARD, packet if opening else packet + waiting),
        None if player.chosen is None else Concealed(ANSWER, 1),
        Concealed(CARD, len(player.drafted)),
    )


def seen_player(player: Player, hand: Cards, packet: Cards, chosen: Cards | None, drafted: Cards) -> PlayerView:
    return PlayerView(
        player.colour,
        player.faction,
        player.explorers,
        hand,
        player.travel,
        player.spent_travel,
        packet,
        chosen,
        drafted,
        player.supply,
        player.guards,
        player.columns,
        player.hold,
        player.container,
        player.marker,
        player.passed,
        player.earned,
    )


def view_of_zu(zu: Zu) -> ZuView:
    return ZuView(
        zu.seat,
        Concealed(ZU_CARD, len(zu.deck)),
        zu.discard,
        tuple(Concealed(ZU_CARD, len(deck)) for deck in zu.later),
        Concealed(ZU_CARD, len(zu.gone)),
    )


def seen(event: Event, seat: Seat | None) -> Event | None:
    """Cards drawn, kept or taken out of a packet show only to whoever holds it; the counts are public."""
    match event:
        case (
            happened.CardsDrawn(seat=own)
            | happened.CardsDrafted(seat=own)
            | happened.CardsKept(seat=own)
            | happened.CardsRemoved(seat=own)
        ) if own != seat:
            return replace(event, cards=())
        case _:
            return event
