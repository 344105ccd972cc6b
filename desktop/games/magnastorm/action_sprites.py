"""The action board as sprites: commanders, what each column costs now, both panels with their crew, the turn order."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF

from desktop.board.describing import BOARD, ground, has_room, heading, place, printed
from desktop.board.layers import Layer
from desktop.board.sprite import Sprite
from desktop.games.magnastorm import keys
from desktop.games.magnastorm.action_painting import BY_EXCHANGE, CLOSED, OPEN, place_in_order
from desktop.games.magnastorm.printed_things import sign, told
from desktop.games.magnastorm.shown import Shown, piece
from desktop.paint.paths import square_around
from rules.core.types import Seat, phrase
from rules.magnastorm.outlook import ColumnOutlook, columns, turns_left
from rules.magnastorm.queries import commander_of_column, controller_of_column, crew_name
from rules.magnastorm.state import NOBODY
from rules.magnastorm.words import of_commander, say_cell

MANY = 10


def action_board(shown: Shown) -> Iterator[Sprite]:
    at = shown.places.action
    yield ground("action-board", BOARD, at.rect)
    yield from heading("action", at.title, (shown.say("ms-table-action"),), shown.size(18), serif=True)
    view = shown.view
    has = view.commanders, view.controllers, view.token, shown.colours
    yield from shown.part("heads", has, lambda: heads(shown))
    yield from prices(shown)
    yield from upper_panel(shown)
    yield from lower_panel(shown)
    yield from turn_order(shown)
    count = sum(shown.view.bag)
    words = phrase("ms-table-bag", count=count)
    yield piece(keys.BAG, "ms-bag", at.bag, count, layer=Layer.TOKEN, words=words, bleed=0.15, fold=keys.BAG)


# Commanders


def heads(shown: Shown) -> Iterator[Sprite]:
    at, view = shown.places.action, shown.view
    for number, (column, rect) in enumerate(zip(shown.layout.columns, at.heads, strict=True)):
        key = keys.head_key(column)
        if not number:
            side = min(rect.width(), rect.height())
            spot = square_around(rect.center(), side / 2)
            if view.token == NOBODY:
                words = phrase("token.the")
                yield piece(key, "ms-token", spot, words=words)
            else:
                yield told(shown, ground("token-slot", "ms-empty", spot, layer=Layer.PRINT, bleed=0))
            continue
        ref = commander_of_column(view, number)
        wide = min(rect.width() - 2, rect.height() * 0.92)
        spot = QRectF(rect.center().x() - wide / 2, rect.y(), wide, rect.height())
        words = phrase("ms-table-commander", commander=of_commander(ref))
        args = ref, shown.ground_of(ref)
        yield piece(key, "ms-portrait", spot, *args, words=words, bleed=0.15, fold=key)
        yield from control(shown, number, spot)


def control(shown: Shown, column: int, head: QRectF) -> Iterator[Sprite]:
    """Yield the marker of the seat that has this commander."""
    controller = controller_of_column(shown.view, column)
    if controller == NOBODY:
        return
    ref = commander_of_column(shown.view, column)
    side = min(head.width(), head.height()) * 0.46
    spot = square_around(head.bottomRight() - QPointF(side * 0.25, side * 0.2), side / 2)
    owner = shown.colours[controller]
    words = phrase("ms-table-control", owner=owner, commander=of_commander(ref))
    yield piece(keys.control_key(ref), "ms-marker", spot, owner, words=words, target=False)


# Prices


def prices(shown: Shown) -> Iterator[Sprite]:
    """Yield the prices for the seat that acts, surcharges included."""
    at = shown.places.action
    yield printed("price", at.caption_price, shown.say("ms-table-price"), shown.size(15), weight="semibold")
    for number, outlook in enumerate(columns(shown.view, shown.acting)):
        rect, key = at.prices[number], keys.price_key(outlook.column)
        words = phrase("ms-table-price-of", column=outlook.column, amounts=outlook.amounts, state=state_of(outlook))
        if outlook.can_be_taken:
            names = tuple(name for name, count in outlook.amounts for _ in range(count))
            state = price_state(shown, outlook)
            yield piece(key, "ms-price", rect, names, state, words=words, bleed=0.05)
        else:
            is_own = controller_of_column(shown.view, number) == shown.acting
            whole, short = (shown.say("ms-table-no-price", why=why) for why in ("own", "empty"))
            said = whole if is_own and has_room(whole, rect, "semibold") else short
            yield piece(key, "ms-no-price", rect, said, shown.size(14), layer=Layer.PRINT, words=words, bleed=0.05)


def state_of(outlook: ColumnOutlook) -> str:
    if not outlook.can_be_taken:
        return "none"
    return "open" if outlook.is_payable else "closed"


def price_state(shown: Shown, outlook: ColumnOutlook) -> str:
    if not outlook.is_payable:
        return CLOSED
    held = dict(zip(shown.colours, shown.player(shown.acting).cubes, strict=True))
    return OPEN if all(held[name] >= count for name, count in outlook.amounts) else BY_EXCHANGE


# Panels


def upper_panel(shown: Shown) -> Iterator[Sprite]:
    at, view = shown.places.action, shown.view
    yield printed("upper", at.caption_upper, shown.say("ms-table-upper"), shown.size(15), weight="semibold")
    left = turns_left(view)
    yield printed("crew-left", at.crew_left, str(left), shown.size(20), weight="bold")
    said = shown.say("ms-table-turns-left", count=left)
    yield printed("turns-left", at.turns_left, said, shown.size(14), "quiet")
    place_of_turns = at.crew_left.united(at.turns_left)
    yield from shown.part("turns", (), lambda: [sign(shown, keys.TURNS, place_of_turns, depth=0.1)])
    yield from shown.part("upper-cells", (), lambda: upper_cells(shown))
    yield from shown.part("upper-crew", (view.upper, shown.colours), lambda: upper_crew(shown))


def upper_cells(shown: Shown) -> Iterator[Sprite]:
    at = shown.places.action
    for cell, rect in zip(shown.layout.cells, at.upper, strict=True):
        yield ground(f"upper-{cell.ref}", "ms-cell", rect, layer=Layer.PRINT, bleed=0)
    for column, rect in zip(shown.layout.columns, at.columns, strict=True):
        yield place(keys.column_key(column), rect, phrase("column.the", column=column))


def upper_crew(shown: Shown) -> Iterator[Sprite]:
    for number, crew in enumerate(shown.view.upper):
        yield from standing(shown, "upper", number, crew, shown.places.action.upper[number])


def lower_panel(shown: Shown) -> Iterator[Sprite]:
    colour = shown.colours[shown.acting]
    yield from shown.part("rows", (colour,), lambda: rows(shown, colour))
    yield from shown.part("lower-cells", (shown.view.lower, shown.colours), lambda: lower_cells(shown))


def rows(shown: Shown, colour: str) -> Iterator[Sprite]:
    at = shown.places.action
    for row, cost, gain in zip(shown.layout.rows, at.costs, at.gains, strict=True):
        for key, rect, price in ((keys.cost_key, cost, row.cost), (keys.gain_key, gain, row.gain)):
            face = price, colour, rect is cost
            yield told(shown, ground(key(row.ref), "ms-row", rect, *face, layer=Layer.PRINT, bleed=0.02))


def lower_cells(shown: Shown) -> Iterator[Sprite]:
    at, view = shown.places.action, shown.view
    for number, (cell, rect) in enumerate(zip(shown.layout.cells, at.lower, strict=True)):
        words = phrase("ms-table-cell", cell=say_cell(cell.ref), bonus=cell.bonus or "none", field=cell.field or "none")
        args = cell.bonus, cell.field, bool(view.lower[number])
        yield piece(keys.cell_key(cell.ref), "ms-cell", rect, *args, layer=Layer.PRINT, words=words, bleed=0.02)
        yield from standing(shown, "lower", number, view.lower[number], rect)


def standing(shown: Shown, panel: keys.Panel, number: int, crew: tuple[int, ...], cell: QRectF) -> Iterator[Sprite]:
    """Crew on a cell: usually one, a heap where there was no room."""
    ref = shown.layout.cells[number].ref
    high = cell.height() * 0.92
    step = min(cell.width() * 0.3, (cell.width() - high * 0.8) / max(1, len(crew) - 1))
    for which, who in enumerate(crew):
        aside = (which - (len(crew) - 1) / 2) * step
        rect = square_around(cell.center() + QPointF(aside, -1), high / 2)
        name = crew_name(shown.view, who)
        words = phrase("ms-table-crew", crew=name, panel=panel, cell=say_cell(ref))
        key = keys.crew_key(panel, ref, which)
        how = {"words": words, "bleed": 0.2, "depth": which / MANY}
        yield piece(key, "ms-crew", rect, name, **how)


# Turn order


def turn_order(shown: Shown) -> Iterator[Sprite]:
    at, view = shown.places.action, shown.view
    yield printed("order", at.order_title, shown.say("ms-table-order"), shown.size(15), weight="semibold")
    acting = view.to_act[0] if view.to_act else NOBODY
    yield from shown.part("order", (view.order, acting, shown.colours), lambda: markers_in_order(shown, acting))


def markers_in_order(shown: Shown, acting: Seat) -> Iterator[Sprite]:
    at, view = shown.places.action, shown.view
    for number, (seat, rect) in enumerate(zip(view.order, at.order, strict=False)):
        colour = shown.colours[seat]
        size = shown.size(14)
        face = number + 1, size, colour if seat == acting else ""
        yield told(shown, ground(keys.rank_key(number), "ms-order", rect, *face, layer=Layer.PRINT, bleed=0.1))
        side = place_in_order(rect, size)
        spot = square_around(QPointF(rect.right() - side / 2, rect.center().y()), side * 0.47)
        words = phrase("ms-table-place-in-order", owner=colour, n=number + 1)
        yield piece(keys.order_key(seat), "ms-marker", spot, colour, layer=Layer.TOKEN, words=words, target=False)
