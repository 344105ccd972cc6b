"""The whole table of Caravan from a view."""

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF

from desktop.board.describing import BADGE, CARD_BACK, COUNT, ground, piece, printed
from desktop.board.desk import Look
from desktop.board.layers import Layer
from desktop.board.layout import row
from desktop.board.sprite import Key, Place, Sprite, place_of
from rules.core.knowledge import Concealed
from rules.core.types import Seat, SeatName, phrase
from tests.fixture_desk import spread
from tests.fixture_desk.layout import CARD_RATIO, Layout, layout_for
from tests.fixture_game.components import good_of
from tests.fixture_game.view import Cards, TraderView, View

COLOURS = ("red", "blue", "green")
HELD_BACK = 46.0
MOST_HIGH = 150.0


class Shown:
    def __init__(self, view: View, look: Look) -> None:
        self.view, self.look = view, look
        self.at: Layout = layout_for(view, look)
        self.unit = self.at.unit
        self.own: Seat = look.seat or 0

    def size(self, wanted: float) -> int:
        return self.look.style.text_size(wanted)

    def name(self, seat: Seat) -> str:
        return self.look.say(phrase("cv-table-name", seat=SeatName(seat)))


def sprites(view: View, look: Look) -> list[Sprite]:
    shown = Shown(view, look)
    found = [*board(shown), *piles(shown), *own_mat(shown)]
    for seat in shown.at.mats:
        found += mat(shown, seat)
    return found


def rect_of(place: Place) -> QRectF:
    return place.rect


# The map


def board(shown: Shown) -> Iterator[Sprite]:
    at, view = shown.at, shown.view
    yield ground("felt", "cv-felt", QRectF(0, 0, shown.look.width, shown.look.height), layer=Layer.FELT, bleed=0)
    lines = []
    for one, other in view.box.roads:
        ends = [at.place(name).center() for name in (one, other)]
        lines.append(tuple(part for end in ends for part in in_parts(end, at.map)))
    yield ground("map", "cv-roads", at.map, tuple(lines))
    for name in view.box.places:
        market = view.box.market(name)
        good, price = (market.buys, market.price) if market else ("", 0)
        words = phrase("cv-table-place", to=name, buys="yes" if good else "no", good=good or "salt", price=price)
        rect = at.place(name)
        yield piece(f"place-{name}", "cv-stop", rect, good, price, layer=Layer.PRINT, words=words, is_round=True)
        label = QRectF(rect.x() - 40, rect.bottom() - 2, rect.width() + 80, 24 * shown.unit + 6)
        said = shown.look.say(phrase("cv-table-at", to=name))
        yield printed(f"place-{name}", label, said, shown.size(16), weight="semibold", across="centre")
        yield from on_place(shown, name, rect)


def in_parts(point: QPointF, of: QRectF) -> tuple[float, float]:
    return (point.x() - of.x()) / of.width(), (point.y() - of.y()) / of.height()


def on_place(shown: Shown, name: str, rect: QRectF) -> Iterator[Sprite]:
    side = rect.width() * 0.46
    for place, owner in shown.view.tents:
        if place == name:
            foot = QRectF(rect.x() - side * 0.3, rect.center().y(), side, side)
            yield piece(
                f"tent-{name}", "cv-tent", foot, COLOURS[owner], words=phrase("cv-table-tent", seat=SeatName(owner))
            )
    here = [seat for seat, trader in enumerate(shown.view.traders) if trader.camel == name]
    spots = spread.crowd((rect.center().x(), rect.center().y()), len(here), side, rect.width() * 0.24)
    for seat, spot in zip(here, spots, strict=True):
        words = phrase("cv-table-camel", seat=SeatName(seat), to=name)
        yield piece(f"camel-{seat}", "cv-camel", spot.rect, COLOURS[seat], words=words, depth=spot.y / 10000)


# Deck and discard


def piles(shown: Shown) -> Iterator[Sprite]:
    at, view = shown.at, shown.view
    yield ground("piles", "table-board", at.piles)
    deck = phrase("cv-table-deck", count=view.deck.count)
    for number, spot in enumerate(spread.pile(place_of(at.deck), view.deck.count)):
        top = number == min(view.deck.count, 4) - 1
        key, words = ("deck", deck) if top else (f"deck-{number}", None)
        yield piece(key, CARD_BACK, spot.rect, words=words, target=top, depth=number / 100)
    for name, rect, count in (("deck", at.deck, view.deck.count), ("discard", at.discard, len(view.discard))):
        line = QRectF(rect.x() - 20, at.piles.y() + 10 * shown.unit, rect.width() + 40, 26 * shown.unit)
        said = shown.look.say(phrase(f"cv-table-{name}-head"))
        yield printed(f"{name}-head", line, said, shown.size(15), "quiet", "semibold", "centre")
        badge = QRectF(rect.right() - 16, rect.bottom() - 16, 30 * shown.unit, 30 * shown.unit)
        yield piece(f"{name}-count", COUNT, badge, count, layer=Layer.BADGE, target=False)
    yield piece("discard-slot", "cv-slot", at.discard, layer=Layer.PRINT, target=False)
    if "discard" in shown.look.open and len(view.discard) > 1:
        yield from opened_pile(shown)
    else:
        spots = spread.pile(place_of(at.discard), len(view.discard))
        for number, (card, spot) in enumerate(zip(view.discard[-len(spots) :], spots, strict=True)):
            yield card_at(shown, card, spot.rect, depth=number / 100, fold="discard")


def opened_pile(shown: Shown) -> Iterator[Sprite]:
    """All cards of the discard, in lines over the table."""
    look, cards = shown.look, shown.view.discard
    wide = look.width * 0.44
    room = spread.within(
        Place(0, 0, wide, look.height * 0.44).at(*place_of(shown.at.discard).middle), (look.width, look.height)
    )
    inner = Place(room.x + 16, room.y + 16, room.width - 32, room.height - 32)
    spots = spread.grid(inner, len(cards), CARD_RATIO, MOST_HIGH * shown.unit, 8)
    used = max(spot.y + spot.height for spot in spots) + 16 - room.y
    back = piece(
        "discard-board", "cv-unfolded", QRectF(room.x, room.y, room.width, used), layer=Layer.UNFOLDED, fold="discard"
    )
    yield back
    for number, (card, spot) in enumerate(zip(cards, spots, strict=True)):
        yield card_at(shown, card, spot.rect, layer=Layer.UNFOLDED, depth=0.1 + number / 1000, fold="discard")


# Mats


def own_mat(shown: Shown) -> Iterator[Sprite]:
    at, trader = shown.at, shown.view.traders[shown.own]
    yield ground("mat-own", "cv-mat", at.own, COLOURS[shown.own])
    yield from head(shown, shown.own, at.own, "own")
    yield from purse(shown, shown.own, trader, at.purse)
    yield from fanned(shown, shown.own, trader.hand, at.hand, "hand")
    yield from fanned(shown, shown.own, trader.pack, at.pack, "pack")
    words = phrase("cv-table-slot", seat=SeatName(shown.own))
    yield piece(f"slot-{shown.own}", "cv-slot", at.slot, layer=Layer.PRINT, words=words)
    yield from chosen(shown, shown.own, trader, at.slot)


def head(shown: Shown, seat: Seat, mat: QRectF, key: str, layer: Layer = Layer.PRINT) -> Iterator[Sprite]:
    high = min(mat.height() * 0.34, 40 * shown.unit)
    side = high * 0.72
    badge = QRectF(mat.x() + 10, mat.y() + (high - side) / 2, side, side)
    yield replace(piece(f"badge-{key}", BADGE, badge, COLOURS[seat], layer=layer, target=False), depth=0.01)
    line = QRectF(badge.right() + 10, mat.y(), mat.width() * 0.5, high)
    name = printed(
        f"name-{key}", line, shown.name(seat), shown.size(18), COLOURS[seat], "semibold", serif=True, layer=layer
    )
    yield replace(name, depth=0.01)
    points = shown.view.traders[seat].earned
    said = shown.look.say(phrase("cv-table-points", count=points))
    line = QRectF(mat.right() - 130 * shown.unit, mat.y(), 120 * shown.unit, high)
    total = printed(f"points-{key}", line, said, shown.size(17), COLOURS[seat], "bold", "right", layer=layer)
    yield replace(total, depth=0.01)


def purse(shown: Shown, seat: Seat, trader: TraderView, room: QRectF, layer: Layer = Layer.PIECE) -> Iterator[Sprite]:
    side = min(room.height() * 0.46, 56 * shown.unit)
    coins = QRectF(room.x() + 6, room.y(), side, side)
    words = phrase("cv-table-coins", seat=SeatName(seat), count=trader.coins)
    yield piece(f"coins-{seat}", "cv-coins", coins, trader.coins, layer=layer, words=words, is_round=True)
    for number in range(trader.tents):
        rect = QRectF(room.x() + 6 + number * side * 0.8, room.y() + side * 1.1, side, side)
        yield piece(
            f"tents-{seat}-{number}",
            "cv-tent",
            rect,
            COLOURS[seat],
            layer=layer,
            words=phrase("cv-table-tent", seat=SeatName(seat)),
        )


def fanned(shown: Shown, seat: Seat, cards: Cards, room: QRectF, kind: str) -> Iterator[Sprite]:
    """A hand of cards: the one that is pointed at comes up."""
    if isinstance(cards, Concealed):
        spots = spread.fan(place_of(room), cards.count, CARD_RATIO)
        for number, spot in enumerate(spots):
            yield piece(f"back-{seat}-{kind}-{number}", CARD_BACK, spot.place.rect, target=False, depth=spot.depth)
        return
    keys = [card_key(card) for card in cards]
    raised = next((at for at, key in enumerate(keys) if key in shown.look.open), None)
    for card, key, spot in zip(cards, keys, spread.fan(place_of(room), len(cards), CARD_RATIO, raised), strict=True):
        yield card_at(shown, card, spot.place.rect, depth=spot.depth, fold=key)


def chosen(shown: Shown, seat: Seat, trader: TraderView, slot: QRectF) -> Iterator[Sprite]:
    if isinstance(trader.chosen, Concealed):
        yield piece(f"back-{seat}-chosen", CARD_BACK, slot, target=False)
    elif trader.chosen is not None:
        yield card_at(shown, trader.chosen, slot)


def card_key(card: str) -> Key:
    return f"card-{card}"


def card_at(
    shown: Shown, card: str, rect: QRectF, *, layer: Layer = Layer.PIECE, depth: float = 0.0, fold: Key = ""
) -> Sprite:
    good, words = good_of(card), phrase("cv-table-card", card=card)
    strength = shown.view.box.strength(card)
    return piece(card_key(card), "cv-card", rect, good, strength, layer=layer, words=words, depth=depth, fold=fold)


def mat(shown: Shown, seat: Seat) -> Iterator[Sprite]:
    """An opponent: a strip with what one always wants to know; unfolded, all that lies before them."""
    folded, fold = shown.at.mats[seat], f"mat-{seat}"
    is_open = fold in shown.look.open
    rect, layer = folded, Layer.TOKEN
    if is_open:
        wide, high = folded.width() * 1.25, max(folded.height(), 210 * shown.unit)
        size = (shown.look.width, shown.look.height)
        rect, layer = spread.within(Place(0, 0, wide, high).at(*place_of(folded).middle), size).rect, Layer.UNFOLDED
    trader = shown.view.traders[seat]
    words = phrase("cv-table-mat", seat=SeatName(seat), coins=trader.coins, tents=trader.tents, hand=held(trader))
    yield piece(fold, "cv-mat", rect, COLOURS[seat], layer=layer, words=words, fold=fold)
    found = [
        *head(shown, seat, rect, str(seat), layer),
        *(opened_mat if is_open else folded_mat)(shown, seat, trader, rect),
    ]
    for sprite in found:
        yield replace(sprite, layer=layer, depth=sprite.depth + 0.02, fold=fold)


def held(trader: TraderView) -> int:
    hand, pack = ((cards.count if isinstance(cards, Concealed) else len(cards)) for cards in (trader.hand, trader.pack))
    return hand + pack


def folded_mat(shown: Shown, seat: Seat, trader: TraderView, rect: QRectF) -> Iterator[Sprite]:
    top = rect.y() + min(rect.height() * 0.34, 40 * shown.unit) + 6
    room = QRectF(rect.x() + 10, top, rect.width() * 0.4, rect.bottom() - top - 6)
    side = min(room.height(), 44 * shown.unit)
    coins = QRectF(room.x(), room.center().y() - side / 2, side, side)
    yield piece(
        f"coins-{seat}",
        "cv-coins",
        coins,
        trader.coins,
        words=phrase("cv-table-coins", seat=SeatName(seat), count=trader.coins),
        is_round=True,
    )
    high = room.height()
    back = QRectF(room.right(), room.y(), high * CARD_RATIO, high)
    if held(trader):
        yield piece(f"back-{seat}-hand-0", CARD_BACK, back, target=False)
        badge = QRectF(back.right() - 12, back.bottom() - 26, 26 * shown.unit, 26 * shown.unit)
        yield piece(f"held-{seat}", COUNT, badge, held(trader), target=False, depth=0.01)
    if trader.chosen is not None:
        yield piece(f"back-{seat}-chosen", CARD_BACK, back.translated(back.width() * 1.6, 0), target=False)


def opened_mat(shown: Shown, seat: Seat, trader: TraderView, rect: QRectF) -> Iterator[Sprite]:
    top = rect.y() + 50 * shown.unit
    yield from purse(shown, seat, trader, QRectF(rect.x() + 8, top, rect.width() * 0.25, rect.bottom() - top - 8))
    room = Place(rect.x() + rect.width() * 0.32, top, rect.width() * 0.62, rect.bottom() - top - 12)
    count = held(trader)
    high = room.height * 0.8
    for number, spot in enumerate(row(room, count, (high * CARD_RATIO, high)) if count else []):
        yield piece(f"back-{seat}-hand-{number}", CARD_BACK, spot.rect, target=False, depth=number / 1000)
