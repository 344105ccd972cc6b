"""The panel at the left of a book: the search, the chapters with what was found in them, the pages after them."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.fonts import Weight, height_of, width_of
from desktop.page.leaf import Leaf, Scroller
from desktop.page.words import Type, Words
from desktop.paint.colours import mix, solid, with_alpha
from desktop.paint.icons import icon
from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_block, text_line
from desktop.palette import FOUND, FOUND_INK, FOUND_LINE, FOUND_NOW
from desktop.reader.book import AFTER_CHAPTERS, ICONS, Book
from desktop.theme import Style
from desktop.widgets.buttons import Button
from desktop.widgets.pressable import Pressable
from desktop.widgets.search import SearchField
from rules.reference.search import DIFFERENCES, RULINGS

MARGIN = 14


class EntryButton(Pressable):
    """A line of the contents: words, an amber pill with what was found, a count; the open one is marked."""

    radius = 6

    def __init__(self, icon_name: str = "") -> None:
        self.icon_name = icon_name
        self.count = ""
        self.found = 0
        self.has_pills = False
        """Whether room is kept for pills, so that a search does not move the words of some lines only."""
        super().__init__(size=16)
        self.setCheckable(True)

    def show_count(self, count: str, found: int = 0) -> None:
        if (count, found) != (self.count, self.found):
            self.count, self.found = count, found
            self.setAccessibleDescription(f"{found or count}")
            self.update()

    @property
    def small(self) -> int:
        return self.style_now.text_size(14)

    def _start(self) -> float:
        return 12 + (self.size_now + 10 if self.icon_name else 0)

    def _end(self) -> float:
        """Room for the count, and for the pill while something is found anywhere."""
        pill = max(24.0, width_of("00", self.small, "bold") + 12) + 6
        return width_of("00", self.small) + 14 + (pill if self.has_pills else 0)

    def wide(self) -> int:
        return round(self._start() + width_of(self.words, self.size_now, "bold") + self._end() + 2)

    def least_wide(self) -> int:
        longest = max((width_of(word, self.size_now, "bold") for word in self.words.split()), default=0.0)
        return round(self._start() + longest + self._end())

    def high_for(self, width: float) -> int:
        room = max(20.0, width - self._start() - self._end())
        return round(height_of(self.words, room, self.size_now, "bold") + self.size_now * 0.5)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        style, theme = self.style_now, self.style_now.theme
        if self.isChecked():
            ground = mix(style.accent, theme.panel, 0.86) if not style.is_dark else mix(style.accent, theme.panel, 0.72)
            painter.fillPath(rounded(rect.adjusted(0, 1, 0, -1), 6), ground)
            painter.fillRect(QRectF(0, 4, 3, rect.height() - 8), solid(style.accent_text))
        elif self.is_hovered:
            painter.fillPath(rounded(rect.adjusted(0, 1, 0, -1), 6), with_alpha(theme.text, 0.05))
        if self.icon_name:
            side = self.size_now + 2
            icon(painter, self.icon_name, QRectF(12, rect.center().y() - side / 2, side, side), style.accent_text)
        right = rect.right() - 6
        if self.count:
            wide = width_of(self.count, self.small)
            text_line(painter, QRectF(right - wide, 0, wide + 1, rect.height()), self.count, self.small, theme.muted)
        if self.found:
            self._draw_pill(painter, rect, right - width_of("00", self.small) - 8)
        words = QRectF(self._start(), 0, rect.width() - self._end() - self._start(), rect.height())
        weight: Weight = "bold" if self.isChecked() else "regular"
        text_block(painter, words, self.words, self.size_now, theme.text, weight, down="middle")

    def _draw_pill(self, painter: QPainter, rect: QRectF, right: float) -> None:
        said = str(self.found)
        wide = max(24.0, width_of(said, self.small, "bold") + 12)
        pill = QRectF(right - wide, rect.center().y() - self.small * 0.74, wide, self.small * 1.48)
        path = rounded(pill, pill.height() / 2)
        painter.fillPath(path, solid(FOUND_NOW if self.isChecked() else FOUND))
        if self.isChecked():
            painter.strokePath(path, pen(FOUND_LINE, 1))
        text_line(painter, pill, said, self.small, FOUND_INK, "bold", across="centre")


class Contents(Leaf):
    """Signals: `opened` with a section; `searched` with the query; `stepped` with 1 or -1 to go to the next passage
    that was found, or to the one before.
    """

    opened = Signal(str)
    searched = Signal(str)
    stepped = Signal(int)

    def __init__(self, parent: QWidget, book: Book, style: Style) -> None:
        super().__init__(parent, style)
        self.book = book
        self.search = self.hold(SearchField())
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
        self.list = Scroller(self)
        self.entries = Entries(self.list, book, style)
        self.entries.opened.connect(self.opened)
        self.list.show_leaf(self.entries)
        self.height_given = 0

    def say_again(self) -> None:
        book = self.book
        self.search.say(book.say("reader-search"))
        self.earlier.say(book.say("reader-earlier"))
        self.later.say(book.say("reader-later"))
        self.entries.say_again()
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
        self.entries.show_found()

    def open(self, section: str) -> None:
        self.entries.open(section)

    def wide(self, window: int) -> int:
        """As wide as its words ask for, within a share of the window."""
        style = self.style_now
        return round(min(window * 0.36, max(style.px(300), 262 * style.text_scale)))

    def arrange(self, width: int) -> int:
        self.search.setGeometry(MARGIN, 16, width - 2 * MARGIN, self.search.sizeHint().height())
        y = self.search.geometry().bottom() + 10
        if self.passages.text():
            y = self._arrange_found(width, y)
        list_top = y + 4
        self.list.setGeometry(0, list_top, width, max(40, self.height_given - list_top))
        self.list.arrange()
        return self.height_given

    def _arrange_found(self, width: int, y: int) -> int:
        right = width - MARGIN
        if self.book.found.entries:
            side = self.later.sizeHint().height()
            right = right - side
            self.later.put(right, y, side, side)
            right -= side + 4
            self.earlier.put(right, y, side, side)
            end = y + side
        else:
            end = y
        end = max(end, self.passages.put(MARGIN + 2, y, right - MARGIN - 8))
        if self.at.text():
            end = max(end, self.at.put(MARGIN, self.passages.geometry().bottom() + 1, right - MARGIN - 8))
        if self.also.text():
            return self.also.put(MARGIN + 2, end + 2, width - 2 * MARGIN) + 4
        return end + 4

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self.style_now.theme
        rect = QRectF(self.rect())
        painter.fillRect(rect, solid(theme.panel))
        painter.fillRect(QRectF(rect.right() - 1, 0, 1, rect.height()), solid(theme.line))
        painter.end()


class Entries(Leaf):
    opened = Signal(str)

    def __init__(self, parent: QWidget, book: Book, style: Style) -> None:
        super().__init__(parent, style)
        self.book = book
        self.head = Words(self, Type(15, "semibold", ink="muted"), style)
        self.foot = Words(self, Type(14, italic=True, ink="muted"), style)
        self.buttons = {section: self.hold(EntryButton(ICONS.get(section, ""))) for section in book.sections}
        self.line = 0
        for section, button in self.buttons.items():
            button.clicked.connect(lambda _=False, chosen=section: self.opened.emit(chosen))
            button.installEventFilter(self)

    def say_again(self) -> None:
        book = self.book
        self.head.say(book.say("reader-contents"))
        self.foot.say(book.say("reader-our-words"))
        for section, button in self.buttons.items():
            button.say(book.title_of(section))
        self.show_found()

    def show_found(self) -> None:
        book, found = self.book, self.book.found.by_section
        for section, button in self.buttons.items():
            chapter = book.chapter(section)
            button.has_pills = bool(book.found.entries)
            button.show_count(self._count(section, len(chapter.rules) if chapter else 0), found[section])

    def _count(self, section: str, rules: int) -> str:
        counts = {RULINGS: len(self.book.reference.rulings), DIFFERENCES: len(self.book.reference.differences)}
        count = counts.get(section, rules)
        return str(count) if count else ""

    def open(self, section: str) -> None:
        for each, button in self.buttons.items():
            button.setChecked(each == section)

    def arrange(self, width: int) -> int:
        y = self.head.put(MARGIN + 8, 4, width - 2 * MARGIN) + 4
        for section, button in self.buttons.items():
            if section == AFTER_CHAPTERS[0]:
                self.line = y + 8
                y += 18
            button.put(MARGIN - 2, y, width - 2 * MARGIN + 4)
            y = button.geometry().bottom() + 2
        return self.foot.put(MARGIN + 8, y + 18, width - 2 * MARGIN - 12) + 14

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(
            QRectF(MARGIN + 8, self.line, self.width() - 2 * MARGIN - 16, 1), solid(self.style_now.theme.line)
        )
        painter.end()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Up and down walk through the contents."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
            buttons = list(self.buttons.values())
            if step and watched in buttons:
                at = buttons.index(watched) + step
                buttons[max(0, min(len(buttons) - 1, at))].setFocus(Qt.FocusReason.TabFocusReason)
                return True
        return super().eventFilter(watched, event)
