"""The loop of Excavation Earth in pictures, for its aim: dig, draw buyers, sell, gain influence."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.excavation_earth.buyers import buyer
from desktop.games.excavation_earth.mothership import hull, symbol_ink
from desktop.games.excavation_earth.pieces import cube
from desktop.games.excavation_earth.relics import flat_relic
from desktop.games.excavation_earth.signs import symbol
from desktop.paint.grounds import well
from desktop.paint.marks import credit
from desktop.paint.paths import square_around
from desktop.style.mixing import mix
from desktop.style.theme import Style

RELIC, CENTRE = "Vg3", "SB"
SEAT = "black"
QUEUE = "VOV"
"""Two buyers for the relic of the first picture, and one who wants another."""
POPULAR = 9


def within(rect: QRectF) -> QRectF:
    """The square in the middle that pictures are drawn in."""
    return square_around(rect.center(), min(rect.width(), rect.height()) / 2)


def dig(painter: QPainter, rect: QRectF, style: Style) -> None:
    """A relic that was found."""
    room = within(rect)
    inset = room.width() * 0.04
    flat_relic(painter, room.adjusted(inset, inset, -inset, -inset), RELIC)


def bargain(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Buyers who wait, and the trader before them."""
    room = within(rect)
    wide, high = min(rect.width() * 0.32, room.height() * 0.46), room.height() * 0.76
    step = min(wide * 0.82, (rect.width() - wide) / (len(QUEUE) - 1))
    left = rect.center().x() - (step * (len(QUEUE) - 1) + wide) / 2
    for number, letter in enumerate(QUEUE):
        buyer(painter, QRectF(left + step * number, room.y(), wide, high), letter, "", style)
    side = room.height() * 0.30
    spot = QPointF(rect.center().x(), room.bottom() - side * 0.7)
    cube(painter, square_around(spot, side / 2), SEAT, style)


def sell(painter: QPainter, rect: QRectF, style: Style) -> None:
    """What the most popular colour pays."""
    room = within(rect)
    unit = room.height() / 100
    for across, down, radius, amount in ((-25, 16, 26, ""), (25, 18, 26, ""), (0, -14, 32, str(POPULAR))):
        credit(painter, room.center() + QPointF(across, down) * unit, radius * unit, amount)


def influence(painter: QPainter, rect: QRectF, style: Style) -> None:
    """An envoy in a command centre."""
    room = within(rect)
    inset = room.width() * 0.08
    steel = mix(style.ground.well, "#3C686A", 0.5 if style.is_dark else 0.26)
    well(painter, hull(room.adjusted(inset, 0, -inset, 0)), style, steel, 0.9)
    centre, side = room.center(), room.height()
    symbol(painter, CENTRE, centre - QPointF(0, side * 0.20), side * 0.15, symbol_ink(style, steel.name()))
    cube(painter, square_around(centre + QPointF(0, side * 0.22), side * 0.16), SEAT, style)


LOOP: tuple[Callable[[QPainter, QRectF, Style], None], ...] = (dig, bargain, sell, influence)
