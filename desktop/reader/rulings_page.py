"""Rulings: what the rulebook leaves open, what we do, why, and a switch where the other reading can be played."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.page.words import Type
from desktop.reader.book import Book
from desktop.reader.choice_of_rulings import ALL, chosen_rulings
from desktop.reader.pages import Page
from desktop.reader.ruling_card import BLEED, RulingCard
from desktop.style.theme import Style

GAP = 14
TWO_COLUMNS = 820
"""Pages wider than this, at text of the usual size, lay the cards in two columns."""


class RulingsPage(Page):
    is_on_felt = True

    def __init__(self, parent: QWidget | None, book: Book, style: Style) -> None:
        super().__init__(parent, book, style)
        self.filter = ALL
        self.title = self.words(Type(36, "semibold", serif=True, ink="felt"))
        self.intro = self.words(Type(17, ink="felt"))
        self.order = self.words(Type(15, "semibold", ink="felt", across="right"))
        self.cards = [RulingCard(self, book, ruling, style) for ruling in chosen_rulings(book, ALL)]
        for card in self.cards:
            card.rule_wanted.connect(self.rule_wanted)
            card.changed.connect(self._change)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _change(self) -> None:
        """A changed switch may need more room, but no card leaves under the pointer."""
        self.resize(self.width(), self.arrange(self.width()))
        self.changed.emit()

    @property
    def cards_shown(self) -> list[RulingCard]:
        return [card for card in self.cards if card.isVisibleTo(self)]

    def show_filter(self, filter_id: str) -> None:
        """Only some of the rulings; the page must be arranged anew."""
        self.filter = filter_id
        wanted = {ruling.id for ruling in chosen_rulings(self.book, filter_id)}
        for card in self.cards:
            card.setVisible(card.ruling.id in wanted)
        self._say_order()

    def see(self, id: str) -> None:
        """All of them again, if the wanted one is not among those that are shown."""
        if any(card.ruling.id == id and card not in self.cards_shown for card in self.cards):
            self.show_filter(ALL)
            self.resize(self.width(), self.arrange(self.width()))

    def say_again(self) -> None:
        self.title.say(self.book.say("rulings-title"))
        self.intro.say(self.book.say("rulings-intro"))
        self._say_order()
        for card in self.cards:
            card.say_again()

    def _say_order(self) -> None:
        there = bool(chosen_rulings(self.book, self.filter))
        self.order.say(self.book.say("rulings-first" if there else "rulings-none"))

    def arrange(self, width: int) -> int:
        y = self._arrange_head(width)
        count = 2 if width > TWO_COLUMNS * self.style_now.text_scale else 1
        wide = (width + 2 * BLEED - (count - 1) * (GAP - 2 * BLEED)) // count
        ends = [y - BLEED] * count
        self.tops = {}
        for card in self.cards_shown:
            card.shape = card.shape_for(wide)
            if card.shape == "across":
                ends = [self._put(card, -BLEED, max(ends), width + 2 * BLEED)] * count
                continue
            column = ends.index(min(ends))
            x = -BLEED + column * (wide + GAP - 2 * BLEED)
            ends[column] = self._put(card, x, ends[column], wide)
        return max(ends) + BLEED

    def _arrange_head(self, width: int) -> int:
        order = self.order.natural_width() + 8
        y = self.title.put(4, 0, width - 8)
        beside = width - order - 20 > self.intro.natural_width()
        end = self.intro.put(4, y, width - order - 20 if beside else width - 8)
        self.order.type = Type(15, "semibold", ink="felt", across="right" if beside else "left")
        self.order.put(width - order if beside else 4, y if beside else end, order if beside else width - 8)
        return max(end, self.order.geometry().bottom()) + 12

    def _put(self, card: RulingCard, x: int, y: int, width: int) -> int:
        """Returns where the next card begins: its shadow may lie under the margin of the next."""
        self.tops[card.ruling.id] = y
        return card.put(x, y, width) + GAP - 2 * BLEED
