"""The panel at the left of a book: the search, what can be opened here, and a box at its foot."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.page.leaf import Leaf, Scroller
from desktop.page.words import Type, Words
from desktop.reader.book import EDITION, Book
from desktop.reader.choice_of_rulings import IN_BOX
from desktop.reader.edition_side import EditionSide
from desktop.reader.entries import MARGIN, Entries
from desktop.reader.game_box import GameBox
from desktop.reader.rulings_side import OwnersBox, RulingsSide
from desktop.reader.search_field import Search
from desktop.style.mixing import solid
from desktop.style.theme import Style
from desktop.widgets.buttons import Button
from rules.reference.search import RULINGS

CHAPTERS = ""
"""The side of all sections that have none of their own."""

LEAST_LIST = 220
"""With less room above it, a box at the foot scrolls with the list."""


class Contents(Leaf):
    """Signals: `opened` with a section, or empty for where one last read rules; `searched` with the query; `stepped`
    with 1 or -1 to go to the next passage that was found, or to the one before; `filtered` with which rulings to show;
    `part_wanted` with a part of the edition; `ruling_wanted` with an id; `log_wanted` with a point of the game;
    `box_wanted` when somebody wants to say what their own box shows."""

    opened = Signal(str)
    searched = Signal(str)
    stepped = Signal(int)
    filtered = Signal(str)
    part_wanted = Signal(str)
    ruling_wanted = Signal(str)
    log_wanted = Signal(int)
    box_wanted = Signal()

    def __init__(self, parent: QWidget, book: Book, style: Style) -> None:
        super().__init__(parent, style)
        self.book = book
        self.section = CHAPTERS
        self._build_search(style)
        self.entries = Entries(self, book, style)
        self.rulings = RulingsSide(self, book, style)
        self.edition = EditionSide(self, book, style)
        self.sides: dict[str, Side] = {
            CHAPTERS: Side(self, self.entries, style),
            RULINGS: Side(self, self.rulings, style),
            EDITION: Side(self, self.edition, style),
        }
        self.owners = OwnersBox(self, book, style)
        self.owners.box_wanted.connect(self.box_wanted)
        game = book.your_game
        self.game_box = GameBox(self, book, game, style) if game is not None else None
        for each in (self.entries, self.rulings, self.edition):
            each.opened.connect(self.opened)
        self.rulings.filtered.connect(self.filtered)
        self.owners.wanted.connect(lambda: self.filtered.emit(IN_BOX))
        self.edition.part_wanted.connect(self.part_wanted)
        if self.game_box is not None:
            self.game_box.ruling_wanted.connect(self.ruling_wanted)
            self.game_box.log_wanted.connect(self.log_wanted)
        self.height_given = 0
        self._show_side()

    def _build_search(self, style: Style) -> None:
        self.search = self.hold(Search())
        self.search.textChanged.connect(self.searched)
        self.search.walked.connect(lambda steps: self.stepped.emit(1 if steps > 0 else -1))
        self.search.entered.connect(lambda: self.stepped.emit(1))
        self.passages = Words(self, Type(15, "semibold"), style)
        self.also = Words(self, Type(14, ink="muted"), style)
        self.at = Words(self, Type(14, ink="muted", across="right"), style)
        self.earlier = self.hold(Button(icon_name="chevron_up"))
        self.later = self.hold(Button(icon_name="chevron_down"))
        for each in (self.earlier, self.later):
            each.show_icon_only(True)
        self.earlier.clicked.connect(lambda: self.stepped.emit(-1))
        self.later.clicked.connect(lambda: self.stepped.emit(1))

    # Words

    def say_again(self) -> None:
        book = self.book
        self.search.say(book.say("reader-search"))
        self.search.cross.say(book.say("reader-clear"))
        self.earlier.say(book.say("reader-earlier"))
        self.later.say(book.say("reader-later"))
        for side in self.sides.values():
            side.content.say_again()
        self.owners.say_again()
        if self.game_box is not None:
            self.game_box.say_again()
        self.say_found()

    def say_found(self) -> None:
        """How much was found, and at which passage the reader stands."""
        found, book = self.book.found, self.book
        searching = bool(found.query)
        self.passages.say(book.say("reader-passages", count=len(found.entries)) if searching else "")
        others = [word for language in ("fr", "en") for word in found.others(language)]
        self.also.say(book.say("reader-also", words=", ".join(others)) if others else "")
        at = found.entries.index(book.current) + 1 if book.current in found.entries else 0
        self.at.say(book.say("reader-at", at=at, count=len(found.entries)) if at else "")
        for each in (self.earlier, self.later):
            each.setVisible(bool(found.entries))
        for words in (self.passages, self.also, self.at):
            words.setVisible(bool(words.text()))
        self.show_counts()

    def show_counts(self) -> None:
        for side in self.sides.values():
            side.content.show_found()

    # What is open

    def open(self, section: str) -> None:
        self.section = section if section in self.sides else CHAPTERS
        self.entries.open(section)
        self._show_side()

    def show_rule(self, rule: str) -> None:
        """The rule that one reads; empty where one reads something else."""
        if self.game_box is not None and rule != (self.game_box.meaning.rule if self.game_box.meaning else ""):
            self.game_box.show_rule(rule)
            self.arrange(self.width())

    def _show_side(self) -> None:
        for section, side in self.sides.items():
            side.setVisible(section == self.section)
        box = self._box()
        for each in (self.owners, self.game_box):
            if each is not None:
                each.setVisible(each is box)

    def _box(self) -> Leaf | None:
        if self.section == RULINGS:
            return self.owners if self.owners.is_needed else None
        return self.game_box if self.section == CHAPTERS else None

    # Places

    def wide(self, window: int) -> int:
        """Return the width that its words ask for, within a share of the window."""
        style = self.style_now
        return round(min(window * 0.36, max(style.px(300), 262 * style.text_scale)))

    def arrange(self, width: int) -> int:
        y = self._arrange_search(width) + 4
        side, box = self.sides[self.section], self._box()
        high = self.height_given - y
        box_high = box.arrange(width - 2 * MARGIN) + 2 * MARGIN if box is not None else 0
        least = LEAST_LIST * self.style_now.text_scale**0.5
        fixed = box is not None and high - box_high >= least
        side.bear(None if fixed else box)
        if box is not None and fixed:
            box.setParent(self)
            box.setVisible(True)
            box.put(MARGIN, self.height_given - box_high + MARGIN, width - 2 * MARGIN)
            high -= box_high
        side.setGeometry(0, y, width, max(40, high))
        side.arrange()
        return self.height_given

    def _arrange_search(self, width: int) -> int:
        self.search.setGeometry(MARGIN, 16, width - 2 * MARGIN, self.search.sizeHint().height())
        y = self.search.geometry().bottom() + 10
        return self._arrange_found(width, y) if self.passages.text() else y

    def _arrange_found(self, width: int, y: int) -> int:
        """How much, where one is, and the arrows on one line; the words of the other language below."""
        right, left = width - MARGIN, MARGIN + 2
        end = y
        if self.book.found.entries:
            side = self.later.sizeHint().height()
            right -= side
            self.later.put(right, y, side, side)
            right -= side + 4
            self.earlier.put(right, y, side, side)
            end = y + side
        room = right - left - 8
        at = self.at.natural_width() + 4 if self.at.text() else 0
        beside = self.passages.natural_width() + 12 + at <= room
        top = y + max(0, round((end - y - self.passages.line) / 2)) if beside and end > y else y
        end = max(end, self.passages.put(left, top, room - (at if beside else 0)))
        if at:
            row = top if beside else self.passages.geometry().bottom() + 1
            end = max(end, self.at.put(right - 8 - at if beside else left, row, at if beside else room))
        return (self.also.put(left, end + 2, width - 2 * MARGIN) if self.also.text() else end) + 4

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self.style_now.theme
        rect = QRectF(self.rect())
        painter.fillRect(rect, solid(theme.panel))
        painter.fillRect(QRectF(rect.right() - 1, 0, 1, rect.height()), solid(theme.line))
        painter.end()


class Side(Scroller):
    """What one section shows under the search, and the box under it where there is no room for both."""

    def __init__(self, parent: QWidget, leaf: Entries | RulingsSide | EditionSide, style: Style) -> None:
        super().__init__(parent)
        self.content: Entries | RulingsSide | EditionSide = leaf
        self.column = Column(None, leaf, style)
        self.show_leaf(self.column)

    def bear(self, box: Leaf | None) -> None:
        self.column.bear(box)


class Column(Leaf):
    def __init__(self, parent: QWidget | None, leaf: Leaf, style: Style) -> None:
        super().__init__(parent, style)
        self.top = leaf
        self.box: Leaf | None = None
        leaf.setParent(self)

    def bear(self, box: Leaf | None) -> None:
        """The box under it, or none."""
        self.box = box
        if box is not None:
            box.setParent(self)
            box.setVisible(True)

    def arrange(self, width: int) -> int:
        y = self.top.put(0, 0, width)
        return self.box.put(MARGIN, y, width - 2 * MARGIN) + MARGIN if self.box is not None else y
