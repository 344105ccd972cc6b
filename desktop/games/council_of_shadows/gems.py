"""Gems by their cut, energy as a bolt, consumption as an octagon, and rows of what is paid or gained."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.board.describing import figure_of
from desktop.games.council_of_shadows.hues import BOLT, BOLT_LINE, CONSUMPTION, CONSUMPTION_LINE
from desktop.paint.light import aslant, shadow
from desktop.paint.painting import pen
from desktop.paint.paths import glyph_path, polygon, regular_polygon, rounded, square_around
from desktop.paint.text import figure
from desktop.style.fonts import width_of
from desktop.style.mixing import solid, with_alpha
from desktop.style.theme import Style
from desktop.style.vision import Tint

CUTS = {"a": ("#8C94A6", "#2C303B", 0.22), "g": ("#FFF0A8", "#C98A12", 0.38), "t": ("#FFFFFF", "#9FD8F2", 0.38)}
"""From light to shade, and how bright the table of the gem is."""
EDGE, FACET = "#0A0D1C", "#3D7FA6"
ENERGY, CARD = "E", "C"
"""Beside the letters of gems, in a row of what is gained: energy with its number, a light bonus card."""
CARD_LINE = "#4A2FB0"
LARGE = 9.0
"""Nobody sees whether the shadow of a smaller gem is soft."""


def gem(painter: QPainter, centre: QPointF, radius: float, kind: str, style: Style) -> None:
    """Anthracite cut square, gold as a hexagon, the transparent one as a brilliant."""
    outline, table = gem_paths(centre, radius, kind)
    pale, deep, bright = CUTS[kind]
    if radius > LARGE:
        shadow(painter, outline, style, drop=radius * 0.12, blur=radius * 0.3, strength=0.4)
    else:
        painter.fillPath(outline.translated(0, radius * 0.28), with_alpha(style.theme.shadow, 0.4))
    painter.fillPath(outline, aslant(square_around(centre, radius), ((0, pale), (1, deep))))
    painter.fillPath(table, with_alpha("#FFFFFF", bright))
    if kind == "t":
        girdle = QPainterPath(centre + QPointF(-1.08, -0.2) * radius)
        girdle.lineTo(centre + QPointF(1.08, -0.2) * radius)
        painter.strokePath(girdle, pen(FACET, max(0.7, radius * 0.08)))
    painter.strokePath(outline, pen(EDGE, max(1.0, radius * 0.14)))


def gem_paths(centre: QPointF, radius: float, kind: str) -> tuple[QPainterPath, QPainterPath]:
    """The outline, and the flat facet on top."""

    def at(*corners: tuple[float, float]) -> QPainterPath:
        return polygon((centre.x() + across * radius, centre.y() + down * radius) for across, down in corners)

    if kind == "a":
        far, near = 0.82, 0.45
        corners = ((-far, -near), (-near, -far), (near, -far), (far, -near))
        return at(*corners, *((-x, -y) for x, y in corners)), glyph_path("square", centre, radius * 0.55)
    if kind == "g":
        outline, facet = (regular_polygon(centre, radius * size, 6, math.pi / 6) for size in (1.02, 0.55))
        return outline, facet
    crown = ((-0.62, -0.8), (0.62, -0.8), (1.08, -0.2), (0.0, 1.05), (-1.08, -0.2))
    return at(*crown), at((-0.42, -0.22), (0.42, -0.22), (0.0, 0.98))


def bolt_path(centre: QPointF, radius: float) -> QPainterPath:
    corners = ((0.22, -1.0), (-0.68, 0.18), (-0.06, 0.18), (-0.26, 1.0), (0.68, -0.24), (0.08, -0.24))
    return polygon((centre.x() + across * radius, centre.y() + down * radius) for across, down in corners)


def bolt(painter: QPainter, centre: QPointF, radius: float, colour: Tint = BOLT) -> None:
    path = bolt_path(centre, radius)
    painter.strokePath(path, pen(BOLT_LINE, max(1.6, radius * 0.3)))
    painter.fillPath(path, solid(colour))


def octagon(painter: QPainter, centre: QPointF, radius: float, number: int | None, size: float) -> None:
    """What a card consumes; without a number, the sign of consumption."""
    path = regular_polygon(centre, radius, 8, math.pi / 8)
    painter.fillPath(path, solid(CONSUMPTION))
    painter.strokePath(path, pen(CONSUMPTION_LINE, 1.4))
    if number is not None:
        figure(painter, square_around(centre, radius), figure_of(number), size, "#FFFFFF")


def things_of(gems: str, energy: int = 0) -> tuple[str, ...]:
    """List the things of a row: a letter for each gem, then the energy as E and its number."""
    return (*gems, f"{ENERGY}{energy}") if energy else tuple(gems)


def row(
    painter: QPainter, rect: QRectF, things: Sequence[str], radius: float, size: float, ink: Tint, style: Style
) -> None:
    """Gems and energy side by side in the middle of the rectangle."""
    gap = radius * 0.7
    widths = [thing_width(thing, radius, size) for thing in things]
    left = rect.center().x() - (sum(widths) + gap * (len(things) - 1)) / 2
    for thing, wide in zip(things, widths, strict=True):
        middle = QPointF(left + wide / 2, rect.center().y())
        if thing[0] == ENERGY:
            number = QRectF(left, rect.y(), wide - radius * 1.7, rect.height())
            figure(painter, number, thing[1:], size, ink)
            bolt(painter, QPointF(left + wide - radius * 0.8, middle.y()), radius * 1.15)
        elif thing == CARD:
            card_mark(painter, middle, radius * 2.3)
        else:
            gem(painter, middle, radius, thing, style)
        left += wide + gap


def thing_width(thing: str, radius: float, size: float) -> float:
    return width_of(thing[1:], size, "bold") + radius * 1.8 if thing[0] == ENERGY else radius * 2


def card_mark(painter: QPainter, centre: QPointF, high: float) -> None:
    """A light bonus card, small."""
    path = rounded(QRectF(centre.x() - high * 0.36, centre.y() - high / 2, high * 0.72, high), 2)
    painter.fillPath(path, solid("#FFFFFF"))
    painter.strokePath(path, pen(CARD_LINE, 1.4))
    painter.fillPath(glyph_path("star", centre, high * 0.24), solid(CARD_LINE))
