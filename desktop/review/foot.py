"""The foot of a review: back, replay, export, how it was judged, and what most people want: to learn from moments."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.docks.formatting import Formatter
from desktop.page.leaf import Leaf
from desktop.page.words import Type, Words
from desktop.paint.painting import pen
from desktop.style.mixing import solid
from desktop.style.theme import Style
from desktop.tries.standings import Standings
from desktop.widgets.buttons import ActionButton
from desktop.widgets.links import TextLink
from desktop.widgets.pressable import Pressable
from rules.bots.review import Review

SIDES, ENDS, GAP = 20, 11, 10


class Foot(Leaf):
    """Signal `wanted` with the name of an action."""

    wanted = Signal(str)

    def __init__(self, parent: QWidget, style: Style) -> None:
        super().__init__(parent, style)
        self.back = self.hold(TextLink(size=16))
        self.status = Words(self, Type(15, ink="muted"), style)
        self.buttons = {
            "branch": self.hold(ActionButton("", "quiet", "branch")),
            "export": self.hold(ActionButton("", "quiet", "save")),
            "learn": self.hold(ActionButton("", "primary", "hint")),
        }
        self.back.clicked.connect(lambda: self.wanted.emit("back"))
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _=False, name=name: self.wanted.emit(name))

    def tell(self, words: str) -> None:
        self.status.say(words)
        self.setAccessibleName(words)

    def offer_moments(self, formatter: Formatter, standings: Standings, review: Review | None) -> None:
        """Say how many moments are still to learn from; those that are learned can be looked at again."""
        numbers = [each.number for each in review.moments()] if review is not None else []
        learned = len(standings.learned(numbers))
        left, learn = len(numbers) - learned, self.buttons["learn"]
        learn.say(formatter.say_id("review-learn-from", count=left, learned=learned))
        learn.set_kind("primary" if left else "quiet" if numbers else "off")

    def arrange(self, width: int) -> int:
        """All on one line where there is room for the words between them; else the words above, or more lines."""
        left: list[Pressable] = [self.back, self.buttons["branch"], self.buttons["export"]]
        learn = self.buttons["learn"]
        high = max(each.high_for(each.wide()) for each in (*left, learn))
        across = sum(each.wide() + GAP for each in (*left, learn)) + 12
        room = width - 2 * SIDES - across - 2 * GAP
        said = self.status.height_for(max(1, room))
        if room >= self.grown(170) and said <= 2.3 * self.status.line:
            whole = max(high, said) + 2 * ENDS
            x = self._row(left, SIDES, (whole - high) / 2, high)
            self.status.put(x + GAP, (whole - said) / 2, room)
            learn.put(width - SIDES - learn.wide(), (whole - high) / 2, None, high)
            return round(whole)
        y = self.status.put(SIDES, ENDS, width - 2 * SIDES) + 6
        if across <= width - 2 * SIDES:
            self._row(left, SIDES, y, high)
            learn.put(width - SIDES - learn.wide(), y, None, high)
            return round(y + high + ENDS)
        x = SIDES
        for each in (*left, learn):
            if x > SIDES and x + each.wide() > width - SIDES:
                x, y = SIDES, y + high + 6
            x = each.put(x, y, min(each.wide(), width - 2 * SIDES), high) + GAP
        return round(y + high + ENDS)

    def _row(self, row: list[Pressable], x: float, y: float, high: float) -> float:
        for each in row:
            x = each.put(x, y, None, high) + GAP + (8 if each is self.back else 0)
        return x

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), solid(self.style_now.theme.panel))
        painter.setPen(pen(self.style_now.theme.line))
        painter.drawLine(0, 0, self.width(), 0)
        painter.end()
