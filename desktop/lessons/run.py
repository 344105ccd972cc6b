"""How a lesson goes: what the learner tries and asks for, and what became of it. The runner of the rules judges."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from desktop.lessons.board import LessonBoard
from desktop.lessons.feedback import Feedback, feedback_on
from desktop.lessons.panel import Panel
from desktop.lessons.replies import Replies
from desktop.lessons.steps import Steps
from desktop.lessons.texts import LessonTexts
from rules.core.codec import move_json
from rules.core.edition import Problem
from rules.core.types import Json, phrase
from rules.lessons.model import Question, Show, Task
from rules.lessons.progress import Progress
from rules.lessons.runner import Outcome, right_moves, say

Offer = tuple[str, Callable[[], object]]
"""What one more press does, after its words."""


class LessonRun(QObject):
    """Signals: `told` with new feedback; `changed` when something else is to be said; `stepped` at the beginning of a
    step; `finished` when somebody goes on after the last; `unkept` with why what was done is not kept."""

    told = Signal(object)
    changed = Signal()
    stepped = Signal()
    finished = Signal()
    unkept = Signal(object)

    def __init__(self, texts: LessonTexts, steps: Steps, board: LessonBoard, panel: Panel) -> None:
        super().__init__(board)
        self.texts, self.steps, self.board = texts, steps, board
        self.table = board.lesson
        self.replies = Replies(texts, panel, board)
        self.feedback: Feedback | None = None
        self.is_hinted = False
        self.wanted = 0
        """The step ahead that somebody asked for."""

        self.table.taken_up.connect(self._try_again)

    def _try_again(self) -> None:
        """The learner goes on from an earlier moment of the step: what was said of the later ones holds no more."""
        self.feedback = None
        self.board.forget()
        self.changed.emit()

    def _tell(self, feedback: Feedback) -> None:
        self.feedback = feedback
        self.told.emit(feedback)

    # Trying

    def judge(self, outcome: Outcome) -> None:
        self._tell_unkept(self.steps.note(self.table.progress.step.id, outcome))
        self._tell(feedback_on(outcome, self.texts.game))

    def _tell_unkept(self, wrong: Problem | None) -> None:
        if wrong is not None:
            self.unkept.emit(wrong)

    def reply(self) -> None:
        """What was written, chosen or pointed out."""
        value = self.replies.value()
        if value is None:
            return
        outcome, self.table.progress = say(self.table.progress, value)
        self.judge(outcome)
        self.board.refresh()

    def point_out(self, key: str) -> None:
        self.board.chosen = self.board.chosen ^ {key}
        self.board.refresh()
        self.changed.emit()

    # Asking

    def hint(self) -> None:
        self.is_hinted = True
        self.changed.emit()

    def show_answer(self) -> None:
        """A right move, or the right reply and why: played or given by the learner with one more press."""
        self._tell(self.replies.answer())

    def reply_so(self) -> None:
        """Gives the right reply, as if the learner had written, chosen or pointed it out."""
        self.replies.fill_in()
        self.reply()

    def offers(self) -> Iterator[Offer]:
        """What one more press does: plays or gives the answer that is shown, or goes a step ahead."""
        kind, progress = self.feedback.kind if self.feedback is not None else None, self.table.progress
        keep = self.steps.trial.keep if self.steps.trial is not None else None
        if keep is not None and kind in ("refused", "missed") and isinstance(progress.step, Task):
            tried = [move_json(move) for move in (*progress.played, self.table.last_tried)]
            rule = self.feedback.rule if self.feedback is not None and kind == "refused" else None
            yield self.texts.ui("lesson-keep-mistake"), partial(self._keep, keep, tried, rule)
        if kind == "ahead":
            yield self.texts.ui("lesson-see-without-playing"), partial(self.begin_step, self.wanted)
        if kind == "answer" and isinstance(progress.step, Question):
            yield self.texts.ui("lesson-reply-so"), self.reply_so
        elif kind == "answer" and (moves := right_moves(progress)):
            yield self.texts.ui("lesson-play-answer"), partial(self.table.propose, moves[0])

    def _keep(self, keep: Callable[..., object], tried: Sequence[Json], rule: str | None) -> None:
        """The mistake goes into the lesson that is being made."""
        keep(self.table.progress.at, tried, rule)
        self._tell(Feedback("way", phrase("lesson-mistake-kept")))

    def moves(self) -> Sequence[Offer]:
        """The moves that have no place on the table."""
        say, propose = self.table.say_move, self.table.propose
        return [(self.texts.words(say(move)), partial(propose, move)) for move in self.board.placeless]

    # From step to step

    def step_back(self) -> None:
        """Go back to the beginning of this step if anything was tried, else of the one before."""
        self._stand_at(self.steps.back(self.table.progress))

    def step_on(self) -> None:
        progress = self.table.progress
        if not progress.is_done:
            return
        if isinstance(progress.step, Show):
            self._tell_unkept(self.steps.remember(progress.step.id))
        if progress.is_last:
            self.finished.emit()
        else:
            self._stand_at(self.steps.on(progress))

    def go_to_step(self, at: int) -> None:
        """Go to a step at once where all steps before it are solved; else ask first.

        It begins then only for a learner who would rather see it without playing.
        """
        if self.steps.can_begin(at, self.table.progress):
            self.begin_step(at)
            return
        self.wanted = at
        title, why = phrase("lesson-step-ahead", at=at + 1), phrase("lesson-step-ahead-why")
        self._tell(Feedback("ahead", title, (why,)))

    def begin_step(self, at: int) -> None:
        """Begin a step from its beginning; the steps before it are taken as solved."""
        self._stand_at(self.steps.begin(at, self.table.progress))

    def _stand_at(self, progress: Progress) -> None:
        self.feedback, self.is_hinted = None, False
        self.board.forget()
        self.table.stand_at(progress)
        self.stepped.emit()
