"""The centre of the celebration: the jar of a seat with its vases, or two jars, and shards that fly around it."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from desktop.games.marajoara.cheer import draw_cheer
from desktop.games.marajoara.victory import arrived
from desktop.paint.painting import painting
from desktop.style.palette import THEMES, ThemeName
from desktop.style.theme import Style
from rules.marajoara import GAME
from rules.marajoara.view import View
from tests.desktop.celebration.centre import HIGH, MARGIN, WIDE, centre
from tests.rules.marajoara.table import table

pytestmark = pytest.mark.usefixtures("qapp")

WON = {"fragments": "F3 F4 F9", "vases": 3, "points": 60}


def ended(**notes: Any) -> View:
    view = GAME.view(table(**notes).state, 0)
    return replace(view, stage="over", reached=(True,) * len(view.reached))


def test_pieces_arrive_one_after_the_other() -> None:
    assert (arrived(0.0, 0, 6), arrived(1.0, 5, 6)) == (0.0, 1.0)


@pytest.mark.parametrize("theme", tuple(THEMES))
def test_the_neck_of_the_jar_stays_below_the_words(theme: ThemeName) -> None:
    image = centre(GAME.id, ended(**WON), theme=theme)
    assert not any(image.pixelColor(x, MARGIN - 2).alpha() for x in range(image.width()))


def test_it_is_the_jar_of_the_seat() -> None:
    """What was not restored stays bare, and vases are counted."""
    whole = centre(GAME.id, ended(**WON))
    assert whole != centre(GAME.id, ended(**WON | {"fragments": "F3 F4"}))
    assert whole != centre(GAME.id, ended(**WON | {"vases": 2}))


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
    assert centre(GAME.id, both) != centre(GAME.id, one)
