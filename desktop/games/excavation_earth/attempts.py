"""What somebody means who drops pieces somewhere, legal or not; what goes along with a move, and what could cure it."""

from collections.abc import Sequence

from desktop.board.desk import Drop, no_one
from desktop.board.sprite import Key
from desktop.games.excavation_earth import keys
from desktop.games.excavation_earth.handles import has_relic
from desktop.games.excavation_earth.spots import NOBODY, Spot, spot_of
from rules.core.refusal import Refusal
from rules.core.types import Ref, Seat
from rules.excavation_earth import agenda as todo
from rules.excavation_earth import moves as m
from rules.excavation_earth.legality_of_moving import objection_to_commanding
from rules.excavation_earth.parts import WHITE, Store
from rules.excavation_earth.queries import interested, next_marker, row_is_used
from rules.excavation_earth.state import colour_of, is_travel, symbol_of, type_of
from rules.excavation_earth.view import View

OWN = ("in_hand", "in_packet", "explorer", "in_hold", "in_container", "cube", "guard", "trader", "envoy")
"""Pieces that only their owner moves."""


def attempt(view: View, seat: Seat, pieces: frozenset[Key]) -> Drop[m.Move]:
    spots = [(piece, spot_of(view, piece)) for piece in sorted(pieces)]
    found = [(piece, spot) for piece, spot in spots if spot is not None]
    if not found or len(found) < len(pieces) or any(spot.kind in OWN and spot.seat != seat for _, spot in found):
        return no_one

    def meant(place: Key) -> m.Move | None:
        target = spot_of(view, place)
        if target is None or target.seat not in (seat, NOBODY):
            return None
        if len(found) > 1:
            return of_cards(view, seat, [spot for _, spot in found], target)
        return of_one_piece(view, seat, *found[0], target)

    return meant


def of_one_piece(view: View, seat: Seat, piece: Key, source: Spot, target: Spot) -> m.Move | None:
    match source.kind:
        case "in_hand" | "in_packet":
            return of_card(view, seat, source, target)
        case "explorer":
            return of_explorer(view, seat, int(source.ref), target)
        case "in_hold" | "in_container":
            return of_stored_relic(seat, source, target)
        case "on_site" | "in_pile" | "drawn":
            return of_found_relic(view, seat, source, target)
        case "cube" | "guard":
            return of_cube(seat, source.ref, target)
        case "buyer" if target.kind == "queue" and keys.read(piece)[0] == "stock":
            return m.AddBuyer(seat=seat, market=int(target.ref), buyer=source.ref)
        case "trader" if target.kind in ("centre", "tile"):
            return m.Promote(seat=seat, market=int(source.ref))
        case "envoy" if target.kind in ("tile", "crew"):
            return m.Recall(seat=seat, centre=int(source.ref))
    return None


def of_cards(view: View, seat: Seat, spots: Sequence[Spot], target: Spot) -> m.Move | None:
    """Several cards at once, in the order in which they are held."""
    chosen = {spot.ref for spot in spots}
    player = view.players[seat]
    if target.kind == "deck" and isinstance(player.hand, tuple):
        return m.Redraw(seat=seat, cards=tuple(card for card in player.hand if card in chosen))
    if target.kind == "hand" and isinstance(player.packet, tuple):
        cards = tuple(card for card in player.packet if card in chosen)
        if isinstance(view.pending, todo.Drafting):
            return m.DraftCards(seat=seat, cards=cards)
        return m.KeepDrawn(seat=seat, cards=cards)
    return None


def of_card(view: View, seat: Seat, source: Spot, target: Spot) -> m.Move | None:
    """A card is played for what it is dropped on."""
    card = source.ref
    if source.kind == "in_packet" or isinstance(view.pending, todo.OpeningHands):
        return of_cards(view, seat, (source,), target)
    match target.kind:
        case "explorer":
            return m.Travel(seat=seat, card=card)
        case "place" | "on_site":
            return at_place(view, seat, card, target)
        case "queue" | "trader":
            return m.Market(seat=seat, card=card, market=int(target.ref))
        case "buyers" | "buyer":
            return m.Sell(seat=seat, card=card)
        case "centre" | "tile" | "envoy":
            own = view.box.centre_with.get(symbol_of(card))
            return m.Command(seat=seat, card=card) if own in (None, int(target.ref)) else None
        case "pile" | "in_pile":
            return m.Smuggle(seat=seat, card=card)
        case "row":
            return m.Survey(seat=seat, card=card, replaced=target.ref)
        case "deck":
            return m.Survey(seat=seat, card=card)
        case "discard":
            return m.DiscardCard(seat=seat, card=card)
    return None


def at_place(view: View, seat: Seat, card: Ref, target: Spot) -> m.Move:
    """Return the move that a card dropped on a location means.

    A market that is a dig site too is dug when its relics match the card.
    """
    box = view.box
    ref = target.ref if target.kind == "place" else box.sites[box.site_of[type_of(target.ref)]]
    if ref in box.black_markets:
        return m.Smuggle(seat=seat, card=card)
    digs = ref in box.site_number and not is_travel(card) and has_relic(view, ref, colour_of(card))
    if ref in box.market_at and not digs:
        return m.Market(seat=seat, card=card, market=box.market_at[ref])
    return m.Excavate(seat=seat, card=card)


def astray(view: View, seat: Seat, pieces: frozenset[Key], place: Key) -> Refusal | None:
    """A card over a centre of another symbol: it commands, but not there."""
    target, spots = spot_of(view, place), [spot_of(view, piece) for piece in pieces]
    source = spots[0] if len(spots) == 1 else None
    if source is None or target is None or source.kind != "in_hand" or source.seat != seat:
        return None
    if target.kind not in ("centre", "tile", "envoy") or not isinstance(view.pending, todo.Turn):
        return None
    return objection_to_commanding(view.box, source.ref, int(target.ref))


def of_explorer(view: View, seat: Seat, number: int, target: Spot) -> m.Move | None:
    if target.kind != "place":
        return None
    if number >= len(view.players[seat].explorers):
        return m.PlaceThird(seat=seat, place=target.ref)
    if isinstance(view.pending, todo.Teleporting):
        return m.Teleport(seat=seat, explorer=number, to=target.ref)
    return m.Walk(seat=seat, explorer=number, to=target.ref)


def of_stored_relic(seat: Seat, source: Spot, target: Spot) -> m.Move | None:
    kind = type_of(source.ref)
    store: Store = "hold" if source.kind == "in_hold" else "container"
    match target.kind:
        case "queue" | "trader":
            return m.Offer(seat=seat, relic=kind, store=store, market=int(target.ref))
        case "pile" | "in_pile":
            return m.Fence(seat=seat, relic=kind, store=store)
    return None


def of_found_relic(view: View, seat: Seat, source: Spot, target: Spot) -> m.Move | None:
    """A relic that belongs to nobody: from a site, from a pile, or drawn in a survey."""
    kind = type_of(source.ref)
    match source.kind, target.kind:
        case "on_site", "hold":
            return m.Discover(seat=seat, relic=kind)
        case "in_pile", "hold" | "container":
            return m.Buy(seat=seat, colour=colour_of(kind), store=target.kind)
        case "drawn", "place":
            return m.PutOnSite(seat=seat, relic=kind)
        case "drawn", "hold":
            is_free = isinstance(view.pending, todo.Surveying) and view.pending.free
            return m.StoreDrawn(seat=seat, relic=kind) if is_free else m.BuyDrawn(seat=seat, relic=kind)
    return None


def of_cube(seat: Seat, guard: str, target: Spot) -> m.Move | None:
    match target.kind:
        case "queue" | "trader":
            return m.SendTrader(seat=seat, market=int(target.ref), guard=guard)
        case "centre" | "tile" | "envoy":
            return m.SendEnvoy(seat=seat, centre=int(target.ref), guard=guard)
        case "cell":
            return m.TakeSample(seat=seat, guard=guard)
    return None


# What goes along, and what could cure


def companions(view: View, move: m.Move) -> Sequence[Key]:
    """The buyer who is sent away, the trader who is promoted, the marker that is won, the relics in reach."""
    match move:
        case m.AddBuyer(market=market) if len(view.queues[market]) >= view.box.numbers.queue_most:
            return (keys.queued_key(market, 0),)
        case m.Offer(seat=seat, market=market, relic=kind):
            promoted = (keys.trader_key(market, seat, 0),) if view.traders[market][seat] else ()
            return (*promoted, *interested_buyers(view, market, colour_of(kind)))
        case m.Survey(seat=seat) if row_is_used(view) and not view.players[seat].marker:
            marker = next_marker(view)
            return (keys.marker_key(marker),) if marker else ()
        case m.Excavate(seat=seat, card=card):
            sites = [view.box.site_number.get(ref) for ref in view.players[seat].explorers]
            lying = (relic for site in sites if site is not None for relic in view.sites[site])
            return tuple(keys.relic_key(relic) for relic in lying if colour_of(relic) == colour_of(card))
    return ()


def interested_buyers(view: View, market: int, colour: str) -> Sequence[Key]:
    """List the buyers in a queue who would pay for a relic of this colour (EE-ACT-SEL-6)."""
    return tuple(
        keys.queued_key(market, at) for at, letter in enumerate(view.queues[market]) if letter in (colour, WHITE)
    )


def cures(view: View, move: m.Move) -> Sequence[Key]:
    """List where what is missing could come from.

    These are explorers who could go there, and markets that would take the relic.
    """
    seat = move.seat
    player = view.players[seat]
    match move:
        case m.Excavate() | m.Market() | m.Smuggle():
            return tuple(keys.explorer_key(seat, number) for number in range(len(player.explorers)))
        case m.Offer(relic=kind):
            colour = colour_of(kind)
            return tuple(
                keys.queue_key(market)
                for market in range(len(view.queues))
                if view.traders[market][seat] and interested(view, market, colour)
            )
        case m.AddBuyer():
            white = (keys.stock_key(WHITE, view.white - 1),) if view.white else ()
            return white if move.buyer != WHITE else ()
        case m.Survey():
            return tuple(keys.card_key(each.card) for each in view.row if each.owner is None)
    return ()
