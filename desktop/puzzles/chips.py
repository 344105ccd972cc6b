"""A filter as a pill, dark while it holds."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_line
from desktop.style.fonts import width_of
from desktop.style.mixing import ink_on, solid, with_alpha
from desktop.widgets.pressable import Pressable

SIDES = 12


class Chip(Pressable):
    radius = 17

    def __init__(self) -> None:
        super().__init__(size=15)
        self.be_one_of_several()

    def wide(self) -> int:
        return round(width_of(self.words, self.size_now, "semibold")) + 2 * SIDES + 2

    def high_for(self, width: float) -> int:
        return round(self.size_now * 2.1)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        inks = self.inks
        body = rect.adjusted(1, 1, -1, -1)
        path = rounded(body, body.height() / 2)
        ink = inks.text
        if self.isChecked():
            fill = solid(inks.text)
            painter.fillPath(path, fill)
            ink = ink_on(fill)
        else:
            raised = solid(self.style_now.theme.raised)
            painter.fillPath(path, with_alpha(inks.text, 0.08) if self.is_hovered else raised)
            painter.strokePath(path, pen(inks.line))
        text_line(painter, body, self.words, self.size_now, ink, "semibold", across="centre")
