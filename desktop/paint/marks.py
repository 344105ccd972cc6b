"""Printed marks shared by the games: victory points, coin, magnifier, rope, hatching, tags."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop.paint.light import around, shadow
from desktop.paint.painting import clipped, dashed, kept, pen
from desktop.paint.paths import circle, glyph_path, polygon, rays, rounded, square_around
from desktop.paint.text import figure, text_line
from desktop.style.fonts import width_of
from desktop.style.mixing import darker, glyph_ink, solid, with_alpha
from desktop.style.palette import Shape
from desktop.style.theme import SMALLEST_TEXT, Style, die_mark, seat_mark
from desktop.style.vision import Tint

SUN, SUN_LINE, SUN_INK = "#F4D98B", "#6B4A12", "#3A2507"
COIN = "#EDB92E"
ASIDE = 0.38
"""What the shape of its pips takes beside the figure of a small die, of its side."""
FINE = 0.09
"""The line around a sun or a coin is no wider, of its radius: in small pictures figures stand on it."""
CREDIT_LINE, CREDIT_INK = "#6B430C", "#3A2304"
CORD, CORD_LINE = "#FFFCF2", "#8B7448"


def glyph(painter: QPainter, shape: Shape, centre: QPointF, radius: float, fill: Tint) -> None:
    painter.fillPath(glyph_path(shape, centre, radius), solid(fill))


def seat_badge(painter: QPainter, centre: QPointF, radius: float, seat: str, style: Style) -> None:
    """Flat mark of a seat for frames, lists and mats: its disc with its glyph."""
    mark = seat_mark(seat)
    disc = circle(centre, radius)
    rim = style.theme.text if style.is_dark else darker(mark.colour, 0.45)
    painter.fillPath(disc, solid(mark.colour))
    painter.strokePath(disc, pen(with_alpha(rim, 0.7), 1.2))
    glyph(painter, mark.shape, centre, radius * 0.5, glyph_ink(mark.colour))


def seat_tag(painter: QPainter, right_top: QPointF, size: float, seat: str, words: str, style: Style) -> QRectF:
    """A pill in a seat's colour with a few characters, such as +1, hung by its upper right corner."""
    mark = seat_mark(seat)
    width = size * 1.35 + width_of(words, size, "bold")
    pill = QRectF(right_top.x() - width, right_top.y(), width, size + 5)
    path = rounded(pill, pill.height() / 2)
    painter.fillPath(path, solid(style.plate(mark.colour)))
    painter.strokePath(path, pen(style.theme.casing if not style.is_dark else "#FFFFFF", 1.4))
    ink = style.ink_on_plate(mark.colour)
    glyph(painter, mark.shape, QPointF(pill.x() + size * 0.62, pill.center().y()), size * 0.36, ink)
    text_line(painter, pill.adjusted(size * 1.05, -1, 0, 0), words, size, ink, "bold")
    return pill


def victory_points(painter: QPainter, centre: QPointF, radius: float, points: int | str, size: float = 0) -> None:
    """A value in a twelve-pointed sun: the same in all games. The figure never falls below the smallest text."""
    sun = rays(centre, radius, radius * 0.86, 12)
    painter.fillPath(sun, solid(SUN))
    painter.strokePath(sun, pen(SUN_LINE, min(1.2, radius * FINE)))
    place = square_around(centre, radius).adjusted(0, 0, 0, -radius * 0.06)
    figure(painter, place, str(points), size or fitting(str(points), radius * 1.12, radius * 1.7), SUN_INK)


def fitting(words: str, size: float, width: float) -> float:
    """The size at which the words fit the width, never below the smallest text."""
    shrunk = size * min(1.0, width / max(1.0, width_of(words, size, "bold")))
    return max(SMALLEST_TEXT, shrunk)


def coin(painter: QPainter, centre: QPointF, radius: float, amount: int | str = "") -> None:
    """Money, with or without an amount."""
    disc = circle(centre, radius)
    painter.fillPath(disc, solid(COIN))
    painter.strokePath(disc, pen(SUN_LINE, min(1.3, radius * FINE)))
    if amount != "":
        place = square_around(centre, radius).adjusted(0, 0, 0, -radius * 0.06)
        figure(painter, place, str(amount), max(SMALLEST_TEXT, radius * 1.4), SUN_INK)


def credit(painter: QPainter, centre: QPointF, radius: float, amount: int | str = "", size: float = 0) -> None:
    """Money that wins the game: a thick coin with a rim."""
    disc = circle(centre, radius)
    painter.fillPath(disc.translated(0, radius * 0.12), solid(CREDIT_LINE))
    light = centre - QPointF(radius * 0.3, radius * 0.4)
    painter.fillPath(disc, around(light, radius * 1.7, ((0, "#FFDF9C"), (1, "#EBA03A"))))
    painter.strokePath(disc, pen(CREDIT_LINE, max(1.0, radius * 0.09)))
    painter.strokePath(circle(centre, radius * 0.82), pen(with_alpha(CREDIT_LINE, 0.45), 1))
    if amount != "":
        words = str(amount)
        fits = fitting(words, size or radius * 1.2, radius * 1.7)
        figure(painter, square_around(centre, radius), words, fits, CREDIT_INK)


def earned(painter: QPainter, centre: QPointF, radius: float, amount: int | str, style: Style) -> None:
    """What decides who wins: victory points, or credits where a game counts those."""
    if style.counts_credits:
        credit(painter, centre, radius * 0.94, amount)
    else:
        victory_points(painter, centre, radius, amount)


def die_symbol(painter: QPainter, centre: QPointF, side: float, colour: str) -> None:
    """A small flat square in a die's colour, with the shape of its pips: "a die of this colour", in legends."""
    mark = die_mark(colour)
    body = rounded(square_around(centre, side / 2), side * 0.2)
    painter.fillPath(body, solid(mark.body))
    painter.strokePath(body, pen(darker(mark.body, 0.5)))
    glyph(painter, mark.shape, centre, side * 0.24, mark.pip)


def die_figure(painter: QPainter, rect: QRectF, colour: str, face: int, size: float, style: Style) -> None:
    """A die too small for pips: its colour, the figure, and the shape of its pips at the foot."""
    mark = die_mark(colour)
    body, ground = rounded(rect, 4), style.plate(mark.body)
    painter.fillPath(body, solid(ground))
    painter.strokePath(body, pen(darker(ground, 0.4)))
    ink, aside = style.readable_on(mark.pip, ground), rect.width() * ASIDE
    figure(painter, rect.adjusted(0, 0, -aside, 0), str(face), size, ink)
    glyph(painter, mark.shape, rect.bottomRight() - QPointF(aside, aside) * 0.62, aside * 0.5, ink)


def magnifier(painter: QPainter, centre: QPointF, radius: float, colour: Tint) -> None:
    with kept(painter):
        painter.setPen(pen(colour, max(1.6, radius * 0.22)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre - QPointF(radius, radius) * 0.18, radius * 0.58, radius * 0.58)
        painter.drawLine(QLineF(centre + QPointF(radius, radius) * 0.26, centre + QPointF(radius, radius) * 0.84))


def lightning(centre: QPointF, radius: float) -> QPainterPath:
    corners = ((0.16, -1), (-0.56, 0.13), (-0.03, 0.13), (-0.26, 1), (0.58, -0.22), (0.06, -0.22))
    return polygon((centre.x() + right * radius, centre.y() + down * radius) for right, down in corners)


def hatching(painter: QPainter, path: QPainterPath, line: QPen, step: float, *, falling: bool = False) -> None:
    """Lines at 45 degrees over a shape: a second channel beside its colour."""
    box = path.boundingRect()
    low, high = (box.top(), box.bottom()) if falling else (box.bottom(), box.top())
    with clipped(painter, path):
        painter.setPen(line)
        count = int((box.width() + box.height()) / step) + 1
        starts = (box.left() - box.height() + number * step for number in range(count))
        painter.drawLines([QLineF(x, low, x + box.height(), high) for x in starts])


def hatched(corners: Sequence[QPointF], step: float) -> list[QLineF]:
    """Rising lines at 45 degrees inside a convex polygon: many times faster than clipping them with `hatching`."""
    depths = [corner.x() + corner.y() for corner in corners]
    edges = list(zip(corners, [*corners[1:], corners[0]], strict=True))
    lines = []
    for number in range(1, int((max(depths) - min(depths)) / step) + 1):
        depth = min(depths) + number * step
        ends = [_at_depth(one, other, depth) for one, other in edges if _spans(one, other, depth)]
        lines += [QLineF(ends[0], ends[1])] if len(ends) > 1 else []
    return lines


def _spans(one: QPointF, other: QPointF, depth: float) -> bool:
    return (one.x() + one.y() < depth) != (other.x() + other.y() < depth)


def _at_depth(one: QPointF, other: QPointF, depth: float) -> QPointF:
    start, end = one.x() + one.y(), other.x() + other.y()
    return one + (other - one) * ((depth - start) / (end - start))


def rope(painter: QPainter, path: QPainterPath, width: float = 7) -> None:
    """A twisted cord along a path."""
    for colour, wide in ((with_alpha("#000000", 0.18), width + 4), (CORD_LINE, width + 1.6), (CORD, width - 0.6)):
        painter.strokePath(path, pen(colour, wide))
    length, reach = path.length(), width * 0.48
    strands = []
    for number in range(int(length / (width * 0.85))):
        share = path.percentAtLength(number * width * 0.85 + width * 0.42)
        middle, angle = path.pointAtPercent(share), math.radians(55 - path.angleAtPercent(share))
        across = QPointF(math.cos(angle), math.sin(angle)) * reach
        strands.append(QLineF(middle - across, middle + across))
    with kept(painter):
        painter.setPen(pen(with_alpha(CORD_LINE, 0.85), 1.2))
        painter.drawLines(strands)


def rule_tag(
    painter: QPainter, left_top: QPointF, rule: str, style: Style, size: float = SMALLEST_TEXT, *, ink: Tint = ""
) -> float:
    """The id of a rule, outlined: a link to its text. The accent is for panels. Returns the width."""
    colour = ink or style.accent_text
    width = width_of(rule, size, "semibold") + 12
    place = QRectF(left_top.x(), left_top.y(), width, size + 8)
    painter.strokePath(rounded(place.adjusted(0.5, 0.5, -0.5, -0.5), 4), pen(with_alpha(colour, 0.8)))
    text_line(painter, place, rule, size, colour, "semibold", across="centre")
    return width


def no_entry(painter: QPainter, centre: QPointF, radius: float, style: Style) -> None:
    """The sign of a refusal."""
    slash = QPointF(-radius, radius) * 0.62
    with kept(painter):
        painter.setPen(pen(style.theme.refuse, 2.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, radius, radius)
        painter.drawLine(QLineF(centre + slash, centre - slash))


def chalk_outline(painter: QPainter, rect: QRectF, style: Style, radius: float = 10) -> None:
    """A place on the felt where nothing lies: dashed chalk."""
    painter.strokePath(rounded(rect, radius), dashed(with_alpha(style.felt_ink, 0.6), 2, (4, 3)))


def count_badge(painter: QPainter, centre: QPointF, radius: float, count: int, style: Style) -> None:
    """How many pieces lie on one another."""
    disc = circle(centre, radius)
    shadow(painter, disc, style, drop=1, blur=2, strength=0.3)
    painter.fillPath(disc, solid(style.theme.raised))
    painter.strokePath(disc, pen(style.theme.text, 1.2))
    figure(painter, square_around(centre, radius), str(count), max(SMALLEST_TEXT, radius * 1.2), style.theme.text)


def planet_ring(painter: QPainter, centre: QPointF, radius: float, turn: float, width: float) -> None:
    """A planet's ring, open where it passes behind."""
    with kept(painter):
        painter.translate(centre)
        painter.rotate(turn)
        painter.setPen(pen("#F3EAD7", width))
        painter.drawArc(QRectF(-radius, -radius * 0.3, 2 * radius, radius * 0.6), 150 * 16, 240 * 16)


def numeral(painter: QPainter, centre: QPointF, radius: float, number: int, style: Style) -> None:
    """Draw a number on a dark disc: where something is spoken of, on the table and in words beside it."""
    disc = circle(centre, radius)
    body, ink = (style.ground.ink, style.ground.board) if not style.is_dark else (style.ground.ink, "#1A1411")
    shadow(painter, disc, style, drop=1.5, blur=3, strength=0.3)
    painter.fillPath(disc, solid(body))
    painter.strokePath(disc, pen(ink, 1.6))
    figure(painter, square_around(centre, radius), str(number), radius * 1.25, ink)
