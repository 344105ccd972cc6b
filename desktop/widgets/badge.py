"""A seat's disc with its glyph, beside a name."""

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from desktop.paint.marks import seat_badge
from desktop.paint.painting import SMOOTH
from desktop.widgets.dressing import Drawn, show_if


class SeatBadge(Drawn):
    def __init__(self, colour: str = "", size: float = 28) -> None:
        """`size` is its diameter at 1600 x 1000; without a colour it shows nothing."""
        super().__init__()
        self.colour = colour
        self.size_wanted = size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_seat(self, colour: str, words: str = "") -> None:
        """The seat's colour, by its name in the rules, and what a screen reader calls it."""
        if words != self.toolTip():
            self.setAccessibleName(words)
            self.setToolTip(words)
        show_if(self, bool(colour))
        if colour != self.colour:
            self.colour = colour
            self.update()

    def sizeHint(self) -> QSize:
        side = self.style_now.text_size(self.size_wanted)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.colour:
            return
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        centre = QPointF(self.width() / 2, self.height() / 2)
        seat_badge(painter, centre, min(self.width(), self.height()) / 2 - 1, self.colour, self.style_now)
        painter.end()
