"""The one kind of graphics item of the table: it blits the painted picture of a sprite."""

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.painting import Painting
from desktop.board.sprite import Place, Sprite


class SpriteItem(QGraphicsItem):
    """Shows one sprite where it lies, or on its way there."""

    def __init__(self, sprite: Sprite, painting: Painting) -> None:
        super().__init__()
        self.painting = painting
        self.sprite = sprite
        self._drawn = QRectF()
        self._size = QSizeF()
        self.change(sprite)

    def change(self, sprite: Sprite) -> None:
        self.sprite = sprite
        self.put(sprite.place)
        self.setZValue(float(sprite.layer))
        self.setOpacity(sprite.opacity)
        self.update()

    def put(self, place: Place) -> None:
        """Shows the sprite elsewhere for the moment: while it travels or is held."""
        bleed = self.sprite.picture.bleed * min(place.width, place.height)
        drawn = QRectF(-bleed, -bleed, place.width + 2 * bleed, place.height + 2 * bleed)
        self._size = QSizeF(place.width, place.height)
        if drawn != self._drawn:
            self.prepareGeometryChange()
            self._drawn = drawn
        self.setPos(place.x, place.y)

    def boundingRect(self) -> QRectF:
        return self._drawn

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        pixmap = self.painting.pixmap(self.sprite.picture, self._size, self.sprite.picture.bleed)
        painter.drawPixmap(self._drawn, pixmap, QRectF(pixmap.rect()))
