"""Words that lead somewhere: in the accent, or the outlined id of a rule."""

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from desktop.paint.icons import icon
from desktop.paint.marks import rule_tag
from desktop.paint.paths import LEAST_SIDE, rounded
from desktop.paint.text import text_block
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import solid, with_alpha
from desktop.style.theme import SMALLEST_TEXT
from desktop.widgets.dressing import show_if
from desktop.widgets.pressable import Pressable
from desktop.widgets.surfaces import Surface

EDGE, ENDS, GAP = 4, 3, 6


class TextLink(Pressable):
    """An icon, if wanted, and words in the accent; a line under them when the pointer is there."""

    radius = 5

    def __init__(
        self,
        words: str = "",
        icon_name: str = "",
        *,
        on: Surface = "panel",
        size: float = 15,
        floor: int = 0,
        icon_last: bool = False,
    ) -> None:
        self.icon_name, self.icon_last = icon_name, icon_last
        super().__init__(words, on=on, size=size, floor=floor)

    @property
    def _icon_room(self) -> float:
        return self.size_now + 2 + GAP if self.icon_name else 0.0

    def wide(self) -> int:
        return round(self._icon_room + width_of(self.words, self.size_now, "semibold")) + 2 * EDGE + 2

    def least_wide(self) -> int:
        longest = max((width_of(word, self.size_now, "semibold") for word in self.words.split()), default=0)
        return round(self._icon_room + longest) + 2 * EDGE + 2

    def high_for(self, width: float) -> int:
        room = max(20.0, width - 2 * EDGE - self._icon_room)
        return max(LEAST_SIDE, round(height_of(self.words or "É", room, self.size_now, "semibold")) + 2 * ENDS)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        ink, size = self.inks.accent if self.isEnabled() else self.inks.muted, self.size_now
        place = rect.adjusted(EDGE, 0, -EDGE, 0)
        if self.icon_name:
            side = size + 2.0
            x = place.right() - side if self.icon_last else place.x()
            icon(painter, self.icon_name, QRectF(x, rect.center().y() - side / 2, side, side), ink)
            room = self._icon_room
            place = place.adjusted(0, 0, -room, 0) if self.icon_last else place.adjusted(room, 0, 0, 0)
        text_block(painter, place, self.words, size, ink, "semibold", down="middle")
        if self.is_hovered or self.isDown():
            wide = min(place.width(), width_of(self.words, size, "semibold"))
            painter.fillRect(QRectF(place.x(), rect.bottom() - ENDS, wide, 1.4), solid(ink))


class RuleLink(Pressable):
    """The id of a rule, outlined: one click leads to its text. Signal `followed` with the id."""

    followed = Signal(str)
    radius = 4
    is_marked = False
    """Whether it is the rule that one reads."""

    def __init__(self, rule: str = "", *, on: Surface = "panel", size: float = SMALLEST_TEXT, floor: int = 0) -> None:
        self.rule = ""
        super().__init__(on=on, size=size, floor=floor)
        self.let_grow(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda: self.followed.emit(self.rule))
        self.show_rule(rule)

    def show_rule(self, rule: str, words: str = "") -> None:
        """The rule's id, and what a screen reader says of the link; without a rule there is none."""
        if rule != self.rule:
            self.rule = rule
            self.say(rule)
        self.setAccessibleName(words or rule)
        self.setToolTip(words)
        show_if(self, bool(rule))

    def wide(self) -> int:
        return round(width_of(self.rule, self.size_now, "semibold")) + 12

    def high_for(self, width: float) -> int:
        return max(LEAST_SIDE, self.size_now + 8)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        ink, size = self.inks.accent, self.size_now
        if self.is_hovered or self.isDown() or self.is_marked:
            share = 0.24 if self.style_now.is_dark else 0.14
            painter.fillPath(rounded(rect, self.radius), with_alpha(ink, share))
            # The accent cannot be read on a ground of its own colour.
            ink = self.inks.text
        corner = QPointF((rect.width() - self.wide()) / 2, (rect.height() - size - 8) / 2)
        rule_tag(painter, corner, self.rule, self.style_now, size, ink=ink)
