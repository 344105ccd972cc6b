"""Sprites as desks describe them: pieces, places, boards, printed words. The same few kinds in all games."""

from typing import Any

from PySide6.QtCore import QRectF

from desktop.board.layers import Layer
from desktop.board.sprite import NOTHING, Key, Picture, Sprite, place_of
from desktop.fonts import Weight
from desktop.paint.text import Across
from rules.core.types import Phrase

SHADOW = 0.35
"""How far the shadow of a piece reaches, in parts of its size."""
FELT, BOARD, LINE, WORDS, BLOCK, BADGE, CARD_BACK, COUNT = (
    f"table-{name}" for name in ("felt", "board", "line", "words", "block", "badge", "card-back", "count")
)
"""The pictures that every game has; its own stand beside them in `Desk.painters`."""


def piece(
    key: Key,
    painter: str,
    rect: QRectF,
    *args: Any,
    layer: Layer = Layer.PIECE,
    words: Phrase | None = None,
    target: bool = True,
    is_round: bool = False,
    bleed: float = SHADOW,
    depth: float = 0.0,
    fold: Key = "",
) -> Sprite:
    """Something with a shadow that lies on the table."""
    picture = Picture(painter, args, bleed, is_round)
    return Sprite(key, picture, place_of(rect), layer, words, target, depth=depth, fold=fold)


def place(
    key: Key,
    rect: QRectF,
    words: Phrase | None = None,
    *,
    layer: Layer = Layer.PRINT,
    is_round: bool = False,
    fold: Key = "",
) -> Sprite:
    """A place that the board under it already shows."""
    return Sprite(key, Picture(NOTHING, is_round=is_round), place_of(rect), layer, words, fold=fold)


def ground(key: Key, painter: str, rect: QRectF, *args: Any, layer: Layer = Layer.BOARD, bleed: float = 0.08) -> Sprite:
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
    """One line of words on a board; `ink` is a role, or a seat's colour for what stands on that colour."""
    picture = Picture(WORDS, (said, size, ink, weight, across, serif))
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
    picture = Picture(BLOCK, (said, size, ink, weight, across))
    return Sprite(f"print-{key}", picture, place_of(rect), layer, is_target=False)


def figure_of(number: int) -> str:
    """A number as it is printed, with a true minus."""
    return str(number).replace("-", "−")
