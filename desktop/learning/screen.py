"""The moments of a review, found again at the table: one looks for the better move, try after try."""

from collections.abc import Mapping
from pathlib import Path

from desktop.docks.advice_words import AdviceWords
from desktop.docks.formatting import Formatter
from desktop.learning.asking import question_of
from desktop.paint.grades import GradeName
from desktop.program import Program
from desktop.review.saying import Saying, choice_of
from desktop.review.ways import Ways
from desktop.shell import Shell
from desktop.table.table import Table
from desktop.tries.face import AnswerFace, GivenFace, Head, MarkFace
from desktop.tries.screen import TryScreen
from desktop.widgets.top_line import Now
from rules.bots.review import Outcome, Review
from rules.puzzles.repeating import Result


class MomentsScreen(TryScreen):
    """Opened through the shell as `moments`, with the table of a game and its review; `at` is which moment comes first,
    `done` what came of those before.
    """

    has_branch = True

    def __init__(
        self,
        program: Program,
        shell: Shell,
        table: Table,
        review: Review,
        file: Path | None = None,
        at: int = 0,
        done: Mapping[int, Result] | None = None,
    ) -> None:
        self.whole, self.review, self.file, self.at = table, review, file, at
        self.done: dict[int, Result] = dict(done or {})
        self.moments = review.moments()
        self.judgement = self.moments[at]
        self.saying = Saying(Formatter(program, table), review.seat)
        super().__init__(program, shell, question_of(table.timeline, review, self.judgement))
        self.words.digits = review.digits
        self.ways = Ways(self, shell, Formatter(program, table), file)
        self.point = table.timeline.entry(self.judgement.number).after
        self.has_branch = not self.ways.objection(self.point)
        self.say_again()

    # What it says

    @property
    def before_grade(self) -> GradeName:
        return self.review.grade(self.judgement)

    def now(self) -> Now:
        say, choice = self.formatter.say_id, choice_of(self.review, self.judgement.number)
        where = self.saying.where(choice.at, choice.round)
        played = self.words.move(self.judgement.played.move)
        seat = self.review.seat
        return Now(
            self.formatter.colour(seat),
            self.formatter.seat(seat),
            say("moments-step", where=where),
            say("moments-ask", move=played),
        )

    def head(self) -> Head:
        say = self.formatter.say_id
        marks = tuple(
            MarkFace(
                self.review.grade(each),
                "now" if at == self.at else "done" if each.number in self.done else "to-come",
                say(f"grade-{self.review.grade(each)}"),
            )
            for at, each in enumerate(self.moments)
        )
        return Head(say("moments"), say("moments-at", at=self.at + 1, of=len(self.moments)), marks)

    def given(self) -> GivenFace:
        say, judgement = self.formatter.say_id, self.judgement
        title = self.words.move(judgement.played.move)
        won, best = self._won(judgement.played), self._won(judgement.best)
        if won is None or best is None:
            below = say("moments-costs", points=AdviceWords(self.formatter).plain(judgement.loss, self.words.digits))
            return GivenFace(say("moments-played"), title, None, "", below)
        below = say("moments-better", won=best) if best > won else say("moments-little")
        return GivenFace(say("moments-played"), title, won, say("moments-won", won=won), below)

    def why(self) -> AnswerFace:
        say, judgement = self.formatter.say_id, self.judgement
        advice, won = AdviceWords(self.formatter), self._won(judgement.best)
        is_measured = self.review.is_measured
        return AnswerFace(
            move="",
            why=say("moments-why"),
            reasons=self.words.reasons(judgement.terms, judgement.rest),
            total_words=say("advice-difference" if is_measured else "advice-estimate"),
            total=advice.signed(judgement.loss, self.words.digits),
            won=won,
            won_words=say("moments-won", won=won) if won is not None else "",
            also="",
        )

    def _won(self, outcome: Outcome) -> int | None:
        """Games won of ten, where that was measured."""
        return round(10 * outcome.outlook.chance) if self.review.is_measured else None

    @property
    def next_words(self) -> tuple[str, str]:
        is_last = self._next_at is None
        return ("moments-end" if is_last else "moments-next"), "tries-skip"

    # What people do

    def over(self) -> None:
        self.done[self.judgement.number] = self.attempts.result

    @property
    def _next_at(self) -> int | None:
        """The next moment that was not done yet; after the last one, the first that was left out."""
        count = len(self.moments)
        order = [(self.at + steps) % count for steps in range(1, count)]
        return next((at for at in order if self.moments[at].number not in self.done), None)

    def next_question(self) -> None:
        at = self._next_at
        if at is None:
            self.shell.back()
            return
        what = {"table": self.whole, "review": self.review, "file": self.file, "at": at, "done": self.done}
        self.shell.replace("moments", **what)

    def play_on(self) -> None:
        """The game goes on from here, in a branch of its own."""
        if self.attempts.is_over and self.has_branch:
            self.ways.play_on(self.point)
