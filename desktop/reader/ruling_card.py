"""One ruling: the question, what we do, why, the other reading, how sure we are; a switch, or why there is none."""

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.page.leaf import Leaf
from desktop.page.words import Type, Words
from desktop.paint.icons import icon
from desktop.paint.light import shadow
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import circle, rounded, square_around
from desktop.paint.text import figure as figure_text
from desktop.reader.book import Book
from desktop.reader.pages import LABEL
from desktop.reader.readings import GAP, Readings
from desktop.style.mixing import mix, solid
from desktop.style.theme import Style
from desktop.widgets.links import RuleLink
from rules.core.types import Phrase
from rules.reference.model import SURE, Ruling

PAD, BLEED = 22, 8
"""`BLEED`: room for the shadow of a card on each side."""
MOST_TAGS = 3
MOST_HIGH, HALF_HIGH = 236, 210
TWO_PARTS = 520
"""Cards wider than this, at text of the usual size, say what and why side by side."""
NARROW_PART = 0.42
"""Figures that fit into this part of half a page share it with the words."""

Shape = Literal["across", "half", "plain"]


class RulingCard(Leaf):
    """Signals: `rule_wanted` with the rule that somebody wants to read; `changed` when another reading is chosen."""

    rule_wanted = Signal(str)
    changed = Signal()

    def __init__(self, parent: QWidget, book: Book, ruling: Ruling, style: Style) -> None:
        super().__init__(parent, style)
        self.book, self.ruling = book, ruling
        self.question = self._words(Type(21, "semibold", serif=True))
        self.labels = {name: self._words(LABEL) for name in ("what", "why", "other")}
        self.parts = {"what": self._words(Type(17, "semibold")), "why": self._words(Type(16))}
        self.parts["other"] = self._words(Type(16))
        self.sure, self.settled = self._words(Type(15, ink="muted")), self._words(Type(15, ink="muted"))
        self.tags = [self.hold(RuleLink(rule)) for rule in ruling.rules[:MOST_TAGS]]
        for tag in self.tags:
            tag.followed.connect(self.rule_wanted)
        self.disc = QPointF()
        self.shape: Shape = "plain"
        """How it is arranged; the page chooses it."""
        self.readings = Readings(self, book, ruling, ruling.switch) if ruling.switch is not None else None
        if self.readings is not None:
            self.readings.changed.connect(self.say_again)
            self.readings.changed.connect(self.changed)

    def _words(self, type_: Type) -> Words:
        return Words(self, type_, self.style_now)

    # Words

    def say_again(self) -> None:
        book, ruling = self.book, self.ruling
        self._say(self.question, ruling.question)
        said = {"what": ruling.answer, "why": ruling.reason, "other": ruling.other}
        for name, words in self.parts.items():
            self._say(words, said[name])
            self.labels[name].say(book.say(f"rulings-{name}") if words.text() else "")
        self.sure.say(book.say(f"rulings-sure-{ruling.sure}"))
        self.settled.say(book.say(f"rulings-settled-{ruling.settled}") if ruling.settled else "")
        if self.readings is not None:
            self.readings.say_again(self.question.text())
        self.update()

    def _say(self, words: Words, said: Phrase) -> None:
        book = self.book
        language = book.texts().language
        text = book.in_language(language, said)
        words.say(text, book.spans(language, text), now=book.is_current(self.ruling.id))

    # Places

    def shape_for(self, half: int) -> Shape:
        """How it lies on a page whose columns are so wide."""
        if self.readings is None:
            return "plain"
        return "half" if self.readings.figures_wide(HALF_HIGH) <= half * NARROW_PART else "across"

    def arrange(self, width: int) -> int:
        left, right = BLEED + PAD, width - BLEED - PAD
        y = self._arrange_head(left, BLEED + 14, right) + 6
        if self.readings is None or self.shape == "plain":
            end = self._arrange_plain(left, y, right)
        elif self.shape == "half":
            end = self._arrange_half(self.readings, left, y, right)
        else:
            end = self._arrange_across(self.readings, left, y, right)
        return end + PAD - 6 + BLEED

    def _arrange_head(self, left: int, y: int, right: int) -> int:
        disc = round(self.style_now.text_size(15) * 2.5)
        x = left + disc + 12
        tags = sum(tag.wide() + 8 for tag in self.tags)
        beside = right - tags - x >= min(self.question.natural_width(), (right - x) * 0.6)
        end = self.question.put(x, y + 3, (right - tags if beside else right) - x)
        self.disc = QPointF(left + disc / 2, y + disc / 2)
        at, row = (right - tags + 8, y + 5) if beside else (x, end + 4)
        for tag in self.tags:
            if at > x and at + tag.wide() > right:
                at, row = x, row + tag.sizeHint().height() + 4
            at = tag.put(at, row) + 8
        if self.tags:
            end = max(end, self.tags[-1].geometry().bottom())
        return max(end, y + disc)

    def _put_parts(self, x: int, y: int, wide: int, *names: str) -> int:
        for name in names or self.parts:
            if self.parts[name].text():
                y = self.parts[name].put(x, self.labels[name].put(x, y, wide), wide) + 8
        return y

    def _put_words(self, x: int, y: int, wide: int) -> int:
        """All that is said, below one another."""
        return self._put_signs(x, self._put_parts(x, y, wide), wide)

    def _put_signs(self, x: int, y: int, wide: int) -> int:
        """How sure we are, and why there is no switch."""
        inner = wide - self.signs_wide
        y = self.sure.put(x + self.signs_wide, y + 2, inner)
        return self.settled.put(x + self.signs_wide, y + 5, inner) if self.settled.text() else y

    @property
    def signs_wide(self) -> int:
        return round(self.sure.size_now * 3.5)

    def _arrange_plain(self, left: int, y: int, right: int) -> int:
        wide = right - left
        if wide < TWO_PARTS * self.style_now.text_scale:
            return self._put_words(left, y, wide)
        half = (wide - 2 * GAP) // 2
        end = self._put_signs(left, self._put_parts(left, y, half, "what"), half)
        return max(end, self._put_parts(left + half + 2 * GAP, y, wide - half - 2 * GAP, "why", "other") - 8)

    def _arrange_across(self, readings: Readings, left: int, y: int, right: int) -> int:
        """Words at the left; figures with their price over the switch at the right, or below where it is tight."""
        wide = right - left
        two = wide > 720 * self.style_now.text_scale and bool(readings.figures)
        words = round(wide * 0.48) if two else wide
        end = self._put_words(left, y, words)
        x = left + words + 2 * GAP if two else left
        below = readings.put_figures(x, y if two else end + 12, right - x, MOST_HIGH)
        return max(end, readings.put_switch(x, below + 8, right - x))

    def _arrange_half(self, readings: Readings, left: int, y: int, right: int) -> int:
        """Narrow figures stand beside the words, the switch below both."""
        room = readings.least_wide(HALF_HIGH, self.style_now.text_size(17) / 17)
        wide = right - left
        if room > wide * 0.5 or not readings.figures:
            end = self._put_words(left, y, wide)
            below = readings.put_figures(left, end + 12, wide, HALF_HIGH)
            return readings.put_switch(left, below + 8, wide)
        words = wide - room - GAP
        end = self._put_words(left, y, words)
        below = readings.put_figures(left + words + GAP, y, room, HALF_HIGH)
        return readings.put_switch(left, max(end, below) + 8, wide)

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style, theme = self.style_now, self.style_now.theme
        card = QRectF(self.rect()).adjusted(BLEED, BLEED, -BLEED, -BLEED)
        path = rounded(card, 10)
        shadow(painter, path, style, drop=3, blur=7, strength=0.24)
        painter.fillPath(path, solid(theme.panel))
        painter.strokePath(path, pen(style.ground.edge if not style.is_dark else theme.line))
        if self.readings is not None:
            painter.fillRect(QRectF(card.x(), card.y() + 12, 4, card.height() - 24), solid(style.accent_text))
        self._draw_number(painter)
        self._draw_pips(painter)
        if self.settled.text():
            size = style.text_size(15)
            middle = self.settled.y() + self.settled.line / 2
            lock = QRectF(self.settled.x() - self.signs_wide, middle - size / 2, size, size)
            icon(painter, "lock", lock, theme.muted)
        painter.end()

    def _draw_number(self, painter: QPainter) -> None:
        style, theme = self.style_now, self.style_now.theme
        radius = style.text_size(15) * 1.25
        painter.fillPath(circle(self.disc, radius), solid(theme.text))
        if self.ruling.number:
            figure_text(painter, square_around(self.disc, radius), self.ruling.number, style.text_size(15), theme.panel)
        else:
            icon(painter, "scales", square_around(self.disc, radius * 0.55), theme.panel)

    def _draw_pips(self, painter: QPainter) -> None:
        """Three of them: the more are full, the surer we are."""
        theme, size = self.style_now.theme, self.sure.size_now * 0.62
        full = SURE.index(self.ruling.sure) + 1
        middle = self.sure.y() + self.sure.line / 2
        for number in range(len(SURE)):
            x = self.sure.x() - self.signs_wide + number * size * 1.45
            pip = rounded(QRectF(x + 0.5, middle - size / 2, size, size), 2.5)
            painter.fillPath(pip, solid(theme.text) if number < full else mix(theme.line, theme.panel, 0.5))
            painter.strokePath(pip, pen(theme.text if number < full else theme.muted, 1))
