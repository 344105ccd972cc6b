"""Lines of a book's left side: what can be opened, with counts and with what was found, walked by the arrows."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.page.leaf import Leaf
from desktop.page.words import Type, Words
from desktop.reader.book import AFTER_CHAPTERS, ICONS, Book
from desktop.reader.entry_button import EntryButton
from desktop.style.mixing import solid
from desktop.style.theme import Style
from rules.reference.search import DIFFERENCES, RULINGS

MARGIN = 14
HEADING = Type(15, "semibold", ink="muted")


class Walked(Leaf):
    """Buttons one above the other: up and down go from one to the next."""

    def __init__(self, parent: QWidget, style: Style) -> None:
        super().__init__(parent, style)
        self.lines: list[int] = []
        """Where hairlines part them."""

    def walked(self) -> list[EntryButton]:
        raise NotImplementedError

    def watch(self, buttons: Iterable[EntryButton]) -> None:
        for button in buttons:
            button.installEventFilter(self)

    def part(self, y: int) -> int:
        """A hairline with room around it; returns where it goes on."""
        self.lines.append(y + 8)
        return y + 18

    def put_button(self, button: EntryButton, y: int, width: int) -> int:
        button.put(MARGIN - 2, y, width - 2 * MARGIN + 4)
        return button.geometry().bottom() + 2

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for y in self.lines:
            line = QRectF(MARGIN + 8, y, self.width() - 2 * MARGIN - 16, 1)
            painter.fillRect(line, solid(self.style_now.theme.line))
        painter.end()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
            buttons = [button for button in self.walked() if button.isVisibleTo(self)]
            if step and watched in buttons:
                at = buttons.index(watched) + step
                buttons[max(0, min(len(buttons) - 1, at))].setFocus(Qt.FocusReason.TabFocusReason)
                return True
        return super().eventFilter(watched, event)


class Entries(Walked):
    """The chapters, and the pages after them."""

    opened = Signal(str)

    def __init__(self, parent: QWidget, book: Book, style: Style) -> None:
        super().__init__(parent, style)
        self.book = book
        self.head = Words(self, HEADING, style)
        self.foot = Words(self, Type(14, italic=True, ink="muted"), style)
        self.buttons = {section: self.hold(EntryButton(ICONS.get(section, ""))) for section in book.sections}
        for section, button in self.buttons.items():
            button.clicked.connect(lambda _=False, chosen=section: self.opened.emit(chosen))
        self.watch(self.buttons.values())

    def walked(self) -> list[EntryButton]:
        return list(self.buttons.values())

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
        self.lines = []
        y = self.head.put(MARGIN + 8, 4, width - 2 * MARGIN) + 4
        for section, button in self.buttons.items():
            if section == AFTER_CHAPTERS[0]:
                y = self.part(y)
            y = self.put_button(button, y, width)
        return self.foot.put(MARGIN + 8, y + 18, width - 2 * MARGIN - 12) + 14
