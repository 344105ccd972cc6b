"""The pieces of the players: explorers, crew cubes, turn-order discs; initiative markers and the round marker."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QTransform

from desktop.games.excavation_earth.drawing import Shape, silhouette
from desktop.games.excavation_earth.hues import COIN_INK
from desktop.paint import pieces
from desktop.paint.grounds import tile
from desktop.paint.icons import path_of
from desktop.paint.marks import glyph
from desktop.paint.painting import dashed, faded, pen
from desktop.paint.paths import regular_polygon, rounded, square_around
from desktop.paint.text import figure
from desktop.style.mixing import glyph_ink, solid, with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style, seat_mark

EXPLORER = Shape(
    "M10 100 C10 88 26 84 30 74 C33 66 34 60 36 54 L64 54 C66 60 67 66 70 74 C74 84 90 88 90 100 Z O 50 32 27 "
    "R 20 26 8 16 3 R 72 26 8 16 3",
    "M70 12 L80 2",
    6,
)
"""A traveller in a round helmet, with a feeler."""
VISOR = "M31 30 C31 18 69 18 69 30 C69 44 31 44 31 30 Z"
GLINT = "M36 29 C37 24 43 22 48 22 L44 28 Z"

ROOM_FOR_GLYPH = 13.0
MARKER = "#DCC9A2"


def explorer(painter: QPainter, rect: QRectF, colour: str, style: Style) -> None:
    """Standing on the lower edge of its place, as high as the place."""
    mark, scale = seat_mark(colour), rect.height() / 100
    onto = QTransform.fromTranslate(rect.center().x() - 50 * scale, rect.y()).scale(scale, scale)
    pieces.wooden(painter, onto.map(silhouette(EXPLORER)), mark.colour, style)
    glass = onto.map(path_of(VISOR))
    painter.fillPath(glass, solid("#13201F"))
    painter.strokePath(glass, pen(with_alpha("#FFFFFF", 0.55), max(0.8, 2.5 * scale)))
    painter.fillPath(onto.map(path_of(GLINT)), with_alpha("#FFFFFF", 0.75))
    glyph(painter, mark.shape, onto.map(QPointF(50, 80)), 13 * scale, glyph_ink(mark.colour))


def cube(painter: QPainter, rect: QRectF, colour: str, style: Style) -> None:
    """A crew cube; its glyph tells whose, where there is room for one."""
    mark, side = seat_mark(colour), min(rect.width(), rect.height())
    shape = mark.shape if side >= ROOM_FOR_GLYPH else None
    pieces.cube(painter, rect.center(), side, mark.colour, style, shape)


def ghost_cube(painter: QPainter, rect: QRectF, colour: str, style: Style) -> None:
    with faded(painter, 0.8):
        cube(painter, rect, colour, style)
    painter.strokePath(rounded(rect, rect.width() * 0.12), dashed("#FFFFFF", 1.6, (2.2, 1.8)))


def ghost_explorer(painter: QPainter, rect: QRectF, colour: str, style: Style) -> None:
    with faded(painter, 0.75):
        explorer(painter, rect, colour, style)


def disc(painter: QPainter, rect: QRectF, colour: str, style: Style) -> None:
    pieces.disc(painter, rect.center(), min(rect.width(), rect.height()) / 2, colour, style)


def passed_disc(painter: QPainter, rect: QRectF, colour: str, style: Style) -> None:
    """Draw the disc of a seat that has passed: it lies flat and pale."""
    with faded(painter, 0.45):
        disc(painter, rect, colour, style)


def initiative_marker(painter: QPainter, rect: QRectF, number: int, style: Style) -> None:
    """An octagon of cardboard with its number."""
    radius = min(rect.width(), rect.height()) / 2
    path = regular_polygon(rect.center(), radius, 8, 0.3927)
    tile(painter, path, MARKER, style, thickness=max(1.2, radius * 0.13))
    figure(painter, square_around(rect.center(), radius), str(number), max(SMALLEST_TEXT, radius * 1.2), "#2A1F1C")


def round_marker(painter: QPainter, rect: QRectF, number: int, style: Style) -> None:
    """A wooden hexagon in signal amber."""
    radius = min(rect.width(), rect.height()) / 2
    pieces.wooden(painter, regular_polygon(rect.center(), radius, 6), style.accent, style)
    figure(painter, square_around(rect.center(), radius), str(number), max(16.0, radius * 1.15), COIN_INK)
