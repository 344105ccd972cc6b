"""Sprites as desks describe them: pieces, places, boards, printed words. The same few kinds in all games."""

from collections.abc import Iterator, Sequence
from typing import Any

from PySide6.QtCore import QRectF

from desktop.board.layers import Layer
from desktop.board.sprite import NOTHING, Key, Picture, Sprite, place_of
from desktop.paint.text import Across
from desktop.style.fonts import Weight, height_of, width_of
from desktop.style.theme import SMALLEST_TEXT
from rules.core.types import Phrase

SHADOW = 0.35
"""How far the shadow of a piece reaches, in parts of its size."""
TOLD_BY = 6
"""Letters of a name by which one tells it from others."""
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


def heading(
    key: Key,
    rect: QRectF,
    wordings: Sequence[str],
    size: float,
    ink: str = "ink",
    weight: Weight = "semibold",
    across: Across = "left",
    *,
    serif: bool = False,
    layer: Layer = Layer.PRINT,
) -> Iterator[Sprite]:
    """The first of these wordings that its place has room for, the longest first; nothing rather than a cut one."""
    said = next((each for each in wordings if has_room(each, rect, weight, serif=serif)), None)
    if said is not None:
        yield printed(key, rect, said, size, ink, weight, across, serif=serif, layer=layer)


def named(
    key: Key, rect: QRectF, name: str, size: float, ink: str = "ink", weight: Weight = "semibold"
) -> Iterator[Sprite]:
    """Whose board this is: a name that would be cut down to a few letters goes, for the badge beside it says it."""
    if has_room_for_most(name, rect.width(), weight, serif=True):
        yield printed(key, rect, name, size, ink, weight, serif=True)


def block_heading(
    key: Key,
    rect: QRectF,
    said: str,
    size: float,
    ink: str = "ink",
    weight: Weight = "regular",
    across: Across = "left",
) -> Iterator[Sprite]:
    """Words that wrap, if its place has room for all of them."""
    if has_room_wrapped(said, rect, weight):
        yield block(key, rect, said, size, ink, weight, across)


def has_room(said: str, rect: QRectF, weight: Weight, *, serif: bool = False) -> bool:
    """Whether one line can be printed whole there, in the smallest text at worst."""
    return rect.height() >= SMALLEST_TEXT and width_of(said, SMALLEST_TEXT, weight, serif=serif) <= rect.width() + 1


def has_room_for_most(name: str, width: float, weight: Weight = "semibold", *, serif: bool = False) -> bool:
    """Whether a name can still be told when its end is cut off: so many of its letters are seen, or all."""
    told = name if len(name) <= TOLD_BY else f"{name[:TOLD_BY]}…"
    return width_of(told, SMALLEST_TEXT, weight, serif=serif) <= width + 1


def has_room_wrapped(said: str, rect: QRectF, weight: Weight) -> bool:
    """The same for words that wrap: none of them is broken, all lines are seen."""
    words = (width_of(each, SMALLEST_TEXT, weight) for each in said.split())
    high = height_of(said, rect.width(), SMALLEST_TEXT, weight)
    return max(words, default=0.0) <= rect.width() + 1 and high <= rect.height() + 1


def figure_of(number: int) -> str:
    """A number as it is printed, with a true minus."""
    return str(number).replace("-", "−")
