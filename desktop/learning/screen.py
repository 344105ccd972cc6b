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
from desktop.tries.noting import Now, back_words, local_now, note
from desktop.tries.screen import TryScreen
from desktop.tries.standings import Standings
from desktop.widgets.top_line import Now as TopNow
from rules.bots.review import Outcome, Review
from rules.puzzles.repeating import Result


class MomentsScreen(TryScreen):
    """Opened through the shell as `moments`, with the table of a game and its review; `at` is which moment comes first,
    else the dearest that is to be looked at today; `done` what came of those before.
    """

    has_branch = True

    def __init__(
        self,
        program: Program,
        shell: Shell,
        table: Table,
        review: Review,
        file: Path | None = None,
        at: int | None = None,
        done: Mapping[int, Result] | None = None,
        now: Now = local_now,
    ) -> None:
        self.whole, self.review, self.file, self.clock = table, review, file, now
        self.moments = review.moments()
        self.standings = Standings(program, table.timeline, now)
        self.done: dict[int, Result] = dict(self._done_before() if done is None else done)
        first = next((at for at, each in enumerate(self.moments) if each.number not in self.done), 0)
        self.at = first if at is None else at
        self.judgement = self.moments[self.at]
        self.saying = Saying(Formatter(program, table), review.seat)
        super().__init__(program, shell, question_of(table.timeline, review, self.judgement))
        self.words.digits = review.digits
        self.ways = Ways(self, shell, Formatter(program, table), file)
        self.point = table.timeline.entry(self.judgement.number).after
        self.has_branch = not self.ways.objection(self.point)
        self.say_again()

    def _done_before(self) -> Mapping[int, Result]:
        """Find those that wait for another day; none where all do, for whoever comes here wants to look at some."""
        numbers = [each.number for each in self.moments]
        waiting = self.standings.waiting(numbers)
        return dict.fromkeys(waiting, "clean") if len(waiting) < len(numbers) else {}

    # What it says

    @property
    def before_grade(self) -> GradeName:
        return self.review.grade(self.judgement)

    def now(self) -> TopNow:
        say, choice = self.formatter.say_id, choice_of(self.review, self.judgement.number)
        where = self.saying.where(choice.at, choice.round)
        played = self.words.move(self.judgement.played.move)
        seat = self.review.seat
        return TopNow(
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
            return GivenFace(say("moments-played"), title, None, "", self._with_return(below))
        below = say("moments-better", won=best) if best > won else say("moments-little")
        return GivenFace(say("moments-played"), title, won, say("moments-won", won=won), self._with_return(below))

    def _with_return(self, words: str) -> str:
        """What it says, and what becomes of the moment once it was tried."""
        if not self.is_noted:
            return words
        stands = self.standings.of(self.judgement.number)
        return " ".join([words, back_words(self.program, stands, "moments-learned", "moments-back")])

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

    def over(self, result: Result) -> None:
        number = self.judgement.number
        if self.attempts.is_over:
            self.done[number] = result
        id, theme = self.standings.id(number), self.judgement.theme
        problem = note(self.program, self.game_id, id, result, self.clock(), theme=theme, is_own=True)
        self.standings.read_again()
        if problem is not None:
            self.top.show_now(TopNow(ask=self.program.say_phrase(problem.sentence)))

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
        what["now"] = self.clock
        self.shell.replace("moments", **what)

    def play_on(self) -> None:
        """The game goes on from here, in a branch of its own."""
        if self.attempts.is_over and self.has_branch:
            self.ways.play_on(self.point)
