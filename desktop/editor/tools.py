"""The strip below the table: hand, stamp, eraser; an empty table, a table as a game begins; the way back."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy

from desktop.editor.hand import TOOLS, Tool
from desktop.paint.painting import pen
from desktop.style.mixing import solid
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import Drawn
from desktop.widgets.links import TextLink
from desktop.widgets.switch import Choice, Switch
from desktop.widgets.words import LineLabel


class ToolStrip(Drawn):
    """Signal: `tool_wanted`."""

    tool_wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.tools = Switch(focus=Qt.FocusPolicy.TabFocus, size=15)
        self.empty, self.set_up = TextLink(size=15), TextLink(size=15)
        self.hint = LineLabel(ink="muted")
        self.back = Button(icon_name="chevron_left", is_compact=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 6, 14, 6)
        row.setSpacing(18)
        row.addWidget(self.tools)
        row.addWidget(self.empty)
        row.addWidget(self.set_up)
        row.addWidget(self.hint, 1)
        row.addWidget(self.back)
        self.tools.chosen.connect(self.tool_wanted)

    def say(self, name: str, words: dict[Tool, tuple[str, str]], chosen: Tool) -> None:
        """What the tools are called, each with its key."""
        choices = [Choice(each, f"{words[each][0]}  {words[each][1]}", words[each][0]) for each in TOOLS]
        self.tools.offer(choices, chosen, name)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self.style_now.theme
        painter.fillRect(QRectF(self.rect()), solid(theme.panel))
        painter.setPen(pen(theme.line))
        painter.drawLine(0, 0, self.width(), 0)
        painter.end()
