"""The centre of the celebration: the mound grows, the shaman comes, the sun rises; within its place."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from desktop.games.hoyuk.victory import MOST, arrived, draw_victory, houses_of, mound, rows_for
from desktop.paint.painting import painting
from desktop.style.palette import ThemeName
from desktop.style.theme import Style
from rules.hoyuk import GAME
from rules.hoyuk.view import View
from tests.rules.hoyuk.table import seats, table

pytestmark = pytest.mark.usefixtures("qapp")

WIDE, HIGH, MARGIN = 420, 340, 40
VILLAGE = "B² F6, B F7+o F8+tv E7, R G7 H7+t"


def ended(village: str = VILLAGE) -> View:
    at = table(village, seats=seats("blue", "red"), mode="expert", ask="tidy", last=True)
    return GAME.view(at.state, 0)


def drawn(view: View, share: float, theme: ThemeName = "light", seat: int = 0) -> QImage:
    image = QImage(WIDE + 2 * MARGIN, HIGH + 2 * MARGIN, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with painting(image) as painter:
        draw_victory(painter, QRectF(MARGIN, MARGIN, WIDE, HIGH), view, seat, Style(theme, "hoyuk"), share)
    return image


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_it_stays_in_its_place(theme: ThemeName) -> None:
    image = drawn(ended(), 1.0, theme)
    rim = [image.pixelColor(x, y).alpha() for x in range(image.width()) for y in (0, image.height() - 1)]
    assert max(rim) == 0
    assert image.pixelColor(MARGIN + WIDE // 2, MARGIN + HIGH - 60).alpha() == 255


def test_it_comes_step_by_step() -> None:
    steps = [drawn(ended(), share) for share in (0.0, 0.3, 0.6, 0.8, 0.92, 1.0)]
    assert all(one != other for one, other in pairwise(steps))
    assert drawn(ended(), 1.0) == steps[-1]
    assert arrived(1.0, 6, 7) == 1.0


def test_it_is_the_mound_of_the_seat() -> None:
    """High houses and those that bear something come to the top; another seat's, and one without houses, too."""
    own = houses_of(ended(), 0)
    assert [each.storeys for each in own] == [2, 1, 1, 1]
    assert not own[-1].roof
    assert drawn(ended(), 1.0, seat=1) != drawn(ended(), 1.0)
    assert drawn(ended("R G7"), 1.0) != drawn(ended(), 1.0)


@pytest.mark.parametrize("count", range(1, MOST + 1))
def test_each_row_is_wider_than_the_one_above(count: int) -> None:
    rows = rows_for(count)
    assert sum(rows) == count == len(mound(QRectF(0, 0, 400, 300), count))
    assert all(above < below for above, below in pairwise(rows))
