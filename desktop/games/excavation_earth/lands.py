"""The continents, drawn by hand on the canvas of the chart: no survey's outline, only what a stranger would recognise.

A site that lies off the drawn land, in an edition with other coordinates, gets an island of its own.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from random import Random

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

from desktop.games.excavation_earth.chart import Chart

Point = tuple[float, float]
Outline = tuple[Point, ...]

LANDS: dict[str, tuple[Outline, ...]] = {
    "R": (
        (
            (104, 128),
            (112, 96),
            (150, 72),
            (192, 64),
            (226, 72),
            (252, 58),
            (300, 56),
            (342, 66),
            (362, 88),
            (350, 108),
            (334, 120),
            (348, 140),
            (334, 164),
            (314, 162),
            (300, 186),
            (284, 212),
            (278, 240),
            (292, 264),
            (280, 276),
            (262, 260),
            (240, 264),
            (242, 286),
            (262, 300),
            (274, 322),
            (264, 338),
            (244, 340),
            (222, 336),
            (198, 328),
            (180, 304),
            (164, 284),
            (150, 256),
            (140, 226),
            (128, 200),
            (122, 172),
            (110, 152),
        ),
    ),
    "G": (
        (
            (262, 354),
            (296, 344),
            (334, 350),
            (356, 364),
            (374, 392),
            (370, 424),
            (358, 446),
            (354, 472),
            (332, 502),
            (314, 532),
            (298, 560),
            (280, 584),
            (262, 574),
            (250, 548),
            (234, 520),
            (228, 492),
            (236, 458),
            (246, 424),
            (242, 396),
            (248, 370),
        ),
    ),
    "Y": (
        (
            (456, 302),
            (490, 286),
            (530, 288),
            (574, 296),
            (602, 316),
            (616, 346),
            (640, 372),
            (662, 380),
            (640, 408),
            (622, 432),
            (616, 462),
            (606, 494),
            (584, 524),
            (558, 536),
            (536, 530),
            (522, 500),
            (518, 470),
            (504, 450),
            (478, 452),
            (448, 462),
            (420, 450),
            (400, 422),
            (392, 392),
            (404, 356),
            (426, 326),
        ),
        ((640, 470), (654, 462), (660, 486), (648, 514), (636, 504)),
    ),
    "V": (
        (
            (402, 212),
            (394, 186),
            (408, 162),
            (430, 150),
            (448, 132),
            (472, 130),
            (492, 136),
            (506, 122),
            (486, 108),
            (476, 84),
            (486, 58),
            (510, 46),
            (532, 58),
            (536, 86),
            (530, 112),
            (552, 104),
            (578, 86),
            (612, 78),
            (642, 70),
            (682, 62),
            (716, 76),
            (738, 102),
            (740, 136),
            (726, 166),
            (700, 186),
            (664, 196),
            (630, 192),
            (606, 200),
            (578, 196),
            (562, 212),
            (548, 232),
            (532, 216),
            (518, 204),
            (514, 226),
            (500, 222),
            (492, 202),
            (470, 204),
            (450, 218),
            (424, 230),
        ),
        ((396, 112), (414, 100), (424, 118), (416, 140), (400, 138)),
    ),
    "O": (
        (
            (752, 96),
            (790, 70),
            (840, 62),
            (890, 76),
            (930, 90),
            (946, 118),
            (916, 132),
            (896, 160),
            (886, 190),
            (872, 216),
            (868, 246),
            (850, 268),
            (832, 282),
            (824, 306),
            (836, 330),
            (820, 346),
            (804, 326),
            (794, 300),
            (774, 290),
            (760, 266),
            (750, 236),
            (746, 200),
            (756, 162),
            (748, 126),
        ),
        (
            (744, 392),
            (772, 366),
            (806, 366),
            (834, 380),
            (848, 408),
            (832, 436),
            (796, 448),
            (762, 440),
            (742, 416),
        ),
        ((862, 420), (884, 410), (900, 424), (882, 438)),
        (
            (838, 506),
            (856, 478),
            (882, 466),
            (900, 476),
            (914, 456),
            (940, 468),
            (962, 494),
            (964, 526),
            (946, 554),
            (914, 566),
            (884, 556),
            (858, 558),
            (840, 536),
        ),
        ((904, 196), (918, 204), (908, 236), (894, 246), (898, 220)),
    ),
    "": (
        # Nobody digs here: the near East and India, Greenland, the isles of the north, the southern ice.
        (
            (604, 218),
            (640, 208),
            (682, 208),
            (720, 202),
            (742, 240),
            (746, 276),
            (736, 302),
            (718, 330),
            (704, 364),
            (690, 384),
            (676, 352),
            (664, 318),
            (646, 306),
            (630, 330),
            (612, 318),
            (600, 290),
            (584, 264),
            (572, 240),
            (588, 222),
        ),
        ((388, 52), (412, 38), (446, 36), (456, 58), (436, 84), (414, 94), (396, 78)),
        ((206, 44), (240, 34), (284, 36), (300, 46), (262, 52), (226, 54)),
        ((400, 590), (470, 574), (548, 582), (628, 570), (700, 584), (720, 620), (400, 620)),
    ),
}
CURVE_STEPS = 7
COAST_STEP = 5.0
"""In pixels: how closely the coast is drawn."""
WAVES = ((0.9, 0.22), (2.3, 0.34), (4.1, 0.42))
"""Length and height of the waves of a coast, in its roughness."""
SPRAY, ROUGHNESS = 0.28, 5.2
ISLET = 44.0
ISLET_CORNERS = 9
NOWHERE = 1e-6


def land_paths(chart: Chart, onto: QTransform) -> dict[str, QPainterPath]:
    """The land of each region on the table, and under the empty letter the rest."""
    return {region: land_of(chart, onto, region) for region in sorted(LANDS)}


def land_of(chart: Chart, onto: QTransform, region: str) -> QPainterPath:
    whole = QPainterPath()
    roughness = math.sqrt(abs(onto.determinant())) * ROUGHNESS
    for number, outline in enumerate((*LANDS[region], *islets(chart, region))):
        whole = whole.united(coast(outline, onto, seed=ord(region or "-") + number, roughness=roughness))
    return whole


def islets(chart: Chart, region: str) -> Sequence[Outline]:
    """Islands under the sites of this region that lie in the sea."""
    drawn = [smooth_path(outline) for outline in LANDS[region]]
    sites = (location for location in chart.locations if region and location.region == region)
    return [
        islet(site.x, site.y) for site in sites if not any(path.contains(QPointF(site.x, site.y)) for path in drawn)
    ]


def islet(x: float, y: float) -> Outline:
    chance = Random(round(x * 7 + y))
    points = []
    for corner in range(ISLET_CORNERS):
        angle = 2 * math.pi * corner / ISLET_CORNERS
        across, down = (ISLET * chance.uniform(0.82, 1.15) for _ in range(2))
        points.append((x + 1.15 * across * math.cos(angle), y + down * math.sin(angle)))
    return tuple(points)


def smooth_path(outline: Outline) -> QPainterPath:
    return closed([QPointF(x, y) for x, y in curve(outline)])


def closed(points: Sequence[QPointF]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


@lru_cache(maxsize=64)
def curve(outline: Outline) -> Outline:
    """A smooth closed line through all points (Catmull and Rom)."""
    points = []
    count = len(outline)
    for number in range(count):
        around = [outline[(number + step) % count] for step in (-1, 0, 1, 2)]
        points += [between(around, step / CURVE_STEPS) for step in range(CURVE_STEPS)]
    return tuple(points)


def between(around: Sequence[Point], share: float) -> Point:
    """A point between the second and the third of four."""

    def along(a: float, b: float, c: float, d: float) -> float:
        bend, twist = 2 * a - 5 * b + 4 * c - d, 3 * b - a - 3 * c + d
        return 0.5 * (2 * b + (c - a) * share + bend * share**2 + twist * share**3)

    (ax, ay), (bx, by), (cx, cy), (dx, dy) = around
    return along(ax, bx, cx, dx), along(ay, by, cy, dy)


def coast(outline: Outline, onto: QTransform, seed: int, roughness: float) -> QPainterPath:
    """The outline on the table with bays and headlands: waves of several lengths, the same for the same seed."""
    chance = Random(seed)
    waves = [(roughness * length, chance.uniform(0, 2 * math.pi), share) for length, share in WAVES]
    smooth = [onto.map(QPointF(x, y)) for x, y in curve(outline)]
    points, walked = [], 0.0
    for start, end in zip(smooth, [*smooth[1:], smooth[0]], strict=True):
        step = end - start
        length = math.hypot(step.x(), step.y())
        if length < NOWHERE:
            continue
        outwards, done = QPointF(step.y(), -step.x()) / length, 0.0
        while done < length:
            sway = sum(share * math.sin((walked + done) / wave + phase) for wave, phase, share in waves)
            reach = roughness * (sway + chance.uniform(-SPRAY, SPRAY))
            points.append(start + step * (done / length) + outwards * reach)
            done += COAST_STEP
        walked += length
    return closed(points)
