"""What a game says of things that its data name: how each is drawn in a small square, beside its name in a list."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.paint.rich_text import SignPainter
from desktop.style.theme import Style
from rules.core.types import Json

Draw = Callable[[QPainter, QRectF, Style], None]
NamedPicture = Callable[[str, str, str, Json], Draw | None]
"""What a game brings in `named_pictures.py`: the painter of something by the table or datum it comes from, the part
of the data that names it, its name and its row; None where nothing of it is printed, or where its row, its card or its
spot on a chart is drawn anyway."""


def as_sign(sign: SignPainter, *told: str) -> Draw:
    """A sign that also stands among words."""
    return lambda painter, square, style: sign(painter, square, told, style)
