"""The readings that a ruling can be played by: a figure with its price for each, over the switch that chooses one."""

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent

from desktop.games.desks import desk_of
from desktop.page.leaf import Leaf
from desktop.page.words import Type, Words
from desktop.paint.painting import SMOOTH
from desktop.paint.paths import rounded
from desktop.paint.text import text_line
from desktop.reader.book import Book
from desktop.reader.figure import FigureView
from desktop.reader.switches import choose_reading, chosen_reading, spec_of
from desktop.style.fonts import width_of
from desktop.style.mixing import solid
from desktop.style.palette import FOUND, FOUND_INK
from desktop.widgets.dressing import Drawn
from desktop.widgets.links import TextLink
from desktop.widgets.switch import Choice, Switch
from rules.reference.figures import shown
from rules.reference.model import Ruling, choices_of

GAP = 16
LEAST_PRICE = 96
"""A column of figures is wide enough for a few words below it."""
OTHER = ".other"
"""The figure of the other reading: `MJ-A1.other`."""


class Readings(QObject):
    """Lies on a card, which arranges it in two parts. Signal: `changed` when another one is chosen."""

    changed = Signal()

    def __init__(self, card: Leaf, book: Book, ruling: Ruling, option: str) -> None:
        super().__init__(card)
        self.book, self.ruling, self.option = book, ruling, option
        self.switch = card.hold(Switch(size=16, is_strong=True))
        self.reset = card.hold(TextLink())
        self.pill = card.hold(Pill())
        self.values = choices_of(spec_of(book.game, option))
        """What can be chosen, our reading first."""
        self.prices = [Words(card, Type(15, across="centre"), card.style_now) for _ in self.values]
        self.figures = self._figures(card)
        self.switch.chosen.connect(lambda value: self.choose(self.values.index(value)))
        self.reset.clicked.connect(lambda: self.choose(0))

    def _figures(self, card: Leaf) -> list[FigureView]:
        """One for each reading, where all have one."""
        book, desk = self.book, desk_of(self.book.game.id)
        found = [book.reference.figure_of(id) for id in (self.ruling.id, self.ruling.id + OTHER)]
        figures = [each for each in found if each is not None]
        if desk is None or len(figures) < len(found):
            return []
        pictures = [shown(book.game, book.box, each) for each in figures]
        return [FigureView(card, book.program.art, desk, each, book.texts(), card.style_now) for each in pictures]

    @property
    def chosen(self) -> int:
        return chosen_reading(self.book.program, self.book.game, self.option)

    def choose(self, at: int) -> None:
        choose_reading(self.book.program, self.book.game, self.option, at)
        self.changed.emit()

    def say_again(self, question: str) -> None:
        """All words; the switch is named after the question that it answers."""
        book, chosen, language = self.book, self.chosen, self.book.texts().language
        names = [book.in_language(language, self.ruling.choice(at)) for at in range(len(self.values))]
        choices = [Choice(value, name) for value, name in zip(self.values, names, strict=True)]
        self.switch.offer(choices, self.values[chosen], question)
        for at, words in enumerate(self.prices):
            bold, muted = Type(15, "semibold", across="centre"), Type(15, ink="muted", across="centre")
            words.type = bold if at == chosen else muted
            words.say(book.in_language(language, self.ruling.price(at)))
        for at, figure in enumerate(self.figures):
            figure.setAccessibleName(f"{names[at]} · {self.prices[at].text()}")
        self.reset.say(book.say("rulings-reset"))
        self.pill.say(book.say("rulings-changed"))
        for each in (self.reset, self.pill):
            each.setVisible(chosen != 0)

    # Places

    def figures_wide(self, high: float) -> float:
        """The figures beside one another, no higher than this."""
        sizes = [figure.natural_size for figure in self.figures]
        return sum(size.width() * min(1.0, high / size.height()) + GAP for size in sizes)

    def least_wide(self, high: float, unit: float) -> int:
        """The figures with their prices, at this size of text."""
        return round(max(self.figures_wide(high * unit), len(self.values) * (LEAST_PRICE * unit + GAP)))

    def put_figures(self, x: int, y: int, wide: int, high: float) -> int:
        """One over each choice, with its price below."""
        each = (wide - GAP * (len(self.values) - 1)) // len(self.values)
        places = [x + at * (each + GAP) for at in range(len(self.values))]
        end = max(
            (figure.put(place, y, each, high) for figure, place in zip(self.figures, places, strict=False)), default=y
        )
        top = end + 5 if self.figures else y
        return max(words.put(place, top, each) for words, place in zip(self.prices, places, strict=True))

    def put_switch(self, x: int, y: int, wide: int) -> int:
        """Below a mark and the way back to our reading, where another one is chosen."""
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
