"""The class book as a board: pupils and lessons, for its own screen or at the side of another one."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent

from desktop.class_book.doing import Doing
from desktop.class_book.face import ClassFace
from desktop.class_book.grid import Head
from desktop.class_book.rows import PupilRow
from desktop.class_book.saying import ClassWords
from desktop.class_book.standings import ToReview, cell_of, finished_by, has_begun, mistakes_of, to_review
from desktop.program import Program
from desktop.shell import Shell
from rules.lessons.model import Lesson
from rules.teaching.pupils import Pupil


class ClassBook(ClassFace):
    """Pupils and these lessons. Signals: `step_wanted` with a lesson and the id of a step; `rule_wanted` with the id
    of a game and a rule; `changed` when there is something else in the class book."""

    step_wanted = Signal(object, str)
    rule_wanted = Signal(str, str)
    changed = Signal()

    def __init__(
        self, program: Program, shell: Shell, lessons: Sequence[Lesson], *, review_does: str = "class-review-open"
    ) -> None:
        """`review_does`: the id of what happens when somebody presses the step that is to be reviewed."""
        super().__init__(program.art)
        self.review_does = review_does
        self.program, self.shell = program, shell
        self.words = ClassWords(program)
        self.lessons = tuple(lessons)
        self.unfolded: set[str] = set()
        """Whose rows are unfolded."""
        self.reviewed_step: ToReview | None = None
        self.doing = Doing(self)
        wrong = program.pupils.problem
        if wrong is not None:
            self.doing.tell_later(lambda: program.say_phrase(wrong.sentence))
        self.list.picked.connect(self._turn)
        self.review.clicked.connect(self._open_step)
        self.rule.followed.connect(self._open_rule)
        self.earlier.clicked.connect(lambda: self.walk(-1))
        self.later.clicked.connect(lambda: self.walk(1))
        self.say_again()

    @property
    def pupils(self) -> tuple[Pupil, ...]:
        return self.program.pupils.pupils

    def show_lessons(self, lessons: Sequence[Lesson]) -> None:
        """Show what was done of other lessons."""
        self.lessons = tuple(lessons)
        self.grid.first = 0
        self.say_again()

    def read_again(self) -> None:
        """See what lessons and other windows have written meanwhile."""
        self.program.pupils.read_again()
        self.say_again()

    # What it says

    def say_again(self) -> None:
        say = self.program.say
        self.title.setText(say("class-pupils"))
        self.note.setText(say("class-private"))
        self.earlier.say(say("class-earlier"))
        self.later.say(say("class-later"))
        self.empty.setText(say("class-empty"))
        self.list.setAccessibleName(say("class-pupils"))
        for name, item in self.legend.items():
            item.say(say(f"class-legend-{name}"))
        for name, button in self.buttons.items():
            button.say(say(f"class-do-{name}"))
        self.doing.say_again()
        self._show_table()
        self._show_review()

    def _show_table(self) -> None:
        say, words = self.program.say, self.words
        chosen = self.chosen
        self.grid.lessons = len(self.lessons)
        heads = [
            Head(words.numbered(each), str(words.number(each) or words.numbered(each)), words.title(each))
            for each in self.lessons
        ]
        self.head.say(say("class-name"), say("class-mistakes"), heads)
        rows = [self._row(each, is_even=not at % 2) for at, each in enumerate(self.pupils)]
        self.list.show_rows(rows)
        at = next((at for at, row in enumerate(rows) if row.name == chosen), None)
        if at is not None:
            self.list.stand_on(at)
        count = len(self.pupils)
        done = [say("class-of", done=finished_by(self.pupils, each), count=count) for each in self.lessons]
        total = sum(mistakes_of(each, self.lessons) for each in self.pupils)
        self.foot.say(say("class-together"), done, str(total))
        for part in (self.head, self.list):
            part.setVisible(bool(rows))
        self.empty.setVisible(not rows)
        for name in ("csv", "pdf", "forget"):
            self.buttons[name].set_kind("quiet" if rows else "off")
        self.buttons["hand-in"].set_kind("quiet" if self.chosen else "off")
        self.make_room()

    def _row(self, pupil: Pupil, *, is_even: bool) -> PupilRow:
        say, words = self.program.say, self.words
        cells = [cell_of(pupil, lesson) for lesson in self.lessons]
        mistakes = mistakes_of(pupil, self.lessons) if has_begun(pupil, self.lessons) else None
        row = PupilRow(self.grid, pupil.name, cells, mistakes, is_even=is_even)
        said = [f"{words.title(lesson)} : {words.cell(cell)}" for lesson, cell in zip(self.lessons, cells, strict=True)]
        row.said = " · ".join([pupil.name, *said, say("class-mistake-count", mistakes=mistakes or 0)])
        if pupil.name in self.unfolded:
            row.unfold(words.details(pupil, self.lessons))
        return row

    def _show_review(self) -> None:
        self.reviewed_step = next(iter(to_review(self.pupils, self.lessons)), None)
        found = self.reviewed_step
        self.has_review = found is not None
        self.make_room()
        if found is None:
            return
        self.review.say(self.words.review(found))
        self.review.setToolTip(self.program.say(self.review_does))
        self.why.setText(self.words.review_why(found))
        self.rule.show_rule(self.words.known_rule(found))

    # What people do

    @property
    def chosen(self) -> str:
        """The first name of the row that the keyboard or the mouse chose last."""
        row = self.list.current
        return row.name if isinstance(row, PupilRow) else ""

    def _turn(self, row: object) -> None:
        """Unfold a row, or fold it again."""
        if isinstance(row, PupilRow):
            self.unfolded ^= {row.name}
            self._show_table()

    def _open_step(self) -> None:
        found = self.reviewed_step
        if found is not None:
            self.step_wanted.emit(found.lesson, found.lesson.steps[found.at].id)

    def _open_rule(self, rule: str) -> None:
        if self.reviewed_step is not None:
            self.rule_wanted.emit(self.reviewed_step.lesson.game, rule)

    def walk(self, by: int) -> None:
        """Show earlier or later lessons, where not all have room."""
        if self.grid.step(by, self.head.width() - self.grid.bar, self.style_now):
            for part in (self.head, self.foot, self.list.viewport()):
                part.update()
            self.make_room()

    def tell(self, words: str) -> None:
        self.doing.tell(words)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk through lessons by arrows; Del asks before a name is deleted; Esc leaves what is asked or written."""
        key, walks = event.key(), {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if key in walks and self.list.hasFocus():
            self.walk(walks[Qt.Key(key)])
        elif key == Qt.Key.Key_Delete and self.list.hasFocus():
            self.doing.ask_to_forget(self.chosen)
        elif key != Qt.Key.Key_Escape or not self.doing.leave_it():
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.make_room()


def open_step(shell: Shell, lesson: Lesson, step: str) -> None:
    """Open a lesson at a step."""
    shell.open("lesson", game=lesson.game, lesson=lesson.id, step=step)
