"""The table with what stands above it: the part, its sections, search, and what is reconstructed only."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout

from desktop.own_box.choosing import Names
from desktop.own_box.paper import PaleBoard
from desktop.own_box.saying import BoxWords
from desktop.own_box.sections import DataLine, Place, Section
from desktop.own_box.table import BoxTable
from desktop.paint.art import Art
from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_line
from desktop.reader.provenance import source_mark
from desktop.style.fonts import width_of
from desktop.style.mixing import mix
from desktop.style.theme import Style
from desktop.widgets.dropdown import Dropdown, Item
from desktop.widgets.pressable import Pressable
from desktop.widgets.search import SearchField
from desktop.widgets.switch import Choice, Switch
from desktop.widgets.words import Label

MOST_SEGMENTS = 4
SEARCH, GAP, MARGINS = 140, 12, 70
"""The least width of the search; between what stands above the table; around it."""


class FilterButton(Pressable):
    """A switch: shows only what is reconstructed."""

    radius = 7

    def __init__(self) -> None:
        self.is_sign_only = False
        super().__init__(size=14)
        self.setCheckable(True)

    @property
    def _start(self) -> float:
        return self.size_now * 1.9

    def show_sign_only(self, only: bool) -> None:
        if only != self.is_sign_only:
            self.is_sign_only = only
            self.setToolTip(self.words if only else "")
            self.measure_again()

    def wide(self) -> int:
        return self.high_for(0) if self.is_sign_only else self.wide_with_words

    @property
    def wide_with_words(self) -> int:
        return round(self._start + width_of(self.words, self.size_now, "semibold")) + 12

    def high_for(self, width: float) -> int:
        return round(self.size_now * 2.3)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        style, theme = self.style_now, self.style_now.theme
        body = rounded(rect.adjusted(1, 1, -1, -1), self.radius)
        ground = mix(theme.panel, style.accent_text, 0.16) if self.isChecked() else mix(theme.raised, theme.panel, 0)
        painter.fillPath(body, ground)
        painter.strokePath(
            body, pen(style.accent_text if self.isChecked() else theme.line, 1.6 if self.isChecked() else 1.2)
        )
        at = rect.center().x() if self.is_sign_only else self.size_now * 1.0
        source_mark(painter, QPointF(at, rect.center().y()), self.size_now * 0.42, "reconstructed", style)
        if self.is_sign_only:
            return
        ink = style.readable_on(theme.text if self.isChecked() else theme.muted, ground)
        text_line(painter, rect.adjusted(self._start, 0, -6, 0), self.words, self.size_now, ink, "semibold")


class TableBoard(PaleBoard):
    """Signals: `section_wanted` with the id of a section; `searched` with words; `filtered`."""

    section_wanted = Signal(str)
    searched = Signal(str)
    filtered = Signal(bool)

    def __init__(
        self,
        art: Art,
        words: BoxWords,
        names: Names,
        is_open: Callable[[Place], bool],
        rule_against: Callable[[Place], str],
    ) -> None:
        super().__init__(art, gap=6)
        self.words = words
        self.title, self.count = Label(size=21, weight="semibold", serif=True, wraps=False), Label(size=15, ink="muted")
        self.sections = Switch()
        self.more = Dropdown(size=15)
        self.search = SearchField()
        self.search.keeps_hint = False
        self.filter = FilterButton()
        self.table = BoxTable(words, names, is_open, rule_against)
        self.nothing = Label(size=16, ink="muted")
        self.nothing.hide()
        head, below = QHBoxLayout(), QHBoxLayout()
        head.setSpacing(GAP)
        head.addWidget(self.title)
        head.addWidget(self.count)
        head.addStretch(1)
        head.addWidget(self.search, 1)
        head.addWidget(self.filter)
        below.addWidget(self.sections)
        below.addWidget(self.more)
        below.addStretch(1)
        self.column.addLayout(head)
        self.column.addLayout(below)
        self.column.addWidget(self.nothing)
        self.column.addWidget(self.table, 1)
        self.sections.chosen.connect(self.section_wanted.emit)
        self.more.chosen.connect(self.section_wanted.emit)
        self.search.textChanged.connect(self.searched)
        self.search.entered.connect(self._enter)
        self.search.walked.connect(self._walk)
        self.filter.toggled.connect(self.filtered)

    def say_again(self) -> None:
        say = self.words.say
        self.search.say(say("box-search"))
        self.filter.say(say("edition-filter"))
        self.table.setAccessibleName(say("box-table"))

    def forget_search(self) -> None:
        """Empty the field without a search for nothing."""
        self.search.blockSignals(True)
        self.search.clear()
        self.search.blockSignals(False)

    def show_head(self, title: str, sections: Sequence[Section], chosen: Section) -> None:
        """The name of the part, its sections, and how many lines the open one has."""
        say = self.words.say
        self.title.setText(title)
        census = self.table.box_model.counted()
        if census is None:
            counted = sum(isinstance(each, DataLine) for each in self.table.box_model.shown)
            self.count.setText(say("box-lines", count=counted))
        else:
            self.count.setText(say("box-census", count=census[0], census=census[1]))
        self.count.set_ink("muted" if census is None or census[0] == census[1] else "refuse")
        self._fit()
        items = [(each.id, each.title) for each in sections]
        several = len(items) > 1
        is_wide = len(items) > MOST_SEGMENTS
        self.sections.setVisible(several and not is_wide)
        self.more.setVisible(several and is_wide)
        if several and not is_wide:
            self.sections.offer([Choice(id, words) for id, words in items], chosen.id, title)
        elif several:
            self.more.offer(title, [Item(id, words) for id, words in items], chosen.id)
        self.nothing.setText(say("box-nothing-here"))
        shown = self.table.box_model.shown
        self.nothing.setVisible(not any(isinstance(each, DataLine) for each in shown))

    def _enter(self) -> None:
        """Take the keyboard from the words that are searched into what was found."""
        self.table.stand_on_first()
        self.table.setFocus()

    def _walk(self, steps: int) -> None:
        if steps > 0:
            self._enter()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out the number of rows in a narrow board, and the words of the filter."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The search keeps room for its first word: the number of rows goes first, then the words of the filter."""
        self.search.setMinimumWidth(self.style_now.grown(SEARCH))
        room = self.width() - self.title.sizeHint().width() - self.style_now.grown(SEARCH) - MARGINS
        count, words = self.count.sizeHint().width() + GAP, self.filter.wide_with_words
        self.count.setVisible(room >= count + words)
        self.filter.show_sign_only(room < words)

    def wear(self, style: Style) -> None:
        super().wear(style)
        side = max(8, self.px(14))
        self.column.setContentsMargins(side, max(8, self.px(10)), 9, max(10, self.px(12)))
