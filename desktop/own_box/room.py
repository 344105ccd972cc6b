"""How much room the parts of the window have: all of it side by side, or one thing at a time where it is small."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop.widgets.switch import Choice

if TYPE_CHECKING:
    from desktop.own_box.screen import OwnBoxScreen

SIDE, EDGE, LOW = 262, 12, 0.24
NARROW, NARROW_SIDE = 1400, 0.86
"""In a window that is narrower, the left side takes so much of its width."""
ROOM_FOR_TWO, ROOM_FOR_LOW = 860, 620
"""Beside the left side, and below the header, at text of the usual size: room for table and row, for what is below."""
ROOM_FOR_ALL = 860
"""In a window less high, a large board has all the room."""
HIGHEST = 10_000
"""No window is as high."""
TABLE, ROW, CHART, PROBLEMS = "table", "row", "chart", "problems"
BESIDE_CHART, BESIDE_ROW = (11, 12), (3, 2)
"""A board needs more room than the fields of a row."""


class Room:
    def __init__(self, screen: "OwnBoxScreen") -> None:
        self.screen = screen
        self.view = TABLE
        self.column, self.grid, self.low = QVBoxLayout(), QGridLayout(), QHBoxLayout()

    def lay_out(self) -> None:
        """Put the parts into their layouts."""
        screen = self.screen
        row = QHBoxLayout(screen.body)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(screen.side)
        cloth = QWidget()
        row.addWidget(cloth, 1)
        cloth.setLayout(self.column)
        self.column.addWidget(screen.notice)
        self.column.addWidget(screen.views, 0, Qt.AlignmentFlag.AlignTop)
        self.grid.addWidget(screen.board, 0, 0)
        self.grid.addWidget(screen.right, 0, 1)
        self.column.addLayout(self.grid, 1)
        self.low.addWidget(screen.problems, 3)
        self.low.addWidget(screen.doing, 2)
        self.column.addLayout(self.low)

    @property
    def has_two(self) -> bool:
        """Whether table and row have room side by side."""
        screen = self.screen
        return screen.width() - self.side_width >= ROOM_FOR_TWO * screen.program.settings.text_scale

    @property
    def has_low(self) -> bool:
        """Whether problems and actions have room below the table."""
        return self.screen.height() >= ROOM_FOR_LOW * self.screen.program.settings.text_scale

    @property
    def side_width(self) -> int:
        wide = self.screen.style_now.grown(SIDE)
        return round(wide * (NARROW_SIDE if self.screen.width() < NARROW else 1))

    def share(self) -> None:
        """Share the width between the table and what is beside it."""
        screen = self.screen
        left, right = BESIDE_CHART if screen.right.page == CHART else BESIDE_ROW
        self.grid.setColumnStretch(0, 0 if screen.board.isHidden() else left)
        self.grid.setColumnStretch(1, 0 if screen.right.isHidden() else right)

    def show(self, view: str) -> None:
        """Show the table, the row, the board, or what is wrong; all of them where they have room."""
        self.view = view
        screen, two, low = self.screen, self.has_two, self.has_low
        if view in (ROW, CHART):
            screen.right.show_page(view)
        screen.board.setVisible((two and view not in (PROBLEMS, CHART)) or view == TABLE)
        screen.right.setVisible((two and view != PROBLEMS) or view in (ROW, CHART))
        is_cramped = view == CHART and screen.height() < ROOM_FOR_ALL * screen.program.settings.text_scale
        for each in (screen.problems, screen.doing):
            each.setVisible((low and not is_cramped) or view == PROBLEMS)
        self.share()
        screen.views.setVisible(not two or not low)
        screen.right.say_large(view == CHART)
        screen.right.large.setVisible(two and screen.right.page == CHART)
        self.offer()

    def offer(self) -> None:
        """Say what can be shown in place of the table."""
        screen, say = self.screen, self.screen.words.say
        choices = [Choice(TABLE, say("box-table"))]
        choices += [] if self.has_two else [Choice(ROW, say("box-row"))]
        if screen.right.is_chart and not self.has_two:
            choices.append(Choice(CHART, say("box-chart")))
        if not self.has_low:
            choices.append(Choice(PROBLEMS, say("box-problems-count", count=len(screen.draft.findings))))
        screen.views.offer(choices, self.view, say("box-views"))

    def put(self, top: int) -> None:
        """Lay everything out below the header."""
        screen, edge = self.screen, self.screen.px(EDGE)
        screen.body.setGeometry(0, top, screen.width(), screen.height() - top)
        screen.side.setFixedWidth(self.side_width)
        self.column.setContentsMargins(edge, edge, edge, edge)
        for layout in (self.column, self.grid, self.low):
            layout.setSpacing(edge)
        high = max(round((screen.height() - top) * LOW), screen.doing.least_high)
        for board in (screen.problems, screen.doing):
            board.setMinimumHeight(high if self.has_low else 0)
            board.setMaximumHeight(high if self.has_low else HIGHEST)
        self.show(self.view)
