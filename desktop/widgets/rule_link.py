"""The id of a rule, outlined: one click leads to its text."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from desktop.fonts import width_of
from desktop.paint.colours import with_alpha
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_line
from desktop.theme import SMALLEST_TEXT, Style
from desktop.widgets.dressing import focus_ring, show_if

RADIUS = 4.0


class RuleLink(QAbstractButton):
    """Signal `followed` with the id of the rule."""

    followed = Signal(str)

    def __init__(self, rule: str = "") -> None:
        super().__init__()
        self.style_now = Style()
        self.rule = rule
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda: self.followed.emit(self.rule))
        self.show_rule(rule)

    def show_rule(self, rule: str, words: str = "") -> None:
        """The rule's id, and what a screen reader says of the link."""
        self.setAccessibleName(words or rule)
        self.setToolTip(words)
        show_if(self, bool(rule))
        if rule == self.rule and rule == self.text():
            return
        self.rule = rule
        self.setText(rule)
        self.updateGeometry()
        self.update()

    def wear(self, style: Style) -> None:
        self.style_now = style
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        size = self.style_now.text_size(SMALLEST_TEXT)
        return QSize(round(width_of(self.rule, size, "semibold")) + 14, size + 10)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        place, ink = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), self.style_now.accent_text
        if self.underMouse() or self.isDown():
            painter.fillPath(rounded(place, RADIUS), with_alpha(ink, 0.12))
        painter.strokePath(rounded(place, RADIUS), pen(with_alpha(ink, 0.8)))
        size = self.style_now.text_size(SMALLEST_TEXT)
        text_line(painter, place, self.rule, size, ink, "semibold", across="centre")
        if self.hasFocus():
            focus_ring(painter, QRectF(self.rect()), RADIUS + 1, self.style_now)
        painter.end()
