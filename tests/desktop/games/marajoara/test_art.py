"""The drawings of Marajoara follow the edition, whatever it says."""

from dataclasses import fields
from functools import partial
from itertools import combinations, pairwise
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.games.marajoara import cart, dig_grid, museum, tracks
from desktop.games.marajoara.jar import Workshop, jar_outline, shard_paths, small_jar
from desktop.paint.painting import painted_image
from desktop.style.theme import Style
from rules.core.edition import read_edition
from rules.marajoara.components import Box, TrackSpace, box_of
from tests.desktop.paint.pictures import pixels_of

STYLE = Style("light", "marajoara")
JAR = QRectF(10, 10, 180, 220)


@pytest.fixture(scope="module")
def box() -> Box:
    assets = Path(__file__).parents[4] / "assets" / "marajoara" / "edition"
    return box_of(read_edition(assets, "marajoara"))


def area(path: QPainterPath) -> float:
    corners = path.toFillPolygon()
    points = [corners.at(at) for at in range(corners.count())]
    if not points:
        return 0.0
    return abs(sum(one.x() * two.y() - two.x() * one.y() for one, two in pairwise([*points, points[0]]))) / 2


def test_shards_fill_the_jar_and_do_not_overlap(box: Box) -> None:
    paths = shard_paths(JAR, box.parts.museum.shape)
    whole = area(jar_outline(JAR))
    assert sum(area(path) for path in paths.values()) == pytest.approx(whole, rel=0.01)
    for one, other in combinations(paths.values(), 2):
        assert area(one.intersected(other)) < whole / 500


def test_shards_touch_where_the_edition_says_so(box: Box) -> None:
    paths = shard_paths(JAR, box.parts.museum.shape)
    for one, other in combinations(paths, 2):
        seams = [paths[one].intersects(paths[other].translated(right, down)) for right, down in NUDGES]
        assert any(seams) == (other in box.neighbours[one]), (one, other)


NUDGES = ((4, 0), (-4, 0), (0, 4), (0, -4))


def test_a_placed_shard_is_painted(box: Box) -> None:
    def reds(placed: tuple[str, ...]) -> int:
        workshop = Workshop(box.parts.museum.fragments, box.parts.museum.shape, placed)
        image = painted_image(200, 240, lambda painter, _: small_jar(painter, JAR, workshop, STYLE))
        seen = (image.pixelColor(x, y) for x in range(0, 200, 2) for y in range(0, 240, 2))
        return sum(is_red(colour) for colour in seen)

    assert reds(()) < 20 < reds(("F4",)) < reds(("F4", "F3"))


def is_red(colour: QColor) -> bool:
    return colour.red() > colour.green() + 50 and colour.red() > colour.blue() + 50 and colour.alpha() > 200


def test_every_kind_of_track_space_has_its_own_sign() -> None:
    kinds = get_args(get_type_hints(TrackSpace)["kind"])
    pictures = {}
    for kind in kinds:
        space = TrackSpace(kind, 2, 1)
        pictures[kind] = pixels_of(painted_image(70, 40, partial(draw_sign, space)))
    assert not any(pictures.pop("start"))
    assert all(any(picture) for picture in pictures.values())
    assert len(set(pictures.values())) == len(pictures)


def draw_sign(space: TrackSpace, painter: QPainter, rect: QRectF) -> None:
    tracks.space_sign(painter, rect, space, "red", STYLE)


@pytest.mark.parametrize(("width", "height", "lap"), [(372, 588, 30), (322, 420, 30), (500, 300, 40), (372, 588, 31)])
def test_the_score_ring_goes_round_once(width: int, height: int, lap: int) -> None:
    rect = QRectF(5, 5, width, height)
    spaces = tracks.score_spaces(rect, 34, lap)
    assert len(spaces) == lap
    for one, other in pairwise([*spaces, spaces[0]]):
        assert one.adjusted(-1, -1, 1, 1).intersects(other)
    for one, other in combinations([space.adjusted(1, 1, -1, -1) for space in spaces], 2):
        assert not one.intersects(other)
    assert all(rect.adjusted(-1, -1, 1, 1).contains(space) for space in spaces)


def test_the_grid_lays_every_space_out_on_its_board(box: Box) -> None:
    place = dig_grid.grid_place(QRectF(0, 0, 588, 588), box.spaces, STYLE)
    boxes = [place.of(space) for space in box.spaces]
    assert all(place.rect.contains(each) for each in boxes)
    assert len({(each.x(), each.y()) for each in boxes}) == len(box.spaces)
    assert place.cell > 60


def test_discs_stay_on_their_space_and_off_its_sign() -> None:
    place = QRectF(0, 0, 72, 42)
    radius = tracks.disc_radius(place)
    for count in (1, 2, 3, 4):
        for centres in (tracks.disc_places(place, count), tracks.start_places(place, count)):
            assert len(centres) == count
            assert all(place.left() + radius <= centre.x() + 0.1 <= place.right() - radius + 0.2 for centre in centres)


def test_cart_slots_run_downwards_inside_the_cart() -> None:
    rect = QRectF(0, 0, 220, 400)
    slots = cart.cart_slots(rect, 5)
    assert all(rect.contains(slot) for slot in slots)
    assert all(one.bottom() < other.top() for one, other in pairwise(slots))


@pytest.mark.parametrize(("width", "height", "unit"), [(676, 304, 1.0), (540, 206, 0.8), (1080, 480, 1.6)])
def test_the_parts_of_a_mat_do_not_overlap(box: Box, width: int, height: int, unit: float) -> None:
    style, rect = Style("light", "marajoara", unit), QRectF(0, 0, width, height)
    places = museum.mat_places(rect, 3, box.parts.museum.row_length, style)
    parts = [places.head, places.jar, places.case, places.slate, places.supply, places.storage]
    assert all(rect.contains(part) for part in parts)
    assert not any(one.intersects(other) for one, other in combinations(parts, 2))


@pytest.mark.parametrize(
    ("width", "height", "unit"), [(534, 93, 1.0), (430, 63, 0.8), (430, 103, 0.8), (534, 146, 1.0)]
)
def test_the_parts_of_a_small_mat_do_not_overlap(box: Box, width: int, height: int, unit: float) -> None:
    style, rect = Style("light", "marajoara", unit), QRectF(0, 0, width, height)
    places = museum.small_mat_places(rect, len(box.case), 3, box.parts.museum.row_length, style)
    parts = [getattr(places, each.name) for each in fields(places)]
    assert all(rect.contains(part) for part in parts)
    assert not any(one.intersects(other) for one, other in combinations(parts, 2))
