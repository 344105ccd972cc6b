"""The left side: what the owner has corrected, the parts with where their data come from, what to look up first."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from desktop.own_box.saying import BoxWords
from desktop.paint.icons import icon
from desktop.paint.painting import SMOOTH
from desktop.paint.paths import rounded
from desktop.paint.text import text_block, text_line
from desktop.reader.entry_button import EntryButton
from desktop.reader.provenance import SOURCES, draw_bar, source_mark
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import mix
from desktop.widgets.boards import LeftSide
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import Drawn, wear_all
from desktop.widgets.pressable import Pressable, walk
from desktop.widgets.scrolling import ScrollingColumn
from desktop.widgets.words import Hairline, Label, heading, section_heading
from rules.boxes.first import First

BAR, PILL = 8.0, 22.0
"""Of the pill that counts what is the owner's: all that is neither figures nor the pencil."""
MOST_FIRST = 5


class PartButton(EntryButton):
    """A part of the data: its name, how many data it has, how many are the owner's, where they come from."""

    def __init__(self) -> None:
        super().__init__()
        self.counts: Mapping[str, int] = {}

    @property
    def own(self) -> int:
        return self.counts.get("owner", 0)

    def show_counts(self, counts: Mapping[str, int], said: str) -> None:
        self.counts = counts
        self.show_count(str(sum(counts.values())))
        self.setAccessibleDescription(said)
        self.measure_again()

    def _end(self) -> float:
        return width_of(self.count or "000", self.small) + 10 + (self._pill if self.own else 0)

    @property
    def _pill(self) -> float:
        return width_of(str(self.own), self.small, "bold") + self.small * 0.85 + PILL

    def high_for(self, width: float) -> int:
        return super().high_for(width) + round(BAR) + 8

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        style = self.style_now
        words = QRectF(rect.x(), rect.y(), rect.width(), rect.height() - BAR - 5)
        super().draw(painter, words)
        if self.counts:
            place = QRectF(12, rect.bottom() - BAR - 4, rect.width() - 18, BAR)
            draw_bar(painter, place, {key: count for key, count in self.counts.items() if count}, style)
        if not self.own:
            return
        right = rect.right() - 12 - width_of(self.count, self.small)
        pill = QRectF(right - self._pill + 4, words.center().y() - self.small * 0.75, self._pill - 6, self.small * 1.5)
        painter.fillPath(rounded(pill, pill.height() / 2), mix(style.theme.panel, style.owner_ink, 0.18))
        side = self.small * 0.85
        icon(painter, "pencil", QRectF(pill.x() + 6, pill.center().y() - side / 2, side, side), style.owner_ink)
        text_line(painter, pill.adjusted(side + 9, 0, -4, 0), str(self.own), self.small, style.owner_ink, "bold")


class FirstButton(Pressable):
    """Something to look up first."""

    radius = 6

    def __init__(self, found: First) -> None:
        self.found = found
        super().__init__(size=15)

    @property
    def _start(self) -> float:
        return 14 + self.size_now * 1.3

    def wide(self) -> int:
        return round(self._start + width_of(self.words, self.size_now)) + 6

    def least_wide(self) -> int:
        return round(self._start + max((width_of(each, self.size_now) for each in self.words.split()), default=0)) + 6

    def high_for(self, width: float) -> int:
        return round(height_of(self.words, max(20.0, width - self._start - 6), self.size_now)) + 8

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        style, theme = self.style_now, self.style_now.theme
        if self.is_hovered:
            painter.fillPath(rounded(rect, 6), mix(theme.panel, theme.text, 0.06))
        centre = QPointF(10 + self.size_now * 0.55, rect.center().y())
        source_mark(painter, centre, self.size_now * 0.42, "reconstructed", style)
        words = rect.adjusted(self._start, 0, -6, 0)
        text_block(painter, words, self.words, self.size_now, theme.text, down="middle")


class SourceLine(Drawn):
    """How many data come from somewhere."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.source, self.words, self.count = source, "", 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def say(self, words: str, count: int) -> None:
        self.words, self.count = words, count
        self.setAccessibleName(f"{words}: {count}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(120, round(self.style_now.text_size(15) * 1.7))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style, theme, size = self.style_now, self.style_now.theme, self.style_now.text_size(15)
        ink = style.owner_ink if self.source == "owner" else theme.text
        source_mark(painter, QPointF(10 + size * 0.55, self.height() / 2), size * 0.42, self.source, style)
        start = 14 + size * 1.3
        count = str(self.count)
        wide = width_of(count, size, "semibold") + 2
        text_line(painter, QRectF(self.width() - wide - 6, 0, wide, self.height()), count, size, ink, "semibold")
        text_line(
            painter, QRectF(start, 0, self.width() - start - wide - 10, self.height()), self.words, size, theme.text
        )
        painter.end()


class BoxSide(LeftSide):
    """Signals: `part_wanted` with a part; `changes_wanted`; `first_wanted` with what to look up; `base_wanted`; `left`
    when the keyboard goes on to the table."""

    part_wanted = Signal(str)
    changes_wanted = Signal()
    first_wanted = Signal(object)
    base_wanted = Signal()

    def __init__(self, words: BoxWords, parts: Sequence[str]) -> None:
        super().__init__()
        self.words = words
        self.title, self.version = heading(size=22), Label(size=14, ink="muted")
        self.changes = EntryButton("pencil")
        self.changes.setCheckable(True)
        self.parts = {part: PartButton() for part in parts}
        self.first_head, self.sources_head = section_heading(), section_heading()
        self.firsts: list[FirstButton] = []
        self.sources = {source: SourceLine(source) for source in SOURCES}
        self.base = Button(size=15)
        self.line = Hairline()
        content = QWidget()
        self.column = QVBoxLayout(content)
        self.column.setContentsMargins(8, 10, 2, 10)
        self.column.setSpacing(2)
        for label in (self.title, self.version):
            label.setIndent(12)
        parts_: list[QWidget] = [self.title, self.version, self.changes, *self.parts.values(), self.line]
        for each in parts_:
            self.column.addWidget(each)
        self.column.addWidget(self.first_head)
        self.first_at = self.column.count()
        self.column.addWidget(Hairline())
        self.column.addWidget(self.sources_head)
        for each in self.sources.values():
            self.column.addWidget(each)
        self.column.addSpacing(6)
        self.column.addWidget(self.base)
        self.column.addStretch(1)
        for label in (self.first_head, self.sources_head):
            label.setIndent(12)
        self.scroller = ScrollingColumn(content)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 1, 0)
        whole.addWidget(self.scroller)
        for part, button in self.parts.items():
            button.clicked.connect(lambda _=False, part=part: self.part_wanted.emit(part))
        self.changes.clicked.connect(self.changes_wanted)
        self.base.clicked.connect(self.base_wanted)

    def say_again(
        self, version: int, corrections: int, first: Sequence[First], counts: Mapping[str, Mapping[str, int]]
    ) -> None:
        say = self.words.say
        self.title.setText(say("box-title"))
        self.version.setText(say("box-on-version", version=version))
        self.changes.say(say("box-changes"))
        self.changes.show_count(str(corrections))
        for part, button in self.parts.items():
            button.say(self.words.part(part))
            found = counts.get(part, {})
            said = [f"{self.words.source(source)} {count}" for source, count in found.items() if count]
            button.show_counts(found, ", ".join(said))
        self._say_first(first[:MOST_FIRST])
        self.sources_head.setText(say("edition-sources"))
        for source, line in self.sources.items():
            line.say(self.words.source(source), sum(each.get(source, 0) for each in counts.values()))
        self.base.say(say("box-to-base"))
        self.base.set_kind("quiet" if corrections else "off")

    def _say_first(self, first: Sequence[First]) -> None:
        self.first_head.setText(self.words.say("edition-first"))
        self.first_head.setVisible(bool(first))
        self.line.setVisible(bool(first))
        if [each.found.pattern for each in self.firsts] != [each.pattern for each in first]:
            for old in self.firsts:
                self.column.removeWidget(old)
                old.hide()
                old.deleteLater()
            self.firsts = [FirstButton(each) for each in first]
            for at, button in enumerate(self.firsts):
                button.clicked.connect(lambda _=False, button=button: self.first_wanted.emit(button.found))
                wear_all(button, self.style_now)
                self.column.insertWidget(self.first_at + at, button)
        for button, found in zip(self.firsts, first, strict=True):
            button.found = found
            button.say(self.words.phrase(found.said))

    def open(self, part: str, *, changes: bool = False) -> None:
        for each, button in self.parts.items():
            button.setChecked(each == part and not changes)
        self.changes.setChecked(changes)

    def take_keyboard(self) -> None:
        chosen = next((each for each in (self.changes, *self.parts.values()) if each.isChecked()), self.changes)
        chosen.setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down walk through the parts."""
        if not walk([self.changes, *self.parts.values()], event):
            super().keyPressEvent(event)
