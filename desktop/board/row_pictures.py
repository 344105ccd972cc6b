"""A row of an edition as the card or tile that it is: `picture_of` in desktop/games/<game>/row_pictures.py."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.style.theme import Style
from rules.core.types import Json, Phrase


class RowFace(NamedTuple):
    """Width by height, and what paints it."""

    shape: float
    paint: Callable[[QPainter, QRectF, Style], None]


Say = Callable[[Phrase], str]
PictureOf = Callable[[str, Json, Say], RowFace | None]
"""What a game brings: the face of a row by its table, the bare values of the row, and what puts phrases into words;
None for what is no card and no tile, or cannot be drawn as it stands."""
