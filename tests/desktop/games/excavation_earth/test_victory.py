"""The centre of the celebration: the gallery is lit row by row, within its place, for any seat and theme."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from desktop.games.excavation_earth.victory import brightness, draw_victory
from desktop.paint.painting import painting
from desktop.style.palette import ThemeName
from desktop.style.theme import Style
from rules.excavation_earth import GAME
from rules.excavation_earth.view import View
from tests.rules.excavation_earth.table import begun_with_zu, table

pytestmark = pytest.mark.usefixtures("qapp")

WIDE, HIGH, MARGIN = 420, 320, 40
FULL = "Yg1 Yg2 Yg3 Yg4 Gg1 Rg1 Vg1 Og1"


def ended(guards: str = FULL) -> View:
    return GAME.view(table(guards=guards, round=3).pass_all().state, 0)


def drawn(view: View, share: float, theme: ThemeName = "light", seat: int = 0) -> QImage:
    image = QImage(WIDE + 2 * MARGIN, HIGH + 2 * MARGIN, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with painting(image) as painter:
        place = QRectF(MARGIN, MARGIN, WIDE, HIGH)
        draw_victory(painter, place, view, seat, Style(theme, "excavation_earth"), share)
    return image


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_it_stays_in_its_place(theme: ThemeName) -> None:
    image = drawn(ended(), 1.0, theme)
    rim = [image.pixelColor(x, y).alpha() for x in range(image.width()) for y in (0, image.height() - 1)]
    assert max(rim) == 0
    assert image.pixelColor(MARGIN + WIDE // 2, MARGIN + HIGH // 3).alpha() == 255


def test_it_is_lit_row_by_row() -> None:
    view = ended()
    steps = [drawn(view, share) for share in (0.0, 0.25, 0.5, 0.75, 1.0)]
    assert all(one != other for one, other in pairwise(steps))
    assert drawn(view, 1.0) == steps[-1]
    assert [brightness(0.5, step, 4) for step in range(4)] == [1, 1, 0, 0]


def test_an_empty_gallery_and_that_of_zu_are_drawn_too() -> None:
    assert drawn(ended(""), 1.0) != drawn(ended(), 1.0)
    at = begun_with_zu()
    zu = next(seat for seat, player in enumerate(at.state.players) if player.is_zu)
    assert not drawn(GAME.view(at.state, 1 - zu), 1.0, seat=zu).isNull()
