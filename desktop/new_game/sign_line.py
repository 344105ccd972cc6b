"""A line of what was chosen: a sign, as the game draws it, and words beside it."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent

from desktop.paint.icons import icon
from desktop.paint.marks import seat_badge
from desktop.paint.painting import SMOOTH
from desktop.style.theme import Style
from desktop.widgets.surfaces import inks_of
from desktop.widgets.words import Label

DrawSign = Callable[[QPainter, QRectF, Style], None]
SIDE = 30


class SignLine(Label):
    def __init__(self) -> None:
        super().__init__(size=16)
        self.draw: DrawSign | None = None

    def show_line(self, draw: DrawSign, words: str) -> None:
        self.draw = draw
        self.setText(words)
        self.update()

    def wear(self, style: Style) -> None:
        super().wear(style)
        side = style.grown(SIDE)
        self.setContentsMargins(round(side * 1.4), 3, 0, 3)
        self.setMinimumHeight(side + 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.draw is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        side = float(self.style_now.grown(SIDE))
        self.draw(painter, QRectF(1, (self.height() - side) / 2, side, side), self.style_now)
        painter.end()


def badge(colour: str) -> DrawSign:
    """The disc of a seat."""

    def draw(painter: QPainter, rect: QRectF, style: Style) -> None:
        seat_badge(painter, rect.center(), rect.width() * 0.46, colour, style)

    return draw


def sign(name: str) -> DrawSign:
    """An icon in the ink of the words."""

    def draw(painter: QPainter, rect: QRectF, style: Style) -> None:
        edge = rect.width() * 0.14
        icon(painter, name, rect.adjusted(edge, edge, -edge, -edge), inks_of(style, "panel").text)

    return draw
