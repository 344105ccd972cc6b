"""Leaves painted from top to bottom: each part draws itself where there is a painter, and says where it ends."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent

from desktop.page.leaf import Leaf
from desktop.paint.painting import SMOOTH
from desktop.style.theme import Style
from desktop.widgets.links import RuleLink


class PaintedLeaf(Leaf):
    """What it says is for the leaf made of this one; as long as it says nothing it has no height."""

    foot = 6
    """Room below the last part."""

    def __init__(self, style: Style) -> None:
        super().__init__(None, style)

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to say yet."""
        raise NotImplementedError

    def draw(self, painter: QPainter | None, width: float) -> float:
        """Draw all parts, or only measure them. Returns where the last one ends."""
        raise NotImplementedError

    def arrange(self, width: int) -> int:
        return 0 if self.is_empty else round(self.draw(None, float(width)) + self.foot)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.is_empty:
            return
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        self.draw(painter, float(self.width()))
        painter.end()


class LinkedLeaf(PaintedLeaf):
    """Keeps links to rules, and places as many as it measures. Signal: `rule_wanted` with a rule."""

    rule_wanted = Signal(str)
    most_rules = 8

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self.links = [self.hold(RuleLink()) for _ in range(self.most_rules)]
        for link in self.links:
            link.followed.connect(self.rule_wanted)
            link.hide()
        self._linked = 0

    def arrange(self, width: int) -> int:
        if self.is_empty:
            return 0
        self._linked = 0
        high = super().arrange(width)
        for link in self.links[self._linked :]:
            link.hide()
        return high

    def link(self, rule: str, x: float, y: float) -> float:
        """Place the next link, as long as there is one. Returns where it ends to the right."""
        if self._linked >= len(self.links):
            return x
        link = self.links[self._linked]
        self._linked += 1
        link.show_rule(rule)
        return link.put(x, y)
