"""What is presented: a step of a lesson, or a game in progress; what the class is asked, and the teacher's notes."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal

from PySide6.QtCore import QObject, QRectF, Signal

from desktop.board.area import BoardArea
from desktop.board.desk import AnyDesk
from desktop.docks.note_rows import shortened
from desktop.games.desks import desk_of
from desktop.lessons.feedback import Feedback, feedback_on
from desktop.lessons.steps import Steps, lessons_beside
from desktop.lessons.table import LessonTable
from desktop.lessons.texts import LessonTexts
from desktop.presenter.areas import PublicArea, PublicLesson, is_secret
from desktop.presenter.clock import Allowed
from desktop.presenter.lesson_notes import NotePlace
from desktop.program import Program
from desktop.table.table import Table
from rules.core.contract import AnyGame
from rules.core.marks import AnyMark
from rules.core.types import OwnWords, Phrase, SeatName, phrase
from rules.lessons.model import Lesson, Question
from rules.lessons.runner import Outcome, right_moves, right_reply
from rules.teaching.links import NOTHING, Names
from rules.teaching.vote import Vote, vote_on

Mark = Literal["done", "now", "open"]
Act = Callable[[], object]
NextStep = tuple[Lesson, int]
"""A lesson and the number of one of its steps."""
MOST_ROWS = 60
MOST_LETTERS = 360
"""How much of a comment a class is given to read beside the table."""


@dataclass(frozen=True, slots=True)
class Row:
    """A step of the session."""

    words: str
    mark: Mark
    note: str = ""


@dataclass(frozen=True, slots=True)
class Found:
    """What the class reads once something is found, or was refused."""

    said: tuple[Phrase, ...]
    rule: str
    is_good: bool = True


class Subject(QObject):
    """Signals: `stepped` when another step begins; `changed` when something else is said of this one."""

    stepped = Signal()
    changed = Signal()

    has_steps = False

    def __init__(self, program: Program, game: AnyGame) -> None:
        super().__init__()
        desk = desk_of(game.id)
        assert desk is not None, "what is presented lies on a table"
        self.program, self.game = program, game
        self.desk: AnyDesk = desk
        self.names: tuple[str, ...] = ()

    def area(self) -> BoardArea:
        """The table, to be put into the picture."""
        raise NotImplementedError

    @property
    def link_names(self) -> Names:
        """What its texts name in brackets."""
        return NOTHING

    def light(self, key: str) -> None:
        """Show the class the place that a text names."""

    @property
    def marks(self) -> tuple[AnyMark, ...]:
        """What is drawn over the table when this step begins."""
        return ()

    def region(self) -> QRectF | None:
        """The part of the table that it is about; None: all of it."""
        return None

    @property
    def question(self) -> Phrase | None:
        return None

    @property
    def found(self) -> Found | None:
        return None

    @property
    def is_titled(self) -> bool:
        """Whether the class reads a title alone, with nothing to be found or answered."""
        return False

    @property
    def offers(self) -> Sequence[tuple[Phrase, Act]]:
        """What a button does, since it has no place on the table."""
        return ()

    def vote(self, size: int) -> Vote | None:
        """The vote that this step asks for."""
        return None

    def reveal(self, is_revealed: bool) -> None:
        """The class sees which answer is right, or no longer."""

    @property
    def notes(self) -> Sequence[Phrase]:
        """What only the teacher reads."""
        return ()

    @property
    def note_place(self) -> NotePlace | None:
        """The place of the teacher's own note on this step; None: nothing can be noted."""
        return None

    @property
    def next_step(self) -> NextStep | None:
        """What comes next, if it is a step of a lesson."""
        return None

    @property
    def here(self) -> Phrase:
        """The place in the session."""
        raise NotImplementedError

    @property
    def following(self) -> Phrase | None:
        """What comes next."""
        return None

    @property
    def allowed(self) -> Allowed:
        """How long the session and this step may take."""
        return Allowed()

    @property
    def rows_title(self) -> str:
        """The id of what the rows are called."""
        return "class-the-session"

    def rows(self) -> Sequence[Row]:
        return ()

    def go(self, by: int) -> None:
        """A step on, or back."""

    def go_to(self, at: int) -> None:
        """The step of a row."""


class LessonSubject(Subject):
    has_steps = True

    def __init__(
        self, program: Program, game: AnyGame, lesson: str, at: int = 0, lessons: tuple[Lesson, ...] = ()
    ) -> None:
        """`lessons`: those among which it stands, if it is none of the program's or of the shelf's."""
        super().__init__(program, game)
        self.lessons = lessons or lessons_beside(program, game, lesson)
        self.lesson = next((each for each in self.lessons if each.id == lesson), self.lessons[0])
        self.names = self.lesson.names
        self.texts = LessonTexts(program, game, self.lesson)
        self.steps = Steps(program, game, self.lesson, self.lessons, "")
        self.table = LessonTable(self.steps.here)
        self.feedback: Feedback | None = None
        self.is_revealed = False
        self.board: PublicLesson | None = None
        self.table.judged.connect(self._judge)
        if at:
            self.table.stand_at(self.steps.begin(at, self.table.progress))

    def area(self) -> BoardArea:
        self.board = board = PublicLesson(self.program, self.table, self.desk)
        board.pointed_out.connect(self._point_out)
        return board

    def region(self) -> QRectF | None:
        return self.board.region() if self.board is not None else None

    @property
    def link_names(self) -> Names:
        return self.texts.names

    def light(self, key: str) -> None:
        if self.board is not None:
            self.board.light(key)

    @property
    def marks(self) -> tuple[AnyMark, ...]:
        step = self.table.progress.step
        return () if step.marks_with_hint else step.marks

    def _point_out(self, key: str) -> None:
        assert self.board is not None
        self.board.chosen ^= {key}
        self.board.refresh()

    def _judge(self, outcome: Outcome) -> None:
        self.feedback = feedback_on(outcome, self.game)
        self.changed.emit()

    # What is said

    @property
    def question(self) -> Phrase | None:
        return self.table.progress.task

    @property
    def rule(self) -> str:
        """The rule that this step is about."""
        return next(iter((*self.table.progress.step.rules, *self.lesson.rules)), "")

    @property
    def found(self) -> Found | None:
        said = self.feedback
        if said is not None:
            parts = said.said if said.kind in ("praise", "missed", "answer") else (said.title, *said.said)
            return Found(parts, said.rule or self.rule, is_good=said.kind not in ("refused", "missed"))
        return Found((self.table.progress.praise,), self.rule) if self.is_revealed else None

    @property
    def offers(self) -> Sequence[tuple[Phrase, Act]]:
        table = self.table
        moves = self.board.placeless if self.board is not None else ()
        return [(table.say_move(move), partial(table.propose, move)) for move in moves]

    def vote(self, size: int) -> Vote | None:
        return vote_on(self.table.progress, size)

    def reveal(self, is_revealed: bool) -> None:
        self.is_revealed = is_revealed
        if self.board is not None:
            self.board.is_revealed = is_revealed
            self.board.refresh()
        self.changed.emit()

    @property
    def notes(self) -> Sequence[Phrase]:
        """The answer, and the hint that one could give."""
        progress = self.table.progress
        notes = [progress.hint] if self._has(progress.hint) else []
        if isinstance(progress.step, Question):
            lesson = self.lesson
            values: tuple[object, ...] = tuple(
                lesson.text(progress.step, f"choice-{each}") if progress.step.choices else str(each)
                for each in right_reply(progress)
            )
            return [phrase("class-answer-is", answer=phrase("lesson-reply", values=values)), progress.praise, *notes]
        moves = right_moves(progress)
        answer = [phrase("class-answer-is", answer=self.table.say_move(moves[0]))] if moves else []
        return [*answer, *notes, *([progress.praise] if progress.is_done else [])]

    @property
    def note_place(self) -> NotePlace:
        return NotePlace(self.lesson, self.table.progress.step.id)

    @property
    def next_step(self) -> NextStep | None:
        at, after = self.table.progress.at + 1, self.steps.lesson_after
        if at < len(self.lesson.steps):
            return self.lesson, at
        return (after, 0) if after is not None else None

    @property
    def allowed(self) -> Allowed:
        """What its author reckons, where that was said of steps."""
        seconds = [60 * (step.minutes or 0) for step in self.lesson.steps]
        at = self.table.progress.at
        return Allowed(sum(seconds), seconds[at], sum(seconds[:at]))

    def _has(self, said: Phrase) -> bool:
        return self.program.texts(self.game).has(said.id)

    @property
    def here(self) -> Phrase:
        at, count = self.table.progress.at + 1, len(self.lesson.steps)
        return phrase("class-lesson-at", title=self.lesson.title, at=at, count=count)

    @property
    def following(self) -> Phrase | None:
        at = self.table.progress.at + 1
        if at < len(self.lesson.steps):
            return self.lesson.text(self.lesson.steps[at], "task")
        after = self.steps.lesson_after
        return after.title if after is not None else None

    def rows(self) -> Sequence[Row]:
        """The steps of the lesson."""
        at = self.table.progress.at
        marks: list[Mark] = ["done" if n < at else "now" if n == at else "open" for n in range(len(self.lesson.steps))]
        tasks = [self.texts.words(self.lesson.text(step, "task")) for step in self.lesson.steps]
        return [Row(task, mark) for task, mark in zip(tasks, marks, strict=True)]

    # From step to step

    def go(self, by: int) -> None:
        at = self.table.progress.at + by
        if 0 <= at < len(self.lesson.steps):
            self.go_to(at)
        elif by > 0 and self.steps.lesson_after is not None:
            self.lesson = self.steps.lesson_after
            self.names = self.table.names = self.lesson.names
            self.texts = LessonTexts(self.program, self.game, self.lesson)
            self.steps = Steps(self.program, self.game, self.lesson, self.lessons, "")
            self._stand(0)

    def go_to(self, at: int) -> None:
        self._stand(at)

    def _stand(self, at: int) -> None:
        self.feedback, self.is_revealed = None, False
        begun = self.steps.begin(at, self.table.progress) if at else self.steps.starts[0]
        del self.steps.starts[at + 1 :]
        if self.board is not None:
            self.board.is_revealed = False
            self.board.forget()
        self.table.stand_at(begun)
        self.stepped.emit()


class TableSubject(Subject):
    """A game in progress."""

    def __init__(self, program: Program, table: Table) -> None:
        super().__init__(program, table.game)
        self.table = table
        self.names = table.names
        for signal in (table.stepped, table.went, table.asked, table.thinking, table.ended, table.notes.changed):
            signal.connect(lambda *_: self.changed.emit())

    def area(self) -> BoardArea:
        return PublicArea(self.program, self.table, self.desk)

    @property
    def question(self) -> Phrase | None:
        """What is noted at the move where the table stands, while everybody may read it."""
        note = self.table.notes.here
        words = shortened(note.words or note.chapter, MOST_LETTERS)
        return phrase("words-themselves", words=OwnWords(words)) if words and not is_secret(self.table) else None

    @property
    def here(self) -> Phrase:
        return phrase("class-game")

    def go(self, by: int) -> None:
        """A recorded move on, or back, while one looks back."""
        if self.table.is_looking_back:
            self.table.look_on(by)

    @property
    def rows_title(self) -> str:
        return "class-moves"

    def rows(self) -> Sequence[Row]:
        """The moves that are possible, to be played from here."""
        if is_secret(self.table):
            return ()
        texts = self.program.texts(self.game)
        return [Row(texts.say(self.table.say_move(each), self.names), "open") for each in self.table.legal[:MOST_ROWS]]

    def go_to(self, at: int) -> None:
        if at < len(self.table.legal):
            self.table.propose(self.table.legal[at])

    @property
    def notes(self) -> Sequence[Phrase]:
        """Who is asked what."""
        return [
            said
            for each in self.table.decisions[:1]
            for said in (phrase("class-turn-of", seat=SeatName(each.seat)), each.sentence)
        ]
