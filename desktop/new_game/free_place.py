"""A seat where nobody sits: chalk on the cloth, why it is closed, and the buttons that seat somebody there."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout

from desktop.new_game.choices import COMPUTER, PERSON
from desktop.new_game.place_card import CARD, LEAF
from desktop.paint.marks import chalk_outline
from desktop.paint.painting import SMOOTH
from desktop.paint.paths import rounded
from desktop.style.mixing import mix, solid, with_alpha
from desktop.style.theme import Style
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import Drawn
from desktop.widgets.words import Label, heading

PALE_FELT = 120
KINDS = {PERSON: "seat", COMPUTER: "computer"}
"""Who can be seated with a click, and the sign of the button."""


class FreePlace(Drawn):
    """Signal: `opened` with who shall sit there."""

    opened = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.title = heading(on="felt")
        self.reason = Label(on="felt")
        self.open = {kind: Button(icon_name=sign, on="felt") for kind, sign in KINDS.items()}
        column = QVBoxLayout(self)
        column.setContentsMargins(18, LEAF + 16, 18, 18)
        column.addStretch(1)
        for label in (self.title, self.reason):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(label)
        column.addSpacing(6)
        for kind, button in self.open.items():
            button.clicked.connect(lambda _=False, kind=kind: self.opened.emit(kind))
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def wear(self, style: Style) -> None:
        super().wear(style)
        self.setMinimumWidth(self.grown(CARD))

    def tell(self, title: str, reason: str, actions: Sequence[tuple[str, str]]) -> None:
        """`actions`: who can be seated here, and the words of the button."""
        self.title.setText(title)
        self.reason.setText(reason)
        words = dict(actions)
        for kind, button in self.open.items():
            button.say(words.get(kind, ""))
            button.setAccessibleDescription(title)
            button.setVisible(kind in words)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style, body = self.style_now, QRectF(self.rect()).adjusted(4, LEAF + 2, -4, -8)
        rim = solid(style.ground.felt_rim)
        dip = mix(rim, "#000000", 0.5) if rim.lightness() < PALE_FELT else rim
        painter.fillPath(rounded(body, 10), with_alpha(dip, 0.30))
        chalk_outline(painter, body, style)
        painter.end()
