"""The foot of a page: the chapters before and after it, and how its figures are read."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.fonts import width_of
from desktop.page.leaf import Leaf, hairline
from desktop.paint.painting import SMOOTH
from desktop.paint.paths import rounded
from desktop.paint.states import lit_target, refused_target, refusing
from desktop.paint.text import text_line
from desktop.reader.book import Book
from desktop.theme import Style
from desktop.widgets.links import TextLink

KEY = ("allowed", "refused", "because")


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
        self.key: tuple[str, ...] = ()

    def say_place(self, book: Book, section: str, *, has_figures: bool) -> None:
        sections = book.sections
        at = sections.index(section)
        self.sections = sections[at - 1] if at else "", sections[at + 1] if at + 1 < len(sections) else ""
        for link, other in zip((self.before, self.after), self.sections, strict=True):
            link.setVisible(bool(other))
            link.say(book.title_of(other) if other else "")
        self.key = tuple(book.say(f"reader-key-{each}") for each in KEY) if has_figures else ()
        self.update()

    def arrange(self, width: int) -> int:
        half = (width - 12) // 2
        one, other = (min(link.wide(), half) for link in (self.before, self.after))
        high = max(self.before.high_for(one), self.after.high_for(other))
        self.before.put(-3, 9, one, high)
        self.after.put(width - other + 3, 9, other, high)
        return high + 14

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        hairline(painter, 0, 2, self.width(), self.style_now)
        left = self.before.geometry().right() + 24 if self.before.isVisible() else 0
        right = self.after.x() - 24 if self.after.isVisible() else self.width()
        size = self.style_now.text_size(15)
        wide = sum(size + 8 + width_of(word, size) for word in self.key) + 22 * (len(self.key) - 1)
        x = (self.width() - wide) / 2
        if self.key and x > left and x + wide < right:
            self._draw_key(painter, x, size)
        painter.end()

    def _draw_key(self, painter: QPainter, x: float, size: int) -> None:
        style = self.style_now
        middle = self.before.geometry().center().y() + 1
        for word, draw in zip(self.key, (lit_target, refused_target, refusing), strict=True):
            draw(painter, rounded(QRectF(x, middle - size / 2, size, size), 4), style)
            x += size + 8
            room = QRectF(x, middle - size, width_of(word, size) + 2, 2 * size)
            x += text_line(painter, room, word, size, style.theme.muted) + 22
