"""Words on the table: one line in a rectangle, or a block that wraps."""

import logging
from typing import Literal

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from desktop.paint.painting import kept
from desktop.style.fonts import Weight, font, metrics, width_of
from desktop.style.vision import Tint

Across = Literal["left", "centre", "right"]
Down = Literal["top", "middle", "bottom"]

ACROSS: dict[Across, Qt.AlignmentFlag] = {
    "left": Qt.AlignmentFlag.AlignLeft,
    "centre": Qt.AlignmentFlag.AlignHCenter,
    "right": Qt.AlignmentFlag.AlignRight,
}
DOWN: dict[Down, Qt.AlignmentFlag] = {
    "top": Qt.AlignmentFlag.AlignTop,
    "middle": Qt.AlignmentFlag.AlignVCenter,
    "bottom": Qt.AlignmentFlag.AlignBottom,
}
ONE_LINE = Qt.TextFlag.TextSingleLine.value | Qt.TextFlag.TextDontClip.value
WRAPPED = Qt.TextFlag.TextWordWrap.value

log = logging.getLogger(__name__)


def text_line(
    painter: QPainter,
    rect: QRectF,
    words: str,
    size: float,
    colour: Tint,
    weight: Weight = "regular",
    *,
    across: Across = "left",
    down: Down = "middle",
    serif: bool = False,
    italic: bool = False,
) -> float:
    """One line, cut with an ellipsis where the rectangle ends. Returns the width drawn."""
    shown, wide = words, width_of(words, size, weight, serif=serif, italic=italic)
    if wide > rect.width() + 1:
        log.debug("cut: %s", words)
        measure = metrics(size, weight, serif=serif, italic=italic)
        shown = measure.elidedText(words, Qt.TextElideMode.ElideRight, rect.width())
        wide = width_of(shown, size, weight, serif=serif, italic=italic)
    with kept(painter):
        painter.setFont(font(size, weight, serif=serif, italic=italic))
        painter.setPen(QColor(colour))
        painter.drawText(rect, (ACROSS[across] | DOWN[down]).value | ONE_LINE, shown)
    return wide


def text_block(
    painter: QPainter,
    rect: QRectF,
    words: str,
    size: float,
    colour: Tint,
    weight: Weight = "regular",
    *,
    across: Across = "left",
    down: Down = "top",
    serif: bool = False,
    italic: bool = False,
    struck: bool = False,
) -> None:
    """Words wrapped to the width; `fonts.height_of` tells beforehand how high they will be."""
    used = font(size, weight, serif=serif, italic=italic)
    with kept(painter):
        painter.setFont(struck_out(used) if struck else used)
        painter.setPen(QColor(colour))
        painter.drawText(rect, (ACROSS[across] | DOWN[down]).value | WRAPPED, words)


def struck_out(shared: QFont) -> QFont:
    made = QFont(shared)
    made.setStrikeOut(True)
    return made


def figure(
    painter: QPainter,
    rect: QRectF,
    words: str,
    size: float,
    colour: Tint,
    weight: Weight = "bold",
    *,
    serif: bool = False,
) -> None:
    """A short figure in the middle of its place, never cut: it may overlap its margins rather than lose a digit."""
    with kept(painter):
        painter.setFont(font(size, weight, serif=serif))
        painter.setPen(QColor(colour))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter.value | ONE_LINE, words)
