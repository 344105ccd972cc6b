"""Aspect cards: the symbol they stand for, and down the left side what a group of them scores."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop.games.hoyuk.signs import sign
from desktop.paint.captions import caption, caption_size
from desktop.paint.grounds import PAPER, card_back
from desktop.paint.light import downwards, shadow
from desktop.paint.motifs import MotifInk, motif
from desktop.paint.painting import clipped, dashed, faded, pen
from desktop.paint.paths import rounded
from desktop.paint.text import figure
from desktop.style.mixing import mix, solid, with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style

TINTS = {
    "oven": "#F3D2B4",
    "shrine": "#E9E2D2",
    "pen": "#EBDDA6",
    "house": "#E7C9A6",
    "cattle": "#DCC7B2",
    "villager": "#F1DDB6",
    "joker": "#F2D58A",
}
EARTH, PALE = "#3A2618", "#F7EAD3"
BACK = "#7A4A2C"
LADDER = 0.22
"""Of the width of a card."""
LEAST_STEP = 15.0
"""A step of the ladder this high still holds its figure."""
CARD_RATIO = 0.71
"""Width of a card, of its height."""


def card_path(rect: QRectF) -> QPainterPath:
    return rounded(rect, min(rect.width(), rect.height()) * 0.08)


def card_edge(style: Style) -> QPen:
    """Dark bands end somewhere on dark boards, too."""
    return pen(with_alpha("#F3E0C2", 0.6) if style.is_dark else with_alpha("#000000", 0.4))


def aspect_card(
    painter: QPainter, rect: QRectF, style: Style, symbol: str, title: str = "", ladder: tuple[int, ...] = ()
) -> None:
    """Small cards show only their symbol."""
    path = card_path(rect)
    shadow(painter, path, style, drop=2.5, blur=6, strength=0.32)
    painter.fillPath(path, solid(PAPER))
    has_ladder = bool(ladder) and rect.height() / len(ladder) >= LEAST_STEP
    left = rect.x() + (rect.width() * LADDER if has_ladder else 0)
    face = QRectF(left, rect.y(), rect.right() - left, rect.height())
    with clipped(painter, path):
        tint = TINTS[symbol]
        painter.fillRect(face, downwards(face, ((0, mix(tint, "#FFFFFF", 0.35)), (1, mix(tint, "#A67C45", 0.18)))))
        motif(painter, face, style.game, MotifInk("#3A2618", "#A63D2F", 0.08, max(16.0, rect.width() * 0.4)))
        if has_ladder:
            draw_ladder(painter, QRectF(rect.x(), rect.y(), left - rect.x(), rect.height()), ladder)
    words = QRectF(face.x() + 2, rect.bottom() - rect.height() * 0.24, face.width() - 4, rect.height() * 0.22)
    size = caption_size(title, words.width(), words.height(), float(style.text_size(14))) if has_ladder else 0
    middle = QPointF(face.center().x(), rect.y() + rect.height() * (0.43 if size else 0.5))
    side = min(face.width() * 0.86, rect.height() * (0.56 if size else 0.8))
    sign(painter, middle, side, symbol, style)
    if size:
        caption(painter, words, title, size, EARTH)
    painter.strokePath(path, card_edge(style))


def draw_ladder(painter: QPainter, rect: QRectF, ladder: tuple[int, ...]) -> None:
    """One card at the foot, as many as make a group at the top."""
    painter.fillRect(rect, solid(EARTH))
    high = rect.height() / len(ladder)
    for step, points in enumerate(ladder):
        place = QRectF(rect.x(), rect.bottom() - (step + 1) * high, rect.width(), high)
        figure(painter, place, str(points), max(float(SMALLEST_TEXT), high * 0.62), PALE)


def aspect_back(painter: QPainter, rect: QRectF, style: Style) -> None:
    card_back(painter, rect, style, band=BACK)


def aspect_pile(painter: QPainter, rect: QRectF, style: Style, symbol: str, below: int) -> None:
    """The card that shows, with the edges of those below it."""
    step = min(2.2, rect.width() * 0.05)
    for number in range(min(below, 4), 0, -1):
        edge = card_path(rect.translated(step * number, step * 0.8 * number))
        painter.fillPath(edge, mix("#FBF3DF", "#8A6A42", 0.25 + 0.08 * number))
        painter.strokePath(edge, pen(with_alpha("#000000", 0.35), 0.8))
    aspect_card(painter, rect, style, symbol)


def empty_place(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Draw the place where a card could lie."""
    painter.strokePath(card_path(rect), dashed(with_alpha(style.ground.ink, 0.45), 1.2, (3, 2.5)))


def used_card(painter: QPainter, rect: QRectF, style: Style, symbol: str) -> None:
    """It lies open until the end of the turn, and cannot be used again."""
    with faded(painter, 0.72):
        aspect_card(painter, rect, style, symbol)
