"""Mud-brick houses seen from above, a little from the south: roof terrace with parapet, wall below, upper storey.

A clan is told by the colour of its roofs, by its glyph, and by the way in which its reed mats are woven.
"""

from collections.abc import Callable

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.paint.light import aslant, downwards, grain, shadow
from desktop.paint.marks import glyph
from desktop.paint.painting import clipped, dashed, faded, pen
from desktop.paint.paths import circle, rounded
from desktop.style.mixing import darker, glyph_ink, lighter, mix, with_alpha
from desktop.style.theme import Style, seat_mark
from desktop.style.vision import Tint

CELL = 48.0
"""All lengths here are those of a house on a cell so wide."""
MUD = "#C8A777"
"""A house of no clan in particular."""
WALL, UPPER_WALL, RISE = 6.5, 10.5, 7.5
"""Heights of the walls, and how far the upper storey reaches into the cell to the north."""
BRICK_HIGH, BRICKS = 4.2, 5


def ground_roof(rect: QRectF) -> QRectF:
    unit = rect.width() / CELL
    return QRectF(
        rect.x() + 1.6 * unit, rect.y() + 1.2 * unit, rect.width() - 3.2 * unit, rect.height() - (2.8 + WALL) * unit
    )


def upper_roof(rect: QRectF) -> QRectF:
    unit = rect.width() / CELL
    return QRectF(
        rect.x() + 6.2 * unit, rect.y() - RISE * unit, rect.width() - 12.4 * unit, rect.height() - 15.5 * unit
    )


def roof_of(rect: QRectF, storeys: int) -> QRectF:
    """Return where pieces stand on the house of this cell."""
    return upper_roof(rect) if storeys > 1 else ground_roof(rect)


def house(
    painter: QPainter, rect: QRectF, style: Style, clan: str, storeys: int = 1, *, is_occupied: bool = False
) -> None:
    """The clan's glyph stands in the middle of its roof, or in a corner when a piece stands there."""
    mark, unit = seat_mark(clan), rect.width() / CELL
    bricks(painter, rect, style, mark.colour, storeys, WEAVES.get(clan))
    top = roof_of(rect, storeys)
    ink = glyph_ink(mark.colour)
    if is_occupied:
        glyph(painter, mark.shape, top.topLeft() + QPointF(8.2, 8.2) * unit, 4.6 * unit, ink)
    else:
        middle = top.center()
        painter.fillPath(circle(middle, 11.4 * unit), with_alpha(mark.colour, 0.85))
        glyph(painter, mark.shape, middle, 8.4 * unit, ink)


def ghost_house(painter: QPainter, rect: QRectF, style: Style, clan: str, storeys: int = 1) -> None:
    """Draw a house as it would stand there."""
    unit = rect.width() / CELL
    with faded(painter, 0.84):
        house(painter, rect, style, clan, storeys)
    shape = ground_roof(rect).adjusted(0, 0, 0, WALL * unit)
    painter.strokePath(rounded(shape, 3 * unit), dashed("#FFFFFF", max(1.6, 2 * unit), (2.2, 1.8)))


def plain_house(painter: QPainter, rect: QRectF, style: Style, storeys: int = 1) -> None:
    """Draw a house for symbols: of no clan in particular."""
    bricks(painter, rect, style, MUD, storeys, None)


Weave = Callable[[QRectF, float], QPainterPath]


def bricks(painter: QPainter, rect: QRectF, style: Style, colour: Tint, storeys: int, weave: Weave | None) -> None:
    unit = rect.width() / CELL
    lower = ground_roof(rect)
    slab(painter, lower, WALL * unit, colour, unit, style, weave)
    if storeys > 1:
        upper = upper_roof(rect)
        with clipped(painter, rounded(lower, 2.6 * unit)):
            cast = upper.translated(5 * unit, 14 * unit).adjusted(0, 0, 3 * unit, 0)
            painter.fillPath(rounded(cast, 3 * unit), with_alpha("#1A0B02", 0.42))
        slab(painter, upper, UPPER_WALL * unit, lighter(colour, 0.10), unit, style, weave)
        foot = QPointF(rect.right() - 11 * unit, upper.bottom() + (UPPER_WALL + 2.2) * unit)
        ladder(painter, QLineF(foot, QPointF(rect.right() - 13.4 * unit, upper.bottom() - 3 * unit)), unit)


def slab(
    painter: QPainter, roof: QRectF, wall: float, colour: Tint, unit: float, style: Style, weave: Weave | None
) -> None:
    """One storey."""
    body = rounded(roof.adjusted(0, 0, 0, wall), 2.6 * unit)
    shadow(painter, body, style, drop=3 * unit, blur=4.5 * unit, strength=0.38)
    south_wall(painter, roof, wall, colour, unit)
    outer, inner = rounded(roof, 2.8 * unit), roof.adjusted(*(4 * unit * sign for sign in (1, 1, -1, -1)))
    parapet = ((0, lighter(colour, 0.30)), (0.5, lighter(colour, 0.05)), (1, darker(colour, 0.10)))
    painter.fillPath(outer, aslant(roof, parapet))
    terrace = ((0, darker(colour, 0.16)), (0.35, darker(colour, 0.03)), (1, lighter(colour, 0.12)))
    floor = rounded(inner, 1.6 * unit)
    painter.fillPath(floor, aslant(inner, terrace))
    if weave is not None:
        with clipped(painter, floor):
            painter.strokePath(weave(inner, unit), pen(with_alpha(mat_ink(colour), 0.42), max(0.8, 1.3 * unit)))
    grain(painter, outer, 22, "#281400", 12)
    line = max(0.8, unit)
    painter.strokePath(floor, pen(with_alpha("#000000", 0.28), line))
    painter.strokePath(rounded(roof.adjusted(line, line, -line, -line), 2.4 * unit), pen(with_alpha("#FFFFFF", 0.42)))
    painter.strokePath(body, pen(darker(colour, 0.66), max(1.0, 1.25 * unit)))


def mat_ink(colour: Tint) -> Tint:
    """Reeds are dark on pale roofs and pale on deep ones."""
    return "#3A2000" if glyph_ink(colour) != "#FFFFFF" else "#FFF1D0"


def south_wall(painter: QPainter, roof: QRectF, wall: float, colour: Tint, unit: float) -> None:
    """Courses of mud bricks in the shade."""
    face = QRectF(roof.x(), roof.bottom() - 4 * unit, roof.width(), wall + 4 * unit)
    clay = darker(mix(colour, "#B98A58", 0.30), 0.34)
    painter.fillPath(rounded(face, 2.4 * unit), downwards(face, ((0, clay), (1, darker(clay, 0.32)))))
    painter.setPen(pen(with_alpha(lighter(clay, 0.32), 0.55), max(0.7, 0.8 * unit)))
    courses = max(1, round(wall / (BRICK_HIGH * unit)))
    joints = []
    for course in range(courses):
        top = roof.bottom() + wall * course / courses
        if course:
            joints.append(QLineF(roof.x() + 2 * unit, top, roof.right() - 2 * unit, top))
        for brick in range(BRICKS):
            x = roof.x() + roof.width() * (brick + (0.35 if course % 2 else 0.8)) / BRICKS
            joints.append(QLineF(x, top + wall / courses * 0.1, x, top + wall / courses * 0.9))
    painter.drawLines(joints)


def ladder(painter: QPainter, line: QLineF, unit: float, colour: Tint = "#F6E3BE") -> None:
    """Draw a ladder from the lower roof to the upper one."""
    side = line.normalVector()
    side.setLength(2.7 * unit)
    reach = QPointF(side.dx(), side.dy())
    painter.setPen(pen(colour, max(1.0, 1.5 * unit)))
    painter.drawLines([line.translated(reach), line.translated(-reach)])
    for rung in (0.125, 0.375, 0.625, 0.875):
        middle = line.pointAt(rung)
        painter.drawLine(QLineF(middle + reach, middle - reach))


# How the mats on the roofs are woven


def upright_reeds(rect: QRectF, unit: float) -> QPainterPath:
    path, step = QPainterPath(), 5.2 * unit
    for number in range(1, int(rect.width() / step) + 1):
        path.moveTo(rect.x() + number * step - step / 2, rect.y())
        path.lineTo(rect.x() + number * step - step / 2, rect.bottom())
    return path


def lying_reeds(rect: QRectF, unit: float) -> QPainterPath:
    path, step = QPainterPath(), 5.2 * unit
    for number in range(1, int(rect.height() / step) + 1):
        path.moveTo(rect.x(), rect.y() + number * step - step / 2)
        path.lineTo(rect.right(), rect.y() + number * step - step / 2)
    return path


def herringbone(rect: QRectF, unit: float) -> QPainterPath:
    path, wide, high = QPainterPath(), 9.0 * unit, 5.0 * unit
    for row in range(-1, int(rect.height() / high) + 2):
        for column in range(int(rect.width() / wide) + 1):
            x, y = rect.x() + column * wide, rect.y() + row * high
            path.moveTo(x, y + high * 0.8)
            path.lineTo(x + wide / 2, y)
            path.lineTo(x + wide, y + high * 0.8)
    return path


def lattice(rect: QRectF, unit: float) -> QPainterPath:
    path, step = QPainterPath(), 8.4 * unit
    for number in range(1, int((rect.width() + rect.height()) / step) + 1):
        across = number * step
        path.moveTo(rect.x() + across, rect.y())
        path.lineTo(rect.x() + across - rect.height(), rect.bottom())
        path.moveTo(rect.right() - across, rect.y())
        path.lineTo(rect.right() - across + rect.height(), rect.bottom())
    return path


def knots(rect: QRectF, unit: float) -> QPainterPath:
    path, step = QPainterPath(), 6.4 * unit
    for row in range(int(rect.height() / step) + 1):
        for column in range(int(rect.width() / step) + 1):
            shift = step / 2 if row % 2 else 0.0
            path.addEllipse(
                QPointF(rect.x() + (column + 0.4) * step + shift, rect.y() + (row + 0.5) * step), unit, unit
            )
    return path


WEAVES: dict[str, Weave] = {
    "red": upright_reeds,
    "green": herringbone,
    "blue": lying_reeds,
    "yellow": knots,
    "purple": lattice,
}
"""By the colour of a clan."""
