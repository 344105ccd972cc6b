"""Words on cards and tiles: as large as they fit, and none at all where they could not be read."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.paint.text import text_block
from desktop.style.fonts import height_of, width_of
from desktop.style.theme import SMALLEST_TEXT
from desktop.style.vision import Tint


def caption_size(words: str, width: float, height: float, size: float) -> float:
    """The size at which the words fit, not larger than wanted; 0 where even the smallest text would be cut."""
    while size >= SMALLEST_TEXT:
        longest = max((width_of(word, size, "semibold") for word in words.split()), default=0.0)
        if words and longest <= width and height_of(words, width, size, "semibold") <= height:
            return size
        size -= 1
    return 0


def caption_height(words: str, width: float, size: float) -> float:
    return height_of(words, width, size, "semibold")


def caption(painter: QPainter, rect: QRectF, words: str, size: float, ink: Tint) -> None:
    text_block(painter, rect, words, size, ink, "semibold", across="centre", down="middle")
