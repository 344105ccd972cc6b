"""Grades of decisions: direction, filling and sign say the same as the colour; and games won of ten, as stones."""

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.paint.painting import kept, pen
from desktop.paint.paths import circle, polygon, rounded, square_around
from desktop.paint.text import figure
from desktop.paint.thinking import FOR
from desktop.style.mixing import darker, ink_on, solid, with_alpha
from desktop.style.theme import Style
from desktop.style.vision import Tint

GradeName = Literal["best", "good", "inexact", "mistake", "blunder"]

CASING, EDGE_IN_CONTRAST = 3.2, 2.0
HOUSE = ((-0.86, 0.9), (-0.86, -0.3), (0.0, -1.05), (0.86, -0.3), (0.86, 0.9))
"""A pentagon that points up."""
SHIELD = tuple((x, -y) for x, y in HOUSE)
FLAT = ((-1.12, 0.0), (-0.6, -0.78), (0.6, -0.78), (1.12, 0.0), (0.6, 0.78), (-0.6, 0.78))
NOTCHED = (
    (-0.9, -0.9), (-0.28, -0.9), (0.0, -0.55), (0.28, -0.9), (0.9, -0.9), (0.9, 0.3), (0.0, 1.1), (-0.9, 0.3),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Look:
    """How a grade is drawn in a circle of radius 1."""

    sign: str
    light: str
    dark: str
    corners: tuple[tuple[float, float], ...]
    lowered: float
    """How far its sign stands below the middle."""
    is_outlined: bool = False


LOOKS: dict[GradeName, Look] = {
    "best": Look("!", "#23508F", "#8FB3FF", HOUSE, 0.02),
    "good": Look("", "#23508F", "#8FB3FF", HOUSE, 0.0, is_outlined=True),
    "inexact": Look("?!", "#E2A72E", "#F3C04B", FLAT, -0.06),
    "mistake": Look("?", "#C4541C", "#FF9A5C", SHIELD, -0.18),
    "blunder": Look("??", "#8A1F3C", "#FF7C98", NOTCHED, -0.02),
}


def colour_of(grade: GradeName, style: Style) -> str:
    return LOOKS[grade].dark if style.is_dark else LOOKS[grade].light


def shape_of(grade: GradeName, centre: QPointF, radius: float) -> QPainterPath:
    return polygon((centre.x() + x * radius, centre.y() + y * radius) for x, y in LOOKS[grade].corners)


def grade_mark(
    painter: QPainter,
    centre: QPointF,
    radius: float,
    grade: GradeName,
    style: Style,
    paper: Tint | None = None,
    *,
    is_said: bool = True,
) -> None:
    """Draw a grade with a casing in the colour of its ground; a mark of which nothing is said now has no sign."""
    look, colour, path = LOOKS[grade], colour_of(grade, style), shape_of(grade, centre, radius)
    painter.strokePath(path, pen(paper if paper is not None else style.theme.raised, CASING))
    if look.is_outlined:
        painter.fillPath(path, solid(style.theme.raised))
        painter.strokePath(path, pen(colour, max(1.6, radius * 0.17)))
        check(painter, centre, radius, colour)
        return
    painter.fillPath(path, solid(colour))
    edge = pen("#FFFFFF", EDGE_IN_CONTRAST) if style.theme_name == "contrast" else pen(darker(colour, 0.35))
    painter.strokePath(path, edge)
    if not is_said:
        return
    size = radius * (1.35 if len(look.sign) == 1 else 1.12)
    place = square_around(centre + QPointF(0, look.lowered * radius), radius)
    figure(painter, place, look.sign, size, ink_on(colour), "bold")


def check(painter: QPainter, centre: QPointF, radius: float, colour: Tint) -> None:
    points = [centre + QPointF(x, y) * radius for x, y in ((-0.42, 0.12), (-0.1, 0.45), (0.45, -0.3))]
    with kept(painter):
        painter.setPen(pen(colour, max(1.6, radius * 0.22)))
        painter.drawPolyline(points)


def in_ten(painter: QPainter, left: float, y: float, won: int, side: float, style: Style) -> float:
    """Draw ten stones, so many of them full: games that are won. Returns how wide they are."""
    ink = FOR[style.theme_name]
    for at in range(10):
        stone = circle(QPointF(left + at * (side + 3) + side / 2, y), side / 2)
        is_won = at < won
        painter.fillPath(stone, solid(ink) if is_won else with_alpha(style.theme.text, 0.07))
        painter.strokePath(stone, pen(ink if is_won else with_alpha(style.theme.text, 0.4), 1.1))
    return 10 * (side + 3) - 3


def grade_bar(painter: QPainter, bar: QRectF, counts: dict[GradeName, int], style: Style, ground: QColor) -> None:
    """Draw how many decisions have each grade; one alone still shows."""
    known = {grade: count for grade, count in counts.items() if count}
    whole = sum(max(count, sum(known.values()) * LEAST_PART) for count in known.values())
    x = bar.x()
    with kept(painter):
        painter.setClipPath(rounded(bar, bar.height() / 2))
        for grade, count in known.items():
            wide = bar.width() * max(count, sum(known.values()) * LEAST_PART) / whole
            colour = colour_of(grade, style)
            fill = with_alpha(colour, 0.28) if LOOKS[grade].is_outlined else solid(colour)
            painter.fillRect(QRectF(x, bar.y(), wide, bar.height()), fill)
            x += wide
            painter.fillRect(QRectF(x - 1, bar.y(), 1.5, bar.height()), ground)


LEAST_PART = 0.035
