"""The left side of a book at its rulings: which ones to show, and a word to those who own the game.

Signals: `opened` with a section; `filtered` with what is to be shown.
"""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.page.words import Type, Words
from desktop.paint.icons import icon
from desktop.paint.painting import SMOOTH
from desktop.reader.book import AFTER_CHAPTERS, ICONS, Book
from desktop.reader.boxed import BOX_TITLE, PAD, Boxed
from desktop.reader.choice_of_rulings import ALL, CHANGED, IN_BOX, SWITCH, chosen_rulings, topics
from desktop.reader.entries import HEADING, MARGIN, Walked
from desktop.reader.entry_button import EntryButton
from desktop.style.theme import Style
from desktop.widgets.buttons import Button
from desktop.widgets.links import TextLink
from rules.reference.search import RULINGS

RULES = "rules"
FILTERS = {ALL: "rulings-all", SWITCH: "rulings-switch", CHANGED: "rulings-changed-by-you"}
"""Each with the message that names it."""


class RulingsSide(Walked):
    opened = Signal(str)
    filtered = Signal(str)

    def __init__(self, parent: QWidget, book: Book, style: Style) -> None:
        super().__init__(parent, style)
        self.book = book
        self.filter = ALL
        self.head = Words(self, Type(20, "semibold", serif=True), style)
        self.by_topic = Words(self, HEADING, style)
        self.filters = {each: self.hold(EntryButton()) for each in FILTERS}
        self.topics = {topic: self.hold(EntryButton()) for topic in topics(book)}
        self.links = {
            each: self.hold(EntryButton(ICONS.get(each, "book")))
            for each in (RULES, *(section for section in AFTER_CHAPTERS if section != RULINGS))
        }
        for id, button in (*self.filters.items(), *self.topics.items()):
            button.clicked.connect(lambda _=False, id=id: self.filtered.emit(id))
        for id, button in self.links.items():
            button.setCheckable(False)
            button.clicked.connect(lambda _=False, id=id: self.opened.emit("" if id == RULES else id))
        self.watch(self.walked())

    def walked(self) -> list[EntryButton]:
        return [*self.filters.values(), *self.topics.values(), *self.links.values()]

    def say_again(self) -> None:
        book = self.book
        self.head.say(book.say("reader-rulings"))
        self.by_topic.say(book.say("rulings-by-topic"))
        for id, button in self.filters.items():
            button.say(book.say(FILTERS[id]))
        for id, button in self.topics.items():
            button.say(book.title_of(id))
        for id, button in self.links.items():
            button.say(book.say("rulings-to-rules") if id == RULES else book.title_of(id))
        self.show_found()

    def show_found(self) -> None:
        """Counts; and of what was searched for, how much is where."""
        book, found = self.book, {entry.id for entry in self.book.found.entries}
        for id, button in (*self.filters.items(), *self.topics.items()):
            rulings = chosen_rulings(book, id)
            button.has_pills = bool(found)
            button.show_count(str(len(rulings)), sum(ruling.id in found for ruling in rulings))
        sections = book.found.by_section
        for id, button in self.links.items():
            button.has_pills = bool(found)
            chapters = [chapter.id for chapter in book.reference.chapters] if id == RULES else [id]
            button.show_count("", sum(sections[each] for each in chapters))

    def show_filter(self, id: str) -> None:
        self.filter = id
        for each, button in (*self.filters.items(), *self.topics.items()):
            button.setChecked(each == id)

    def arrange(self, width: int) -> int:
        self.lines = []
        sign = self.head.size_now + 12
        y = self.head.put(MARGIN + 10 + sign, 4, width - 2 * MARGIN - sign - 10) + 6
        for button in self.filters.values():
            y = self.put_button(button, y, width)
        y = self.by_topic.put(MARGIN + 8, self.part(y), width - 2 * MARGIN) + 4
        for button in self.topics.values():
            y = self.put_button(button, y, width)
        y = self.part(y)
        for button in self.links.values():
            y = self.put_button(button, y, width)
        return y + 12

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        side = self.head.size_now + 2.0
        place = QRectF(MARGIN + 8, self.head.y() + self.head.line / 2 - side / 2, side, side)
        icon(painter, "scales", place, self.style_now.accent_text)
        painter.end()


class OwnersBox(Boxed):
    """Some rulings could be settled by a look at the printed material. Signals: `wanted` to see these; `box_wanted` to
    say what the printed material shows."""

    wanted = Signal()
    box_wanted = Signal()

    def __init__(self, parent: QWidget, book: Book, style: Style) -> None:
        super().__init__(parent, style)
        self.book = book
        self.title = Words(self, BOX_TITLE, style)
        self.words = Words(self, Type(15), style)
        self.see = self.hold(Button())
        self.tell = self.hold(TextLink(icon_name="pencil", size=15))
        self.see.clicked.connect(self.wanted)
        self.tell.clicked.connect(self.box_wanted)

    @property
    def is_needed(self) -> bool:
        return bool(chosen_rulings(self.book, IN_BOX))

    def say_again(self) -> None:
        numbers = tuple(ruling.number or ruling.id for ruling in chosen_rulings(self.book, IN_BOX))
        self.title.say(self.book.say("rulings-box"))
        self.words.say(self.book.say("rulings-box-said", count=len(numbers), numbers=numbers))
        self.see.say(self.book.say("rulings-box-see"))
        self.tell.say(self.book.say("rulings-box-tell"))

    def arrange(self, width: int) -> int:
        wide = width - 2 * PAD
        y = self.words.put(PAD, self.title.put(PAD, 10, wide) + 3, wide) + 10
        self.see.put(PAD, y, wide)
        self.tell.put(PAD, self.see.geometry().bottom() + 6, wide, self.tell.high_for(wide))
        return self.tell.geometry().bottom() + PAD
