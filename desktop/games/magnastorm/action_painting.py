"""What is printed on the action board: prices, cells with their bonus, rows with their cost and gain."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.magnastorm.hues import COST, GAIN, colour_of
from desktop.games.magnastorm.pieces import cubes, glyph_of
from desktop.games.magnastorm.signs import bonus
from desktop.paint.grounds import well
from desktop.paint.marks import fitting
from desktop.paint.painting import clipped, dashed, faded, pen
from desktop.paint.paths import rounded, square_around
from desktop.paint.pieces import cube as wooden_cube
from desktop.paint.text import figure, text_line
from desktop.style.mixing import darker, mix, solid, with_alpha
from desktop.style.theme import Style
from rules.magnastorm.components import Price

OPEN, BY_EXCHANGE, CLOSED = "open", "exchange", "closed"
"""Whether a column can be paid for now, only with an exchange, or not."""
BONUS_SIDE = 0.62
"""Of the height of a cell."""


def cell(painter: QPainter, rect: QRectF, style: Style, kind: str = "", more: str = "", covered: bool = False) -> None:
    """A place for crew, with what it brings; pale below crew."""
    path = rounded(rect, min(6.0, rect.height() * 0.2))
    well(painter, path, style, mix(style.ground.well, "#FFFFFF", 0.0 if style.is_dark else 0.15), 0.8)
    if not kind:
        return
    side = min(rect.height() * BONUS_SIDE, rect.width() * 0.72)
    with faded(painter, 0.3 if covered else 1.0):
        bonus(painter, square_around(rect.center(), side / 2), style, kind, more)


def sign(painter: QPainter, rect: QRectF, style: Style, kind: str, more: str = "") -> None:
    """What a cell brings, to be read above the light that falls on it."""
    side = min(rect.height() * BONUS_SIDE, rect.width() * 0.72)
    bonus(painter, square_around(rect.center(), side / 2), style, kind, more)


PALE = 0.85
"""Cubes of a price that cannot be paid now: their glyphs are still seen."""


def price(painter: QPainter, rect: QRectF, style: Style, names: tuple[str, ...], state: str) -> None:
    """Draw how many cubes a column costs the acting seat, and which; dashed where only an exchange pays it."""
    path = rounded(rect.adjusted(1, 0, -1, 0), 6)
    lifted = 0.0 if state == CLOSED else 0.1 if style.is_dark else 0.85
    painter.fillPath(path, solid(mix(style.ground.board, "#FFFFFF", lifted)))
    line = with_alpha(style.ground.ink, 0.35 if state == CLOSED else 0.65)
    painter.strokePath(path, dashed(line, 1.4, (3, 2.4)) if state == BY_EXCHANGE else pen(line, 1.4))
    ink = style.quiet_ink if state == CLOSED else style.ground.ink
    upper = QRectF(rect.x(), rect.y(), rect.width(), rect.height() * 0.54)
    figure(painter, upper, str(len(names)), max(14.0, rect.height() * 0.46), ink)
    side = min(rect.height() * 0.36, (rect.width() - 4) / max(1, len(names)))
    lower = QRectF(rect.x() + 2, rect.bottom() - side - rect.height() * 0.07, rect.width() - 4, side)
    with faded(painter, PALE if state == CLOSED else 1.0):
        cubes(painter, lower, style, names)


def no_price(painter: QPainter, rect: QRectF, style: Style, said: str, size: float) -> None:
    fit = fitting(said, size, rect.width())
    text_line(painter, rect.adjusted(-2, 0, 2, 0), said, fit, style.quiet_ink, "semibold", across="centre")


def row_part(painter: QPainter, rect: QRectF, style: Style, cost: Price, seat: str, is_cost: bool) -> None:
    """The upper or the lower half of a row's field: red, what action A costs; green, what action B brings."""
    path = rounded(rect.adjusted(0, 0, 0, rect.height()) if is_cost else rect.adjusted(0, -rect.height(), 0, 0), 6)
    with clipped(painter, rect), clipped(painter, path):
        painter.fillRect(rect, solid(COST if is_cost else GAIN))
        painter.strokePath(path, pen(with_alpha("#232733", 0.4), 1.6))
    ink = style.readable_on("#3A1F1A" if is_cost else "#14402C", darker(COST if is_cost else GAIN, 0.1))
    size = max(14.0, rect.height() * 0.7)
    sign = QRectF(rect.x() + 1, rect.y() - 1, size * 0.62, rect.height())
    figure(painter, sign, "−" if is_cost else "+", size, ink)
    names = (seat,) * cost.own + ("yellow",) * cost.yellow
    room = rect.adjusted(size * 0.66, 0, -2, 0)
    side = min(rect.height() * 0.72, room.width() / max(2.2, len(names)) * 0.98)
    first = room.center().x() - side * (len(names) - 1) / 2
    for number, name in enumerate(names):
        centre = QPointF(first + side * number, room.center().y())
        wooden_cube(painter, centre, side, colour_of(name), style, glyph_of(name, side))


def place_in_order(rect: QRectF, size: float) -> float:
    """Width of the disc on a place of the track, which leaves room for its number."""
    return min(rect.height(), rect.width() - size * 0.75 - 3)


def order_place(painter: QPainter, rect: QRectF, style: Style, number: int, size: float, acting: str) -> None:
    """A place of the turn order track; with a ring of a seat's colour if it acts now."""
    side = place_in_order(rect, size)
    spot = QRectF(rect.right() - side, rect.center().y() - side / 2, side, side)
    well(painter, rounded(spot, side / 2), style, depth=0.7)
    if acting:
        painter.strokePath(rounded(spot.adjusted(-2, -2, 2, 2), side / 2 + 2), pen(colour_of(acting), 2.6))
    words = QRectF(rect.x(), rect.y(), rect.width() - side - 3, rect.height())
    text_line(painter, words, str(number), size, style.quiet_ink, "semibold", across="right")
