"""The paper boards that everything here is printed on."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.paint.art import Art
from desktop.widgets.boards import lay_board
from desktop.widgets.dressing import Drawn

EDGE = 6.0
"""Between the edge of a panel and its board, where part of the shadow falls."""
SIDE = 18.0
"""From the edge of a board to what is printed on it."""


class Panel(Drawn):
    """A part of the page with its board."""

    def __init__(self, art: Art) -> None:
        super().__init__()
        self.art = art

    @property
    def board(self) -> QRectF:
        return QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)

    def lay(self, painter: QPainter, board: QRectF) -> None:
        lay_board(painter, board, self.art.worn(self.style_now, self.devicePixelRatioF()))
