"""A seat's place on a podium: what carries its piece, as high as the rank, with the seat's colour and glyph."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.paint.grounds import tile
from desktop.paint.marks import glyph
from desktop.paint.paths import rounded
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
