"""The centre of the celebration: the storm gives way, then what the seat has built shines up; within its place."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from desktop.games.magnastorm.victory import draw_victory, shining
from desktop.paint.painting import painting
from desktop.style.palette import ThemeName
from desktop.style.theme import Style
from rules.magnastorm import GAME
from rules.magnastorm.view import View
from tests.rules.magnastorm.table import table

pytestmark = pytest.mark.usefixtures("qapp")

WIDE, HIGH, MARGIN = 420, 340, 40


def ended(labs: str = "SW.a1 W.c1 NE.d1", stations: str = "SW>W/I") -> View:
    rival = {"labs": "NW.a1"}
    t = table(labs=labs, stations=stations, rivals=(rival, {}, {}), ask="over", round=4, reputation=30)
    return GAME.view(t.state, 0)


def drawn(view: View, share: float, theme: ThemeName = "light", seat: int = 0) -> QImage:
    image = QImage(WIDE + 2 * MARGIN, HIGH + 2 * MARGIN, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with painting(image) as painter:
        draw_victory(painter, QRectF(MARGIN, MARGIN, WIDE, HIGH), view, seat, Style(theme, "magnastorm"), share)
    return image


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_it_stays_in_its_place(theme: ThemeName) -> None:
    image = drawn(ended(), 1.0, theme)
    rim = [image.pixelColor(x, y).alpha() for x in range(image.width()) for y in (0, image.height() - 1)]
    assert max(rim) == 0
    assert image.pixelColor(MARGIN + WIDE // 2, MARGIN + HIGH // 3).alpha() == 255


def test_the_storm_gives_way_and_pieces_shine_up_one_by_one() -> None:
    view = ended()
    steps = [drawn(view, share) for share in (0.0, 0.25, 0.5, 0.75, 1.0)]
    assert all(one != other for one, other in pairwise(steps))
    assert drawn(view, 1.0) == steps[-1]
    assert [shining(0.5, step, 4) for step in range(4)] == [1, 1, 0, 0]


def test_it_is_the_planet_of_the_seat() -> None:
    """Another seat's, and one without any labs, are drawn too."""
    assert drawn(ended(), 1.0, seat=1) != drawn(ended(), 1.0)
    assert drawn(ended("", ""), 1.0) != drawn(ended(), 1.0)
