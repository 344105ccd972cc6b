"""The light of a celebration: the lamp comes nearer, rays spread from the middle, a stamp falls. None is needed to
understand anything: without it the page is the same."""

from functools import lru_cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from desktop.paint.light import around, shadow
from desktop.paint.painting import SMOOTH, faded, kept, pen
from desktop.paint.paths import circle, polygon, rays
from desktop.paint.text import figure, text_line
from desktop.style.fonts import width_of
from desktop.style.mixing import with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style

LIGHT, LAMPLIGHT = "#FFD978", "#FFF3C8"
RAYS, WIDTH = 24, 0.105
STRENGTH, FAINT = 0.55, 0.17
"""Of the rays where they begin; on a dark cloth pale words must stay readable on them."""
DARK_INK = 128
FEW_LETTERS = 2
"""A figure fills the stamp; a word must be smaller."""
SEAL_LIGHT, SEAL_DARK, SEAL_INK = "#CF5A45", "#8E2F22", "#F3C9B8"
TURN = -11
FALLS = 0.7
"""How much larger the stamp is when it begins to fall."""


def draw_light(painter: QPainter, rect: QRectF, centre: QPointF, style: Style, share: float) -> None:
    """The lamp and its rays over a rectangle, as far as they have come."""
    if not share or style.theme_name == "contrast":
        return
    wide, high = max(1, round(rect.width())), max(1, round(rect.height()))
    at = centre - rect.topLeft()
    strength = STRENGTH if QColor(style.felt_ink).lightness() < DARK_INK else FAINT
    picture = light_picture(wide, high, round(at.x()), round(at.y()), strength)
    with faded(painter, share):
        painter.drawPixmap(QPointF(rect.x(), rect.y()), picture)


@lru_cache(maxsize=4)
def light_picture(wide: int, high: int, x: int, y: int, strength: float) -> QPixmap:
    """Paint the light from a point of a rectangle: soft as it is, one picture does for every frame and screen."""
    picture = QPixmap(QSize(wide, high))
    picture.fill(Qt.GlobalColor.transparent)
    centre = QPointF(x, y)
    far = max(x, wide - x, y, high - y) * 1.02
    lamp = ((0, with_alpha(LAMPLIGHT, 1.5 * strength)), (0.5, with_alpha(LIGHT, 0.4 * strength)))
    stops = ((0, with_alpha(LIGHT, strength)), (0.75, with_alpha(LIGHT, strength / 5)), (1, with_alpha(LIGHT, 0)))
    painter = QPainter(picture)
    painter.setRenderHints(SMOOTH)
    painter.fillRect(picture.rect(), around(centre, min(wide, high) * 0.75, (*lamp, (1, with_alpha(LIGHT, 0)))))
    beam = around(centre, far, stops)
    for number in range(RAYS):
        start = 2 * pi * number / RAYS + 0.05
        ends = (start, start + WIDTH + 0.03 * (number % 2))
        corners = [(x + 2 * far * cos(angle), y + 2 * far * sin(angle)) for angle in ends]
        painter.fillPath(polygon([(x, y), *corners]), beam)
    painter.end()
    return picture


def draw_seal(
    painter: QPainter, centre: QPointF, radius: float, words: tuple[str, str], style: Style, come: float
) -> None:
    """The stamp, a small word over a large one, as far as it has come down."""
    if not come:
        return
    small, large = words
    with kept(painter), faded(painter, min(1.0, 2 * come)):
        painter.translate(centre)
        painter.rotate(TURN)
        painter.scale(1 + FALLS * (1 - come), 1 + FALLS * (1 - come))
        seal = rays(QPointF(), radius, radius * 0.91, 26)
        shadow(painter, seal, style, drop=radius * 0.06, blur=radius * 0.12, strength=0.4)
        glance = QPointF(-radius * 0.25, -radius * 0.33)
        painter.fillPath(seal, around(glance, radius * 1.5, ((0, SEAL_LIGHT), (1, SEAL_DARK))))
        painter.strokePath(circle(QPointF(), radius * 0.76), pen(SEAL_INK, max(1.2, radius * 0.026)))
        painter.strokePath(circle(QPointF(), radius * 0.69), pen(with_alpha(SEAL_INK, 0.6)))
        room = QRectF(-radius * 0.62, -radius * 0.52, radius * 1.24, radius * 0.34)
        size = fits(small, radius * 0.24, room.width())
        text_line(painter, room, small, size, "#FCE6DC", "bold", across="centre")
        middle = QRectF(-radius, -radius * 0.26, 2 * radius, radius * 0.72)
        most = radius * (0.72 if len(large) <= FEW_LETTERS else 0.36)
        figure(painter, middle, large, fits(large, most, radius * 1.3, serif=True), "#FFFFFF", "semibold", serif=True)


def fits(words: str, size: float, wide: float, *, serif: bool = False) -> float:
    """The size, or the smaller one at which the words have room."""
    room = wide / max(1.0, width_of(words, size, "bold", serif=serif))
    return max(SMALLEST_TEXT * 0.8, size * min(1.0, room))
