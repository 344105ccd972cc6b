"""The six market queues along the upper edge: number and symbol, traders beside them, four spaces, the front marked."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.excavation_earth.signs import symbol
from desktop.paint.grounds import well
from desktop.paint.painting import pen
from desktop.paint.paths import polygon, rounded
from desktop.paint.text import figure
from desktop.style.mixing import lighter, solid, with_alpha
from desktop.style.theme import Style

HEAD, FOOT = 0.33, 0.13
"""Of the height: number, symbol and traders above; below, where buyers stand."""
TALLEST = 1.45
"""Height of a buyer, of the width of its space: broad heads may overlap a little."""
LARGEST_CUBE = 24.0
RADIUS = 8.0


@dataclass(frozen=True, slots=True)
class QueuePlaces:
    rect: QRectF
    number: QRectF
    sign: QRectF
    traders: QRectF
    offer: QRectF
    """A relic that is offered for sale."""
    spaces: tuple[QRectF, ...]
    """Of standing buyers, the front first."""


def queue_places(rect: QRectF, spaces: int) -> QueuePlaces:
    head = rect.height() * HEAD
    inner = rect.adjusted(rect.width() * 0.06, 0, -rect.width() * 0.03, 0)
    number = QRectF(inner.x(), rect.y() + rect.height() * 0.04, head * 0.5, head)
    side = head * 0.60
    sign = QRectF(number.right() + head * 0.12, number.center().y() - side / 2, side, side)
    left = sign.right() + head * 0.15
    traders = QRectF(left, number.y(), rect.right() - 6 - left, head)
    offer = QRectF(left, number.y() - head * 0.06, head * 1.12, head * 1.12)
    top, low = number.bottom() + 1, rect.bottom() - rect.height() * FOOT
    wide = inner.width() / spaces
    high = min(low - top, wide * TALLEST)
    standing = (QRectF(inner.x() + wide * at, low - high, wide, high) for at in range(spaces))
    return QueuePlaces(rect, number, sign, traders, offer, tuple(standing))


def queue(painter: QPainter, rect: QRectF, number: int, sign: str, spaces: int, style: Style) -> None:
    """The empty strip. The buyer at the left is served first."""
    at = queue_places(rect, spaces)
    well(painter, rounded(rect, RADIUS), style, lighter(style.ground.well, 0.0 if style.is_dark else 0.18), 0.8)
    figure(painter, at.number, str(number), max(18.0, at.number.height() * 0.66), style.ground.ink, serif=True)
    symbol(painter, sign, at.sign.center(), at.sign.width() / 2, style.accent_on_board)
    for place in at.spaces:
        stand = QRectF(place.x(), place.bottom() - rect.height() * 0.05, place.width(), rect.height() * 0.11)
        foot = stand.adjusted(place.width() * 0.10, 0, -place.width() * 0.10, 0)
        ring = QPainterPath()
        ring.addEllipse(foot)
        painter.fillPath(ring, with_alpha(style.ground.ink, 0.12))
        painter.strokePath(ring, pen(with_alpha(style.ground.ink, 0.28)))
    tip = QPointF(rect.x() + 1.5, at.spaces[0].bottom() + rect.height() * 0.01)
    size = rect.height() * 0.045
    arrow = ((tip.x(), tip.y()), (tip.x() + size * 1.2, tip.y() - size), (tip.x() + size * 1.2, tip.y() + size))
    painter.fillPath(polygon(arrow), solid(style.quiet_ink))


def trader_places(at: QueuePlaces, groups: tuple[int, ...]) -> list[QRectF]:
    """Cubes from the right, those of a seat close together; closer still when there are many."""
    side = min(LARGEST_CUBE, at.traders.height() * 0.68)
    near, apart = side * 0.55, side * 1.16
    wanted = sum(near * (each - 1) for each in groups if each) + apart * max(0, sum(1 for each in groups if each) - 1)
    room = at.traders.width() - side
    squeeze = min(1.0, room / wanted) if wanted > 0 else 1.0
    places: list[QRectF] = []
    x = at.traders.right() - side - wanted * squeeze
    y = at.traders.center().y() - side / 2
    for each in groups:
        for number in range(each):
            places.append(QRectF(x, y, side, side))
            x += (near if number < each - 1 else apart) * squeeze
    return places
