"""A line of a book's left side."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.paint.icons import icon
from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_block, text_line
from desktop.style.fonts import Weight, height_of, width_of
from desktop.style.mixing import mix, solid, with_alpha
from desktop.style.palette import FOUND, FOUND_INK, FOUND_LINE, FOUND_NOW
from desktop.style.vision import Tint
from desktop.widgets.pressable import Pressable


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
        self.be_one_of_several()

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
        quiet: Tint = theme.muted
        if self.isChecked():
            ground = mix(style.accent, theme.panel, 0.86) if not style.is_dark else mix(style.accent, theme.panel, 0.72)
            quiet = style.readable_on(theme.muted, ground)
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
            text_line(painter, QRectF(right - wide, 0, wide + 1, rect.height()), self.count, self.small, quiet)
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
