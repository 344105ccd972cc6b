"""A place where nobody sits: chalk on the cloth, why it is closed, and the button that opens it."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout

from desktop.new_game.place_card import CARD, LEAF
from desktop.paint.colours import mix, solid, with_alpha
from desktop.paint.marks import chalk_outline
from desktop.paint.painting import SMOOTH
from desktop.paint.paths import rounded
from desktop.theme import Style
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import Drawn
from desktop.widgets.words import Label, heading

PALE_FELT = 120


class FreePlace(Drawn):
    """Signal: `opened`."""

    opened = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.title = heading(on="felt")
        self.reason = Label(on="felt")
        self.open = Button(icon_name="plus", on="felt")
        self.open.clicked.connect(self.opened)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, LEAF + 16, 18, 18)
        column.addStretch(1)
        for label in (self.title, self.reason):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(label)
        column.addSpacing(6)
        column.addWidget(self.open, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def wear(self, style: Style) -> None:
        super().wear(style)
        self.setMinimumWidth(self.grown(CARD))

    def tell(self, title: str, reason: str, action: str) -> None:
        self.title.setText(title)
        self.reason.setText(reason)
        self.open.say(action)
        self.open.setAccessibleDescription(title)
        self.open.setVisible(bool(action))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style, body = self.style_now, QRectF(self.rect()).adjusted(4, LEAF + 2, -4, -8)
        rim = solid(style.ground.felt_rim)
        dip = mix(rim, "#000000", 0.5) if rim.lightness() < PALE_FELT else rim
        painter.fillPath(rounded(body, 10), with_alpha(dip, 0.30))
        chalk_outline(painter, body, style)
        painter.end()
