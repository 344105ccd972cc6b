"""What goes on in a class beside the game: marks, the vote, letters on the table, the clock, the class's screen.

The bar at the lower edge, the teacher's screen and the class's picture all show this one thing.
"""

from typing import Literal, get_args

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.comments.kept_marks import KeptMarks
from desktop.marking.marking import Marking
from desktop.presenter.class_screen import ClassScreen
from desktop.presenter.clock import Clock
from desktop.presenter.letters import Letters
from desktop.program import Program
from rules.teaching.vote import Vote, poll

Size = Literal["usual", "large", "largest"]
SIZES: tuple[Size, ...] = get_args(Size)
MOST_CLASS = 200
SECOND_MS = 1000


class Classroom(QObject):
    """Signals: `changed` when something else is to be shown; `ticked` each second; `dressed` when the teacher's screen
    turns dark, or light again."""

    changed = Signal()
    dressed = Signal()
    ticked = Signal()

    def __init__(self, program: Program, marking: Marking, of: "Classroom | None" = None) -> None:
        """`of`: the class before which this table stands too; it has one clock and looks at one screen."""
        super().__init__(marking)
        self.program = program
        self.marking = marking
        self.kept_marks: KeptMarks | None = None
        """What keeps marks with moves, at the table of a game."""
        self.letters = Letters(marking.area, marking.places)
        self.clock: Clock = Clock() if of is None else of.clock
        self.screen: ClassScreen = ClassScreen(self) if of is None else of.screen
        self.vote: Vote | None = None
        if not program.settings.class_book:
            program.settings_file.change(class_book=True)
        self.size: Size = "usual"
        """Of the words that the class reads."""
        marking.changed.connect(self.changed)
        self.letters.changed.connect(self.changed)
        self.screen.changed.connect(self.changed)
        timer = QTimer(self, interval=SECOND_MS)
        timer.timeout.connect(self.ticked)
        timer.start()

    # Marks that stay

    @property
    def can_keep(self) -> bool:
        """Whether what is drawn could be kept with the move."""
        return self.kept_marks is not None and self.kept_marks.can_keep

    def keep_marks(self) -> None:
        """Keep what is drawn with the move."""
        if self.kept_marks is not None and self.kept_marks.keep():
            self.changed.emit()

    # The vote

    @property
    def class_size(self) -> int:
        """How many vote: as many as was said, else as many as stand in the class book."""
        return self.program.settings.class_size or min(MOST_CLASS, len(self.program.pupils.pupils))

    def resize_class(self, by: int) -> None:
        size = max(0, min(MOST_CLASS, self.class_size + by))
        self.program.settings_file.change(class_size=size)
        self.changed.emit()

    def ask(self, vote: Vote | None) -> None:
        """Another question is voted on; None: nothing is."""
        self.vote = vote
        self.changed.emit()

    def toggle_vote(self) -> None:
        """Let the class vote between the letters on the table, or end the vote."""
        count = len(self.letters.by_letter) if self.letters.is_on else 2
        self.ask(poll(count, self.class_size) if self.vote is None else None)

    def count(self, at: int, by: int) -> None:
        if self.vote is not None:
            self.ask(self.vote.counted(at, by))

    def reveal(self) -> None:
        if self.vote is not None:
            self.ask(self.vote.turned())

    def empty(self) -> None:
        if self.vote is not None:
            self.ask(self.vote.emptied())

    def more_choices(self, by: int) -> None:
        """More or fewer answers of a poll, which begins anew."""
        if self.vote is not None and self.vote.right is None:
            self.ask(poll(len(self.vote.choices) + by, self.class_size))

    # The class's screen

    def toggle_dark_panel(self) -> None:
        self.program.settings_file.change(dark_panel=not self.program.settings.dark_panel)
        self.changed.emit()

    def toggle_dark_desk(self) -> None:
        self.program.settings_file.change(dark_desk=not self.program.settings.dark_desk)
        self.dressed.emit()
        self.changed.emit()

    def toggle_languages(self) -> None:
        self.program.toggle_both_languages()
        self.changed.emit()

    def step_size(self, by: int) -> None:
        self.size = SIZES[max(0, min(len(SIZES) - 1, SIZES.index(self.size) + by))]
        self.changed.emit()

    def toggle_pause(self) -> None:
        self.clock.toggle_pause()
        self.ticked.emit()
        self.changed.emit()

    def close(self) -> None:
        """Leave the table as it was before the class."""
        self.letters.show(False)
        self.marking.choose(None)
        self.marking.wipe()
