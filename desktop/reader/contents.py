"""The panel at the left of a book: the search, the chapters with what was found in them, the pages after them."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from desktop.fonts import font
from desktop.page.leaf import Leaf, Scroller
from desktop.page.press import EntryButton, Push
from desktop.page.words import Type, Words
from desktop.paint.colours import solid
from desktop.paint.icons import icon
from desktop.paint.painting import SMOOTH
from desktop.reader.book import AFTER_CHAPTERS, ICONS, Book
from desktop.theme import Style
from rules.reference.search import DIFFERENCES, RULINGS

MARGIN = 14


class Search(QLineEdit):
    """Signals: `stepped` with 1 or -1 to go to the next or the previous passage; `left` on Escape."""

    stepped = Signal(int)
    left = Signal()

    def __init__(self, parent: QWidget, style: Style) -> None:
        super().__init__(parent)
        self.style_now = style
        self.setClearButtonEnabled(False)
        self.restyle(style)

    def restyle(self, style: Style) -> None:
        self.style_now = style
        size = style.text_size(16)
        theme = style.theme
        self.setFont(font(size))
        self.setStyleSheet(
            f"QLineEdit {{ background: {theme.raised}; color: {theme.text}; border: 1px solid {theme.line};"
            f" border-radius: 8px; padding: 0 {round(size * 0.6)}px 0 {round(size * 2)}px;"
            f" selection-background-color: {style.accent}; placeholder-text-color: {theme.muted}; }}"
            f"QLineEdit:focus {{ border: 2px solid {style.accent_text}; }}"
        )

    def high(self) -> int:
        return round(self.style_now.text_size(16) * 2.6)

    def is_cut(self) -> bool:
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        side = self.style_now.text_size(16) * 1.15
        place = QRectF(side * 0.6, self.height() / 2 - side / 2, side, side)
        icon(painter, "search", place, self.style_now.theme.muted)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F3):
            self.stepped.emit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif key == Qt.Key.Key_Down:
            self.stepped.emit(1)
        elif key == Qt.Key.Key_Up:
            self.stepped.emit(-1)
        elif key == Qt.Key.Key_Escape:
            if self.text():
                self.clear()
            else:
                self.left.emit()
        else:
            super().keyPressEvent(event)


class Contents(Leaf):
    """Signals: `opened` with a section; `searched` with the query; `stepped` and `left` as of the search."""

    opened = Signal(str)
    searched = Signal(str)
    stepped = Signal(int)
    left = Signal()

    def __init__(self, parent: QWidget, book: Book, style: Style) -> None:
        super().__init__(parent, style)
        self.book = book
        self.search = Search(self, style)
        self.search.textChanged.connect(self.searched)
        self.search.stepped.connect(self.stepped)
        self.search.left.connect(self.left)
        self.passages = Words(self, Type(15, "semibold"), style)
        self.also = Words(self, Type(14, ink="muted"), style)
        self.at = Words(self, Type(14, ink="muted", across="right"), style)
        self.earlier = Push(self, style, "quiet", "chevron_up", sides=0.8)
        self.later = Push(self, style, "quiet", "chevron_down", sides=0.8)
        self.earlier.clicked.connect(lambda: self.stepped.emit(-1))
        self.later.clicked.connect(lambda: self.stepped.emit(1))
        self.list = Scroller(self, style)
        self.entries = Entries(self.list, book, style)
        self.entries.opened.connect(self.opened)
        self.list.show_leaf(self.entries)
        self.height_given = 0

    def say_again(self) -> None:
        book = self.book
        self.search.setPlaceholderText(book.say("reader-search"))
        self.search.setAccessibleName(book.say("reader-search"))
        self.earlier.setAccessibleName(book.say("reader-earlier"))
        self.later.setAccessibleName(book.say("reader-later"))
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
        style = self.style_now
        self.search.setGeometry(MARGIN, 16, width - 2 * MARGIN, self.search.high())
        y = self.search.geometry().bottom() + 10
        if self.passages.text():
            y = self._arrange_found(width, y)
        list_top = y + 4
        self.list.setGeometry(0, list_top, width, max(40, self.height_given - list_top))
        self.list.restyle(style)
        self.list.arrange()
        return self.height_given

    def _arrange_found(self, width: int, y: int) -> int:
        right = width - MARGIN
        if self.book.found.entries:
            side = self.later.high()
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
        self.buttons = {section: EntryButton(self, style, ICONS.get(section, "")) for section in book.sections}
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
