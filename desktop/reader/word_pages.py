"""Two short pages: what the program does otherwise than the rulebook, and the words of both languages."""

from collections.abc import Sequence

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.page.leaf import Leaf, hairline
from desktop.page.words import Type
from desktop.reader.book import Book
from desktop.reader.pages import BODY, INTRO, TITLE, Page
from desktop.style.theme import Style
from desktop.widgets.links import RuleLink
from rules.core.types import phrase
from rules.reference.model import Difference
from rules.reference.search import folded
from rules.text.localise import LANGUAGES, Language

GAP = 28


class WordRow(Leaf):
    """One entry, with a hairline below."""

    id: str

    def say_again(self) -> None:
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        hairline(painter, 0, self.height() - 1, self.width(), self.style_now)
        painter.end()


class WordPage(Page):
    """A title, what the page is about, and entries below one another."""

    def __init__(self, parent: QWidget | None, book: Book, style: Style) -> None:
        super().__init__(parent, book, style)
        self.title, self.intro = self.words(TITLE), self.words(INTRO)
        self.rows: Sequence[WordRow] = ()

    def say_again(self) -> None:
        for row in self.rows:
            row.say_again()

    def arrange(self, width: int) -> int:
        y = self.intro.put(0, self.title.put(0, 2, width), width) + 14
        for row in self.rows:
            self.tops[row.id] = y
            y = row.put(0, y, width)
        return y + 8


class DifferenceRow(WordRow):
    def __init__(self, page: "DifferencesPage", difference: Difference, style: Style) -> None:
        super().__init__(page, style)
        self.book, self.difference = page.book, difference
        self.id = difference.sentence.id
        self.text = page.words(BODY)
        self.text.setParent(self)
        self.tags = [self.hold(RuleLink(rule)) for rule in difference.rules]
        for tag in self.tags:
            tag.followed.connect(page.rule_wanted)

    def say_again(self) -> None:
        language = self.book.texts().language
        said = self.book.in_language(language, self.difference.sentence)
        self.text.say(said, self.book.spans(language, said), now=self.book.is_current(self.id))

    def arrange(self, width: int) -> int:
        gutter = max([126, *(tag.wide() for tag in self.tags)])
        y = 16
        for tag in self.tags:
            tag.put(0, y)
            y = tag.geometry().bottom() + 5
        return max(y, self.text.put(gutter + GAP, 14, width - gutter - GAP)) + 16


class DifferencesPage(WordPage):
    def __init__(self, parent: QWidget | None, book: Book, style: Style) -> None:
        super().__init__(parent, book, style)
        self.rows = [DifferenceRow(self, each, style) for each in book.reference.differences]

    def say_again(self) -> None:
        self.title.say(self.book.say("differences-title"))
        self.intro.say(self.book.say("differences-intro" if self.rows else "differences-none"))
        super().say_again()


class GlossaryRow(WordRow):
    """A word in one language and in the other, and what it means in each."""

    def __init__(self, page: "GlossaryPage", id: str, style: Style) -> None:
        super().__init__(page, style)
        self.book, self.id = page.book, id
        first: Language = page.book.texts().language
        self.languages: tuple[Language, ...] = (first, *(each for each in LANGUAGES if each != first))
        self.terms = {language: page.words(Type(18, "semibold", serif=True)) for language in self.languages}
        self.meanings = {language: page.words(Type(16, ink="muted")) for language in page.book.languages}
        for words in (*self.terms.values(), *self.meanings.values()):
            words.setParent(self)

    def say_again(self) -> None:
        book, now = self.book, self.book.is_current(self.id)
        for language, words in self.terms.items():
            term = book.in_language(language, phrase(self.id))
            words.say(term, book.spans(language, term), now=now)
        for language, words in self.meanings.items():
            said = book.in_language(language, phrase(f"{self.id}.definition"))
            words.say(said, book.spans(language, said), now=now)

    def arrange(self, width: int) -> int:
        wide = (width - GAP) // 2
        ends = [words.put(number * (wide + GAP), 10, wide) for number, words in enumerate(self.terms.values())]
        y = max(ends) + 1
        if len(self.meanings) > 1:
            ends = [words.put(number * (wide + GAP), y, wide) for number, words in enumerate(self.meanings.values())]
        else:
            ends = [words.put(0, y, width) for words in self.meanings.values()]
        return max(ends) + 10


class GlossaryPage(WordPage):
    def __init__(self, parent: QWidget | None, book: Book, style: Style) -> None:
        super().__init__(parent, book, style)
        ids = sorted(book.index.words["fr"], key=self._order)
        self.rows = [GlossaryRow(self, id, style) for id in ids]

    def _order(self, id: str) -> str:
        """Return the sort key of a word, as in a dictionary of the language in use."""
        return folded(self.book.in_language(self.book.texts().language, phrase(id)))

    def say_again(self) -> None:
        self.title.say(self.book.say("glossary-title"))
        self.intro.say(self.book.say("glossary-intro"))
        super().say_again()
