"""Where things lie on the boards beside the map: council, AI cards, the race, the automa, and what is chosen from."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from desktop.style.theme import SMALLEST_TEXT, Style
from rules.council_of_shadows.components import Box
from rules.council_of_shadows.parts import GEMS, Gem

CARD_RATIO = 2 / 3
"""Width of a card, of its height."""
TALLER = 1.25
"""Than other cards is that of the automa, which has three rows."""


@dataclass(frozen=True, slots=True)
class CouncilPlaces:
    """Dark Tech, light bonus cards, the throne, and the gems that nobody owns."""

    rect: QRectF
    title: QRectF
    supplies: dict[Gem, QRectF]
    techs: tuple[QRectF, ...]
    light: QRectF
    counts: tuple[QRectF, ...]
    """Beside each pile, the light one last."""
    throne: QRectF
    owner: QRectF
    """Below the throne."""


@dataclass(frozen=True, slots=True)
class MarketPlaces:
    """AI cards."""

    rect: QRectF
    title: QRectF
    deck: QRectF
    """How many are left, in words."""
    slots: tuple[QRectF, ...]


@dataclass(frozen=True, slots=True)
class RacePlaces:
    rect: QRectF
    title: QRectF
    gap: QRectF
    """The heading of the column of gaps."""
    rows: tuple[QRectF, ...]
    """In the order of the turns."""


@dataclass(frozen=True, slots=True)
class AutomaPlaces:
    rect: QRectF
    title: QRectF
    card: QRectF
    mode: QRectF
    """Which galaxies its card exploits, in words."""
    piles: tuple[QRectF, ...]
    """Of the three levels."""
    facts: QRectF
    cubes: QRectF
    """Its cubes, and a tower that it is about to place."""
    used: QRectF
    """Cards that were carried out, face up."""


def council_places(rect: QRectF, style: Style) -> CouncilPlaces:
    pad, title = style.px(13), style.text_size(19) * 1.45
    head = QRectF(rect.x() + pad, rect.y() + style.px(4), rect.width() - 2 * pad, title)
    side = title * 0.92
    supplies = {
        gem: QRectF(head.right() - (len(GEMS) - at) * side * 1.22, head.y() + title * 0.04, side * 1.1, side)
        for at, gem in enumerate(GEMS)
    }
    first = min(each.x() for each in supplies.values())
    title_at = QRectF(head.x(), head.y(), first - style.px(6) - head.x(), title)
    word = style.text_size(14) * 1.3
    room = QRectF(rect.x() + pad, head.bottom() + 2, rect.width() - 2 * pad, rect.bottom() - head.bottom() - pad * 0.7)
    step = room.width() / 4
    high = min(room.height(), step * 0.62 / CARD_RATIO)
    wide = high * CARD_RATIO
    tops = [QRectF(room.x() + step * at, room.center().y() - high / 2, wide, high) for at in range(3)]
    throne = QRectF(room.x() + 3 * step, room.y(), step, room.height() - word)
    tall = throne.bottom() - tops[0].y()
    counts = [QRectF(top.right() + 4, top.y(), max(SMALLEST_TEXT * 1.25, step - wide - 6), tall) for top in tops]
    owner = QRectF(throne.x() - step * 0.18, throne.bottom(), step * 1.18 + pad * 0.6, word)
    return CouncilPlaces(rect, title_at, supplies, tuple(tops[:2]), tops[2], tuple(counts), throne, owner)


def market_places(rect: QRectF, box: Box, style: Style) -> MarketPlaces:
    pad, title, gap = style.px(12), style.text_size(19) * 1.45, style.px(6)
    head = QRectF(rect.x() + pad, rect.y() + style.px(4), rect.width() - 2 * pad, title)
    rows = box.numbers.display_rows
    columns = box.numbers.display_slots // rows
    room = QRectF(rect.x() + pad, head.bottom() + 2, rect.width() - 2 * pad, rect.bottom() - head.bottom() - pad)
    wide = (room.width() - gap * (columns - 1)) / columns
    high = (room.height() - gap * (rows - 1)) / rows
    slots = tuple(
        QRectF(room.x() + (wide + gap) * column, room.y() + (high + gap) * row, wide, high)
        for row in range(rows)
        for column in range(columns)
    )
    half = head.width() * 0.55
    return MarketPlaces(
        rect,
        QRectF(head.x(), head.y(), half, title),
        QRectF(head.x() + half, head.y(), head.width() - half, title),
        slots,
    )


def race_places(rect: QRectF, seats: int, style: Style) -> RacePlaces:
    pad, title = style.px(13), style.text_size(19) * 1.45
    head = QRectF(rect.x() + pad, rect.y() + style.px(3), rect.width() - 2 * pad, title)
    top, side = head.bottom(), style.px(6)
    high = min((rect.bottom() - top - side) / seats, style.px(66))
    rows = tuple(QRectF(rect.x() + side, top + high * at, rect.width() - 2 * side, high - 1) for at in range(seats))
    half = head.width() * 0.6
    return RacePlaces(
        rect,
        QRectF(head.x(), head.y(), half, title),
        QRectF(head.x() + half, head.y(), head.width() - half, title),
        rows,
    )


def automa_places(rect: QRectF, style: Style) -> AutomaPlaces:
    pad, title = style.px(12), style.text_size(19) * 1.45
    inner = rect.adjusted(pad, style.px(4), -pad, -pad)
    head = QRectF(inner.x(), inner.y(), inner.width(), title)
    word = style.text_size(14) * 1.35
    piles_high = min(style.px(74), rect.height() * 0.14)
    piles_wide = piles_high * CARD_RATIO
    step = inner.width() / 3
    top = inner.bottom() - piles_high
    piles = tuple(
        QRectF(inner.x() + step * (at + 0.5) - piles_wide / 2, top, piles_wide, piles_high) for at in range(3)
    )
    cubes = QRectF(inner.x(), top - style.px(64), inner.width(), style.px(56))
    facts = QRectF(inner.x(), cubes.y() - word * 3.3, inner.width(), word * 3)
    room = QRectF(inner.x(), head.bottom() + 2, inner.width(), facts.y() - head.bottom() - word * 2 - style.px(10))
    card = QRectF(0, 0, room.width(), min(room.height(), room.width() / CARD_RATIO * TALLER))
    card.moveTopLeft(room.topLeft())
    mode = QRectF(inner.x(), card.bottom() + 4, inner.width(), word * 2)
    used = QRectF(0, 0, cubes.height() * CARD_RATIO, cubes.height())
    used.moveTopRight(cubes.topRight())
    return AutomaPlaces(rect, head, card, mode, piles, facts, cubes, used)


def cards_on_panel(rect: QRectF, count: int, head: float, style: Style, ratio: float = CARD_RATIO) -> list[QRectF]:
    """Place cards below the line that says what they are, in as many lines as make them largest."""
    pad, gap = style.px(12), style.px(9)
    room = rect.adjusted(pad, head, -pad, -pad)
    best = max(range(1, max(1, count) + 1), key=lambda across: height_with(room, count, across, gap, ratio))
    high = height_with(room, count, best, gap, ratio)
    wide = high * ratio
    lines = -(-count // best)
    top = room.center().y() - (lines * (high + gap) - gap) / 2
    left = room.center().x() - (best * (wide + gap) - gap) / 2
    corners = (QPointF(left + at % best * (wide + gap), top + at // best * (high + gap)) for at in range(count))
    return [QRectF(corner.x(), corner.y(), wide, high) for corner in corners]


def height_with(room: QRectF, count: int, across: int, gap: float, ratio: float) -> float:
    lines = -(-count // across)
    return min((room.height() - gap * (lines - 1)) / lines, (room.width() - gap * (across - 1)) / across / ratio)
