"""The pictures of sprites, painted once per size, style and scale, and kept."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from desktop.board.desk import Painter
from desktop.board.sprite import Picture
from desktop.paint.art import Art


class Painting:
    """Knows every painter by name: those of the table, and those of the game on it."""

    def __init__(self, art: Art, *painters: Mapping[str, Painter]) -> None:
        self.art = art
        self.painters = {name: painter for each in painters for name, painter in each.items()}
        self.scale = 1.0
        """How far the camera is in; art is painted sharp for where it rests."""
        self.ratio = 1.0

    def pixmap(self, picture: Picture, size: QSizeF, bleed: float) -> QPixmap:
        """The picture with its bleed all around; `size` is that of the place itself."""
        art = self.art.with_ratio(self.ratio * self.scale)
        margin = bleed * min(size.width(), size.height())

        def paint(painter: QPainter, rect: QRectF) -> None:
            self.painters[picture.painter](painter, rect, self.art.style, *picture.args)

        return art.pixmap((picture.painter, picture.args), size, paint, margin=margin)
