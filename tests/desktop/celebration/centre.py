"""The centre of the celebration as each game draws it, in a place with room around it."""

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from desktop.games.loading import part_of
from desktop.paint.painting import painting
from desktop.style.palette import ThemeName
from desktop.style.theme import Style
from rules.core.types import Seat

WIDE, HIGH, MARGIN = 420, 340, 24
"""Its place, and room around it for light and shadows."""


def centre(id: str, view: Any, share: float = 1.0, theme: ThemeName = "light", seat: Seat = 0) -> QImage:
    """How it looks when so much of the celebration has gone by."""
    draw_victory = part_of(id, "victory", "draw_victory")
    assert draw_victory is not None
    image = QImage(WIDE + 2 * MARGIN, HIGH + 2 * MARGIN, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with painting(image) as painter:
        draw_victory(painter, QRectF(MARGIN, MARGIN, WIDE, HIGH), view, seat, Style(theme, id), share)
    return image
