"""Where the parts of a seat's board lie: gallery, stores and hand on the large one, the same in short on the others."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from desktop.games.excavation_earth.gallery import GalleryPlaces, gallery_places, line_height, small_gallery_places
from desktop.style.theme import Style

HOLD_COLUMNS = 3
CARD_SHAPE, ZU_CARD_SHAPE = 1.39, 1.3
"""Height of a card, of its width."""
HAND = 0.26
"""What the hand keeps at least, of the width of the mat: headings give way before cards do."""
LEAST_NAME = 4.0
"""Room for a name in the head, in sizes of its text."""
TALL = 165.0
"""A mat of another seat at least this high, at full size, shows what its gallery pays."""
UPRIGHT = 0.45
"""One that is too low for that, and at least this high for its width, has its words above its pieces."""


@dataclass(frozen=True, slots=True)
class Stores:
    """Slots of the hold and of the hidden container."""

    hold: tuple[QRectF, ...]
    container: tuple[QRectF, ...]
    hold_label: QRectF
    container_label: QRectF


@dataclass(frozen=True, slots=True)
class MatPlaces:
    """The large mat."""

    rect: QRectF
    head: QRectF
    badge: QRectF
    name: QRectF
    explorers: QRectF
    cube: QRectF
    cubes: QRectF
    coin: QRectF
    credits: QRectF
    gallery_label: QRectF
    gallery: GalleryPlaces
    stores: Stores
    power: QRectF
    hand_label: QRectF
    hand: QRectF
    travel: QRectF


@dataclass(frozen=True, slots=True)
class OtherPlaces:
    """A mat of another seat. One that is high enough has a gallery with sums."""

    rect: QRectF
    head: float
    """Height of the head in the seat's colour; 0 where there is only a strip."""
    badge: QRectF
    name: QRectF
    faction: QRectF
    counts: QRectF
    cells: dict[str, QRectF]
    gallery: GalleryPlaces | None
    stores: Stores
    deck: QRectF
    """Zu's cards; nothing on the mat of a person."""
    discard: QRectF
    deck_words: QRectF


def mat_places(
    rect: QRectF, colours: tuple[str, ...], glyphs: tuple[str, ...], hold: int, container: int, style: Style
) -> MatPlaces:
    head = QRectF(rect.x(), rect.y(), rect.width(), head_height(style, rect))
    pad, label = style.px(15), style.text_size(15) * 1.5
    top = head.bottom() + style.px(3) + label
    body = QRectF(rect.x() + pad, top, rect.width() - 2 * pad, rect.bottom() - style.px(9) - top)
    line = line_height(body, style)
    wide = min((body.height() - line * 1.15) / 4.55 * 5.62 + line * 1.6, body.width() * 0.33)
    gallery = gallery_places(QRectF(body.x(), body.y(), wide, body.height()), colours, glyphs, style)
    gap, parting = style.px(6), style.px(16)
    rows = -(-hold // HOLD_COLUMNS)
    power = min(style.text_size(14) * 2.7, body.height() * 0.24)
    slot = min((body.height() - power) / rows - gap, body.width() * 0.071)
    left = body.x() + wide + parting
    room = QRectF(left, body.y(), body.right() - body.width() * HAND - parting - left, body.height())
    stores = large_stores(room, hold, container, slot, gap, label)
    right = max(stores.container_label.right(), *(each.right() for each in stores.container))
    hand_left = right + parting
    below = body.y() + rows * (slot + gap)
    hand = QRectF(hand_left, body.y(), body.right() - hand_left, body.height())
    return MatPlaces(
        rect=rect,
        head=head,
        **head_parts(head, style),
        gallery_label=QRectF(body.x(), body.y() - label, wide, label),
        gallery=gallery,
        stores=stores,
        power=QRectF(left, below, right - left, body.bottom() - below),
        hand_label=QRectF(hand_left, body.y() - label, hand.width(), label),
        hand=QRectF(hand.x(), hand.y(), hand.width(), hand.height() * 0.53 - gap / 2),
        travel=QRectF(
            hand.x(), hand.y() + hand.height() * 0.53 + gap / 2, hand.width(), hand.height() * 0.47 - gap / 2
        ),
    )


def head_height(style: Style, rect: QRectF) -> float:
    return max(style.text_size(20) * 1.55, min(style.px(40), rect.height() * 0.15))


def head_parts(head: QRectF, style: Style) -> dict[str, QRectF]:
    """Badge and name at the left; explorers who wait, cubes and credits at the right."""
    high = head.height()
    side = high * 0.66
    badge = QRectF(head.x() + high * 0.28, head.y() + (high - side) / 2, side, side)
    credits, cubes = style.text_size(19) * 5.2, style.text_size(19) * 4.4
    icon = high * 0.56
    if head.width() - credits - cubes - 2 * icon - 3 * high - 54 < style.text_size(20) * LEAST_NAME:
        # The figures beside their signs say as much.
        credits, cubes = style.text_size(19) * 1.8, style.text_size(19) * 1.5
    credits_at = QRectF(head.right() - credits - 12, head.y(), credits, high)
    coin = QRectF(credits_at.x() - icon - 5, head.center().y() - icon / 2, icon, icon)
    cubes_at = QRectF(coin.x() - cubes - 10, head.y(), cubes, high)
    cube = QRectF(cubes_at.x() - icon - 5, head.center().y() - icon / 2, icon, icon)
    explorers = QRectF(cube.x() - high * 1.5, head.y() + 2, high * 1.2, high - 4)
    left = badge.right() + 9
    return {
        "badge": badge,
        "name": QRectF(left, head.y(), explorers.x() - left - 6, high),
        "explorers": explorers,
        "cube": cube,
        "cubes": cubes_at,
        "coin": coin,
        "credits": credits_at,
    }


def large_stores(body: QRectF, hold: int, container: int, slot: float, gap: float, label: float) -> Stores:
    """The hold in rows of three, the container in a column beside it."""

    def at(column: float, row: int) -> QRectF:
        return QRectF(body.x() + column * (slot + gap), body.y() + row * (slot + gap), slot, slot)

    holds = tuple(at(number % HOLD_COLUMNS, number // HOLD_COLUMNS) for number in range(hold))
    rows = -(-hold // HOLD_COLUMNS)
    containers = tuple(at(HOLD_COLUMNS + number // rows + 0.22, number % rows) for number in range(container))
    first = containers[0] if containers else holds[-1]
    return Stores(
        holds,
        containers,
        QRectF(body.x(), body.y() - label, HOLD_COLUMNS * (slot + gap), label),
        QRectF(first.x(), body.y() - label, max(slot, min(label * 4.5, body.right() - first.x())), label),
    )


# Others


def other_places(
    rect: QRectF,
    colours: tuple[str, ...],
    glyphs: tuple[str, ...],
    hold: int,
    container: int,
    style: Style,
    *,
    is_zu: bool,
) -> OtherPlaces:
    if rect.height() >= max(TALL * style.unit, style.text_size(15) * 11):
        return tall_places(rect, colours, glyphs, hold, container, style, is_zu=is_zu)
    if rect.height() >= rect.width() * UPRIGHT:
        return banded_places(rect, colours, glyphs, hold, container, style, is_zu=is_zu)
    return flat_places(rect, colours, glyphs, hold, container, style)


def flat_places(
    rect: QRectF, colours: tuple[str, ...], glyphs: tuple[str, ...], hold: int, container: int, style: Style
) -> OtherPlaces:
    """Words at the left, stores in the middle, cells of the gallery at the right."""
    inner = rect.adjusted(style.px(17), style.px(6), -style.px(10), -style.px(6))
    high = inner.height()
    across, down = len(colours), len(glyphs)
    cell = min(high / down, inner.width() * 0.046)
    cells = small_gallery_places(QRectF(inner.right() - cell * across, inner.y(), cell * across, high), colours, glyphs)
    words = max(style.text_size(16) * 8.5, inner.width() * 0.40)
    has_faction = high >= style.text_size(17) * 3.6
    lines = 3 if has_faction else 2
    name = QRectF(inner.x(), inner.y(), words, high / lines)
    side = min(name.height() * 0.86, style.text_size(18) * 1.35)
    badge = QRectF(name.x(), name.center().y() - side / 2, side, side)
    left = inner.x() + words + style.px(6)
    room = QRectF(left, inner.y(), inner.right() - cell * across - style.px(8) - left, high)
    return OtherPlaces(
        rect=rect,
        head=0,
        badge=badge,
        name=QRectF(badge.right() + 7, name.y(), words - side - 7, name.height()),
        faction=QRectF(inner.x(), name.bottom(), words, high / lines) if has_faction else QRectF(),
        counts=QRectF(inner.x(), inner.bottom() - high / lines, words, high / lines),
        cells=cells,
        gallery=None,
        stores=small_stores(room, hold, container),
        deck=QRectF(),
        discard=QRectF(),
        deck_words=QRectF(),
    )


def banded_places(
    rect: QRectF,
    colours: tuple[str, ...],
    glyphs: tuple[str, ...],
    hold: int,
    container: int,
    style: Style,
    *,
    is_zu: bool,
) -> OtherPlaces:
    """Name and counts above; below, as large as they can be, stores, gallery and Zu's cards."""
    inner = rect.adjusted(style.px(17), style.px(6), -style.px(10), -style.px(8))
    line, gap = style.text_size(18) * 1.3, style.px(12)
    side = line * 0.9
    badge = QRectF(inner.x(), inner.y() + (line - side) / 2, side, side)
    top = inner.y() + 2 * line + style.px(5)
    high = inner.bottom() - top
    card = min(high * 0.46 / ZU_CARD_SHAPE, inner.width() * 0.16) if is_zu else 0.0
    wide = inner.width() - gap - (card + gap if is_zu else 0.0)
    stores = QRectF(inner.x(), top, wide * 0.45, high)
    gallery = QRectF(stores.right() + gap, top, wide * 0.55, high)
    deck = QRectF(inner.right() - card, top, card, high * 0.46) if is_zu else QRectF()
    return OtherPlaces(
        rect=rect,
        head=0,
        badge=badge,
        name=QRectF(badge.right() + 7, inner.y(), inner.right() - badge.right() - 7, line),
        faction=QRectF(),
        counts=QRectF(inner.x(), inner.y() + line, inner.width(), line),
        cells=small_gallery_places(gallery, colours, glyphs),
        gallery=None,
        stores=small_stores(stores, hold, container),
        deck=deck,
        discard=deck.translated(0, high * 0.54) if is_zu else QRectF(),
        deck_words=QRectF(),
    )


def small_stores(room: QRectF, hold: int, container: int) -> Stores:
    """Two rows, the container last; no labels."""
    count = hold + container
    columns = -(-count // 2)
    side = min(room.width() / columns, room.height() / 2)
    left = room.x() + (room.width() - side * columns) / 2
    top = room.center().y() - side
    slots = tuple(
        QRectF(left + side * (at % columns), top + side * (at // columns), side, side).adjusted(1, 1, -1, -1)
        for at in range(count)
    )
    return Stores(slots[:hold], slots[hold:], QRectF(), QRectF())


def tall_places(
    rect: QRectF,
    colours: tuple[str, ...],
    glyphs: tuple[str, ...],
    hold: int,
    container: int,
    style: Style,
    *,
    is_zu: bool,
) -> OtherPlaces:
    """Place the parts of a tall mat: stores at the left, gallery with sums at the right, counts below.

    Its head is like that of the large mat.
    """
    head = head_height(style, rect)
    pad, label = style.px(13), style.text_size(15) * 1.45
    line = style.text_size(17) * 1.7
    deck_high = max(line * 1.6, rect.height() * 0.27) if is_zu else line
    top = rect.y() + head + style.px(3)
    body = QRectF(rect.x() + pad, top, rect.width() - 2 * pad, rect.bottom() - style.px(8) - deck_high - top)
    wide = body.width() * 0.35
    stores = stacked_stores(QRectF(body.x(), body.y(), wide, body.height()), hold, container, label)
    left = body.x() + wide + style.px(12)
    gallery = gallery_places(QRectF(left, body.y() + 2, body.right() - left, body.height() - 2), colours, glyphs, style)
    side = head * 0.66
    credits = style.text_size(19) * 6.4 if is_zu else 0.0
    badge = QRectF(rect.x() + head * 0.28, rect.y() + (head - side) / 2, side, side)
    foot = QRectF(body.x(), body.bottom() + 2, body.width(), deck_high)
    deck = QRectF(foot.x() + 2, foot.y() + 4, deck_high * 0.72, deck_high - 8) if is_zu else QRectF()
    discard = deck.translated(deck.width() + style.px(14), 0)
    after = discard.right() + style.px(14) if is_zu else foot.x()
    return OtherPlaces(
        rect=rect,
        head=head,
        badge=badge,
        name=QRectF(badge.right() + 8, rect.y(), rect.right() - credits - badge.right() - 14, head),
        faction=QRectF(),
        counts=QRectF(rect.right() - credits, rect.y(), credits - 12, head) if is_zu else foot,
        cells=gallery.cells,
        gallery=gallery,
        stores=stores,
        deck=deck,
        discard=discard,
        deck_words=QRectF(after, foot.y(), foot.right() - after, foot.height()) if is_zu else QRectF(),
    )


def stacked_stores(room: QRectF, hold: int, container: int, label: float) -> Stores:
    """The hold in rows of three, the container in a row below it."""
    rows = -(-hold // HOLD_COLUMNS)
    more = -(-container // HOLD_COLUMNS)
    side = min(room.width() / HOLD_COLUMNS, (room.height() - 2 * label) / (rows + more))
    below = room.y() + label + rows * side

    def at(number: int, top: float) -> QRectF:
        column, row = number % HOLD_COLUMNS, number // HOLD_COLUMNS
        return QRectF(room.x() + side * column, top + side * row, side, side).adjusted(1.5, 1.5, -1.5, -1.5)

    return Stores(
        tuple(at(number, room.y() + label) for number in range(hold)),
        tuple(at(number, below + label) for number in range(container)),
        QRectF(room.x(), room.y(), room.width(), label),
        QRectF(room.x(), below, room.width(), label),
    )


# Hands


def fan(rect: QRectF, count: int) -> list[QRectF]:
    """Cards side by side from the left; closer together when there are many, the later on top."""
    wide = min(rect.height() / CARD_SHAPE, rect.width())
    step = min(wide + 5, (rect.width() - wide) / max(1, count - 1))
    return [QRectF(rect.x() + step * number, rect.y(), wide, rect.height()) for number in range(count)]
