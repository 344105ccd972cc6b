"""The printed signs: alien glyphs on relics, symbols on cards and markets, an emblem per region, fuel, coin."""

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.excavation_earth.drawing import Shape, outline_in
from desktop.games.excavation_earth.hues import hue, ink_on_region
from desktop.paint.painting import pen
from desktop.paint.paths import glyph_path, rounded, square_around
from desktop.paint.text import figure
from desktop.style.mixing import darker, solid
from desktop.style.theme import SMALLEST_TEXT
from desktop.style.vision import Tint

EMBLEMS: dict[str, Shape] = {
    # What stands on the land: a palm, a leaf, a cactus, a tower, a pagoda.
    "Y": Shape(
        "M45 98 C49 76 49 60 45 44 L55 42 C63 60 63 78 61 98 Z M50 46 C30 30 14 34 3 58 C20 48 36 46 50 46 Z "
        "M50 46 C70 30 86 34 97 58 C80 48 64 46 50 46 Z M50 46 C42 16 24 6 5 16 C26 24 40 34 50 46 Z "
        "M50 46 C58 16 76 6 95 16 C74 24 60 34 50 46 Z M50 46 C42 28 44 12 51 1 C58 13 58 32 50 46 Z"
    ),
    "G": Shape("M8 90 C2 40 36 6 95 5 C97 60 66 97 24 86 L14 99 Z", holes="M21 82 L66 29 L71 33 L26 86 Z"),
    "R": Shape("O 50 50 8", "M50 94 L50 14 M50 68 L20 68 L20 40 M50 58 L80 58 L80 28", 18),
    "V": Shape(
        "M18 98 L26 42 L14 42 L14 5 L31 5 L31 19 L42 19 L42 5 L58 5 L58 19 L69 19 L69 5 L86 5 L86 42 L74 42 L82 98 "
        "L62 98 L62 78 C62 60 38 60 38 78 L38 98 Z"
    ),
    "O": Shape(
        "M50 2 L57 13 C64 22 80 29 96 27 C91 40 82 44 74 44 L74 53 C82 58 92 60 99 58 C94 72 86 77 80 77 L80 98 "
        "L60 98 L60 80 L40 80 L40 98 L20 98 L20 77 C14 77 6 72 1 58 C8 60 18 58 26 53 L26 44 C18 44 9 40 4 27 "
        "C20 29 36 22 43 13 Z"
    ),
}

SYMBOLS: dict[str, Shape] = {
    # Prism, ring, trident, and the mask of the black markets.
    "SA": Shape("O 50 84 4", "M50 12 L95 86 L5 86 Z M50 14 L50 84", 12),
    "SB": Shape("", "O 50 50 36", 20),
    "SC": Shape("O 50 92 4", "M50 94 L50 8 M14 12 C14 74 86 74 86 12", 14),
    "SM": Shape(
        "M2 24 C30 8 70 8 98 24 C102 66 74 92 50 64 C26 92 -2 66 2 24 Z",
        holes="E 28 42 12 9 E 72 42 12 9",
    ),
}


def _spiral(turns: float, steps: int) -> str:
    """Return a spiral from the rim inwards, as short lines."""
    points = []
    for step in range(steps + 1):
        angle, reach = step / steps * turns * 2 * math.pi, 46 * (1 - step / steps * 0.9)
        points.append(f"{50 + reach * math.cos(angle):.2f} {50 + reach * math.sin(angle):.2f}")
    return "M" + " L".join(points)


GLYPHS: dict[str, Shape] = {
    # Eye, claw, spiral, star: aliens wrote them, and no symbol of the cards looks like them.
    "g1": Shape("O 50 50 15", "M4 50 C26 6 74 6 96 50 C74 94 26 94 4 50 Z", 11),
    "g2": Shape("", "M30 5 C30 40 24 68 6 95 M60 5 C60 40 54 68 36 95 M90 5 C90 40 84 68 66 95", 13),
    "g3": Shape("", _spiral(1.9, 48), 11),
    "g4": Shape("", "M2 50 L98 50 M50 2 L50 98 M16 16 L84 84 M84 16 L16 84", 12),
}


def emblem(painter: QPainter, letter: str, rect: QRectF, colour: Tint) -> None:
    """What stands for a region wherever no single relic is meant."""
    painter.fillPath(outline_in(EMBLEMS[letter], rect), solid(colour))


def symbol(painter: QPainter, name: str, centre: QPointF, radius: float, colour: Tint) -> None:
    """One of the four symbols of cards, markets and command centres."""
    painter.fillPath(outline_in(SYMBOLS[name], square_around(centre, radius)), solid(colour))


def alien_glyph(painter: QPainter, name: str, centre: QPointF, radius: float, colour: Tint) -> None:
    painter.fillPath(outline_in(GLYPHS[name], square_around(centre, radius)), solid(colour))


def region_label(painter: QPainter, letter: str, label: str, rect: QRectF) -> None:
    """The letters of a region on its colour, for those who tell colours apart badly."""
    path = rounded(rect, rect.height() / 2)
    painter.fillPath(path, solid(hue(letter)))
    painter.strokePath(path, pen(darker(hue(letter), 0.62), max(1.0, rect.height() * 0.08)))
    figure(painter, rect, label, max(float(SMALLEST_TEXT), rect.height() * 0.78), ink_on_region(letter))


def fuel(painter: QPainter, middle: QPointF, count: int, radius: float, colour: Tint) -> None:
    """Drops side by side: one step of an explorer each."""
    for number in range(count):
        centre = middle + QPointF((number - (count - 1) / 2) * radius * 2.5, 0)
        painter.fillPath(glyph_path("drop", centre, radius), solid(colour))
