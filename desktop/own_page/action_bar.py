"""The foot of the page: that nothing leaves this computer, and what may be done with what is kept."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.page.leaf import Leaf
from desktop.page.words import Type, Words
from desktop.paint.painting import pen
from desktop.style.mixing import solid
from desktop.style.theme import Style
from desktop.widgets.buttons import ActionButton

ACTIONS = ("forget", "change", "figures", "page")
SIDES, ENDS, GAP = 20, 9, 8


class ActionBar(Leaf):
    """Signal `wanted` with the name of an action."""

    wanted = Signal(str)

    def __init__(self, parent: QWidget, style: Style) -> None:
        super().__init__(parent, style)
        self.status = Words(self, Type(15, ink="muted"), style)
        self.buttons = {
            "forget": self.hold(ActionButton("", "quiet", "trash")),
            "change": self.hold(ActionButton("", "quiet", "seat")),
            "figures": self.hold(ActionButton("", "quiet")),
            "page": self.hold(ActionButton("", "primary", "save")),
        }
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _=False, name=name: self.wanted.emit(name))

    def tell(self, words: str) -> None:
        self.status.say(words)
        self.setAccessibleName(words)

    def arrange(self, width: int) -> int:
        """All on one line, the words left; else the words above, the buttons in as many rows as they need."""
        row = [self.buttons[name] for name in ACTIONS]
        across = sum(each.wide() + GAP for each in row)
        room = width - 2 * SIDES - across - 12
        high = max(each.high_for(each.wide()) for each in row)
        if room >= min(self.status.natural_width(), self.grown(200)):
            said = self.status.height_for(room)
            whole = max(high, said) + 2 * ENDS
            self.status.put(SIDES, (whole - said) / 2, room)
            x = float(width - SIDES - across + GAP)
            for each in row:
                x = each.put(x, (whole - high) / 2) + GAP
            return whole
        y, x = self.status.put(SIDES, ENDS, width - 2 * SIDES) + 6, SIDES
        for each in row:
            wide = min(each.wide(), width - 2 * SIDES)
            if x > SIDES and x + wide > width - SIDES:
                x, y = SIDES, y + high + GAP
            x = each.put(x, y, wide, max(high, each.high_for(wide))) + GAP
        return y + high + ENDS

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), solid(self.style_now.theme.panel))
        painter.setPen(pen(self.style_now.theme.line))
        painter.drawLine(0, 0, self.width(), 0)
        painter.end()
