"""Where things lie on the action board and on the research board."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from desktop.games.magnastorm.research_painting import shape_of
from desktop.style.theme import Style
from rules.magnastorm.components import Layout

HEADS, PRICES, ORDER = 58.0, 42.0, 36.0
"""Heights on the action board, at full size."""
UPPER_ROW = 0.74
"""Height of a row of the upper panel, of one of the lower panel."""
SCALE = 0.185
"""Width of the column with rows and captions, of that of the board."""
OBJECTIVE = 0.205
"""Width of an objective, of that of the research board."""
WIDEST_OBJECTIVE = 0.285
"""However large its words."""


@dataclass(frozen=True, slots=True)
class ActionPlaces:
    rect: QRectF
    title: QRectF
    bag: QRectF
    heads: tuple[QRectF, ...]
    """The token, then the commanders."""
    prices: tuple[QRectF, ...]
    columns: tuple[QRectF, ...]
    """Of the upper panel."""
    upper: tuple[QRectF, ...]
    lower: tuple[QRectF, ...]
    """Cells, row by row."""
    caption_price: QRectF
    caption_upper: QRectF
    crew_left: QRectF
    turns_left: QRectF
    costs: tuple[QRectF, ...]
    gains: tuple[QRectF, ...]
    """Of each row of the lower panel."""
    order_title: QRectF
    order: tuple[QRectF, ...]


@dataclass(frozen=True, slots=True)
class ObjectivePlaces:
    rect: QRectF
    rewards: tuple[QRectF, ...]


@dataclass(frozen=True, slots=True)
class ResearchPlaces:
    rect: QRectF
    title: QRectF
    hint: QRectF
    heads: tuple[QRectF, ...]
    """Of the commanders, by the field."""
    levels: tuple[tuple[QRectF, ...], ...]
    """By the field and the level."""
    objectives: tuple[ObjectivePlaces, ...]


def title_height(style: Style) -> float:
    return style.text_size(18) * 1.5


def action_places(rect: QRectF, layout: Layout, style: Style) -> ActionPlaces:
    pad = style.px(12)
    left, width = rect.x() + pad, rect.width() - 2 * pad
    title = QRectF(left, rect.y() + style.px(5), width, title_height(style))
    count = len(layout.columns)
    scale = max(width * SCALE, style.text_size(14) * 3.1)
    wide = (width - scale) / count
    lefts = [left + scale + wide * at for at in range(count)]
    gap = max(2.0, style.px(3))

    def row(y: float, high: float) -> tuple[QRectF, ...]:
        return tuple(QRectF(x + gap / 2, y, wide - gap, high) for x in lefts)

    order_high = max(style.px(ORDER - 6), style.text_size(15) * 1.7)
    order_top = rect.bottom() - order_high - style.px(8)
    heads = row(title.bottom() + style.px(2), style.px(HEADS))
    prices = row(heads[0].bottom() + style.px(7), max(style.px(PRICES), style.text_size(16) * 2.2))
    top = prices[0].bottom() + style.px(6)
    middle = style.px(16)
    rows = len(layout.rows)
    room = order_top - style.px(8) - top - middle
    lower_high = room / (rows * (1 + UPPER_ROW))
    upper_high = lower_high * UPPER_ROW
    upper = [cell for at in range(rows) for cell in row(top + upper_high * at, upper_high - gap)]
    lower_top = top + upper_high * rows + middle
    lower = [cell for at in range(rows) for cell in row(lower_top + lower_high * at, lower_high - gap)]
    columns = tuple(QRectF(cell.x(), top, cell.width(), upper_high * rows - gap) for cell in upper[:count])
    bands = [QRectF(left, lower_top + lower_high * at, scale - style.px(5), lower_high - gap) for at in range(rows)]
    line = style.text_size(15) * 1.4
    order_left = left + style.text_size(15) * 3.6
    step = (left + width - order_left) / layout.players
    bag = title_height(style)
    bag_left = rect.right() - pad - bag * 1.1
    return ActionPlaces(
        rect=rect,
        title=QRectF(title.x(), title.y(), bag_left - style.px(4) - title.x(), title.height()),
        bag=QRectF(bag_left, rect.y() + style.px(4), bag * 1.1, bag * 1.1),
        heads=heads,
        prices=prices,
        columns=columns,
        upper=tuple(upper),
        lower=tuple(lower),
        caption_price=QRectF(left, prices[0].y(), scale, prices[0].height()),
        caption_upper=QRectF(left, top, scale, line),
        crew_left=QRectF(left, top + line, scale - 4, line * 1.25),
        turns_left=QRectF(left, top + line * 2.25, scale - 2, line),
        costs=tuple(QRectF(each.x(), each.y(), each.width(), each.height() / 2) for each in bands),
        gains=tuple(QRectF(each.x(), each.center().y(), each.width(), each.height() / 2) for each in bands),
        order_title=QRectF(left, order_top, order_left - left, order_high),
        order=tuple(
            QRectF(order_left + step * at, order_top, min(step, order_high * 1.75), order_high)
            for at in range(layout.players)
        ),
    )


def research_places(rect: QRectF, layout: Layout, objectives: int, style: Style) -> ResearchPlaces:
    """Objectives at the left and at the right, columns of levels between them."""
    pad, gap = style.px(10), style.px(6)
    left, width = rect.x() + pad, rect.width() - 2 * pad
    title = QRectF(left + 2, rect.y() + style.px(5), width * 0.46, title_height(style))
    hint = QRectF(title.right(), title.y(), left + width - title.right() - 2, title.height())
    top, bottom = title.bottom() + style.px(4), rect.bottom() - style.px(11)
    aside = max(width * OBJECTIVE, min(style.text_size(13) * 4.4, width * WIDEST_OBJECTIVE))
    count = len(layout.fields)
    wide = (width - 2 * aside - 2 * gap) / count
    lefts = [left + aside + gap + wide * at for at in range(count)]
    heads = tuple(QRectF(x + 2, top, wide - 4, min(style.px(54), wide * 1.5)) for x in lefts)
    first = heads[0].bottom() + style.px(8)
    high = (bottom - first) / (layout.levels + 1)
    levels = tuple(
        tuple(
            QRectF(x + 2, first + high * (layout.levels - level), wide - 4, high - max(2.0, style.px(3)))
            for level in range(layout.levels + 1)
        )
        for x in lefts
    )
    half = objectives // 2
    tall = (bottom - top - style.px(8) * (half - 1)) / half
    cards = []
    for at in range(objectives):
        x = left if at < half else left + width - aside
        cards.append(QRectF(x, top + (tall + style.px(8)) * (at % half), aside, tall))
    values = len(layout.printed_values)
    return ResearchPlaces(
        rect, title, hint, heads, levels, tuple(ObjectivePlaces(card, rewards(card, values, style)) for card in cards)
    )


def rewards(card: QRectF, count: int, style: Style) -> tuple[QRectF, ...]:
    """Reputation spaces below what an objective asks, in two columns where there is little room."""
    begin = card.y() + shape_of(style, card.width(), card.height()).height
    room = card.bottom() - style.px(4) - begin
    across = 1 if room / count >= style.text_size(15) * 1.75 else 2
    down = -(-count // across)
    wide, high = card.width() / across, room / down
    return tuple(
        QRectF(card.x() + wide * (at % across), begin + high * (at // across), wide, high).adjusted(1, 1, -1, -1)
        for at in range(count)
    )
