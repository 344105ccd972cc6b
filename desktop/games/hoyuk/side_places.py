"""Where things lie on the boards beside the village: catastrophes and tiles, aspects, supplies, overlay buttons."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from desktop.games.hoyuk.calamity_cards import CALAMITY_RATIO
from desktop.games.hoyuk.cards import CARD_RATIO
from desktop.paint.paths import square_around
from desktop.style.theme import Style

TALLEST_ROW = 66.0
"""A row of the aspects does not grow beyond this, at full size."""
SUPPLY_COLUMNS = 3
LARGE = 1.22
"""Of the height of a card as wide as the board: from here on the piles lie below it."""
TILE_RATIO = 1.6
"""Width of a construction tile, of its height."""


@dataclass(frozen=True, slots=True)
class CalamityPlaces:
    rect: QRectF
    title: QRectF
    card: QRectF
    """The catastrophe that came last."""
    deck: QRectF
    deck_count: QRectF
    tiles: QRectF
    tiles_count: QRectF


@dataclass(frozen=True, slots=True)
class AspectRow:
    band: QRectF
    sign: QRectF
    card: QRectF
    count: QRectF
    cells: tuple[QRectF, ...]
    """Who wins it, block by block."""


@dataclass(frozen=True, slots=True)
class AspectPlaces:
    rect: QRectF
    title: QRectF
    hint: QRectF
    heads: tuple[QRectF, ...]
    rows: tuple[AspectRow, ...]


@dataclass(frozen=True, slots=True)
class SupplyPlaces:
    rect: QRectF
    title: QRectF
    pieces: tuple[QRectF, ...]
    counts: tuple[QRectF, ...]


def title_height(style: Style) -> float:
    return style.text_size(16) * 1.45


def calamity_places(rect: QRectF, style: Style) -> CalamityPlaces:
    """The card with the deck and the pile of tiles: beside it, or below it where there is room for a large one."""
    pad, title = style.px(11), title_height(style)
    heading = QRectF(rect.x() + pad, rect.y() + style.px(3), rect.width() - 2 * pad, title)
    room = rect.adjusted(pad, title + style.px(4), -pad, -pad)
    whole = room.width() / CALAMITY_RATIO
    if room.height() > whole * LARGE:
        card = QRectF(room.x(), room.y(), room.width(), min(whole, room.height() * 0.76))
        below = QRectF(room.x(), card.bottom() + pad * 0.6, room.width(), room.bottom() - card.bottom() - pad * 0.6)
        return CalamityPlaces(rect, heading, card, *piles_in_a_row(below, style))
    aside = max(room.width() * 0.27, style.text_size(15) * 2.6)
    wide = min(room.width() - aside - pad, room.height() * CALAMITY_RATIO)
    card = QRectF(room.x(), room.y(), wide, min(room.height(), wide / CALAMITY_RATIO * 1.25))
    right = QRectF(card.right() + pad, room.y(), room.right() - card.right() - pad, room.height())
    return CalamityPlaces(rect, heading, card, *piles_in_a_column(right, style))


Piles = tuple[QRectF, QRectF, QRectF, QRectF]
"""The deck with its count, the tiles with theirs."""


def piles_in_a_row(rect: QRectF, style: Style) -> Piles:
    """Place the piles in a row, with their counts beside them."""
    gap = style.px(5)
    deck_wide = min(rect.height() * CARD_RATIO, rect.width() * 0.16)
    deck_high = deck_wide / CARD_RATIO
    tile_wide = min(rect.height() * TILE_RATIO, rect.width() * 0.24)
    tile_high = tile_wide / TILE_RATIO
    middle = rect.center().y()
    count = style.text_size(16) * 1.3
    tiles = QRectF(rect.right() - count - gap - tile_wide, middle - tile_high / 2, tile_wide, tile_high)
    deck = QRectF(rect.x() + gap, middle - deck_high / 2, deck_wide, deck_high)
    return (
        deck,
        QRectF(deck.right() + gap, rect.y(), tiles.x() - deck.right() - 2 * gap, rect.height()),
        tiles,
        QRectF(tiles.right() + gap, rect.y(), count, rect.height()),
    )


def piles_in_a_column(right: QRectF, style: Style) -> Piles:
    """Place the piles in a column, with their counts below them."""
    line = style.text_size(15) * 1.3
    room_for_both = right.height() - 2 * line - style.px(14)
    deck_high = min(max(20.0, room_for_both * 0.62), right.width() * 0.82 / CARD_RATIO)
    deck_wide = deck_high * CARD_RATIO
    tile_high = min(max(14.0, room_for_both - deck_high), right.width() * 0.92 / TILE_RATIO)
    tile_wide = tile_high * TILE_RATIO
    gap = (right.height() - 2 * line - deck_high - tile_high) / 3
    deck = QRectF(right.center().x() - deck_wide / 2, right.y() + gap, deck_wide, deck_high)
    tiles = QRectF(right.center().x() - tile_wide / 2, deck.bottom() + line + gap, tile_wide, tile_high)
    return (
        deck,
        QRectF(right.x(), deck.bottom(), right.width(), line),
        tiles,
        QRectF(right.x(), tiles.bottom(), right.width(), line),
    )


def aspect_places(rect: QRectF, piles: int, style: Style) -> AspectPlaces:
    """One row a pile; as many columns for blocks as fit beside it."""
    pad, title = style.px(9), title_height(style)
    head = style.text_size(14) * 1.35
    top = rect.y() + title + style.px(4) + head
    high = min((rect.bottom() - pad * 0.5 - top) / piles, style.px(TALLEST_ROW))
    side = min(high * 0.84, rect.width() * 0.16)
    card_high = high * 0.86
    card_wide = card_high * CARD_RATIO
    count = style.text_size(15) * 1.25
    left = rect.x() + pad + side + style.px(3)
    edges = min(9.0, card_wide * 0.2) + style.px(4)
    first = left + card_wide + edges + count
    column = style.text_size(13) * 2.05
    columns = max(1, int((rect.right() - pad * 0.6 - first) // column))
    column = (rect.right() - pad * 0.6 - first) / columns
    rows = []
    for number in range(piles):
        y = top + number * high
        middle = y + high / 2
        rows.append(
            AspectRow(
                QRectF(rect.x() + pad * 0.5, y + 1, rect.width() - pad, high - 2),
                QRectF(rect.x() + pad, middle - side / 2, side, side),
                QRectF(left, middle - card_high / 2, card_wide, card_high),
                QRectF(left + card_wide + edges, y, count, high),
                tuple(QRectF(first + at * column, y, column, high) for at in range(columns)),
            )
        )
    return AspectPlaces(
        rect,
        QRectF(rect.x() + pad, rect.y() + style.px(3), rect.width() * 0.46 - pad, title),
        QRectF(rect.x() + rect.width() * 0.46, rect.y() + style.px(3), rect.width() * 0.54 - pad, title).adjusted(
            pad, 0, 0, 0
        ),
        tuple(QRectF(first + at * column + 1, top - head - 1, column - 2, head) for at in range(columns)),
        tuple(rows),
    )


def supply_places(rect: QRectF, kinds: int, style: Style) -> SupplyPlaces:
    """Each kind of piece with how many are left, in as few rows as look well."""
    pad, title = style.px(9), title_height(style)
    across = kinds if rect.height() < style.px(100) or kinds <= SUPPLY_COLUMNS else SUPPLY_COLUMNS
    down = -(-kinds // across)
    has_title = rect.height() > (style.px(34) * down + title)
    top = rect.y() + (title + style.px(4) if has_title else style.px(4))
    wide, high = (rect.width() - 2 * pad) / across, (rect.bottom() - style.px(5) - top) / down
    figures = style.text_size(18) * 1.2
    side = max(14.0, min(high * 0.92, wide - figures - 3, style.px(44)))
    places = [
        QRectF(rect.x() + pad + wide * (at % across), top + high * (at // across), wide, high) for at in range(kinds)
    ]
    starts = [each.center().x() - (side + figures + 3) / 2 for each in places]
    pieces = tuple(QRectF(x, each.center().y() - side / 2, side, side) for x, each in zip(starts, places, strict=True))
    counts = tuple(
        QRectF(piece.right() + 3, place.y(), place.right() - piece.right() - 3, high)
        for piece, place in zip(pieces, places, strict=True)
    )
    heading = QRectF(rect.x() + pad, rect.y() + style.px(3), rect.width() - 2 * pad, title if has_title else 0)
    return SupplyPlaces(rect, heading, pieces, counts)


def button_places(rect: QRectF, count: int, gap: float) -> tuple[QRectF, ...]:
    """Side by side over the whole width."""
    wide = (rect.width() - gap * (count - 1)) / count
    return tuple(QRectF(rect.x() + at * (wide + gap), rect.y(), wide, rect.height()) for at in range(count))


def in_middle(rect: QRectF, share: float) -> QRectF:
    """A square in the middle of a place, as large as this share of its shorter side."""
    return square_around(rect.center(), min(rect.width(), rect.height()) * share / 2)
