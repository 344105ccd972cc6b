"""Where a file may be dropped, shown as long as one is dragged over the window."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from desktop.paint.icons import icon
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_block, text_line
from desktop.style.mixing import with_alpha
from desktop.widgets.dressing import Drawn
from desktop.widgets.surfaces import inks_of


class DropZone(Drawn):
    def __init__(self) -> None:
        super().__init__()
        self.title = self.below = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def say(self, title: str, below: str) -> None:
        self.title, self.below = title, below
        self.setAccessibleName(f"{title} {below}")

    def sizeHint(self) -> QSize:
        return QSize(300, self.style_now.grown(124))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style, theme, inks = self.style_now, self.style_now.theme, inks_of(self.style_now, "board")
        body = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        painter.fillPath(rounded(body, 10), with_alpha(theme.lit_fill, 0.16))
        painter.strokePath(rounded(body, 10), pen(theme.casing, 5))
        painter.strokePath(rounded(body, 10), pen(theme.lit, 3))
        side = style.grown(40)
        icon(painter, "open", QRectF(body.x() + 24, body.center().y() - side / 2, side, side), theme.lit)
        words = body.adjusted(side + 48, 0, -16, 0)
        big = style.text_size(20)
        title = QRectF(words.x(), body.center().y() - big * 1.5, words.width(), big * 1.5)
        text_line(painter, title, self.title, big, inks.text, "semibold", serif=True)
        below = QRectF(words.x(), body.center().y(), words.width(), body.height() / 2)
        text_block(painter, below, self.below, style.text_size(15), inks.muted)
        painter.end()
