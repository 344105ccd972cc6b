"""A closer look that opens by itself where what can be used lies too close together to be pointed at.

Under the lens everything lies where it lies, only larger around the pointer; what is pressed there is pressed on the
table.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from desktop.board.items import SpriteItem
from desktop.board.targets import LEAST
from desktop.paint.light import shadow
from desktop.paint.painting import SMOOTH, clipped, pen
from desktop.paint.paths import rounded

if TYPE_CHECKING:
    from desktop.board.mouse import Mouse
    from desktop.board.view import BoardView

OPENS_MS = 280
WIDE, HIGH, RADIUS, BLEED = 230, 170, 14, 12
ROOMY = 1.3
"""What was too small is at least so many times as large as it must be under the lens."""
LEAST_FACTOR, MOST_FACTOR = 1.8, 4.0
SAME = 1.0
"""A target that lacks less than so many pixels is large enough."""


class Lens(QWidget):
    """Hears nothing itself: the mouse asks it which point of the table lies under a point of the view."""

    def __init__(self, view: "BoardView", mouse: "Mouse") -> None:
        super().__init__(view.viewport())
        self.view, self.mouse = view, mouse
        self.least = LEAST
        self.factor = 1.0
        self._middle = QPointF()
        """The point of the view around which it enlarges."""
        self._held: frozenset[str] = frozenset()
        self._picture = QPixmap()
        self._clock = QTimer(self, singleShot=True, interval=OPENS_MS)
        self._clock.timeout.connect(self._look)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        mouse.hand.changed.connect(self._hand_changed)
        view.camera.moved.connect(self.put_away)

    # When

    def point(self, at: QPointF) -> None:
        """The pointer is here, and presses nothing."""
        if self.is_over(at):
            return
        self.put_away()
        if self._may_open():
            self._clock.start()

    def open_at(self, at: QPointF) -> bool:
        """Open around a point of the view, if what can be used there is too small. Whether it was."""
        small = self.mouse.hits.extent_at(self.view.mapToScene(at.toPoint()), self.least)
        if small is None or small >= self.least - SAME or not self._may_open():
            return False
        self.factor = max(LEAST_FACTOR, min(MOST_FACTOR, ROOMY * self.least / max(small, 1.0)))
        self._middle, self._held = at, self.mouse.hand.held
        self.setGeometry(self._place().toRect())
        self._paint_picture()
        self.show()
        self.raise_()
        return True

    def put_away(self) -> None:
        self._clock.stop()
        if self.isVisible():
            self.hide()

    def put_away_if_done(self) -> None:
        """Go once something was taken or put down: what comes next lies elsewhere."""
        if self.isVisible() and self.mouse.hand.held != self._held:
            self.put_away()

    def _hand_changed(self) -> None:
        if not self.mouse.is_pressed:
            self.put_away_if_done()

    def _may_open(self) -> bool:
        ink = self.mouse.gestures.ink
        draws = ink is not None and ink.cursor is not None
        return not (self.mouse.is_dragging or self.mouse.is_pressed or draws or self.mouse.situation.is_watched)

    def _look(self) -> None:
        pointer = self.view.pointer
        if pointer is not None:
            self.open_at(pointer)

    # Where

    def is_over(self, at: QPointF) -> bool:
        return self.isVisible() and QRectF(self.geometry()).adjusted(BLEED, BLEED, -BLEED, -BLEED).contains(at)

    def under(self, at: QPointF) -> QPointF:
        """The point of the table that is seen at a point of the view."""
        if not self.is_over(at):
            return self.view.mapToScene(at.toPoint())
        middle = self._on_table(self._middle)
        return middle + (at - self._middle) / (self.view.transform().m11() * self.factor)

    @property
    def scale(self) -> float:
        """How many pixels a unit of the table is wide where the pointer is."""
        at, scale = self.view.pointer, self.view.transform().m11()
        return scale * self.factor if at is not None and self.is_over(at) else scale

    def _on_table(self, at: QPointF) -> QPointF:
        back, _ = self.view.viewportTransform().inverted()
        return back.map(at)

    def _place(self) -> QRectF:
        """Around the pointer; moved as little as it must be to lie within the view, and with it what it enlarges."""
        room = QRectF(self.view.viewport().rect())
        place = QRectF(0, 0, WIDE + 2 * BLEED, HIGH + 2 * BLEED)
        place.moveCenter(self._middle)
        place.moveLeft(max(room.left() - BLEED, min(place.left(), room.right() - place.width() + BLEED)))
        place.moveTop(max(room.top() - BLEED, min(place.top(), room.bottom() - place.height() + BLEED)))
        return place

    # Looks

    def _paint_picture(self) -> None:
        ratio = self.devicePixelRatioF()
        self._picture = QPixmap(self.size() * ratio)
        self._picture.setDevicePixelRatio(ratio)
        self._picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(self._picture)
        painter.setRenderHints(SMOOTH)
        style = self.view.situation.look.style
        path = rounded(QRectF(self.rect()).adjusted(BLEED, BLEED, -BLEED, -BLEED), RADIUS)
        shadow(painter, path, style, drop=4, blur=10, strength=0.5)
        with clipped(painter, path):
            self._paint_table(painter)
        painter.strokePath(path, pen(style.theme.casing, 5))
        painter.strokePath(path, pen(style.theme.lit, 2.5))
        painter.end()

    def _paint_table(self, painter: QPainter) -> None:
        """All that lies there, painted as large as it is seen."""
        scale = self.view.transform().m11() * self.factor
        middle, here = self._on_table(self._middle), self._middle - QPointF(self.pos())
        painter.translate(here)
        painter.scale(scale, scale)
        painter.translate(-middle)
        painting, style = self.view.board.painting, self.view.situation.look.style
        seen = QRectF(middle - here / scale, self.size().toSizeF() / scale)
        order = Qt.SortOrder.AscendingOrder
        for item in self.view.board.items(seen, Qt.ItemSelectionMode.IntersectsItemBoundingRect, order):
            if isinstance(item, SpriteItem) and item.isVisible():
                picture = item.sprite.picture
                bleed = picture.bleed * min(item.sprite.place.width, item.sprite.place.height)
                place = item.sceneBoundingRect().adjusted(bleed, bleed, -bleed, -bleed)
                painter.save()
                painter.setOpacity(item.opacity())
                painting.painters[picture.painter](painter, place, style, *picture.args)
                painter.restore()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()
