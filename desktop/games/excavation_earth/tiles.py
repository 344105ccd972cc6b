"""Command tiles: white for the second round, yellow for the third; each says as a picture what it gives."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.excavation_earth.cards import card_outline
from desktop.games.excavation_earth.drawing import Shape, outline_in
from desktop.games.excavation_earth.hues import BURNT, NIGHT_INK, PAPER
from desktop.games.excavation_earth.pieces import EXPLORER
from desktop.games.excavation_earth.signs import symbol
from desktop.paint.captions import caption, caption_height, caption_size
from desktop.paint.grounds import tile
from desktop.paint.marks import credit
from desktop.paint.painting import dashed, pen
from desktop.paint.paths import circle, rounded, square_around
from desktop.paint.text import figure
from desktop.style.fonts import width_of
from desktop.style.mixing import darker, solid, with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style

YELLOW, WHITE = "#EFC75E", "#FBF6EA"
INK = "#26211C"
LEAST_PICTURE = 16.0

BEAM = Shape("M50 30 L86 98 L14 98 Z")
SAUCER = Shape("E 50 24 44 11 E 50 14 20 12")
BUBBLE = Shape("R 4 8 92 58 22 M26 60 L20 92 L52 62 Z")
ARCH = Shape("M10 98 L10 44 C10 -8 90 -8 90 44 L90 98 Z", holes="M26 99 L26 50 C26 20 74 20 74 50 L74 99 Z")
CUBE = Shape("M20 34 L38 14 L92 14 L92 66 L74 86 L20 86 Z")


def command_tile(
    painter: QPainter, rect: QRectF, sign: str, amount: str, bonus: int, title: str, is_yellow: bool, style: Style
) -> None:
    """The picture and how many; credits besides in a coin; the name below if there is room for it."""
    path = rounded(rect, 5)
    tile(painter, path, YELLOW if is_yellow else WHITE, style, thickness=2)
    rim = rounded(rect.adjusted(2.5, 2.5, -2.5, -2.5), 3.5)
    painter.strokePath(rim, pen(with_alpha(BURNT if is_yellow else NIGHT_INK, 0.35), 1))
    inner = rect.adjusted(4, 3, -4, -3)
    room = min(inner.height() * 0.70, inner.height() - LEAST_PICTURE)
    size = caption_size(title, inner.width(), room, float(style.text_size(14)))
    words = caption_height(title, inner.width(), size) if size else 0.0
    draw_effect(painter, inner.adjusted(0, 0, 0, -words), sign, amount, bonus)
    if size:
        caption(painter, inner.adjusted(0, inner.height() - words, 0, 0), title, size, INK)


def draw_effect(painter: QPainter, rect: QRectF, sign: str, amount: str, bonus: int) -> None:
    """Figure, picture and coin, side by side in the middle."""
    side = min(rect.height(), rect.width() * 0.42, 34.0)
    while side > LEAST_PICTURE and sum(widths(amount, side, bonus)) > rect.width():
        side -= 1
    room, _, coin = widths(amount, side, bonus)
    size = figure_size(side)
    left = rect.center().x() - (room + side + coin) / 2
    if amount:
        figure(painter, QRectF(left, rect.y(), room - side * 0.16, rect.height()), amount, size, INK)
    box = QRectF(left + room, rect.center().y() - side / 2, side, side)
    draw_sign(painter, box, sign)
    if bonus:
        radius = side * 0.36
        credit(painter, QPointF(box.right() + radius * 1.2, box.center().y()), radius, f"+{bonus}")


def widths(amount: str, side: float, bonus: int) -> tuple[float, float, float]:
    """Return the widths of figure, picture and coin, for a picture of this side."""
    room = width_of(amount, figure_size(side), "bold") + side * 0.16 if amount else 0.0
    return room, side, side * 0.84 if bonus else 0.0


def figure_size(side: float) -> float:
    return max(float(SMALLEST_TEXT), side * 0.60)


def draw_sign(painter: QPainter, box: QRectF, sign: str) -> None:
    side, middle = box.width(), box.center()
    match sign:
        case "cards":
            for shift, colour in ((0.16, "#5E7F80"), (-0.10, PAPER)):
                card = QRectF(middle.x() - side * 0.24 + side * shift, box.y() + side * 0.06, side * 0.5, side * 0.82)
                shape = card_outline(card.translated(0, -side * shift * 0.5 + side * 0.04))
                painter.fillPath(shape, solid(colour))
                painter.strokePath(shape, pen(INK, 1.3))
        case "credits":
            credit(painter, middle + QPointF(side * 0.12, side * 0.10), side * 0.34)
            credit(painter, middle - QPointF(side * 0.14, side * 0.08), side * 0.34)
        case "teleport":
            painter.fillPath(outline_in(EXPLORER, square_around(middle, side * 0.34)), solid(NIGHT_INK))
            for radius in (0.30, 0.44):
                painter.strokePath(circle(middle, side * radius), dashed(BURNT, 1.8, (2.4, 1.8)))
        case "extract":
            painter.fillPath(outline_in(BEAM, box), with_alpha(BURNT, 0.35))
            painter.fillPath(outline_in(SAUCER, box), solid(NIGHT_INK))
            painter.fillPath(circle(middle + QPointF(0, side * 0.26), side * 0.13), solid(BURNT))
        case "buyers":
            painter.fillPath(outline_in(BUBBLE, box), solid(NIGHT_INK))
            for number in range(3):
                dot = QPointF(middle.x() + (number - 1) * side * 0.24, box.y() + side * 0.37)
                painter.fillPath(circle(dot, side * 0.085), solid(PAPER))
        case "traders":
            cube = outline_in(CUBE, square_around(middle, side * 0.44))
            painter.fillPath(cube, darker(BURNT, 0.05))
            painter.strokePath(cube, pen(INK, 1.4))
            face = square_around(middle, side * 0.16).translated(-side * 0.05, side * 0.06)
            painter.fillPath(rounded(face, 2), solid(PAPER))
        case "half_price":
            symbol(painter, "SM", middle - QPointF(0, side * 0.16), side * 0.34, NIGHT_INK)
            credit(painter, middle + QPointF(0, side * 0.27), side * 0.24, "½", side * 0.36)
        case _:
            for number, colour in ((-1, BURNT), (1, BURNT), (0, "#8B9A96")):
                arch = square_around(middle + QPointF(number * side * 0.36, 0), side * 0.26)
                painter.fillPath(outline_in(ARCH, arch), solid(colour))
