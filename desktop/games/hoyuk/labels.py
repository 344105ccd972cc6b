"""What is written over the village: names and sizes of blocks, what they would give, how they compare."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.paint.colours import solid, with_alpha
from desktop.paint.light import glow, shadow
from desktop.paint.marks import seat_badge
from desktop.paint.painting import clipped, pen
from desktop.paint.paths import rounded
from desktop.paint.text import figure
from desktop.theme import SMALLEST_TEXT, Style

PAPER, INK = "#FFFBF1", "#2E1E12"
NAME = 0.56
"""The dark part of a pill, of its width."""


def edge_of(style: Style) -> str:
    return "#F3E0C2" if style.is_dark else INK


def block_pill(painter: QPainter, rect: QRectF, style: Style, name: str, size: int) -> None:
    """The name of a block, and how many houses stand there."""
    path = rounded(rect, rect.height() / 2)
    shadow(painter, path, style, drop=2, blur=4, strength=0.4)
    painter.fillPath(path, solid(PAPER))
    dark = QRectF(rect.x(), rect.y(), rect.width() * NAME, rect.height())
    with clipped(painter, path):
        painter.fillRect(dark, solid(INK))
    painter.strokePath(path, pen(edge_of(style), 1.5))
    letters = max(float(SMALLEST_TEXT), rect.height() * 0.6)
    figure(painter, dark.adjusted(2, 0, 0, 0), name, letters, PAPER, serif=True)
    figure(
        painter,
        QRectF(dark.right(), rect.y(), rect.right() - dark.right(), rect.height()),
        str(size),
        max(16.0, rect.height() * 0.64),
        INK,
    )


def gains(painter: QPainter, rect: QRectF, style: Style, each: tuple[tuple[str, int], ...]) -> None:
    """How many cards each clan would draw here now."""
    path = rounded(rect, min(7.0, rect.height() / 3))
    painter.fillPath(path, solid(PAPER))
    painter.strokePath(path, pen(edge_of(style), 1.3))
    wide = rect.width() / max(1, len(each))
    radius = min(rect.height() * 0.37, wide * 0.27)
    for number, (clan, count) in enumerate(each):
        x = rect.x() + wide * number
        seat_badge(painter, QPointF(x + radius * 1.5, rect.center().y()), radius, clan, style)
        place = QRectF(x + radius * 2.6, rect.y(), wide - radius * 2.8, rect.height())
        figure(painter, place, str(count), max(16.0, rect.height() * 0.68), INK)


def note(painter: QPainter, rect: QRectF, style: Style, said: str) -> None:
    """A few words on dark ground: the largest block, the smallest."""
    path = rounded(rect, 5)
    painter.fillPath(path, solid(INK))
    if style.is_dark:
        painter.strokePath(path, pen(edge_of(style)))
    figure(painter, rect, said, max(float(SMALLEST_TEXT), rect.height() * 0.72), PAPER, "semibold")


def heading(painter: QPainter, rect: QRectF, style: Style, said: str) -> None:
    """The name of a block at the head of its column."""
    painter.fillPath(rounded(rect, 5), solid(style.ground.ink))
    figure(painter, rect, said, max(float(SMALLEST_TEXT), rect.height() * 0.68), style.ground.board, serif=True)


def overlay_button(painter: QPainter, rect: QRectF, style: Style, said: str, cap: str, is_on: bool) -> None:
    """What can be laid over the village, with the key that does it."""
    path = rounded(rect, min(8.0, rect.height() / 3))
    ground = style.ground
    if is_on:
        glow(painter, path, style.theme.rim, blur=6, strength=0.6)
    painter.fillPath(path, solid(ground.ink if is_on else ground.well))
    painter.strokePath(path, pen(ground.ink if is_on else with_alpha(ground.ink, 0.45), 1.2))
    size = max(float(SMALLEST_TEXT), min(float(style.text_size(14)), rect.height() * 0.6))
    ink = ground.board if is_on else ground.ink
    key = QRectF(rect.x() + 4, rect.y() + 3, rect.height() - 6, rect.height() - 6)
    painter.fillPath(rounded(key, 4), with_alpha(ink, 0.16))
    figure(painter, key, cap, size, ink, "semibold")
    figure(
        painter,
        QRectF(key.right() + 2, rect.y(), rect.right() - key.right() - 6, rect.height()),
        said,
        size,
        ink,
        "semibold",
    )
