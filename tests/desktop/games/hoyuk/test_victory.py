"""The centre of the celebration: the mound of the houses of a seat."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF

from desktop.games.hoyuk.victory import MOST, arrived, houses_of, mound, rows_for
from rules.hoyuk import GAME
from rules.hoyuk.view import View
from tests.desktop.celebration.centre import centre
from tests.rules.hoyuk.table import seats, table

VILLAGE = "B² F6, B F7+o F8+tv E7, R G7 H7+t"


def ended(village: str) -> View:
    at = table(village, seats=seats("blue", "red"), mode="expert", ask="tidy", last=True)
    return GAME.view(at.state, 0)


def test_all_houses_have_come_at_the_end() -> None:
    assert arrived(1.0, 6, 7) == 1.0


def test_high_houses_and_those_that_bear_something_come_to_the_top() -> None:
    own = houses_of(ended(VILLAGE), 0)
    assert [each.storeys for each in own] == [2, 1, 1, 1]
    assert not own[-1].roof


@pytest.mark.usefixtures("qapp")
def test_a_seat_without_houses_is_drawn_too() -> None:
    assert centre(GAME.id, ended("R G7")) != centre(GAME.id, ended(VILLAGE))


@pytest.mark.parametrize("count", range(1, MOST + 1))
def test_each_row_is_wider_than_the_one_above(count: int) -> None:
    rows = rows_for(count)
    assert sum(rows) == count == len(mound(QRectF(0, 0, 400, 300), count))
    assert all(above < below for above, below in pairwise(rows))
