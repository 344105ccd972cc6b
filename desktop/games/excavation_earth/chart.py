"""The planet chart as data: locations and routes, where they lie in a rectangle, and where pieces stand beside them."""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QTransform

from desktop.board.sprite import Place, place_of
from desktop.paint.paths import square_around

LEFT, TOP, RIGHT, BOTTOM = 48.0, 46.0, 48.0, 56.0
"""Room around the outermost locations, on the canvas of the edition."""

DIRECTIONS = 24
NOTHING = 1e-6
TOUCH = 0.86
"""Pieces beside a location stand this near: a little of its rim may be covered."""


@dataclass(frozen=True, slots=True)
class Location:
    """A place of the edition's map: a market, a dig site, both, or a black market."""

    ref: str
    x: float
    y: float
    market: int = 0
    symbol: str = ""
    region: str = ""
    relics: tuple[str, ...] = ()
    """The types that lie on this dig site."""

    @property
    def is_black(self) -> bool:
        return not self.market and not self.region


@dataclass(frozen=True, slots=True)
class Route:
    one: str
    other: str
    is_wrap: bool = False
    """It leaves the chart at one side and comes in at the other."""


@dataclass(frozen=True, slots=True)
class Chart:
    locations: tuple[Location, ...]
    routes: tuple[Route, ...]

    def location(self, ref: str) -> Location:
        return next(each for each in self.locations if each.ref == ref)


@dataclass(frozen=True, slots=True)
class Spots:
    """Places beside a location: where its relics lie and where explorers stand."""

    relics: QRectF
    explorers: QRectF


@dataclass(frozen=True, slots=True)
class ChartPlaces:
    rect: QRectF
    onto: QTransform
    """From the canvas of the edition to the table."""
    nodes: dict[str, QRectF]
    spots: dict[str, Spots]
    relic: float
    """The side of a relic on its site."""
    explorer: float
    """The height of an explorer."""
    flags: tuple[tuple[str, str, QRectF], ...] = ()
    """Where each route around the globe leaves the chart: from which location, and to which one it leads."""

    def at(self, ref: str) -> QPointF:
        return self.nodes[ref].center()


def transform_to(chart: Chart, rect: QRectF) -> QTransform:
    """The canvas stretched so that all locations lie well inside the rectangle."""
    left = min(each.x for each in chart.locations) - LEFT
    top = min(each.y for each in chart.locations) - TOP
    wide = max(each.x for each in chart.locations) + RIGHT - left
    high = max(each.y for each in chart.locations) + BOTTOM - top
    across, down = rect.width() / wide, rect.height() / high
    return QTransform(across, 0, 0, down, rect.x() - left * across, rect.y() - top * down)


def node_radius(location: Location, unit: float) -> float:
    """Half of the sign of a location: discs of markets need room for number and symbol."""
    radius = 25.0 if location.market and location.region else 19.0 if location.market else 17.0
    return max(radius * unit, radius * 0.82)


def chart_places(chart: Chart, rect: QRectF, unit: float) -> ChartPlaces:
    return places_within(chart, place_of(rect), unit)


@lru_cache(maxsize=8)
def places_within(chart: Chart, place: Place, unit: float) -> ChartPlaces:
    """Place the locations of the chart and the free room around them.

    That room takes long to find, and is the same for every seat that looks.
    """
    rect = place.rect
    onto = transform_to(chart, rect)
    nodes = {
        each.ref: square_around(onto.map(QPointF(each.x, each.y)), node_radius(each, unit)) for each in chart.locations
    }
    relic, explorer = max(23.0, 29 * unit), max(27.0, 34 * unit)
    spots = find_spots(chart, rect, nodes, relic, explorer)
    return ChartPlaces(rect, onto, nodes, spots, relic, explorer, tuple(find_flags(chart, nodes, rect)))


# Where pieces stand


def find_spots(chart: Chart, rect: QRectF, nodes: dict[str, QRectF], relic: float, explorer: float) -> dict[str, Spots]:
    """Find the free room around each location: off other locations, off the routes, inside the chart.

    Relics come first, because they lie there from the start; the locations with the most relics choose first.
    """
    lines = list(route_lines(chart, nodes, rect))
    taken = [*nodes.values(), *(flag_at(line.p2(), rect) for line in lines if is_stub(line, rect))]
    relics: dict[str, QRectF] = {}
    for each in sorted(chart.locations, key=lambda location: -len(location.relics)):
        if each.relics:
            size = relic * (1 + 1.02 * (len(each.relics) - 1)), relic
            relics[each.ref] = best_spot(nodes[each.ref], size, rect, lines, taken)
            taken.append(relics[each.ref])
    explorers: dict[str, QRectF] = {}
    for each in chart.locations:
        size = explorer * 1.6, explorer
        explorers[each.ref] = best_spot(nodes[each.ref], size, rect, lines, taken)
        taken.append(explorers[each.ref])
    return {ref: Spots(relics.get(ref, QRectF()), explorers[ref]) for ref in nodes}


def best_spot(
    node: QRectF, size: tuple[float, float], rect: QRectF, lines: Sequence[QLineF], taken: Sequence[QRectF]
) -> QRectF:
    """The rectangle of this size around a location that covers least; the first of several."""
    spots = list(around(node, size))
    reach = reduce(QRectF.united, spots)
    near = [line for line in lines if comes_near(line, reach)]
    others = [other for other in taken if other != node and other.intersects(reach)]
    return min(spots, key=lambda spot: cost(spot, rect, near, others))


def comes_near(line: QLineF, rect: QRectF) -> bool:
    """Whether a line may cross a rectangle: most lines of the chart are far from most locations."""
    left, right = sorted((line.x1(), line.x2()))
    top, bottom = sorted((line.y1(), line.y2()))
    return left <= rect.right() and right >= rect.left() and top <= rect.bottom() and bottom >= rect.top()


def around(node: QRectF, size: tuple[float, float]) -> Iterable[QRectF]:
    """Rectangles that touch the sign of a location, all around it."""
    wide, high = size
    reach = node.width() / 2
    for step in range(DIRECTIONS):
        angle = 2 * math.pi * step / DIRECTIONS
        ahead = QPointF(math.cos(angle), math.sin(angle))
        # As far out as the rectangle needs in this direction.
        along = min(wide / 2 / max(abs(ahead.x()), NOTHING), high / 2 / max(abs(ahead.y()), NOTHING))
        centre = node.center() + ahead * (reach * TOUCH + along)
        yield QRectF(centre.x() - wide / 2, centre.y() - high / 2, wide, high)


def cost(spot: QRectF, rect: QRectF, lines: Sequence[QLineF], taken: Sequence[QRectF]) -> float:
    """How much of what matters it would cover, in pixels."""
    inside = rect.adjusted(4, 4, -4, -4)
    outside = 0.0 if inside.contains(spot) else area(spot) - area(spot.intersected(inside))
    covered = sum(area(spot.intersected(other)) for other in taken if spot.intersects(other))
    crossed = sum(length_inside(line, spot) for line in lines)
    return outside * 10 + covered * 4 + crossed * 6


def area(rect: QRectF) -> float:
    return max(0.0, rect.width()) * max(0.0, rect.height())


def length_inside(line: QLineF, rect: QRectF) -> float:
    """How much of a line lies in a rectangle (Liang and Barsky)."""
    start, end = 0.0, 1.0
    for step, low, high in (
        (line.dx(), rect.left() - line.x1(), rect.right() - line.x1()),
        (line.dy(), rect.top() - line.y1(), rect.bottom() - line.y1()),
    ):
        if abs(step) < NOTHING:
            if low > 0 or high < 0:
                return 0.0
            continue
        enter, leave = sorted((low / step, high / step))
        start, end = max(start, enter), min(end, leave)
    return max(0.0, end - start) * line.length()


FLAG = 24.0
"""At the edge of the chart, where a route leaves it, a flag says where it leads."""


def is_stub(line: QLineF, rect: QRectF) -> bool:
    return line.x2() in (rect.left(), rect.right())


def flag_at(end: QPointF, rect: QRectF) -> QRectF:
    inwards = 1 if end.x() < rect.center().x() else -1
    return square_around(end + QPointF(inwards * FLAG * 0.75, 0), FLAG / 2)


def route_lines(chart: Chart, nodes: dict[str, QRectF], rect: QRectF) -> Iterable[QLineF]:
    """The routes as they are drawn; those around the globe as two stubs."""
    for route in chart.routes:
        if route.is_wrap:
            yield from stubs(chart, route, nodes, rect)
        else:
            yield QLineF(nodes[route.one].center(), nodes[route.other].center())


def stubs(chart: Chart, route: Route, nodes: dict[str, QRectF], rect: QRectF) -> tuple[QLineF, QLineF]:
    """Return a route's stubs: from its western end to the left edge, from its eastern end to the right one.

    Several that meet at one place spread out, so that each reaches the edge at a point of its own.
    """
    west, east = sorted((route.one, route.other), key=lambda ref: nodes[ref].center().x())
    wraps = [each for each in chart.routes if each.is_wrap]
    return (
        to_edge(nodes[west], rect.left(), spread(wraps, west, route, nodes)),
        to_edge(nodes[east], rect.right(), spread(wraps, east, route, nodes)),
    )


def find_flags(chart: Chart, nodes: dict[str, QRectF], rect: QRectF) -> Iterator[tuple[str, str, QRectF]]:
    """Yield the flags at both ends of each route around the globe."""
    for route in chart.routes:
        if route.is_wrap:
            west, east = sorted((route.one, route.other), key=lambda ref: nodes[ref].center().x())
            left, right = stubs(chart, route, nodes, rect)
            yield west, east, flag_at(left.p2(), rect)
            yield east, west, flag_at(right.p2(), rect)


def spread(wraps: Sequence[Route], ref: str, route: Route, nodes: dict[str, QRectF]) -> float:
    """How far up or down this stub goes on its way to the edge."""

    def far_end(each: Route) -> float:
        other = each.other if each.one == ref else each.one
        return nodes[other].center().y()

    here = sorted((each for each in wraps if ref in (each.one, each.other)), key=far_end)
    return (here.index(route) - (len(here) - 1) / 2) * nodes[ref].height() * 0.95


def to_edge(node: QRectF, edge: float, down: float) -> QLineF:
    return QLineF(node.center(), QPointF(edge, node.center().y() + down))
