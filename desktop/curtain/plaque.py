"""What stands on the curtain, but for its buttons: to whom the screen goes, what is asked, what has happened."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.curtain.cloth import BRAID
from desktop.curtain.ring import Ring
from desktop.page.leaf import Leaf
from desktop.page.words import Type, Words
from desktop.paint.marks import seat_badge
from desktop.paint.painting import SMOOTH
from desktop.paint.paths import rounded
from desktop.style.mixing import solid, with_alpha
from desktop.style.theme import Style
from desktop.widgets.links import RuleLink

HEAD_GROWS, ASKED_GROWS = 1.2, 1.5
"""What is asked stands there whole, on a small projector with large text too."""
WHO, ASKED = Type(70, "semibold", serif=True, grows=HEAD_GROWS), Type(30, "bold", grows=ASKED_GROWS)
LINE, SMALL = Type(20), Type(17, "semibold", ink="muted")
PASS = Type(23, "semibold", ink="muted", grows=HEAD_GROWS)
TWO_COLUMNS = 780
PAD = 40


class Lines(Leaf):
    """What has happened: a badge and a sentence each."""

    def __init__(self, parent: QWidget, style: Style) -> None:
        super().__init__(parent, style)
        self.lines: list[Words] = []
        self.colours: tuple[str, ...] = ()

    def show_lines(self, lines: Sequence[tuple[str, str]]) -> None:
        """The colour of a seat, and the sentence."""
        for words in self.lines:
            words.hide()
            words.deleteLater()
        self.colours = tuple(colour for colour, _ in lines)
        self.lines = [Words(self, LINE, self.style_now) for _ in lines]
        for words, (_, said) in zip(self.lines, lines, strict=True):
            words.say(said)
            words.show()

    def arrange(self, width: int) -> int:
        y, x = 0, round(self.style_now.text_size(20) * 2.3)
        for words, colour in zip(self.lines, self.colours, strict=True):
            y = words.put(x if colour else 0, y + 4, width - (x if colour else 0)) + 8
        return y

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        radius = self.style_now.text_size(20) * 0.72
        for words, colour in zip(self.lines, self.colours, strict=True):
            if colour:
                seat_badge(painter, QPointF(radius + 2, words.y() + words.line / 2), radius, colour, self.style_now)
        painter.end()


class Plaque(Leaf):
    """What stands on the curtain, but for its buttons."""

    def __init__(self, parent: QWidget | None, style: Style) -> None:
        super().__init__(parent, style)
        self.pass_to, self.who = Words(self, PASS, style), Words(self, WHO, style)
        self.asked_label, self.asked = Words(self, SMALL, style), Words(self, ASKED, style)
        self.rule = self.hold(RuleLink(size=15))
        self.rule.setEnabled(False)
        self.since_label, self.since = Words(self, SMALL, style), Lines(self, style)
        self.ring = Ring(self, style)
        self.private, self.why = Words(self, Type(18, "semibold", serif=True), style), Words(self, Type(16), style)
        self.colour = ""
        self.private_box = QRectF()
        self.hairlines: list[tuple[int, int]] = []
        self.room = math.inf
        """How high it may be without being scrolled: the table from above makes way for the words."""

    @property
    def badge(self) -> float:
        return self.style_now.text_size(40) * min(1.0, HEAD_GROWS / self.style_now.text_scale) * 1.1

    def arrange(self, width: int) -> int:
        two = width > TWO_COLUMNS * self.style_now.text_scale**0.5
        left = round(width * 0.6) if two else width
        end = self._arrange_left(left)
        for words in (self.private, self.why):
            words.setVisible(two)
        self.private_box = QRectF()
        if not two:
            self.ring.room = math.inf
            return self.ring.put(0, end + 16, width)
        x = left + PAD
        said = self.private.height_for(width - x - 32) + self.why.height_for(width - x - 32)
        self.ring.room = self.room - 4 - said - 18 - 2 - 16
        y = self.ring.put(x, 4, width - x)
        y = self.private.put(x + 16, y + 18, width - x - 32)
        self.private_box = QRectF(x, self.private.y() - 12, width - x, 0)
        y = self.why.put(x + 16, y + 2, width - x - 32)
        self.private_box.setBottom(y + 14)
        return max(end, y + 16)

    def _arrange_left(self, wide: int) -> int:
        x = round(2 * self.badge + 24)
        y = self.pass_to.put(x, 6, wide - x)
        y = max(self.who.put(x - 2, y - 1, wide - x), round(2 * self.badge + 10))
        self.hairlines = [(y + 14, wide)]
        y = self.asked.put(0, self.asked_label.put(0, y + 28, wide) + 2, wide)
        self.rule.put(0, y + 8)
        y = self.rule.geometry().bottom()
        self.hairlines.append((y + 16, wide))
        return self.since.put(0, self.since_label.put(0, y + 30, wide) + 2, wide)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style = self.style_now
        centre = QPointF(self.badge + 2, self.badge + 10)
        if self.colour:
            seat_badge(painter, centre, self.badge, self.colour, style)
        for y, wide in self.hairlines:
            painter.fillRect(QRectF(0, y, wide, 1), solid(BRAID))
        if not self.private_box.isEmpty():
            painter.fillPath(rounded(self.private_box, 9), with_alpha(style.theme.text, 0.07))
        painter.end()
