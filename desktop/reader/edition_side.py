"""The left side of a book at the edition: its parts with where their data come from, and what to look up first.

Signals: `opened` with a section; `part_wanted` with a part of the edition.
"""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.page.words import Type, Words
from desktop.paint.painting import SMOOTH
from desktop.paint.text import text_line
from desktop.reader.book import AFTER_CHAPTERS, EDITION, ICONS, Book
from desktop.reader.entries import HEADING, MARGIN, Walked
from desktop.reader.entry_button import EntryButton
from desktop.reader.provenance import SOURCES, draw_bar, source_mark
from desktop.reader.rulings_side import RULES
from desktop.style.fonts import width_of
from desktop.style.theme import Style
from rules.core.edition import Datum
from rules.reference.values import name_of

BAR, MOST_FIRST = 8.0, 5


class PartButton(EntryButton):
    """A part of the edition: its name, how many data it has, and a bar of where they come from."""

    def __init__(self, counts: Mapping[str, int]) -> None:
        super().__init__()
        self.counts = counts

    def high_for(self, width: float) -> int:
        return super().high_for(width) + round(BAR) + 7

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        words = QRectF(rect.x(), rect.y(), rect.width(), rect.height() - BAR - 5)
        super().draw(painter, words)
        bar = QRectF(12, rect.bottom() - BAR - 4, rect.width() - 18, BAR)
        draw_bar(painter, bar, self.counts, self.style_now)


class EditionSide(Walked):
    opened = Signal(str)
    part_wanted = Signal(str)

    def __init__(self, parent: QWidget, book: Book, style: Style) -> None:
        super().__init__(parent, style)
        self.book = book
        self.counts = {source: count for source, count in book.edition.counts().items() if count}
        self.head, self.version = Words(self, Type(20, "semibold", serif=True), style), Words(self, HEADING, style)
        self.version.type = Type(14, ink="muted")
        self.parts = {part: self.hold(PartButton(counts_of(data))) for part, data in parts_of(book).items()}
        self.first_head, self.sources_head = Words(self, HEADING, style), Words(self, HEADING, style)
        self.first = [Words(self, Type(15), style) for _ in self._first_data()]
        self.sources = {source: Words(self, Type(15), style) for source in SOURCES if source in self.counts}
        self.links = {
            each: self.hold(EntryButton(ICONS.get(each, "book")))
            for each in (RULES, *(section for section in AFTER_CHAPTERS if section != EDITION))
        }
        for part, button in self.parts.items():
            button.setCheckable(False)
            button.clicked.connect(lambda _=False, part=part: self.part_wanted.emit(part))
        for id, link in self.links.items():
            link.setCheckable(False)
            link.clicked.connect(lambda _=False, id=id: self.opened.emit("" if id == RULES else id))
        self.watch(self.walked())

    def walked(self) -> list[EntryButton]:
        return [*self.parts.values(), *self.links.values()]

    def _first_data(self) -> list[Datum]:
        """List the first of each kind of what is reconstructed."""
        found: dict[str, Datum] = {}
        for datum in self.book.edition.data():
            if datum.provenance == "reconstructed":
                found.setdefault(datum.note or datum.path, datum)
        return list(found.values())[:MOST_FIRST]

    def say_again(self) -> None:
        book, edition = self.book, self.book.edition
        self.head.say(book.title_of(EDITION))
        count = len(edition.corrections)
        corrected = book.say("edition-corrections", version=edition.version, count=count)
        self.version.say(corrected if count else book.say("edition-version", version=edition.version))
        for part, button in self.parts.items():
            button.say(part_name(book, part))
            button.show_count(str(sum(button.counts.values())))
        self.first_head.say(book.say("edition-first") if self.first else "")
        for words, datum in zip(self.first, self._first_data(), strict=True):
            words.say(name_of(book.texts(), datum.path))
        self.sources_head.say(book.say("edition-sources"))
        for source, words in self.sources.items():
            words.say(book.say(f"edition-{source}"))
        for id, link in self.links.items():
            link.say(book.say("rulings-to-rules") if id == RULES else book.title_of(id))

    def show_found(self) -> None:
        """Data are not searched."""

    def arrange(self, width: int) -> int:
        self.lines = []
        x, wide = MARGIN + 8, width - 2 * MARGIN - 16
        y = self.version.put(x, self.head.put(x, 4, wide), wide) + 10
        for button in self.parts.values():
            y = self.put_button(button, y, width) + 5
        y = self.part(y)
        if self.first:
            y = self.first_head.put(x, y, wide) + 4
            for words in self.first:
                y = words.put(x + self._mark, y, wide - self._mark) + 3
            y = self.part(y)
        y = self.sources_head.put(x, y, wide) + 4
        for words in self.sources.values():
            y = words.put(x + self._mark, y, wide - self._mark - 40) + 3
        y = self.part(y)
        for link in self.links.values():
            y = self.put_button(link, y, width)
        return y + 12

    @property
    def _mark(self) -> int:
        return round(self.style_now.text_size(15) * 1.7)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style, size = self.style_now, self.style_now.text_size(15)
        for words in self.first:
            source_mark(painter, self._beside(words), size * 0.45, "reconstructed", style)
        for source, words in self.sources.items():
            source_mark(painter, self._beside(words), size * 0.45, source, style)
            count = str(self.counts[source])
            wide = width_of(count, size, "semibold") + 2
            place = QRectF(self.width() - MARGIN - 8 - wide, words.y(), wide, words.line)
            text_line(painter, place, count, size, style.theme.text, "semibold")
        painter.end()

    def _beside(self, words: Words) -> QPointF:
        return QPointF(MARGIN + 8 + self.style_now.text_size(15) * 0.6, words.y() + words.line / 2)


def parts_of(book: Book) -> dict[str, list[Datum]]:
    """The data of each file of the edition."""
    parts: dict[str, list[Datum]] = {}
    for datum in book.edition.data():
        parts.setdefault(datum.path.partition(".")[0], []).append(datum)
    return parts


def part_name(book: Book, part: str) -> str:
    return book.say(f"edition-part-{part}") if book.texts().has(f"edition-part-{part}") else part


def counts_of(data: list[Datum]) -> dict[str, int]:
    found = [datum.provenance for datum in data]
    return {source: found.count(source) for source in SOURCES if source in found}
