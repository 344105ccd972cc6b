"""The type of papers: that of the program, without ligatures. A document can tell what a letter means, but not always
what two of them mean that were cast as one."""

from functools import lru_cache

from PySide6.QtGui import QFont, QFontMetricsF

from desktop.paper.sheet import Face
from desktop.style.fonts import font

LIGATURES = QFont.Tag("liga")


@lru_cache(maxsize=128)
def font_of(face: Face) -> QFont:
    """Use it, do not change it."""
    made = QFont(font(face.size, face.weight, serif=face.serif, italic=face.italic))
    made.setFeature(LIGATURES, 0)
    return made


@lru_cache(maxsize=128)
def metrics_of(face: Face) -> QFontMetricsF:
    return QFontMetricsF(font_of(face))


@lru_cache(maxsize=16384)
def wide(words: str, face: Face) -> float:
    """How wide the words are on one line."""
    return metrics_of(face).horizontalAdvance(words)
