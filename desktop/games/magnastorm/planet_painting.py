"""The planet under its sky: calm sectors as green dunes, the storm as hatching and light, lines, plates, the tile.

What never changes is painted in one picture for each place of the storm; pieces, names and markers lie above it.
"""

import math
from itertools import pairwise
from random import Random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.board.room import table_style
from desktop.games.magnastorm.hues import BLACK_CUBE, CALM, FIELDS, INK, NEUTRAL, PAPER, SPACE, STORM
from desktop.games.magnastorm.pieces import pad
from desktop.games.magnastorm.planet import SECTOR, PlanetPlaces, planet_places
from desktop.games.magnastorm.signs import bolt, field_icon, turning
from desktop.paint.grounds import board, tile, well
from desktop.paint.light import around, glow, grain, shadow
from desktop.paint.marks import hatching
from desktop.paint.motifs import MotifInk, motif
from desktop.paint.painting import clipped, pen
from desktop.paint.paths import circle, polygon, regular_polygon, rounded, square_around
from desktop.paint.text import WIDEST, Row, figure, smallest
from desktop.style.fonts import width_of
from desktop.style.mixing import darker, mix, solid, with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style
from rules.magnastorm.components import WHITE, Layout, Price

EVERY = 5
STARS = 90
DUNES = 9
BOLTS = ((0.95, 24), (0.69, 24), (0.95, -3), (0.69, -22), (0.46, 0))
"""Where lightning shows in a sector: how far out, how many degrees aside."""
TILE_INNER = 0.30
"""Sectors begin here, below the tile."""
Calm = tuple[int, int, int]


def planet_board(
    painter: QPainter, rect: QRectF, style: Style, layout: Layout, calm: Calm, threshold: int, unit: float
) -> None:
    style = table_style(style, unit)
    at = planet_places(layout, rect, style)
    board(painter, rect, style)
    reputation_track(painter, at, style, threshold)
    disc = circle(at.centre, at.radius)
    if not style.on_paper:
        sky(painter, at, style)
        glow(painter, disc, "#8FE0C0", blur=14, strength=0.28)
    for sector in range(len(layout.sectors)):
        if sector in calm:
            dunes(painter, at, style, sector)
        else:
            storm(painter, at, style, sector)
    for sector in range(len(layout.sectors)):
        angle = at.angle_of(sector) - SECTOR / 2
        border = QPainterPath(at.polar(TILE_INNER, angle))
        border.lineTo(at.polar(1, angle))
        painter.strokePath(border, pen(with_alpha(SPACE, 0.85), 3.2))
        painter.strokePath(border, pen(with_alpha("#FFFFFF", 0.22), 1))
    light = at.centre - QPointF(0.35, 0.45) * at.radius
    rim = 0.0 if style.on_paper else 0.34
    shade = ((0, with_alpha("#FFFFFF", 0.16)), (0.5, with_alpha("#FFFFFF", 0)), (1, with_alpha("#000000", rim)))
    painter.fillPath(disc, around(light, at.radius * 1.6, shade))
    painter.strokePath(disc, pen("#12141A", 2.5))
    network(painter, at)
    for number, area in enumerate(layout.areas):
        if area.spaces:
            area_plate(painter, at, style, number, is_calm=area.sector in calm)
        else:
            pad(painter, at.pad(number), style, area.ref[-1])
    for number in range(len(layout.sites)):
        site(painter, at.site(number), style)


def reputation_track(painter: QPainter, at: PlanetPlaces, style: Style, threshold: int) -> None:
    """Every fifth space is darker; the one that ends the game is framed green."""
    ground = style.ground
    size, row = float(style.text_size(15)), Row(WIDEST, smallest(at.track.spaces))
    for number, space in enumerate(at.track.spaces):
        is_goal, is_fifth = number == threshold, number % EVERY == 0
        fill = mix(ground.well, ground.ink, 0.10 if is_fifth else 0).name()
        if is_goal:
            fill = style.tinted(ground.well, style.accent, 0.5, ground.ink)
        well(painter, rounded(space.adjusted(1.2, 1.2, -1.2, -1.2), 5), style, fill, 0.8)
        ink = style.readable_on(ground.ink if is_fifth or is_goal else style.quiet_ink, fill)
        figure(painter, space, str(number), size, ink, "bold" if is_fifth or is_goal else "regular", row=row)
    goal = rounded(at.track.spot(threshold), 6)
    painter.strokePath(goal, pen(style.accent_on_board, 2.6))


def sky(painter: QPainter, at: PlanetPlaces, style: Style) -> None:
    """Space with a few stars, in all themes."""
    path, box = rounded(at.sky, 10), at.sky
    painter.fillPath(path, around(box.center(), box.width() * 0.72, ((0, "#3B4150"), (1, SPACE))))
    with clipped(painter, path):
        motif(painter, box, style.game, MotifInk("#E4E7EC", style.accent, 0.06, 56 * style.unit))
        chance = Random(3)
        for _ in range(STARS):
            spot = QPointF(box.x() + chance.random() * box.width(), box.y() + chance.random() * box.height())
            star = circle(spot, 0.6 + chance.random() * 0.7)
            painter.fillPath(star, with_alpha("#FFFFFF", 0.12 + chance.random() * 0.35))
    painter.strokePath(path, pen("#12141A", 1.5))


# Sectors


def dunes(painter: QPainter, at: PlanetPlaces, style: Style, sector: int) -> None:
    wedge = at.wedge(sector, TILE_INNER)
    if style.on_paper:
        painter.fillPath(wedge, solid(style.ground.board))
        return
    painter.fillPath(wedge, around(at.centre, at.radius, ((0.3, "#CFE6D6"), (0.75, "#9CCBB0"), (1, "#6FA68C"))))
    grain(painter, wedge, 26, "#14141E", 21)
    chance = Random(sector * 7 + 3)
    with clipped(painter, wedge):
        for ridge in range(DUNES):
            out, angle = 0.36 + ridge * 0.075, at.angle_of(sector) + 32
            path = QPainterPath()
            for step in range(21):
                wave = 0.012 * math.sin(step * 0.9 + ridge * 2 + chance.random())
                spot = at.polar(out + wave, angle - 64 * step / 20)
                if step:
                    path.lineTo(spot)
                else:
                    path.moveTo(spot)
            painter.strokePath(path, pen(with_alpha("#2F6B50", 0.16), 1.3))


def storm(painter: QPainter, at: PlanetPlaces, style: Style, sector: int) -> None:
    """Hatching and lightning."""
    wedge = at.wedge(sector, TILE_INNER)
    if style.on_paper:
        painter.fillPath(wedge, solid(style.ground.board))
    else:
        painter.fillPath(wedge, around(at.centre, at.radius, ((0.3, "#6B7182"), (0.75, "#575D6E"), (1, "#3F4453"))))
        grain(painter, wedge, 26, "#14141E", 21)
    hatching(painter, wedge, pen(with_alpha("#20242E", 0.42), 2), 9)
    with clipped(painter, wedge):
        for out, aside in BOLTS:
            spot = at.polar(out, at.angle_of(sector) + aside)
            bolt(painter, spot, at.radius * 0.033, with_alpha(INK if style.on_paper else "#FFE27A", 0.85))


# Lines, plates, sites


def network(painter: QPainter, at: PlanetPlaces) -> None:
    """Lines between areas; those that run through a site bend there."""
    layout, path = at.layout, QPainterPath()
    for number, area in enumerate(layout.areas):
        start = at.at(area.spot) if area.spaces else at.pad(number).center()
        for other in area.neighbours:
            if area.spaces and other < number:
                continue
            through = layout.crossings.get((number, other))
            ends = [start, at.at(layout.areas[other].spot)]
            stops = ends if through is None else [ends[0], at.site(through).center(), ends[1]]
            for one, next_ in pairwise(stops):
                path.moveTo(one)
                path.lineTo(next_)
    unit = at.radius / 262
    painter.strokePath(path, pen(with_alpha("#14161C", 0.6), 5.5 * unit))
    painter.strokePath(path, pen("#F4F1E4", 2.3 * unit))


def area_plate(painter: QPainter, at: PlanetPlaces, style: Style, area: int, *, is_calm: bool) -> None:
    path = at.plate_of(area)
    shadow(painter, path, style, drop=2, blur=5, strength=0.3)
    painter.fillPath(path, solid("#EEF1EA" if is_calm else "#A9AEBA"))
    painter.strokePath(path, pen(with_alpha("#20242E", 0.7), 1.2))
    for space in at.layout.areas[area].spaces:
        draw_space(painter, at.space(space), at.layout.spaces[space].colour, is_calm=is_calm)


def draw_space(painter: QPainter, rect: QRectF, colour: str, *, is_calm: bool) -> None:
    radius, centre = rect.width() / 2, rect.center()
    path = circle(centre, radius)
    body = solid(FIELDS[colour]) if is_calm else mix(FIELDS[colour], "#6B7080", 0.38)
    painter.fillPath(path, body)
    hollow = ((0, with_alpha("#000000", 0.16)), (1, with_alpha("#000000", 0)))
    painter.fillPath(path, around(centre - QPointF(0, radius * 0.5), radius * 1.4, hollow))
    painter.strokePath(path, pen(darker(body, 0.45), 1.2))
    field_icon(painter, centre, radius * 0.56, colour, "#8A8578" if colour == WHITE else "#FFFFFF")


def site(painter: QPainter, rect: QRectF, style: Style) -> None:
    path = regular_polygon(rect.center(), rect.width() / 2 * 0.95, 4)
    painter.fillPath(path, solid(INK))
    painter.strokePath(path, pen("#F4F1E4", 1.8))


# The centre tile


def centre_tile(
    painter: QPainter,
    rect: QRectF,
    style: Style,
    calm: Calm,
    angles: tuple[float, ...],
    income: tuple[tuple[Price, ...], ...],
    round_: str,
    of: str,
) -> None:
    """Green towards calm, with what labs there bring from one to four; red towards storm; the round in the middle."""
    radius, centre = rect.width() / 2, rect.center()

    def corner(angle: float, out: float = 1.0) -> QPointF:
        turn = math.radians(angle)
        return centre + QPointF(math.cos(turn), -math.sin(turn)) * (radius * out)

    half = SECTOR / 2
    whole = polygon((corner(angle + half).x(), corner(angle + half).y()) for angle in angles)
    tile(painter, whole, "#E9ECF1", style, thickness=4)
    for sector, angle in enumerate(angles):
        corners = (centre, corner(angle + half), corner(angle - half))
        part = polygon((each.x(), each.y()) for each in corners)
        is_calm = sector in calm
        painter.fillPath(part, with_alpha("#BFE5CF" if is_calm else "#C9746B", 0.95))
        if not is_calm:
            hatching(painter, part, pen(with_alpha("#6A211B", 0.45), 1.6), 7)
        painter.strokePath(part, pen(with_alpha("#20242E", 0.7), 1.2))
        edge = QPainterPath(corner(angle + half, 0.97))
        edge.lineTo(corner(angle - half, 0.97))
        painter.strokePath(edge, pen(CALM if is_calm else STORM, max(3.0, radius * 0.05)))
        middle = corner(angle, 0.60)
        if is_calm:
            income_table(painter, middle, radius * 0.098, income[calm.index(sector)])
        else:
            bolt(painter, middle, radius * 0.155, "#FFE9A8")
    hub = circle(centre, radius * 0.29)
    shadow(painter, hub, style, drop=2, blur=4, strength=0.35)
    painter.fillPath(hub, solid(PAPER))
    painter.strokePath(hub, pen("#20242E", 1.6))
    figure(painter, hub_line(centre, radius, -0.055), round_, max(18.0, radius * 0.31), INK, serif=True)
    if width_of(of, SMALLEST_TEXT, "semibold") <= radius * HUB_LINE:
        ink = style.readable_on("#5A5F6B", PAPER)
        figure(painter, hub_line(centre, radius, 0.155), of, max(13.0, radius * 0.135), ink, "semibold")
    turning(painter, centre, radius * 0.345, INK)


def tile_side(painter: QPainter, rect: QRectF, style: Style, table: tuple[Price, ...]) -> None:
    """What stands on one side of the centre tile, on its way to the next: an income table, or the storm."""
    radius = rect.width() / 2
    path = circle(rect.center(), radius)
    painter.fillPath(path, solid("#BFE5CF" if table else "#C9746B"))
    painter.strokePath(path, pen(CALM if table else STORM, max(2.0, radius * 0.1)))
    if table:
        income_table(painter, rect.center(), radius * 0.30, table)
    else:
        bolt(painter, rect.center(), radius * 0.55, "#FFE9A8")


def tile_hexagon(painter: QPainter, rect: QRectF) -> None:
    """The centre tile as a small sign: half of it calm, half in the storm."""
    radius, centre = rect.width() / 2, rect.center()
    whole = regular_polygon(centre, radius, 6)
    painter.fillPath(whole, solid("#C9746B"))
    half = QPainterPath()
    half.addRect(QRectF(rect.x(), rect.y(), rect.width(), rect.height() / 2))
    painter.fillPath(whole.intersected(half), solid("#BFE5CF"))
    painter.strokePath(whole, pen(INK, 1.4))
    bolt(painter, centre + QPointF(0, radius * 0.45), radius * 0.3, "#FFE9A8")


HUB_LINE = 0.42
"""How wide words in the hub may be, of the radius of the planet."""


def hub_line(centre: QPointF, radius: float, down: float) -> QRectF:
    return square_around(centre + QPointF(0, radius * down), radius * 0.26)


def income_table(painter: QPainter, middle: QPointF, side: float, table: tuple[Price, ...]) -> None:
    """A row for each number of labs, from one on."""
    rows = table[1:]
    for number, price in enumerate(rows):
        colours = [BLACK_CUBE] * price.own + [NEUTRAL] * price.yellow
        for place, colour in enumerate(colours):
            spot = middle + QPointF(
                (place - (len(colours) - 1) / 2) * side, (number - (len(rows) - 1) / 2) * side * 1.22
            )
            square = rounded(square_around(spot, side * 0.43), side * 0.16)
            painter.fillPath(square, solid(colour))
            painter.strokePath(square, pen("#FFFFFF" if colour == BLACK_CUBE else "#5A430A", 1))
