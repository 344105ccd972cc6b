"""Where people write: their name, a number. Qt's own line of text, in our type and colours."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLineEdit

from desktop.cabinet.look import Look
from desktop.fonts import Weight, font
from desktop.paint.colours import mix, solid, with_alpha
from desktop.paint.icons import icon
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import rounded
from desktop.vision import Tint


class Field(QLineEdit):
    """On a raised strip of paper, or directly on a colour when `ground` is given."""

    def __init__(self, look: Look, *, size: float = 18, weight: Weight = "semibold", serif: bool = False) -> None:
        super().__init__()
        self.look, self.size_, self.weight, self.serif = look, size, weight, serif
        self.ground: Tint | None = None
        self.ink: Tint | None = None
        self.setFrame(False)
        look.changed.connect(self.wear)
        self.wear()

    def wear(self) -> None:
        style = self.look.style
        size = style.text_size(self.size_)
        self.setFont(font(size, self.weight, serif=self.serif))
        ink = QColor(self.ink or style.theme.text)
        ground = self.ground or style.theme.raised
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        palette.setColor(QPalette.ColorRole.Text, ink)
        palette.setColor(QPalette.ColorRole.PlaceholderText, ink if self.ground else mix(ink, ground, 0.30))
        palette.setColor(QPalette.ColorRole.Highlight, QColor(style.theme.rim))
        palette.setColor(QPalette.ColorRole.HighlightedText, QColor("#231A12"))
        self.setPalette(palette)
        self.setFixedHeight(round(size * 1.3) + (8 if self.ground else 16))
        self.setTextMargins(4 if self.ground else 10, 0, 4, 0)

    def put_on(self, ground: Tint, ink: Tint) -> None:
        """The colour below it, and the ink that reads there."""
        if (ground, ink) != (self.ground, self.ink):
            self.ground, self.ink = ground, ink
            self.wear()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self.look.style.theme
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        body = rounded(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6)
        if self.ground is None:
            painter.fillPath(body, solid(theme.raised))
            painter.strokePath(body, pen(self.look.inks("panel").line, 1.2))
        if self.hasFocus():
            painter.strokePath(body, pen(self.ink or theme.text, 3))
            painter.strokePath(body, pen(theme.rim, 1.6))
        elif self.ground is not None and self.underMouse():
            painter.strokePath(body, pen(with_alpha(self.ink or theme.text, 0.5)))
        if self.ground is not None and not self.hasFocus():
            self._draw_pencil(painter)
        painter.end()
        super().paintEvent(event)

    def _draw_pencil(self, painter: QPainter) -> None:
        """Behind the words: these can be written."""
        words = self.text() or self.placeholderText()
        side = self.fontMetrics().height() * 0.5
        x = 14 + self.fontMetrics().horizontalAdvance(words)
        if x + side < self.width():
            place = QRectF(x, (self.height() - side) / 2 + 1, side, side)
            icon(painter, "pencil", place, with_alpha(self.ink or self.look.style.theme.text, 0.75))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()
