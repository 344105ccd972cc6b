"""The mothership: three command centres with envoys, what majorities pay now, a tile each, and buyers who wait."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.excavation_earth.hues import SIGNAL
from desktop.games.excavation_earth.signs import symbol
from desktop.paint.grounds import board, well
from desktop.paint.painting import clipped, dashed, pen
from desktop.paint.paths import rounded
from desktop.style.mixing import mix, with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style, readable

TITLE, WIDEST_TITLE = 0.36, 0.48
"""The heading, of the width of the board."""
CROWDED = 0.58
IN_ONE_COLUMN = 2
"""Seats whose envoys stand in one column; more stand two and two."""


@dataclass(frozen=True, slots=True)
class EnvoyPlaces:
    """The places of one seat's envoys in one centre."""

    cubes: QRectF
    coin: QRectF


@dataclass(frozen=True, slots=True)
class CentrePlaces:
    rect: QRectF
    sign: QRectF
    envoys: QRectF
    tile: QRectF


@dataclass(frozen=True, slots=True)
class ShipPlaces:
    rect: QRectF
    title: QRectF
    pays: QRectF
    waiting: QRectF
    centres: tuple[CentrePlaces, ...]


def ship_places(rect: QRectF, centres: int, style: Style) -> ShipPlaces:
    pad = style.px(12)
    inner = rect.adjusted(pad, style.px(5), -pad, -style.px(9))
    line = style.text_size(18) * 1.55
    top, gap = inner.y() + line, style.px(7)
    wide = (inner.width() - gap * (centres - 1)) / centres
    high = inner.bottom() - top
    title = max(inner.width() * TITLE, min(SMALLEST_TEXT * 7.0, inner.width() * WIDEST_TITLE))
    return ShipPlaces(
        rect=rect,
        title=QRectF(inner.x(), inner.y(), title, line),
        pays=QRectF(inner.x() + title, inner.y(), inner.width() * 0.69 - title, line),
        waiting=QRectF(inner.x() + inner.width() * 0.70, inner.y(), inner.width() * 0.30, line),
        centres=tuple(centre_places(QRectF(inner.x() + (wide + gap) * at, top, wide, high)) for at in range(centres)),
    )


def centre_places(rect: QRectF) -> CentrePlaces:
    sign = min(rect.height() * 0.17, rect.width() * 0.24)
    tile = rect.height() * 0.36
    envoys = QRectF(rect.x() + 4, rect.y() + sign * 1.45, rect.width() - 8, rect.height() - sign * 1.45 - tile - 6)
    return CentrePlaces(
        rect=rect,
        sign=QRectF(rect.center().x() - sign / 2, rect.y() + sign * 0.35, sign, sign),
        envoys=envoys,
        tile=QRectF(rect.x() + 5, rect.bottom() - tile - 4, rect.width() - 10, tile),
    )


def envoy_places(at: CentrePlaces, seats: int) -> list[EnvoyPlaces]:
    """A cell per seat: its cubes at the left, what it would be paid now at the right."""
    across = 1 if seats <= IN_ONE_COLUMN else 2
    down = (seats + across - 1) // across
    wide, high = at.envoys.width() / across, at.envoys.height() / down
    places = []
    for seat in range(seats):
        column, row = seat % across, seat // across
        cell = QRectF(at.envoys.x() + wide * column, at.envoys.y() + high * row, wide, high).adjusted(1, 1, -1, -1)
        coin = min(cell.height() * 0.96, cell.width() * 0.48, 30.0)
        places.append(
            EnvoyPlaces(
                QRectF(cell.x(), cell.y(), cell.width() - coin - 2, cell.height()),
                QRectF(cell.right() - coin, cell.center().y() - coin / 2, coin, coin),
            )
        )
    return places


def cubes_in(rect: QRectF, count: int) -> list[QRectF]:
    """Cubes from the left, overlapping as they must."""
    side = min(rect.height() * 0.86, rect.width(), 24.0)
    step = min(side * 0.62, (rect.width() - side) / max(1, count - 1))
    return [QRectF(rect.x() + step * at, rect.center().y() - side / 2, side, side) for at in range(count)]


def are_crowded(spots: list[QRectF]) -> bool:
    """Whether cubes stand too close to be counted at a glance."""
    return len(spots) > 1 and spots[1].x() - spots[0].x() < spots[0].width() * CROWDED


def waiting_spots(at: ShipPlaces, count: int) -> list[QRectF]:
    """Buyers who stand in a row from the right."""
    high = at.waiting.height()
    wide = high * 0.82
    step = min(wide, (at.waiting.width() - wide) / max(1, count - 1))
    first = at.waiting.right() - wide - step * (count - 1)
    return [QRectF(first + step * number, at.waiting.y(), wide, high) for number in range(count)]


def hull(rect: QRectF) -> QPainterPath:
    """A command centre: a dome on straight walls."""
    spring = rect.y() + min(rect.height() * 0.20, rect.width() * 0.28)
    path = QPainterPath(QPointF(rect.x(), rect.bottom()))
    path.lineTo(rect.x(), spring)
    path.cubicTo(
        rect.x() + rect.width() * 0.10,
        rect.y() - rect.height() * 0.03,
        rect.right() - rect.width() * 0.10,
        rect.y() - rect.height() * 0.03,
        rect.right(),
        spring,
    )
    path.lineTo(rect.bottomRight())
    path.closeSubpath()
    return path


def mothership(painter: QPainter, rect: QRectF, signs: tuple[str, ...], style: Style) -> None:
    """The board: portholes along the rim, and a dome per command centre with the slot of its tile."""
    outline = board(painter, rect, style)
    at = ship_places(rect, len(signs), style)
    with clipped(painter, outline):
        saucer = QRectF(
            rect.x() - rect.width() * 0.2, rect.y() + rect.height() * 0.30, rect.width() * 1.4, rect.height()
        )
        painter.strokePath(circle_in(saucer), pen(with_alpha(style.ground.ink, 0.10), 2))
        painter.strokePath(circle_in(saucer.adjusted(14, 9, -14, -9)), dashed(with_alpha(SIGNAL, 0.5), 2, (1, 5)))
    for sign, centre in zip(signs, at.centres, strict=True):
        steel = mix(style.ground.well, "#3C686A", 0.5 if style.is_dark else 0.26)
        well(painter, hull(centre.rect), style, steel, 0.9)
        symbol(painter, sign, centre.sign.center(), centre.sign.width() / 2, symbol_ink(style, steel.name()))
        painter.fillPath(rounded(centre.tile, 5), with_alpha("#000000", 0.10))
        painter.strokePath(rounded(centre.tile, 5), dashed(with_alpha(style.ground.ink, 0.45), 1.3, (3, 2.5)))


def symbol_ink(style: Style, ground: str) -> str:

    return readable(style.accent, style.theme_name, (ground,))


def circle_in(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(rect)
    return path
