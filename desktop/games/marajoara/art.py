"""What the drawings of Marajoara share: the colours of earth and clay, and its small printed signs."""

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.paint.painting import kept, pen
from desktop.paint.paths import polygon
from desktop.paint.silhouettes import vase_path
from desktop.style.mixing import mix, solid
from desktop.style.theme import Style
from desktop.style.vision import Tint

SLIP, IRON_RED, BLACK_SLIP = "#EEDCB8", "#A83A27", "#2A1B17"
"""The three colours of the painted jar."""

CASE_WOOD, SLATE_WOOD, CART_WOOD, CART_EDGE = "#8A6038", "#7A5230", "#A9744A", "#5C3A20"
SOIL, SAND = "#BF9C6B", "#DCC59A"
DARK_SOIL, DARK_SAND = "#4B3A2B", "#6B5540"
PRINTED_SOIL = "#C9C9C9"
BOOST = "#C8452F"

SHARD = ((-1, -0.5), (-0.2, -1), (1, -0.6), (0.7, 0.7), (-0.3, 1), (-0.8, 0.4))


def soil(style: Style) -> str:
    if style.on_paper:
        return PRINTED_SOIL
    return DARK_SOIL if style.is_dark else SOIL


def sand(style: Style) -> str:
    if style.on_paper:
        return style.ground.board
    return DARK_SAND if style.is_dark else SAND


def soil_ink(style: Style) -> Tint:
    """What is printed on the dig site."""
    return "#F0DDB8" if style.is_dark else mix(SOIL, "#000000", 0.66)


def shard_sign(painter: QPainter, centre: QPointF, radius: float) -> None:
    """A fragment of the jar, as a sign."""
    path = polygon((centre.x() + right * radius, centre.y() + down * radius) for right, down in SHARD)
    painter.fillPath(path, solid(SLIP))
    painter.strokePath(path, pen(IRON_RED, 1.5))
    band = QRectF(centre.x() - radius * 0.4, centre.y() - radius * 0.2, radius * 0.8, radius * 0.35)
    painter.fillRect(band, solid(IRON_RED))


def vase_sign(painter: QPainter, centre: QPointF, radius: float, colour: Tint) -> None:
    painter.fillPath(vase_path(centre + QPointF(0, radius), 2 * radius), solid(colour))


def exchange_sign(painter: QPainter, centre: QPointF, radius: float, colour: Tint) -> None:
    """Two arrows in opposite directions."""
    with kept(painter):
        painter.setPen(pen(colour, max(1.8, radius * 0.18)))
        for up, ahead in ((-1, 1), (1, -1)):
            y = centre.y() + up * radius * 0.42
            x = centre.x() + ahead * radius * 1.05
            painter.drawLine(QLineF(centre.x() - ahead * radius, y, x - ahead * radius * 0.5, y))
            barb = x - ahead * radius * 0.55
            head = polygon(((x, y), (barb, y - radius * 0.34), (barb, y + radius * 0.34)))
            painter.fillPath(head, solid(colour))
