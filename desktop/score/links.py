"""The link to a rule as it stands on a board, in the accent that reads there."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.paint.colours import with_alpha
from desktop.paint.marks import rule_tag
from desktop.paint.painting import SMOOTH
from desktop.paint.paths import rounded
from desktop.theme import SMALLEST_TEXT
from desktop.widgets.dressing import focus_ring
from desktop.widgets.rule_link import RADIUS, RuleLink


class BoardLink(RuleLink):
    def __init__(self, rule: str, parent: QWidget) -> None:
        super().__init__(rule)
        self.setParent(parent)

    @property
    def ink(self) -> str:
        return self.style_now.accent_on_board

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        place, ink = QRectF(self.rect()), self.ink
        if self.underMouse() or self.isDown():
            painter.fillPath(rounded(place, RADIUS), with_alpha(ink, 0.14))
        size = self.style_now.text_size(SMALLEST_TEXT)
        rule_tag(painter, QPointF(1, (self.height() - size - 8) / 2), self.rule, self.style_now, size, ink=ink)
        if self.hasFocus():
            focus_ring(painter, place, RADIUS + 1, self.style_now)
        painter.end()


class FeltLink(BoardLink):
    """On the felt, where the accent may not read."""

    @property
    def ink(self) -> str:
        return self.style_now.felt_ink
