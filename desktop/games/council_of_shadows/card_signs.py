"""The signs on cards: towers on planets, discoveries, extractions, gems, energy, and what joins them.

A sign has a height of two and a width of its own, both in units that `card_layout.py` chooses.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.council_of_shadows.gems import bolt, gem, octagon
from desktop.games.council_of_shadows.hues import PLAIN_CUBE, VIOLET
from desktop.games.council_of_shadows.planets import planet
from desktop.paint.marks import magnifier
from desktop.paint.painting import kept, pen
from desktop.paint.paths import circle, polygon, rays, regular_polygon, rounded
from desktop.paint.pieces import cube
from desktop.paint.text import figure
from desktop.style.mixing import solid, with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style
from desktop.style.vision import Tint

SKY, SKY_LINE = "#232B5E", "#8C6CFF"
ARROW_LINE = "#1B1440"
OTHERS = "#E07A3F"
"""A cube of somebody else, as cards show it."""
BRIGHT_CHEVRON, DULL_CHEVRON = "#B79CFF", "#5B5F83"
MOON, STAR = "#F1E3A6", "#FFD84D"
TYPES = ("B", "D", "V")
TOWERS = ((0.76, 0.26), (0.7, 0.4), (0.62, 0.52))
"""Of one to three cubes: the side of a cube, and how far below the middle the lowest stands."""
FIGURE, DIGIT = 1.0, 0.66
"""Height of figures beside signs, and the width of a large digit, in units."""
LIFT = 0.74
"""From cube to cube of a tower, of their side."""


@dataclass(frozen=True, slots=True)
class Brush:
    """What signs are drawn with on this card."""

    painter: QPainter
    style: Style
    ink: Tint
    unit: float

    def number(self, centre: QPointF, wide: float, said: str, high: float = FIGURE, ink: Tint = "") -> None:
        size = max(float(SMALLEST_TEXT), self.unit * high)
        rect = QRectF(centre.x() - wide * self.unit / 2, centre.y() - self.unit, wide * self.unit, 2 * self.unit)
        figure(self.painter, rect, said, size, ink or self.ink)


@dataclass(frozen=True, slots=True)
class Sign:
    width: float
    draw: Callable[[Brush, QPointF], None]


def at(centre: QPointF, unit: float, across: float, down: float) -> QPointF:
    return centre + QPointF(across, down) * unit


# Colonies and systems


def tower(cubes: int, *, kind: str = "B", any_type: bool = False) -> Sign:
    """Cubes on a planet; on one of each type where all are allowed."""

    def draw(brush: Brush, centre: QPointF) -> None:
        unit = brush.unit
        side, foot_at = TOWERS[min(cubes, len(TOWERS)) - 1]
        side *= unit
        foot = at(centre, unit, 0, foot_at)
        if any_type:
            for type_, across in zip(TYPES, (-0.82, 0.0, 0.82), strict=True):
                planet(brush.painter, at(centre, unit, across, 0.5), unit * 0.42, type_, brush.style)
        else:
            planet(brush.painter, at(centre, unit, 0, 0.34), unit * 0.64, kind, brush.style)
        for number in range(cubes):
            middle = foot - QPointF(0, side * (0.5 + LIFT * number))
            cube(brush.painter, middle, side, PLAIN_CUBE, brush.style)

    return Sign(2.7 if any_type else 1.5 if kind == "B" else 1.9, draw)


def discovery() -> Sign:
    def draw(brush: Brush, centre: QPointF) -> None:
        unit = brush.unit
        tile = regular_polygon(at(centre, unit, -0.08, 0), unit * 0.92, 6, math.pi / 6)
        brush.painter.fillPath(tile, solid(SKY))
        brush.painter.strokePath(tile, pen(SKY_LINE, max(1.6, unit * 0.12)))
        magnifier(brush.painter, at(centre, unit, 0.02, 0.02), unit * 0.66, "#FFFFFF")

    return Sign(1.8, draw)


def system_sign() -> Sign:
    """One solar system."""

    def draw(brush: Brush, centre: QPointF) -> None:
        unit = brush.unit
        tile = regular_polygon(centre, unit * 0.92, 6, math.pi / 6)
        brush.painter.fillPath(tile, solid(SKY))
        brush.painter.strokePath(tile, pen(SKY_LINE, max(1.6, unit * 0.12)))
        planet(brush.painter, at(centre, unit, -0.3, 0.28), unit * 0.3, "B", brush.style)
        planet(brush.painter, at(centre, unit, 0.28, -0.28), unit * 0.26, "D", brush.style)

    return Sign(1.8, draw)


def galaxy_sign(hue: Tint = SKY_LINE) -> Sign:
    """Several systems together."""

    def draw(brush: Brush, centre: QPointF) -> None:
        unit = brush.unit
        for across, down in ((-0.46, 0.4), (0.46, 0.4), (0.0, -0.4)):
            tile = regular_polygon(at(centre, unit, across, down), unit * 0.52, 6, math.pi / 6)
            brush.painter.fillPath(tile, solid(SKY))
            brush.painter.strokePath(tile, pen(hue, max(1.4, unit * 0.1)))

    return Sign(1.9, draw)


def board_sign() -> Sign:
    """A cube on the board of a player."""

    def draw(brush: Brush, centre: QPointF) -> None:
        unit = brush.unit
        board = rounded(QRectF(centre.x() - unit * 0.9, centre.y() - unit * 0.6, unit * 1.8, unit * 1.2), unit * 0.16)
        brush.painter.fillPath(board, solid("#8E94B8"))
        brush.painter.strokePath(board, pen(ARROW_LINE, max(1.2, unit * 0.07)))
        cube(brush.painter, centre, unit * 0.72, PLAIN_CUBE, brush.style)

    return Sign(1.95, draw)


def station() -> Sign:
    def draw(brush: Brush, centre: QPointF) -> None:
        tile = regular_polygon(centre, brush.unit * 0.8, 8, math.pi / 8)
        brush.painter.fillPath(tile, solid(SKY))
        brush.painter.strokePath(tile, pen(SKY_LINE, max(1.6, brush.unit * 0.14)))
        cube(brush.painter, centre, brush.unit * 0.6, PLAIN_CUBE, brush.style)

    return Sign(1.7, draw)


def sector_sign(sector: int) -> Sign:
    """Return the sign of a sector: as many of three chevrons are bright as it is parsecs away."""
    return chevrons(sector, 1.05)


def one_cube(colour: Tint = PLAIN_CUBE) -> Sign:
    def draw(brush: Brush, centre: QPointF) -> None:
        cube(brush.painter, centre, brush.unit * 0.95, colour, brush.style)

    return Sign(1.05, draw)


# Gems and energy


def extraction(times: int) -> Sign:
    """A gem that is lifted out; a figure where that may be done several times."""

    def draw(brush: Brush, centre: QPointF) -> None:
        unit = brush.unit
        middle = centre if times == 1 else at(centre, unit, -0.5, 0)
        lifted = ((0, -0.02), (0.5, 0.44), (0.24, 0.44), (0.24, 0.9), (-0.24, 0.9), (-0.24, 0.44), (-0.5, 0.44))
        arrow = polygon((middle.x() + across * unit, middle.y() + down * unit) for across, down in lifted)
        brush.painter.fillPath(arrow, solid(VIOLET))
        brush.painter.strokePath(arrow, pen(ARROW_LINE, 1.2))
        gem(brush.painter, at(middle, unit, 0, -0.48), unit * 0.42, "g", brush.style)
        if times > 1:
            brush.number(at(centre, unit, 0.55, 0), 1.2, f"×{times}", 0.85)

    return Sign(1.1 if times == 1 else 2.2, draw)


def gem_sign(kind: str) -> Sign:
    def draw(brush: Brush, centre: QPointF) -> None:
        gem(brush.painter, centre, brush.unit * 0.58, kind, brush.style)

    return Sign(1.3, draw)


def energy(amount: int) -> Sign:
    digits = len(str(amount))

    def draw(brush: Brush, centre: QPointF) -> None:
        half = (DIGIT * digits + 0.95) / 2
        brush.number(at(centre, brush.unit, DIGIT / 2 * digits - half, 0), DIGIT * digits, str(amount), 1.15)
        bolt(brush.painter, at(centre, brush.unit, half - 0.4, 0), brush.unit * 0.72)

    return Sign(DIGIT * digits + 0.95, draw)


def bolt_sign() -> Sign:
    def draw(brush: Brush, centre: QPointF) -> None:
        bolt(brush.painter, centre, brush.unit * 0.85)

    return Sign(1.2, draw)


def consumption(said: str) -> Sign:
    def draw(brush: Brush, centre: QPointF) -> None:
        octagon(brush.painter, centre, brush.unit * 0.9, None, 0)
        brush.number(centre, 1.6, said, 0.95, "#FFFFFF")

    return Sign(1.9, draw)


# What joins signs, and says how far they reach


def everywhere() -> Sign:
    """Return the sign for any sector."""
    return chevrons(None, 1.05)


def chevrons(only: int | None, width: float) -> Sign:
    """Sectors above one another, the nearest below: all of them, or only one."""

    def draw(brush: Brush, centre: QPointF) -> None:
        unit = brush.unit
        for sector, down in enumerate((0.62, 0.08, -0.46), 1):
            chevron = QPainterPath(at(centre, unit, -0.42, down + 0.18))
            chevron.lineTo(at(centre, unit, 0, down - 0.24))
            chevron.lineTo(at(centre, unit, 0.42, down + 0.18))
            is_meant = only in (None, sector)
            brush.painter.strokePath(chevron, pen(ARROW_LINE, max(3.0, unit * 0.34)))
            shade = solid(BRIGHT_CHEVRON if is_meant else DULL_CHEVRON)
            brush.painter.strokePath(chevron, pen(shade, max(1.8, unit * 0.2)))

    return Sign(width, draw)


def stroke() -> Sign:
    """Return the sign for "each of what follows"."""

    def draw(brush: Brush, centre: QPointF) -> None:
        with kept(brush.painter):
            brush.painter.setPen(pen(brush.ink, max(1.6, brush.unit * 0.11)))
            brush.painter.drawLine(QLineF(at(centre, brush.unit, -0.18, 0.6), at(centre, brush.unit, 0.18, -0.6)))

    return Sign(0.5, draw)


def joined(said: str) -> Sign:
    """A stroke between what excludes each other, a plus between what comes together, an arrow to what becomes of it."""

    def draw(brush: Brush, centre: QPointF) -> None:
        line = pen(brush.ink, max(1.8, brush.unit * 0.13))
        reach = brush.unit * 0.3
        with kept(brush.painter):
            brush.painter.setPen(line)
            for one, other in STROKES[said]:
                brush.painter.drawLine(QLineF(at(centre, reach, *one), at(centre, reach, *other)))

    return Sign(0.75, draw)


Stroke = tuple[tuple[float, float], tuple[float, float]]
STROKES: dict[str, tuple[Stroke, ...]] = {
    "/": (((-0.6, 1.7), (0.6, -1.7)),),
    "+": (((-1, 0), (1, 0)), ((0, -1), (0, 1))),
    ">": (((-1, 0), (1, 0)), ((0.3, -0.7), (1, 0)), ((0.3, 0.7), (1, 0))),
    "most": (((-0.7, -1.1), (0.7, 0)), ((-0.7, 1.1), (0.7, 0))),
}


def equal() -> Sign:
    """Return the sign for "as many as the other"."""

    def draw(brush: Brush, centre: QPointF) -> None:
        brush.number(centre, 0.8, "=", 1.1)

    return Sign(0.8, draw)


def times(count: int) -> Sign:
    return said(f"×{count}", 1.15)


def said(words: str, width: float) -> Sign:
    def draw(brush: Brush, centre: QPointF) -> None:
        brush.number(centre, width, words, 0.85)

    return Sign(width, draw)


# Rest, cards, zones


def rest(stars: int) -> Sign:
    """Return the sign for doing nothing; it has as many stars as consumption is saved."""

    def draw(brush: Brush, centre: QPointF) -> None:
        unit = brush.unit
        whole = circle(at(centre, unit, -0.25, 0), unit * 0.8)
        moon = whole.subtracted(circle(at(centre, unit, 0.12, -0.2), unit * 0.68))
        brush.painter.fillPath(moon, solid(MOON))
        brush.painter.strokePath(moon, pen(ARROW_LINE, max(1.2, unit * 0.07)))
        for number in range(stars):
            spot = at(centre, unit, 0.28 + 0.42 * (number % 2), -0.5 + 0.46 * (number // 2) + 0.2 * (number % 2))
            star = rays(spot, unit * 0.24, unit * 0.1, 4)
            brush.painter.fillPath(star, solid(STAR))
            brush.painter.strokePath(star, pen(ARROW_LINE, 1))

    return Sign(2.1, draw)


def small_card(head: Tint, body: Tint) -> Sign:
    def draw(brush: Brush, centre: QPointF) -> None:
        unit = brush.unit
        rect = QRectF(centre.x() - unit * 0.55, centre.y() - unit * 0.8, unit * 1.1, unit * 1.6)
        path = rounded(rect, unit * 0.14)
        brush.painter.fillPath(path, solid(body))
        band = rounded(QRectF(rect.x(), rect.y(), rect.width(), rect.height() * 0.3), unit * 0.14)
        brush.painter.fillPath(band, solid(head))
        star = rays(rect.center() + QPointF(0, unit * 0.2), unit * 0.34, unit * 0.15, 5)
        brush.painter.fillPath(star, solid(head))
        brush.painter.strokePath(path, pen("#FFFFFF", max(1.2, unit * 0.08)))

    return Sign(1.3, draw)


def zone_sign() -> Sign:
    """A place for a card, with a plus."""

    def draw(brush: Brush, centre: QPointF) -> None:
        unit = brush.unit
        rect = QRectF(centre.x() - unit * 0.6, centre.y() - unit * 0.85, unit * 1.2, unit * 1.7)
        path = rounded(rect, unit * 0.16)
        brush.painter.fillPath(path, with_alpha("#FFFFFF", 0.16))
        brush.painter.strokePath(path, pen(brush.ink, max(1.4, unit * 0.09)))
        joined("+").draw(brush, centre)

    return Sign(1.4, draw)


def for_ever(brush: Brush, centre: QPointF) -> None:
    """What lasts: two loops that never end."""
    path = QPainterPath()
    for side in (-1, 1):
        path.addPath(circle(at(centre, brush.unit, side * 0.5, 0), brush.unit * 0.42))
    brush.painter.strokePath(path, pen(brush.ink, max(1.6, brush.unit * 0.2)))
