"""What the keyboard comes to though it is no button: it wears a ring when it was reached by keyboard."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFocusEvent, QPainter

from desktop.widgets.dressing import Drawn, focus_ring
from desktop.widgets.pressable import BY_KEYBOARD


class Ringed(Drawn):
    """Draws the focus ring where its `paintEvent` asks for it."""

    is_ringed = False

    def draw_ring(self, painter: QPainter, place: QRectF, radius: float) -> None:
        """Draw the ring if the keyboard is here, and came here by itself."""
        if self.is_ringed and self.hasFocus():
            focus_ring(painter, place, radius, self.style_now)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.is_ringed = event.reason() in BY_KEYBOARD
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()
