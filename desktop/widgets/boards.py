"""What widgets lie on: a paper board on the cloth, a surface of one colour at the side."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout

from desktop.paint.art import Art
from desktop.paint.grounds import board
from desktop.paint.painting import SMOOTH
from desktop.style.mixing import solid
from desktop.style.theme import Style
from desktop.style.vision import Tint
from desktop.widgets.dressing import Drawn

INSET = 3.0, 1.0, -3.0, -6.0
"""Of a board within its widget: the rest is for its shadow."""


def lay_board(
    painter: QPainter,
    rect: QRectF,
    art: Art,
    *,
    radius: float = 12,
    lift: float = 1.0,
    fill: Tint = "",
    margin: float = 16,
) -> None:
    """The paper, painted once and kept; part of its shadow falls on the margin around it."""

    def paint(brush: QPainter, place: QRectF) -> None:
        board(brush, place, art.style, radius=radius, lift=lift, fill=fill)

    key = "board", radius, lift, solid(fill).name() if fill else ""
    art.draw(painter, rect, key, paint, margin=margin)


def lay_low_board(painter: QPainter, rect: QRectF, art: Art, radius: float = 12) -> None:
    """One that lies close to the cloth, with its shadow inside the rectangle."""
    lay_board(painter, rect.adjusted(*INSET), art, radius=radius, lift=0.6, margin=6)


class Board(Drawn):
    """A pale paper board; its column holds what stands on it."""

    def __init__(self, art: Art, *, gap: int = 8) -> None:
        super().__init__()
        self.art = art
        self.column = QVBoxLayout(self)
        self.column.setSpacing(gap)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def wear(self, style: Style) -> None:
        super().wear(style)
        side = max(10, self.px(16))
        self.column.setContentsMargins(side, max(8, self.px(12)), side, max(10, self.px(16)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        lay_low_board(painter, QRectF(self.rect()), self.art.worn(self.style_now, self.devicePixelRatioF()))
        painter.end()


class Side(Drawn):
    """A dock at the right of a page, with a line where it begins."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self.style_now.theme
        painter.fillRect(self.rect(), solid(theme.panel))
        painter.fillRect(QRectF(0, 0, 1, self.height()), solid(theme.line))
        painter.end()


class LeftSide(Drawn):
    """A dock at the left of a page, with a line where it ends."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self.style_now.theme
        painter.fillRect(self.rect(), solid(theme.panel))
        painter.fillRect(QRectF(self.width() - 1, 0, 1, self.height()), solid(theme.line))
        painter.end()


class SideFoot(Drawn):
    """The foot of a dock, parted from what is above."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self.style_now.theme
        painter.fillRect(self.rect(), solid(theme.window))
        for line in (QRectF(0, 0, 1, self.height()), QRectF(0, 0, self.width(), 1)):
            painter.fillRect(line, solid(theme.line))
        painter.end()
