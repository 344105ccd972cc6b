"""Where data come from, by shape: full square rulebook, ring public, dashed diamond reconstructed, pen the owner."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.paint.icons import icon
from desktop.paint.marks import hatching
from desktop.paint.painting import SMOOTH, dashed, pen
from desktop.paint.paths import circle, regular_polygon, rounded, square_around
from desktop.style.mixing import with_alpha
from desktop.style.theme import Style

SOURCES = ("rulebook", "public", "reconstructed", "owner")
LEAST = 6.0
"""Even a single datum shows in a bar."""


def source_mark(painter: QPainter, centre: QPointF, radius: float, source: str, style: Style) -> None:
    ink = style.theme.text
    match source:
        case "rulebook":
            painter.fillPath(rounded(square_around(centre, radius * 0.78), 2), with_alpha(ink, 1))
        case "public":
            painter.strokePath(circle(centre, radius * 0.74), pen(ink, 2.2))
        case "reconstructed":
            painter.strokePath(regular_polygon(centre, radius, 4), dashed(style.accent_text, 2, (2.2, 1.2)))
        case _:
            icon(painter, "pencil", square_around(centre, radius), style.owner_ink)


def draw_bar(painter: QPainter, rect: QRectF, counts: Mapping[str, int], style: Style) -> None:
    """How much comes from where, side by side."""
    painter.setRenderHints(SMOOTH)
    whole, x, ink = sum(counts.values()), rect.x(), style.theme.text
    for source, count in counts.items():
        part = QRectF(
            min(x, rect.right() - LEAST), rect.y(), max(LEAST, rect.width() * count / whole - 2), rect.height()
        )
        path = rounded(part, rect.height() / 3)
        if source == "owner":
            painter.fillPath(path, with_alpha(style.owner_ink, 1))
        else:
            painter.fillPath(path, with_alpha(ink, {"rulebook": 0.85, "public": 0.4}.get(source, 0.08)))
        if source == "reconstructed":
            hatching(painter, path, pen(style.accent_text, 1.6), 7)
        x += rect.width() * count / whole
