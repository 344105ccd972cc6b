"""The signs of Magnastorm: research fields, what cells and levels bring, calm and storm."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.magnastorm.hues import ANY, BLACK, FIELDS
from desktop.games.magnastorm.pieces import bag, cube, turtle_path
from desktop.paint.marks import lightning
from desktop.paint.painting import pen
from desktop.paint.paths import circle, polygon, regular_polygon, rounded, square_around
from desktop.paint.silhouettes import meeple_path
from desktop.style.mixing import solid, with_alpha
from desktop.style.theme import Style
from desktop.style.vision import Tint
from rules.magnastorm.components import WHITE
from rules.magnastorm.state import YELLOW

# Research fields: a leaf, a flame, waves, a seal; a ring for spaces that belong to none


def leaf(painter: QPainter, centre: QPointF, radius: float, ink: Tint) -> None:
    path = QPainterPath(centre + QPointF(-0.7, 0.8) * radius)
    path.cubicTo(
        centre + QPointF(-1.1, -0.5) * radius, centre + QPointF(0, -1) * radius, centre + QPointF(0.9, -0.9) * radius
    )
    path.cubicTo(
        centre + QPointF(1, 0.2) * radius, centre + QPointF(0.4, 1) * radius, centre + QPointF(-0.7, 0.8) * radius
    )
    painter.fillPath(path, solid(ink))


FLAME = (
    (0.3, -0.4, 0.95, -0.2, 0.8, 0.4),
    (0.7, 1.15, -0.7, 1.15, -0.8, 0.4),
    (-0.85, 0, -0.5, -0.1, -0.42, -0.5),
    (-0.2, -0.2, -0.1, -0.5, 0, -1.1),
)


def flame(painter: QPainter, centre: QPointF, radius: float, ink: Tint) -> None:
    path = QPainterPath(centre + QPointF(0, -1.1) * radius)
    for a, b, c, d, e, f in FLAME:
        path.cubicTo(centre + QPointF(a, b) * radius, centre + QPointF(c, d) * radius, centre + QPointF(e, f) * radius)
    painter.fillPath(path, solid(ink))


def waves(painter: QPainter, centre: QPointF, radius: float, ink: Tint) -> None:
    path = QPainterPath()
    for down in (-0.4, 0.4):
        path.moveTo(centre + QPointF(-1, down + 0.1) * radius)
        path.cubicTo(
            centre + QPointF(-0.4, down - 0.7) * radius,
            centre + QPointF(0.3, down + 0.8) * radius,
            centre + QPointF(1, down - 0.1) * radius,
        )
    painter.strokePath(path, pen(ink, radius * 0.42))


def seal(painter: QPainter, centre: QPointF, radius: float, ink: Tint) -> None:
    path = regular_polygon(centre, radius, 6).subtracted(regular_polygon(centre, radius * 0.45, 6))
    painter.fillPath(path, solid(ink))


def ring(painter: QPainter, centre: QPointF, radius: float, ink: Tint) -> None:
    painter.strokePath(circle(centre, radius * 0.78), pen(ink, radius * 0.3))


ICONS: dict[str, Callable[[QPainter, QPointF, float, Tint], None]] = {
    "green": leaf,
    "red": flame,
    "blue": waves,
    "brown": seal,
    WHITE: ring,
}


def field_icon(painter: QPainter, centre: QPointF, radius: float, field: str, ink: Tint = "#FFFFFF") -> None:
    ICONS[field](painter, centre, radius, ink)


def field_tile(painter: QPainter, rect: QRectF, style: Style, field: str) -> None:
    """A square of the colour of a field, with its sign."""
    side = min(rect.width(), rect.height())
    painter.fillPath(rounded(square_around(rect.center(), side / 2), side * 0.2), solid(FIELDS[field]))
    field_icon(painter, rect.center(), side * 0.3, field, "#8A8578" if field == WHITE else "#FFFFFF")


# What cells bring


def free_crew(painter: QPainter, centre: QPointF, side: float, ink: Tint) -> None:
    """Crew that may be put down."""
    path = meeple_path(centre + QPointF(0, side * 0.48), side * 0.98)
    painter.strokePath(path, pen(ink, 2.2))
    painter.fillPath(path, solid("#FFFFFF"))


def farther(painter: QPainter, centre: QPointF, side: float, ink: Tint) -> None:
    """Two chevrons: a longer drive."""
    for across in (-0.28, 0.22):
        path = QPainterPath(centre + QPointF(across - 0.16, -0.36) * side)
        path.lineTo(centre + QPointF(across + 0.22, 0) * side)
        path.lineTo(centre + QPointF(across - 0.16, 0.36) * side)
        painter.strokePath(path, pen(ink, side * 0.15))


def two_labs(painter: QPainter, centre: QPointF, side: float, ink: Tint) -> None:
    for across in (-0.27, 0.27):
        painter.fillPath(turtle_path(centre + QPointF(across, 0) * side, side * 0.62), with_alpha(ink, 0.88))


def swap(painter: QPainter, centre: QPointF, side: float, ink: Tint) -> None:
    """An arrow up and one down: the turn order changes."""
    for turn in (1, -1):
        line = QPainterPath(centre + QPointF(-0.2, 0.42) * side * turn)
        line.lineTo(centre + QPointF(-0.2, -0.3) * side * turn)
        painter.strokePath(line, pen(ink, side * 0.13))
        head = ((-0.42, -0.2), (0.02, -0.2), (-0.2, -0.56))
        corners = (centre + QPointF(x, y) * side * turn for x, y in head)
        painter.fillPath(polygon((corner.x(), corner.y()) for corner in corners), solid(ink))


OF_CELL: dict[str, Callable[[QPainter, QPointF, float, Tint], None]] = {
    "crew": free_crew,
    "range": farther,
    "double": two_labs,
    "turn": swap,
}
CUBES = {"own": BLACK, "yellow": YELLOW, "any": ANY}


def bonus(painter: QPainter, rect: QRectF, style: Style, kind: str, more: str = "") -> None:
    """Draw the bonus of a cell, or of a level: `more` is a field, or how many cubes come out of the bag."""
    side, centre = min(rect.width(), rect.height()), rect.center()
    if kind == "research":
        field_tile(painter, rect, style, more)
    elif kind == "bag":
        bag(painter, square_around(centre, side / 2), style, int(more or 1))
    elif kind in CUBES:
        cube(painter, square_around(centre, side * 0.42), style, CUBES[kind])
    else:
        OF_CELL[kind](painter, centre, side, style.ground.ink)


# The planet


def bolt(painter: QPainter, centre: QPointF, radius: float, ink: Tint = "#FFE27A") -> None:
    painter.fillPath(lightning(centre, radius), solid(ink))


def turning(painter: QPainter, centre: QPointF, radius: float, ink: Tint) -> None:
    """An arrow part of the way round, clockwise."""
    from_angle, span = 232.0, -66.0
    path = QPainterPath()
    box = square_around(centre, radius)
    path.arcMoveTo(box, from_angle)
    path.arcTo(box, from_angle, span)
    painter.strokePath(path, pen(ink, radius * 0.1))
    painter.setPen(Qt.PenStyle.NoPen)
    tip = path.currentPosition()
    head = ((-0.22, 0.15), (0.22, 0.2), (0.08, -0.26))
    painter.fillPath(polygon((tip.x() + x * radius, tip.y() + y * radius) for x, y in head), solid(ink))
