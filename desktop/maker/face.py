"""The parts of the workshop and where they stand: steps, tools over the table, the right side with its foot."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.maker.board import MakerBoard
from desktop.maker.foot import Foot
from desktop.maker.making import Making
from desktop.maker.panel import Panel
from desktop.maker.pill import Pill
from desktop.maker.strip import Strip
from desktop.maker.tool_strip import ToolStrip
from desktop.program import Program
from desktop.widgets.buttons import Button
from desktop.widgets.notice import Notice
from desktop.widgets.switch import Switch
from desktop.widgets.words import LineLabel

STRIP, NARROW_STRIP, PANEL, LOW_PANEL = 236, 76, 424, 360
WIDE = 1400
"""In a window narrower than this the strip shows numbers only."""


class MakerFace(QWidget):
    def __init__(self, program: Program, making: Making, board: MakerBoard, parent: QWidget) -> None:
        super().__init__(parent)
        self.strip = Strip()
        self.notice = Notice("check")
        self.modes = Switch(focus=Qt.FocusPolicy.TabFocus, size=15)
        self.tools = ToolStrip(making.marks.marking)
        self.begins = Button(icon_name="pencil")
        self.restart = Button(icon_name="undo")
        self.pill = Pill()
        self.line = LineLabel(size=15, on="felt")
        self.panel = Panel(program, making)
        self.foot = Foot()
        tools = QHBoxLayout()
        tools.setContentsMargins(10, 8, 10, 4)
        tools.addWidget(self.modes)
        tools.addWidget(self.begins)
        tools.addWidget(self.restart)
        tools.addWidget(self.pill, 1)
        tools.addStretch(0)
        centre = QVBoxLayout()
        centre.setSpacing(2)
        centre.addLayout(tools)
        centre.addWidget(self.tools)
        centre.addWidget(self.notice)
        centre.addWidget(board, 1)
        below = QHBoxLayout()
        below.setContentsMargins(14, 2, 14, 8)
        below.addWidget(self.line, 1)
        centre.addLayout(below)
        side = QVBoxLayout()
        side.setSpacing(0)
        side.addWidget(self.panel, 1)
        side.addWidget(self.foot)
        self.side = QWidget()
        side.setContentsMargins(0, 0, 0, 0)
        self.side.setLayout(side)
        self.centre = QWidget()
        self.centre.setLayout(centre)
        centre.setContentsMargins(0, 0, 0, 0)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.strip)
        row.addWidget(self.centre, 1)
        row.addWidget(self.side)
        row.addStretch(0)

    def show_table(self, shown: bool) -> None:
        """Show table and right side, or leave their place to the editor of a position."""
        for each in (self.centre, self.side):
            each.setVisible(shown)

    def make_room(self, width: int, scale: float) -> None:
        """The strip of numbers, and a smaller right side, where there is little room."""
        grown = scale**0.5
        self.strip.setFixedWidth(NARROW_STRIP if width < WIDE * grown else round(STRIP * grown))
        self.strip.make_room()
        least = LOW_PANEL if width < WIDE else PANEL
        self.side.setFixedWidth(min(round(least * grown), width // 2))
