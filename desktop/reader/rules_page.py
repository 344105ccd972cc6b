"""A chapter of rules: for each rule its id and source, its words in the languages shown, links, and a figure."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.games.desks import desk_of
from desktop.lessons.progress import next_open
from desktop.page.leaf import Leaf, hairline
from desktop.page.words import Span, Type, Words
from desktop.paint.icons import icon
from desktop.paint.painting import SMOOTH
from desktop.reader.book import Book
from desktop.reader.figure import FigureView
from desktop.reader.pages import TITLE, Page
from desktop.style.theme import Style
from desktop.widgets.buttons import Button
from desktop.widgets.links import RuleLink, TextLink
from rules.boxes.own import Change
from rules.core.correcting import plain_path
from rules.core.types import phrase
from rules.reference.figures import shown
from rules.reference.model import Chapter, Ruling
from rules.reference.sources import Source, ranges, source_of
from rules.reference.values import name_of, spelled
from rules.text.localise import Language, Texts

GUTTER, WIDE_GUTTER, FIGURE, GAP = 126, 176, 296, 28
ROOMY = 860
"""Pages wider than this, in one language, give more room to where a rule is printed."""
MOST_HIGH = 176
"""Figures are no higher than this, or a row would be mostly picture."""
LEAST_COLUMN = 300
"""A column of words narrower than this is put under what stands beside it."""
MOST_LESSONS, MOST_OTHERWISE = 2, 3
PEN = 24
"""Left of what the box has otherwise stands a pen."""


@dataclass(frozen=True, slots=True)
class Columns:
    """The x positions and widths of the parts of a row, for a width of the page."""

    gutter: int
    """0: the gutter lies above the words."""
    text: int
    count: int
    figure: int
    beside: bool
    """Whether the figure stands beside the words, or below."""


def columns_for(width: int, count: int, style: Style, *, figures: bool) -> Columns:
    unit = style.text_size(17) / 17
    roomy = count == 1 and width > ROOMY * unit
    gutter = round((WIDE_GUTTER if roomy else GUTTER) * style.text_size(13) / 13)
    figure = round(FIGURE * max(0.8, min(unit, 1.5)))
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
        self.printed, self.source = Words(self, Type(13, "bold", ink="muted"), style), Words(self, Type(13), style)
        self.source.type = Type(13, ink="muted")
        self.texts: dict[Language, tuple[Words, Words]] = {
            language: (
                Words(self, Type(20, "semibold", serif=True), style),
                Words(self, Type(17, ink="text" if number == 0 else "muted"), style),
            )
            for number, language in enumerate(languages)
        }
        self.own = Words(self, Type(14, "semibold", serif=True, italic=True, ink="owner"), style)
        """What the box of whoever reads, or the table, has otherwise than the text."""
        self.rulings = [
            (each, self._link("scales", page.ruling_wanted.emit, each.id))
            for each in self.book.reference.rulings_on(rule)
        ]
        self.figure = self._figure(style)
        self.show_link = self._link("eye", page.shown.emit, rule) if self.figure else None
        self.lessons = [
            (at, self._link("play", page.lesson_wanted.emit, (self.book.reference.lessons[at].id, rule)))
            for at in self.book.reference.lessons_on(rule)[:MOST_LESSONS]
        ]

    def _link(self, icon_name: str, wanted: Callable[[object], None], what: object) -> TextLink:
        link = self.hold(TextLink(icon_name=icon_name, size=14))
        link.clicked.connect(lambda: wanted(what))
        return link

    def _figure(self, style: Style) -> FigureView | None:
        book = self.book
        figure, desk = book.reference.figure_of(self.rule), desk_of(book.game.id)
        if figure is None or desk is None:
            return None
        return FigureView(self, book.program.art, desk, shown(book.game, book.box, figure), book.texts(), style)

    def mark(self, *, read: bool) -> None:
        """Whether this is the rule that one reads."""
        self.tag.is_marked = read
        self.tag.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.page.read.emit(self.rule)

    # Words

    def say_again(self) -> None:
        book, now = self.book, self.book.is_current(self.rule)
        source = source_in(book, self.rule)
        self.printed.say(self._printed(source))
        self.source.say("\n".join(source.headings))
        for language, parts in self.texts.items():
            for words, attribute in zip(parts, ("title", "rule"), strict=True):
                said = book.in_language(language, phrase(f"{self.rule}.{attribute}"))
                bold = self._stressed(language, said) if attribute == "rule" else ()
                words.say(said, book.spans(language, said), now=now, bold=bold)
        self.own.say(self._otherwise())
        for ruling, link in self.rulings:
            link.say(self._ruling_words(ruling))
        if self.show_link is not None:
            self.show_link.say(book.say("reader-show"))
        for at, link in self.lessons:
            link.say(book.say("reader-lesson", number=at + 1))
        if self.figure is not None:
            self.figure.setAccessibleName(book.say("reader-figure", rule=self.rule))

    def _otherwise(self) -> str:
        """What the box has otherwise than this rule says; text and figure keep the published data."""
        changes = self.book.otherwise.get(self.rule, ())
        if not changes:
            return ""
        texts, say = self.book.texts(), self.book.say
        said = [otherwise_words(texts, each) for each in changes[:MOST_OTHERWISE]]
        return say(
            "reader-otherwise",
            where="box" if self.book.table is None else "game",
            data="\n".join(said),
            more=len(changes) - len(said),
            figure="yes" if self.figure is not None else "no",
        )

    def _printed(self, source: Source) -> str:
        """Say where the rulebook prints the rule, or that it does not."""
        if not source.headings:
            return ""
        if not self.page.chapter.official:
            return self.book.say("reader-not-printed")
        return self.book.say("reader-printed", pages=source.range or "none")

    def _ruling_words(self, ruling: Ruling) -> str:
        return self.book.say("reader-ruling", number=ruling.number or "none")

    def _stressed(self, language: Language, said: str) -> Sequence[Span]:
        """The words on which the rule turns, as its text names them."""
        words = self.book.in_language(language, phrase(f"{self.rule}.stress"))
        at = said.find(words) if words else -1
        return ((at, len(words)),) if at >= 0 else ()

    # Places

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
        if self.own.text():
            end = self.own.put(x + PEN, end + 6, wide - PEN)
        end = self._arrange_links(x, end + 6, wide, with_rulings=not columns.gutter)
        if self.figure is not None and columns.beside:
            end = max(end, self.figure.put(width - columns.figure, top - 4, columns.figure, MOST_HIGH))
        elif self.figure is not None:
            end = self.figure.put(x, end + 8, min(columns.figure, width - x), MOST_HIGH, across="left")
        return max(left, end) + 12

    def _arrange_gutter(self, top: int, wide: int) -> int:
        self.tag.put(0, top + 1)
        y = self.printed.put(0, self.tag.geometry().bottom() + 5, wide)
        y = self.source.put(0, y, wide)
        for _, link in self.rulings:
            high = link.high_for(wide + 3)
            link.put(-3, y + 4, min(link.wide(), wide + 3), high)
            y += high + 1
        return y + (5 if self.rulings else 0)

    def _arrange_head(self, top: int, width: int) -> int:
        right = self.tag.put(0, top)
        x = right + 12
        y = self.printed.put(x, top + 3, width - x)
        return max(self.source.put(x, y, width - x), self.tag.geometry().bottom())

    def _arrange_texts(self, x: int, y: int, columns: Columns) -> int:
        heads = [title.height_for(columns.text) for title, _ in self.texts.values()]
        end = y
        for title, text in self.texts.values():
            title.put(x, y, columns.text)
            end = max(end, text.put(x, y + max(heads) + 3, columns.text))
            x += columns.text + GAP
        return end

    def _arrange_links(self, x: int, y: int, wide: int, *, with_rulings: bool) -> int:
        """Arrange the links in rows, as many to a row as fit."""
        rulings = [link for _, link in self.rulings] if with_rulings else []
        links = [each for each in (self.show_link, *(link for _, link in self.lessons), *rulings) if each]
        at, high = x, 0
        for link in links:
            if at > x and at + link.wide() > x + wide:
                at, y = x, y + high
            at = link.put(at - 3, y) + 18
            high = link.sizeHint().height()
        return y + high

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        hairline(painter, 0, self.height() - 1, self.width(), self.style_now)
        if self.own.text():
            painter.setRenderHints(SMOOTH)
            size = self.own.size_now
            place = QRectF(self.own.x() - PEN, self.own.y() + (self.own.line - size) / 2, size, size)
            icon(painter, "pencil", place, self.style_now.owner_ink)
        painter.end()


def otherwise_words(texts: Texts, change: Change) -> str:
    """One datum: what it is, and what it is as published."""
    path = plain_path(change.path)
    was, now = (spelled(texts, path, each) for each in (change.was, change.now))
    return texts.say(
        phrase(
            "reader-otherwise-datum",
            name=name_of(texts, path),
            kind=change.kind,
            now=now.words or "\n".join(now.plan),
            was=was.words or "\n".join(was.plan),
        )
    )


def source_in(book: Book, rule: str) -> Source:
    """Return the place where the rule is printed, in the language of the window."""
    return source_of(book.in_language(book.texts().language, phrase(f"{rule}.source")))


class ChapterPage(Page):
    """A chapter with its title, in the languages that the book shows."""

    def __init__(self, parent: QWidget | None, book: Book, chapter: Chapter, style: Style) -> None:
        super().__init__(parent, book, style)
        self.chapter = chapter
        self.has_figures = any(book.reference.figure_of(rule) and desk_of(book.game.id) for rule in chapter.rules)
        self.pages = self.words(Type(15, "semibold", ink="muted"))
        self.titles = {
            language: self.words(TITLE if number == 0 else Type(36, "semibold", serif=True, ink="muted"))
            for number, language in enumerate(book.languages)
        }
        self.lessons = book.reference.lessons_of(chapter)
        self.play: Button | None = None
        if self.lessons:
            self.play = self.hold(Button("", "primary", "play"))
            self.play.clicked.connect(self._play)
        self.rows = [RuleRow(self, rule, book.languages, style) for rule in chapter.rules]

    def _play(self) -> None:
        lessons = [self.book.reference.lessons[at] for at in self.lessons]
        self.lesson_wanted.emit((next_open(self.book.program, lessons).id, ""))

    def mark_read(self, rule: str) -> None:
        for row in self.rows:
            row.mark(read=row.rule == rule)

    def say_again(self) -> None:
        book = self.book
        pages = [page for rule in self.chapter.rules for page in source_in(book, rule).pages]
        self.pages.say(book.say("reader-pages", pages=ranges(pages)) if pages else "")
        for language, title in self.titles.items():
            title.say(book.title_of(self.chapter.id, language))
        if self.play is not None:
            self.play.say(self._lesson_words())
        for row in self.rows:
            row.say_again()

    def _lesson_words(self) -> str:
        first, last = self.lessons[0] + 1, self.lessons[-1] + 1
        if first == last:
            return self.book.say("reader-lesson", number=first)
        if last - first + 1 == len(self.lessons):
            return self.book.say("reader-lessons", first=first, last=last)
        return self.book.say("reader-some-lessons", numbers=tuple(at + 1 for at in self.lessons))

    def arrange(self, width: int) -> int:
        columns = columns_for(width, len(self.titles), self.style_now, figures=self.has_figures)
        x, top = (columns.gutter + GAP if columns.gutter else 0), 4
        longest = max(title.longest_word() for title in self.titles.values())
        button = self.play.wide() + 16 if self.play is not None else 0
        last = x + (len(self.titles) - 1) * (columns.text + GAP)
        beside = min(columns.text, width - button - last) >= longest
        right = width - (button if beside else 0)
        end = top
        for title in self.titles.values():
            end = max(end, title.put(x, top, min(columns.text, right - x)))
            x += columns.text + GAP
        if self.pages.text():
            sign = self.sign + 8
            if columns.gutter:
                high = self.pages.height_for(columns.gutter - sign)
                self.pages.put(sign, end - high - 6, columns.gutter - sign)
            else:
                end = self.pages.put(sign, end, width - sign)
        if self.play is not None and beside:
            self.play.put(width - self.play.wide(), top + 2)
        elif self.play is not None:
            self.play.put(columns.gutter + GAP if columns.gutter else 0, end + 6, min(self.play.wide(), width))
        if self.play is not None:
            end = max(end, self.play.geometry().bottom())
        y = end + 12
        self.line = y
        for row in self.rows:
            self.tops[row.rule] = y
            y = row.put(0, y, width)
        return y + 8

    @property
    def sign(self) -> int:
        return round(self.pages.size_now * 1.2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        hairline(painter, 0, self.line - 1, self.width(), self.style_now)
        if self.pages.text():
            middle = self.pages.y() + self.pages.line / 2
            icon(painter, "book", QRectF(0, middle - self.sign / 2, self.sign, self.sign), self.style_now.theme.muted)
        painter.end()
