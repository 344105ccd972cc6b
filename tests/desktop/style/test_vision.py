"""Seats are told apart by eyes of all kinds: by colour where that is possible, by glyph always."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor

from desktop.paint.paths import glyph_path
from desktop.style.mixing import glyph_ink
from desktop.style.palette import DICE, SEATS, Shape
from desktop.style.theme import seat_mark
from desktop.style.vision import DEFICIENCIES, Deficiency, contrast, distance, seen_with
from rules.games import GAMES

TELLING = 12
"""Below this CIE76 distance a shape has to help."""


def test_contrast_runs_from_one_to_twenty_one() -> None:
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#777777") == pytest.approx(1)
    assert contrast("#000000", "#FFFFFF") == contrast("#FFFFFF", "#000000")


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_greys_look_the_same_to_everybody(deficiency: Deficiency) -> None:
    for grey in ("#000000", "#808080", "#FFFFFF"):
        assert distance(seen_with(deficiency, grey), grey) < 1


def test_the_nearest_seats_for_each_deficiency() -> None:
    """The figures found while the colours were chosen, by an independent script."""
    nearest = {
        deficiency: min(
            (distance(seen_with(deficiency, SEATS[one].colour), seen_with(deficiency, SEATS[other].colour)), one, other)
            for one, other in combinations(SEATS, 2)
            if "grey" not in (one, other)
        )
        for deficiency in DEFICIENCIES
    }
    assert {name: (round(gap), one, other) for name, (gap, one, other) in nearest.items()} == {
        "deuteranopia": (10, "turquoise", "pink"),
        "protanopia": (8, "brown", "red"),
        "tritanopia": (11, "turquoise", "green"),
    }


def test_red_and_green_are_close_for_a_deuteranope_only() -> None:
    red, green = SEATS["red"].colour, SEATS["green"].colour
    assert distance(red, green) > 3 * distance(seen_with("deuteranopia", red), seen_with("deuteranopia", green))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_seats_of_a_game_differ_in_colour_for_everybody(game: object) -> None:
    colours = [seat_mark(colour).colour for colour in game.colours]  # type: ignore[attr-defined]
    for one, other in combinations(colours, 2):
        assert distance(one, other) >= TELLING
        for deficiency in DEFICIENCIES:
            assert distance(seen_with(deficiency, one), seen_with(deficiency, other)) >= TELLING, (
                deficiency,
                one,
                other,
            )


def test_all_seats_differ_by_glyph() -> None:
    shapes = [mark.shape for mark in SEATS.values()]
    assert len(set(shapes)) == len(shapes)


@pytest.mark.parametrize(("one", "other"), list(combinations(SEATS, 2)))
def test_any_two_seats_differ_to_any_eye(one: str, other: str) -> None:
    first, second = SEATS[one], SEATS[other]
    by_colour = all(
        distance(seen_with(deficiency, first.colour), seen_with(deficiency, second.colour)) >= TELLING
        for deficiency in DEFICIENCIES
    )
    assert by_colour or overlap(first.shape, second.shape) < 0.85


def overlap(one: Shape, other: Shape) -> float:
    """Which share of both glyphs together they have in common; 1 when they are the same drawing."""
    centre, steps = QPointF(0, 0), range(-30, 31)
    first, second = glyph_path(one, centre, 30), glyph_path(other, centre, 30)
    points = [QPointF(x, y) for x in steps for y in steps]
    inside = [(first.contains(point), second.contains(point)) for point in points]
    return sum(a and b for a, b in inside) / sum(a or b for a, b in inside)


@pytest.mark.parametrize("seat", SEATS)
def test_a_seat_glyph_stands_out_from_its_piece(seat: str) -> None:
    assert contrast(glyph_ink(SEATS[seat].colour), SEATS[seat].colour) >= 3


@pytest.mark.parametrize("colour", DICE)
def test_pips_stand_out_from_their_die(colour: str) -> None:
    assert contrast(DICE[colour].pip, DICE[colour].body) >= 4


def test_dice_that_a_deficiency_brings_together_differ_by_their_pips() -> None:
    for one, other in combinations(DICE.values(), 2):
        for deficiency in DEFICIENCIES:
            near = distance(seen_with(deficiency, one.body), seen_with(deficiency, other.body)) < TELLING
            pips = distance(QColor(one.pip), QColor(other.pip)) >= TELLING
            assert not near or one.shape != other.shape or pips, (one, other)
