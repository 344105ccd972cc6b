"""A chapter of rules: for each rule its id and source, its words in the languages shown, links, and a figure."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.games.desks import desk_of
from desktop.page.leaf import Leaf, hairline
from desktop.page.words import Type, Words
from desktop.reader.book import Book
from desktop.reader.figure import FigureView
from desktop.reader.pages import TITLE, Page
from desktop.theme import Style
from desktop.widgets.buttons import Button
from desktop.widgets.links import RuleLink, TextLink
from rules.core.types import phrase
from rules.reference.figures import shown
from rules.reference.model import Chapter
from rules.text.localise import Language

GUTTER, FIGURE, GAP = 126, 296, 28
MOST_HIGH = 176
"""Figures are no higher than this, or a row would be mostly picture."""
LEAST_COLUMN = 300
"""A column of words narrower than this is put under what stands beside it."""


@dataclass(frozen=True, slots=True)
class Columns:
    """Where the parts of a row stand, for a width of the page."""

    gutter: int
    """0: the gutter lies above the words."""
    text: int
    count: int
    figure: int
    beside: bool
    """Whether the figure stands beside the words, or below."""


def columns_for(width: int, count: int, style: Style, *, figures: bool) -> Columns:
    unit = style.text_size(17) / 17
    gutter, figure = round(GUTTER * unit), round(FIGURE * max(0.8, min(unit, 1.5)))
    least = LEAST_COLUMN * unit * (0.86 if count > 1 else 1.0)
    taken = gutter + GAP + (count - 1) * GAP
    with_figure = (width - taken - figure - GAP) / count
    if figures and with_figure >= least:
        return Columns(gutter, round(with_figure), count, figure, beside=True)
    text = (width - taken) / count
    if text >= least:
        return Columns(gutter, round(text), count, figure, beside=False)
    return Columns(0, round((width - (count - 1) * GAP) / count), count, min(figure, width), beside=False)


class RuleRow(Leaf):
    def __init__(self, page: "ChapterPage", rule: str, languages: tuple[Language, ...], style: Style) -> None:
        super().__init__(page, style)
        self.book, self.rule, self.page = page.book, rule, page
        self.tag = self.hold(RuleLink(rule))
        self.tag.followed.connect(page.rule_wanted)
        self.source = Words(self, Type(13, ink="muted"), style)
        self.texts: dict[Language, tuple[Words, Words]] = {
            language: (
                Words(self, Type(20, "semibold", serif=True), style),
                Words(self, Type(17, ink="text" if number == 0 else "muted"), style),
            )
            for number, language in enumerate(languages)
        }
        self.rulings = [self._link("scales", page.ruling_wanted.emit, each.id) for each in self._rulings()]
        self.figure = self._figure(style)
        self.show_link = self._link("eye", page.shown.emit, rule) if self.figure else None
        lessons = self.book.reference.lessons_on(rule)
        self.lessons = [
            (at, self._link("play", page.lesson_wanted.emit, self.book.reference.lessons[at].id)) for at in lessons[:2]
        ]
        self.line_at = 0

    def _rulings(self) -> tuple:  # type: ignore[type-arg]
        return self.book.reference.rulings_on(self.rule)

    def _link(self, icon_name: str, wanted: Callable[[str], None], id: str) -> TextLink:
        link = self.hold(TextLink(icon_name=icon_name, size=14))
        link.clicked.connect(lambda: wanted(id))
        return link

    def _figure(self, style: Style) -> FigureView | None:
        book = self.book
        figure, desk = book.reference.figure_of(self.rule), desk_of(book.game.id)
        if figure is None or desk is None:
            return None
        return FigureView(self, book.program.art, desk, shown(book.game, book.box, figure), book.texts(), style)

    def say_again(self) -> None:
        book = self.book
        source = book.in_language(book.texts().language, phrase(f"{self.rule}.source"))
        self.source.say(source.replace("p. ", "p.\u00a0"))
        now = book.is_current(self.rule)
        for language, (title, text) in self.texts.items():
            for words, attribute in ((title, "title"), (text, "rule")):
                said = book.in_language(language, phrase(f"{self.rule}.{attribute}"))
                words.say(said, book.spans(language, said), now=now)
        for ruling, link in zip(self._rulings(), self.rulings, strict=True):
            link.say(book.say("reader-ruling", number=ruling.number or "none"))
        if self.show_link is not None:
            self.show_link.say(book.say("reader-show"))
        for at, link in self.lessons:
            link.say(book.say("reader-lesson", number=at + 1))
        if self.figure is not None:
            self.figure.setAccessibleName(book.say("reader-figure", rule=self.rule))

    def arrange(self, width: int) -> int:
        columns = columns_for(width, len(self.texts), self.style_now, figures=self.page.has_figures)
        top = 14
        if columns.gutter:
            x, y = columns.gutter + GAP, top
            left = self._arrange_gutter(top, columns.gutter)
        else:
            x, y, left = 0, self._arrange_head(top, width) + 6, 0
        end = self._arrange_texts(x, y, columns)
        wide = columns.count * columns.text + (columns.count - 1) * GAP
        end = self._arrange_links(x, end + 6, wide)
        if self.figure is not None and columns.beside:
            end = max(end, self.figure.put(width - columns.figure, top - 4, columns.figure, MOST_HIGH))
        elif self.figure is not None:
            end = self.figure.put(x, end + 8, min(columns.figure, width - x), MOST_HIGH, across="left")
        return max(left, end) + 12

    def _arrange_gutter(self, top: int, wide: int) -> int:
        self.tag.put(0, top + 1)
        y = self.tag.geometry().bottom() + 5
        return self.source.put(0, y, wide)

    def _arrange_head(self, top: int, width: int) -> int:
        right = self.tag.put(0, top)
        return max(self.source.put(right + 12, top + 3, width - right - 12), self.tag.geometry().bottom())

    def _arrange_texts(self, x: int, y: int, columns: Columns) -> int:
        heads = [title.height_for(columns.text) for title, _ in self.texts.values()]
        end = y
        for title, text in self.texts.values():
            title.put(x, y, columns.text)
            end = max(end, text.put(x, y + max(heads) + 3, columns.text))
            x += columns.text + GAP
        return end

    def _arrange_links(self, x: int, y: int, wide: int) -> int:
        """In rows, as many links as fit."""
        links = [each for each in (self.show_link, *(link for _, link in self.lessons), *self.rulings) if each]
        at, high = x, 0
        for link in links:
            if at > x and at + link.wide() > x + wide:
                at, y = x, y + high
            at = link.put(at - 4, y) + 16
            high = link.height()
        return y + high

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        hairline(painter, 0, self.height() - 1, self.width(), self.style_now)
        painter.end()


class ChapterPage(Page):
    """A chapter with its title, in the languages that the book shows."""

    def __init__(self, parent: QWidget | None, book: Book, chapter: Chapter, style: Style) -> None:
        super().__init__(parent, book, style)
        self.chapter = chapter
        self.has_figures = any(book.reference.figure_of(rule) and desk_of(book.game.id) for rule in chapter.rules)
        self.count = self.words(Type(15, ink="muted"))
        self.titles = {
            language: self.words(TITLE if number == 0 else Type(36, "semibold", serif=True, ink="muted"))
            for number, language in enumerate(book.languages)
        }
        self.lesson = book.reference.lesson_of(chapter)
        self.play: Button | None = None
        if self.lesson is not None:
            self.play = self.hold(Button("", "primary", "play"))
            self.play.clicked.connect(self._play)
        self.rows = [RuleRow(self, rule, book.languages, style) for rule in chapter.rules]

    def _play(self) -> None:
        assert self.lesson is not None
        self.lesson_wanted.emit(self.book.reference.lessons[self.lesson].id)

    def say_again(self) -> None:
        book = self.book
        self.count.say(book.say("reader-rule-count", count=len(self.chapter.rules)))
        for language, title in self.titles.items():
            title.say(book.title_of(self.chapter.id, language))
        if self.play is not None and self.lesson is not None:
            self.play.say(book.say("reader-lesson", number=self.lesson + 1))
        for row in self.rows:
            row.say_again()

    def arrange(self, width: int) -> int:
        columns = columns_for(width, len(self.titles), self.style_now, figures=self.has_figures)
        x, top = (columns.gutter + GAP if columns.gutter else 0), 4
        right = width - (self.play.wide() + 16 if self.play is not None else 0)
        end = top
        for title in self.titles.values():
            end = max(end, title.put(x, top, min(columns.text, right - x)))
            x += columns.text + GAP
        if columns.gutter:
            self.count.put(0, end - self.count.height_for(columns.gutter) - 6, columns.gutter)
        else:
            end = self.count.put(0, end, width)
        if self.play is not None:
            self.play.put(width - self.play.wide(), top + 2)
            end = max(end, self.play.geometry().bottom())
        y = end + 12
        self.line = y
        for row in self.rows:
            self.tops[row.rule] = y
            y = row.put(0, y, width)
        return y + 8

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        hairline(painter, 0, self.line - 1, self.width(), self.style_now)
        painter.end()
