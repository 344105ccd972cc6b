"""The one kind of graphics item of the table: it blits the painted picture of a sprite."""

from collections.abc import Hashable
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.layers import Layer
from desktop.board.painting import Painting
from desktop.board.sprite import NOTHING, Place, Sprite

IN_PIXELS = QTransform()
NO_PEN = QPen(Qt.PenStyle.NoPen)
AS_RESTING = 1e-3
"""How far the camera may be from where art is sharp, and still count as resting there."""


class Sharpener(Protocol):
    """The scene, as its items know it: it sees to it that they become sharp."""

    def is_blurred(self, item: "SpriteItem") -> None: ...


class SpriteItem(QGraphicsRectItem):
    """Shows one sprite where it lies, or on its way there.

    A frame only blits: the pixmap is kept until picture, size or look change. When the camera is nearer than the
    pixmap is sharp, it is stretched for the moment, and the scene is told. How far it reaches is known to Qt as its
    rectangle, which need not be asked for at each frame.
    """

    _wide = _high = -1.0
    """The size at which it is shown."""
    _corner = QPointF()
    """Where the pixmap begins; it is as large as it is, which may be part of a pixel more than what is drawn."""
    _pixmap: QPixmap | None = None
    _source: QRectF | None = None
    """The whole pixmap, once it was asked for."""
    _look: Hashable = None
    _finish: Hashable = None
    _is_travelling = False
    _is_stretched = False

    def __init__(self, sprite: Sprite, painting: Painting) -> None:
        super().__init__()
        self.setPen(NO_PEN)
        self.painting = painting
        self.sprite = sprite
        if sprite.picture.painter == NOTHING:
            self._show_or_not()
        self._lie_down()

    def change(self, sprite: Sprite) -> None:
        """Another picture, place or state of the same thing; only what differs is done."""
        before, self.sprite = self.sprite, sprite
        if sprite.picture != before.picture:
            self._wide = -1.0
            self._show_or_not()
        self._lie_down()

    def put(self, place: Place, layer: Layer) -> None:
        """Shows the sprite elsewhere for the moment: while it travels or is held."""
        self._is_travelling = layer is Layer.TRAVELLING
        self._show_at(place)
        self.setZValue(layer + self.sprite.depth)

    def put_back(self) -> None:
        """Put the piece back where it belongs."""
        self._lie_down()

    def sharpen(self) -> None:
        """The picture as sharp as it can be seen now."""
        self._take(self.painting.pixmap(self.sprite.picture, self._painted_size))
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painting = self.painting
        if self._pixmap is None or self._finish is not painting.finish:
            self._renew()
        pixmap = self._pixmap
        assert pixmap is not None
        if self._is_stretched:
            painter.drawPixmap(self.rect(), pixmap, QRectF(pixmap.rect()))
        elif painting.is_plain:
            painter.drawPixmap(self._corner, pixmap)
        else:
            self._paint_to_the_pixel(painter, pixmap)

    # Places

    def _show_or_not(self) -> None:
        """What has no picture is known to Qt as such: it costs nothing in a frame."""
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents, self.sprite.picture.painter == NOTHING)

    def _lie_down(self) -> None:
        self._is_travelling = False
        if self._is_stretched:
            self._wide = -1.0
        sprite = self.sprite
        self._show_at(sprite.place)
        self.setZValue(sprite.level)
        self.setOpacity(sprite.opacity)

    def _show_at(self, place: Place) -> None:
        if place.width != self._wide or place.height != self._high:
            self._resize(place.width, place.height)
        self.setPos(place.x, place.y)

    def _resize(self, wide: float, high: float) -> None:
        """Resize the piece; on its way it is stretched, not painted again at each size it passes through."""
        bleed = self.sprite.picture.bleed * min(wide, high)
        self._wide, self._high = wide, high
        self._corner = QPointF(-bleed, -bleed)
        self.setRect(-bleed, -bleed, wide + 2 * bleed, high + 2 * bleed)
        if self._is_travelling:
            self._is_stretched = True
        else:
            self._pixmap, self._is_stretched = None, False
        self.update()

    # Pictures

    @property
    def _painted_size(self) -> QSizeF:
        """What grows on its way is painted once, as large as it will lie."""
        place = self.sprite.place
        return QSizeF(place.width, place.height) if self._is_travelling else QSizeF(self._wide, self._high)

    def _renew(self) -> None:
        """What looks otherwise now is painted at once; what is only not sharp enough may wait."""
        painting, picture = self.painting, self.sprite.picture
        size = self._painted_size
        if self._pixmap is None or self._look is not painting.look:
            self._take(painting.pixmap(picture, size))
            return
        found = painting.pixmap_if_kept(picture, size)
        if found is not None:
            self._take(found)
        else:
            scene: Sharpener = self.scene()  # type: ignore[assignment]
            scene.is_blurred(self)

    def _take(self, pixmap: QPixmap) -> None:
        self._pixmap, self._source = pixmap, None
        self._look, self._finish = self.painting.look, self.painting.finish

    def _paint_to_the_pixel(self, painter: QPainter, pixmap: QPixmap) -> None:
        """Paint pixel on pixel when the camera rests, so that letters stay as they were drawn."""
        seen = painter.worldTransform()
        ratio = self.painting.ratio
        if abs(seen.m11() * ratio - pixmap.devicePixelRatio()) > AS_RESTING or self._is_travelling:
            painter.drawPixmap(self._corner, pixmap)
            return
        if self._source is None:
            self._source = QRectF(pixmap.rect())
        corner = seen.map(self._corner)
        there = QPointF(round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio)
        painter.setWorldTransform(IN_PIXELS)
        painter.drawPixmap(QRectF(there, self._source.size() / ratio), pixmap, self._source)
        painter.setWorldTransform(seen)
