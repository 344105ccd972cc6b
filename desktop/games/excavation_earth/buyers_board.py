"""The buyers board: five popularity tracks of ten spaces, what a rank pays, the white area, the buyer cards."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.excavation_earth.buyers import RISE
from desktop.games.excavation_earth.hues import hue, tinted_well
from desktop.games.excavation_earth.signs import emblem
from desktop.paint.grounds import board, well
from desktop.paint.painting import kept, pen
from desktop.paint.paths import rounded
from desktop.paint.text import figure
from desktop.style.mixing import darker, lighter, mix, solid, with_alpha
from desktop.style.theme import Style
from desktop.style.vision import Tint


@dataclass(frozen=True, slots=True)
class TrackPlaces:
    column: QRectF
    spaces: tuple[QRectF, ...]
    """From the lowest upwards."""
    coin: QRectF
    rank: QRectF


@dataclass(frozen=True, slots=True)
class BuyersPlaces:
    rect: QRectF
    title: QRectF
    note: QRectF
    tracks: dict[str, TrackPlaces]
    payouts: QRectF
    """The row of coins: where a card is dropped that pays for a sale."""
    white: QRectF
    white_count: QRectF
    deck: QRectF
    discard: QRectF


def buyers_places(rect: QRectF, colours: tuple[str, ...], spaces: int, style: Style) -> BuyersPlaces:
    pad = style.px(13)
    inner = rect.adjusted(pad, style.px(6), -pad, -style.px(6))
    line = style.text_size(18) * 1.5
    small = style.text_size(14) * 1.35
    aside = max(inner.width() * 0.145, style.text_size(15) * 2.4)
    gap = style.px(5)
    wide = (inner.width() - aside - gap * len(colours)) / len(colours)
    top = inner.y() + line
    coin = min(wide * 0.72, style.px(34), inner.height() * 0.13)
    low = inner.bottom() - small - coin - 2
    # The uppermost bust rises above its space.
    head = (low - top) / (spaces + RISE) * RISE
    tracks = {
        colour: track_places(
            QRectF(inner.x() + (wide + gap) * at, top + head, wide, low - top - head), spaces, coin, small
        )
        for at, colour in enumerate(colours)
    }
    left = inner.right() - aside
    high = inner.bottom() - top
    white = QRectF(left, top, aside, high * 0.42)
    card = QRectF(left, white.bottom() + gap, aside, (inner.bottom() - white.bottom() - 2 * gap) / 2)
    return BuyersPlaces(
        rect=rect,
        title=QRectF(inner.x(), inner.y(), inner.width() * 0.44, line),
        note=QRectF(inner.x() + inner.width() * 0.45, inner.y(), inner.width() * 0.55, line),
        tracks=tracks,
        payouts=QRectF(inner.x(), low + 1, inner.width() - aside - gap, coin + small + 3),
        white=white.adjusted(0, 0, 0, -small),
        white_count=QRectF(left, white.bottom() - small, aside, small),
        deck=card_in(card),
        discard=card_in(card.translated(0, card.height() + gap)),
    )


def track_places(column: QRectF, spaces: int, coin: float, small: float) -> TrackPlaces:
    high = column.height() / spaces
    places = (QRectF(column.x(), column.bottom() - high * (at + 1), column.width(), high) for at in range(spaces))
    left = column.center().x() - coin / 2
    return TrackPlaces(
        column=column,
        spaces=tuple(places),
        coin=QRectF(left, column.bottom() + 3, coin, coin),
        rank=QRectF(column.x(), column.bottom() + coin + 3, column.width(), small),
    )


def card_in(rect: QRectF) -> QRectF:
    """A card of the usual shape in the middle of a place."""
    wide = min(rect.width() * 0.92, rect.height() * 0.78)
    return QRectF(rect.center().x() - wide / 2, rect.y(), wide, min(rect.height(), wide * 1.32))


def track(painter: QPainter, rect: QRectF, letter: str, spaces: int, popularity: int, style: Style) -> None:
    """A track: free spaces below, pawns above; the line between them is the popularity, and stands as a figure."""
    ground = tinted_well(letter, style, 0.24)
    well(painter, rounded(rect, 6), style, ground, 0.9)
    high = rect.height() / spaces
    with kept(painter):
        painter.setPen(pen(with_alpha(style.ground.ink, 0.16)))
        for at in range(1, spaces):
            y = rect.bottom() - high * at
            painter.drawLine(round(rect.x() + 5), round(y), round(rect.right() - 5), round(y))
    free = QRectF(rect.x(), rect.bottom() - high * popularity, rect.width(), high * popularity)
    lit = style.tinted(ground, hue(letter), 0.34 if style.is_dark else 0.26, style.ground.ink)
    painter.fillPath(rounded(free, 5), solid(lit))
    side = min(rect.width() * 0.44, high * 2.2)
    if popularity * high > side * 2.1:
        sign = QRectF(free.center().x() - side / 2, free.bottom() - side - 5, side, side)
        emblem(painter, letter, sign, with_alpha(style.ground.ink, 0.20))
    line = QRectF(rect.x() - 1, free.y() - 1.5, rect.width() + 2, 3)
    painter.fillRect(line, lighter(hue(letter), 0.35) if style.is_dark else darker(hue(letter), 0.42))
    level_figure(painter, rect, free, popularity, style, lit)


def level_figure(painter: QPainter, rect: QRectF, free: QRectF, popularity: int, style: Style, lit: Tint) -> None:
    """Just under the line; on a plate at the foot where there is no free space."""
    size = max(16.0, min(style.text_size(19), rect.width() * 0.46))
    place = QRectF(rect.x(), free.y() + 1, rect.width(), size * 1.25)
    if place.bottom() > rect.bottom():
        plate = QRectF(rect.center().x() - size * 0.75, rect.bottom() - size * 1.05, size * 1.5, size * 1.15)
        lit = style.ground.board
        painter.fillPath(rounded(plate, size * 0.4), solid(lit))
        place = plate
    figure(painter, place, str(popularity), size, style.readable_on(style.ground.ink, lit))


def buyers_board(painter: QPainter, rect: QRectF, colours: tuple[str, ...], spaces: int, style: Style) -> None:
    """The board with the white area; tracks are pictures of their own, because they change."""
    board(painter, rect, style)
    at = buyers_places(rect, colours, spaces, style)
    pale = mix(style.ground.well, "#FFFFFF", 0.10 if style.is_dark else 0.35)
    well(painter, rounded(at.white, 6), style, pale, 0.9)


def white_spots(at: BuyersPlaces, count: int, most: int) -> list[QRectF]:
    """Standing pawns, two and two."""
    rows = max(1, (most + 1) // 2)
    high = at.white.height() / rows
    wide = at.white.width() / 2
    tall = min(high * 1.02, wide * 1.25)
    return [
        QRectF(
            at.white.x() + wide * (number % 2), at.white.y() + high * (number // 2) + (high - tall) * 0.5, wide, tall
        )
        for number in range(count)
    ]
