"""Five drawers fit the cabinet, whichever is open, and each shows what game it holds."""

from functools import partial
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.cabinet.drawers import closed_drawer
from desktop.cabinet.places import DrawerPlace, PlateWords, drawer_places
from desktop.games.loading import part_of
from desktop.paint.painting import painted_image
from desktop.style.palette import CABINET, GAMES
from desktop.style.theme import Style
from tests.desktop.paint.pictures import pixels_of

DRAWERS = tuple(game for game in GAMES if game != CABINET)
CASE = QRectF(528, 30, 1040, 936)


@pytest.mark.parametrize("opened", ["", *DRAWERS])
def test_drawers_stay_inside_and_apart(opened: str) -> None:
    places = drawer_places(CASE, DRAWERS, opened)
    assert [place.game for place in places] == list(DRAWERS)
    assert all(CASE.contains(place.front) for place in places)
    assert all(one.front.bottom() <= (other.inside or other.front).top() + 1 for one, other in pairwise(places))
    assert [place.game for place in places if place.inside] == ([opened] if opened else [])


def test_every_game_has_an_emblem_and_something_in_its_drawer() -> None:
    assert all(part_of(game, "cover", "draw_emblem") for game in DRAWERS)
    assert all(part_of(game, "cover", "draw_contents") for game in DRAWERS)


def draw_front(place: DrawerPlace, painter: QPainter, rect: QRectF) -> None:
    closed_drawer(painter, place, PlateWords("Game", "players", "modes"), Style("light", CABINET))


def test_fronts_differ_by_more_than_their_words() -> None:
    fronts = set()
    for game in DRAWERS:
        place = drawer_places(QRectF(0, 0, 520, 468), (game, *DRAWERS[:4]))[0]
        fronts.add(pixels_of(painted_image(520, 468, partial(draw_front, place))))
    assert len(fronts) == len(DRAWERS)
