"""Pieces with a little weight: dice, tokens, discs, cubes, and any silhouette cut from wood."""

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.paint.light import across, around, aslant, downwards, shadow
from desktop.paint.marks import glyph
from desktop.paint.painting import clipped, dashed, faded, pen
from desktop.paint.paths import circle, glyph_path, polygon, rounded, square_around
from desktop.paint.silhouettes import meeple_path, vase_path
from desktop.style.mixing import BLACK, WHITE, darker, glyph_ink, is_deep, lighter, outline_of, solid, with_alpha
from desktop.style.palette import DieMark, Shape
from desktop.style.theme import Style, die_mark, seat_mark
from desktop.style.vision import Tint

DIE_RADIUS = 0.2
"""The corners of a die, as a share of its side."""

SMALL_CUBE, GLYPH, GLYPH_WHEN_SMALL = 15.0, 0.22, 0.34
"""Below this side the glyph on the front of a cube is a larger share of it, to be told from others still."""

SMALL_DIE, PIP_WHEN_SMALL = 22.0, 1.4
"""The same of the pips of a die."""

PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
PIP_SIZES: dict[Shape, float] = {"triangle": 1.22, "diamond": 1.1}


def die_outline(centre: QPointF, side: float) -> QPainterPath:
    """Return the outline for the rim light and the rings around a die."""
    return rounded(square_around(centre, side / 2), side * DIE_RADIUS)


def die(
    painter: QPainter, centre: QPointF, side: float, colour: str, face: int, style: Style, *, lift: float = 0.0
) -> None:
    """A die on the table, or lifted by a hand (`lift` up to 1), which only moves its shadow."""
    body = square_around(centre, side / 2)
    under = rounded(body.adjusted(1, side * 0.10, -1, 0), side * DIE_RADIUS)
    drop, blur = side * (0.06 + 0.20 * lift), side * (0.10 + 0.16 * lift)
    shadow(painter, under, style, drop=drop, blur=blur, strength=0.37)
    flat_die(painter, centre, side, colour, face)


def flat_die(painter: QPainter, centre: QPointF, side: float, colour: str, face: int) -> None:
    """A die without a shadow: a lip in shade, a domed top, drilled pips whose shape repeats the colour."""
    mark, radius = die_mark(colour), side * DIE_RADIUS
    body = square_around(centre, side / 2)
    top = QRectF(body.x() + side * 0.02, body.y(), side * 0.96, side * 0.9)
    lip = ((0, darker(mark.body, 0.18)), (0.8, darker(mark.body, 0.30)), (1, darker(mark.body, 0.52)))
    painter.fillPath(rounded(body, radius), downwards(body, lip))
    lit = ((0, lighter(mark.body, 0.26)), (0.45, mark.body), (1, darker(mark.body, 0.10)))
    painter.fillPath(rounded(top, radius), aslant(top, lit))
    dome = ((0, with_alpha(WHITE, 0.22)), (0.6, with_alpha(WHITE, 0.04)), (1, with_alpha(BLACK, 0.06)))
    light = top.topLeft() + QPointF(side * 0.36, side * 0.26)
    inner = top.adjusted(side * 0.07, side * 0.06, -side * 0.07, -side * 0.08)
    painter.fillPath(rounded(inner, radius * 0.95), around(light, side * 0.8, dome))
    line = max(1.0, side * 0.022)
    bevel = rounded(top.adjusted(0.8, 0.8, -0.8, -0.8), radius * 0.95)
    painter.strokePath(bevel, pen(with_alpha(WHITE, 0.34), line))
    painter.strokePath(rounded(body, radius), pen(with_alpha(darker(mark.body, 0.62), 0.9), line))
    _drill_pips(painter, top.center(), side, mark, face)


def _drill_pips(painter: QPainter, middle: QPointF, side: float, mark: DieMark, face: int) -> None:
    size = side * 0.092 * PIP_SIZES.get(mark.shape, 1.0) * (1.35 if face == 1 else 1.0)
    size *= PIP_WHEN_SMALL if side < SMALL_DIE else 1.0
    rim = with_alpha(WHITE if solid(mark.pip).lightness() < solid(mark.body).lightness() else BLACK, 0.30)
    for right, down in PIPS[face]:
        place = middle + QPointF(right, down) * side * 0.245
        painter.fillPath(glyph_path(mark.shape, place + QPointF(0, side * 0.014), size * 1.12), rim)
        painter.fillPath(glyph_path(mark.shape, place, size * 1.08), solid(mark.pip))


def ghost_die(painter: QPainter, centre: QPointF, side: float, colour: str, face: int) -> None:
    """The face a die would show on a legal target: slightly translucent, with a dashed white outline."""
    with faded(painter, 0.84):
        flat_die(painter, centre, side, colour, face)
    painter.strokePath(die_outline(centre, side), dashed(WHITE, max(1.6, side * 0.045), (2.2, 1.8)))


def token(painter: QPainter, centre: QPointF, radius: float, colour: Tint, style: Style, shape: Shape | None) -> None:
    """A round cardboard token with a printed ring, and a glyph unless something lies on it."""
    disc = circle(centre, radius)
    shadow(painter, disc, style, drop=radius * 0.10, blur=radius * 0.18, strength=0.3)
    painter.fillPath(disc.translated(0, radius * 0.08), darker(colour, 0.5))
    light = centre - QPointF(radius * 0.3, radius * 0.4)
    painter.fillPath(disc, around(light, radius * 1.6, ((0, lighter(colour, 0.22)), (1, darker(colour, 0.10)))))
    painter.strokePath(disc, pen(outline_of(colour, dark=0.5), 1.1))
    ink = glyph_ink(colour)
    painter.strokePath(circle(centre, radius * 0.80), dashed(with_alpha(ink, 0.55), max(1.0, radius * 0.05), (4, 2)))
    if shape:
        glyph(painter, shape, centre, radius * 0.42, ink)


def seat_token(painter: QPainter, centre: QPointF, radius: float, seat: str, style: Style) -> None:
    mark = seat_mark(seat)
    token(painter, centre, radius, mark.colour, style, mark.shape)


def covered_seat_token(painter: QPainter, centre: QPointF, radius: float, seat: str, style: Style) -> None:
    """A token under a die: only its rim shows, so the glyph would be cut; add a badge beside the die."""
    token(painter, centre, radius, seat_mark(seat).colour, style, None)


def disc(painter: QPainter, centre: QPointF, radius: float, seat: str, style: Style) -> None:
    """The wooden disc of a seat on a track, its glyph pressed in."""
    mark, round_piece = seat_mark(seat), circle(centre, radius)
    shadow(painter, round_piece, style, drop=radius * 0.22, blur=radius * 0.35, strength=0.36)
    painter.fillPath(round_piece.translated(0, radius * 0.18), darker(mark.colour, 0.42))
    light = ((0, lighter(mark.colour, 0.30)), (1, darker(mark.colour, 0.12)))
    painter.fillPath(round_piece, aslant(square_around(centre, radius), light))
    painter.strokePath(round_piece, pen(outline_of(mark.colour, pale=0.55, dark=0.5), 1.2))
    glyph(painter, mark.shape, centre, radius * 0.5, glyph_ink(mark.colour))


def cube(
    painter: QPainter, centre: QPointF, side: float, colour: Tint, style: Style, shape: Shape | None = None
) -> None:
    """A wooden cube seen from the front and above: three faces, faint grain, a glyph on the front."""
    half, depth = side * 0.5, side * 0.26
    left, right, top, bottom = centre.x() - half, centre.x() + half, centre.y() - half, centre.y() + half
    lid = polygon(((left, top + depth), (left + depth, top), (right, top), (right - depth, top + depth)))
    front_box = QRectF(left, top + depth, 2 * half - depth, 2 * half - depth)
    front = rounded(front_box, 0)
    flank = polygon(((right - depth, top + depth), (right, top), (right, bottom - depth), (right - depth, bottom)))
    shadow(painter, lid.united(front).united(flank), style, drop=side * 0.08, blur=side * 0.16, strength=0.34)
    painter.fillPath(front, solid(colour))
    painter.fillPath(lid, lighter(colour, 0.32))
    painter.fillPath(flank, darker(colour, 0.28))
    with clipped(painter, front):
        painter.setPen(pen(with_alpha(darker(colour, 0.5), 0.16)))
        levels = (front_box.y() + line * front_box.height() / 5 for line in range(1, 5))
        painter.drawLines([QLineF(left, y, front_box.right(), y + side * 0.03) for y in levels])
    line = lighter(colour, 0.4) if is_deep(colour) else darker(colour, 0.6)
    for face in (lid, front, flank):
        painter.strokePath(face, pen(line, max(1.0, side * 0.035)))
    if shape:
        size = side * (GLYPH if side >= SMALL_CUBE else GLYPH_WHEN_SMALL)
        glyph(painter, shape, front_box.center(), size, glyph_ink(colour))


def wooden(
    painter: QPainter,
    path: QPainterPath,
    colour: Tint,
    style: Style,
    shape: Shape | None = None,
    *,
    belly: float = 0.24,
) -> None:
    """Any silhouette as a painted wooden piece: side, rounded body, outline, and a glyph `belly` above the foot."""
    box = path.boundingRect()
    high = box.height()
    shadow(painter, path, style, drop=high * 0.06, blur=high * 0.12, strength=0.34)
    painter.fillPath(path.translated(0, high * 0.05), darker(colour, 0.45))
    body = ((0, lighter(colour, 0.10)), (0.3, lighter(colour, 0.36)), (0.62, colour), (1, darker(colour, 0.26)))
    painter.fillPath(path, across(box, body))
    painter.strokePath(path, pen(outline_of(colour), max(1.0, high * 0.028)))
    if shape:
        middle = QPointF(box.center().x(), box.bottom() - high * belly)
        glyph(painter, shape, middle, high * 0.11, glyph_ink(colour))


def meeple(painter: QPainter, foot: QPointF, height: float, seat: str, style: Style) -> None:
    """Standing on `foot`, the middle of its base."""
    mark = seat_mark(seat)
    wooden(painter, meeple_path(foot, height), mark.colour, style, mark.shape, belly=0.42)


def vase(painter: QPainter, foot: QPointF, height: float, seat: str, style: Style) -> None:
    mark = seat_mark(seat)
    wooden(painter, vase_path(foot, height), mark.colour, style, mark.shape)
