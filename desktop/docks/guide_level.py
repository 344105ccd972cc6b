"""The foot of the guide: less and more help, and how much there is now."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.docks.row_style import foot_ground
from desktop.paint.painting import SMOOTH
from desktop.paint.paths import rounded
from desktop.paint.text import text_block
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import solid, with_alpha
from desktop.style.theme import Style
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import Drawn

SIZE = 15


class Measure(Drawn):
    """The name of the level over as many bars as there is help."""

    def __init__(self) -> None:
        super().__init__()
        self.level = 0
        self.words: tuple[str, ...] = ("",)

    def show_level(self, level: int, words: tuple[str, ...]) -> None:
        self.level, self.words = level, words
        self.setAccessibleName(words[level])
        self.update()

    def wanted_width(self) -> float:
        """Room for the longest of the names on one line."""
        return max(width_of(each, self.style_now.text_size(SIZE), "semibold") for each in self.words) + 4

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setMinimumHeight(self.high())

    def high(self) -> int:
        size = self.style_now.text_size(SIZE)
        return round(max(height_of(each, max(40.0, self.width()), size, "semibold") for each in self.words)) + 14

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style, size = self.style_now, self.style_now.text_size(SIZE)
        high = height_of(self.words[self.level], max(40.0, self.width()), size, "semibold")
        top = (self.height() - high - 12) / 2
        place = QRectF(0, top, self.width(), high + 1)
        text_block(painter, place, self.words[self.level], size, style.theme.text, "semibold", across="centre")
        bars = len(self.words)
        wide = min(22.0, self.width() / bars - 4)
        for bar in range(bars):
            x = self.width() / 2 + (bar - bars / 2) * (wide + 4) + 2
            is_full = bar < bars - self.level
            fill = solid(style.accent_text) if is_full else with_alpha(style.theme.muted, 0.35)
            painter.fillPath(rounded(QRectF(x, top + high + 4, wide, 6), 3), fill)
        painter.end()


class GuideLevel(QWidget):
    """Signals: `wanted` with another level; `shown` when what is left out is wanted for once."""

    wanted = Signal(int)
    shown = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.style_now = Style()
        self.level = 0
        self.less = Button(icon_name="minus", is_compact=True)
        self.more = Button(icon_name="plus", is_compact=True)
        self.explain = Button(icon_name="help", is_compact=True)
        self.measure = Measure()
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 10, 12, 10)
        row.setSpacing(8)
        row.addWidget(self.less)
        row.addWidget(self.measure, 1)
        row.addWidget(self.explain, 1)
        row.addWidget(self.more)
        self.levels: tuple[str, ...] = ("",)
        self.less.clicked.connect(lambda: self.wanted.emit(self.level + 1))
        self.more.clicked.connect(lambda: self.wanted.emit(self.level - 1))
        self.explain.clicked.connect(self.shown)

    def say(self, less: str, more: str, explain: str, levels: tuple[str, ...]) -> None:
        self.levels = levels
        self.less.say(less)
        self.more.say(more)
        self.explain.say(explain)
        self.measure.show_level(self.level, levels)

    def show_level(self, level: int, *, can_show: bool) -> None:
        self.level = level
        self.measure.show_level(level, self.levels)
        self.explain.setVisible(can_show)
        self.measure.setVisible(not can_show)
        self.more.setEnabled(level > 0)
        self.less.setToolTip(self.levels[min(level + 1, len(self.levels) - 1)])
        self.more.setToolTip(self.levels[max(level - 1, 0)])

    def wear(self, style: Style) -> None:
        self.style_now = style
        self._fit()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show only the icons of the buttons where their words would break the name of the level."""
        self.measure.setMinimumHeight(self.measure.high())
        buttons = self.less, self.more
        for each in buttons:
            each.show_icon_only(False)
        needed = sum(each.wide() for each in buttons) + self.measure.wanted_width() + 40
        for each in buttons:
            each.show_icon_only(needed > self.width())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        foot_ground(painter, QRectF(self.rect()), self.style_now)
        painter.end()
