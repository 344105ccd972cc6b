"""The board of a seat: large with a head in its colour for whoever looks, small with a strip of it for the others."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.paint.grounds import board
from desktop.paint.motifs import MotifInk, motif
from desktop.paint.painting import clipped, pen
from desktop.style.mixing import glyph_ink, is_deep, lighter, solid
from desktop.style.theme import Style, seat_mark

PALE = 215
STRIP = 8.0
LEFT, RIGHT = 0.36, 0.34
"""Shares of a head for words on both sides, at the usual size of text."""


def seat_mat(
    painter: QPainter, rect: QRectF, head: float, seat: str, style: Style, bare: tuple[float, float] | None = None
) -> None:
    """A board whose head, so high, has the colour of the seat and the motif of the game.

    The motif stands where the head is bare of words: from one share of its width to another. Large words leave none.
    """
    colour, path = seat_mark(seat).colour, board(painter, rect, style)
    band = QRectF(rect.x(), rect.y(), rect.width(), head)
    with clipped(painter, path):
        painter.fillRect(band, solid(style.plate(colour)))
        left, right = bare or (LEFT * style.text_scale, 1 - RIGHT * style.text_scale)
        room = QRectF(rect.x() + rect.width() * left, rect.y(), rect.width() * (right - left), head)
        ink = "#FFFFFF" if solid(colour).lightness() < PALE else glyph_ink(colour)
        if room.width() >= head:
            motif(painter, room, style.game, MotifInk(ink, ink, 0.22, head * 0.78))
    painter.strokePath(path, pen(seat_edge(seat, style), 2.5))


def small_seat_mat(painter: QPainter, rect: QRectF, seat: str, style: Style) -> None:
    """A board with a strip of the seat's colour at the left."""
    path = board(painter, rect, style, radius=10)
    with clipped(painter, path):
        painter.fillRect(QRectF(rect.x(), rect.y(), STRIP, rect.height()), seat_edge(seat, style))


def seat_edge(seat: str, style: Style) -> QColor:
    """A seat's colour on the rim of its mat; paler where it would vanish in a dark board."""
    colour = seat_mark(seat).colour
    return lighter(colour, 0.45) if style.is_dark and is_deep(colour) else solid(colour)
