"""A quiet box at the foot of a book's left side."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent

from desktop.page.leaf import Leaf
from desktop.page.words import Type
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import rounded
from desktop.style.mixing import solid

PAD = 12
BOX_TITLE = Type(17, "semibold", serif=True)


class Boxed(Leaf):
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        theme, is_contrast = self.style_now.theme, self.style_now.theme_name == "contrast"
        path = rounded(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8)
        share = 0.0 if is_contrast else 0.22
        inks = theme.text, theme.muted, self.style_now.accent_text
        painter.fillPath(path, solid(self.style_now.tinted(theme.window, theme.line, share, *inks)))
        if is_contrast:
            painter.strokePath(path, pen(theme.line))
        painter.end()
