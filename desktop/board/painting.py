"""The pictures of sprites, painted once per size, style and scale, and kept."""

from collections.abc import Hashable, Mapping

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPixmap

from desktop.board.desk import Painter
from desktop.board.sprite import Picture
from desktop.paint.art import Art
from desktop.paint.painting import PaintRect

MOST_PIXELS = 8_000_000
"""A whole table brought five times nearer would fill the memory; what is larger is painted less sharp."""


class Painting:
    """Knows every painter by name: those of the table, and those of the game on it."""

    def __init__(self, art: Art, *painters: Mapping[str, Painter]) -> None:
        self.painters = {name: painter for each in painters for name, painter in each.items()}
        self._art = art
        self._scale = 1.0
        self._ratio = 1.0
        self.look: Hashable = None
        """What pictures look like now; one of another look has to be painted at once."""
        self.finish: Hashable = None
        """Look and sharpness together; a picture that is not sharp enough may wait its turn."""
        self.is_plain = True
        """A pixel of a picture is a point of the table."""
        self._settle()

    @property
    def art(self) -> Art:
        return self._art

    @art.setter
    def art(self, art: Art) -> None:
        self._art = art
        self._settle()

    @property
    def scale(self) -> float:
        """How far the camera is in; art is painted sharp for where it rests."""
        return self._scale

    @scale.setter
    def scale(self, scale: float) -> None:
        self._scale = scale
        self._settle()

    @property
    def ratio(self) -> float:
        """Pixels of the screen to a point."""
        return self._ratio

    @ratio.setter
    def ratio(self, ratio: float) -> None:
        self._ratio = ratio
        self._settle()

    def pixmap(self, picture: Picture, size: QSizeF) -> QPixmap:
        """The picture with its bleed all around; `size` is that of the place itself."""
        art, margin = self._at(picture, size)
        painter, args, style = self.painters[picture.painter], picture.args, self._art.style
        paint: PaintRect = lambda brush, rect: painter(brush, rect, style, *args)  # noqa: E731 (one per picture, short)
        return art.pixmap((picture.painter, args), size, paint, margin=margin)

    def pixmap_if_kept(self, picture: Picture, size: QSizeF) -> QPixmap | None:
        """The picture if it was painted before, as sharp as it should be now."""
        art, margin = self._at(picture, size)
        return art.found((picture.painter, picture.args), size, margin=margin)

    def _at(self, picture: Picture, size: QSizeF) -> tuple[Art, float]:
        margin = picture.bleed * min(size.width(), size.height())
        area = (size.width() + 2 * margin) * (size.height() + 2 * margin)
        sharp = self._sharp_art
        if max(1.0, area) * sharp.ratio**2 > MOST_PIXELS:
            sharp = sharp.with_ratio((MOST_PIXELS / max(1.0, area)) ** 0.5)
        return sharp, margin

    def _settle(self) -> None:
        """Both change only when they say something else: items compare them at each frame, by identity."""
        self._sharp_art = self._art.with_ratio(self._ratio * self._scale)
        look = self._art.style.key, self._ratio
        if look != self.look:
            self.look = look
        self.is_plain = self._ratio == self._scale == 1
        finish = look, self._scale
        if finish != self.finish:
            self.finish = finish
