"""Two branches of a game side by side: two small tables, and the difference of their score sheets, line by line."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QPixmap, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout

from desktop.branches.rows import DifferenceRow
from desktop.branches.saying import Saying
from desktop.branches.side import WaySide
from desktop.branches.ways import other_branches, ways_of
from desktop.docks.formatting import Formatter
from desktop.docks.game_log import GameLog
from desktop.page.ways_out import open_menu, way_back
from desktop.paint.painting import SMOOTH
from desktop.paint.paths import rounded
from desktop.program import Program
from desktop.review.picture import table_before
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.style.mixing import solid
from desktop.table.table import Table
from desktop.widgets.buttons import ActionButton
from desktop.widgets.dressing import Drawn, dress
from desktop.widgets.rows import RowList
from desktop.widgets.top_line import Now, TopLine

TABLES = 0.56
"""How much of the height the tables take; the sheet has the rest."""
MARGIN, GAP, LETTERS = 14, 10, "AB"


class Paper(Drawn):
    """The ground of the sheet."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        painter.fillPath(rounded(QRectF(self.rect()), 10), solid(self.style_now.theme.panel))
        painter.end()


class BranchesScreen(Screen):
    """Opened through the shell as `branches`, with the table of a game and the first entry of another branch."""

    def __init__(self, program: Program, shell: Shell, table: Table, branch: int) -> None:
        super().__init__(program)
        self.shell, self.table, self.game_id = shell, table, table.game.id
        self.formatter = Formatter(program, table)
        self.saying = Saying(self.formatter, GameLog(self.formatter))
        self.top, self.paper, self.list = TopLine(program), Paper(), RowList()
        self.sides = tuple(
            WaySide(self.saying, letter, way, program.art, self._paint)
            for letter, way in zip(LETTERS, ways_of(table.timeline, branch), strict=True)
        )
        self.sides[1].offer(other_branches(table.timeline, branch))
        self.back = ActionButton(icon_name="chevron_left")
        self.swap = ActionButton(icon_name="branch")
        self._lay_out()
        self._connect()
        self.begins_at = self.sides[1].bar
        self.say_again()
        self.draw_again()

    def _lay_out(self) -> None:
        column, tables, foot, inside = QVBoxLayout(self), QHBoxLayout(), QHBoxLayout(), QVBoxLayout(self.paper)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        tables.setContentsMargins(MARGIN, 0, MARGIN, 0)
        tables.setSpacing(GAP)
        for side in self.sides:
            tables.addWidget(side, 1)
        middle = QHBoxLayout()
        middle.setContentsMargins(MARGIN, 0, MARGIN, 0)
        middle.addWidget(self.paper)
        inside.setContentsMargins(4, 4, 0, 4)
        inside.addWidget(self.list)
        foot.setContentsMargins(MARGIN, 0, MARGIN, MARGIN)
        foot.addWidget(self.back)
        foot.addStretch(1)
        foot.addWidget(self.swap)
        column.addWidget(self.top)
        column.addLayout(tables)
        column.addLayout(middle, 1)
        column.addLayout(foot)

    def _connect(self) -> None:
        for side in self.sides:
            side.changed.connect(self.show_again)
            side.opened.connect(lambda side=side: self.open_table(side))
        self.list.picked.connect(self._read)
        self.back.clicked.connect(self.shell.back)
        self.swap.clicked.connect(lambda: self.open_table(self.sides[1]))
        self.top.menu_asked.connect(lambda: open_menu(self.shell, self, self.top.menu))
        self.table.curtain.connect(self._leave_to_others)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.shell.back)

    # What it shows

    def say_again(self) -> None:
        say = self.formatter.say_id
        self.saying.game_log.forget()
        self.top.show_title(say(f"game-{self.game_id}"))
        self.top.show_now(Now(ask=say("branches-title")))
        self.back.say(way_back(self.shell, self))
        self.swap.say(say("branches-go-there"))
        self.list.setAccessibleName(say("branches-list"))
        first = self.sides[1].way.first
        if first is not None:
            self.sides[1].offer(other_branches(self.table.timeline, first))
        self.show_again()

    def show_again(self) -> None:
        for side in self.sides:
            side.show_way()
        self.list.show_rows(self.saying.rows(self.sides[0].way, self.sides[1].way))

    def paint_now(self) -> None:
        """Paint both tables at once, for a picture of the screen."""
        QApplication.processEvents()
        for side in self.sides:
            side.picture.paint_now()

    def _paint(self, point: int, size: QSizeF, sharpness: float) -> Iterator[QPixmap | None]:
        return table_before(self.formatter, self.table.looking, point, size, sharpness, self.style_now)

    # What people want

    def open_table(self, side: WaySide) -> None:
        """Go to the table, at the point that is looked at on this side."""
        point = side.way.point
        self.shell.back()
        self.table.go_to(point)

    def _read(self, row: object) -> None:
        if isinstance(row, DifferenceRow) and row.rule:
            self.shell.open("reader", game=self.table.game, at=row.rule, table=self.table)

    def _leave_to_others(self, *_: object) -> None:
        """The screen is handed on: what one person saw here is not for the next."""
        if self.shell.trail[-1] is self:
            self.shell.back()

    # Looks

    def draw_again(self) -> None:
        dress(self, self.style_now)
        high = self.height() - self.top.height_wanted
        for side in self.sides:
            side.setFixedHeight(max(180, round(high * TABLES)))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.draw_again()
