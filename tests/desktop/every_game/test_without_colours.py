"""Who sees no colours tells apart what others tell by colour: pieces differ in light, glyph or hatching."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor, QImage

from desktop.board.layers import Layer
from desktop.board.sprite import NOTHING, Picture, Sprite
from desktop.style.vision import LUMINANCE, linear
from rules.core.contract import AnyGame
from rules.games import GAMES
from tests.desktop.at_the_table import AtTable, game, sensible, settle
from tests.desktop.conftest import SitDown

MOVES, LOOKED_AT = 24, 6
SEATS = 4
STEP = 24
"""Of 255: so far a part of a picture must be from the same part of another, to be seen at a glance."""
OTHERWISE, TOLD = 0.02, 10
"""The share of what is drawn in which two colours differ, and how many pixels must without them: a small glyph."""
PIECES = (Layer.TOKEN, Layer.PIECE, Layer.COUNT, Layer.BADGE)
"""Boards and what is printed on them are told by the sign that stands beside them or over their column."""
SMALL = 6.0
"""What is smaller is a shadow or a line."""

LINEAR = np.array([linear(QColor(each, each, each))[0] for each in range(256)])
"""The light of each step of a colour."""

Pixels = np.ndarray[Any, np.dtype[np.float64]]


TOLD_OTHERWISE = {"hk-pen": "Its arrow points at the house it belongs to, which has the glyph of its clan."}
"""Painters whose colour says again what something else beside them says."""


@pytest.mark.parametrize("of", GAMES, ids=lambda of: of.id)
def test_nothing_is_told_by_colour_alone(sit_down: SitDown, of: AnyGame) -> None:
    at = sit_down(game(*["person"] * SEATS, of=of), size=(1280, 720))
    pictures = smallest(seen_in_play(at))
    assert len(pictures) > LOOKED_AT
    painted = {each: painted_at(at, each, size) for each, size in pictures.items()}
    merged = [
        (one.painter, one.args, other.args)
        for one, other in alike(each for each in pictures if each.painter not in TOLD_OTHERWISE)
        if is_otherwise(painted[one], painted[other]) and not is_told(painted[one], painted[other])
    ]
    assert not merged, "\n".join(map(str, merged))


def seen_in_play(at: AtTable) -> Iterator[Sprite]:
    for number in range(MOVES):
        at.screen.uncover()
        if number % LOOKED_AT == 0:
            settle()
            yield from at.screen.area.scene.sprites
        at.table.propose(sensible(at.table, number))


def smallest(sprites: Iterable[Sprite]) -> dict[Picture, QSizeF]:
    """Each picture, at the smallest size of those that are painted alike."""
    sizes: dict[str, QSizeF] = {}
    pictures: dict[Picture, None] = {}
    for each in sprites:
        wide, high = each.place.width, each.place.height
        if each.layer in PIECES and each.picture.painter != NOTHING and min(wide, high) >= SMALL:
            known = sizes.get(each.picture.painter)
            pictures[each.picture] = None
            if known is None or wide * high < known.width() * known.height():
                sizes[each.picture.painter] = QSizeF(wide, high)
    return {each: sizes[each.painter] for each in pictures}


def alike(pictures: Iterable[Picture]) -> Iterator[tuple[Picture, Picture]]:
    """Pictures that differ in one thing that their painter is told."""
    groups: defaultdict[Any, list[Picture]] = defaultdict(list)
    for each in pictures:
        for place in range(len(each.args)):
            groups[each.painter, place, each.args[:place], each.args[place + 1 :]].append(each)
    for group in groups.values():
        yield from combinations(group, 2)


def painted_at(at: AtTable, picture: Picture, size: QSizeF) -> Pixels:
    image = at.screen.area.painting.pixmap(picture, size).toImage().convertToFormat(QImage.Format.Format_ARGB32)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1, 4)
    return rows[:, : image.width()].astype(float)


def in_grey(pixels: Pixels) -> Pixels:
    """As an eye sees them that knows light alone."""
    light = LINEAR[pixels[..., :3].astype(np.uint8)] @ np.array(LUMINANCE[::-1])
    light = 255 * np.cbrt(light)
    return np.stack([light, light, light, pixels[..., 3]], axis=-1)


def is_otherwise(one: Pixels, other: Pixels) -> bool:
    drawn = one[..., 3] > STEP
    return one.shape == other.shape and bool(drawn.any()) and bool(off(one, other)[drawn].mean() >= OTHERWISE)


def is_told(one: Pixels, other: Pixels) -> bool:
    found = off(in_grey(one), in_grey(other))
    return bool(found.sum() >= TOLD or found[one[..., 3] > STEP].mean() >= OTHERWISE)


def off(one: Pixels, other: Pixels) -> Any:
    """Where they differ."""
    return np.abs(one - other).max(axis=-1) > STEP
