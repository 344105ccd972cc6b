"""A strip above a page that says what happened or what should be known, with buttons that do something about it."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy

from desktop.aloud.voice import tell_from
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import rounded
from desktop.style.mixing import mix
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import Drawn
from desktop.widgets.words import Label


class Notice(Drawn):
    """Signal: `acted` with the number of the button. Without words it is not there, without an action it only says
    something.
    """

    acted = Signal(int)

    def __init__(self, *icon_names: str) -> None:
        super().__init__()
        self.words = Label(size=16, weight="semibold")
        self.buttons = [Button(icon_name=each) for each in icon_names or ("undo",)]
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 10, 16, 10)
        row.setSpacing(12)
        row.addWidget(self.words, 1)
        for number, button in enumerate(self.buttons):
            row.addWidget(button)
            button.clicked.connect(lambda _=False, number=number: self.acted.emit(number))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.hide()

    @property
    def action(self) -> Button:
        """The first of its buttons, often the only one."""
        return self.buttons[0]

    def tell(self, words: str, *actions: str) -> None:
        is_new = words != self.accessibleName()
        self.words.setText(words)
        self.setAccessibleName(words)
        for number, button in enumerate(self.buttons):
            action = actions[number] if number < len(actions) else ""
            button.say(action)
            button.setVisible(bool(action))
        self.setVisible(bool(words))
        if is_new:
            tell_from(self, words)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        theme, body = self.style_now.theme, rounded(QRectF(self.rect()).adjusted(1, 1, -1, -1), 9)
        painter.fillPath(body, mix(theme.panel, theme.rim, 0.12))
        painter.strokePath(body, pen(theme.line, 1.2))
        painter.end()
