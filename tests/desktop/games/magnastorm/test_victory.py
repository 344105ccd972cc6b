"""The centre of the celebration: what the seat has built shines up piece by piece."""

import pytest

from desktop.games.magnastorm.victory import shining
from rules.magnastorm import GAME
from rules.magnastorm.view import View
from tests.desktop.celebration.centre import centre
from tests.rules.magnastorm.table import table


def ended(labs: str, stations: str) -> View:
    t = table(labs=labs, stations=stations, rivals=({"labs": "NW.a1"}, {}, {}), ask="over", round=4, reputation=30)
    return GAME.view(t.state, 0)


def test_pieces_shine_up_one_by_one() -> None:
    assert [shining(0.5, step, 4) for step in range(4)] == [1, 1, 0, 0]


@pytest.mark.usefixtures("qapp")
def test_a_planet_without_any_labs_is_drawn_too() -> None:
    assert centre(GAME.id, ended("", "")) != centre(GAME.id, ended("SW.a1 W.c1 NE.d1", "SW>W/I"))
