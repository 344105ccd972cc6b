"""Relics as pieces: die-cut cardboard in the colour of their region, with the alien glyph on the belly."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.excavation_earth.drawing import placed, silhouette
from desktop.games.excavation_earth.hues import PAPER, SIGNAL, edge_of, hue, ink_on_region
from desktop.games.excavation_earth.relic_drawings import RELICS, Drawing, Tone
from desktop.games.excavation_earth.signs import alien_glyph, emblem, region_label
from desktop.paint.icons import path_of
from desktop.paint.light import aslant, shadow
from desktop.paint.marks import credit
from desktop.paint.painting import clipped, dashed, faded, pen
from desktop.paint.paths import rounded, square_around
from desktop.style.mixing import darker, glyph_ink, lighter, mix, solid, with_alpha
from desktop.style.theme import Style
from desktop.style.vision import Tint

ROOM_FOR_LINES = 26.0
ROOM_FOR_LABEL = 42.0
"""In pixels: below, letters of 13 would hide the drawing."""
ROOM_FOR_VALUE = 36.0
MARGIN = 0.04
"""Around the drawing inside its place."""


def relic_path(kind: str, rect: QRectF) -> QPainterPath:
    """The outline of a relic of this type in its place."""
    return placed(silhouette(RELICS[kind].shape), inner(rect))


def inner(rect: QRectF) -> QRectF:
    side = min(rect.width(), rect.height()) * (0.5 - MARGIN)
    return square_around(rect.center(), side)


def relic(painter: QPainter, rect: QRectF, kind: str, label: str, value: str, style: Style) -> None:
    """A relic in its place; where there is room, with the letters of its colour and with its value."""
    side, path = inner(rect).width(), relic_path(kind, rect)
    shadow(painter, path, style, drop=side * 0.05, blur=side * 0.10, strength=0.36)
    flat_relic(painter, rect, kind)
    if label and side >= ROOM_FOR_LABEL:
        high = max(15.0, side * 0.27)
        corner = inner(rect).bottomLeft()
        region_label(
            painter, kind[0], label, QRectF(corner.x() - high * 0.1, corner.y() - high * 0.85, high * 1.5, high)
        )

    if value and side >= ROOM_FOR_VALUE:
        radius = max(8.5, side * 0.175)
        corner = inner(rect).bottomRight() - QPointF(radius * 0.7, radius * 0.7)
        credit(painter, corner, radius, value)


def flat_relic(painter: QPainter, rect: QRectF, kind: str) -> None:
    """Draw a relic without its shadow: thickness, light from the upper left, what makes it a thing, glyph."""
    drawing, colour = RELICS[kind], hue(kind[0])
    within, path = inner(rect), relic_path(kind, rect)
    side, line = within.width(), max(1.1, within.width() * 0.034)
    under = path.translated(0, side * 0.05)
    painter.strokePath(under, pen(darker(colour, 0.62), line))
    painter.fillPath(under, darker(colour, 0.5))
    light = ((0, lighter(colour, 0.30)), (0.5, colour), (1, darker(colour, 0.16)))
    painter.fillPath(path, aslant(path.boundingRect(), light))
    with clipped(painter, path):
        for tone, written in drawing.parts:
            painter.fillPath(placed(path_of(written), within), solid(tint_of(tone, colour)))
        if drawing.lines and side >= ROOM_FOR_LINES:
            lines = placed(path_of(drawing.lines), within)
            painter.strokePath(lines, pen(with_alpha(ink_on_region(kind[0]), 0.55), max(1.0, side * 0.022)))
    painter.strokePath(path, pen(edge_of(kind[0]), line))
    draw_glyph(painter, drawing, kind, within)


def draw_glyph(painter: QPainter, drawing: Drawing, kind: str, within: QRectF) -> None:
    across, down, radius = drawing.glyph
    scale = within.width() / 100
    centre = within.topLeft() + QPointF(across, down) * scale
    ink = ink_on_region(kind[0]) if drawing.glyph_on == "base" else glyph_ink(tint_of(drawing.glyph_on, hue(kind[0])))
    alien_glyph(painter, kind[1:], centre, radius * scale, ink)


def tint_of(tone: Tone, colour: str) -> Tint:
    match tone:
        case "base":
            return colour
        case "light":
            return lighter(colour, 0.42)
        case "pale":
            return mix(colour, PAPER, 0.88)
        case "deep":
            return darker(colour, 0.34)
        case "ink":
            return glyph_ink(colour)
        case "accent":
            return SIGNAL if colour != hue("O") and colour != hue("Y") else "#B3402E"


def silhouette_of(painter: QPainter, rect: QRectF, kind: str, colour: Tint) -> None:
    """Draw only the shape of a relic that is meant but does not lie there."""
    painter.fillPath(relic_path(kind, rect), solid(colour))


def ghost_relic(painter: QPainter, rect: QRectF, kind: str) -> None:
    """Draw a relic as it would be: slightly translucent, with a dashed outline."""
    with faded(painter, 0.84):
        flat_relic(painter, rect, kind)
    painter.strokePath(relic_path(kind, rect), dashed("#FFFFFF", max(1.4, rect.width() * 0.035), (2.2, 1.8)))


def relic_back(painter: QPainter, rect: QRectF, letter: str, style: Style) -> None:
    """Face down, in the reserve: a crate with the emblem of its region."""
    side = min(rect.width(), rect.height())
    box, colour = square_around(rect.center(), side * 0.44), darker(hue(letter), 0.30)
    path = rounded(box, side * 0.10)
    shadow(painter, path, style, drop=side * 0.05, blur=side * 0.1, strength=0.34)
    painter.fillPath(path.translated(0, side * 0.05), darker(colour, 0.5))
    painter.fillPath(path, aslant(box, ((0, lighter(colour, 0.16)), (1, darker(colour, 0.24)))))
    painter.strokePath(path, pen(edge_of(letter), max(1.0, side * 0.035)))
    emblem(painter, letter, square_around(box.center(), side * 0.27), lighter(hue(letter), 0.55))
