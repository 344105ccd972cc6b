"""What the cabinet offers somebody who is new: a guided first game, lessons, or the drawer of a box that one owns."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout

from desktop.cabinet.rows import DoRow
from desktop.program import Program
from desktop.style.theme import Style
from desktop.widgets.dressing import Drawn
from desktop.widgets.words import Label

QUIET = 22


class WhereToBegin(Drawn):
    """Signals: `guided_wanted`, `lessons_wanted`, `drawer_wanted`."""

    FOLDS = 3
    """All is said; without the note; without the lines below the two quiet rows."""

    guided_wanted = Signal()
    lessons_wanted = Signal()
    drawer_wanted = Signal()

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.folded = 0
        self.lessons_below = ""
        self.title = Label(size=25, weight="semibold", on="wall", serif=True)
        self.guided = DoRow("play", bright=True)
        self.lessons = DoRow("book", title=QUIET)
        self.box = DoRow("box", title=QUIET)
        self.note = Label(size=15, ink="muted", on="wall")
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        for part in (self.title, *self.rows, self.note):
            self.column.addWidget(part)
        self.guided.clicked.connect(self.guided_wanted)
        self.lessons.clicked.connect(self.lessons_wanted)
        self.box.clicked.connect(self.drawer_wanted)

    @property
    def rows(self) -> tuple[DoRow, ...]:
        return self.guided, self.lessons, self.box

    def wear(self, style: Style) -> None:
        super().wear(style)
        self.column.setSpacing(self.px(4))
        self.note.setContentsMargins(0, self.px(8), 0, 0)

    # Words

    def say_again(self) -> None:
        say = self.program.say
        self.title.setText(say("begin-title"))
        self.note.setText(say("begin-note"))
        self.guided.tell(say("begin-guided"), say("begin-guided-below"))
        self._say_quiet_rows()

    def say_lessons(self, below: str) -> None:
        """What is known of the lessons."""
        self.lessons_below = below
        self._say_quiet_rows()

    def _say_quiet_rows(self) -> None:
        say, is_said = self.program.say, self.folded < self.FOLDS - 1
        self.lessons.tell(say("begin-lessons"), self.lessons_below if is_said else "")
        self.box.tell(say("begin-box"), say("begin-box-below") if is_said else "")

    def say_opening(self) -> None:
        """Say at once that the guided game is being set up: that takes a moment."""
        self.guided.tell(self.program.say("begin-guided"), self.program.say("cabinet-opening"))
        self.guided.repaint()

    def fold(self, folded: int) -> None:
        """Leave out what can be missed, where the window is low."""
        self.folded = folded
        self.note.setVisible(folded == 0)
        self._say_quiet_rows()
