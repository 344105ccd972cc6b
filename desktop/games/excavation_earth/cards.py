"""Cards: action and travel cards, buyer cards, their backs and piles."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.excavation_earth.buyers import buyer
from desktop.games.excavation_earth.hues import (
    BURNT,
    NIGHT,
    NIGHT_INK,
    PAPER,
    SIGNAL,
    hue,
    ink_on_region,
)
from desktop.games.excavation_earth.signs import emblem, fuel, symbol
from desktop.paint.light import downwards, grain, shadow
from desktop.paint.motifs import MotifInk, motif
from desktop.paint.painting import clipped, pen
from desktop.paint.paths import rounded, square_around
from desktop.paint.text import figure
from desktop.style.mixing import darker, lighter, mix, solid, with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style
from desktop.style.vision import Tint

RADIUS = 0.075
ACTION_FUEL = 3
"""Drops printed on each action card (EE-ACT-TRV-1)."""
PICTURE = 0.60
"""How much of an action card its picture takes."""
LAYERS = 4


def card_outline(rect: QRectF) -> QPainterPath:
    return rounded(rect, max(3.0, rect.width() * RADIUS))


def blank(painter: QPainter, rect: QRectF, colour: str, style: Style) -> QPainterPath:
    """A card lying there, not yet printed."""
    path = card_outline(rect)
    shadow(painter, path, style, drop=2.5, blur=6, strength=0.32)
    painter.fillPath(path, solid(colour))
    return path


def finish(painter: QPainter, path: QPainterPath) -> None:
    grain(painter, path, 10, "#321E00", 5)
    painter.strokePath(path, pen(with_alpha("#000000", 0.45)))


def orbits(painter: QPainter, rect: QRectF, ink: str, accent: str, alpha: float) -> None:
    motif(painter, rect, "excavation_earth", MotifInk(ink, accent, alpha, rect.width() * 0.36))


def action_card(painter: QPainter, rect: QRectF, letter: str, sign: str, label: str, style: Style) -> None:
    """Colour and emblem of a region, symbol and three fuel below; both again in the corner, for a fan of cards."""
    path = blank(painter, rect, PAPER, style)
    top = QRectF(rect.x(), rect.y(), rect.width(), rect.height() * PICTURE)
    with clipped(painter, path):
        dig(painter, top, letter, index_width(rect))
        corner_index(painter, rect, letter, sign, label)
    low = rect.bottom() - rect.height() * (1 - PICTURE) / 2
    symbol(painter, sign, QPointF(rect.center().x(), low - rect.height() * 0.035), rect.width() * 0.16, NIGHT_INK)
    foot = QPointF(rect.center().x(), rect.bottom() - rect.height() * 0.085)
    fuel(painter, foot, ACTION_FUEL, rect.width() * 0.07, BURNT)
    finish(painter, path)


def dig(painter: QPainter, rect: QRectF, letter: str, left: float) -> None:
    """The ground of a region cut open: its sky, the layers below, and its emblem, clear of the corner."""
    colour = hue(letter)
    painter.fillRect(rect, downwards(rect, ((0, lighter(colour, 0.26)), (1, colour))))
    ground = rect.y() + rect.height() * 0.74
    with clipped(painter, rect):
        for layer in range(LAYERS):
            y = ground + layer * rect.height() * 0.085
            painter.fillPath(stratum(rect, y, layer), darker(colour, 0.16 + 0.13 * layer))
    side = min(rect.width() * 0.30, rect.height() * 0.36, (rect.width() - left) * 0.44)
    middle = QPointF(max(rect.center().x(), rect.x() + left + side * 0.97), ground - side * 0.92)
    emblem(painter, letter, square_around(middle, side), ink_on_region(letter))


def stratum(rect: QRectF, y: float, layer: int) -> QPainterPath:
    """A layer of earth, from its wavy upper edge downwards."""
    wave, swing = rect.width() / 3, rect.height() * 0.035 * (1 if layer % 2 else -1)
    path = QPainterPath(QPointF(rect.x(), y))
    for step in range(3):
        x = rect.x() + wave * step
        path.quadTo(x + wave / 2, y + swing * (2 if step % 2 else -2), x + wave, y)
    path.lineTo(rect.right(), rect.bottom() + 1)
    path.lineTo(rect.x(), rect.bottom() + 1)
    path.closeSubpath()
    return path


def corner_index(painter: QPainter, rect: QRectF, letter: str, sign: str, label: str) -> None:
    """Colour and symbol in the upper left corner: all that shows of a card under another one."""
    size = index_size(rect)
    ink = ink_on_region(letter)
    place = QRectF(rect.x() + rect.width() * 0.05, rect.y() + 2, size * 1.25, size * 1.15)
    figure(painter, place, label, size, ink)
    symbol(painter, sign, place.center() + QPointF(0, size * 1.12), size * 0.42, ink)


def index_size(rect: QRectF) -> float:
    return max(float(SMALLEST_TEXT), rect.width() * 0.20)


def index_width(rect: QRectF) -> float:
    return rect.width() * 0.05 + index_size(rect) * 1.2


def travel_card(painter: QPainter, rect: QRectF, steps: int, style: Style) -> None:
    """A night flight: its steps as a figure and as drops."""
    path = blank(painter, rect, NIGHT, style)
    with clipped(painter, path):
        painter.fillRect(rect, downwards(rect, ((0, lighter(NIGHT, 0.10)), (1, darker(NIGHT, 0.28)))))
        orbits(painter, rect, "#F3EAD7", style.accent, 0.30)
    high = QRectF(rect.x(), rect.y() + rect.height() * 0.12, rect.width(), rect.height() * 0.46)
    figure(painter, high, str(steps), max(16.0, rect.height() * 0.34), "#FFF6E2", serif=True)
    foot = QPointF(rect.center().x(), rect.bottom() - rect.height() * 0.18)
    fuel(painter, foot, steps, min(rect.width() * 0.085, rect.width() / (steps * 2.9)), SIGNAL)
    finish(painter, path)


def card_back(painter: QPainter, rect: QRectF, style: Style) -> None:
    """The back of action, travel and buyer cards."""
    path = blank(painter, rect, NIGHT, style)
    with clipped(painter, path):
        orbits(painter, rect, "#F3EAD7", style.accent, 0.35)
    margin = rect.width() * 0.09
    frame = rounded(rect.adjusted(margin, margin, -margin, -margin), rect.width() * RADIUS * 0.7)
    painter.strokePath(frame, pen(with_alpha("#F3EAD7", 0.35), 1))
    finish(painter, path)


def pile(painter: QPainter, rect: QRectF, count: int, style: Style) -> None:
    """Cards face down, as thick as they are many."""
    edges(painter, rect, min(3, (count + 5) // 6), NIGHT, with_alpha("#FFFFFF", 0.4))
    card_back(painter, rect, style)


def edges(painter: QPainter, rect: QRectF, thickness: int, colour: str, line: Tint) -> None:
    """What shows of the cards under the uppermost one."""
    for under in range(thickness, 0, -1):
        path = card_outline(rect.translated(under * 2.0, -under * 1.4))
        painter.fillPath(path, solid(colour))
        painter.strokePath(path, pen(line))


def buyer_card(painter: QPainter, rect: QRectF, letter: str, style: Style) -> None:
    path = blank(painter, rect, PAPER, style)
    with clipped(painter, path):
        painter.fillRect(rect, mix(PAPER, hue(letter), 0.35))
        orbits(painter, rect, hue(letter), hue(letter), 0.30)
    side = min(rect.width() * 0.78, rect.height() * 0.74)
    buyer(painter, square_around(rect.center() + QPointF(0, rect.height() * 0.04), side / 2), letter, "", style)
    finish(painter, path)
