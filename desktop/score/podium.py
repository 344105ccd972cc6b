"""The podium: for each game its piece, standing as high as the rank; a bare plinth for a game that brings none."""

from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.board.podium import Piece, Standing, plinth, raised
from desktop.games.loading import part_of
from desktop.paint.light import shadow
from desktop.paint.marks import earned
from desktop.paint.paths import circle
from desktop.paint.text import text_line
from desktop.style.theme import Style

SUN_SHARE, PIECE_SHARE = 0.20, 0.52


def piece_of(game: str) -> Piece:
    """`podium_piece` in `desktop/games/<game>/podium.py`, where there is one."""
    piece: Piece = part_of(game, "podium", "podium_piece") or bare
    return piece


def bare(painter: QPainter, rect: QRectF, standing: Standing, view: Any, style: Style) -> None:
    """A plinth with nothing on it."""
    plinth(painter, raised(rect, standing, 0, rect.width()), standing, style.ground.well, style)


def stand(
    painter: QPainter, rect: QRectF, standing: Standing, words: tuple[str, int], piece: Piece, view: Any, style: Style
) -> None:
    """A seat's place on the podium: its piece at the left, its rank above its points at the right."""
    rank, points = words
    radius = min(rect.width() * SUN_SHARE, style.px(34), rect.height() * 0.26)
    left = QRectF(rect.x() + rect.width() * 0.03, rect.y(), rect.width() * PIECE_SHARE, rect.height())
    piece(painter, left, standing, view, style)
    centre = QPointF(left.right() + radius * 1.05, rect.bottom() - radius - style.px(10))
    shadow(painter, circle(centre, radius), style, drop=2, blur=5, strength=0.3)
    earned(painter, centre, radius, points, style)
    size = min(style.text_size(17), int(radius * 0.95))
    above = QRectF(centre.x() - radius * 1.4, centre.y() - radius - size * 1.6, radius * 2.8, size * 1.5)
    text_line(painter, above, rank, max(13, size), style.felt_ink, "bold", across="centre")
