"""The podium: for each game its piece, standing as high as the rank; a bare plinth for a game that brings none."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.loading import part_of
from desktop.paint.grounds import tile
from desktop.paint.light import shadow
from desktop.paint.marks import earned, glyph
from desktop.paint.paths import circle, rounded
from desktop.paint.text import text_line
from desktop.style.mixing import glyph_ink, solid
from desktop.style.theme import Style, seat_mark
from rules.core.types import Seat


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat on the podium."""

    seat: Seat
    colour: str
    rank: int
    steps: int
    """How high it stands: as many steps as there are ranks from the last up to its own."""
    most: int
    """The steps of the first."""


Piece = Callable[[QPainter, QRectF, Standing, Any, Style], None]
"""Paints what stands for a seat, its foot on the lower edge: (painter, rectangle, standing, view, style)."""

SUN_SHARE, PIECE_SHARE = 0.20, 0.52


def piece_of(game: str) -> Piece:
    """`podium_piece` in `desktop/games/<game>/podium.py`, where there is one."""
    piece: Piece = part_of(game, "podium", "podium_piece") or bare
    return piece


def bare(painter: QPainter, rect: QRectF, standing: Standing, view: Any, style: Style) -> None:
    """A plinth with nothing on it."""
    plinth(painter, raised(rect, standing, 0, rect.width()), standing, style.ground.well, style)


def raised(rect: QRectF, standing: Standing, high: float, wide: float) -> QRectF:
    """The place of what carries a piece, as high as the rank: of a piece this high, the first has room for the rest."""
    step = (rect.height() - high - 4) / max(standing.most, 2)
    wide = min(rect.width() * 0.94, wide)
    return QRectF(rect.center().x() - wide / 2, rect.bottom() - step * standing.steps, wide, step * standing.steps)


def plinth(painter: QPainter, rect: QRectF, standing: Standing, ground: str, style: Style) -> None:
    """Draw a block with the colour and the glyph of the seat on its front."""
    tile(painter, rounded(rect, 3), ground, style, thickness=2)
    band(painter, rect, standing, style)


def band(painter: QPainter, rect: QRectF, standing: Standing, style: Style) -> None:
    """Draw the colour and the glyph of the seat across the top of what it stands on."""
    mark = seat_mark(standing.colour)
    across = QRectF(rect.x(), rect.y() + 3, rect.width(), min(rect.height() - 6, 26 * style.unit))
    painter.fillRect(across, solid(mark.colour))
    glyph(painter, mark.shape, across.center(), across.height() * 0.30, glyph_ink(mark.colour))


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
