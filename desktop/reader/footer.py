"""The foot of a page: the chapters before and after it, which rules are in sight, and how its figures are read."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.fonts import width_of
from desktop.page.leaf import Leaf, hairline
from desktop.page.press import Link
from desktop.paint.marks import seat_badge
from desktop.paint.painting import SMOOTH
from desktop.paint.paths import rounded
from desktop.paint.states import lit_target, refused_target, refusing
from desktop.paint.text import text_line
from desktop.reader.book import Book
from desktop.theme import Style

SIGNS = ("you", "allowed", "refused", "because")
BETWEEN = 22


class Footer(Leaf):
    """Signal: `opened` with a section."""

    opened = Signal(str)

    def __init__(self, parent: QWidget, style: Style) -> None:
        super().__init__(parent, style)
        self.sections: tuple[str, str] = ("", "")
        self.before = Link(self, style, "chevron_left", size=15)
        self.after = Link(self, style, "chevron_right", size=15, icon_last=True)
        self.before.clicked.connect(lambda: self.opened.emit(self.sections[0]))
        self.after.clicked.connect(lambda: self.opened.emit(self.sections[1]))
        self.key: tuple[tuple[str, str], ...] = ()
        """Each sign with its word."""
        self.place = ""
        self.colour = ""

    def say_place(self, book: Book, section: str, *, has_figures: bool) -> None:
        sections = book.sections
        at = sections.index(section)
        self.sections = sections[at - 1] if at else "", sections[at + 1] if at + 1 < len(sections) else ""
        for link, other in zip((self.before, self.after), self.sections, strict=True):
            link.setVisible(bool(other))
            link.say(book.title_of(other) if other else "")
        self.colour = book.game.colours[0]
        self.key = tuple((sign, book.say(f"reader-key-{sign}")) for sign in SIGNS) if has_figures else ()
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
        key = sum(size + 8 + width_of(word, size) for _, word in self.key) + BETWEEN * max(0, len(self.key) - 1)
        both = place + key + (2 * BETWEEN if place and key else 0)
        middle, room = (left + right) / 2, right - left
        if both <= room:
            x = self._draw_place(painter, middle - both / 2, size) if place else middle - both / 2
            self._draw_key(painter, x + (2 * BETWEEN if place else 0), size)
        elif place and place <= room:
            self._draw_place(painter, middle - place / 2, size)
        painter.end()

    @property
    def _middle(self) -> float:
        return self.before.geometry().center().y() + 1

    def _draw_place(self, painter: QPainter, x: float, size: int) -> float:
        room = QRectF(x, self._middle - size, width_of(self.place, size) + 2, 2 * size)
        return x + text_line(painter, room, self.place, size, self.style_now.theme.muted)

    def _draw_key(self, painter: QPainter, x: float, size: int) -> None:
        style, middle = self.style_now, self._middle
        for sign, word in self.key:
            self._draw_sign(painter, QRectF(x, middle - size / 2, size, size), sign)
            x += size + 8
            room = QRectF(x, middle - size, width_of(word, size) + 2, 2 * size)
            x += text_line(painter, room, word, size, style.theme.muted) + BETWEEN

    def _draw_sign(self, painter: QPainter, place: QRectF, sign: str) -> None:
        if sign == "you":
            seat_badge(painter, place.center(), place.width() * 0.55, self.colour, self.style_now)
            return
        draws: dict[str, Callable[..., object]] = {
            "allowed": lit_target,
            "refused": refused_target,
            "because": refusing,
        }
        draws[sign](painter, rounded(place, 4), self.style_now)
