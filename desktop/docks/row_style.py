"""What the rows of the docks have in common: sizes, measures remembered, marks and cards."""

import re
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.paint.marks import seat_badge
from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.style.fonts import Weight, height_of
from desktop.style.mixing import mix, with_alpha
from desktop.style.theme import Style
from desktop.widgets.dressing import focus_ring
from desktop.widgets.rows import RowState

BODY, SMALL, HEADING = 15, 14, 15
SIDE = 10.0
"""Between the edge of a row and its words."""
RADIUS = 7.0

COLON = re.compile(r"[\u00a0\u202f ]?: ")


@lru_cache(maxsize=16384)
def high(words: str, width: float, size: float, weight: Weight = "regular", *, serif: bool = False) -> float:
    """How high wrapped words are; lists ask this again and again."""
    return height_of(words, width, size, weight, serif=serif) if words else 0.0


def head_and_rest(words: str) -> tuple[str, str]:
    """A sentence at its first colon: what it is about stands out, the rest below it. Without one, all is head."""
    parts = COLON.split(words, maxsplit=1)
    return (parts[0], parts[1]) if len(parts) > 1 else (words, "")


def foot_ground(painter: QPainter, rect: QRectF, style: Style) -> None:
    """What stands at the foot of the dock, whatever page is open: a shade apart, under a line."""
    painter.fillRect(rect, mix(style.theme.panel, style.theme.window, 0.6))
    painter.setPen(pen(style.theme.line))
    painter.drawLine(rect.topLeft(), rect.topRight())


def badge(painter: QPainter, x: float, y: float, colour: str, style: Style) -> None:
    seat_badge(painter, QPointF(x, y), badge_radius(style), colour, style)


def badge_radius(style: Style) -> float:
    return style.text_size(BODY) * 0.6


def marked(style: Style) -> QColor:
    """The ground of the row that counts now."""
    return mix(style.theme.panel, style.accent, 0.24 if style.is_dark else 0.16)


def ground(painter: QPainter, rect: QRectF, style: Style, state: RowState, *, is_now: bool = False) -> None:
    """What lies under a row: the accent where the game stands, a shade under the pointer, a ring for the keyboard."""
    place = rect.adjusted(0, 1, 0, -1)
    if is_now:
        painter.fillPath(rounded(place, RADIUS), marked(style))
        if style.theme_name == "contrast":
            painter.strokePath(rounded(place.adjusted(1, 1, -1, -1), RADIUS), pen(style.accent_text, 2))
    if state.is_pointed or state.is_chosen:
        painter.fillPath(rounded(place, RADIUS), with_alpha(style.theme.text, 0.06))
    if state.has_focus:
        focus_ring(painter, place, RADIUS, style)
