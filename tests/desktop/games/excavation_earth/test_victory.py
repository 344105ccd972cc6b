"""The centre of the celebration: the gallery is lit row by row."""

import pytest

from desktop.games.excavation_earth.victory import brightness
from rules.excavation_earth import GAME
from rules.excavation_earth.view import View
from tests.desktop.celebration.centre import centre
from tests.rules.excavation_earth.table import table


def ended(guards: str) -> View:
    return GAME.view(table(guards=guards, round=3).pass_all().state, 0)


def test_it_is_lit_row_by_row() -> None:
    assert [brightness(0.5, step, 4) for step in range(4)] == [1, 1, 0, 0]


@pytest.mark.usefixtures("qapp")
def test_an_empty_gallery_is_drawn_too() -> None:
    assert centre(GAME.id, ended("")) != centre(GAME.id, ended("Yg1 Yg2 Yg3 Yg4 Gg1 Rg1 Vg1 Og1"))
