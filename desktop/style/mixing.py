"""Mixing colours, and choosing what reads on them."""

from PySide6.QtGui import QColor

from desktop.style.vision import Tint, contrast

WHITE, BLACK = "#FFFFFF", "#000000"
DARK_INK = "#231A12"
DEEPEST = 70
"""Bodies below this lightness get a pale outline: a dark one would not show."""


def mix(one: Tint, other: Tint, share: float) -> QColor:
    """The colour between `one` (share 0) and `other` (share 1)."""
    start, end = QColor(one), QColor(other)
    return QColor.fromRgbF(
        start.redF() + (end.redF() - start.redF()) * share,
        start.greenF() + (end.greenF() - start.greenF()) * share,
        start.blueF() + (end.blueF() - start.blueF()) * share,
        start.alphaF() + (end.alphaF() - start.alphaF()) * share,
    )


def solid(colour: Tint) -> QColor:
    """The colour as Qt wants it."""
    return QColor(colour)


def lighter(colour: Tint, share: float) -> QColor:
    return mix(colour, WHITE, share)


def darker(colour: Tint, share: float) -> QColor:
    return mix(colour, BLACK, share)


def with_alpha(colour: Tint, alpha: float) -> QColor:
    """The colour, as opaque as `alpha` says (0 to 1)."""
    thinned = QColor(colour)
    thinned.setAlphaF(max(0.0, min(1.0, alpha)))
    return thinned


def ink_on(colour: Tint) -> str:
    """Return the ink for words on a coloured ground: white or dark brown, the one with more contrast."""
    return max((WHITE, DARK_INK), key=lambda ink: contrast(ink, colour))


def glyph_ink(colour: Tint) -> str:
    """Return the ink for glyphs on a piece: white while it stands out, as pale glyphs look pressed into wood."""
    body = QColor(colour)
    weight = 0.30 * body.redF() + 0.59 * body.greenF() + 0.11 * body.blueF()
    bright = 0.56
    return WHITE if weight < bright else DARK_INK


def is_deep(colour: Tint) -> bool:
    return QColor(colour).lightness() < DEEPEST


def outline_of(colour: Tint, pale: float = 0.45, dark: float = 0.55) -> QColor:
    """The line around a piece of this colour: pale around dark pieces, dark around all others."""
    return lighter(colour, pale) if is_deep(colour) else darker(colour, dark)
