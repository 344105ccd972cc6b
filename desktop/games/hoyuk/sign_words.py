"""Small signs that stand among words of Höyük: `[hk:oven|oven]`, whatever can be built or is compared."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.hoyuk.signs import sign
from desktop.paint.rich_text import SignPainter
from desktop.style.theme import Style


def piece(painter: QPainter, square: QRectF, told: Sequence[str], style: Style) -> None:
    """Draw what a sign shows, as on cards and tiles."""
    sign(painter, square.center(), square.width() * 0.94, told[0], style)


SIGN_WORDS: Mapping[str, SignPainter] = {"hk": piece}
