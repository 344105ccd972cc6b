"""Buyers: wooden aliens with a head per region, so that a queue reads without colours; busts on the tracks."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from desktop.games.excavation_earth.drawing import Shape, silhouette
from desktop.games.excavation_earth.hues import WHITE, hue
from desktop.paint.painting import clipped, faded
from desktop.paint.paths import circle
from desktop.paint.pieces import wooden
from desktop.paint.text import figure
from desktop.style.mixing import glyph_ink, solid
from desktop.style.theme import SMALLEST_TEXT, Style

BODY = "M18 100 C18 74 34 62 38 55 L62 55 C66 62 82 74 82 100 Z"
HEADS: dict[str, Shape] = {
    # Two feelers, wide ears, horns, a tall egg, a mushroom; the white buyer has a halo.
    "Y": Shape(f"{BODY} O 50 40 20 O 25 8 8 O 75 8 8", "M42 26 L26 8 M58 26 L74 8", 6.5),
    "G": Shape(f"{BODY} E 50 38 19 22 M40 26 L4 12 C8 32 20 44 38 48 Z M60 26 L96 12 C92 32 80 44 62 48 Z"),
    "R": Shape(
        f"{BODY} R 30 20 40 40 12 M31 34 C18 26 16 12 22 0 C28 12 36 18 44 22 Z M69 34 C82 26 84 12 78 0 "
        "C72 12 64 18 56 22 Z"
    ),
    "V": Shape(f"{BODY} E 50 30 18 30"),
    "O": Shape(f"{BODY} R 37 30 26 30 6 M14 40 C16 -12 84 -12 86 40 C74 45 26 45 14 40 Z"),
    WHITE: Shape(f"{BODY} O 50 40 20 E 50 9 22 8", holes="E 50 9 13 3.4"),
}
EYES: dict[str, tuple[float, float]] = {
    # How far down they are, and how far from the middle.
    "Y": (39, 7.5),
    "G": (36, 7.5),
    "R": (38, 8),
    "V": (28, 6.5),
    "O": (48, 5.5),
    WHITE: (39, 7.5),
}
SHOULDERS = 66.0
"""A bust is cut here, on the grid."""
RISE = 0.42
"""How far a bust rises above its space, behind the one above it."""
ROOM_FOR_LABEL = 42.0
"""A buyer this high shows the letters of its colour on its belly."""


@lru_cache(maxsize=8)
def bust_box(letter: str) -> QRectF:
    """Head and shoulders on the grid."""
    return silhouette(HEADS[letter]).boundingRect().intersected(QRectF(0, -10, 100, SHOULDERS + 10))


def buyer(painter: QPainter, rect: QRectF, letter: str, label: str, style: Style) -> None:
    """Standing on the lower edge of its place, as high as the place."""
    scale = rect.height() / 100
    onto = QTransform.fromTranslate(rect.center().x() - 50 * scale, rect.y()).scale(scale, scale)
    draw(painter, onto, scale, letter, style)
    if label and rect.height() >= ROOM_FOR_LABEL:
        belly = onto.mapRect(QRectF(24, 68, 52, 32))
        size = max(SMALLEST_TEXT, rect.height() * 0.26)
        figure(painter, belly, label, size, style.readable_on(glyph_ink(hue(letter)), hue(letter)))


def draw(painter: QPainter, onto: QTransform, scale: float, letter: str, style: Style) -> None:
    path: QPainterPath = onto.map(silhouette(HEADS[letter]))
    wooden(painter, path, hue(letter), style)
    down, apart = EYES[letter]
    for side in (-1, 1):
        eye = onto.map(QPointF(50 + side * apart, down))
        painter.fillPath(circle(eye, max(0.9, 3.6 * scale)), solid(glyph_ink(hue(letter))))


def bust(painter: QPainter, rect: QRectF, letter: str, style: Style) -> None:
    """Head and shoulders on a space of a popularity track; the head rises above the space."""
    box = bust_box(letter)
    scale = min(rect.height() * (1 + RISE) / box.height(), rect.width() / box.width())
    left = rect.center().x() - box.center().x() * scale
    onto = QTransform.fromTranslate(left, rect.bottom() - box.bottom() * scale).scale(scale, scale)
    with clipped(painter, rect.adjusted(-2, -rect.height(), 2, 0)):
        draw(painter, onto, scale, letter, style)


def ghost_buyer(painter: QPainter, rect: QRectF, letter: str, label: str, style: Style) -> None:
    with faded(painter, 0.7):
        buyer(painter, rect, letter, label, style)
