"""The drawings: twenty relics that nobody confuses, land under every site, signs that differ by shape."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.excavation_earth.buyers import HEADS, buyer
from desktop.games.excavation_earth.chart import Chart, Location, chart_places, transform_to
from desktop.games.excavation_earth.drawing import Shape, outline_in, silhouette
from desktop.games.excavation_earth.hues import HUES, REGIONS
from desktop.games.excavation_earth.lands import land_paths
from desktop.games.excavation_earth.places import chart_of
from desktop.games.excavation_earth.relic_drawings import RELICS
from desktop.games.excavation_earth.relics import relic, relic_path
from desktop.games.excavation_earth.signs import EMBLEMS, GLYPHS, SYMBOLS
from desktop.paint.painting import painted_image
from desktop.style.mixing import solid
from desktop.style.palette import THEMES, ThemeName
from desktop.style.theme import Style
from tests.desktop.games.excavation_earth.positions import box
from tests.desktop.paint.pictures import drawn_box, picture_on, share_of

pytestmark = pytest.mark.usefixtures("qapp")

SMALL = 28
BOX = QRectF(0, 0, SMALL, SMALL)
CHART = QRectF(0, 0, 820, 392)


def shadow_of(path: QPainterPath) -> set[tuple[int, int]]:
    """The pixels that a shape covers at the smallest size in which relics are told apart."""
    image = painted_image(SMALL, SMALL, lambda painter, _: painter.fillPath(path, solid("#000000")))
    return {(x, y) for x in range(SMALL) for y in range(SMALL) if image.pixelColor(x, y).alpha() > 127}


def alike(one: set[tuple[int, int]], other: set[tuple[int, int]]) -> float:
    """How much two shapes have in common, of all that they cover."""
    return len(one & other) / len(one | other)


def test_every_relic_of_the_box_has_a_drawing() -> None:
    assert set(RELICS) == set(box().relics)


def test_twenty_silhouettes_differ() -> None:
    """Those of one colour by more than those that another colour tells apart already."""
    shadows = {kind: shadow_of(relic_path(kind, BOX)) for kind in RELICS}
    for one, other in combinations(shadows, 2):
        assert alike(shadows[one], shadows[other]) < (0.86 if one[0] == other[0] else 0.92), (one, other)


@pytest.mark.parametrize("shapes", [EMBLEMS, SYMBOLS, GLYPHS, HEADS], ids=["emblems", "symbols", "glyphs", "buyers"])
def test_signs_of_a_kind_differ(shapes: dict[str, Shape]) -> None:
    shadows = {name: shadow_of(outline_in(shape, BOX)) for name, shape in shapes.items()}
    for one, other in combinations(shadows, 2):
        assert alike(shadows[one], shadows[other]) < 0.86, (one, other)


def test_no_glyph_looks_like_a_symbol() -> None:
    glyphs = {name: shadow_of(outline_in(shape, BOX)) for name, shape in GLYPHS.items()}
    symbols = {name: shadow_of(outline_in(shape, BOX)) for name, shape in SYMBOLS.items()}
    assert all(alike(glyph, sign) < 0.7 for glyph in glyphs.values() for sign in symbols.values())


@pytest.mark.parametrize("kind", RELICS)
def test_a_glyph_lies_on_its_relic(kind: str) -> None:
    drawing = RELICS[kind]
    across, down, radius = drawing.glyph
    outline = silhouette(drawing.shape)
    corners = [QPointF(across + radius * x, down + radius * y) for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))]
    assert all(outline.contains(corner) for corner in corners)
    assert radius * SMALL / 100 > 3.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("kind", RELICS)
def test_a_small_relic_shows_its_colour(kind: str, theme: ThemeName) -> None:
    style = Style(theme, "excavation_earth")

    def paint(painter: QPainter, rect: QRectF) -> None:
        relic(painter, rect, kind, "", "", style)

    assert share_of(picture_on(style.ground.board, SMALL, paint), HUES[kind[0]], 60) > 0.10


@pytest.mark.parametrize("letter", HEADS)
def test_buyers_stand_on_their_foot(letter: str) -> None:
    style = Style("light", "excavation_earth")
    image = painted_image(90, 90, lambda painter, _: buyer(painter, QRectF(20, 20, 50, 60), letter, "", style))
    seen = drawn_box(image)
    assert 78 < seen.bottom() <= 90
    assert 14 <= seen.top() < 30


def test_every_site_lies_on_the_land_of_its_region() -> None:
    chart = chart_of(box())
    lands = land_paths(chart, transform_to(chart, CHART))
    at = chart_places(chart, CHART, 1.0)
    for location in chart.locations:
        if location.region:
            assert lands[location.region].contains(at.at(location.ref)), location.ref
    for one, other in combinations(REGIONS, 2):
        assert not lands[one].intersects(lands[other])


def test_a_site_in_the_sea_gets_an_island() -> None:
    """An owner may correct where a place lies."""
    far_out = Location("Y1", 250, 250, region="Y")
    plain = chart_of(box())
    chart = Chart(tuple(far_out if each.ref == "Y1" else each for each in plain.locations), plain.routes)
    onto = transform_to(chart, CHART)
    assert land_paths(chart, onto)["Y"].contains(onto.map(QPointF(250, 250)))
    assert not land_paths(plain, onto)["Y"].contains(onto.map(QPointF(250, 250)))


def test_the_coast_is_the_same_every_time() -> None:
    chart = chart_of(box())
    onto = transform_to(chart, CHART)
    assert land_paths(chart, onto) == land_paths(chart, onto)
