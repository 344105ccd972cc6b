"""The planet chart as it is printed: night sea with its grid, cut continents, lit routes, the signs of locations."""

from random import Random

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.excavation_earth.chart import Chart, ChartPlaces, Location, stubs
from desktop.games.excavation_earth.hues import (
    BURNT,
    CREAM,
    DEEP_NIGHT,
    LIT_PAPER,
    NIGHT_INK,
    PALE_GOLD,
    SIGNAL,
    WHITE,
    hue,
    ink_on_region,
)
from desktop.games.excavation_earth.lands import land_paths
from desktop.games.excavation_earth.signs import emblem, symbol
from desktop.paint.grounds import tile
from desktop.paint.light import Stop, around, downwards, grain, shadow
from desktop.paint.painting import clipped, dashed, kept, pen
from desktop.paint.paths import circle, polygon, regular_polygon, rounded, square_around
from desktop.paint.text import figure
from desktop.style.mixing import darker, lighter, mix, solid, with_alpha
from desktop.style.palette import ThemeName
from desktop.style.theme import Style

SEAS: dict[ThemeName, tuple[Stop, ...]] = {
    "light": ((0, "#3F7C80"), (0.6, "#2A5E63"), (1, "#183F45")),
    "dark": ((0, "#24494F"), (0.6, "#173238"), (1, "#0B1B20")),
    "contrast": ((0, "#0F2428"), (0.6, "#08161A"), (1, "#020607")),
}
SAND, NOBODYS = "#EBDDBF", "#B9B49A"
STRATA = 8
MERIDIANS = 7
RADIUS = 9.0


def planet_chart(painter: QPainter, chart: Chart, places: ChartPlaces, style: Style) -> None:
    rect = places.rect
    path = rounded(rect, RADIUS)
    with clipped(painter, path):
        sea(painter, rect, style)
        for region, land in land_paths(chart, places.onto).items():
            draw_land(painter, land, region, style)
        draw_routes(painter, chart, places, style)
    if not style.on_paper:
        painter.fillPath(path, downwards(rect, ((0, with_alpha("#000000", 0.28)), (0.04, with_alpha("#000000", 0)))))
    painter.strokePath(path, pen("#FFFFFF" if style.theme_name == "contrast" else "#12302F", 1.6))
    for location in chart.locations:
        draw_location(painter, places.nodes[location.ref], location, style)


# Sea and land


def sea(painter: QPainter, rect: QRectF, style: Style) -> None:
    """A globe seen flat: meridians, parallels, and two orbits over it."""
    if style.on_paper:
        painter.fillRect(rect, solid(style.ground.board))
        return
    lamp = QPointF(rect.x() + rect.width() * 0.45, rect.y() + rect.height() * 0.40)
    painter.fillRect(rect, around(lamp, rect.width() * 0.62, SEAS[style.theme_name]))
    middle = rect.center()
    with kept(painter):
        painter.setPen(pen(with_alpha("#F3EAD7", 0.11)))
        for number in range(1, MERIDIANS):
            painter.drawEllipse(middle, rect.width() * 0.57 * number / (MERIDIANS - 1), rect.height() * 0.86)
        for number in range(-3, 4):
            y = middle.y() + number * rect.height() * 0.16
            parallel = QPainterPath(QPointF(rect.x(), y))
            parallel.quadTo(QPointF(middle.x(), y + number * rect.height() * 0.035), QPointF(rect.right(), y))
            painter.drawPath(parallel)
        painter.setPen(dashed(with_alpha(SIGNAL, 0.30), 1.4, (6, 5)))
        for turn, share in ((-14, 0.30), (11, 0.22)):
            with kept(painter):
                painter.translate(middle)
                painter.rotate(turn)
                painter.drawEllipse(QPointF(0, 0), rect.width() * 0.56, rect.height() * share)
    ticks(painter, rect)


def ticks(painter: QPainter, rect: QRectF) -> None:
    """The scale along the rim of a chart."""
    lines = []
    step = rect.width() / 72
    for number in range(1, 72):
        length = 6.0 if number % 6 == 0 else 3.0
        x = rect.x() + step * number
        lines += [QLineF(x, rect.y(), x, rect.y() + length), QLineF(x, rect.bottom() - length, x, rect.bottom())]
    with kept(painter):
        painter.setPen(pen(with_alpha("#F3EAD7", 0.35)))
        painter.drawLines(lines)


def draw_land(painter: QPainter, land: QPainterPath, region: str, style: Style) -> None:
    """Cut cardboard in the colour of its region, with the layers that one digs through."""
    colour = hue(region) if region else NOBODYS
    shadow(painter, land, style, drop=3, blur=10, strength=0.34)
    if not style.on_paper:
        for width in (22, 13, 6):
            painter.strokePath(land, pen(with_alpha("#BFE0D6", 0.07), width))
    box, base = land.boundingRect(), land_colour(colour, region, style)
    painter.fillPath(land, downwards(box, ((0, lighter(base, 0.16)), (1, mix(base, "#3A2410", 0.16)))))
    with clipped(painter, land):
        strata(
            painter, box, mix(colour, "#3A2410", 0.45).name() if not style.is_dark else "#000000", ord(region or "-")
        )
        painter.strokePath(land, pen(with_alpha("#FFF6E0", 0.10 if style.is_dark else 0.22), 9))
        painter.strokePath(land, pen(with_alpha("#FFF6E0", 0.10 if style.is_dark else 0.22), 4))
    if not style.on_paper:
        grain(painter, land, 30, "#3C280A", 12)
    rim = lighter(colour, 0.25) if style.theme_name == "contrast" else mix(colour, "#2A1A08", 0.55)
    painter.strokePath(land, pen(rim, 1.7))


def land_colour(colour: str, region: str, style: Style) -> str:
    if style.theme_name == "contrast":
        return mix(colour, "#000000", 0.66 if region else 0.80).name()
    if style.is_dark:
        return mix(mix(colour, SAND, 0.30), "#0E1C1E", 0.52 if region else 0.66).name()
    return mix(colour, SAND, 0.50 if region else 0.25).name()


def strata(painter: QPainter, box: QRectF, colour: str, seed: int) -> None:
    chance = Random(seed)
    step = 30.0
    with kept(painter):
        painter.setPen(pen(with_alpha(colour, 0.26), 1.3))
        for number in range(STRATA):
            y = box.y() + box.height() * (number + 0.5) / STRATA
            line = QPainterPath(QPointF(box.x(), y))
            for wave in range(int(box.width() / step) + 2):
                x = box.x() + wave * step
                line.quadTo(x + step / 2, y + chance.uniform(-9, 9), x + step, y + chance.uniform(-3, 3))
            painter.drawPath(line)


# Routes


def draw_routes(painter: QPainter, chart: Chart, places: ChartPlaces, style: Style) -> None:
    """Lit lines; those that go around the globe end dashed at the edge, with a sign of where they lead."""
    plain, around_globe = QPainterPath(), QPainterPath()
    ends: list[tuple[QPointF, Location]] = []
    for route in chart.routes:
        if not route.is_wrap:
            add_line(plain, QLineF(places.at(route.one), places.at(route.other)))
            continue
        west, east = stubs(chart, route, places.nodes, places.rect)
        add_line(around_globe, west)
        add_line(around_globe, east)
        first, second = sorted((route.one, route.other), key=lambda ref: places.at(ref).x())
        ends += [(west.p2(), chart.location(second)), (east.p2(), chart.location(first))]
    for path in (plain, around_globe):
        painter.strokePath(path, pen(with_alpha("#0B2223", 0.62), 6.4))
        painter.strokePath(path, pen(with_alpha(SIGNAL, 0.30 if style.is_dark else 0.22), 5))
    painter.strokePath(plain, pen(LIT_PAPER, 2.6))
    painter.strokePath(around_globe, dashed(LIT_PAPER, 2.6, (3, 2)))
    for end, leads_to in ends:
        draw_end(painter, end, leads_to, places, style)


def add_line(path: QPainterPath, line: QLineF) -> None:
    path.moveTo(line.p1())
    path.lineTo(line.p2())


def draw_end(painter: QPainter, end: QPointF, leads_to: Location, places: ChartPlaces, style: Style) -> None:
    """A small flag at the edge: an arrow outwards and the sign of the place on the other side of the globe."""
    way = -1 if end.x() < places.rect.center().x() else 1
    radius = max(9.0, 10.5 * style.unit)
    tip = polygon(((end.x() - way, end.y()), (end.x() - way * 8, end.y() - 5.5), (end.x() - way * 8, end.y() + 5.5)))
    painter.fillPath(tip, solid(LIT_PAPER))
    centre = end - QPointF(way * (radius + 8), 0)
    box, plate = square_around(centre, radius), circle(centre, radius)
    painter.fillPath(plate, solid(CREAM if leads_to.market else hue(leads_to.region or WHITE)))
    if leads_to.is_black:
        painter.fillPath(plate, solid(DEEP_NIGHT))
        symbol(painter, "SM", centre, radius * 0.66, PALE_GOLD)
    elif leads_to.market:
        figure(painter, box, str(leads_to.market), max(13.0, radius * 1.4), NIGHT_INK, serif=True)
    else:
        emblem(painter, leads_to.region, square_around(centre, radius * 0.68), ink_on_region(leads_to.region))
    painter.strokePath(plate, pen(SIGNAL if leads_to.is_black else NIGHT_INK, 1.4))


def lit_route(painter: QPainter, line: QLineF, style: Style) -> None:
    """A route that may be taken now."""
    path = QPainterPath()
    add_line(path, line)
    painter.strokePath(path, pen(style.theme.casing, 8.5))
    painter.strokePath(path, pen(style.theme.lit, 5.5))
    painter.strokePath(path, pen(with_alpha("#FFFFFF", 0.55), 1.6))


# Locations


def draw_location(painter: QPainter, rect: QRectF, location: Location, style: Style) -> None:
    if location.is_black:
        black_market(painter, rect, style)
        return
    if location.region:
        site(painter, rect, location.region, style, has_emblem=not location.market)
    if location.market:
        disc = square_around(rect.center(), rect.width() * (0.37 if location.region else 0.5))
        market(painter, disc, location.market, location.symbol, style)


def site(painter: QPainter, rect: QRectF, region: str, style: Style, *, has_emblem: bool = True) -> None:
    """A dig site: a hexagon in the colour of its region, with the emblem."""
    radius, centre = rect.width() / 2, rect.center()
    tile(painter, regular_polygon(centre, radius, 6), darker(hue(region), 0.05), style, thickness=2)
    painter.strokePath(regular_polygon(centre, radius, 6), pen(darker(hue(region), 0.62), 1.4))
    painter.strokePath(regular_polygon(centre, radius * 0.86, 6), pen(with_alpha(ink_on_region(region), 0.5), 1.1))
    if has_emblem:
        emblem(painter, region, square_around(centre, radius * 0.56), with_alpha(ink_on_region(region), 0.95))


def market(painter: QPainter, rect: QRectF, number: int, sign: str, style: Style) -> None:
    """A market: its number and its symbol on a cream disc; its number alone where the symbol is told elsewhere."""
    radius, disc = rect.width() / 2, circle(rect.center(), rect.width() / 2)
    shadow(painter, disc, style, drop=2, blur=5, strength=0.4)
    painter.fillPath(disc, solid(CREAM))
    painter.strokePath(disc, pen(NIGHT_INK, 2))
    left = QRectF(rect.x() + radius * 0.08, rect.y() - radius * 0.04, radius, rect.height())
    figure(painter, left if sign else rect, str(number), max(16.0, radius * 1.08), NIGHT_INK, serif=True)
    if not sign:
        return
    symbol(painter, sign, rect.center() + QPointF(radius * 0.46, 0), radius * 0.40, BURNT)


def black_market(painter: QPainter, rect: QRectF, style: Style) -> None:
    """A dark plate with the mask."""
    inner = rect.adjusted(0, rect.height() * 0.07, 0, -rect.height() * 0.07)
    path = rounded(inner, rect.width() * 0.26)
    shadow(painter, path, style, drop=2, blur=5, strength=0.45)
    painter.fillPath(path, solid(DEEP_NIGHT))
    painter.strokePath(path, pen(SIGNAL, 2))
    symbol(painter, "SM", rect.center() + QPointF(0, rect.height() * 0.03), rect.width() * 0.32, PALE_GOLD)
