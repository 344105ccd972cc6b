"""The colours that a seat may take: as many dots as there are, also when there are fewer than before."""

import pytest
from pytestqt.qtbot import QtBot

from desktop.new_game.colour_dots import ColourDot, ColourDots, DotFace
from desktop.style.palette import SEATS, THEMES, ThemeName
from desktop.style.theme import Style
from desktop.style.vision import contrast
from desktop.widgets.surfaces import inks_of


def shown(dots: ColourDots) -> list[str]:
    return [dot.colour for dot in dots.dots if dot.isVisibleTo(dots)]


def faces(*colours: str) -> tuple[DotFace, ...]:
    return tuple(DotFace(colour, colour, is_taken=False) for colour in colours)


def test_only_what_is_offered_is_shown(qtbot: QtBot) -> None:
    dots = ColourDots()
    qtbot.addWidget(dots)
    dots.offer(faces("purple", "red", "green", "blue"), "red", "colour")
    assert shown(dots) == ["purple", "red", "green", "blue"]
    dots.offer(faces("blue"), "blue", "colour")
    assert shown(dots) == ["blue"]
    assert [dot.colour for dot in dots.dots if dot.isChecked()] == ["blue"]
    dots.offer(faces("purple", "red", "green"), "green", "colour")
    assert shown(dots) == ["purple", "red", "green"]
    assert [dot.colour for dot in dots.dots if dot.isChecked()] == ["green"]


@pytest.mark.parametrize("theme", THEMES)
def test_what_others_have_can_be_seen_too(qtbot: QtBot, theme: ThemeName) -> None:
    style = Style(theme, "magnastorm")
    ground = inks_of(style, "board").ground
    for colour in SEATS:
        dot = ColourDot()
        qtbot.addWidget(dot)
        dot.wear(style)
        dot.show_face(DotFace(colour, colour, is_taken=True))
        dot.resize(34, 34)
        seen = dot.grab().toImage()
        middle = [seen.pixelColor(x, y).name() for x in range(9, 25) for y in range(9, 25)]
        assert sum(contrast(each, ground) >= 3 for each in middle) > 20, colour
