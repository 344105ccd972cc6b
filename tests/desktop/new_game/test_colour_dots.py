"""The colours that a seat may take: as many dots as there are, also when there are fewer than before."""

from pytestqt.qtbot import QtBot

from desktop.new_game.colour_dots import ColourDots, DotFace


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
