"""The centre of the celebration: tower, race, level and throne come one after the other, within their place."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from desktop.games.council_of_shadows.victory import draw_victory
from desktop.paint.painting import painting
from desktop.style.palette import ThemeName
from desktop.style.theme import Style
from rules.council_of_shadows import GAME
from rules.council_of_shadows.view import View
from tests.rules.council_of_shadows.table import exploiting

pytestmark = pytest.mark.usefixtures("qapp")

WIDE, HIGH, MARGIN = 420, 340, 40


def ended(level: int = 3) -> View:
    at = exploiting(spaces="GRY-1:1-01 GRY-2:1-02", colonies="1-01.3 1-02.1", level=level, energy=5, consumption=40)
    return GAME.view(at.state, 0)


def drawn(view: View, share: float, theme: ThemeName = "light", seat: int = 0) -> QImage:
    image = QImage(WIDE + 2 * MARGIN, HIGH + 2 * MARGIN, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with painting(image) as painter:
        draw_victory(painter, QRectF(MARGIN, MARGIN, WIDE, HIGH), view, seat, Style(theme, "council_of_shadows"), share)
    return image


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_it_stays_in_its_place(theme: ThemeName) -> None:
    image = drawn(ended(), 1.0, theme)
    rim = [image.pixelColor(x, y).alpha() for x in range(image.width()) for y in (0, image.height() - 1)]
    assert max(rim) == 0
    assert image.pixelColor(MARGIN + WIDE // 2, MARGIN + HIGH // 2).alpha() == 255


def test_it_comes_step_by_step() -> None:
    steps = [drawn(ended(), share) for share in (0.0, 0.2, 0.4, 0.7, 0.9, 1.0)]
    assert all(one != other for one, other in pairwise(steps))
    assert drawn(ended(), 1.0) == steps[-1]


def test_it_is_that_of_the_seat() -> None:
    assert drawn(ended(), 1.0, seat=1) != drawn(ended(), 1.0)
    assert drawn(ended(2), 1.0) != drawn(ended(), 1.0)
