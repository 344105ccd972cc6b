"""Where everything of the planet lies in a rectangle: sectors, areas as plates of spaces, sites, starts, reputation.

The edition says where areas and sites are; the spaces of an area lie close together on a plate, so that each can be
hit with a finger.
"""

import math
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from desktop.paint.paths import around_points, square_around
from desktop.style.theme import Style
from rules.magnastorm.components import Layout, Spot

TRACK_END = 40
"""The last number of the reputation track."""
CORNER_TO_CORNER = 12
"""Spaces of the track along its upper edge, and along its lower one."""
INWARDS = 0.976
"""Areas lie a little nearer to the centre than the edition says: their plates stay within the rim."""
INNER_AREA = 0.62
"""Plates nearer to the centre than this point outwards, as they have no room aside."""
STEP = 0.062
"""Half the distance of two spaces on a plate, of the radius."""
SPACE, PLATE, SITE, PAD, TILE = 0.0515, 0.0670, 0.0400, 0.062, 0.366
"""Radii, of that of the planet: spaces, the ends of plates, sites, starts, the centre tile."""
PAD_OUT = 1.09
PAD_ASIDE = 7.0
"""Degrees from the middle of the sector towards its beginning."""
SECTOR = 60.0
FIRST_ANGLE = -120.0
"""Of the first sector, counted clockwise from there."""
LEVEL = 0.5
NAME_OUT = 0.942
NAME_OUT_LEVEL = 0.885
"""Where the names of sectors stand; those at the left and the right have less room."""


@dataclass(frozen=True, slots=True)
class Track:
    """The reputation track around the planet board."""

    spaces: tuple[QRectF, ...]

    def spot(self, reputation: int) -> QRectF:
        """It goes round and round."""
        return self.spaces[reputation % len(self.spaces)]


@dataclass(frozen=True)
class PlanetPlaces:
    layout: Layout
    rect: QRectF
    track: Track
    sky: QRectF
    centre: QPointF
    radius: float

    def polar(self, out: float, angle: float) -> QPointF:
        turn = math.radians(angle)
        return self.centre + QPointF(math.cos(turn), -math.sin(turn)) * (self.radius * out)

    def at(self, spot: Spot) -> QPointF:
        return self.centre + QPointF(spot.x, -spot.y) * (self.radius * INWARDS)

    def angle_of(self, sector: int) -> float:
        return FIRST_ANGLE - SECTOR * sector

    @cached_property
    def middles(self) -> tuple[QPointF, ...]:
        """The middles of all spaces."""
        found: dict[int, QPointF] = {}
        for area in self.layout.areas:
            middle = self.at(area.spot)
            arm = middle - self.centre
            length = math.hypot(arm.x(), arm.y())
            out = QPointF(arm.x() / length, arm.y() / length)
            clockwise = QPointF(-out.y(), out.x())
            is_inner = length < self.radius * INNER_AREA
            offsets = plate(len(area.spaces), is_inner=is_inner)
            for space, (ahead, aside) in zip(area.spaces, offsets, strict=True):
                found[space] = middle + (out * ahead + clockwise * aside) * (self.radius * STEP)
        return tuple(found[space] for space in range(len(self.layout.spaces)))

    def space(self, number: int) -> QRectF:
        return square_around(self.middles[number], self.radius * SPACE)

    def site(self, number: int) -> QRectF:
        return square_around(self.at(self.layout.sites[number].spot), self.radius * SITE)

    def pad(self, number: int) -> QRectF:
        """Return the pad of a starting area."""
        area = self.layout.areas[number]
        middle = self.polar(PAD_OUT, self.angle_of(area.sector) + PAD_ASIDE)
        return square_around(middle, self.radius * PAD)

    def tile(self) -> QRectF:
        return square_around(self.centre, self.radius * TILE)

    def name(self, sector: int, wide: float, high: float) -> QRectF:
        angle = self.angle_of(sector)
        is_level = abs(math.sin(math.radians(angle))) < LEVEL
        rect = QRectF(0, 0, wide, high)
        rect.moveCenter(self.polar(NAME_OUT_LEVEL if is_level else NAME_OUT, angle))
        return rect

    def wedge(self, sector: int, inner: float = 0.0) -> QPainterPath:
        start, box = self.angle_of(sector) + SECTOR / 2, square_around(self.centre, self.radius)
        path = QPainterPath(self.polar(inner, start))
        path.arcTo(box, start, -SECTOR)
        path.lineTo(self.polar(inner, start - SECTOR))
        if inner:
            path.arcTo(square_around(self.centre, self.radius * inner), start - SECTOR, SECTOR)
        path.closeSubpath()
        return path

    def plate_of(self, area: int, grow: float = 1.0) -> QPainterPath:
        """Return the outline around the spaces of an area."""
        spaces = [self.middles[space] for space in self.layout.areas[area].spaces]
        return around_points(spaces, self.radius * PLATE * grow)


PLATES: dict[int, tuple[tuple[float, float], ...]] = {
    0: (),
    1: ((0.0, 0.0),),
    2: ((0.0, -1.0), (0.0, 1.0)),
    3: ((0.55, -1.05), (0.55, 1.05), (-1.2, 0.0)),
}
"""Of each space of a plate how far out and how far clockwise it lies; they are numbered clockwise."""
INNER_PAIR = ((-1.0, 0.0), (1.0, 0.0))


def plate(count: int, *, is_inner: bool) -> tuple[tuple[float, float], ...]:
    return INNER_PAIR if is_inner and count == len(INNER_PAIR) else PLATES[count]


def planet_places(layout: Layout, rect: QRectF, style: Style) -> PlanetPlaces:
    edge = max(5.0, style.px(8))
    deep = max(style.px(30), style.text_size(15) * 1.35)
    track = track_in(rect.adjusted(edge, edge, -edge, -edge), deep)
    beyond = edge + deep + max(2.0, style.px(4))
    sky = rect.adjusted(beyond, beyond, -beyond, -beyond)
    radius = min(sky.width(), sky.height()) / 2 / (1 + PAD)
    return PlanetPlaces(layout, rect, track, sky, sky.center(), radius)


def track_in(ring: QRectF, deep: float) -> Track:
    """Clockwise from the upper left corner."""
    count = TRACK_END + 1
    wide = ring.width() / CORNER_TO_CORNER
    right = (count - 2 * CORNER_TO_CORNER + 1) // 2
    left = count - 2 * CORNER_TO_CORNER - right
    inner = ring.height() - 2 * deep
    spaces = [QRectF(ring.x() + wide * at, ring.y(), wide, deep) for at in range(CORNER_TO_CORNER)]
    high = inner / right
    spaces += [QRectF(ring.right() - deep, ring.y() + deep + high * at, deep, high) for at in range(right)]
    spaces += [
        QRectF(ring.right() - wide * (at + 1), ring.bottom() - deep, wide, deep) for at in range(CORNER_TO_CORNER)
    ]
    high = inner / left
    spaces += [QRectF(ring.x(), ring.bottom() - deep - high * (at + 1), deep, high) for at in range(left)]
    return Track(tuple(spaces))
