"""How sprites are put together: pieces, places, grounds and printed words. The same for every game."""

from PySide6.QtCore import QRectF

from desktop.board.layers import Layer
from desktop.board.sprite import NOTHING, Key, Picture, Sprite, place_of
from desktop.fonts import Weight
from desktop.paint.text import Across
from rules.core.types import Phrase

SHADOW = 0.35
"""How far the shadow of a piece reaches, in parts of its size."""


WORDS, BLOCK, BOARD, LINE, BADGE, CARD_BACK, COUNT = "words", "block", "board", "line", "badge", "card-back", "count"
"""The pictures that every game has, as `printing.py` paints them."""


def piece(
    key: Key,
    painter: str,
    rect: QRectF,
    *args: object,
    layer: Layer = Layer.PIECE,
    words: Phrase | None = None,
    target: bool = True,
    is_round: bool = False,
    depth: float = 0.0,
    fold: Key = "",
) -> Sprite:
    """Something with a shadow that lies on the table."""
    picture = Picture(painter, args, SHADOW, is_round)
    return Sprite(key, picture, place_of(rect), layer, words, target, depth=depth, fold=fold)


def place(
    key: Key, rect: QRectF, words: Phrase | None = None, *, layer: Layer = Layer.PRINT, is_round: bool = False
) -> Sprite:
    """A place that the board under it already shows."""
    return Sprite(key, Picture(NOTHING, is_round=is_round), place_of(rect), layer, words)


def ground(
    key: Key, painter: str, rect: QRectF, *args: object, layer: Layer = Layer.BOARD, bleed: float = 0.08
) -> Sprite:
    """What pieces lie on: nothing can be dropped on it."""
    return Sprite(key, Picture(painter, args, bleed), place_of(rect), layer, is_target=False)


def printed(
    key: Key,
    rect: QRectF,
    said: str,
    size: float,
    ink: str = "ink",
    weight: Weight = "regular",
    across: Across = "left",
    *,
    serif: bool = False,
    layer: Layer = Layer.PRINT,
) -> Sprite:
    picture = Picture("words", (said, size, ink, weight, across, serif))
    return Sprite(f"print-{key}", picture, place_of(rect), layer, is_target=False)


def block(
    key: Key,
    rect: QRectF,
    said: str,
    size: float,
    ink: str = "ink",
    weight: Weight = "regular",
    across: Across = "left",
    *,
    layer: Layer = Layer.PRINT,
) -> Sprite:
    """Printed words that wrap."""
    picture = Picture("block", (said, size, ink, weight, across))
    return Sprite(f"print-{key}", picture, place_of(rect), layer, is_target=False)


def figure_of(number: int) -> str:
    """A number as it is printed, with a true minus."""
    return str(number).replace("-", "−")
