"""What is recorded or pointed out now, above the table: what one is to do, and the ways to end it."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy

from desktop.paint.painting import SMOOTH
from desktop.paint.paths import circle, rounded
from desktop.paint.text import text_block
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import ink_on, solid
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import Drawn

SIGN, SIDE = 18, 16
LEAST = 120
"""Narrower than this it has not been laid out yet."""


class Pill(Drawn):
    def __init__(self) -> None:
        super().__init__()
        self.words = ""
        self.finish, self.stop = Button(), Button()
        row = QHBoxLayout(self)
        row.setContentsMargins(SIDE, 4, 6, 4)
        row.addStretch(1)
        row.addWidget(self.finish)
        row.addWidget(self.stop)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def tell(self, words: str, finish: str, stop: str) -> None:
        """What is recorded; without words the pill is away, without `finish` nothing can be finished yet."""
        self.words = words
        self.setAccessibleName(words)
        for button, said, key in ((self.finish, finish, "↵"), (self.stop, stop, "Esc")):
            button.say(said)
            button.say_key(key if said else "")
            button.setVisible(bool(said))
        self.setVisible(bool(words))
        self.updateGeometry()
        self.update()

    @property
    def _size(self) -> int:
        return self.style_now.text_size(15)

    def _room(self) -> float:
        taken = sum(each.sizeHint().width() + 8 for each in (self.finish, self.stop) if not each.isHidden())
        return max(80.0, self.width() - taken - SIGN - 2 * SIDE - 12)

    def sizeHint(self) -> QSize:
        high = height_of(self.words or "É", self._room(), self._size, "bold") if self.width() > LEAST else 0
        return QSize(300, max(self.stop.sizeHint().height() + 10, round(high) + 12))

    def wide(self) -> int:
        return round(width_of(self.words, self._size, "bold") + SIGN + 2 * SIDE)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        rect, fill = QRectF(self.rect()).adjusted(1, 1, -1, -1), solid(self.style_now.button)
        painter.fillPath(rounded(rect, min(rect.height() / 2, 20)), fill)
        ink = ink_on(fill)
        painter.fillPath(circle(QPointF(rect.x() + SIDE + 4, rect.center().y()), SIGN / 2.6), solid(ink))
        words = QRectF(rect.x() + SIDE + SIGN + 2, rect.y(), self._room(), rect.height())
        text_block(painter, words, self.words, self._size, ink, "bold", down="middle")
        painter.end()
