"""The left side of the library: what is shown of it, with how much there is of each; and what begins a new lesson."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QVBoxLayout, QWidget

from desktop.paint.icons import icon
from desktop.paint.paths import rounded
from desktop.paint.text import text_line
from desktop.style.fonts import Weight, width_of
from desktop.style.mixing import mix, solid, with_alpha
from desktop.widgets.boards import LeftSide
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import wear_all
from desktop.widgets.pressable import Pressable, walk
from desktop.widgets.scrolling import ScrollingColumn
from desktop.widgets.words import Hairline, note, section_heading


@dataclass(frozen=True, slots=True)
class Filter:
    """A part of the library: its name, its words, how many things it holds. Without a name it is a heading."""

    name: str
    words: str
    count: int = 0
    icon_name: str = ""


class FilterRow(Pressable):
    radius = 7

    def __init__(self) -> None:
        self.filter = Filter("", "")
        super().__init__(size=15)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.let_grow(QSizePolicy.Policy.Expanding)

    def show_filter(self, shown: Filter) -> None:
        self.filter = shown
        self.say(shown.words)
        self.setAccessibleDescription(str(shown.count))

    def wide(self) -> int:
        return round(width_of(self.words, self.size_now, "bold") + 76 + self.size_now)

    def high_for(self, width: float) -> int:
        return round(self.size_now * 2.4)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        style, theme = self.style_now, self.style_now.theme
        body = rect.adjusted(1, 1, -1, -1)
        if self.isChecked():
            painter.fillPath(rounded(body, self.radius), mix(style.accent, theme.panel, 0.86))
            painter.fillRect(QRectF(body.x(), body.y() + 3, 4, body.height() - 6), solid(style.accent_text))
        elif self.is_hovered:
            painter.fillPath(rounded(body, self.radius), with_alpha(theme.text, 0.06))
        x, size = rect.x() + 14, self.size_now
        if self.filter.icon_name:
            ink = style.accent_text if self.isChecked() else theme.muted
            icon(painter, self.filter.icon_name, QRectF(x, rect.center().y() - size / 2, size, size), ink)
            x += size + 12
        count = str(self.filter.count)
        room = QRectF(x, rect.y(), rect.right() - x - width_of(count, size) - 20, rect.height())
        weight: Weight = "bold" if self.isChecked() else "regular"
        text_line(painter, room, self.words, size, theme.text, weight)
        text_line(painter, rect.adjusted(0, 0, -12, 0), count, style.text_size(14), theme.muted, across="right")


class Filters(LeftSide):
    """Signals: `wanted` with the name of a filter; `new_wanted`."""

    wanted = Signal(str)
    new_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.group = QButtonGroup(self)
        self.rows: list[FilterRow] = []
        self.content = QWidget()
        self.list = QVBoxLayout(self.content)
        self.list.setContentsMargins(10, 10, 8, 10)
        self.list.setSpacing(1)
        self.scroller = ScrollingColumn(self.content)
        self.note = note(size=14)
        self.new = Button(kind="primary", icon_name="plus", size=16)
        self.new.clicked.connect(self.new_wanted)
        foot = QVBoxLayout()
        foot.setContentsMargins(18, 8, 18, 16)
        foot.setSpacing(12)
        foot.addWidget(self.note)
        foot.addWidget(self.new)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(0)
        column.addWidget(self.scroller, 1)
        column.addLayout(foot)

    def show_filters(self, filters: Sequence[Filter], chosen: str) -> None:
        """The rows stay while only their counts and words differ: whoever walks through them by keyboard goes on."""
        if [each.name for each in filters if each.name] != [row.filter.name for row in self.rows]:
            self._build(filters)
        shown = (each for each in filters if each.name)
        for row, each in zip(self.rows, shown, strict=True):
            row.show_filter(each)
            row.setChecked(each.name == chosen)

    def _build(self, filters: Sequence[Filter]) -> None:
        while (item := self.list.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.rows = []
        for each in filters:
            if not each.name:
                self.list.addSpacing(8)
                self.list.addWidget(Hairline())
                if each.words:
                    heading = section_heading(each.words)
                    heading.setContentsMargins(14, 10, 0, 4)
                    self.list.addWidget(heading)
                else:
                    self.list.addSpacing(8)
                continue
            row = FilterRow()
            self.group.addButton(row)
            row.clicked.connect(lambda _=False, name=each.name: self.wanted.emit(name))
            self.list.addWidget(row)
            self.rows.append(row)
        self.list.addStretch(1)
        wear_all(self.content, self.style_now)

    def say(self, note: str, new: str) -> None:
        self.note.setText(note)
        self.new.say(new)

    def forget(self) -> None:
        """The next words build the rows anew: headings are in another language."""
        self.rows = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk through the rows."""
        if not walk(self.rows, event):
            super().keyPressEvent(event)
