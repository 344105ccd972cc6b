"""Where everything lies on the game board: two tracks around it, three bands, galaxies as clusters of hexagons.

The tracks are one race: the same number stands at the same place of both, consumption outside and energy inside.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF

from desktop.paint.paths import square_around
from desktop.style.theme import Style
from rules.core.types import Ref, Seat
from rules.council_of_shadows.components import Box, Galaxy
from rules.council_of_shadows.parts import SECTORS, Sector

CONSUMPTION, ENERGY = 0, 1
"""The lanes, from the rim inwards."""
ACROSS_SHARE = 0.304
"""Of all spaces of a lane, those along one of its longer sides."""
LANE, RIM = 23.0, 9.0
HEX_HIGH = 1.85
"""Of a band, in widths of its hexagons."""
PLATE_WIDE, PLATE_HIGH = 1.16, 0.5
"""A yield plate, in widths of a hexagon, and in heights of a band."""
CLOSE = 0.04
"""Between a plate and the hexagon beside it, in widths of a hexagon."""
SLOT, ASIDE = 0.40, 1.12
"""A place for a station, in widths of a hexagon; what it takes beside a plate, of its own width."""
PLATE_WORDS = 5.7
"""Width of what a plate says, in sizes of its text."""
LEAST_PILE = 0.8
"""A pile of tiles wants at least so much height, of its width."""
UP = 0.87
"""From one row of hexagons to the next, in their width, as the edition's shapes have it."""

PLANETS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, -0.1),),
    2: ((-0.222, -0.086), (0.222, -0.086)),
    3: ((-0.229, -0.193), (0.229, -0.193), (0, 0.114)),
    4: ((-0.229, -0.214), (0.229, -0.214), (-0.229, 0.136), (0.229, 0.136)),
}
"""The middles of so many planets on a tile, in widths of its hexagon."""
RADII = {1: 0.2, 2: 0.171, 3: 0.157, 4: 0.143}
CUBE = 0.228
"""A cube on a planet, in widths of the hexagon."""
FOOT = 0.05
"""How far below the middle of its planet a tower stands, in widths of the hexagon: the planet is still seen."""
LIFT = 0.74
"""From one cube of a tower to the next, in its side."""
BESIDE, TOWERS = 0.86, 0.45
"""From the tower of one seat to that of the next, in the side of a cube; all of them, in widths of the hexagon."""


@dataclass(frozen=True, slots=True)
class Band:
    rect: QRectF
    label: QRectF
    """P1, P2 or P3."""
    unit: QRectF
    """The word below it."""
    pile: QRectF
    """Tiles, face down."""
    left: QRectF
    """How many they are, in words."""


@dataclass(frozen=True, slots=True)
class BoardPlaces:
    rect: QRectF
    map: QRectF
    lane: float
    """How broad a track is."""
    across: int
    down: int
    """Spaces of a lane along its longer and its shorter sides."""
    hexagon: float
    """The width of one."""
    bands: dict[Sector, Band]
    spaces: dict[Ref, QPointF]
    """The middle of each space of the galaxies that are open."""
    plates: dict[Ref, QRectF]
    slots: dict[Ref, QRectF]

    @property
    def radius(self) -> float:
        return self.hexagon / math.sqrt(3)

    def hex_rect(self, middle: QPointF) -> QRectF:
        """The smallest rectangle around a hexagon."""
        return QRectF(middle.x() - self.hexagon / 2, middle.y() - self.radius, self.hexagon, 2 * self.radius)

    def step(self, value: int, lane: int) -> QRectF:
        """The space of a track with this number; one before 0 is where the lane begins."""
        return lane_step(self.rect, self.lane, self.across, self.down, value + 1, lane)


def board_places(
    rect: QRectF, box: Box, galaxies: tuple[Ref, ...], style: Style, *, small: bool, stations: bool
) -> BoardPlaces:
    lane = max(16.0, style.px(LANE))
    spaces = box.numbers.consumption.most + 2
    across = round(spaces * ACROSS_SHARE)
    down = (spaces - 2 * across) // 2
    rim = style.px(RIM)
    inner = 2 * lane + rim + style.px(4)
    map_ = rect.adjusted(inner, inner, -inner, -inner)
    high = map_.height() / len(SECTORS)
    bands = {
        sector: band_at(QRectF(map_.x(), map_.y() + high * number, map_.width(), high), style)
        for number, sector in enumerate(reversed(SECTORS))
    }
    rows = {
        sector: in_order([box.galaxies[ref] for ref in galaxies if box.sector_of[ref] == sector], box, small=small)
        for sector in SECTORS
    }
    plate_high = high * PLATE_HIGH
    least, smallest = style.text_size(14) * PLATE_WORDS, usual_words(style).text_size(14) * PLATE_WORDS
    hexagon = high / HEX_HIGH * 0.84
    while hexagon > 1 and any(
        free_width(bands[sector], row, box, hexagon, least, has_slots=stations) < 0
        for sector, row in rows.items()
        if row
    ):
        # Large words on the plates give way before planets do.
        if least > smallest:
            least = max(smallest, least * 0.98)
        else:
            hexagon *= 0.98
    spots: dict[Ref, QPointF] = {}
    plates: dict[Ref, QRectF] = {}
    slots: dict[Ref, QRectF] = {}
    for sector, row in rows.items():
        if not row:
            continue
        band = bands[sector]
        gap = free_width(band, row, box, hexagon, least, has_slots=stations) / len(row)
        left = band.label.right() + gap / 2
        for galaxy in row:
            shape = shape_of(box, galaxy)
            cluster = Cluster(shape, hexagon, max(least, hexagon * PLATE_WIDE), plate_high, stations)
            spots |= dict(zip(galaxy.spaces, cluster.hexagons(left, band.rect), strict=True))
            plates[galaxy.ref] = cluster.plate(left, band.rect)
            if stations:
                slots |= dict(zip(galaxy.slots, cluster.slots(left, band.rect, len(galaxy.slots)), strict=True))
            left += cluster.width + gap
    return BoardPlaces(rect, map_, lane, across, down, hexagon, bands, spots, plates, slots)


def in_order(row: list[Galaxy], box: Box, *, small: bool) -> list[Galaxy]:
    """Sort galaxies from left to right, as they lie on this side of the board."""
    spots = {part.ref: part.spot_small if small and part.spot_small else part.spot for part in box.parts.galaxies}
    return sorted(row, key=lambda galaxy: spots[galaxy.ref].x)


def shape_of(box: Box, galaxy: Galaxy) -> tuple[tuple[float, float], ...]:
    return box.parts.board.shapes[len(galaxy.spaces)]


def free_width(band: Band, row: list[Galaxy], box: Box, hexagon: float, least: float, *, has_slots: bool) -> float:
    """What the galaxies of a band leave free, with hexagons of this width."""
    plate = max(least, hexagon * PLATE_WIDE)
    taken = sum(Cluster(shape_of(box, galaxy), hexagon, plate, 0, has_slots).width for galaxy in row)
    return band.rect.right() - band.label.right() - taken - hexagon * 0.1


def usual_words(style: Style) -> Style:
    """The same with words of the usual size."""
    return replace(style, text_scale=min(1.0, style.text_scale))


def band_at(rect: QRectF, style: Style) -> Band:
    """The words beside a pile go where they leave no room for it; how many tiles it has stands on it too."""
    wide = max(style.px(46), usual_words(style).text_size(13) * 3.6)
    label_high, word = style.text_size(22) * 1.12, style.text_size(13) * 1.35
    if rect.height() - label_high - 2 * word - style.px(18) < min(wide, style.px(46)) * LEAST_PILE:
        word = 0.0
    label = QRectF(rect.x() + 2, rect.y() + style.px(6), wide, label_high)
    unit = QRectF(label.x(), label.bottom(), wide, word)
    side = min(wide * 0.92, style.px(46))
    below = style.px(6)  # the pile is thicker than its uppermost tile
    room = rect.bottom() - unit.bottom() - word - 2 * below
    pile = QRectF(0, 0, side, min(side * 1.16, room))
    pile.moveCenter(QPointF(label.center().x(), unit.bottom() + room / 2))
    left = QRectF(label.x(), pile.bottom() + below, wide, word)
    return Band(rect, label, unit, pile, left)


@dataclass(frozen=True, slots=True)
class Cluster:
    """A galaxy: its hexagons stand on the lower edge of the band, its plate in the notch that they leave."""

    shape: tuple[tuple[float, float], ...]
    hexagon: float
    plate_wide: float
    plate_high: float
    has_slots: bool = False

    @property
    def levels(self) -> dict[int, tuple[float, float]]:
        """Left and right end of each row, counted from the lowest."""
        reach: dict[int, tuple[float, float]] = {}
        for x, y in self.shape:
            level = round(y / UP)
            left, right = reach.get(level, (x, x + 1))
            reach[level] = min(left, x), max(right, x + 1)
        return reach

    @property
    def is_flat(self) -> bool:
        return len(self.levels) == 1

    @property
    def is_plate_below(self) -> bool:
        """Whether the notch is at the foot, as it is where the upper row reaches further."""
        return not self.is_flat and self.levels[1][1] > self.levels[0][1]

    @property
    def plate_left(self) -> float:
        """Distance of the plate from the left edge of the cluster."""
        if self.is_flat:
            beside = self.hexagon * SLOT * ASIDE if self.has_slots else 0.0
            return max(beside, (self.levels[0][1] * self.hexagon - self.plate_wide) / 2)
        level = 0 if self.is_plate_below else 1
        return (self.levels[level][1] + CLOSE) * self.hexagon

    @property
    def width(self) -> float:
        hexagons = max(right for _, right in self.levels.values()) * self.hexagon
        return max(hexagons, self.plate_left + self.plate_wide)

    def hexagons(self, left: float, band: QRectF) -> list[QPointF]:
        radius = self.hexagon / math.sqrt(3)
        foot = band.bottom() - self.hexagon * 0.07 - radius
        return [QPointF(left + (x + 0.5) * self.hexagon, foot - round(y / UP) * radius * 1.5) for x, y in self.shape]

    def plate(self, left: float, band: QRectF) -> QRectF:
        edge = self.hexagon * 0.07
        top = band.bottom() - edge - self.plate_high if self.is_plate_below else band.y() + edge
        return QRectF(left + max(0.0, self.plate_left), top, self.plate_wide, self.plate_high)

    def slots(self, left: float, band: QRectF, count: int) -> list[QRectF]:
        """Place the slots in the upper left notch, one above the other; beside the plate of a flat cluster."""
        side = self.hexagon * SLOT
        x = left + side * 0.55
        top = band.y() + self.hexagon * 0.1 + side / 2
        return [square_around(QPointF(x, top + number * side * 1.12), side / 2) for number in range(count)]


def lane_step(rect: QRectF, lane: float, across: int, down: int, number: int, which: int) -> QRectF:
    """Spaces are counted clockwise from the upper left corner."""
    rim = rect.width() - 2 * inset(rect, lane)
    outer = rect.adjusted(*(inset(rect, lane) * sign for sign in (1, 1, -1, -1)))
    wide, high = rim / across, (outer.height() - 4 * lane) / down
    number %= 2 * (across + down)
    aside = which * lane
    if number < across:
        return QRectF(outer.x() + number * wide, outer.y() + aside, wide, lane)
    number -= across
    if number < down:
        return QRectF(outer.right() - lane - aside, outer.y() + 2 * lane + number * high, lane, high)
    number -= down
    if number < across:
        return QRectF(outer.right() - (number + 1) * wide, outer.bottom() - lane - aside, wide, lane)
    number -= across
    return QRectF(outer.x() + aside, outer.bottom() - 2 * lane - (number + 1) * high, lane, high)


def inset(rect: QRectF, lane: float) -> float:
    """Return the inset of the outer lane, from the edge of the board."""
    return lane * RIM / LANE


def planet_spots(middle: QPointF, count: int, hexagon: float) -> list[tuple[QPointF, float]]:
    """Return where the planets of a tile lie, and how large they are."""
    return [(middle + QPointF(x, y) * hexagon, RADII[count] * hexagon) for x, y in PLANETS[count]]


def tower_spots(planet: QPointF, hexagon: float, counts: Sequence[int]) -> dict[Seat, list[QRectF]]:
    """Place the cubes of each seat on a planet, the lowest first.

    The order inside a tower means nothing: any own cube may be removed (ruling Q-45). So each seat has a tower of
    its own, side by side in the order of seats: one sees who has how many.
    """
    side = hexagon * CUBE
    foot = planet.y() + hexagon * FOOT - side / 2
    there = [seat for seat, count in enumerate(counts) if count]
    step = min(side * BESIDE, (hexagon * TOWERS - side) / max(1, len(there) - 1))
    left = planet.x() - step * (len(there) - 1) / 2
    return {
        seat: [
            square_around(QPointF(left + step * column, foot - level * side * LIFT), side / 2)
            for level in range(counts[seat])
        ]
        for column, seat in enumerate(there)
    }


def bends(places: BoardPlaces, low: int, high: int) -> list[int]:
    """Both ends, and what lies on either side of a corner between them: elsewhere the track runs straight on."""
    across, down = places.across, places.down
    first_after = [corner - 1 for corner in (across, across + down, 2 * across + down, 2 * (across + down))]
    beside = {value for after in first_after for value in (after - 1, after)}
    return sorted({low, high, *(value for value in beside if low < value < high)})


def ribbon(places: BoardPlaces, energy: int, consumption: int) -> list[QPointF]:
    """The line between the lanes, from the energy marker to the consumption marker, around corners."""
    between = inset(places.rect, places.lane) + places.lane
    edge = places.rect.adjusted(between, between, -between, -between)
    points: list[QPointF] = []
    for value in bends(places, min(energy, consumption), max(energy, consumption)):
        outer, inner = (places.step(value, lane).center() for lane in (CONSUMPTION, ENERGY))
        middle = (outer + inner) / 2
        point = QPointF(min(max(middle.x(), edge.x()), edge.right()), min(max(middle.y(), edge.y()), edge.bottom()))
        if points and point.x() != points[-1].x() and point.y() != points[-1].y():
            before = points[-1]
            lies = before.y() in (edge.y(), edge.bottom())
            points.append(QPointF(point.x(), before.y()) if lies else QPointF(before.x(), point.y()))
        points.append(point)
    return points
