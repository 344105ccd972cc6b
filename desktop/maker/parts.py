"""Parts of the workshop's right side: a labelled text, what was recorded, a typical mistake, a goal to tick."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.maker.named_row import NamedRow
from desktop.paint.icons import icon
from desktop.paint.marks import no_entry
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_block
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import solid
from desktop.style.theme import Style
from desktop.widgets.buttons import IconButton
from desktop.widgets.dressing import Drawn
from desktop.widgets.links import RuleLink
from desktop.widgets.pressable import Pressable
from desktop.widgets.text_area import TextArea
from desktop.widgets.words import Label, note


class Labelled(QWidget):
    """What a text is for, its field, and below it the same text in the other language."""

    def __init__(self, label: str, aside: str, words: str, other: str, write: Callable[[str], None]) -> None:
        super().__init__()
        self.field = TextArea()
        self.field.show_text(words)
        self.field.setAccessibleName(label)
        self.field.written.connect(write)
        head = QHBoxLayout()
        head.addWidget(Label(label, 15, "semibold"))
        head.addStretch(1)
        head.addWidget(note(aside, 14))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        column.addLayout(head)
        column.addWidget(self.field)
        self.named = NamedRow()
        column.addWidget(self.named)
        if other:
            below = note(other, 14)
            column.addWidget(below)

    def show_text(self, words: str) -> None:
        if not self.field.hasFocus():
            self.field.show_text(words)


class Heading(QWidget):
    """The name of a section, and what it is about."""

    def __init__(self, label: str, aside: str = "") -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 6, 0, 0)
        row.addWidget(Label(label, 15, "semibold"))
        row.addStretch(1)
        row.addWidget(note(aside, 14))


class Card(Drawn):
    """A raised strip; `is_refused`: a rule forbids what it tells of."""

    def __init__(self, *, is_refused: bool = False) -> None:
        super().__init__()
        self.is_refused = is_refused
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(12, 8, 10, 8)
        self.column.setSpacing(4)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        theme = self.style_now.theme
        body = rounded(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7)
        painter.fillPath(body, solid(theme.refuse_fill if self.is_refused else theme.raised))
        painter.strokePath(body, pen(theme.refuse if self.is_refused else theme.line, 1.4))
        painter.end()


class Sign(Drawn):
    """A small sign before words."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def wear(self, style: Style) -> None:
        super().wear(style)
        side = style.text_size(17)
        self.setFixedSize(side + 2, side + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.name == "refused":
            no_entry(painter, rect.center(), rect.width() / 2, self.style_now)
        else:
            ink = self.style_now.theme.lit if self.name == "check" else self.style_now.theme.muted
            icon(painter, self.name, rect, ink)
        painter.end()


class Recording(Card):
    """A recorded way: its moves in words. Signals: `played`, `removed`."""

    played = Signal()
    removed = Signal()

    def __init__(self, sign: str, words: str, play: str, remove: str, *, is_refused: bool = False) -> None:
        super().__init__(is_refused=is_refused)
        self.words = Label(words, 15, "semibold", "refuse" if is_refused else "text")
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(Sign(sign), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.words, 1)
        self.row = row
        self.play_button = IconButton(play, "play", side=26)
        self.remove_button = IconButton(remove, "trash", side=26)
        if play:
            row.addWidget(self.play_button, 0, Qt.AlignmentFlag.AlignTop)
        else:
            self.play_button.setParent(self)
            self.play_button.hide()
        row.addWidget(self.remove_button, 0, Qt.AlignmentFlag.AlignTop)
        self.column.addLayout(row)
        self.play_button.clicked.connect(self.played)
        self.remove_button.clicked.connect(self.removed)

    def add_rule(self, rule: str) -> RuleLink:
        link = RuleLink(rule)
        self.row.insertWidget(self.row.count() - 1, link, 0, Qt.AlignmentFlag.AlignTop)
        return link

    def add_said(self, words: str) -> None:
        """What the program says itself."""
        self.column.addWidget(Label(words, 14, ink="refuse" if self.is_refused else "muted", italic=True))

    def add_field(self, hint: str, words: str, write: Callable[[str], None]) -> TextArea:
        field = TextArea()
        field.setPlaceholderText(hint)
        field.setAccessibleName(hint)
        field.show_text(words)
        field.written.connect(write)
        self.column.addWidget(field)
        return field


class Tick(Pressable):
    """Something that holds or not: a box with a check, and words that wrap."""

    radius = 6

    def __init__(self, words: str, *, is_on: bool) -> None:
        super().__init__(words, size=15)
        self.setCheckable(True)
        self.setChecked(is_on)
        self.let_grow(QSizePolicy.Policy.Expanding)

    @property
    def side(self) -> float:
        return self.size_now * 1.2

    def _room(self, width: float) -> float:
        return max(40.0, width - self.side - 18)

    def wide(self) -> int:
        return round(width_of(self.words, self.size_now) + self.side + 20)

    def least_wide(self) -> int:
        longest = max((width_of(word, self.size_now) for word in self.words.split()), default=0)
        return round(longest + self.side + 20)

    def high_for(self, width: float) -> int:
        return round(max(height_of(self.words, self._room(width), self.size_now), self.side) + 8)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        theme, style = self.style_now.theme, self.style_now
        box = QRectF(3, 4, self.side, self.side)
        path = rounded(box, 4)
        painter.fillPath(path, solid(style.button if self.isChecked() else theme.raised))
        painter.strokePath(path, pen(theme.muted if self.is_hovered or not self.isChecked() else theme.line, 1.4))
        if self.isChecked():
            icon(painter, "check", box.adjusted(3, 3, -3, -3), "#FFFFFF")
        words = QRectF(box.right() + 10, 4, self._room(rect.width()), rect.height())
        text_block(painter, words, self.words, self.size_now, theme.text)
