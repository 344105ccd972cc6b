"""The pieces of Magnastorm: turtle labs, stations, scouts, crew, cubes, the token and the markers."""

import math

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.magnastorm.hues import INK, NEUTRAL, colour_of, shape_of
from desktop.paint.grounds import tile
from desktop.paint.light import around
from desktop.paint.marks import glyph
from desktop.paint.painting import clipped, dashed, pen
from desktop.paint.paths import circle, polygon, regular_polygon, rounded
from desktop.paint.pieces import cube as wooden_cube
from desktop.paint.pieces import disc, meeple, wooden
from desktop.paint.silhouettes import meeple_path
from desktop.paint.text import figure
from desktop.style.fonts import width_of
from desktop.style.mixing import darker, glyph_ink, lighter, solid, with_alpha
from desktop.style.palette import Shape
from desktop.style.theme import Style, seat_mark
from rules.magnastorm.state import YELLOW

FEET = ((-0.34, -0.26), (0.34, -0.26), (-0.33, 0.28), (0.33, 0.28))
PLATES = 6
WHEELS = (-38, 4, 44)
LEAST_GLYPH = 6.0
"""Smaller cubes show their colour only."""
SMALL_SCOUT, SCOUT_GLYPH, SCOUT_GLYPH_WHEN_SMALL = 36.0, 9.0, 15.0
"""Below this height the glyph of a scout is larger, in hundredths of its height."""


def of_height(rect: QRectF, share: float = 1.0) -> tuple[QPointF, float]:
    """Foot and height of a piece that stands in a rectangle."""
    high = rect.height() * share
    return QPointF(rect.center().x(), rect.center().y() + high / 2), high


# Labs


def turtle_path(centre: QPointF, size: float) -> QPainterPath:
    """Return the outline of a turtle from above: shell, feet, head and tail."""

    def oval(across: float, down: float, wide: float, high: float) -> QPainterPath:
        path = QPainterPath()
        path.addEllipse(centre + QPointF(across, down) * size, wide * size, high * size)
        return path

    path = oval(0, 0, 0.36, 0.40).united(oval(0, -0.46, 0.15, 0.17))
    for across, down in FEET:
        path = path.united(oval(across, down, 0.15, 0.12))
    tail = ((-0.07, 0.36), (0.07, 0.36), (0, 0.56))
    return path.united(polygon((centre.x() + x * size, centre.y() + y * size) for x, y in tail))


def lab(painter: QPainter, rect: QRectF, style: Style, seat: str) -> None:
    """A turtle with six plates on its shell, and the glyph of its seat."""
    centre, size, mark = rect.center(), min(rect.width(), rect.height()) * 0.94, seat_mark(seat)
    wooden(painter, turtle_path(centre, size), lighter(mark.colour, 0.12), style)
    shell = QPainterPath()
    shell.addEllipse(centre, size * 0.36, size * 0.40)
    light = ((0, lighter(mark.colour, 0.30)), (1, darker(mark.colour, 0.22)))
    painter.fillPath(shell, around(centre - QPointF(0.1, 0.16) * size, size * 0.55, light))
    painter.strokePath(shell, pen(darker(mark.colour, 0.55), max(1.0, size * 0.04)))
    with clipped(painter, shell):
        line = pen(with_alpha(darker(mark.colour, 0.5), 0.55), max(0.8, size * 0.03))
        painter.strokePath(regular_polygon(centre, size * 0.2, PLATES, math.pi / 6), line)
        painter.setPen(line)
        angles = [math.pi / 6 + number * math.pi / 3 for number in range(PLATES)]
        rays = [QPointF(math.cos(angle), math.sin(angle)) * size for angle in angles]
        painter.drawLines([QLineF(centre + ray * 0.2, centre + ray * 0.42) for ray in rays])
    glyph(painter, mark.shape, centre, size * 0.15, glyph_ink(mark.colour))


def ghost_lab(painter: QPainter, rect: QRectF, style: Style, seat: str) -> None:
    """Draw a lab where one would stand."""
    path = turtle_path(rect.center(), min(rect.width(), rect.height()) * 0.94)
    painter.fillPath(path, with_alpha(seat_mark(seat).colour, 0.55))
    painter.strokePath(path, dashed("#FFFFFF", 1.8, (2.2, 1.6)))


# Stations


def station_path(foot: QPointF, height: float) -> QPainterPath:
    """A ring on a mast."""
    unit = height / 100
    mast = ((-34, 0), (34, 0), (22, -14), (11, -18), (8, -46), (-8, -46), (-11, -18), (-22, -14))
    path = polygon((foot.x() + x * unit, foot.y() + y * unit) for x, y in mast)
    ring = foot - QPointF(0, 70 * unit)
    return path.united(circle(ring, 32 * unit)).subtracted(circle(ring, 17 * unit))


def station(painter: QPainter, rect: QRectF, style: Style, seat: str) -> None:
    foot, high = of_height(rect)
    mark, ring = seat_mark(seat), foot - QPointF(0, 0.70 * high)
    painter.fillPath(circle(ring, 0.18 * high), around(ring, 0.2 * high, ((0, "#E8FFF5"), (1, "#6FD2B0"))))
    wooden(painter, station_path(foot, high), mark.colour, style)
    glyph(painter, mark.shape, foot - QPointF(0, 0.10 * high), high * 0.085, glyph_ink(mark.colour))


def ghost_station(painter: QPainter, rect: QRectF, style: Style, seat: str) -> None:
    path = station_path(*of_height(rect))
    painter.fillPath(path, with_alpha(seat_mark(seat).colour, 0.6))
    painter.strokePath(path, dashed("#FFFFFF", 1.8, (2.2, 1.6)))


# Scouts


def scout_path(foot: QPointF, height: float) -> QPainterPath:
    """A rover on three wheels, with an aerial."""

    def at(across: float, down: float) -> QPointF:
        return foot + QPointF(across, down) * (height / 100)

    path = QPainterPath(at(-62, -22))
    path.lineTo(at(-56, -52))
    path.lineTo(at(-26, -56))
    path.cubicTo(at(-20, -92), at(20, -92), at(28, -58))
    path.lineTo(at(64, -44))
    path.lineTo(at(60, -22))
    path.closeSubpath()
    aerial = ((-46, -50), (-42, -50), (-50, -98), (-54, -97))
    path = path.united(polygon((at(x, y).x(), at(x, y).y()) for x, y in aerial))
    for across in WHEELS:
        path = path.united(circle(at(across, -17), height * 0.17))
    return path


def scout(painter: QPainter, rect: QRectF, style: Style, seat: str) -> None:
    foot, high = of_height(rect, 0.9)
    unit, mark = high / 100, seat_mark(seat)
    wooden(painter, scout_path(foot, high), mark.colour, style)
    window = QPainterPath(foot + QPointF(-16, -58) * unit)
    window.cubicTo(foot + QPointF(-12, -80) * unit, foot + QPointF(12, -80) * unit, foot + QPointF(20, -58) * unit)
    window.closeSubpath()
    painter.fillPath(window, with_alpha("#DDF3FF", 0.92))
    painter.strokePath(window, pen(darker(mark.colour, 0.6), max(0.8, 2.4 * unit)))
    for across in WHEELS:
        hub = foot + QPointF(across, -17) * unit
        painter.fillPath(circle(hub, 16 * unit), solid("#2B2F3A"))
        painter.fillPath(circle(hub, 6.5 * unit), solid("#C9CFD8"))
    size = SCOUT_GLYPH if high >= SMALL_SCOUT else SCOUT_GLYPH_WHEN_SMALL
    glyph(painter, mark.shape, foot + QPointF(-34, -40) * unit, size * unit, glyph_ink(mark.colour))


# Crew, cubes, markers


def crew(painter: QPainter, rect: QRectF, style: Style, name: str) -> None:
    """Neutral crew bears no glyph."""
    foot, high = of_height(rect, 0.94)
    if name == YELLOW:
        wooden(painter, meeple_path(foot, high), NEUTRAL, style)
    else:
        meeple(painter, foot, high, name, style)


def ghost_crew(painter: QPainter, rect: QRectF, style: Style, name: str) -> None:
    path = meeple_path(*of_height(rect, 0.94))
    painter.fillPath(path, with_alpha(colour_of(name), 0.6))
    painter.strokePath(path, dashed("#FFFFFF", 1.8, (2.2, 1.6)))


def cube(painter: QPainter, rect: QRectF, style: Style, name: str) -> None:
    side = min(rect.width(), rect.height())
    wooden_cube(painter, rect.center(), side, colour_of(name), style, glyph_of(name, side))


def glyph_of(name: str, side: float) -> Shape | None:
    """Return the glyph of a cube of this size.

    Only a mark tells grey from yellow for people who see no colours.
    """
    return shape_of(name) if side >= LEAST_GLYPH else None


def cubes(painter: QPainter, rect: QRectF, style: Style, names: tuple[str, ...]) -> None:
    """Side by side in the middle, as large as fits."""
    if not names:
        return
    step = min(rect.height() * 1.04, rect.width() / (len(names) * 1.0))
    side = min(rect.height(), step / 0.94)
    first = rect.center().x() - step * (len(names) - 1) / 2
    for number, name in enumerate(names):
        centre = QPointF(first + step * number, rect.center().y())
        wooden_cube(painter, centre, side, colour_of(name), style, glyph_of(name, side))


def cube_row(painter: QPainter, rect: QRectF, style: Style, name: str, count: int) -> None:
    """A heap of one colour: the cubes of a row overlap."""
    side = rect.height()
    step = min(side * 0.62, (rect.width() - side) / max(1, count - 1))
    shape = glyph_of(name, side)
    for number in range(count):
        centre = QPointF(rect.x() + side / 2 + step * number, rect.center().y())
        wooden_cube(painter, centre, side, colour_of(name), style, shape)


def marker(painter: QPainter, rect: QRectF, style: Style, seat: str) -> None:
    disc(painter, rect.center(), min(rect.width(), rect.height()) * 0.46, seat, style)


def token(painter: QPainter, rect: QRectF, style: Style) -> None:
    """The first player token: a golden hexagon with a 1."""
    radius = min(rect.width(), rect.height()) * 0.46
    tile(painter, regular_polygon(rect.center(), radius, 6, math.pi / 6), "#E3B653", style, thickness=2.5)
    figure(painter, rect, "1", max(16.0, radius * 1.15), "#3A2507", serif=True)


CLOTH = "#7A5A3A"


def bag_path(centre: QPointF, size: float) -> QPainterPath:
    path = QPainterPath(centre + QPointF(-0.14, -0.3) * size)
    path.cubicTo(
        centre + QPointF(-0.6, 0.1) * size, centre + QPointF(-0.5, 0.5) * size, centre + QPointF(0, 0.5) * size
    )
    path.cubicTo(
        centre + QPointF(0.5, 0.5) * size, centre + QPointF(0.6, 0.1) * size, centre + QPointF(0.14, -0.3) * size
    )
    path.lineTo(centre + QPointF(0.26, -0.5) * size)
    path.lineTo(centre + QPointF(-0.26, -0.5) * size)
    path.closeSubpath()
    return path


def bag(painter: QPainter, rect: QRectF, style: Style, count: int = 0) -> None:
    """The cloth bag, with how many cubes come or are in it."""
    size = min(rect.width(), rect.height()) * 0.96
    path = bag_path(rect.center(), size)
    cloth = style.plate(CLOTH)
    painter.fillPath(path, solid(cloth))
    painter.strokePath(path, pen("#3A2818", max(1.0, size * 0.04)))
    if count:
        place, high = rect.translated(0, size * 0.12), max(13.0, size * 0.5)
        painter.fillPath(belly(place.center(), str(count), high), solid(cloth))
        figure(painter, place, str(count), high, style.readable_on("#FFF3DC", cloth))


def belly(centre: QPointF, words: str, high: float) -> QPainterPath:
    """What lies under the figure, also where the bag is smaller than it."""
    around = QRectF(0, 0, width_of(words, high, "bold") + high * 0.3, high)
    around.moveCenter(centre)
    return rounded(around, high * 0.3)


def pad(painter: QPainter, rect: QRectF, style: Style, number: str) -> None:
    """A start of the scouts."""
    radius = min(rect.width(), rect.height()) / 2
    tile(painter, regular_polygon(rect.center(), radius, 6), "#C9CFD8", style, thickness=2)
    figure(painter, rect, number, max(14.0, radius * 1.1), INK, serif=True)
