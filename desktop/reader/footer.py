"""The foot of a page: the chapters before and after it, which rules are in sight, and how its figures are read."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.page.leaf import Leaf, hairline
from desktop.paint.painting import SMOOTH
from desktop.paint.text import text_line
from desktop.reader.book import Book
from desktop.reader.key import BETWEEN, SIGNS, FigureKey
from desktop.style.fonts import width_of
from desktop.style.theme import Style
from desktop.widgets.links import TextLink


class Footer(Leaf):
    """Signal: `opened` with a section."""

    opened = Signal(str)

    def __init__(self, parent: QWidget, style: Style) -> None:
        super().__init__(parent, style)
        self.sections: tuple[str, str] = ("", "")
        self.before = self.hold(TextLink(icon_name="chevron_left"))
        self.after = self.hold(TextLink(icon_name="chevron_right", icon_last=True))
        self.before.clicked.connect(lambda: self.opened.emit(self.sections[0]))
        self.after.clicked.connect(lambda: self.opened.emit(self.sections[1]))
        self.key = FigureKey({}, "")
        self.place = ""

    def say_place(self, book: Book, section: str, *, has_figures: bool) -> None:
        self.sections = book.beside(section, -1), book.beside(section, 1)
        for link, other in zip((self.before, self.after), self.sections, strict=True):
            link.setVisible(bool(other))
            link.say(book.title_of(other) if other else "")
        words = {sign: book.say(f"reader-key-{sign}") for sign in SIGNS} if has_figures else {}
        self.key = FigureKey(words, book.game.colours[0])
        self.update()

    def show_place(self, words: str) -> None:
        """Which rules are in sight."""
        if words != self.place:
            self.place = words
            self.update()

    def arrange(self, width: int) -> int:
        half = (width - 12) // 2
        one, other = (min(link.wide(), half) for link in (self.before, self.after))
        high = max(self.before.high_for(one), self.after.high_for(other))
        self.before.put(-3, 9, one, high)
        self.after.put(width - other + 3, 9, other, high)
        return high + 14

    def paintEvent(self, event: QPaintEvent) -> None:
        """What does not fit between the links is left out, the key before the place."""
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        hairline(painter, 0, 2, self.width(), self.style_now)
        left = self.before.geometry().right() + 24 if self.before.isVisible() else 0
        right = self.after.x() - 24 if self.after.isVisible() else self.width()
        size = self.style_now.text_size(15)
        place = width_of(self.place, size) if self.place else 0.0
        parting = 2 * BETWEEN if place and self.key.words else 0
        both = place + self.key.wide(size) + parting
        centre, middle = (left + right) / 2, self.before.geometry().center().y() + 1
        has_room = both <= right - left
        x = centre - (both if has_room else place) / 2
        if place and (has_room or place <= right - left):
            room = QRectF(x, middle - size, place + 2, 2 * size)
            text_line(painter, room, self.place, size, self.style_now.theme.muted)
        if has_room:
            self.key.draw(painter, x + place + parting, middle, size, self.style_now)
        painter.end()
