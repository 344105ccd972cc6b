"""The game board without anything on it: two tracks of one race around a piece of deep space in three bands."""

from random import Random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.council_of_shadows.board_places import CONSUMPTION, ENERGY, lane_step
from desktop.games.council_of_shadows.gems import bolt, octagon
from desktop.games.council_of_shadows.hues import NIGHT
from desktop.paint.grounds import board
from desktop.paint.light import around, downwards
from desktop.paint.painting import clipped, dashed, pen
from desktop.paint.paths import circle, polygon, rounded
from desktop.paint.text import WIDEST, Row, figure
from desktop.style.fonts import width_of
from desktop.style.mixing import lighter, mix, solid, with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style
from desktop.style.vision import Tint

LANES = {CONSUMPTION: ("#D9CFF7", "#6B49C8"), ENERGY: ("#FBEFC4", "#D79A12")}
"""Of each lane, the paper, and what marks every fifth space."""
FIVE, SPILL = 5, 3
"""Figures may stand out of their space by so much, else they are left out."""
UNUSED, MARKED, DIMMED = 0.72, 0.36, 0.74
"""Shares of the board's paper in spaces before the start, of the mark in every fifth, of a dark board in all."""
DEEP, FAR = "#0A0C1F", "#1B2250"
BANDS = (0.15, 0.07, 0.12)
"""How violet each band is, from the farthest."""
BORDER = "#B9A8FF"
STARS = 1 / 900
"""Of the map's area."""


def game_board(
    painter: QPainter, rect: QRectF, style: Style, edge: float, lane: float, across: int, down: int, start: int
) -> None:
    """The map lies so far within; `start` is the least consumption."""
    board(painter, rect, style, radius=14)
    for which in LANES:
        for number in range(2 * (across + down)):
            spot = lane_step(rect, lane, across, down, number, which).adjusted(0.8, 0.8, -0.8, -0.8)
            lane_space(painter, spot, style, which, number - 1, is_used=which == ENERGY or number > start)
    for which, mark in ((CONSUMPTION, octagon), (ENERGY, bolt)):
        spot = lane_step(rect, lane, across, down, 0, which)
        if mark is bolt:
            bolt(painter, spot.center(), lane * 0.38)
        else:
            octagon(painter, spot.center(), lane * 0.42, None, 0)
    deep_space(painter, rect.adjusted(edge, edge, -edge, -edge), style)


def lane_space(painter: QPainter, rect: QRectF, style: Style, which: int, value: int, *, is_used: bool) -> None:
    paper, mark = LANES[which]
    is_fifth = value >= 0 and value % FIVE == 0
    fill: Tint = mix(paper, mark, MARKED) if is_fifth and is_used else paper
    if not is_used:
        fill = mix(fill, style.ground.board, UNUSED)
    if style.is_dark:
        share = 1 - (DIMMED if not (is_fifth and is_used) else DIMMED * 0.7)
        fill = style.tinted(style.ground.board, fill, share, style.ground.ink)
    path = rounded(rect, 3.5)
    painter.fillPath(path, solid(fill))
    painter.strokePath(path, pen(with_alpha(mix(fill, style.ground.ink, 0.32), 0.8), 0.9))
    if is_fifth and is_used:
        said = str(value)
        size = float(style.text_size(14))
        while size > SMALLEST_TEXT and width_of(said, size, "bold") > rect.width():
            size -= 1
        if width_of(said, size, "bold") <= rect.width() + SPILL:
            figure(painter, rect, said, size, style.readable_on(style.ground.ink, fill), row=Row(WIDEST, rect))


def deep_space(painter: QPainter, rect: QRectF, style: Style) -> None:
    path = rounded(rect, 10)
    high = rect.height() / len(BANDS)
    with clipped(painter, path):
        if style.on_paper:
            painter.fillRect(rect, solid(style.ground.board))
        else:
            painter.fillRect(rect, downwards(rect, ((0, DEEP), (1, FAR))))
            stars(painter, rect, 8)
        for number, violet in enumerate(BANDS):
            band = QRectF(rect.x(), rect.y() + high * number, rect.width(), high)
            if not style.on_paper:
                painter.fillRect(band.adjusted(0, 1, 0, -1), with_alpha(style.accent, violet))
            if number:
                border = QPainterPath(band.topLeft())
                border.lineTo(band.topRight())
                painter.strokePath(border, dashed(with_alpha(BORDER, 0.7), 1.6, (6, 5)))
    painter.strokePath(path, pen("#05060F", 1.6))


def stars(painter: QPainter, rect: QRectF, seed: int) -> None:
    """The same on every computer."""
    chance = Random(seed)
    for _ in range(int(rect.width() * rect.height() * STARS)):
        bright = chance.random()
        place = QPointF(rect.x() + chance.random() * rect.width(), rect.y() + chance.random() * rect.height())
        painter.fillPath(circle(place, 0.4 + bright), with_alpha("#FFFFFF", 0.12 + 0.55 * bright**3))


def nebula(painter: QPainter, rect: QRectF, style: Style, hue: str) -> None:
    """The light of a galaxy, behind its hexagons."""
    stops = ((0, with_alpha(hue, 0.42)), (0.6, with_alpha(hue, 0.14)), (1, with_alpha(hue, 0)))
    cloud = QPainterPath()
    cloud.addEllipse(rect)
    painter.fillPath(cloud, around(rect.center(), rect.width() / 2, stops))
    with clipped(painter, cloud):
        stars(painter, rect, round(rect.width()) + len(hue))


def ribbon(
    painter: QPainter, rect: QRectF, style: Style, points: tuple[tuple[float, float], ...], colour: str, width: float
) -> None:
    """The gap of a seat, between the lanes; the points are seen from the corner of its place."""
    path = QPainterPath(rect.topLeft() + QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(rect.topLeft() + QPointF(*point))
    painter.strokePath(path, pen("#FFFFFF", width * 1.6, flat=True))
    painter.strokePath(path, pen(colour, width, flat=True))


def throne(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Draw the throne, as high as its place and on its lower edge."""
    unit = min(rect.height() / 42, rect.width() / 28)
    foot = QPointF(rect.center().x(), rect.bottom() - unit)
    half = ((-13, 0), (-13, -14), (-10, -14), (-9, -34), (-5, -30), (0, -41))
    corners = (*half, *((-across, up) for across, up in reversed(half[:-1])))
    back = polygon((foot.x() + across * unit, foot.y() + up * unit) for across, up in corners)
    painter.fillPath(back, downwards(rect, ((0, "#FFE9A0"), (1, "#A8741A"))))
    for left, top, wide, high, fill in ((-6, -27, 12, 14, "#5B37B0"), (-9, -12, 18, 5, "#7A55D8")):
        cushion = QRectF(foot.x() + left * unit, foot.y() + top * unit, wide * unit, high * unit)
        painter.fillPath(rounded(cushion, 2 * unit), mix(fill, NIGHT, 0.1))
    painter.strokePath(back, pen("#3A2507", 1.4))


def council_board(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Draw the board where Dark Tech lies."""
    path = board(painter, rect, style, fill="#241C52")
    stops = ((0, lighter("#3A2F7C", 0.02)), (1, "#17122F"))
    painter.fillPath(path, downwards(rect, stops))
    with clipped(painter, path):
        stars(painter, rect, 5)
    painter.strokePath(path, pen(style.accent, 1.6))
