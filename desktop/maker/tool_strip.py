"""The tools and inks with which a step is marked, in a strip above the table."""

from PySide6.QtWidgets import QSizePolicy

from desktop.keys import CLASS_TOOLS
from desktop.marking.drawing import INKS
from desktop.marking.marking import TOOLS, Marking, Tool
from desktop.presenter.bar import SIGNS
from desktop.presenter.controls import InkButton, Say, ToolButton, show_tools
from desktop.widgets.boards import Side
from desktop.widgets.wrapping import Wrapping
from rules.core.marks import INKS as INK_NUMBERS

KEYS: dict[Tool, str] = {tool: key for tool, key in zip(TOOLS, CLASS_TOOLS, strict=True) if tool != "laser"}
"""The keys of the tools, those that they have in class; a laser leaves nothing to keep."""


class ToolStrip(Side):
    def __init__(self, marking: Marking) -> None:
        super().__init__()
        self.marking = marking
        self.tools = {tool: ToolButton(SIGNS[tool], key, is_upright=False) for tool, key in KEYS.items()}
        self.inks = [InkButton(colour) for colour in INKS]
        self.wipe = ToolButton("trash", is_upright=False)
        row = Wrapping(self, gap=2)
        row.setContentsMargins(8, 4, 8, 4)
        for each in (*self.tools.values(), *self.inks, self.wipe):
            row.add(each)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        for tool, button in self.tools.items():
            button.clicked.connect(lambda _=False, tool=tool: marking.choose(tool))
        for number, ink in zip(INK_NUMBERS, self.inks, strict=True):
            ink.clicked.connect(lambda _=False, number=number: marking.choose_ink(number))
        self.wipe.clicked.connect(marking.wipe)
        self.hide()

    def say(self, say: Say) -> None:
        """Name the tools, and light those in hand."""
        show_tools(self.tools, self.inks, self.marking, say)
        self.wipe.say(say("tool-wipe"))
        self.wipe.setEnabled(self.marking.has_marks)
