"""The foot of the workshop: what is wrong and where, undo and redo, and the file for pupils."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from desktop.maker.parts import Sign
from desktop.widgets.boards import SideFoot
from desktop.widgets.buttons import Button, IconButton
from desktop.widgets.words import Label


class Foot(SideFoot):
    """Signals: `undone`, `redone`, `problem_wanted`, `saved`."""

    undone = Signal()
    redone = Signal()
    problem_wanted = Signal()
    saved = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.sign = Sign("check")
        self.words = Label(size=15, weight="semibold")
        self.go = Button(is_compact=True)
        self.undo, self.redo = IconButton("", "undo", side=36), IconButton("", "redo", side=36)
        self.save = Button(kind="off", icon_name="save", size=15)
        first, second = QHBoxLayout(), QHBoxLayout()
        first.addWidget(self.sign)
        first.addWidget(self.words, 1)
        first.addWidget(self.go)
        second.addWidget(self.undo)
        second.addWidget(self.redo)
        second.addWidget(self.save, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 12)
        column.addLayout(first)
        column.addLayout(second)
        self.undo.clicked.connect(self.undone)
        self.redo.clicked.connect(self.redone)
        self.go.clicked.connect(self.problem_wanted)
        self.save.clicked.connect(self.saved)

    def say(self, undo: str, redo: str, go: str, save: str) -> None:
        self.undo.say(undo)
        self.redo.say(redo)
        self.go.say(go)
        self.save.say(save)

    def tell(self, words: str, *, is_wrong: bool, can_save: bool, is_remark: bool = False) -> None:
        """What is wrong, or that nothing is; a remark may lead somewhere too."""
        self.words.setText(words)
        self.words.set_ink("refuse" if is_wrong else "text")
        self.sign.name = "refused" if is_wrong else "hint" if is_remark else "check"
        self.sign.update()
        self.go.setVisible(is_wrong or is_remark)
        self.save.set_kind("primary" if can_save else "off")

    def offer(self, *, can_undo: bool, can_redo: bool) -> None:
        self.undo.setEnabled(can_undo)
        self.redo.setEnabled(can_redo)
