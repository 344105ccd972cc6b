"""Signs that carry meaning are seen on every ground they may lie on: 3 to 1, in each theme, by body, rim or casing."""

from collections.abc import Callable, Iterator

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPainterPath

from desktop.games.marajoara.art import sand, soil
from desktop.paint import states
from desktop.paint.grades import LOOKS, GradeName, grade_mark
from desktop.paint.marks import seat_badge
from desktop.paint.painting import painting
from desktop.paint.paths import rounded
from desktop.paint.pieces import die, disc
from desktop.style.mixing import solid
from desktop.style.palette import DICE, SEATS, ThemeName
from desktop.style.theme import Style
from desktop.style.vision import luminance
from rules.games import GAME_IDS
from tests.desktop.legible import pixels_of

pytestmark = pytest.mark.usefixtures("qapp")

THEMES: tuple[ThemeName, ...] = ("light", "dark", "contrast")
STANDS_OUT, SHARE = 3.0, 0.05
"""How far its dark parts are from its bright ones or its ground, and how much of its square each of them is."""
SIDE = 30
Sign = Callable[[QPainter, QRectF, Style], None]


def badge_of(seat: str) -> Sign:
    return lambda painter, rect, style: seat_badge(painter, rect.center(), rect.width() / 2, seat, style)


def disc_of(seat: str) -> Sign:
    return lambda painter, rect, style: disc(painter, rect.center(), rect.width() / 2, seat, style)


def die_of(colour: str) -> Sign:
    return lambda painter, rect, style: die(painter, rect.center(), rect.width(), colour, 3, style)


def state_of(draw: Callable[[QPainter, QPainterPath, Style], None]) -> Sign:
    return lambda painter, rect, style: draw(painter, rounded(rect, 5), style)


ON_TABLES: dict[str, Sign] = {
    **{f"badge {seat}": badge_of(seat) for seat in SEATS},
    **{f"disc {seat}": disc_of(seat) for seat in SEATS},
    **{f"die {colour}": die_of(colour) for colour in DICE},
    "may be dropped here": state_of(states.lit_target),
    "is pointed at": state_of(states.hovered_target),
    "goes along": state_of(states.companion),
    "refused": state_of(states.refused_target),
    "to blame": state_of(states.refusing),
    "may be taken": state_of(states.can_pick),
    "came from here": state_of(states.origin),
}


def grounds_of(style: Style) -> Iterator[str]:
    """Where pieces lie and places are: nothing of a game is played on the felt itself."""
    yield from (style.ground.board, style.ground.well)
    if style.game == "marajoara":
        yield from (soil(style), sand(style))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", ON_TABLES)
def test_a_sign_stands_out_from_every_ground(name: str, theme: ThemeName) -> None:
    for game in GAME_IDS:
        style = Style(theme, game)
        beside = (style.theme.panel, style.theme.raised) if name.startswith("badge") else ()
        for ground in dict.fromkeys((*grounds_of(style), *beside)):
            assert standing_out(ON_TABLES[name], ground, style) >= STANDS_OUT, (game, ground)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("grade", LOOKS)
def test_a_grade_stands_out_from_paper(grade: GradeName, theme: ThemeName) -> None:
    style = Style(theme, GAME_IDS[0])
    sign: Sign = lambda painter, rect, style: grade_mark(painter, rect.center(), rect.width() / 2, grade, style)  # noqa: E731
    assert standing_out(sign, style.theme.raised, style) >= STANDS_OUT


def standing_out(sign: Sign, ground: str, style: Style) -> float:
    """The contrast of what is dark in the square of the sign with what is bright there."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(solid(ground))
    with painting(image) as painter:
        sign(painter, QRectF(3, 3, SIDE - 6, SIDE - 6), style)
    colours, counts = np.unique(pixels_of(image), return_counts=True)
    light = np.repeat([luminance(f"#{colour:06x}") for colour in colours], counts)
    dark, bright = np.quantile(light, (SHARE, 1 - SHARE))
    around = luminance(ground)
    return float((max(bright, around) + 0.05) / (min(dark, around) + 0.05))
