"""Where the data on the table come from: every datum spelled out, its source by shape, why some are reconstructed."""

import re
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.page.leaf import Leaf, hairline
from desktop.page.words import Type, Words
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.text import figure
from desktop.reader.book import Book
from desktop.reader.edition_side import part_name, parts_of
from desktop.reader.pages import INTRO, TITLE, Page
from desktop.reader.provenance import draw_bar, source_mark
from desktop.style.mixing import mix, solid
from desktop.style.theme import Style
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import Drawn
from desktop.widgets.switch import Choice, Switch
from rules.core.edition import BrokenEdition, Datum
from rules.core.types import Json, phrase
from rules.reference.values import name_of, spelled

RECONSTRUCTED = "reconstructed"
GAP = 24
TWO_COLUMNS = 900
BESIDE = 0.5
"""A value that takes more of its row than this stands below its name."""
CELL = 1.45
"""The side of a letter of a plan, in the size of its letters."""


class Plan(Drawn):
    """A board drawn with letters, as its makers wrote it: each letter in a cell."""

    rows: tuple[str, ...] = ()

    def show_rows(self, rows: tuple[str, ...]) -> None:
        self.rows = rows
        self.setAccessibleName("\n".join(rows))

    @property
    def side(self) -> int:
        return round(self.style_now.text_size(15) * CELL)

    def put(self, x: float, y: float, width: float) -> int:
        wide = len(self.rows[0]) * self.side + 1
        self.setGeometry(round(x), round(y), min(wide, round(width)), len(self.rows) * self.side + 1)
        return round(y) + self.height()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme, side, size = self.style_now.theme, self.side, self.style_now.text_size(15)
        painter.setPen(pen(theme.line))
        for row, letters in enumerate(self.rows):
            for column, letter in enumerate(letters):
                cell = QRectF(column * side + 0.5, row * side + 0.5, side, side)
                painter.setPen(pen(theme.line))
                painter.drawRect(cell)
                figure(painter, cell, letter, size, theme.text, "semibold")
        painter.end()


class DatumRow(Leaf):
    def __init__(self, page: "EditionPage", datum: Datum, published: Json, style: Style) -> None:
        super().__init__(page, style)
        self.book, self.datum, self.published = page.book, datum, published
        owners = datum.provenance == "owner"
        self.value_type = Type(15, "semibold", serif=owners, italic=owners, ink="owner" if owners else "text")
        self.name, self.value = self._words(Type(16)), self._words(self.value_type)
        self.old, self.note = self._words(Type(15, ink="muted", struck=True)), self._words(Type(14, ink="muted"))
        self.plan = self.hold(Plan())

    def _words(self, type_: Type) -> Words:
        return Words(self, type_, self.style_now)

    @property
    def is_owners(self) -> bool:
        return self.datum.provenance == "owner"

    def say_again(self) -> None:
        book, datum = self.book, self.datum
        texts = book.texts()
        found = spelled(texts, datum.path, datum.value)
        self.name.say(name_of(texts, datum.path))
        self.value.say(found.words)
        self.plan.show_rows(found.plan)
        self.plan.setVisible(bool(found.plan))
        old = spelled(texts, datum.path, self.published) if self.is_owners else None
        self.old.say((old.words or "\n".join(old.plan)) if old is not None else "")
        why = texts.say_if_there(phrase(datum.note)) if datum.note else ""
        address = re.sub(r"^https?://([^/]+).*", r"\1", datum.source)
        self.note.say("\n".join(part for part in (why, address) if part))
        source = book.say(f"edition-{datum.provenance}")
        self.setAccessibleName(" · ".join(part for part in (self.name.text(), found.words, source) if part))

    def arrange(self, width: int) -> int:
        mark = round(self.style_now.text_size(16) * 1.6)
        room = width - mark
        self.value.type = replace(self.value_type, size=16, across="right")
        wide = self.value.natural_width() + 4 if self.value.text() else 0
        old = self.old.natural_width() + 12 if self.old.text() else 0
        is_short = "\n" not in self.value.text() + self.old.text() and wide + old <= room * BESIDE
        if is_short:
            end = self.name.put(mark, 5, room - wide - old - 12)
            self.value.put(width - wide, 5, wide)
            self.old.put(width - wide - old, 6, old - 6)
        else:
            end = self.name.put(mark, 5, room)
            self.value.type = self.value_type
            end = self.old.put(mark, end + 1, room) if self.old.text() else end
            end = self.value.put(mark, end + 1, room) if self.value.text() else end
        if self.plan.rows:
            end = self.plan.put(mark, end + 5, room) + 3
        if self.note.text():
            end = self.note.put(mark, end + 1, room)
        return end + 6

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style, theme = self.style_now, self.style_now.theme
        if self.is_owners:
            blue = style.owner_ink
            painter.fillRect(QRectF(self.rect()), mix(blue, theme.panel, 0.9))
            painter.fillRect(QRectF(0, 0, 3, self.height()), solid(blue))
        size = style.text_size(16)
        centre = QPointF(size * 0.6, 5 + self.name.line / 2)
        source_mark(painter, centre, size * 0.45, self.datum.provenance, style)
        hairline(painter, 0, self.height() - 1, self.width(), style)
        painter.end()


class Group(Leaf):
    """The data of one part of the game."""

    def __init__(self, page: "EditionPage", part: str, data: list[Datum], style: Style) -> None:
        super().__init__(page, style)
        self.book, self.part = page.book, part
        self.title = Words(self, Type(22, "semibold", serif=True), style)
        self.count = Words(self, Type(14, ink="muted"), style)
        published = page.published
        self.rows = [DatumRow(page, datum, published.get(datum.path), style) for datum in data]
        for row in self.rows:
            row.setParent(self)

    def show_only(self, provenance: str) -> None:
        """Data of one source, or all; a part without any is not there."""
        for row in self.rows:
            row.setVisible(provenance in ("", row.datum.provenance))
        self.setVisible(any(row.isVisibleTo(self) for row in self.rows))

    def say_again(self) -> None:
        self.title.say(part_name(self.book, self.part))
        self.count.say(self.book.say("edition-entries", count=len(self.rows)))
        for row in self.rows:
            row.say_again()

    def arrange(self, width: int) -> int:
        y = self.count.put(0, self.title.put(0, 6, width), width) + 6
        for row in self.rows:
            if row.isVisibleTo(self):
                y = row.put(0, y, width)
        return y + 16


class EditionPage(Page):
    def __init__(self, parent: QWidget | None, book: Book, style: Style) -> None:
        super().__init__(parent, book, style)
        edition = book.edition
        self.counts = {source: count for source, count in edition.counts().items() if count}
        self.published = {datum.path: datum.value for datum in book.program.library.edition(book.game).data()}
        self.title, self.intro = self.words(TITLE), self.words(INTRO)
        self.problems = self.words(Type(16, "semibold", ink="lit"))
        self.filter = self.hold(Switch())
        self.filter.chosen.connect(self._filter)
        self.correct = self.hold(Button(icon_name="pencil"))
        self.correct.clicked.connect(self.box_wanted)
        self.groups = [Group(self, part, data, style) for part, data in parts_of(book).items()]
        self.bar_at = 0

    def _filter(self, provenance: str) -> None:
        for group in self.groups:
            group.show_only(provenance)
        self.resize(self.width(), self.arrange(self.width()))
        self.changed.emit()

    def say_again(self) -> None:
        book = self.book
        self.title.say(book.say("edition-title"))
        self.intro.say(book.say("edition-intro"))
        self.correct.say(book.say("edition-correct"))
        ways = [Choice("", book.say("edition-all")), Choice(RECONSTRUCTED, book.say("edition-filter"))]
        self.filter.offer(ways, self.filter.value or "", book.say("edition-title"))
        self.filter.setVisible(RECONSTRUCTED in self.counts)
        wrong = self._problems()
        self.problems.type = Type(16, "semibold", ink="refuse" if wrong else "lit")
        self.problems.say("\n".join(wrong) or book.say("edition-no-problem"))
        for group in self.groups:
            group.say_again()

    def _problems(self) -> list[str]:
        try:
            self.book.game.box(self.book.edition)
        except BrokenEdition as broken:
            return [self.book.texts().say(each.sentence) for each in broken.problems]
        return []

    def arrange(self, width: int) -> int:
        self.tops = {}
        filter_wide = self.filter.wide() if self.filter.isVisibleTo(self) else 0
        beside = width - filter_wide - 20 >= self.title.natural_width()
        y = self.title.put(0, 2, width - filter_wide - 20 if beside else width)
        if filter_wide:
            self.filter.put(width - filter_wide if beside else 0, 8 if beside else y + 2)
            y = max(y, self.filter.geometry().bottom() + 4)
        y = self.intro.put(0, y, width) + 10
        self.bar_at = y
        y = self.problems.put(0, y + 20, width) + 8
        self.correct.put(0, y)
        y = self.correct.geometry().bottom() + 12
        count = 2 if width > TWO_COLUMNS * self.style_now.text_scale else 1
        wide = (width - (count - 1) * GAP * 2) // count
        ends = [y] * count
        for group in self.groups:
            if group.isVisibleTo(self):
                column = ends.index(min(ends))
                self.tops[group.part] = ends[column]
                ends[column] = group.put(column * (wide + 2 * GAP), ends[column], wide)
        return max(ends) + 8

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_bar(painter, QRectF(0, self.bar_at, self.width(), 12), self.counts, self.style_now)
        painter.end()
