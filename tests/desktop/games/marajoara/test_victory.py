"""The centre of the celebration: the jar is put together step by step, its vases stand beside it, then points."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from desktop.games.marajoara.cheer import draw_cheer
from desktop.games.marajoara.victory import arrived, draw_victory
from desktop.paint.painting import painting
from desktop.style.palette import ThemeName
from desktop.style.theme import Style
from rules.marajoara import GAME
from rules.marajoara.view import View
from tests.rules.marajoara.table import table

pytestmark = pytest.mark.usefixtures("qapp")
WIDE, HIGH, MARGIN = 420, 340, 30


def ended(**notes: Any) -> View:
    view = GAME.view(table(**notes).state, 0)
    return replace(view, stage="over", reached=(True,) * len(view.reached))


def drawn(view: View, share: float, theme: ThemeName = "light", seat: int = 0) -> QImage:
    image = QImage(WIDE + 2 * MARGIN, HIGH + 2 * MARGIN, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with painting(image) as painter:
        draw_victory(painter, QRectF(MARGIN, MARGIN, WIDE, HIGH), view, seat, Style(theme, "marajoara"), share)
    return image


WON = {"fragments": "F3 F4 F9", "vases": 3, "points": 60}


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_it_stays_in_its_place(theme: ThemeName) -> None:
    image = drawn(ended(**WON), 1.0, theme)
    rim = [image.pixelColor(x, y).alpha() for x in range(image.width()) for y in (0, MARGIN - 2, image.height() - 1)]
    assert max(rim) == 0
    assert image.pixelColor(image.width() // 2, MARGIN + HIGH // 2).alpha() == 255


def test_it_comes_step_by_step_and_ends_where_it_stays() -> None:
    steps = [drawn(ended(**WON), share) for share in (0.0, 0.2, 0.4, 0.65, 0.8, 0.95, 1.0)]
    assert all(one != other for one, other in pairwise(steps))
    assert drawn(ended(**WON), 1.0) == steps[-1]
    assert (arrived(0.0, 0, 6), arrived(1.0, 5, 6)) == (0.0, 1.0)


def test_it_is_the_jar_of_the_seat() -> None:
    """What was not restored stays bare, and vases are counted."""
    whole = drawn(ended(**WON), 1.0)
    assert whole != drawn(ended(**WON | {"fragments": "F3 F4"}), 1.0)
    assert whole != drawn(ended(**WON | {"vases": 2}), 1.0)
    assert whole != drawn(ended(**WON), 1.0, seat=1)


def test_shards_fly_around_the_jar_and_not_over_it() -> None:
    def flown(share: float, theme: ThemeName = "light") -> QImage:
        image = QImage(WIDE, HIGH, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        with painting(image) as painter:
            draw_cheer(painter, QRectF(0, 0, WIDE, HIGH), ended(**WON), 0, Style(theme, "marajoara"), share)
        return image

    steps = [flown(share) for share in (0.0, 0.3, 0.6, 1.0)]
    assert all(one != other for one, other in pairwise(steps))
    assert steps[-1].pixelColor(WIDE // 2, HIGH // 2).alpha() == 0
    assert flown(1.0, "contrast") == steps[0]


def test_two_museums_are_two_jars() -> None:
    both = ended(mission=6, fragments="F3", vases=5, second={"fragments": "F9", "vases": 5}, points=50)
    one = ended(mission=6, fragments="F3", vases=5, points=50)
    assert drawn(both, 1.0) != drawn(one, 1.0)
