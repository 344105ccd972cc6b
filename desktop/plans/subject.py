"""A plan in front of a class: its rows one by one, what is said, the time of each, and what is opened for real."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QSignalBlocker, Signal

from desktop.lessons.steps import Steps
from desktop.presenter.clock import Allowed
from desktop.presenter.subject import Act, Found, LessonSubject, Mark, Row
from desktop.program import Program
from rules.core.contract import AnyGame
from rules.core.marks import AnyMark
from rules.core.types import OwnWords, Phrase, phrase
from rules.lessons.model import Lesson
from rules.teaching.copying import starts_at
from rules.teaching.made import MadePosition
from rules.teaching.plan_scenes import Scene, scenes_of, shown
from rules.teaching.plans import MadePlan, PositionRow, VoteRow
from rules.teaching.vote import Choice, Vote

MINUTE_S = 60


class PlanSubject(LessonSubject):
    """Signal: `opening` with the scene of a row that is played at a table of its own."""

    opening = Signal(object)

    def __init__(self, program: Program, game: AnyGame, plan: MadePlan, lessons: Sequence[Lesson], at: int = 0) -> None:
        self.plan = plan
        self.scenes = scenes_of(plan, game, program.library.box(game), lessons)
        self.row_at = max(0, min(len(self.scenes) - 1, at))
        self.opened: set[int] = set()
        """The rows whose table was opened since one came to them."""
        self.refused: Phrase | None = None
        """Why the table of this row could not be opened."""
        first = self.scene
        super().__init__(program, game, first.lesson.id, first.steps[0], lessons=(first.lesson,))

    @property
    def scene(self) -> Scene:
        return self.scenes[self.row_at]

    @property
    def step_at(self) -> int:
        """The number of the step among those that are done in this row."""
        at = self.table.progress.at
        return self.scene.steps.index(at) if at in self.scene.steps else 0

    # What is said

    @property
    def title(self) -> Phrase:
        return own(self.scene.row.title.words)

    @property
    def question(self) -> Phrase | None:
        row = self.scene.row
        if isinstance(row, VoteRow) and row.question.words:
            return own(row.question.words)
        if self._is_done_here:
            return super().question
        return self.title if not self.scene.opens or self._waits_to_open else None

    @property
    def is_titled(self) -> bool:
        return not self._is_done_here and not isinstance(self.scene.row, VoteRow)

    @property
    def _is_done_here(self) -> bool:
        """Whether a step of a lesson is done in front of the class, at this table."""
        return self.scene.is_lesson and not self.scene.opens

    @property
    def found(self) -> Found | None:
        return super().found if self._is_done_here else None

    @property
    def offers(self) -> Sequence[tuple[Phrase, Act]]:
        return super().offers if self._is_done_here else ()

    def vote(self, size: int) -> Vote | None:
        row = self.scene.row
        if isinstance(row, VoteRow):
            return Vote(tuple(Choice(own(each.words)) for each in row.answers), row.right, size=size)
        return super().vote(size) if self._is_done_here else None

    @property
    def marks(self) -> tuple[AnyMark, ...]:
        row = self.scene.row
        if not isinstance(row, PositionRow) or self.scene.problem is not None:
            return super().marks
        held = row.position.marks if isinstance(row.position, MadePosition) else ()
        return (*held, *row.marks)

    @property
    def notes(self) -> Sequence[Phrase]:
        """What is said in this row, in the language in use; then what the lesson itself tells the teacher."""
        scene = self.scene
        said = scene.row.says.words.in_language(self.program.settings.language)
        lines = [own(OwnWords(line, line)) for line in said.split("\n") if line.strip()]
        wrong = [each for each in (scene.problem, self.refused) if each is not None]
        return [*wrong, *lines, *(super().notes if self._is_done_here else ())]

    @property
    def here(self) -> Phrase:
        if not self._is_done_here:
            return self.title
        return phrase("class-lesson-at", title=self.title, at=self.step_at + 1, count=len(self.scene.steps))

    @property
    def following(self) -> Phrase | None:
        """The table that is opened, the next step of the lesson, or the next row."""
        if self._waits_to_open:
            return phrase("plans-then-open", title=self.title)
        if self.step_at + 1 < len(self.scene.steps):
            return self.lesson.text(self.lesson.steps[self.scene.steps[self.step_at + 1]], "task")
        if self.row_at + 1 < len(self.scenes):
            return own(self.scenes[self.row_at + 1].row.title.words)
        return None

    @property
    def allowed(self) -> Allowed:
        row, plan = self.scene.row, self.plan
        session = max(plan.minutes, plan.length or 0)
        return Allowed(session * MINUTE_S, row.minutes * MINUTE_S, plan.starts[self.row_at] * MINUTE_S)

    @property
    def rows_title(self) -> str:
        return "class-the-session"

    def rows(self) -> Sequence[Row]:
        texts = self.program.texts(self.game)
        marks: list[Mark] = [
            "done" if at < self.row_at else "now" if at == self.row_at else "open" for at in range(len(self.scenes))
        ]
        return [
            Row(
                texts.say(own(scene.row.title.words)),
                mark,
                texts.say(phrase("plans-minutes", minutes=scene.row.minutes)),
            )
            for scene, mark in zip(self.scenes, marks, strict=True)
        ]

    # From row to row

    @property
    def _waits_to_open(self) -> bool:
        return self.scene.opens and self.row_at not in self.opened

    def go(self, by: int) -> None:
        """A step on, or back; a table that a row opens comes before the next row."""
        if by > 0 and self._waits_to_open:
            self.open()
            return
        to = self.step_at + by
        if 0 <= to < len(self.scene.steps):
            self._stand(self.scene.steps[to])
        elif 0 <= self.row_at + by < len(self.scenes):
            self._go_to_row(self.row_at + by, -1 if by < 0 else 0)

    def go_to(self, at: int) -> None:
        self._go_to_row(at, 0)

    def open(self) -> None:
        """Open the table at which this row is played."""
        if self.scene.opens:
            self.opened.add(self.row_at)
            self.changed.emit()
            self.opening.emit(self.scene)

    def put_off(self) -> None:
        """Leave the table of this row unopened after all; it is offered again."""
        self.opened.discard(self.row_at)
        self.changed.emit()

    def show_left(self, state: Any, names: tuple[str, ...]) -> None:
        """The game of this row was left there: it shows that, and so do the rows after it without a table of their
        own."""
        before = self.scene.lesson
        left = shown(self.scene.row, self.game, starts_at(state), names=names)
        self.scenes = tuple(
            replace(each, lesson=left, steps=(0,)) if each.lesson is before else each for each in self.scenes
        )
        self._change_table(left, 0)

    def refuse(self, why: Phrase) -> None:
        """The table of this row could not be opened."""
        self.refused = why
        self.changed.emit()

    def _go_to_row(self, at: int, step: int) -> None:
        self.opened.discard(at)
        self.refused = None
        self.row_at = at
        if self.scene.lesson is self.lesson:
            self._stand(self.scene.steps[step])
        else:
            self._change_table(self.scene.lesson, self.scene.steps[step])

    def _change_table(self, lesson: Lesson, at: int) -> None:
        """Another table: nothing of the one before travels there, nor counts there."""
        self.lesson, self.lessons = lesson, (lesson,)
        self.names = self.table.names = lesson.names
        self.steps = Steps(self.program, self.game, lesson, self.lessons, "")
        self.feedback, self.is_revealed = None, False
        if self.board is not None:
            self.board.is_revealed = False
            self.board.forget()
        with QSignalBlocker(self.table):
            self.table.stand_at(self.steps.begin(at, self.steps.here))
        self.stepped.emit()


def own(words: OwnWords) -> Phrase:
    return phrase("own-words", words=words)
