"""Grain is the same everywhere; shadows are soft and fall below."""

from hashlib import sha256
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.paint.light import GRAIN_SIDE, grain_image, halo, shadow
from desktop.paint.painting import painted_image
from desktop.paint.paths import rounded
from desktop.style.theme import Style
from tests.desktop.paint.pictures import pixels_of

BROWN = QColor("#402010").rgb()
STYLE = Style("light", "marajoara")


def test_grain_is_the_same_on_every_computer() -> None:
    first = pixels_of(grain_image(20, BROWN, 5))
    grain_image.cache_clear()
    assert pixels_of(grain_image(20, BROWN, 5)) == first
    assert sha256(first).hexdigest()[:16] == "5cf7c5c15061278c"


def test_another_seed_is_another_grain() -> None:
    assert pixels_of(grain_image(20, BROWN, 5)) != pixels_of(grain_image(20, BROWN, 6))


def test_grain_stays_within_its_strength_and_colour() -> None:
    image = grain_image(20, BROWN, 5)
    alphas = pixels_of(image)[3::4]
    assert (max(alphas), min(alphas)) == (20, 0)
    assert 4 < sum(alphas) / len(alphas) < 9
    assert len(alphas) == GRAIN_SIDE**2
    strongest = image.pixelColor(*divmod(alphas.index(20), GRAIN_SIDE)[::-1])
    assert abs(strongest.red() - QColor(BROWN).red()) < 14


@pytest.mark.parametrize("blur", [5, 20])
def test_a_shadow_fades_and_falls_below(blur: float) -> None:
    box = rounded(QRectF(40, 40, 40, 40), 4)

    def paint(painter: QPainter, rect: QRectF) -> None:
        shadow(painter, box, STYLE, drop=10, blur=blur, strength=0.5)

    image = painted_image(120, 120, paint)
    column = [image.pixelColor(60, y).alpha() for y in range(91, 120)]
    assert column == sorted(column, reverse=True)
    assert column[0] > 40
    assert column[-1] < 8
    assert image.pixelColor(60, 47).alpha() < image.pixelColor(60, 91).alpha()


def test_a_large_halo_ends_without_an_edge() -> None:
    box = rounded(QRectF(60, 60, 80, 80), 6)
    image = painted_image(200, 200, lambda painter, _: halo(painter, box, "#000000", blur=40, strength=0.45))
    row = [image.pixelColor(x, 100).alpha() for x in range(60)]
    assert max(abs(one - other) for one, other in pairwise(row)) <= 7
    assert row[0] == 0
    assert row[20:23] != [0, 0, 0]
