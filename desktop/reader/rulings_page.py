"""Rulings: what the rulebook leaves open, what we do, why, and a switch where the other reading can be played."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.games.desks import desk_of
from desktop.page.leaf import Leaf
from desktop.page.words import Type, Words
from desktop.paint.colours import solid
from desktop.paint.icons import icon
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import circle, rounded, square_around
from desktop.paint.text import figure as figure_text
from desktop.paint.text import text_line
from desktop.palette import FOUND, FOUND_INK
from desktop.reader.book import Book
from desktop.reader.figure import FigureView
from desktop.reader.pages import INTRO, LABEL, TITLE, Page
from desktop.reader.switches import choose_reading, is_other_reading
from desktop.theme import Style
from desktop.widgets.links import RuleLink, TextLink
from desktop.widgets.switch import Choice, Switch
from rules.reference.figures import shown
from rules.reference.model import Ruling

GAP, PAD = 16, 22
TWO_COLUMNS = 820
"""Pages wider than this, at text of the usual size, lay the cards without a switch in two columns."""

MOST_TAGS = 3
MOST_HIGH = 236
OTHER = ".other"
"""The figure of the other reading: `MJ-A1.other`."""


class RulingCard(Leaf):
    def __init__(self, page: "RulingsPage", ruling: Ruling, style: Style) -> None:
        super().__init__(page, style)
        self.book, self.ruling, self.page = page.book, ruling, page
        self.question = self._words(Type(21, "semibold", serif=True))
        self.labels = {"what": self._words(LABEL), "why": self._words(LABEL)}
        self.answer = self._words(Type(17, "semibold"))
        self.reason = self._words(Type(16))
        self.note = self._words(Type(15, ink="muted"))
        self.tags = [self._tag(rule) for rule in ruling.rules[:MOST_TAGS]]
        self.switch: Switch | None = None
        self.reset: TextLink | None = None
        self.figures: list[FigureView] = []
        if ruling.switch is not None:
            self._add_switch(style)

    def _words(self, type_: Type) -> Words:
        return Words(self, type_, self.style_now)

    def _tag(self, rule: str) -> RuleLink:
        tag = self.hold(RuleLink(rule))
        tag.followed.connect(self.page.rule_wanted)
        return tag

    def _add_switch(self, style: Style) -> None:
        self.switch = self.hold(Switch(size=16, is_strong=True))
        self.switch.chosen.connect(self._choose)
        self.reset = self.hold(TextLink())
        self.reset.clicked.connect(lambda: self._choose(False))
        book, desk = self.book, desk_of(self.book.game.id)
        found = [book.reference.figure_of(id) for id in (self.ruling.id, self.ruling.id + OTHER)]
        if desk is None or None in found:
            return
        for each in found:
            assert each is not None
            picture = shown(book.game, book.box, each)
            self.figures.append(FigureView(self, book.program.art, desk, picture, book.texts(), style))

    @property
    def is_changed(self) -> bool:
        book, option = self.book, self.ruling.switch
        return option is not None and is_other_reading(book.program, book.game, option)

    def _choose(self, other: bool) -> None:
        assert self.ruling.switch is not None
        choose_reading(self.book.program, self.book.game, self.ruling.switch, other=other)
        self.say_again()
        self.page.arrange(self.page.width())
        self.update()

    def say_again(self) -> None:
        book, ruling = self.book, self.ruling
        language, now = book.texts().language, book.is_current(ruling.id)
        for words, said in (
            (self.question, ruling.question),
            (self.answer, ruling.answer),
            (self.reason, ruling.reason),
        ):
            text = book.in_language(language, said)
            words.say(text, book.spans(language, text), now=now)
        for name, label in self.labels.items():
            label.say(book.say(f"rulings-{name}"))
        self.note.say(book.say("rulings-close") if ruling.confidence == "low" else self._no_switch())
        if self.switch is not None and self.reset is not None:
            readings = [
                Choice(False, book.say("rulings-ours")),
                Choice(True, book.texts().say(ruling.other_reading)),
            ]
            self.switch.offer(readings, self.is_changed, self.question.text())
            self.reset.say(book.say("rulings-reset"))
            self.reset.setVisible(self.is_changed)

    def _no_switch(self) -> str:
        return self.book.say("rulings-no-switch") if self.ruling.switch is None else ""

    # Places

    def arrange(self, width: int) -> int:
        style = self.style_now
        disc = round(style.text_size(15) * 2.5)
        x, y = PAD + disc + 12, 16
        right = width - PAD
        tags = sum(tag.wide() + 8 for tag in self.tags)
        beside = right - tags - x >= min(self.question.natural_width(), (right - x) * 0.6)
        end = self.question.put(x, y + 3, (right - tags if beside else right) - x)
        self.disc = QPointF(PAD + disc / 2, y + disc / 2)
        end = self._put_tags(right - tags + 8, y + 5, end, x, beside)
        y = max(end, y + disc) + 8
        return self._arrange_wide(width, y) if self.switch is not None else self._arrange_plain(width, y)

    def _put_tags(self, x: int, y: int, below: int, left: int, beside: bool) -> int:
        if not beside:
            x, y = left, below + 4
        for tag in self.tags:
            x = tag.put(x, y) + 8
        return max(below, self.tags[-1].geometry().bottom()) if self.tags else below

    def _parts(self, x: int, y: int, wide: int) -> int:
        for label, words in ((self.labels["what"], self.answer), (self.labels["why"], self.reason)):
            y = words.put(x, label.put(x, y, wide), wide) + 8
        return y

    def _arrange_plain(self, width: int, y: int) -> int:
        wide = width - 2 * PAD
        y = self._parts(PAD, y, wide)
        self.note.put(PAD + round(self.style_now.text_size(15) * 1.5), y, wide - 24)
        return self.note.geometry().bottom() + 16

    def _arrange_wide(self, width: int, y: int) -> int:
        assert self.switch is not None
        two = len(self.figures) > 1 and width > 760 * self.style_now.text_scale
        wide = round(width * 0.46) - PAD if two else width - 2 * PAD
        end = self._parts(PAD, y, wide)
        if self.note.text():
            end = self.note.put(PAD, end + 2, wide) + 6
        x = PAD + wide + 2 * GAP if two else PAD
        room = width - PAD - x
        top = y if two else end
        if self.figures:
            each = (room - GAP) // 2
            ends = [
                figure.put(x + number * (each + GAP), y if two else end, each, MOST_HIGH)
                for number, figure in enumerate(self.figures)
            ]
            top = max(ends) + 12
        self.switch.put(x, top, room if two else min(room, self.switch.sizeHint().width()))
        return self._arrange_change(x, top, end)

    def _arrange_change(self, x: int, top: int, end: int) -> int:
        assert self.switch is not None
        assert self.reset is not None
        below = self.switch.geometry().bottom()
        self.tag_at = QRectF()
        if self.is_changed:
            size = self.style_now.text_size(14)
            self.tag_at = QRectF(x, below + 9, 0, size * 1.7)
            self.reset.put(x + self._tag_width() + 14, below + 8)
            below = self.reset.geometry().bottom()
        return max(below, end) + 18

    def _tag_width(self) -> int:
        measure = Words(self, Type(14, "bold"), self.style_now)
        measure.hide()
        measure.say(self.book.say("rulings-changed"))
        wide = measure.natural_width() + 20
        measure.deleteLater()
        return wide

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style, theme = self.style_now, self.style_now.theme
        card = QRectF(self.rect()).adjusted(1, 1, -1, -2)
        painter.fillPath(rounded(card, 10), solid(theme.raised))
        painter.strokePath(rounded(card, 10), pen(theme.line))
        if self.switch is not None:
            painter.fillRect(QRectF(card.x(), card.y() + 12, 4, card.height() - 24), solid(style.accent_text))
        radius = style.text_size(15) * 1.25
        painter.fillPath(circle(self.disc, radius), solid(theme.text))
        disc = QRectF(self.disc.x() - radius, self.disc.y() - radius, 2 * radius, 2 * radius)
        if self.ruling.number:
            figure_text(painter, disc, self.ruling.number, style.text_size(15), theme.panel)
        else:
            icon(painter, "scales", square_around(self.disc, radius * 0.55), theme.panel)
        if self.switch is None:
            size = style.text_size(15)
            lock = QRectF(PAD, self.note.y() + self.note.line / 2 - size / 2, size, size)
            icon(painter, "lock", lock, theme.muted)
        elif self.is_changed:
            self._draw_changed(painter)
        painter.end()

    def _draw_changed(self, painter: QPainter) -> None:
        pill = QRectF(self.tag_at.x(), self.tag_at.y(), self._tag_width(), self.tag_at.height())
        painter.fillPath(rounded(pill, pill.height() / 2), solid(FOUND))
        said = self.book.say("rulings-changed")
        text_line(painter, pill, said, self.style_now.text_size(14), FOUND_INK, "bold", across="centre")


class RulingsPage(Page):
    def __init__(self, parent: QWidget | None, book: Book, style: Style) -> None:
        super().__init__(parent, book, style)
        self.title, self.intro, self.order = (
            self.words(TITLE),
            self.words(INTRO),
            self.words(Type(15, "semibold", ink="muted", across="right")),
        )
        rulings = sorted(book.reference.rulings, key=lambda each: each.switch is None)
        self.cards = [RulingCard(self, ruling, style) for ruling in rulings]
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def say_again(self) -> None:
        self.title.say(self.book.say("rulings-title"))
        self.intro.say(self.book.say("rulings-intro"))
        self.order.say(self.book.say("rulings-first"))
        for card in self.cards:
            card.say_again()

    def arrange(self, width: int) -> int:
        order = self.order.natural_width() + 8
        y = self.title.put(0, 2, width)
        beside = width - order - 20 > self.intro.natural_width()
        end = self.intro.put(0, y, width - order - 20 if beside else width)
        self.order.put(width - order if beside else 0, y if beside else end, order if beside else width)
        self.order.type = Type(15, "semibold", ink="muted", across="right" if beside else "left")
        y = max(end, self.order.geometry().bottom()) + 14
        for card in (each for each in self.cards if each.switch is not None):
            y = self._put(card, 0, y, width) + GAP
        return self._arrange_columns(y, width, [each for each in self.cards if each.switch is None])

    def _arrange_columns(self, y: int, width: int, cards: list[RulingCard]) -> int:
        """Two by two, each pair as high as the higher."""
        count = 2 if width > TWO_COLUMNS * self.style_now.text_scale else 1
        wide = (width - (count - 1) * GAP) // count
        for first in range(0, len(cards), count):
            row = cards[first : first + count]
            ends = [self._put(card, number * (wide + GAP), y, wide) for number, card in enumerate(row)]
            for card in row:
                card.setFixedHeight(max(ends) - y)
            y = max(ends) + GAP
        return y

    def _put(self, card: RulingCard, x: int, y: int, width: int) -> int:
        card.setMinimumHeight(0)
        card.setMaximumHeight(16_777_215)
        self.tops[card.ruling.id] = y
        return card.put(x, y, width)
