"""Yield plates beside galaxies: what exploiting brings, and what each seat would get of it now; places for stations."""

import math

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.council_of_shadows.gems import card_mark
from desktop.games.council_of_shadows.hues import INK, PAPER, VIOLET, hue_of
from desktop.games.council_of_shadows.shadows import shadow_of_rounded
from desktop.paint.light import aslant, shadow
from desktop.paint.marks import fitting, glyph, seat_badge
from desktop.paint.painting import clipped, dashed, pen
from desktop.paint.paths import circle, polygon, regular_polygon, rounded, square_around
from desktop.paint.text import figure, text_line
from desktop.style.fonts import Weight
from desktop.style.mixing import darker, glyph_ink, mix, solid, with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style, seat_mark
from desktop.style.vision import Tint

Gain = tuple[int, bool]
"""Energy, and whether a light bonus card comes with it."""
Now = tuple[str, int, bool]
"""The colour of a seat, the energy it would get now, and whether that is for the majority."""
HEAD, YIELDS = 0.235, 0.3
"""Heights of the name and of the two yields, of the plate."""
NAME, MOST_NAME = 0.172, 0.215
"""Size of the name, of the height of the plate, and where the text is large."""
QUIET, WON = mix(INK, PAPER, 0.28), mix(PAPER, VIOLET, 0.20)
PER_LINE = 2


def yield_plate(
    painter: QPainter,
    rect: QRectF,
    style: Style,
    galaxy: str,
    name: str,
    majority: Gain,
    minority: Gain,
    now: tuple[Now, ...],
) -> None:
    hue = hue_of(galaxy)
    corner = rect.width() * 0.085
    path = rounded(rect, corner)
    shadow_of_rounded(painter, rect, corner, style, drop=2, blur=6, strength=0.55)
    painter.fillPath(path, solid(PAPER))
    head = QRectF(rect.x(), rect.y(), rect.width(), rect.height() * HEAD)
    with clipped(painter, path):
        painter.fillRect(head, solid(style.plate(hue)))
    size = fitting(name, rect.height() * min(NAME * style.text_scale, MOST_NAME), head.width() - 6)
    text_line(painter, head, name, size, style.ink_on_plate(hue), "bold", across="centre")
    line, quiet = QRectF(rect.x(), head.bottom(), rect.width(), rect.height() * YIELDS), style.readable_on(QUIET, PAPER)
    half = rect.width() / 2
    left = QRectF(line.x(), line.y(), half, line.height())
    one_yield(painter, left, majority, rect.height() * 0.235, INK)
    one_yield(painter, left.translated(half, 0), minority, rect.height() * 0.2, quiet)
    painter.setPen(pen(with_alpha(INK, 0.28)))
    painter.drawLine(QLineF(rect.center().x(), line.y() + 3, rect.center().x(), line.bottom() - 3))
    painter.drawLine(QLineF(rect.x() + 5, line.bottom(), rect.right() - 5, line.bottom()))
    gains_now(painter, QRectF(rect.x(), line.bottom(), rect.width(), rect.bottom() - line.bottom()), now, style)
    painter.strokePath(path, pen(darker(hue, 0.35), 1))


def one_yield(painter: QPainter, rect: QRectF, gain: Gain, size: float, ink: Tint) -> None:
    """Draw a yield: its figure, with the mark of a card beside it if it brings one."""
    energy, card = gain
    aside = rect.height() * 0.28 if card else 0
    figure(painter, rect.adjusted(0, 0, -2 * aside, 0), str(energy), max(float(SMALLEST_TEXT), size), ink)
    if card:
        card_mark(painter, QPointF(rect.right() - aside * 1.25, rect.center().y()), rect.height() * 0.56)


def gains_now(painter: QPainter, rect: QRectF, now: tuple[Now, ...], style: Style) -> None:
    """Bold for a majority, which stands on a pale ground as well."""
    quiet = style.readable_on(QUIET, PAPER)
    lines = max(1, -(-len(now) // PER_LINE))
    high = min(rect.height() / 2, (rect.height() - 2) / lines)
    wide = rect.width() / PER_LINE
    for number, (colour, energy, majority) in enumerate(now):
        corner = QPointF(rect.x() + number % PER_LINE * wide, rect.y() + 1 + number // PER_LINE * high)
        cell = QRectF(corner.x(), corner.y(), wide, high)
        if majority:
            painter.fillPath(rounded(cell.adjusted(2, 0.5, -2, -0.5), 4), solid(WON))
        radius = min(high * 0.42, wide * 0.2)
        seat_badge(painter, QPointF(cell.x() + wide * 0.29, cell.center().y()), radius, colour, style)
        size = max(float(SMALLEST_TEXT), high * 0.82)
        place = QRectF(cell.x() + wide * 0.5, cell.y(), wide * 0.46, high)
        weight: Weight = "bold" if majority else "semibold"
        text_line(painter, place, str(energy), size, INK if majority else quiet, weight, across="left")


# Stations


def station_sign(painter: QPainter, centre: QPointF, radius: float, kind: str, ink: Tint) -> None:
    """What a kind of station does: a drill, a cube that stays, a settlement."""
    if kind == "ST-EXT":
        drill = ((-0.62, -0.7), (0.62, -0.7), (0.62, -0.32), (0.3, -0.32), (0.0, 0.85), (-0.3, -0.32), (-0.62, -0.32))
        painter.fillPath(polygon((centre.x() + x * radius, centre.y() + y * radius) for x, y in drill), solid(ink))
    elif kind == "ST-EXP":
        cube = square_around(centre + QPointF(0, radius * 0.1), radius * 0.46)
        painter.fillRect(cube, solid(ink))
        painter.strokePath(circle(centre, radius * 0.86), dashed(ink, max(1.4, radius * 0.16), (2, 1.4)))
    else:
        for across, down in ((0.0, -0.42), (-0.5, 0.42), (0.5, 0.42)):
            painter.fillRect(square_around(centre + QPointF(across, down) * radius, radius * 0.34), solid(ink))


def station_slot(painter: QPainter, rect: QRectF, style: Style, kind: str, galaxy: str) -> None:
    path = regular_polygon(rect.center(), rect.width() / 2, 8, math.pi / 8)
    painter.fillPath(path, with_alpha("#0A0D22", 0.72))
    painter.strokePath(path, dashed(hue_of(galaxy), 1.6, (2.4, 1.6)))
    station_sign(painter, rect.center(), rect.width() * 0.27, kind, with_alpha("#FFFFFF", 0.75))


def station(painter: QPainter, rect: QRectF, style: Style, kind: str, colour: str) -> None:
    """A tile in the colour of its owner, whose glyph stands at its foot."""
    mark = seat_mark(colour)
    path = regular_polygon(rect.center(), rect.width() / 2, 8, math.pi / 8)
    shadow(painter, path, style, drop=2, blur=4, strength=0.5)
    painter.fillPath(path.translated(0, rect.height() * 0.06), darker(mark.colour, 0.5))
    painter.fillPath(path, aslant(rect, ((0, mix(mark.colour, "#FFFFFF", 0.25)), (1, mark.colour))))
    painter.strokePath(path, pen("#FFFFFF", 1.4))
    ink = glyph_ink(mark.colour)
    station_sign(painter, rect.center() - QPointF(0, rect.height() * 0.07), rect.width() * 0.27, kind, ink)
    glyph(
        painter, mark.shape, QPointF(rect.center().x(), rect.bottom() - rect.height() * 0.14), rect.width() * 0.09, ink
    )
