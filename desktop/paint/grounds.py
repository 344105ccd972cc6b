"""What pieces lie on: felt under a lamp, paper boards, recessed places, cardboard tiles, cards, wood."""

import math
from functools import lru_cache
from random import Random

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QBrush, QImage, QPainter, QPainterPath, QTransform

from desktop.paint.light import across, around, aslant, downwards, grain, shadow
from desktop.paint.motifs import MotifInk, motif
from desktop.paint.painting import PaintRect, clipped, kept, painting, pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_line
from desktop.style.fonts import width_of
from desktop.style.mixing import darker, ink_on, lighter, mix, solid, with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style
from desktop.style.vision import Tint

LAMP = (0.46, 0.36)
PAPER = "#FFFBF1"
TIMBER_LENGTH, TIMBER_WIDTH = 640, 96
LINE_STEP = 3.2


def felt(painter: QPainter, rect: QRectF, style: Style) -> None:
    """The game's cloth under the lamp, with a whisper of its motif and a soft vignette."""
    ground, whole = style.ground, QPainterPath()
    whole.addRect(rect)
    lamp = QPointF(rect.x() + rect.width() * LAMP[0], rect.y() + rect.height() * LAMP[1])
    stops = ((0, lighter(ground.felt_centre, 0.06)), (0.45, ground.felt_centre), (1, ground.felt_rim))
    painter.fillRect(rect, around(lamp, rect.width() * 0.78, stops))
    ink = MotifInk(style.felt_ink, style.accent, 0.05, 64 * max(0.8, style.unit))
    motif(painter, rect, style.game, ink)
    grain(painter, whole, 18, "#281900", 3)
    grain(painter, whole, 24, "#FFFFFF", 4)
    vignette(painter, rect, style)


def vignette(painter: QPainter, rect: QRectF, style: Style) -> None:
    """The corners away from the lamp fall into shade."""
    shade = style.theme.shadow
    stops = ((0.62, with_alpha(shade, 0)), (1, with_alpha(shade, 0.55 if style.is_dark else 0.20)))
    painter.fillRect(rect, around(rect.center(), math.hypot(rect.width(), rect.height()) * 0.56, stops))


def board(
    painter: QPainter, rect: QRectF, style: Style, *, radius: float = 12, fill: Tint = "", lift: float = 1.0
) -> QPainterPath:
    """A pale paper board lying on the felt: thickness, grain, hairline. Returns its outline."""
    path = rounded(rect, radius)
    paper, edge = fill or style.ground.board, style.ground.edge
    shadow(painter, path, style, drop=4 * lift, blur=12 * lift, strength=0.55 if style.is_dark else 0.30)
    painter.fillPath(path.translated(0, 2.5), darker(edge, 0.22))
    top, bottom = (0.05, 0.12) if style.is_dark else (0.28, 0.035)
    painter.fillPath(path, downwards(rect, ((0, lighter(paper, top)), (1, darker(paper, bottom)))))
    grain(painter, path, 12, "#FFF0D2" if style.is_dark else "#3C280A", 7)
    painter.strokePath(path, pen(edge))
    inner = rounded(rect.adjusted(1.2, 1.2, -1.2, -1.2), radius - 1)
    painter.strokePath(inner, pen(with_alpha("#FFFFFF", 0.06 if style.is_dark else 0.55)))
    return path


def well(painter: QPainter, path: QPainterPath, style: Style, fill: Tint = "", depth: float = 1.0) -> None:
    """A recessed place on a board: an empty slot, a space of a grid."""
    hollow = fill or style.ground.well
    shade, light = (2 * depth, 0.15 * depth) if style.is_dark else (depth, depth)
    painter.fillPath(path, solid(hollow))
    stops = (
        (0, with_alpha("#000000", 0.16 * shade)),
        (0.16, with_alpha("#000000", 0.03 * depth)),
        (0.9, with_alpha("#FFFFFF", 0)),
        (1, with_alpha("#FFFFFF", 0.35 * light)),
    )
    painter.fillPath(path, downwards(path.boundingRect(), stops))
    painter.strokePath(path, pen(with_alpha(mix(hollow, style.ground.ink, 0.28), 0.75)))


def tile(painter: QPainter, path: QPainterPath, colour: Tint, style: Style, *, thickness: float = 3) -> None:
    """A cardboard tile of any outline: thickness, bevel, grain."""
    shadow(painter, path, style, drop=thickness, blur=thickness * 2, strength=0.30)
    painter.fillPath(path.translated(0, thickness), darker(colour, 0.42))
    painter.fillPath(path, aslant(path.boundingRect(), ((0, lighter(colour, 0.20)), (1, darker(colour, 0.08)))))
    grain(painter, path, 14, "#1E1400", 9)
    painter.strokePath(path, pen(darker(colour, 0.5), 1.2))


def card(
    painter: QPainter,
    rect: QRectF,
    style: Style,
    *,
    title: str = "",
    value: str = "",
    band: Tint = "",
    face: PaintRect | None = None,
) -> None:
    """The face of a card: a head band with title and value, and a picture drawn by `face`."""
    colour, path, head = band or style.accent, _card_path(rect), max(22.0, rect.height() * 0.17)
    shadow(painter, path, style, drop=3, blur=7, strength=0.30)
    painter.fillPath(path, solid(PAPER))
    with clipped(painter, path):
        painter.fillRect(QRectF(rect.x(), rect.y(), rect.width(), head), solid(colour))
        size = max(16.0, head * 0.62)
        room = width_of(value, size, "bold") + 12 if value else 0
        strip = QRectF(rect.x() + 7, rect.y(), rect.width() - 14, head)
        words = strip.adjusted(0, 0, -room, 0)
        text_line(painter, words, title, max(SMALLEST_TEXT, head * 0.52), ink_on(colour), "semibold", serif=True)
        text_line(painter, strip, value, size, ink_on(colour), "bold", across="right")
        if face:
            face(painter, rect.adjusted(6, head + 4, -6, -6))
    _finish_card(painter, path)


def card_back(painter: QPainter, rect: QRectF, style: Style, *, band: Tint = "") -> None:
    """The back of a card: the game's motif on darkened accent."""
    path = _card_path(rect)
    shadow(painter, path, style, drop=3, blur=7, strength=0.30)
    painter.fillPath(path, darker(band or style.accent, 0.25))
    with clipped(painter, path):
        motif(painter, rect, style.game, MotifInk("#FFFFFF", style.accent, 0.30, rect.width() * 0.34))
    _finish_card(painter, path)


def _card_path(rect: QRectF) -> QPainterPath:
    return rounded(rect, min(rect.width(), rect.height()) * 0.07)


def _finish_card(painter: QPainter, path: QPainterPath) -> None:
    grain(painter, path, 10, "#321E00", 5)
    painter.strokePath(path, pen(with_alpha("#000000", 0.35)))


def wood(painter: QPainter, path: QPainterPath, colour: Tint, *, seed: int = 1, upright: bool = False) -> None:
    """Planed timber, its grain lying or upright; another seed cuts another plank from the same tree."""
    box = path.boundingRect()
    shade = ((0, lighter(colour, 0.14)), (0.5, colour), (1, darker(colour, 0.18)))
    painter.fillPath(path, across(box, shade) if upright else downwards(box, shade))
    brush = QBrush(timber(upright))
    offset = QPointF(seed * 171.0, seed * 67.0)
    brush.setTransform(QTransform.fromTranslate(box.x() - offset.x(), box.y() - offset.y()))
    painter.fillPath(path, brush)


@lru_cache(maxsize=2)
def timber(upright: bool) -> QImage:
    """Long, slightly wavy lines that can be laid end to end; painted once: 300 curves take a sixth of a second."""
    image = QImage(TIMBER_LENGTH, TIMBER_WIDTH, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    chance = Random(8)
    with painting(image) as painter:
        for number in range(int(TIMBER_WIDTH / LINE_STEP)):
            y = number * LINE_STEP + chance.random() * 3
            wave = chance.uniform(-4, 4), chance.uniform(-4, 4)
            path = QPainterPath(QPointF(-2, y))
            path.cubicTo(TIMBER_LENGTH * 0.3, y + wave[0], TIMBER_LENGTH * 0.7, y + wave[1], TIMBER_LENGTH + 2, y)
            alpha = 0.16 * (0.25 + 0.75 * chance.random())
            painter.strokePath(path, pen(with_alpha("#1E0F06", alpha), 0.6 + 1.1 * chance.random()))
        whole = QPainterPath()
        whole.addRect(QRectF(0, 0, TIMBER_LENGTH, TIMBER_WIDTH))
        grain(painter, whole, 16, "#140800", 21)
    return image.transformed(QTransform().rotate(90)) if upright else image


def hairline(painter: QPainter, line: QLineF, style: Style) -> None:
    """The thin line that parts things on a board, where a frame would be too much."""
    with kept(painter):
        painter.setPen(pen(style.ground.edge))
        painter.drawLine(line)


def wall(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Plaster, or basalt, in the lamp's pool of light."""
    ground, whole = style.ground, QPainterPath()
    whole.addRect(rect)
    lamp = rect.topLeft() + QPointF(rect.width() * 0.475, rect.height() * 0.33)
    middle = ((0, ground.felt_centre), (0.5, mix(ground.felt_centre, ground.felt_rim, 0.26)), (1, ground.felt_rim))
    painter.fillRect(rect, around(lamp, rect.width() * 0.72, middle))
    grain(painter, whole, 12, "#463214", 31)
