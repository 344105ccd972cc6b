"""What the parts of the window lie on: plain paper, on which people write."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent

from desktop.paint.painting import SMOOTH
from desktop.widgets.boards import INSET, Board, lay_board


class PaleBoard(Board):
    """A board in the colour of panels, so that all their inks can be read on it."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        art = self.art.worn(self.style_now, self.devicePixelRatioF())
        rect = QRectF(self.rect()).adjusted(*INSET)
        lay_board(painter, rect, art, lift=0.6, fill=self.style_now.theme.panel, margin=6)
        painter.end()
