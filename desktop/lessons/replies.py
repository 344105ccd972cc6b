"""Replies to a question: what was written, chosen or pointed out, and the right one."""

from desktop.lessons.board import LessonBoard, value_of
from desktop.lessons.feedback import Feedback
from desktop.lessons.panel import Panel
from desktop.lessons.texts import LessonTexts
from rules.core.types import Arg, Json, Phrase, phrase
from rules.lessons.model import Question
from rules.lessons.runner import right_moves, right_reply


class Replies:
    def __init__(self, texts: LessonTexts, panel: Panel, board: LessonBoard) -> None:
        self.texts = texts
        self.panel = panel
        self.board = board
        self.table = board.lesson

    @property
    def is_number(self) -> bool:
        """Whether the question is answered with a number."""
        step = self.table.progress.step
        return isinstance(step, Question) and step.ask == "number"

    def value(self) -> Json | None:
        """What the learner replies; None while there is no reply."""
        step = self.table.progress.step
        assert isinstance(step, Question)
        if step.ask == "number":
            return int(self.panel.number.text()) if self.panel.number.hasAcceptableInput() else None
        chosen: list[Json] = [
            choice for choice, button in zip(step.choices, self.panel.choices, strict=True) if button.isChecked()
        ]
        if step.ask == "one":
            return chosen[0] if chosen else None
        return chosen if step.choices else sorted(value_of(key) for key in self.board.chosen)

    def fill_in(self) -> None:
        """Writes, chooses or points out the right reply, as if the learner had."""
        step, right = self.table.progress.step, [str(value) for value in right_reply(self.table.progress)]
        assert isinstance(step, Question)
        if step.ask == "number":
            self.panel.number.setText(right[0])
        for choice, button in zip(step.choices, self.panel.choices, strict=True):
            button.setChecked(choice in (right if step.ask == "set" else right[:1]))
        self.board.chosen = frozenset(key for key in self.board.hand.offered if value_of(key) in right)

    def answer(self) -> Feedback:
        """A right move, or the right reply and why."""
        progress = self.table.progress
        moves = right_moves(progress)
        if moves:
            return Feedback("answer", phrase("lesson-answer-is"), (self.table.say_move(moves[0]),))
        if isinstance(progress.step, Question):
            return Feedback("answer", phrase("lesson-answer-is"), self._right_and_why())
        return Feedback("answer", phrase("lesson-answer-from-start"), (phrase("lesson-go-back"),))

    def _right_and_why(self) -> tuple[Phrase, ...]:
        """The reasons alone, if they begin with the reply."""
        reply, why = self._right(), self.table.progress.praise
        return (why,) if self.texts.words(why).startswith(self.texts.words(reply)) else (reply, why)

    def pointed_out(self) -> tuple[Arg, ...]:
        """What the game calls the places that were pointed out."""
        return tuple(map(self._named, sorted(value_of(key) for key in self.board.chosen)))

    def _right(self) -> Phrase:
        step, right = self.table.progress.step, right_reply(self.table.progress)
        if isinstance(step, Question) and step.choices:
            lesson = self.texts.lesson
            return phrase("lesson-reply", values=tuple(lesson.text(step, f"choice-{each}") for each in right))
        return phrase("lesson-reply", values=tuple(map(self._named, right)))

    def _named(self, value: Json) -> Arg:
        """What the game calls a place that was pointed out, or that should be."""
        return self.table.game.say_arg("candidate", value) if isinstance(value, str) else str(value)
