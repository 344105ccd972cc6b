"""How each move of Excavation Earth is made by hand: what is taken and where it is dropped, or what is clicked."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from desktop.board.desk import Handle, drag
from desktop.board.sprite import Key
from desktop.games.excavation_earth import keys
from rules.core.types import Ref, Seat
from rules.excavation_earth import agenda as todo
from rules.excavation_earth import moves as m
from rules.excavation_earth.parts import WHITE
from rules.excavation_earth.state import colour_of, symbol_of, type_of
from rules.excavation_earth.view import View


def gestures(view: View, move: m.Move) -> Iterator[Handle]:
    """All gestures of a move, the nearest first; none where it has a button."""
    match move:
        case m.Travel() | m.Excavate() | m.Market() | m.Sell() | m.Command() | m.Smuggle() | m.Survey():
            for target in card_targets(view, move):
                yield drag(keys.card_key(move.card), target)
        case m.Redraw(cards=cards):
            yield Handle(cards_of(cards), keys.DECK)
        case m.DraftCards(seat=seat, cards=cards) | m.KeepDrawn(seat=seat, cards=cards):
            yield Handle(cards_of(cards), keys.hand_key(seat))
        case m.DiscardCard(card=card):
            yield drag(keys.card_key(card), keys.DISCARD)
        case m.PlaceThird(seat=seat, place=ref):
            yield drag(keys.explorer_key(seat, len(view.players[seat].explorers)), keys.place_key(ref))
        case m.Walk(seat=seat, explorer=explorer, to=to) | m.Teleport(seat=seat, explorer=explorer, to=to):
            yield drag(keys.explorer_key(seat, explorer), keys.place_key(to))
        case m.Discover(seat=seat, relic=kind):
            yield from (drag(on_site(view, kind), slot) for slot in free_slots(view, seat, "hold"))
        case m.TakeSample(seat=seat, guard=guard):
            yield drag(cube_of(seat, guard), keys.cell_key(seat, sampled(view)))
        case m.SendTrader(seat=seat, market=market, guard=guard):
            yield drag(cube_of(seat, guard), keys.queue_key(market))
        case m.SendEnvoy(seat=seat, centre=centre, guard=guard):
            yield drag(cube_of(seat, guard), keys.centre_key(centre))
        case m.AddBuyer(market=market, buyer=buyer):
            yield drag(next_buyer(view, buyer), keys.queue_key(market))
        case m.Offer(seat=seat, relic=kind, store=store, market=market):
            yield from (drag(relic, keys.queue_key(market)) for relic in in_store(view, seat, store, kind))
        case m.Promote(seat=seat, market=market):
            place = keys.centre_key(view.box.centre_of[market])
            traders = range(view.traders[market][seat])
            yield from (drag(keys.trader_key(market, seat, number), place) for number in traders)
        case m.Recall(seat=seat, centre=centre):
            envoys = [keys.envoy_key(centre, seat, number) for number in reversed(range(view.envoys[centre][seat]))]
            for place in (keys.tile_key(centre), keys.crew_key(seat)):
                yield from (drag(envoy, place) for envoy in envoys)
        case m.Fence(seat=seat, relic=kind, store=store):
            pile = keys.pile_key(colour_of(kind))
            yield from (drag(relic, pile) for relic in in_store(view, seat, store, kind))
        case m.Buy(seat=seat, colour=colour, store=store):
            top = keys.relic_key(view.piles[view.box.colour_number[colour]][0])
            yield from (drag(top, slot) for slot in free_slots(view, seat, store))
        case m.PutOnSite(relic=kind):
            site = view.box.sites[view.box.site_of[kind]]
            yield drag(drawn(view, kind), keys.place_key(site))
        case m.BuyDrawn(seat=seat, relic=kind) | m.StoreDrawn(seat=seat, relic=kind):
            yield from (drag(drawn(view, kind), slot) for slot in free_slots(view, seat, "hold"))
        case m.KeepHand() | m.Pass() | m.FlipCard() | m.CloseSale() | m.Finish():
            return
        case _:
            assert_never(move)


# Cards


def card_targets(view: View, move: m.CardMove) -> Iterator[Key]:
    """Yield where a card can be dropped for this move: the place says what the card is played for."""
    box, explorers = view.box, view.players[move.seat].explorers
    match move:
        case m.Travel(seat=seat):
            yield from (keys.explorer_key(seat, number) for number in range(len(explorers)))
        case m.Excavate(card=card):
            colour = colour_of(card)
            yield from (keys.place_key(ref) for ref in dict.fromkeys(explorers) if has_relic(view, ref, colour))
        case m.Market(market=market):
            yield keys.queue_key(market)
        case m.Sell():
            yield keys.BUYERS
        case m.Command(card=card):
            yield keys.centre_key(box.centre_with[symbol_of(card)])
        case m.Smuggle():
            yield from (keys.place_key(ref) for ref in dict.fromkeys(explorers) if ref in box.black_markets)
        case m.Survey(replaced=replaced):
            yield keys.card_key(replaced) if replaced else keys.DECK
        case _:
            assert_never(move)


def has_relic(view: View, place: Ref, colour: str) -> bool:
    site = view.box.site_number.get(place)
    return site is not None and any(colour_of(relic) == colour for relic in view.sites[site])


def cards_of(cards: Sequence[Ref]) -> frozenset[Key]:
    return frozenset(keys.card_key(card) for card in cards)


# Pieces


def cube_of(seat: Seat, guard: str) -> Key:
    """A cube of the supply, or the guard that is taken when there is none."""
    return keys.guard_key(seat, guard) if guard else keys.cube_key(seat)


def sampled(view: View) -> str:
    """The cell of the gallery that is asked about."""
    assert isinstance(view.pending, todo.Sampling)
    return view.pending.relic


def next_buyer(view: View, letter: str) -> Key:
    """Return the next buyer: from the lowest occupied space of its track (EE-GEN-8)."""
    if letter == WHITE:
        return keys.stock_key(WHITE, view.white - 1)
    return keys.stock_key(letter, view.popularity(view.box.colour_number[letter]))


def on_site(view: View, kind: str) -> Key:
    """The uppermost relic of this type on its site."""
    lying = view.sites[view.box.site_of[kind]]
    return keys.relic_key(next(ref for ref in lying if type_of(ref) == kind))


def drawn(view: View, kind: str) -> Key:
    return keys.relic_key(next(ref for ref in view.drawn if type_of(ref) == kind))


def in_store(view: View, seat: Seat, store: str, kind: str) -> list[Key]:
    """The relics of this type in a store that are not offered yet."""
    player = view.players[seat]
    offered = [relic for relic, _ in view.pending.offers] if isinstance(view.pending, todo.Selling) else []
    relics = player.hold if store == "hold" else player.container
    return [keys.relic_key(ref) for ref in relics if type_of(ref) == kind and ref not in offered]


def free_slots(view: View, seat: Seat, store: str) -> list[Key]:
    """The next free one first: that is where a relic comes to lie."""
    player = view.players[seat]
    board = view.box.factions[player.faction]
    used, most = (len(player.hold), board.hold) if store == "hold" else (len(player.container), board.container)
    return [keys.slot_key(seat, store, number) for number in range(used, most)]
