"""What is printed on the boards of Magnastorm and explains itself: pointed at it answers, nothing is dropped on it."""

from dataclasses import replace

from PySide6.QtCore import QRectF

from desktop.board.layers import Layer
from desktop.board.sprite import NOTHING, Key, Picture, Sprite, place_of
from desktop.games.magnastorm.shown import Shown
from desktop.games.magnastorm.things import thing_of
from rules.core.thing import name_of


def told(shown: Shown, sprite: Sprite) -> Sprite:
    """Give a print the name of what it stands for, for whoever reads the screen aloud."""
    what = thing_of(shown.view, sprite.key)
    return sprite if what is None else replace(sprite, words=name_of("MS", what))


def sign(shown: Shown, key: Key, rect: QRectF, *, depth: float = 0.0, layer: Layer = Layer.PRINT) -> Sprite:
    """Name a part of what the board under it shows already."""
    return told(shown, Sprite(key, Picture(NOTHING), place_of(rect), layer, is_target=False, depth=depth))
