"""What a game brings to its drawer: an emblem on the front, a handful of pieces inside. A game may have neither."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.games.loading import part_of
from desktop.paint.painting import kept
from desktop.style.theme import Style

WIDTH = 3.4
"""An emblem is this many times as wide as high."""


def emblem(painter: QPainter, rect: QRectF, game: str) -> None:
    """Draw the game's still life into the rectangle, at its left, as large as the height allows."""
    draw = part_of(game, "cover", "draw_emblem")
    if draw is None:
        return
    size = min(rect.height(), rect.width() / WIDTH) * 0.82
    with kept(painter):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        draw(painter, QPointF(rect.x() + size * 0.55, rect.center().y()), size, Style("light", game))


def contents(painter: QPainter, rect: QRectF, game: str) -> None:
    """Lay the game's pieces out in rows along the felt; the front of the drawer may hide their lower edge."""
    draw = part_of(game, "cover", "draw_contents")
    if draw is not None:
        draw(painter, rect, Style("light", game))
