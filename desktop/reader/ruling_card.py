"""One ruling: the question, what we do, why, the other reading, how sure we are; a switch, or why there is none."""

from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.games.desks import desk_of
from desktop.page.leaf import Leaf
from desktop.page.words import Type, Words
from desktop.paint.icons import icon
from desktop.paint.light import shadow
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import circle, rounded, square_around
from desktop.paint.text import figure as figure_text
from desktop.paint.text import text_line
from desktop.reader.book import Book
from desktop.reader.figure import FigureView
from desktop.reader.pages import LABEL
from desktop.reader.switches import choose_reading, chosen_reading, spec_of
from desktop.style.fonts import width_of
from desktop.style.mixing import mix, solid
from desktop.style.palette import FOUND, FOUND_INK
from desktop.style.theme import Style
from desktop.widgets.dressing import Drawn
from desktop.widgets.links import RuleLink, TextLink
from desktop.widgets.switch import Choice, Switch
from rules.core.types import Phrase
from rules.reference.figures import shown
from rules.reference.model import SURE, Ruling, choices_of

GAP, PAD, BLEED = 16, 22, 8
"""`BLEED`: room for the shadow of a card on each side."""
MOST_TAGS = 3
MOST_HIGH, HALF_HIGH = 236, 210
TWO_PARTS = 520
"""Cards wider than this, at text of the usual size, say what and why side by side."""
LEAST_PRICE = 96
"""A column of figures is wide enough for a few words below it."""
NARROW_PART = 0.42
"""Figures that fit into this part of half a page share it with the words."""
OTHER = ".other"
"""The figure of the other reading: `MJ-A1.other`."""

Shape = Literal["across", "half", "plain"]


class RulingCard(Leaf):
    """`wanted` is told which rule somebody wants to read; `changed` that the switch was changed."""

    def __init__(
        self,
        parent: QWidget,
        book: Book,
        ruling: Ruling,
        style: Style,
        wanted: Callable[[str], None],
        changed: Callable[[], None],
    ) -> None:
        super().__init__(parent, style)
        self.book, self.ruling, self.changed = book, ruling, changed
        self.question = self._words(Type(21, "semibold", serif=True))
        self.labels = {name: self._words(LABEL) for name in ("what", "why", "other")}
        self.parts = {"what": self._words(Type(17, "semibold")), "why": self._words(Type(16))}
        self.parts["other"] = self._words(Type(16))
        self.sure, self.settled = self._words(Type(15, ink="muted")), self._words(Type(15, ink="muted"))
        self.tags = [self._tag(rule, wanted) for rule in ruling.rules[:MOST_TAGS]]
        self.disc = QPointF()
        self.shape: Shape = "plain"
        """How it is arranged; the page chooses it."""
        self.switch: Switch | None = None
        self.figures: list[FigureView] = []
        self.prices: list[Words] = []
        if ruling.switch is not None:
            self._add_switch(ruling.switch, style)

    def _words(self, type_: Type) -> Words:
        return Words(self, type_, self.style_now)

    def _tag(self, rule: str, wanted: Callable[[str], None]) -> RuleLink:
        tag = self.hold(RuleLink(rule))
        tag.followed.connect(wanted)
        return tag

    def _add_switch(self, option: str, style: Style) -> None:
        self.switch = self.hold(Switch(size=16, is_strong=True))
        self.switch.chosen.connect(self._choose_value)
        self.reset = self.hold(TextLink())
        self.reset.clicked.connect(lambda: self._choose(0))
        self.pill = self.hold(Pill())
        book, desk = self.book, desk_of(self.book.game.id)
        self.values = choices_of(spec_of(book.game, option))
        """What can be chosen, our reading first."""
        self.prices = [self._words(Type(15, across="centre")) for _ in range(len(self.values))]
        found = [book.reference.figure_of(id) for id in (self.ruling.id, self.ruling.id + OTHER)]
        if desk is None or None in found:
            return
        for each in found:
            assert each is not None
            picture = shown(book.game, book.box, each)
            self.figures.append(FigureView(self, book.program.art, desk, picture, book.texts(), style))

    def _choose_value(self, value: bool | int | str) -> None:
        self._choose(self.values.index(value))

    @property
    def chosen(self) -> int:
        book, option = self.book, self.ruling.switch
        return chosen_reading(book.program, book.game, option) if option is not None else 0

    def _choose(self, at: int) -> None:
        assert self.ruling.switch is not None
        choose_reading(self.book.program, self.book.game, self.ruling.switch, at)
        self.say_again()
        self.changed()

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
        if self.switch is not None:
            self._say_switch(self.switch)
        self.update()

    def _say(self, words: Words, said: Phrase) -> None:
        book = self.book
        language = book.texts().language
        text = book.in_language(language, said)
        words.say(text, book.spans(language, text), now=book.is_current(self.ruling.id))

    def _say_switch(self, switch: Switch) -> None:
        book, chosen = self.book, self.chosen
        language = book.texts().language
        names = [book.in_language(language, self.ruling.choice(at)) for at in range(len(self.values))]
        choices = [Choice(value, name) for value, name in zip(self.values, names, strict=True)]
        switch.offer(choices, self.values[chosen], self.question.text())
        for at, words in enumerate(self.prices):
            words.type = (
                Type(15, "semibold", across="centre") if at == chosen else Type(15, ink="muted", across="centre")
            )
            words.say(book.in_language(language, self.ruling.price(at)))
        for at, figure in enumerate(self.figures):
            figure.setAccessibleName(f"{names[at]} · {self.prices[at].text()}")
        self.reset.say(book.say("rulings-reset"))
        self.pill.say(book.say("rulings-changed"))
        for each in (self.reset, self.pill):
            each.setVisible(chosen != 0)

    # Places

    def shape_for(self, half: int) -> Shape:
        """How it lies on a page whose columns are so wide."""
        if self.switch is None:
            return "plain"
        return "half" if self._figures_wide(HALF_HIGH) <= half * NARROW_PART else "across"

    def _figures_wide(self, high: float) -> float:
        sizes = [figure.natural_size for figure in self.figures]
        return sum(size.width() * min(1.0, high / size.height()) + GAP for size in sizes)

    def arrange(self, width: int) -> int:
        left, right = BLEED + PAD, width - BLEED - PAD
        y = self._arrange_head(left, BLEED + 14, right) + 6
        if self.shape == "plain":
            end = self._arrange_plain(left, y, right)
        elif self.shape == "half":
            end = self._arrange_half(left, y, right)
        else:
            end = self._arrange_across(left, y, right)
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

    def _put_parts(self, names: tuple[str, ...], x: int, y: int, wide: int) -> int:
        for name in names:
            if self.parts[name].text():
                y = self.parts[name].put(x, self.labels[name].put(x, y, wide), wide) + 8
        return y

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
            return self._put_signs(left, self._put_parts(("what", "why", "other"), left, y, wide), wide)
        half = (wide - 2 * GAP) // 2
        end = self._put_signs(left, self._put_parts(("what",), left, y, half), half)
        return max(end, self._put_parts(("why", "other"), left + half + 2 * GAP, y, wide - half - 2 * GAP) - 8)

    def _arrange_across(self, left: int, y: int, right: int) -> int:
        """Words at the left; figures with their price over the switch at the right, or below where it is tight."""
        wide = right - left
        two = wide > 720 * self.style_now.text_scale and bool(self.figures)
        words = round(wide * 0.48) if two else wide
        end = self._put_signs(left, self._put_parts(("what", "why", "other"), left, y, words), words)
        x = left + words + 2 * GAP if two else left
        below = self._put_figures(x, y if two else end + 12, right - x, MOST_HIGH)
        return max(end, self._put_switch(x, below + 8, right - x))

    def _arrange_half(self, left: int, y: int, right: int) -> int:
        """Narrow figures stand beside the words, the switch below both."""
        unit = self.style_now.text_size(17) / 17
        room = round(max(self._figures_wide(HALF_HIGH * unit), len(self.values) * (LEAST_PRICE * unit + GAP)))
        wide = right - left
        if room > wide * 0.5 or not self.figures:
            end = self._put_signs(left, self._put_parts(("what", "why", "other"), left, y, wide), wide)
            below = self._put_figures(left, end + 12, wide, HALF_HIGH)
            return self._put_switch(left, below + 8, wide)
        words = wide - room - GAP
        end = self._put_signs(left, self._put_parts(("what", "why", "other"), left, y, words), words)
        below = self._put_figures(left + words + GAP, y, room, HALF_HIGH)
        return self._put_switch(left, max(end, below) + 8, wide)

    def _put_figures(self, x: int, y: int, wide: int, high: float) -> int:
        """One over each choice, with its price below."""
        each = (wide - GAP * (len(self.values) - 1)) // len(self.values)
        places = [x + at * (each + GAP) for at in range(len(self.values))]
        end = max(
            (figure.put(place, y, each, high) for figure, place in zip(self.figures, places, strict=False)), default=y
        )
        top = end + 5 if self.figures else y
        return max(words.put(place, top, each) for words, place in zip(self.prices, places, strict=True))

    def _put_switch(self, x: int, y: int, wide: int) -> int:
        assert self.switch is not None
        if self.chosen:
            at = x + wide - self.pill.wide()
            self.pill.put(at, y)
            beside = at - self.reset.wide() - 12
            if beside >= x:
                self.reset.put(beside, y, height=self.pill.height())
            else:
                self.reset.put(x, self.pill.geometry().bottom() + 4)
            y = max(self.pill.geometry().bottom(), self.reset.geometry().bottom()) + 8
        self.switch.put(x, y, wide)
        return self.switch.geometry().bottom()

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
        if self.switch is not None:
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


class Pill(Drawn):
    """Amber: something was changed by the owner of this computer."""

    words = ""

    def say(self, words: str) -> None:
        self.words = words
        self.setAccessibleName(words)

    @property
    def size_now(self) -> int:
        return self.style_now.text_size(14)

    def wide(self) -> int:
        return round(width_of(self.words, self.size_now, "bold") + 22)

    def put(self, x: float, y: float) -> None:
        self.setGeometry(round(x), round(y), self.wide(), round(self.size_now * 1.75))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        place = QRectF(self.rect())
        painter.fillPath(rounded(place, place.height() / 2), solid(FOUND))
        text_line(painter, place, self.words, self.size_now, FOUND_INK, "bold", across="centre")
        painter.end()
