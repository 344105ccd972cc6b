"""Where the parts of a clan's board lie: houses left, workbench, hand and cards spent; in short on those of rivals."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise

from PySide6.QtCore import QRectF

from desktop.games.hoyuk.cards import CARD_RATIO
from desktop.style.theme import Style

WIDE = 4.2
"""From this width to height on, a large mat has room for all its parts side by side."""
ALIKE, UNLIKE = 0.42, 1.05
"""From one card of a hand to the next, in their width."""
LEAST_CARD = 0.74
"""Of the height there is for them."""
NARROW = 230.0
"""A rival's mat of this width has no room for the marker beside the name."""
HOLLOWS = 3
"""Elements of a construction tile."""


@dataclass(frozen=True, slots=True)
class Parts:
    """What lies below the head of a large mat."""

    houses_label: QRectF
    houses: QRectF
    """House tiles that wait: a grid of them, or the next one with their number."""
    is_grid: bool
    bench_label: QRectF
    bench: QRectF
    """The construction tile, or whatever is to be done instead."""
    hollows: tuple[QRectF, ...]
    hand_label: QRectF
    hand: QRectF
    spent_label: QRectF
    spent: QRectF
    """Cards used this turn, and places for as many as may still be."""


@dataclass(frozen=True, slots=True)
class MatPlaces:
    """The places of the large mat, that of the seat that looks."""

    rect: QRectF
    head: QRectF
    badge: QRectF
    name: QRectF
    marker: QRectF
    facts: QRectF
    """Families and storeys, in words."""
    score: QRectF
    parts: Parts


@dataclass(frozen=True, slots=True)
class RivalPlaces:
    """The places of another seat's small mat."""

    rect: QRectF
    badge: QRectF
    name: QRectF
    marker: QRectF
    score: QRectF
    house: QRectF
    houses: QRectF
    tower: QRectF
    towers: QRectF
    families: QRectF
    """A mark for each family: so many cards may be spent."""
    hand: QRectF
    """The whole width below; as much of it as the tile leaves."""
    tile: QRectF


def mat_places(rect: QRectF, style: Style) -> MatPlaces:
    high = max(style.text_size(20) * 1.55, style.px(34))
    head = QRectF(rect.x(), rect.y(), rect.width(), high)
    pad, label = style.px(14), style.text_size(15) * 1.4
    body = QRectF(rect.x() + pad, head.bottom() + style.px(4), rect.width() - 2 * pad, 0)
    body.setBottom(rect.bottom() - style.px(9))
    parts = wide_parts if body.width() > WIDE * body.height() else narrow_parts
    side = high * 0.68
    badge = QRectF(head.x() + high * 0.3, head.center().y() - side / 2, side, side)
    score = QRectF(head.right() - high * 1.25, head.y() - high * 0.08, high * 1.16, high * 1.16)
    marker = QRectF(score.x() - high * 0.95, head.y() + high * 0.08, high * 0.84, high * 0.84)
    name = QRectF(badge.right() + high * 0.25, head.y(), (marker.x() - badge.right()) * 0.56, high)
    facts = QRectF(name.right() + 4, head.y(), marker.x() - name.right() - 10, high)
    return MatPlaces(rect, head, badge, name, marker, facts, score, parts(body, label, style))


def wide_parts(body: QRectF, label: float, style: Style) -> Parts:
    """All side by side."""
    gap, top = style.px(20), body.y() + label
    high = body.bottom() - top
    houses, spent = body.width() * 0.225, body.width() * 0.135
    bench = min(body.width() * 0.26, high * 2.75)
    hand = body.width() - houses - bench - spent - 3 * gap
    places, x = [], body.x()
    for wide in (houses, bench, hand, spent):
        places.append(QRectF(x, top, wide, high))
        x += wide + gap
    return parts_of(places, label, is_grid=True)


def narrow_parts(body: QRectF, label: float, style: Style) -> Parts:
    """Houses and workbench above, cards below."""
    gap = style.px(10)
    high = (body.height() - gap * 0.5 - LIT) / 2 - label
    upper, lower = body.y() + label, body.bottom() - high
    houses, spent = body.width() * 0.28, body.width() * 0.25
    places = [
        QRectF(body.x(), upper, houses, high),
        QRectF(body.x() + houses + gap, upper, body.width() - houses - gap, high),
        QRectF(body.x(), lower, body.width() - spent - gap, high),
        QRectF(body.right() - spent, lower, spent, high),
    ]
    return parts_of(places, label, is_grid=False)


LIT = 4.0
"""Above the cards, for the light around them not to lie over their title."""


def parts_of(places: list[QRectF], label: float, *, is_grid: bool) -> Parts:
    houses, bench, hand, spent = places
    heads = [QRectF(each.x(), each.y() - label, each.width(), label) for each in places]
    heads[2:] = [each.translated(0, -LIT) for each in heads[2:]]
    return Parts(
        houses_label=heads[0],
        houses=houses,
        is_grid=is_grid,
        bench_label=heads[1],
        bench=bench,
        hollows=hollows_in(bench),
        hand_label=heads[2],
        hand=hand,
        spent_label=heads[3],
        spent=spent,
    )


def hollows_in(bench: QRectF) -> tuple[QRectF, ...]:
    margin = min(bench.height() * 0.1, 12.0)
    gap = margin * 0.8
    wide = (bench.width() - 2 * margin - gap * (HOLLOWS - 1)) / HOLLOWS
    high = bench.height() - 2 * margin
    return tuple(
        QRectF(bench.x() + margin + at * (wide + gap), bench.y() + margin, wide, high) for at in range(HOLLOWS)
    )


ROOM_FOR_PIPS = 1.0
"""What families and spent cards want at least, of the height of their line."""


def rival_places(rect: QRectF, style: Style) -> RivalPlaces:
    """Name and score above, what they have in the middle, their open hand and their tile below."""
    pad = style.px(10)
    left = rect.x() + pad + 8
    room = QRectF(left, rect.y() + pad * 0.5, rect.right() - pad * 0.8 - left, rect.height() - pad)
    first = min(style.text_size(18) * 1.75, room.height() * 0.34)
    second = min(style.text_size(18) * 1.5, room.height() * 0.30)
    side = first * 0.72
    badge = QRectF(room.x(), room.y() + (first - side) / 2, side, side)
    score = QRectF(room.right() - first * 1.06, room.y() - 1, first * 1.06, first * 1.06)
    marker = QRectF(score.x() - first * 0.98, room.y() + first * 0.08, first * 0.84, first * 0.84)
    is_narrow = room.width() < style.px(NARROW)
    if is_narrow:  # no room beside the name: below, at the end of the cards
        side = max(20.0, first * 0.8)
        marker = QRectF(room.right() - side, room.bottom() - side, side, side)
    y = room.y() + first + style.px(2)
    icon, figures = second * 0.94, style.text_size(16) * 1.15
    count = style.text_size(15) * 2.9
    if is_narrow or room.width() - count - figures - 2 * icon - 10 < second * ROOM_FOR_PIPS:
        count = style.text_size(15) * 1.3  # how many houses are left, without how many there were
    house = QRectF(room.x(), y, icon, icon)
    houses = QRectF(house.right() + 3, y, count, second)
    tower = QRectF(houses.right() + 2, y, icon, icon)
    towers = QRectF(tower.right() + 3, y, figures, second)
    families = QRectF(towers.right() + 2, y, room.right() - towers.right() - 2, second)
    below = QRectF(room.x(), y + second + style.px(3), room.width(), 0)
    below.setBottom(room.bottom())
    tile = min(room.width() * 0.36, below.height() * 2.4)
    tile_top = below.center().y() - tile / 4.8
    if is_narrow:  # the marker lies below it
        tile_top = max(below.y(), min(tile_top, marker.y() - tile / 2.4 - 2))
    return RivalPlaces(
        rect,
        badge,
        QRectF(badge.right() + 6, room.y(), min(marker.x(), score.x()) - badge.right() - 8, first),
        marker,
        score,
        house,
        houses,
        tower,
        towers,
        families,
        below,
        QRectF(below.right() - tile, tile_top, tile, tile / 2.4),
    )


def cards_in(rect: QRectF, kinds: Sequence[str]) -> list[QRectF]:
    """Cards beside each other from the left; smaller when there are many, and then overlapping.

    Cards of one kind that follow each other lie close together.
    """
    steps = [ALIKE if one == other else UNLIKE for one, other in pairwise(kinds)]
    parts = 1 + sum(steps)
    high = min(rect.height(), max(rect.height() * LEAST_CARD, rect.width() / parts / CARD_RATIO))
    wide = min(high * CARD_RATIO, rect.width())
    unit = min(wide, (rect.width() - wide) / max(0.01, parts - 1))
    lefts = accumulate((step * unit for step in steps), initial=rect.x())
    return [QRectF(left, rect.y(), wide, high) for left in list(lefts)[: len(kinds)]]
