"""What lies between the table and the sheet: a little darkness over the upper boards, and the shadow of the sheet."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.paint.light import shadow
from desktop.paint.painting import SMOOTH
from desktop.paint.paths import rounded
from desktop.style.mixing import with_alpha
from desktop.style.theme import Style

DIMMED, FADES = 0.28, 130
"""How dark it is behind the sheet, and how far below it the table is as bright as ever."""
NIGHT = "#0B0D12"


class Shade(QWidget):
    """Lets every event through to the table."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.style_now = Style()
        self.radius = 0
        self.board = QRectF()
        self.share = 1.0
        self.hide()

    def lie_under(self, room: QRect, board: QRect, style: Style, radius: int, share: float = 1.0) -> None:
        """Fill the room with the darkness around a sheet; `share` of it while the sheet still comes."""
        self.style_now, self.radius, self.share = style, radius, share
        self.board = QRectF(board)
        self.setGeometry(room)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        end = self.board.bottom() + FADES
        night = QLinearGradient(0, 0, 0, end)
        night.setColorAt(0, with_alpha(NIGHT, DIMMED * self.share))
        night.setColorAt(max(0.01, min(0.99, self.board.bottom() / end)), with_alpha(NIGHT, DIMMED * self.share))
        night.setColorAt(1, with_alpha(NIGHT, 0))
        painter.fillRect(QRectF(0, 0, self.width(), end), night)
        shadow(painter, rounded(self.board, self.radius), self.style_now, drop=12, blur=34, strength=0.6)
        painter.end()
