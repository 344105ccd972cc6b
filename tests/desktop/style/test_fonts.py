"""Both families are there, and columns of figures line up."""

import pytest
from PySide6.QtGui import QFontInfo

from desktop.style.fonts import SANS, SERIF, Weight, font, height_of, width_of


def test_both_families_come_with_the_program() -> None:
    assert QFontInfo(font(16)).family() == SANS
    assert QFontInfo(font(16, serif=True)).family() == SERIF
    assert QFontInfo(font(16, italic=True)).italic()


@pytest.mark.parametrize("weight", ["regular", "semibold", "bold"])
@pytest.mark.parametrize("serif", [False, True])
def test_figures_are_equally_wide(weight: Weight, serif: bool) -> None:
    widths = {round(width_of(digit, 20, weight, serif=serif), 3) for digit in "0123456789"}
    assert len(widths) == 1


def test_weights_are_different_cuts() -> None:
    assert width_of("Marajoara", 20) < width_of("Marajoara", 20, "semibold") < width_of("Marajoara", 20, "bold")


def test_wrapped_text_is_as_high_as_its_lines() -> None:
    words = "Posez le dé sur une case éclairée"
    assert height_of(words, 1000, 16) < height_of(words, 120, 16)
    assert font(16) is font(16)
