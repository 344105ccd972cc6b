"""The button that opens the curtain: held for a second, so that nobody opens it by mistake."""

from PySide6.QtCore import QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter

from desktop.paint.light import shadow
from desktop.paint.painting import clipped, pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_line
from desktop.style.fonts import width_of
from desktop.style.mixing import ink_on, mix, solid, with_alpha
from desktop.widgets.pressable import ENTER, Pressable

HOLD_MS = 1000
STILL_HELD_MS = 50
"""Some displays repeat a key that is held as if it were let go and pressed again: nobody is as fast as that."""
KEY_TEXT = 14


class HoldButton(Pressable):
    """Pressed for a second, by mouse, Space or Enter; let go before, nothing happens. Signal: `held`."""

    held = Signal()
    radius = 9

    def __init__(self) -> None:
        super().__init__(size=23)
        self.key = ""
        """What the key is called that does the same."""
        self.share = 0.0
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setDuration(HOLD_MS)
        self._clock.valueChanged.connect(self._grow)
        self._clock.finished.connect(self._finish)
        self._let_go = QTimer(self, singleShot=True, interval=STILL_HELD_MS)
        self._let_go.timeout.connect(self.stop)
        # Only a screen reader clicks it: whoever asks for that does not do it by mistake.
        self.clicked.connect(self._finish)

    def wide(self) -> int:
        return round(width_of(self.words, self.size_now, "semibold") + self._key_room + self.size_now * 3)

    def least_wide(self) -> int:
        """Its words grow smaller where there is little room."""
        return round(self.size_now * 5)

    def high_for(self, width: float) -> int:
        return round(self.size_now * 3.0)

    @property
    def _key_room(self) -> float:
        return width_of(self.key, self.style_now.text_size(KEY_TEXT)) + 16

    def begin(self) -> None:
        self._clock.start()

    def stop(self) -> None:
        self._let_go.stop()
        if self._clock.state() == QVariantAnimation.State.Running:
            self._clock.stop()
        self.share = 0.0
        self.update()

    def _grow(self, share: float) -> None:
        self.share = float(share)
        self.update()

    def _finish(self) -> None:
        self._let_go.stop()
        self.share = 0.0
        self.held.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.begin()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, *ENTER):
            if self._let_go.isActive():
                self._let_go.stop()
            elif not event.isAutoRepeat():
                self.begin()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            self._let_go.start()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.stop()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        style = self.style_now
        frame, fill = rounded(rect.adjusted(3, 3, -3, -6), 9), style.button
        shadow(painter, frame, style, drop=3, blur=6, strength=0.35)
        painter.fillPath(frame, solid(fill))
        with clipped(painter, frame):
            painter.fillRect(QRectF(0, 0, rect.width() * self.share, rect.height()), with_alpha("#000000", 0.28))
        painter.strokePath(rounded(rect.adjusted(4, 4, -4, -7), 8), pen(with_alpha("#FFFFFF", 0.3), 1.4))
        ink = ink_on(mix(fill, "#000000", 0.28 if self.share else 0))
        room, key, full = rect.adjusted(18, 0, -18, -3), self._key_room, float(self.size_now)
        size = min(full, full * (room.width() - key) / max(1.0, width_of(self.words, full, "semibold")))
        wide = width_of(self.words, size, "semibold")
        x = rect.center().x() - (wide + key) / 2
        text_line(painter, QRectF(x, room.y(), wide + 2, room.height()), self.words, size, ink, "semibold")
        place = QRectF(x + wide + 12, room.y(), key, room.height())
        text_line(painter, place, self.key, style.text_size(KEY_TEXT), ink)
