"""Words on the table: one line in a rectangle, or a block that wraps."""

import logging
import math
from collections.abc import Iterable
from typing import Literal, NamedTuple

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

MEASURED_AT, FIGURE_HIGH = 100.0, 0.66
"""The height of a figure, in sizes of its letters."""
ACROSS_ROOM, DOWN_ROOM, DISC_ROOM, NEARLY_SQUARE = 0.86, 0.76, 0.80, 0.12
"""Shares of a place that a figure may fill, and how far a place may be from a square."""

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


class Row(NamedTuple):
    """What figures that stand in a row have in common, so that all are equally large."""

    widest: str
    room: QRectF
    """The smallest of their places."""


WIDEST = "88"
"""As wide as any figure of two digits."""


def smallest(places: Iterable[QRectF]) -> QRectF:
    """The place with least room."""
    return min(places, key=lambda each: min(each.width(), each.height()))


class PiecePainter(QPainter):
    """Paints pieces, whose figures follow the size of the text."""

    growth = 1.0
    """How large text is wanted."""


def filling(words: str, place: QRectF, weight: Weight, *, serif: bool) -> float:
    """The size at which a figure fills its place; in a square one it stays within the disc."""
    wide = width_of(words, MEASURED_AT, weight, serif=serif) / MEASURED_AT
    size = min(place.width() * ACROSS_ROOM / wide, place.height() * DOWN_ROOM / FIGURE_HIGH)
    if abs(place.width() - place.height()) < place.width() * NEARLY_SQUARE:
        size = min(size, place.width() * DISC_ROOM / math.hypot(wide, FIGURE_HIGH))
    return size


def figure(
    painter: QPainter,
    rect: QRectF,
    words: str,
    size: float,
    colour: Tint,
    weight: Weight = "bold",
    *,
    serif: bool = False,
    row: Row | None = None,
) -> None:
    """A short figure in the middle of its place, never cut: it may overlap its margins rather than lose a digit.

    Where larger text is wanted it grows with it, as far as its place has room.
    """
    growth = painter.growth if isinstance(painter, PiecePainter) else 1.0
    if growth > 1:
        widest, room = row or (words, rect)
        size = max(size, min(size * growth, filling(widest, room, weight, serif=serif)))
    with kept(painter):
        painter.setFont(font(size, weight, serif=serif))
        painter.setPen(QColor(colour))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter.value | ONE_LINE, words)
