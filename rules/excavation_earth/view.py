"""What a seat may know: its own cards; of hands, packets, answers, decks and reserves of others only how many.

No other module knows what is secret. Credits, stores, black-market piles, discards and travel cards are public
(EE-GEN-14, ruling A30).
"""

from dataclasses import dataclass, replace

from rules.core.knowledge import Concealed
from rules.core.rng import Rng
from rules.core.types import Ref, Seat
from rules.excavation_earth import events as happened
from rules.excavation_earth.agenda import OpeningHands
from rules.excavation_earth.events import Event
from rules.excavation_earth.state import CardsT, Player, PlayerOf, PositionOf, State, Zu, ZuOf

NO_CHANCE = Rng(0)
Cards = tuple[Ref, ...] | Concealed

CARD, ANSWER, BUYER, TILE, ZU_CARD = "card", "answer", "buyer", "tile", "zu"
"""The backs of what lies face down; a relic of a reserve shows its colour, as in `relic-Y`."""


PlayerView = PlayerOf[Cards]
ZuView = ZuOf[Concealed]


@dataclass(frozen=True, slots=True)
class View(PositionOf[Cards, Concealed]):
    """The position as a seat knows it; None: as a spectator does."""

    seat: Seat | None


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
            Concealed(f"relic-{colour}", len(pile))
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
        rng=NO_CHANCE,
    )


def own_view(player: Player) -> PlayerView:
    return with_cards(player, player.hand, player.packet, player.chosen, player.drafted)


def view_of_other(player: Player, *, opening: bool) -> PlayerView:
    """An answer that waits for the others is counted where its cards came from: its size is a secret too."""
    hand, packet = len(player.hand), len(player.packet)
    waiting = len(player.chosen or ())
    return with_cards(
        player,
        Concealed(CARD, hand + waiting if opening else hand),
        Concealed(CARD, packet if opening else packet + waiting),
        None if player.chosen is None else Concealed(ANSWER, 1),
        Concealed(CARD, len(player.drafted)),
    )


def with_cards(
    player: Player | PlayerView, hand: CardsT, packet: CardsT, chosen: CardsT | None, drafted: CardsT
) -> PlayerOf[CardsT]:
    """Make the same player with these cards instead; all else is public."""
    return PlayerOf(
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
    """Conceal also what went out of the game: it did so unseen (EE-SOLO-PREP-1)."""
    return ZuOf(
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
