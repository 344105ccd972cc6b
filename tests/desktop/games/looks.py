"""What the tests of all desks ask of a table: that words are whole, that boards lie beside each other."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from desktop.board.describing import BLOCK, WORDS
from desktop.board.printing import fitted_size
from desktop.board.sprite import Sprite
from desktop.style.fonts import height_of, width_of
from desktop.style.theme import SMALLEST_TEXT

SIZES = ((1000, 674, 0.8), (1264, 946, 1.0), (2224, 1386, 1.0))
"""The table beside its dock in windows of 1280 x 720, 1600 x 1000 and 2560 x 1440, and the unit of each."""
OVERLAP = 1.0
"""Boards and pieces may share this much of a pixel."""


def is_whole(sprite: Sprite) -> bool:
    """Whether printed words stand in their place uncut, in a size that can be read."""
    wide, high = sprite.place.width, sprite.place.height
    if sprite.picture.painter == BLOCK:
        words, _, _, weight, _ = sprite.picture.args
        return height_of(words, wide, SMALLEST_TEXT, weight) <= high + 1
    if sprite.picture.painter == WORDS:
        words, size, _, weight, _, serif = sprite.picture.args
        shown = fitted_size(words, size, wide, high, weight, serif=serif)
        return shown >= SMALLEST_TEXT and width_of(words, shown, weight, serif=serif) <= wide + 1
    return True


def overlapping(rects: Sequence[QRectF]) -> list[tuple[QRectF, QRectF]]:
    return [
        (one, other)
        for number, one in enumerate(rects)
        for other in rects[:number]
        if min(one.intersected(other).width(), one.intersected(other).height()) > OVERLAP
    ]


def is_clear_at_the_rim(image: QImage) -> bool:
    """Whether nothing of what is drawn on transparent ground comes as far as an edge."""
    wide, high = image.width(), image.height()
    rim = [(x, y) for x in range(wide) for y in (0, high - 1)] + [(x, y) for x in (0, wide - 1) for y in range(high)]
    return not any(image.pixelColor(x, y).alpha() for x, y in rim)
