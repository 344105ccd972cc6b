"""What is written over the village: names and sizes of blocks, what they would give, how they compare."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.hoyuk.emblems import emblem
from desktop.games.hoyuk.signs import sign
from desktop.paint.colours import solid, with_alpha
from desktop.paint.light import glow, shadow
from desktop.paint.marks import seat_badge
from desktop.paint.painting import clipped, faded, pen
from desktop.paint.paths import rounded, square_around
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


Mark = tuple[str, bool]
"""How an aspect stands in a block: the colour of who wins it, = or -; and whether there is a card to draw."""


def aspect_row(
    painter: QPainter,
    rect: QRectF,
    style: Style,
    kind: str,
    marks: tuple[Mark, ...],
    columns: int,
    first: float,
    odd: int,
) -> None:
    """What is compared, and who wins it block by block, from this share of the width on."""
    if not odd:
        painter.fillPath(rounded(rect, 6), with_alpha(style.ground.well, 0.6))
    side = min(rect.height() * 0.86, rect.width() * 0.17)
    sign(painter, QPointF(rect.x() + side * 0.62, rect.center().y()), side, kind, style)
    left = rect.x() + first * rect.width()
    wide = (rect.right() - left) / columns
    for number, each in enumerate(marks):
        place = QRectF(left + number * wide, rect.y(), wide, rect.height())
        verdict(painter, place, style, *each)


def verdict(painter: QPainter, rect: QRectF, style: Style, who: str, draws: bool) -> None:
    """A winner without a card to draw is pale."""
    if who in "=-":
        size = min(rect.height() * 0.62, 24.0 * max(1.0, style.unit))
        figure(painter, rect, "=" if who == "=" else "–", size, style.quiet_ink, "bold" if who == "=" else "regular")
        return
    radius = min(rect.height() * 0.34, rect.width() * 0.44)
    with faded(painter, 1.0 if draws else 0.4):
        seat_badge(painter, rect.center(), radius, who, style)


def overlay_button(painter: QPainter, rect: QRectF, style: Style, kind: str, cap: str, is_on: bool) -> None:
    """What can be laid over the village, with the key that does it."""
    path = rounded(rect, min(8.0, rect.height() / 4))
    ground = style.ground
    if is_on:
        glow(painter, path, style.theme.rim, blur=6, strength=0.6)
    painter.fillPath(path.translated(0, 2), with_alpha(style.theme.shadow, 0.35))
    painter.fillPath(path, solid(ground.ink if is_on else ground.board))
    painter.strokePath(path, pen(ground.edge, 1.2))
    size = max(float(SMALLEST_TEXT), min(rect.height() * 0.42, rect.width() * 0.36))
    side = min(rect.height() * 0.86, rect.width() - size - 4)
    middle = QPointF(rect.x() + 3 + side / 2, rect.center().y())
    if kind == "calamities":
        emblem(painter, square_around(middle, side * 0.42), "fire")
    else:
        sign(painter, middle, side, OVERLAY_SIGNS[kind], style)
    key = QRectF(middle.x() + side / 2, rect.y(), rect.right() - middle.x() - side / 2 - 2, rect.height())
    figure(painter, key, cap, size, ground.board if is_on else ground.ink, "semibold")


OVERLAY_SIGNS = {"blocks": "house", "families": "number", "exits": "pen", "aspects": "oven"}
