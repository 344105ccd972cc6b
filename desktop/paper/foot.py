"""Below the choices: how many sheets, what came of the last file, and the buttons that print and save."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.page.leaf import Leaf
from desktop.page.words import Type, Words
from desktop.style.mixing import solid
from desktop.style.theme import Style
from desktop.widgets.buttons import ActionButton

SIDE, GAP = 16, 8
ACTIONS = ("print", "picture", "pdf")


class Foot(Leaf):
    """Signal: `wanted` with the name of an action."""

    wanted = Signal(str)

    def __init__(self, parent: QWidget, style: Style) -> None:
        super().__init__(parent, style)
        self.status = Words(self, Type(15, ink="muted"), style)
        self.buttons = {
            "print": self.hold(ActionButton("", "quiet", "print")),
            "picture": self.hold(ActionButton("", "quiet", "save")),
            "pdf": self.hold(ActionButton("", "primary", "save")),
        }
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _=False, name=name: self.wanted.emit(name))

    def tell(self, words: str) -> None:
        self.status.say(words)
        self.setAccessibleName(words)

    def arrange(self, width: int) -> int:
        """Place as many buttons beside each other as there is room for."""
        room = width - 2 * SIDE
        y = self.status.put(SIDE, GAP, room) + GAP
        left = [self.buttons[name] for name in ACTIONS if not self.buttons[name].isHidden()]
        x = SIDE
        row = 0
        for number, button in enumerate(left):
            is_last = number == len(left) - 1
            wide = room - (x - SIDE) if is_last else button.wide()
            if x > SIDE and button.wide() > room - (x - SIDE):
                x, y, row = SIDE, y + row + GAP, 0
                wide = room if is_last else button.wide()
            high = button.high_for(wide)
            button.put(x, y, min(wide, room), high)
            row = max(row, high)
            x += wide + GAP
        return y + row + GAP + 4

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self.style_now.theme
        painter.fillRect(self.rect(), solid(theme.panel))
        painter.fillRect(0, 0, self.width(), 1, solid(theme.line))
        painter.end()
