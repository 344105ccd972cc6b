"""Where the data on the table come from: every datum, its source by shape, why some are reconstructed. Read only."""

import re
from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.fonts import width_of
from desktop.page.leaf import Leaf, hairline
from desktop.page.words import Type
from desktop.paint.colours import solid, with_alpha
from desktop.paint.marks import hatching
from desktop.paint.painting import SMOOTH, dashed, pen
from desktop.paint.paths import circle, regular_polygon, rounded, square_around
from desktop.paint.text import text_line
from desktop.reader.book import Book
from desktop.reader.pages import INTRO, TITLE, Page
from desktop.theme import Style
from rules.core.edition import BrokenEdition, Datum
from rules.core.types import phrase

SOURCES = ("rulebook", "public", "reconstructed", "owner")
GAP = 24
TWO_COLUMNS = 900


def source_mark(painter: QPainter, centre: QPointF, radius: float, source: str, style: Style) -> None:
    """Full square: the rulebook. Ring: public. Dashed diamond: reconstructed. Triangle: the owner."""
    ink = style.theme.text
    match source:
        case "rulebook":
            painter.fillPath(rounded(square_around(centre, radius * 0.78), 2), solid(ink))
        case "public":
            painter.strokePath(circle(centre, radius * 0.74), pen(ink, 2.2))
        case "reconstructed":
            painter.strokePath(regular_polygon(centre, radius, 4), dashed(style.accent_text, 2, (2.2, 1.2)))
        case _:
            painter.fillPath(regular_polygon(centre, radius, 3, -1.5708), solid(OWNER))


OWNER = "#1F5FA8"


class Bars(Leaf):
    """How many data come from where, as one bar and as words."""

    def __init__(self, page: "EditionPage", counts: dict[str, int], style: Style) -> None:
        super().__init__(page, style)
        self.book = page.book
        self.counts = {source: counts[source] for source in SOURCES if counts[source]}
        self.places: list[tuple[str, str, QPointF]] = []

    def said(self) -> Iterator[tuple[str, str]]:
        for source, count in self.counts.items():
            name = self.book.say(f"edition-{source}")
            yield source, self.book.say("edition-count", source=name, count=count)

    def arrange(self, width: int) -> int:
        size = self.style_now.text_size(16)
        x, y = 0.0, 26.0
        self.places = []
        for source, words in self.said():
            wide = size + 8 + width_of(words, size, "semibold")
            if x and x + wide > width:
                x, y = 0.0, y + size * 1.6
            self.places.append((source, words, QPointF(x, y)))
            x += wide + 28
        return round(y + size * 1.7)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style, size = self.style_now, self.style_now.text_size(16)
        self._draw_bar(painter, QRectF(0, 4, self.width(), 12))
        for source, words, at in self.places:
            source_mark(painter, at + QPointF(size / 2, size * 0.75), size * 0.48, source, style)
            room = QRectF(at.x() + size + 8, at.y(), self.width() - at.x(), size * 1.5)
            text_line(painter, room, words, size, style.theme.text, "semibold")
        painter.end()

    def _draw_bar(self, painter: QPainter, rect: QRectF) -> None:
        whole, x, ink = sum(self.counts.values()), rect.x(), self.style_now.theme.text
        for source, count in self.counts.items():
            part = QRectF(x, rect.y(), max(9.0, rect.width() * count / whole - 2), rect.height())
            path = rounded(part, 4)
            painter.fillPath(path, with_alpha(ink, {"rulebook": 0.85, "public": 0.4}.get(source, 0.08)))
            if source == "reconstructed":
                hatching(painter, path, pen(self.style_now.accent_text, 1.6), 7)
            x += rect.width() * count / whole


class DatumRow(Leaf):
    def __init__(self, page: "EditionPage", datum: Datum, style: Style) -> None:
        super().__init__(page, style)
        self.book, self.datum = page.book, datum
        self.name, self.value = page.words(Type(16)), page.words(Type(16, "semibold", across="right"))
        self.note = page.words(Type(14, ink="muted"))
        for words in (self.name, self.value, self.note):
            words.setParent(self)

    def say_again(self) -> None:
        book = self.book
        generic, numbers = generic_path(self.datum.path)
        name = book.texts().say_if_there(phrase(f"datum-{generic}")) or self.datum.path
        self.name.say(book.say("edition-numbered", name=name, number=numbers) if numbers else name)
        self.value.say(plain(self.datum.value))
        why = book.texts().say_if_there(phrase(self.datum.note)) if self.datum.note else ""
        address = re.sub(r"^https?://([^/]+).*", r"\1", self.datum.source)
        self.note.say("\n".join(part for part in (why, address) if part))
        source = book.say(f"edition-{self.datum.provenance}")
        self.setAccessibleName(f"{self.name.text()} · {self.value.text()} · {source}")

    def arrange(self, width: int) -> int:
        mark = round(self.style_now.text_size(16) * 1.6)
        wide = self.value.natural_width() + 4 if self.value.text() else 0
        room = width - mark - wide - (12 if wide else 0)
        end = self.name.put(mark, 5, room)
        if wide:
            self.value.put(width - wide, 5, wide)
        if self.note.text():
            end = self.note.put(mark, end + 1, width - mark)
        return end + 6

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        size = self.style_now.text_size(16)
        centre = QPointF(size * 0.6, 5 + self.name.line / 2)
        source_mark(painter, centre, size * 0.45, self.datum.provenance, self.style_now)
        hairline(painter, 0, self.height() - 1, self.width(), self.style_now)
        painter.end()


class Group(Leaf):
    """The data of one part of the game."""

    def __init__(self, page: "EditionPage", part: str, data: list[Datum], style: Style) -> None:
        super().__init__(page, style)
        self.book, self.part = page.book, part
        self.title = page.words(Type(22, "semibold", serif=True))
        self.count = page.words(Type(14, ink="muted"))
        for words in (self.title, self.count):
            words.setParent(self)
        self.rows = [DatumRow(page, datum, style) for datum in data]
        for row in self.rows:
            row.setParent(self)

    def say_again(self) -> None:
        name = self.book.texts().say_if_there(phrase(f"edition-part-{self.part}")) or self.part
        self.title.say(name)
        self.count.say(self.book.say("edition-entries", count=len(self.rows)))
        for row in self.rows:
            row.say_again()

    def arrange(self, width: int) -> int:
        y = self.count.put(0, self.title.put(0, 6, width), width) + 6
        for row in self.rows:
            y = row.put(0, y, width)
        return y + 16


class EditionPage(Page):
    def __init__(self, parent: QWidget | None, book: Book, style: Style) -> None:
        super().__init__(parent, book, style)
        edition = book.program.library.edition(book.game)
        self.title, self.intro = self.words(TITLE), self.words(INTRO)
        self.problems = self.words(Type(16, "semibold", ink="lit"))
        self.bars = Bars(self, edition.counts(), style)
        parts: dict[str, list[Datum]] = {}
        for datum in edition.data():
            parts.setdefault(datum.path.partition(".")[0], []).append(datum)
        self.groups = [Group(self, part, data, style) for part, data in parts.items()]

    def say_again(self) -> None:
        book = self.book
        self.title.say(book.say("edition-title"))
        self.intro.say(book.say("edition-intro"))
        wrong = self._problems()
        self.problems.type = Type(16, "semibold", ink="refuse" if wrong else "lit")
        self.problems.say("\n".join(wrong) or book.say("edition-no-problem"))
        for group in self.groups:
            group.say_again()

    def _problems(self) -> list[str]:
        try:
            self.book.game.box(self.book.program.library.edition(self.book.game))
        except BrokenEdition as broken:
            return [self.book.texts().say(each.sentence) for each in broken.problems]
        return []

    def arrange(self, width: int) -> int:
        y = self.intro.put(0, self.title.put(0, 2, width), width) + 8
        y = self.problems.put(0, self.bars.put(0, y, width) + 4, width) + 12
        count = 2 if width > TWO_COLUMNS * self.style_now.text_scale else 1
        wide = (width - (count - 1) * GAP * 2) // count
        ends = [y] * count
        for group in self.groups:
            column = ends.index(min(ends))
            self.tops[group.part] = ends[column]
            ends[column] = group.put(column * (wide + 2 * GAP), ends[column], wide)
        return max(ends) + 8


def generic_path(path: str) -> tuple[str, str]:
    """`museum.case.2` is the third `museum-case`."""
    steps = path.split(".")
    numbers = [str(int(step) + (0 if steps[0] == "tracks" else 1)) for step in steps if step.isdecimal()]
    return "-".join(step for step in steps if not step.isdecimal()), "·".join(numbers)


def plain(value: object) -> str:
    """Numbers and words that stand for themselves; what has a shape is drawn on the table, not spelled out here."""
    if isinstance(value, (bool, dict, list)):
        amount = value.get("amount", value.get("points", "")) if isinstance(value, dict) else ""
        return str(amount)
    return str(value)
