"""The settings of the game, folded into one line that says only what differs from usual."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from desktop.paint.icons import icon
from desktop.paint.paths import rounded
from desktop.paint.text import text_block
from desktop.style.fonts import height_of
from desktop.style.mixing import solid, with_alpha
from desktop.widgets.pressable import Pressable

TITLE, SMALL, ENDS = 17, 15, 9


class SettingsLine(Pressable):
    """A gear, the words, below them what differs; checked while the settings are unfolded."""

    radius = 8

    def __init__(self) -> None:
        self.below = ""
        super().__init__(size=TITLE)
        self.setCheckable(True)
        self.let_grow(QSizePolicy.Policy.Expanding)

    def tell(self, words: str, below: str, *, is_open: bool) -> None:
        self.below = below
        self.say(words)
        self.setAccessibleDescription(below)
        self.setChecked(is_open)

    @property
    def _indent(self) -> float:
        return self.grown(26) + max(12, self.px(20)) + 8

    @property
    def _small(self) -> int:
        return self.style_now.text_size(SMALL)

    def _room(self, width: float) -> float:
        return width - self._indent - self.grown(18) - max(12, self.px(20)) - 6

    def _heights(self, width: float) -> tuple[float, float]:
        room = self._room(width)
        words = height_of(self.words, room, self.size_now, "semibold")
        return words, height_of(self.below, room, self._small) if self.below else 0.0

    def wide(self) -> int:
        return self.grown(280)

    def least_wide(self) -> int:
        return self.grown(180)

    def high_for(self, width: float) -> int:
        return round(sum(self._heights(width))) + 2 * ENDS

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        theme, inks = self.style_now.theme, self.inks
        painter.fillRect(QRectF(rect.x() + 1, rect.y(), rect.width() - 2, 1), solid(theme.line))
        painter.fillRect(QRectF(rect.x() + 1, rect.bottom() - 1, rect.width() - 2, 1), solid(theme.line))
        if self.is_hovered or self.isChecked():
            painter.fillPath(rounded(rect.adjusted(3, 3, -3, -3), self.radius), with_alpha(inks.text, 0.06))
        words, below = self._heights(rect.width())
        side, left = float(self.grown(22)), max(12.0, self.px(20))
        top = rect.y() + ENDS
        icon(painter, "gear", QRectF(left, top + (words - side) / 2, side, side), inks.text)
        room = self._room(rect.width())
        text_block(
            painter, QRectF(self._indent, top, room, words + 2), self.words, self.size_now, inks.text, "semibold"
        )
        line = QRectF(self._indent, top + words, room, below + 2)
        text_block(painter, line, self.below, self._small, inks.muted)
        mark = float(self.grown(15))
        place = QRectF(rect.right() - left - mark, rect.center().y() - mark / 2, mark, mark)
        icon(painter, "chevron_up" if self.isChecked() else "chevron_down", place, inks.muted)
