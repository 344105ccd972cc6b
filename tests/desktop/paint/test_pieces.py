"""A die shows as many pips as its face, whatever its colour; every piece can be told from the ground."""

from functools import partial

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.games.magnastorm import pieces as magnastorm
from desktop.games.magnastorm.action_painting import row_part
from desktop.paint.marks import credit, earned, victory_points
from desktop.paint.pieces import cube, die, disc, flat_die, meeple, seat_token, vase
from desktop.style.palette import DICE, SEATS, THEMES
from desktop.style.theme import Style
from desktop.style.vision import contrast
from rules.magnastorm.components import Price
from tests.desktop.paint.pictures import drawn_box, islands, near, picture, picture_on, pixels_of, share_of

SIDE = 56


def draw_die(colour: str, face: int, painter: QPainter, rect: QRectF) -> None:
    flat_die(painter, rect.center(), SIDE - 6, colour, face)


@pytest.mark.parametrize("colour", DICE)
def test_pips_can_be_counted(colour: str) -> None:
    pip = QColor(DICE[colour].pip)
    for face in range(1, 7):
        image = picture(SIDE, SIDE, partial(draw_die, colour, face))
        top = image.copy(9, 7, SIDE - 18, SIDE - 20)
        assert islands(top, lambda seen: near(seen, pip, 24) and seen.alpha() > 200) == face


def test_a_lifted_die_throws_its_shadow_further() -> None:
    style = Style("light", "marajoara")

    def box(lift: float) -> QRectF:
        middle = QPointF(60, 60)
        return drawn_box(picture(120, 130, lambda painter, _: die(painter, middle, 50, "red", 3, style, lift=lift)))

    assert box(1).bottom() > box(0).bottom() + 5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("seat", SEATS)
def test_pieces_show_their_colour_and_their_glyph(seat: str, theme: str) -> None:
    style, colour = Style(theme, "marajoara"), SEATS[seat].colour  # type: ignore[arg-type]

    def paint(painter: QPainter, rect: QRectF) -> None:
        disc(painter, QPointF(24, 24), 20, seat, style)
        seat_token(painter, QPointF(72, 24), 20, seat, style)
        cube(painter, QPointF(24, 72), 40, colour, style, SEATS[seat].shape)
        meeple(painter, QPointF(72, 94), 44, seat, style)

    assert share_of(picture_on(style.ground.board, 96, paint), colour) > 0.12


@pytest.mark.parametrize("piece", [meeple, vase])
def test_standing_pieces_stand_on_their_foot(piece: object) -> None:
    style = Style("light", "marajoara")
    image = picture(120, 120, lambda painter, _: piece(painter, QPointF(60, 100), 80, "blue", style))  # type: ignore[operator]
    box = drawn_box(image)
    assert abs(box.center().x() - 60) < 2
    assert 15 < box.top() < 24
    assert 100 < box.bottom() < 116


@pytest.mark.parametrize(("game", "shows"), [("excavation_earth", "coin"), ("marajoara", "sun")])
def test_what_decides_the_game_is_a_sun_or_a_coin(game: str, shows: str) -> None:
    style, middle = Style("light", game), QPointF(24, 24)
    coin = pixels_of(picture(48, 48, lambda painter, _: credit(painter, middle, 16 * 0.94, 7)))
    sun = pixels_of(picture(48, 48, lambda painter, _: victory_points(painter, middle, 16, 7)))
    seen = pixels_of(picture(48, 48, lambda painter, _: earned(painter, middle, 16, 7, style)))
    assert seen == {"coin": coin, "sun": sun}[shows]
    assert coin != sun


@pytest.mark.parametrize("side", [10, 12, 14, 18])
@pytest.mark.parametrize("seat", ["grey", "purple", "pink", "orange"])
def test_small_cubes_bear_their_glyph(seat: str, side: int) -> None:
    """Colour alone does not tell grey from the yellow ones that are nobody's."""
    marked = picture(side, side, lambda painter, rect: magnastorm.cube(painter, rect, Style(), seat))
    plain = picture(side, side, lambda painter, rect: cube(painter, rect.center(), side, SEATS[seat].colour, Style()))
    pixels = [(x, y) for x in range(side) for y in range(side)]
    strong = [each for each in pixels if contrast(marked.pixelColor(*each), plain.pixelColor(*each)) >= 2]
    assert len(strong) >= 6


def test_the_cubes_of_a_row_bear_their_glyph() -> None:
    grey, yellow = (picture(42, 23, partial(draw_row, seat)) for seat in ("grey", "yellow"))
    pixels = [(x, y) for x in range(42) for y in range(23)]
    assert sum(contrast(grey.pixelColor(*each), yellow.pixelColor(*each)) >= 3 for each in pixels) >= 6


def draw_row(seat: str, painter: QPainter, rect: QRectF) -> None:
    row_part(painter, rect, Style(), Price(own=1, yellow=1), seat, is_cost=True)
