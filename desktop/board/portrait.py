"""One piece by itself, drawn as the table draws it: beside a task, beside what it did in a game."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.board.desk import Painter
from desktop.board.sprite import Sprite
from desktop.style.theme import Style

Drawn = Callable[[QPainter, QRectF], None]
"""Paints a piece into a square."""


def draw_piece(
    painter: QPainter, square: QRectF, sprite: Sprite, painters: Mapping[str, Painter], style: Style
) -> None:
    """Draw a piece as large as the square allows, in its own shape."""
    place = sprite.place
    scale = square.width() / max(place.width, place.height)
    wide, high = place.width * scale, place.height * scale
    rect = QRectF(square.center().x() - wide / 2, square.center().y() - high / 2, wide, high)
    painters[sprite.picture.painter](painter, rect, style, *sprite.picture.args)
