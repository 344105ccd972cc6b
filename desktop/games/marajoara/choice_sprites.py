"""What lies ready while something is chosen: pieces in use on a tray, coins beside blue dice, cards of ways to pay."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

from desktop.board.describing import BOARD, ground, printed
from desktop.board.layers import Layer
from desktop.board.layout import in_a_row
from desktop.board.sprite import Picture, Sprite, place_of
from desktop.games.marajoara import keys
from desktop.games.marajoara.keys import Spot
from desktop.games.marajoara.painters import LEAST_CARD
from desktop.games.marajoara.places import ROWS, square
from desktop.games.marajoara.shown import Shown, die, piece
from desktop.style.theme import Style
from rules.core.types import Seat, phrase
from rules.marajoara import agenda as todo
from rules.marajoara import moves as m
from rules.marajoara.candidates import legal_moves
from rules.marajoara.components import Die
from rules.marajoara.state import CAPTURED, SLOTS
from rules.marajoara.words import say_move

CARD_RATIO, CARD_HEIGHT = 1.5, 104.0


def choices(shown: Shown) -> Iterator[Sprite]:
    pending = shown.state.agenda[0] if shown.state.agenda else None
    yield from tray(shown)
    if pending is None:
        yield from coins(shown)
    elif isinstance(pending, todo.Pay):
        yield from cards(shown, pending.seat)
    elif isinstance(pending, todo.ChooseYellowZone):
        yield from zones(shown, pending.seat)


# The tray


def tray(shown: Shown) -> Iterator[Sprite]:
    """Dice that are neither stored nor on the grid, and the token to be placed, beside the mat of their seat."""
    state = shown.state
    pending = state.agenda[0] if state.agenda else None
    places_token = isinstance(pending, todo.PlaceToken | todo.PlaceStart)
    dice = dice_in_use(shown)
    seat = pending.seat if isinstance(pending, todo.PlaceToken | todo.PlaceStart) else state.active
    if not dice and not places_token:
        return
    at = tray_for(shown.places.mats[seat, 0].tray, len(dice) + places_token)
    yield ground("tray", "mj-tray", at, shown.colour_of(seat), layer=Layer.RIM, bleed=0.3)
    spots = in_a_row(at.adjusted(6, 4, -6, -4), len(dice) + places_token, at.height() * 0.82)
    for (each, spot), rect in zip(dice, spots, strict=False):
        yield die(each, rect, spot, layer=Layer.BADGE)
    if places_token:
        colour = pending.colour if isinstance(pending, todo.PlaceToken) else shown.colour_of(seat)
        words = phrase("dig-token", owner=colour)
        yield piece(keys.TOKEN_IN_HAND, "mj-token", spots[-1], colour, False, layer=Layer.BADGE, words=words)


def tray_for(room: QRectF, count: int) -> QRectF:
    """Place a tray as wide as so many pieces need, in the middle of the room there is."""
    wide = min(room.width(), room.height() * (0.94 * count + 0.5))
    return QRectF(room.center().x() - wide / 2, room.y(), wide, room.height())


def dice_in_use(shown: Shown) -> list[tuple[Die, Spot]]:
    state = shown.state
    seat = state.active
    found = [(state.captured, Spot("captured", CAPTURED, seat))] if state.captured is not None else []
    piles: list[tuple[str, Sequence[Die]]] = [("spent", state.spent), ("given", keys.given_dice(state))]
    if not shown.places.mats[seat, 0].is_large:
        piles.append(("slate", state.slate))
    for kind, dice in piles:
        found += [(each, Spot(kind, str(number), seat)) for number, each in enumerate(dice, 1)]
    return found


# Free actions that are bought


def coins(shown: Shown) -> Iterator[Sprite]:
    """Yield, beside each blue die that may be turned, a coin to turn it up and one to turn it down."""
    state = shown.state
    for move in legal_moves(state, state.active):
        if not isinstance(move, m.FundRestoration):
            continue
        slot = slot_rect(shown, move.seat, move.slot)
        side = min(slot.width() * 0.42, shown.style.px(26))
        corner = slot.topRight() if move.change > 0 else slot.bottomRight()
        aside = QPointF(side * 0.08, side * (0.5 if move.change > 0 else -0.5))
        words = say_move(state, move)
        key = keys.fund_key(move.seat, move.slot, move.change)
        rect = square(corner + aside, side)
        yield piece(key, "mj-coin", rect, move.change, layer=Layer.BADGE, words=words)


def slot_rect(shown: Shown, seat: Seat, ref: str) -> QRectF:
    slot = SLOTS[ref]
    return shown.places.mats[seat, slot.museum].slots[ROWS.index(slot.colour)][slot.at]


# Ways to pay


def cards(shown: Shown, seat: Seat) -> Iterator[Sprite]:
    """Yield one card for each way to pay, on a board beside the mat of the seat that pays."""
    state = shown.state
    ways = [move for move in legal_moves(state, seat) if isinstance(move, m.PayWith)]
    faces = tuple(each.face if each else 0 for each in state.players[seat].yellow)
    rect = board_for_cards(shown, seat)
    yield ground("pay-board", BOARD, rect, layer=Layer.PREVIEW)
    inner = rect.adjusted(14, 8, -14, -12)
    line = shown.size(16) * 1.6
    title = QRectF(inner.x(), inner.y(), inner.width(), line)
    credits = sum(ways[0].pips)
    yield printed(
        "pay", title, shown.say("mj-table-pay", credits=credits), shown.size(17), weight="semibold", layer=Layer.FOCUS
    )
    legend = QRectF(inner.x(), inner.bottom() - line, inner.width(), line)
    yield printed("pay-legend", legend, shown.say("mj-table-pay-legend"), shown.size(14), "quiet", layer=Layer.FOCUS)
    room = inner.adjusted(0, line + 4, 0, -line - 4)
    for move, spot in zip(ways, card_places(room, len(ways), shown.style), strict=True):
        picture = Picture("mj-card", (faces, move.pips))
        words = say_move(state, move)
        yield Sprite(keys.pay_key(move.pips), picture, place_of(spot), Layer.FOCUS, words)


def board_for_cards(shown: Shown, seat: Seat) -> QRectF:
    """Place the board for cards beside the yellow dice, and never over them."""
    mat = shown.places.mats[seat, shown.state.players[seat].yellow_zone].rect
    aside = shown.places.aside
    if not mat.intersects(aside):
        return aside
    others = [each.rect for each in shown.places.mats.values() if not each.rect.intersects(aside)]
    return others[0]


def card_places(room: QRectF, count: int, style: Style) -> list[QRectF]:
    """Cards in rows, as large as the board allows; when there are many, small ones that show figures only."""
    height = style.px(CARD_HEIGHT)
    while height >= LEAST_CARD:
        across = max(1, int((room.width() + 8) // (height * CARD_RATIO + 8)))
        if -(-count // across) * (height + 8) - 8 <= room.height():
            return in_lines(room, count, across, QSizeF(height * CARD_RATIO, height), 8)
        height -= 2
    across = max(1, int((room.width() + 6) // (style.text_size(14) * 4 + 6)))
    down = -(-count // across)
    wide = (room.width() + 6) / across - 6
    high = min(style.text_size(14) * 2.2, (room.height() + 4) / down - 4)
    return in_lines(room, count, across, QSizeF(wide, high), 4)


def in_lines(room: QRectF, count: int, across: int, size: QSizeF, gap: float) -> list[QRectF]:
    wide, high = size.width() + gap, size.height() + gap
    corners = (QPointF(wide * (number % across), high * (number // across)) for number in range(count))
    return [QRectF(room.topLeft() + corner, size) for corner in corners]


# Two museums


def zones(shown: Shown, seat: Seat) -> Iterator[Sprite]:
    for move in legal_moves(shown.state, seat):
        if isinstance(move, m.ChooseZone):
            first, *_, last = shown.places.mats[seat, move.museum].slots[ROWS.index("yellow")]
            row = first.united(last).adjusted(-3, -3, 3, 3)
            words = say_move(shown.state, move)
            yield piece(keys.zone_key(seat, move.museum), "mj-zone", row, layer=Layer.MARK, words=words)
