"""Solar systems: hexagonal tiles in the light of their galaxy, what they yield, their backs, spaces without one."""

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.council_of_shadows.board_places import planet_spots
from desktop.games.council_of_shadows.gems import row
from desktop.games.council_of_shadows.hues import VIOLET, hue_of
from desktop.games.council_of_shadows.planets import planet
from desktop.paint.light import downwards, shadow
from desktop.paint.painting import dashed, pen
from desktop.paint.paths import regular_polygon, rounded
from desktop.paint.text import WIDEST, Row, figure
from desktop.style.mixing import darker, solid, with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style

POINTED = math.pi / 6
FACE = ("#39427F", "#1A1F4B")
PRINTED_FACE = ("#F0F1F8", "#DADDEC")
BACK, BACK_LINE = "#2A2F66", "#B9A8FF"
BRIGHT, GROUND = "#FFE27A", "#141840"
RESOURCE = {1: 0.36, 2: 0.36, 3: 0.378, 4: 0.4}
"""How far below the middle the resource stands, with so many planets, in widths of the hexagon."""


def hexagon(rect: QRectF, inset: float = 0.0) -> QPainterPath:
    return regular_polygon(rect.center(), rect.height() / 2 - inset, 6, POINTED)


def empty_space(painter: QPainter, rect: QRectF, style: Style, galaxy: str) -> None:
    path = hexagon(rect, 1.4)
    painter.fillPath(path, with_alpha(style.ground.well if style.on_paper else "#0A0D22", 0.55))
    painter.strokePath(path, dashed(with_alpha(hue_of(galaxy), 0.85), 1.7, (4, 3)))


def system(painter: QPainter, rect: QRectF, style: Style, galaxy: str) -> None:
    """A tile without what lies on it; in no galaxy while it was only drawn."""
    hue = hue_of(galaxy) if galaxy else VIOLET
    path = hexagon(rect, 1.4)
    shadow(painter, path, style, drop=3, blur=6, strength=0.5)
    painter.fillPath(path.translated(0, rect.height() * 0.03), darker(hue, 0.55))
    top, foot = PRINTED_FACE if style.on_paper else FACE
    painter.fillPath(path, downwards(rect, ((0, top), (1, foot))))
    painter.strokePath(path, pen(hue, max(2.2, rect.width() * 0.043)))
    painter.strokePath(hexagon(rect, rect.width() * 0.066), pen(with_alpha("#FFFFFF", 0.18)))


def whole_system(
    painter: QPainter, rect: QRectF, style: Style, planets: tuple[str, ...], things: tuple[str, ...]
) -> None:
    """Draw a tile with all that is printed on it, for whoever chooses one."""
    system(painter, rect, style, "")
    for kind, (spot, size) in zip(planets, planet_spots(rect.center(), len(planets), rect.width()), strict=True):
        planet(painter, spot, size, kind, style)
    resource_line(painter, resource_place(rect, len(planets), len(things)), style, things)


def resource_place(rect: QRectF, planets: int, things: int) -> QRectF:
    """Place the resource on a tile with so many planets: below them, as wide as so many things."""
    high = rect.width() * 0.24
    wide = rect.width() * min(0.8, 0.18 + 0.24 * things)
    middle = rect.center().y() + RESOURCE[planets] * rect.width()
    return QRectF(rect.center().x() - wide / 2, middle - high / 2, wide, high)


def resource_line(painter: QPainter, rect: QRectF, style: Style, things: tuple[str, ...]) -> None:
    painter.fillPath(rounded(rect, rect.height() / 2), with_alpha(GROUND, 0.86))
    size = max(float(SMALLEST_TEXT), rect.height() * 0.86)
    row(painter, rect, things, rect.height() * 0.35, size, BRIGHT, style)


def one_planet(painter: QPainter, rect: QRectF, style: Style, kind: str) -> None:
    planet(painter, rect.center(), rect.width() / 2, kind, style)


def tile_pile(painter: QPainter, rect: QRectF, style: Style, count: int, size: float) -> None:
    """Face down, as thick as it is high; under its uppermost tile stands how many are left without that one."""
    thick = min(3, max(1, count))
    for below in reversed(range(thick)):
        path = hexagon(rect.adjusted(2, 4, -2, -4).translated(0, below * 3.0))
        painter.fillPath(path, solid(BACK if count else "#12163A"))
        painter.strokePath(path, pen(BACK_LINE, 1.3) if count else dashed(BACK_LINE, 1.3))
    figure(painter, rect, str(max(0, count - 1)), size, "#FFFFFF", row=Row(WIDEST, rect))


def top_of_pile(painter: QPainter, rect: QRectF, style: Style, count: int, size: float) -> None:
    """The tile that is drawn next, with how many there are."""
    path = hexagon(rect.adjusted(2, 4, -2, -4))
    painter.fillPath(path, solid(BACK))
    painter.strokePath(path, pen(BACK_LINE, 1.3))
    figure(painter, rect, str(count), size, "#FFFFFF", row=Row(WIDEST, rect))


def tile_back(painter: QPainter, rect: QRectF, style: Style) -> None:
    path = hexagon(rect, 1.4)
    shadow(painter, path, style, drop=3, blur=6, strength=0.5)
    painter.fillPath(path, solid(BACK))
    painter.strokePath(path, pen(BACK_LINE, 1.6))
    painter.strokePath(hexagon(rect, rect.width() * 0.12), pen(with_alpha(BACK_LINE, 0.5), 1.1))
