"""A strip above a page that says what happened or what should be known, with a button that does something about it."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy

from desktop.paint.colours import mix
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import rounded
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import Drawn
from desktop.widgets.words import Label


class Notice(Drawn):
    """Signal: `acted`. Without words it is not there, without an action it only says something."""

    acted = Signal()

    def __init__(self, icon_name: str = "undo") -> None:
        super().__init__()
        self.words = Label(size=16, weight="semibold")
        self.action = Button(icon_name=icon_name)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 10, 16, 10)
        row.setSpacing(12)
        row.addWidget(self.words, 1)
        row.addWidget(self.action)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.action.clicked.connect(self.acted)
        self.hide()

    def tell(self, words: str, action: str = "") -> None:
        self.words.setText(words)
        self.setAccessibleName(words)
        self.action.say(action)
        self.action.setVisible(bool(action))
        self.setVisible(bool(words))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        theme, body = self.style_now.theme, rounded(QRectF(self.rect()).adjusted(1, 1, -1, -1), 9)
        painter.fillPath(body, mix(theme.panel, theme.rim, 0.12))
        painter.strokePath(body, pen(theme.line, 1.2))
        painter.end()
