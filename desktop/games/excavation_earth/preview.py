"""What shows before a drop: the piece as it would be, what it brings and costs. The rules are asked for all figures."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from PySide6.QtCore import QLineF, QPointF, QRectF

from desktop.board import tags
from desktop.board.desk import Look, usual
from desktop.board.layers import Layer
from desktop.board.sprite import Key, Picture, Place, Sprite, place_of
from desktop.games.excavation_earth import keys
from desktop.games.excavation_earth.board_sprites import explorers_at, standing_at
from desktop.games.excavation_earth.handles import free_slots, gestures
from desktop.games.excavation_earth.queues import trader_places
from desktop.games.excavation_earth.sale import with_offer
from desktop.games.excavation_earth.shown import Shown
from rules.core.types import Ref, Seat
from rules.excavation_earth import agenda as todo
from rules.excavation_earth import moves as m
from rules.excavation_earth.outlook import best_sale, gallery_lines
from rules.excavation_earth.queries import free_row_cards, price_of, sale_income, survey_price, top_of_pile
from rules.excavation_earth.state import symbol_of, type_of
from rules.excavation_earth.view import View

ACTIONS = {
    "ee.travel": "travel",
    "ee.excavate": "excavate",
    "ee.market": "market",
    "ee.sell": "sell",
    "ee.command": "command",
    "ee.smuggle": "smuggle",
    "ee.survey": "survey",
}
"""What a card is played for, as names.ftl calls it."""


EDGE = 4.0
"""From a tag to the edge of the table, at least."""
WAY_ROOM = 8.0
"""Around a lit route, for its width."""


def preview(view: View, move: m.Move, look: Look, places: Mapping[Key, Place]) -> list[Sprite]:
    """Preview a move, which must be legal."""
    return list(foreseen(Shown(view, look), move, places))


def foreseen(shown: Shown, move: m.Move, places: Mapping[Key, Place]) -> Iterator[Sprite]:
    view = shown.view
    target = usual(gestures(view, move)).place
    spot = places.get(target) if target else None
    if spot is None:
        return
    match move:
        case m.Survey():
            yield tag(shown, row_of_survey(view, spot, places), shown.say("action", action=ACTIONS[move.kind]))
        case m.Sell(seat=seat, card=card):
            yield tag(shown, spot, sale_words(shown, seat, card))
        case m.Command():
            # Above, where it hides neither envoys nor the tile.
            yield tag(shown, spot, shown.say("action", action=ACTIONS[move.kind]), at="above")
        case m.Travel() | m.Excavate() | m.Market() | m.Smuggle():
            yield tag(shown, spot, shown.say("action", action=ACTIONS[move.kind]))
        case m.PlaceThird(seat=seat, place=ref):
            yield explorer_at(shown, seat, ref)
        case m.Walk(seat=seat, explorer=number, to=to):
            yield from lit_way(shown, view.players[seat].explorers[number], to)
            yield explorer_at(shown, seat, to)
        case m.Teleport(seat=seat, to=to):
            yield explorer_at(shown, seat, to)
        case m.Offer():
            yield from offer(shown, move, spot)
        case m.AddBuyer(market=market, buyer=buyer):
            yield buyer_in(shown, market, buyer)
        case m.SendTrader(seat=seat, market=market):
            yield trader_on(shown, seat, market)
        case m.SendEnvoy(seat=seat, centre=centre):
            yield cube_over(shown, seat, place_of(shown.places.ship.centres[centre].envoys))
        case m.Promote(seat=seat, market=market):
            yield cube_over(shown, seat, place_of(shown.places.ship.centres[view.box.centre_of[market]].envoys))
        case m.TakeSample(seat=seat):
            yield cube_over(shown, seat, spot)
            yield from gained_in_gallery(shown, seat, spot)
        case m.Discover(relic=kind) | m.StoreDrawn(relic=kind):
            yield ghost_relic(kind, spot)
        case m.PutOnSite(relic=kind):
            yield ghost_relic(kind, spot)
        case m.BuyDrawn(relic=kind):
            yield ghost_relic(kind, spot)
            yield tag(shown, spot, f"−{survey_price(view, kind)}", "cost")
        case m.Buy(seat=seat, colour=colour, store=store):
            yield from purchase(shown, seat, colour, store, places)
        case m.Fence(relic=kind):
            yield tag(shown, spot, f"+{shown.value(kind)}")


def made(name: str, painter: str, place: Place, *args: object, layer: Layer = Layer.PREVIEW) -> Sprite:
    key = f"preview-{name}-{place.x:.0f}-{place.y:.0f}"
    return Sprite(key, Picture(painter, args, 0.35), place, layer, is_target=False)


def tag(shown: Shown, spot: Place, said: str, kind: tags.Kind = "gain", at: tags.At = "below") -> Sprite:
    """Place a tag on the edge of its place, and never beyond the edge of the table."""
    look = shown.look
    found = tags.tag(f"{spot.x:.0f}-{spot.y:.0f}", spot, said, look.style, kind, at)
    wide, high = found.place.width, found.place.height
    left = min(max(EDGE, found.place.x), look.width - wide - EDGE)
    top = min(found.place.y, look.height - high - EDGE)
    return replace(found, place=Place(left, top, wide, high))


def sale_words(shown: Shown, seat: Seat, card: Ref) -> str:
    """What the relics in store would bring at best; a faction that buys first may sell what it has not yet."""
    most = best_sale(shown.view, seat, symbol_of(card))
    return shown.say("ee-table-sale-at-best", count=most) if most else shown.say("action", action="sell")


def row_of_survey(view: View, spot: Place, places: Mapping[Key, Place]) -> Place:
    """All cards that the survey may take the place of: one tag for all of them."""
    cards = [places[key] for card in free_row_cards(view) if (key := keys.card_key(card)) in places]
    whole = QRectF(spot.rect)
    for each in cards:
        whole = whole.united(each.rect)
    return place_of(whole)


def in_middle(spot: Place, side: float) -> Place:
    x, y = spot.middle
    return Place(x - side / 2, y - side / 2, side, side)


# On the chart


def explorer_at(shown: Shown, seat: Seat, ref: str) -> Sprite:
    """Preview an explorer beside those who stand there already."""
    place = place_of(standing_at(shown, ref, len(explorers_at(shown, ref)) + 1)[-1])
    return made("explorer", "ee-ghost-explorer", place, shown.colour_of(seat))


def lit_way(shown: Shown, start: str, to: str) -> Iterator[Sprite]:
    """The route between two neighbours; those around the globe are not drawn across the chart."""
    chart = shown.places.chart
    if any({start, to} == set(edge.split()) for edge in shown.box.parts.map.wraps):
        return
    one, other = between_rims(chart.nodes[start], chart.nodes[to])
    rect = QRectF(one, other).normalized()
    falls = (other.x() - one.x()) * (other.y() - one.y()) >= 0
    spot = Place(rect.x(), rect.y(), max(1.0, rect.width()), max(1.0, rect.height()))
    picture = Picture("ee-lit-route", (falls,), WAY_ROOM / min(spot.width, spot.height))
    yield Sprite(f"preview-way-{start}-{to}", picture, spot, Layer.TOKEN, is_target=False)


def between_rims(start: QRectF, end: QRectF) -> tuple[QPointF, QPointF]:
    """The part of a route that shows between the signs of its two locations."""
    line = QLineF(start.center(), end.center())
    length = max(1.0, line.length())
    return line.pointAt(start.width() / 2 / length), line.pointAt(1 - end.width() / 2 / length)


# At the markets


def offer(shown: Shown, move: m.Offer, spot: Place) -> Iterator[Sprite]:
    """The relic on the market, and what it adds to the sale."""
    view = shown.view
    yield ghost_relic(move.relic, place_of(shown.places.queues[move.market].offer))
    pending = view.pending
    if isinstance(pending, todo.Selling):
        more = with_offer(view, pending, move)
        gain = sum(sale_income(view, move.seat, more)) - sum(sale_income(view, move.seat, pending))
        yield tag(shown, spot, f"+{gain}")


def buyer_in(shown: Shown, market: int, buyer: str) -> Sprite:
    """Preview a buyer at the end of the queue; a full one moves up first."""
    spaces = shown.places.queues[market].spaces
    end = min(len(shown.view.queues[market]), len(spaces) - 1)
    return made("buyer", "ee-ghost-buyer", place_of(spaces[end]), buyer, shown.label(buyer))


def trader_on(shown: Shown, seat: Seat, market: int) -> Sprite:
    groups = tuple(count + (at == seat) for at, count in enumerate(shown.view.traders[market]))
    spots = trader_places(shown.places.queues[market], groups)
    return made("trader", "ee-ghost-cube", place_of(spots[sum(groups[: seat + 1]) - 1]), shown.colour_of(seat))


def cube_over(shown: Shown, seat: Seat, spot: Place) -> Sprite:
    side = min(26.0, spot.height * 0.74, spot.width * 0.74)
    return made("cube", "ee-ghost-cube", in_middle(spot, side), shown.colour_of(seat))


# Stores and gallery


def ghost_relic(kind: str, spot: Place) -> Sprite:
    return made("relic", "ee-ghost-relic", in_middle(spot, min(spot.width, spot.height) * 0.92), kind)


def purchase(shown: Shown, seat: Seat, colour: str, store: str, places: Mapping[Key, Place]) -> Iterator[Sprite]:
    """The relic in the next free slot, with its price."""
    view = shown.view
    relic = top_of_pile(view, colour)
    slot = places.get(free_slots(view, seat, store)[0])
    if relic is None or slot is None:
        return
    price = view.pending.price if isinstance(view.pending, todo.Buying) else "plus_one"
    yield ghost_relic(type_of(relic), slot)
    yield tag(shown, slot, f"−{price_of(view, relic, price)}", "cost")


def gained_in_gallery(shown: Shown, seat: Seat, spot: Place) -> Iterator[Sprite]:
    """What the sample adds to its column and its row."""
    pending, guards = shown.view.pending, shown.view.players[seat].guards
    if not isinstance(pending, todo.Sampling):
        return
    before = sum(line.pays for line in gallery_lines(shown.box, guards))
    after = sum(line.pays for line in gallery_lines(shown.box, (*guards, pending.relic)))
    if after > before:
        yield tag(shown, spot, f"+{after - before}")
