"""Below the chart: the five piles of the black market, the turn-order track and the round track."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.excavation_earth.hues import edge_of, hue, tinted_well
from desktop.games.excavation_earth.relics import relic_path
from desktop.games.excavation_earth.signs import symbol
from desktop.paint.grounds import well
from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.paint.text import figure
from desktop.style.mixing import darker, with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style

GAP = 6.0
SIGN, LEAST_PILE = 0.32, 0.62
"""The mask, and what a pile of relics wants at least in width, of the height of the strip."""
NARROW = 0.8
"""A pile less wide than this, of its height, has its face-down tiles below instead of at the right."""
MOST_SHOWN = 4
"""Relics of a pile whose edges show."""


@dataclass(frozen=True, slots=True)
class PilePlaces:
    rect: QRectF
    relic: QRectF
    price: QRectF
    count: QRectF
    reserve: QRectF
    """A face-down tile and how many there are."""


@dataclass(frozen=True, slots=True)
class StripPlaces:
    label: QRectF
    sign: QRectF
    piles: dict[str, PilePlaces]
    lines: tuple[QRectF, ...]
    order_head: QRectF
    order: tuple[QRectF, ...]
    rounds_head: QRectF
    rounds: tuple[QRectF, ...]


def strip_places(rect: QRectF, colours: tuple[str, ...], seats: int, rounds: int, style: Style) -> StripPlaces:
    gap = style.px(GAP)
    label = max(style.text_size(15) * 4.1, rect.width() * 0.075)
    space = min(rect.height() * 0.62, rect.width() * 0.042)
    heads = style.text_size(14) * 1.5
    order_wide = max((space + gap * 0.6) * seats, style.text_size(14) * 6.2)
    rounds_wide = max((space + gap * 0.6) * rounds, style.text_size(14) * 4.2)
    sign = rect.height() * SIGN
    free = rect.width() - 5 * gap - (rect.height() * LEAST_PILE + gap) * len(colours)
    if label + order_wide + rounds_wide > free:
        # Headings give way: first they are no wider than what stands under them, then only the sign is left.
        order_wide, rounds_wide = (space + gap * 0.6) * seats, (space + gap * 0.6) * rounds
        label = max(sign + gap, min(label, free - order_wide - rounds_wide))
    room = rect.width() - label - order_wide - rounds_wide - 5 * gap
    wide = (room - gap * len(colours)) / len(colours)
    sign_top = 0.66 if label > sign * 2 else (1 - SIGN) / 2
    left = rect.x() + label
    piles = {
        colour: pile_places(QRectF(left + (wide + gap) * at, rect.y(), wide, rect.height()), style)
        for at, colour in enumerate(colours)
    }
    x = rect.right() - order_wide - rounds_wide - 2 * gap
    order_head = QRectF(x, rect.y(), order_wide, heads)
    rounds_head = QRectF(x + order_wide + 2 * gap, rect.y(), rounds_wide, heads)
    return StripPlaces(
        label=QRectF(rect.x(), rect.y(), label - 6, rect.height() * 0.64),
        sign=QRectF(rect.x() + 2, rect.y() + rect.height() * sign_top, sign, sign),
        piles=piles,
        lines=(QRectF(x - 2 * gap, rect.y() + 6, 2, rect.height() - 12),),
        order_head=order_head,
        order=spaces_under(order_head, rect.bottom(), seats, space, gap),
        rounds_head=rounds_head,
        rounds=spaces_under(rounds_head, rect.bottom(), rounds, space, gap),
    )


def spaces_under(head: QRectF, bottom: float, count: int, wide: float, gap: float) -> tuple[QRectF, ...]:
    top = head.bottom() + 1
    return tuple(QRectF(head.x() + (wide + gap * 0.6) * at, top, wide, bottom - top) for at in range(count))


def pile_places(rect: QRectF, style: Style) -> PilePlaces:
    if rect.width() < rect.height() * NARROW:
        return narrow_pile_places(rect)
    column = min(max(style.text_size(16) * 1.9, rect.width() * 0.34), rect.width() * 0.44)
    side = min(rect.height() * 0.78, rect.width() - column - 6)
    relic = QRectF(rect.x() + 5, rect.y() + (rect.height() - side) * 0.42, side, side)
    right = QRectF(rect.right() - column - 3, rect.y() + 3, column, rect.height() - 6)
    third = right.height() / 3
    coin = min(third * 1.12, column)
    return PilePlaces(
        rect=rect,
        relic=relic,
        price=QRectF(right.center().x() - coin / 2, right.y(), coin, coin),
        count=QRectF(right.x(), right.y() + third * 1.08, column, third * 0.95),
        reserve=QRectF(right.x(), right.y() + third * 2.02, column, third * 0.98),
    )


def narrow_pile_places(rect: QRectF) -> PilePlaces:
    """The relic at the left, its price and how many lie there at the right; across the foot what is still hidden."""
    inner = rect.adjusted(3, 3, -3, -3)
    foot = max(SMALLEST_TEXT * 1.3, inner.height() * 0.28)
    upper = inner.height() - foot
    column = min(max(SMALLEST_TEXT * 1.6, inner.width() * 0.42), inner.width() * 0.5)
    side = min(upper, inner.width() - column - 2)
    coin = min(column, upper * 0.52)
    right = QRectF(inner.right() - column, inner.y(), column, upper)
    return PilePlaces(
        rect=rect,
        relic=QRectF(inner.x(), inner.y() + (upper - side) / 2, side, side),
        price=QRectF(right.center().x() - coin / 2, right.y(), coin, coin),
        count=QRectF(right.x(), right.y() + coin + 1, column, upper - coin - 1),
        reserve=QRectF(inner.x(), inner.bottom() - foot, inner.width(), foot),
    )


def pile_ground(painter: QPainter, rect: QRectF, letter: str, style: Style) -> None:
    """The place of a pile, tinted in the colour of its region, with a mask where no relic lies."""
    well(painter, rounded(rect, 7), style, tinted_well(letter, style, 0.26), 0.8)
    at = pile_places(rect, style)
    mask = min(at.relic.width(), at.relic.height()) * 0.30
    symbol(painter, "SM", at.relic.center(), mask, with_alpha(style.ground.ink, 0.16))


def buried(painter: QPainter, rect: QRectF, kind: str, count: int) -> None:
    """The edges of relics that lie under the visible one: only how many, for a fan shows which."""
    side = min(rect.width(), rect.height())
    for under in range(min(count, MOST_SHOWN) - 1, 0, -1):
        path = relic_path(kind, rect).translated(under * side * 0.045, under * side * 0.075)
        painter.fillPath(path, darker(hue(kind[0]), 0.32))
        painter.strokePath(path, pen(edge_of(kind[0]), 1))


def track_space(painter: QPainter, rect: QRectF, number: int, style: Style) -> None:
    """A space of the turn-order or round track, its number at the foot."""
    well(painter, rounded(rect, 6), style, depth=0.8)
    size = float(style.text_size(13))
    foot = QRectF(rect.x(), rect.bottom() - size * 1.25, rect.width(), size * 1.2)
    figure(painter, foot, str(number), max(float(SMALLEST_TEXT), size), style.quiet_ink, "semibold")


def on_space(rect: QRectF, style: Style) -> QRectF:
    """Place a disc or a marker on a space, above its number."""
    foot = float(style.text_size(13)) * 1.15
    side = min(rect.width() - 4, rect.height() - foot - 2)
    return QRectF(rect.center().x() - side / 2, rect.y() + (rect.height() - foot - side) / 2, side, side)
