"""How the kinds of rows look: a sign, a colour and a pattern each, so that none is told by colour alone."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.paint.icons import icon
from desktop.paint.marks import hatching
from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.style.mixing import ink_on, mix, solid, with_alpha
from desktop.style.theme import Style
from rules.teaching.plans import RowKind

SIGNS: Mapping[RowKind, str] = {
    "talk": "people",
    "lesson": "lesson",
    "position": "table",
    "vote": "poll",
    "free": "die",
}
FILLS: Mapping[RowKind, str] = {
    "talk": "#86734D",
    "lesson": "#1F6C6E",
    "position": "#96641C",
    "vote": "#6A4694",
    "free": "#44564F",
}
RISING, FALLING = ("position",), ("free",)
"""The kinds that are hatched."""
HATCHED_EVERY = 7


def fill_of(kind: RowKind, style: Style) -> QColor:
    """The colour of a kind, in this theme."""
    fill = solid(FILLS[kind])
    return mix(fill, "#000000", 0.35) if style.theme_name == "contrast" else fill


def draw_ground(painter: QPainter, rect: QRectF, kind: RowKind, style: Style, radius: float = 5) -> QColor:
    """A strip in the colour and the pattern of a kind; returns the ink to write on it."""
    path, fill = rounded(rect, radius), fill_of(kind, style)
    painter.fillPath(path, fill)
    if kind in RISING + FALLING:
        line = pen(with_alpha("#000000", 0.28), 2)
        hatching(painter, path, line, HATCHED_EVERY, falling=kind in FALLING)
    if style.theme_name == "contrast":
        painter.strokePath(path, pen("#FFFFFF", 1.5))
    return QColor(ink_on(fill))


def draw_sign(painter: QPainter, rect: QRectF, kind: RowKind, ink: QColor | str) -> None:
    icon(painter, SIGNS[kind], rect, ink)
