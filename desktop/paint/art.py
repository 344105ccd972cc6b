"""Rich art is painted once and kept as pixmaps, so that a frame only blits."""

import math
from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from desktop.paint.painting import SMOOTH, PaintRect
from desktop.paint.text import PiecePainter
from desktop.style.theme import Style

BYTES_PER_PIXEL = 4
DEFAULT_LIMIT = 192 * 1024 * 1024
"""A table at 2560 x 1440 on a dense screen, with its felt and boards, needs about a third of this."""


WholeKey = tuple[Hashable, int, int, float, float, Hashable]
"""What it shows, its size in device pixels, the ratio, the margin, the style."""


class PixmapStore:
    """Pixmaps by what they show, within a number of bytes; the one not used for longest goes first."""

    def __init__(self, limit: int = DEFAULT_LIMIT) -> None:
        self.limit = limit
        self.held = 0
        """Bytes of all pixmaps kept."""
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def find(self, key: Hashable) -> QPixmap | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: Hashable, pixmap: QPixmap) -> None:
        """A pixmap larger than the limit is not kept: it would only drive out all others."""
        if bytes_of(pixmap) > self.limit:
            return
        replaced = self._kept.pop(key, None)
        self.held -= bytes_of(replaced) if replaced is not None else 0
        self._kept[key] = pixmap
        self.held += bytes_of(pixmap)
        while self.held > self.limit:
            _, oldest = self._kept.popitem(last=False)
            self.held -= bytes_of(oldest)

    def clear(self) -> None:
        self._kept.clear()
        self.held = 0


@dataclass(frozen=True, slots=True)
class Art:
    """Paints what is asked for in the present style and for the present screen, unless it has been painted before.

    Needs a QGuiApplication. `ratio` is the device pixel ratio, times the zoom of the table where art is wanted sharp.
    """

    style: Style
    ratio: float = 1.0
    store: PixmapStore = field(default_factory=PixmapStore)

    def with_style(self, style: Style) -> "Art":
        """The same store under another style; going back finds the old pixmaps again."""
        return replace(self, style=style)

    def with_ratio(self, ratio: float) -> "Art":
        return replace(self, ratio=ratio)

    def worn(self, style: Style, ratio: float) -> "Art":
        """Return the art for a widget that draws itself in this style on a screen of this ratio."""
        return replace(self, style=style, ratio=ratio)

    def pixmap(self, key: Hashable, size: QSizeF, paint: PaintRect, *, margin: float = 0.0) -> QPixmap:
        """The picture of `key`, painted into a rectangle of this size in logical pixels.

        `key` must name all that `paint` shows, except style and size. The pixmap is `margin` larger on each side, for
        shadows and rim lights, and carries its device pixel ratio.
        """
        whole_key = self._whole_key(key, size, margin)
        found = self.store.find(whole_key)
        if found is None:
            _, wide, high, *_ = whole_key
            found = self._painted(wide, high, QRectF(margin, margin, size.width(), size.height()), paint)
            self.store.keep(whole_key, found)
        return found

    def found(self, key: Hashable, size: QSizeF, *, margin: float = 0.0) -> QPixmap | None:
        """The picture of `key` if it has been painted; nothing is painted now."""
        return self.store.find(self._whole_key(key, size, margin))

    def keep(self, key: Hashable, size: QSizeF, picture: QPixmap) -> None:
        """A picture that was painted before, as large as `size` in logical pixels."""
        self.store.keep(self._whole_key(key, size, 0.0), picture)

    def draw(self, painter: QPainter, rect: QRectF, key: Hashable, paint: PaintRect, *, margin: float = 0.0) -> None:
        """Blit the picture of `key` onto the rectangle; the margin overlaps what lies around."""
        painter.drawPixmap(
            rect.topLeft() - QPointF(margin, margin), self.pixmap(key, rect.size(), paint, margin=margin)
        )

    def _whole_key(self, key: Hashable, size: QSizeF, margin: float) -> WholeKey:
        wide, high = self._device(size.width() + 2 * margin), self._device(size.height() + 2 * margin)
        return key, wide, high, self.ratio, margin, self.style.key

    def _device(self, length: float) -> int:
        return max(1, math.ceil(length * self.ratio - 1e-6))

    def _painted(self, wide: int, high: int, rect: QRectF, paint: PaintRect) -> QPixmap:
        pixmap = QPixmap(wide, high)
        pixmap.setDevicePixelRatio(self.ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = PiecePainter(pixmap)
        painter.growth = self.style.text_scale
        try:
            painter.setRenderHints(SMOOTH)
            paint(painter, rect)
        finally:
            painter.end()
        return pixmap


def bytes_of(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * BYTES_PER_PIXEL
