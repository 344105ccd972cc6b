"""The main board as sprites: queues, chart with relics and explorers, black market, turn order and rounds."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from desktop.board.describing import BOARD, FELT, LINE, block_heading, ground, heading, place, printed
from desktop.board.layers import Layer
from desktop.board.sprite import Key, Sprite
from desktop.games.excavation_earth import keys
from desktop.games.excavation_earth.closer import fold_of_pile, fold_of_site
from desktop.games.excavation_earth.places import chart_unit
from desktop.games.excavation_earth.queues import trader_places
from desktop.games.excavation_earth.shown import EXPLORER_WIDTH, Shown, bare_sign, name_of, piece, words_of
from desktop.games.excavation_earth.strip import PilePlaces, on_space
from rules.core.types import Ref, Seat, SeatName, phrase
from rules.excavation_earth.queries import price_of
from rules.excavation_earth.state import type_of

STACK_STEP = 0.085
"""How far each relic of a stack lies above the one below it, in parts of its side."""
MOST_STACKED = 3
PLAIN_COUNT = 1


def main_board(shown: Shown) -> Iterator[Sprite]:
    yield ground("felt", FELT, shown.places.whole, shown.unit, layer=Layer.FELT, bleed=0)
    yield ground("main-board", BOARD, shown.places.main)
    yield from queues(shown)
    yield from planet(shown)
    yield from black_market(shown)
    yield from turn_order(shown)
    yield from rounds(shown)


# Queues


def queues(shown: Shown) -> Iterator[Sprite]:
    view, box = shown.view, shown.box
    for market, (at, queue) in enumerate(zip(shown.places.queues, view.queues, strict=True)):
        words = phrase("ee-table-queue", market=market + 1, count=len(queue))
        sign = box.market_symbol[market]
        yield piece(
            keys.queue_key(market),
            "ee-queue",
            at.rect,
            market + 1,
            sign,
            len(at.spaces),
            layer=Layer.PRINT,
            words=words,
            bleed=0.04,
        )
        for number, (letter, space) in enumerate(zip(queue, at.spaces, strict=False)):
            said = words_of("ee-table-queued", ("colour", letter), ("market", market + 1), ("n", number + 1))
            face = letter, shown.label(letter)
            yield piece(keys.queued_key(market, number), "ee-buyer", space, *face, words=said, number=number)
        yield from traders(shown, market)


def traders(shown: Shown, market: int) -> Iterator[Sprite]:
    """Seats in the order of the table, each with its cubes together."""
    counts = shown.view.traders[market]
    spots = iter(trader_places(shown.places.queues[market], counts))
    for seat, count in enumerate(counts):
        colour = shown.colour_of(seat)
        words = phrase("ee-table-trader", owner=colour, market=market + 1)
        for number in range(count):
            key = keys.trader_key(market, seat, number)
            yield piece(key, "ee-cube", next(spots), colour, words=words, number=seat * count + number)


# The chart


def planet(shown: Shown) -> Iterator[Sprite]:
    at, box = shown.places.chart, shown.box
    unit = chart_unit(shown.look.width, shown.look.height, shown.style)
    yield ground("chart", "ee-chart", at.rect, box, unit, shown.unit, layer=Layer.PRINT, bleed=0)
    for here, there, flag in at.flags:
        yield bare_sign(keys.flag_key(here, there), flag, "wrap", ("place", there))
    for ref, node in at.nodes.items():
        words = words_of("ee-table-place", ("place", ref), ("kind", kind_of(shown, ref)))
        fold = fold_of_site(shown.view, ref)
        yield place(keys.place_key(ref), node, words, layer=Layer.TOKEN, is_round=True, fold=fold)
    for site, lying in zip(box.sites, shown.view.sites, strict=True):
        yield from site_relics(shown, site, lying)
    yield from explorers(shown)


def kind_of(shown: Shown, ref: Ref) -> str:
    is_market, is_site = ref in shown.box.market_at, ref in shown.box.site_number
    if is_market and is_site:
        return "both"
    if is_market:
        return "market"
    return "site" if is_site else "black_market"


def site_relics(shown: Shown, site: Ref, lying: tuple[Ref, ...]) -> Iterator[Sprite]:
    """A stack for each type, where it says in the corner how many lie there."""
    at = shown.places.chart
    spot, side = at.spots[site].relics, at.relic
    fold = keys.place_key(site)
    kinds = [kind for kind, home in shown.box.site_of.items() if shown.box.sites[home] == site]
    for column, kind in enumerate(kinds):
        copies = [ref for ref in lying if type_of(ref) == kind]
        left = spot.x() + column * side * 1.02
        words = phrase("ee-table-relic-on-site", relic=kind, place=site, value=shown.value(kind), count=len(copies))
        # The rules take the first copy of a type: it lies on top.
        for number, ref in enumerate(reversed(copies)):
            shift = min(number, MOST_STACKED - 1) * side * STACK_STEP
            rect = QRectF(left, spot.y() - shift, side, side)
            face = kind, shown.label(kind[0]), ""
            yield piece(keys.relic_key(ref), "ee-relic", rect, *face, words=words, number=number, fold=fold)
        if len(copies) > PLAIN_COUNT:
            badge = max(15.0, side * 0.52)
            corner = QRectF(left + side - badge * 0.62, spot.y() - badge * 0.42, badge, badge)
            yield piece(f"count-{kind}", "ee-count", corner, len(copies), layer=Layer.COUNT, target=False)


def explorers(shown: Shown) -> Iterator[Sprite]:
    """Yield the explorers beside each location, one after the other; the seat that looks stands in front."""
    for ref in shown.places.chart.spots:
        here = explorers_at(shown, ref)
        for number, ((seat, explorer), rect) in enumerate(zip(here, standing_at(shown, ref, len(here)), strict=True)):
            words = phrase("ee-table-explorer", owner=shown.colour_of(seat), place=ref)
            key, colour = keys.explorer_key(seat, explorer), shown.colour_of(seat)
            yield piece(key, "ee-explorer", rect, colour, words=words, number=number)


def explorers_at(shown: Shown, ref: Ref) -> list[tuple[Seat, int]]:
    """Seat and number of each; the seat that looks comes last."""
    seats = (*shown.seating.others, shown.seating.large)
    return [(seat, number) for seat in seats for number, at in enumerate(shown.player(seat).explorers) if at == ref]


def standing_at(shown: Shown, ref: Ref, count: int) -> list[QRectF]:
    """Place so many explorers beside a location, one after the other."""
    room, high = shown.places.chart.spots[ref].explorers, shown.places.chart.explorer
    wide = high * EXPLORER_WIDTH
    step = min(wide * 0.8, (room.width() - wide) / max(1, count - 1))
    first = room.center().x() - (step * (count - 1) + wide) / 2
    return [QRectF(first + step * number, room.y(), wide, high) for number in range(count)]


# Below the chart


def black_market(shown: Shown) -> Iterator[Sprite]:
    at = shown.places.strip
    head = shown.say("ee-table-black-market")
    yield from block_heading("black-market", at.label, head, shown.size(15), weight="semibold")
    yield piece(
        "black-market-sign",
        "ee-mask",
        at.sign,
        layer=Layer.PRINT,
        words=name_of("black-market"),
        target=False,
        bleed=0,
    )
    for number, (colour, each) in enumerate(at.piles.items()):
        yield from pile(shown, number, colour, each)


def pile(shown: Shown, number: int, colour: str, at: PilePlaces) -> Iterator[Sprite]:
    view = shown.view
    lying, hidden = view.piles[number], view.reserve[number].count
    words = phrase("ee-table-pile", colour=colour, count=len(lying), hidden=hidden)
    fold, face = fold_of_pile(view, colour), (colour, shown.unit)
    key = keys.pile_key(colour)
    yield piece(key, "ee-pile", at.rect, *face, layer=Layer.PRINT, words=words, bleed=0.04, fold=fold)
    reserve = phrase("ee-table-reserve", colour=colour, count=hidden)
    yield piece(
        keys.reserve_key(colour),
        "ee-reserve",
        at.reserve,
        colour,
        hidden,
        layer=Layer.TOKEN,
        words=reserve,
        target=False,
    )
    if not lying:
        return
    top, *under = lying
    if under:
        yield ground(f"under-{colour}", "ee-buried", at.relic, type_of(top), len(lying), layer=Layer.TOKEN, bleed=0.35)
    cost = price_of(view, top, "plus_one")
    said = phrase("ee-table-pile-top", relic=type_of(top), value=shown.value(top), credits=cost)
    face_up = type_of(top), shown.label(colour), ""
    yield piece(keys.relic_key(top), "ee-relic", at.relic, *face_up, words=said, fold=fold)
    yield piece(keys.price_key(colour), "ee-coin", at.price, str(cost), layer=Layer.TOKEN, target=False)
    yield printed(f"pile-{colour}", at.count, f"×{len(lying)}", shown.size(16), "ink", "semibold", "centre")


def turn_order(shown: Shown) -> Iterator[Sprite]:
    at, view = shown.places.strip, shown.view
    for number, line in enumerate(at.lines):
        yield ground(f"strip-line-{number}", LINE, line, layer=Layer.PRINT, bleed=0)
    heads = shown.say("ee-table-order"), shown.say("ee-table-order-short")
    yield from heading("order", at.order_head, heads, shown.size(14), "quiet")
    for number, space in enumerate(at.order, 1):
        yield track_space(shown, keys.order_key(number), space, number, "order-space")
    for number, (seat, space) in enumerate(zip(view.order, at.order, strict=False), 1):
        has_passed = view.players[seat].passed
        words = phrase("ee-table-disc", seat=SeatName(seat), n=number, passed="yes" if has_passed else "no")
        painter = "ee-passed" if has_passed else "ee-disc"
        rect = on_space(space, shown.style)
        yield piece(keys.disc_key(seat), painter, rect, shown.colour_of(seat), words=words, target=False)


def track_space(shown: Shown, key: Key, space: QRectF, number: int, sort: str) -> Sprite:
    """A space of the turn-order track or of the round track."""
    words, layer = name_of(sort, ("n", number)), Layer.PRINT
    face = number, shown.unit
    return piece(key, "ee-track-space", space, *face, layer=layer, words=words, target=False, bleed=0.04)


def rounds(shown: Shown) -> Iterator[Sprite]:
    at, view = shown.places.strip, shown.view
    yield from heading("rounds", at.rounds_head, (shown.say("ee-table-rounds"),), shown.size(14), "quiet")
    for number, space in enumerate(at.rounds, 1):
        yield track_space(shown, keys.round_key(number), space, number, "round-space")
    words = phrase("round-number.out-of", n=view.round, count=len(at.rounds))
    rect = on_space(at.rounds[view.round - 1], shown.style)
    yield piece("round-marker", "ee-round-marker", rect, view.round, words=words, target=False)
