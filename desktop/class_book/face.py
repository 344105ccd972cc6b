"""The parts of the class book and where they stand: what is asked, the table, its legend, what to review, buttons."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.class_book.grid import SIZE, SMALL, Grid, TableFoot, TableHead, draw_cell
from desktop.class_book.standings import Cell
from desktop.paint.art import Art
from desktop.paint.painting import SMOOTH
from desktop.paint.text import text_line
from desktop.style.fonts import width_of
from desktop.style.theme import Style
from desktop.widgets.boards import Board
from desktop.widgets.buttons import Button, IconButton
from desktop.widgets.dressing import Drawn
from desktop.widgets.fields import Field
from desktop.widgets.links import RuleLink, TextLink
from desktop.widgets.notice import Notice
from desktop.widgets.rows import RowList
from desktop.widgets.surfaces import inks_of
from desktop.widgets.words import Hairline, Label, heading, note
from desktop.widgets.wrapping import Wrapping
from rules.teaching.pupils import NAME_LETTERS

ACTIONS = {
    "add": "plus",
    "take": "open",
    "hand-in": "share",
    "csv": "table",
    "pdf": "print",
    "forget": "trash",
}
"""What one can do, with its sign."""
ROOM_FOR_ALL, ROOM_FOR_MUCH, ROOM_FOR_SOME = 600, 460, 330
"""The heights from which there is room for the legend, for the words of the buttons, for more than table and buttons,
at text of the usual size."""


class LegendItem(Drawn):
    """A cell as it is drawn in the table, and what it means."""

    def __init__(self, cell: Cell, wide: float) -> None:
        super().__init__()
        self.cell, self.sign_wide, self.words = cell, wide, ""

    def say(self, words: str) -> None:
        self.words = words
        self.setAccessibleName(words)
        self.wear(self.style_now)

    def wear(self, style: Style) -> None:
        super().wear(style)
        wide = style.grown(self.sign_wide) + width_of(self.words, style.text_size(SMALL)) + 14
        self.setFixedSize(round(wide), round(style.text_size(SIZE) * 1.5))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style, rect = self.style_now, QRectF(self.rect())
        sign = style.grown(self.sign_wide)
        draw_cell(painter, QRectF(0, 0, sign, rect.height()), self.cell, style)
        words = rect.adjusted(sign + 4, 0, 0, 0)
        text_line(painter, words, self.words, style.text_size(SMALL), inks_of(style, "board").muted)
        painter.end()


class ClassFace(Board):
    def __init__(self, art: Art) -> None:
        super().__init__(art, gap=6)
        self.grid = Grid()
        self.has_review = False
        """Whether there is a step to be reviewed."""
        self.title = heading(size=24, on="board")
        self.earlier = IconButton("", "chevron_left", on="board", side=28)
        self.later = IconButton("", "chevron_right", on="board", side=28)
        self.note = note(size=14, on="board")
        self.notice = Notice("check", "copy", "close")
        self.field = Field(size=17)
        self.field.setMaxLength(NAME_LETTERS * 60)  # a whole class may be pasted
        self.add_ = Button(kind="primary", icon_name="plus", on="board")
        self.head, self.foot = TableHead(self.grid), TableFoot(self.grid)
        self.list = RowList()
        self.empty = note(size=17, on="board")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.legend = {
            "done": LegendItem(Cell(3, 3, 0, is_begun=True), 36),
            "mistakes": LegendItem(Cell(3, 3, 2, is_begun=True), 38),
            "steps": LegendItem(Cell(2, 3, 0, is_begun=True), 40),
            "none": LegendItem(Cell(), 14),
        }
        self.review = TextLink(on="board", size=16)
        self.rule = RuleLink(on="board")
        self.why = Label(size=14, ink="muted", on="board")
        self.buttons = {name: Button(icon_name=sign, on="board", is_compact=True) for name, sign in ACTIONS.items()}
        self._arrange()

    def _arrange(self) -> None:
        top = QHBoxLayout()
        for widget, stretch in ((self.title, 1), (self.earlier, 0), (self.later, 0)):
            top.addWidget(widget, stretch)
        self.adding = QWidget()
        row = QHBoxLayout(self.adding)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.field, 1)
        row.addWidget(self.add_)
        self.adding.hide()
        self.legend_row, self.button_row, reviewed = QWidget(), QWidget(), QWidget()
        legend = Wrapping(self.legend_row, gap=4)
        for each in self.legend.values():
            legend.addWidget(each)
        self.reviewed = reviewed
        column = QVBoxLayout(reviewed)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        line = QWidget()
        links = Wrapping(line, gap=8)
        links.addWidget(self.review)
        links.addWidget(self.rule)
        column.addWidget(line)
        column.addWidget(self.why)
        buttons = Wrapping(self.button_row, gap=6)
        for button in self.buttons.values():
            buttons.addWidget(button)
        self.column.addLayout(top)
        for part in (self.note, self.notice, self.adding, self.head):
            self.column.addWidget(part)
        self.column.addWidget(self.empty, 1)
        self.column.addWidget(self.list, 1)
        self.hairline = Hairline(on="board")
        for part in (self.foot, self.legend_row, self.hairline, self.reviewed, self.button_row):
            self.column.addWidget(part)

    def wear(self, style: Style) -> None:
        super().wear(style)
        self.grid.bar = self.list.verticalScrollBar().sizeHint().width()
        self.make_room()

    def make_room(self) -> None:
        """Leave out what can be done without where the board is low: the legend, the words of the buttons, then all but
        the table. What is left out stands in the tip of the title."""
        room, has_rows = self.height() / self.style_now.text_scale, not self.list.isHidden()
        has_some = room >= ROOM_FOR_SOME
        self.legend_row.setVisible(room >= ROOM_FOR_ALL and has_rows)
        self.note.setVisible(has_some)
        self.title.setToolTip("" if has_some else self.note.text())
        self.foot.setVisible(has_some and has_rows)
        for part in (self.reviewed, self.hairline):
            part.setVisible(has_some and self.has_review)
        for button in self.buttons.values():
            button.show_icon_only(room < ROOM_FOR_MUCH)
        places = self.grid.places(self.width() - 40 - self.grid.bar, self.style_now)
        for side, wanted in ((self.earlier, places.first > 0), (self.later, places.shown.stop < self.grid.lessons)):
            side.setVisible(places.count < self.grid.lessons and not self.list.isHidden())
            side.setEnabled(wanted)
