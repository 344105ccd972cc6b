"""Pens with their gate, and ruins: what stands beside houses and what is left of them."""

from random import Random

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.hoyuk.houses import CELL
from desktop.paint.light import aslant, grain, shadow
from desktop.paint.painting import clipped, dashed, faded, pen
from desktop.paint.paths import circle, polygon, regular_polygon, rounded
from desktop.style.mixing import mix, solid, with_alpha
from desktop.style.theme import Style, seat_mark

AHEAD = (QPointF(0, -1), QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0))
"""Where north, east, south and west lie: the sides of a cell as pens number them."""
GATE_OPENS = 0.25
"""How much fence stands at either end of the side with the gate."""
STRAWS, STONES = 9, 11
ARROW_AT, ARROW = 10.5, 6.4


def pen_yard(painter: QPainter, rect: QRectF, style: Style, gate: int, clan: str = "", look: int = 0) -> None:
    """Straw within a fence; an arrow leads through the gate to the house it belongs to, over a sill in its colour.

    No two yards lie with the same straw: `look` numbers them.
    """
    unit = rect.width() / CELL
    yard = inset(rect, 2 * unit)
    path = rounded(yard, 4 * unit)
    shadow(painter, path, style, drop=1.6 * unit, blur=3 * unit, strength=0.26)
    painter.fillPath(path, aslant(yard, ((0, "#EBD99B"), (1, "#C9AE63"))))
    grain(painter, path, 26, "#463200", 21)
    scatter_straw(painter, yard, unit, Random(look))
    if clan:
        lay_sill(painter, yard, unit, gate, clan)
    fence(painter, yard, unit, gate)
    arrow(painter, yard.center() + AHEAD[gate] * ARROW_AT * unit, AHEAD[gate], ARROW * unit)


def ghost_pen(painter: QPainter, rect: QRectF, style: Style, gate: int, clan: str = "") -> None:
    """Draw a pen as it would stand there."""
    with faded(painter, 0.84):
        pen_yard(painter, rect, style, gate, clan)
    unit = rect.width() / CELL
    painter.strokePath(rounded(inset(rect, 2 * unit), 4 * unit), dashed("#FFFFFF", max(1.6, 2 * unit), (2.2, 1.8)))


def inset(rect: QRectF, by: float) -> QRectF:
    return rect.adjusted(by, by, -by, -by)


def scatter_straw(painter: QPainter, yard: QRectF, unit: float, chance: Random) -> None:
    painter.setPen(pen(with_alpha("#8E7A2E", 0.7), max(0.8, 1.1 * unit)))
    for _ in range(STRAWS):
        x = yard.x() + chance.uniform(0.16, 0.84) * yard.width()
        y = yard.y() + chance.uniform(0.16, 0.84) * yard.height()
        painter.drawLine(QLineF(x, y, x + chance.uniform(-4, 4) * unit, y - chance.uniform(2, 4) * unit))


def sides_of(rect: QRectF) -> tuple[QLineF, ...]:
    """Return the sides of a cell as pens number them."""
    return (
        QLineF(rect.topLeft(), rect.topRight()),
        QLineF(rect.topRight(), rect.bottomRight()),
        QLineF(rect.bottomLeft(), rect.bottomRight()),
        QLineF(rect.topLeft(), rect.bottomLeft()),
    )


def lay_sill(painter: QPainter, yard: QRectF, unit: float, gate: int, clan: str) -> None:
    side = sides_of(inset(yard, 1.4 * unit))[gate]
    opening = QLineF(side.pointAt(GATE_OPENS), side.pointAt(1 - GATE_OPENS))
    for colour, wide in (("#FFF6E2", 8.4), (seat_mark(clan).colour, 6.0)):
        painter.setPen(pen(colour, wide * unit, flat=True))
        painter.drawLine(opening)


def fence(painter: QPainter, yard: QRectF, unit: float, gate: int) -> None:
    """Draw a fence: whole on three sides, open in the middle of the fourth."""
    posts: list[QPointF] = []
    for number, side in enumerate(sides_of(inset(yard, 2.6 * unit))):
        wings = [side]
        if number == gate:
            wings = [QLineF(side.p1(), side.pointAt(GATE_OPENS)), QLineF(side.pointAt(1 - GATE_OPENS), side.p2())]
        else:
            posts.append(side.center())
        for wing in wings:
            rail(painter, wing, unit)
            posts += (wing.p1(), wing.p2())
    for post in posts:
        knob = circle(post, 2.9 * unit)
        painter.fillPath(knob, solid("#C08A4E"))
        painter.strokePath(knob, pen("#3A220D", max(0.9, unit)))


def rail(painter: QPainter, line: QLineF, unit: float) -> None:
    for down, wide, colour in ((0.9, 5.0, "#4A2E14"), (0.0, 3.2, "#9C6B3A"), (-0.8, 1.0, "#D8A96B")):
        painter.setPen(pen(colour, wide * unit))
        painter.drawLine(line.translated(0, down * unit))


def arrow(painter: QPainter, tip: QPointF, ahead: QPointF, size: float) -> None:
    """White, with a dark edge."""
    aside = QPointF(-ahead.y(), ahead.x())
    corners = (tip + ahead * 1.25 * size, tip + (aside - ahead * 0.5) * size, tip - (aside + ahead * 0.5) * size)
    path = polygon((corner.x(), corner.y()) for corner in corners)
    painter.strokePath(path, pen("#4A2E14", size * 0.4))
    painter.fillPath(path, solid("#FFFFFF"))


def ruin(painter: QPainter, rect: QRectF, style: Style, look: int = 0) -> None:
    """Broken walls and rubble within a dashed edge: nobody's."""
    unit, chance = rect.width() / CELL, Random(look)
    place = inset(rect, 2 * unit)
    path = rounded(place, 3 * unit)
    painter.fillPath(path, solid("#B9A68A"))
    grain(painter, path, 40, "#3C2814", 31)
    with clipped(painter, path):
        for wall in broken_walls(inset(place, 4 * unit), unit):
            for down, wide, colour in ((1.6, 6.2, "#57442F"), (0.0, 4.6, "#8F7757"), (-1.1, 1.2, "#CDBB9B")):
                painter.setPen(pen(colour, wide * unit, flat=True))
                painter.drawLine(wall.translated(0, down * unit))
        for _ in range(STONES):
            stone(painter, place, unit, chance)
    painter.strokePath(path, dashed("#57442F", max(1.0, 1.2 * unit), (4, 3)))


def broken_walls(room: QRectF, unit: float) -> tuple[QLineF, ...]:
    top_left, bottom_right, bottom_left = room.topLeft(), room.bottomRight(), room.bottomLeft()
    return (
        QLineF(top_left, top_left + QPointF(room.width() * 0.62, 0)),
        QLineF(top_left, top_left + QPointF(0, room.height() * 0.42)),
        QLineF(bottom_right, bottom_right - QPointF(room.width() * 0.40, 0)),
        QLineF(bottom_right, bottom_right - QPointF(0, room.height() * 0.55)),
        QLineF(bottom_left - QPointF(0, 5 * unit), bottom_left + QPointF(7 * unit, -5 * unit)),
    )


def stone(painter: QPainter, place: QRectF, unit: float, chance: Random) -> None:
    middle = QPointF(
        place.x() + chance.uniform(0.2, 0.8) * place.width(), place.y() + chance.uniform(0.25, 0.8) * place.height()
    )
    shape = regular_polygon(middle, chance.uniform(1.8, 4.2) * unit, 5, chance.random() * 3)
    painter.fillPath(shape.translated(0.8 * unit, 1.2 * unit), with_alpha("#3A2A18", 0.5))
    painter.fillPath(shape, mix("#D9CBB0", "#8A6F50", chance.random()))
    painter.strokePath(shape, pen("#4A3722", 0.8 * unit))
