"""What a table of tries says: the question, what came of tries, hints and the answer, in the language in use."""

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Any

from desktop.docks.advice_words import AdviceWords, TermFace
from desktop.docks.formatting import Formatter
from desktop.docks.row_style import head_and_rest
from desktop.paint.grades import GradeName
from desktop.tries.face import AnswerFace, AttemptFace, GivenFace, Head, RuleFace, TryFace
from desktop.tries.question import PIECE, THEME, Attempt, Attempts, TryQuestion
from rules.bots.mind import mind_of
from rules.bots.trying import Trial, Verdict
from rules.text.rulebook import rule_text

GRADE_OF: dict[Verdict, GradeName] = {
    "found": "best", "as-good": "best", "better": "inexact", "same": "mistake", "worse": "blunder",
}  # fmt: skip


@dataclass
class TryWords:
    formatter: Formatter
    question: TryQuestion
    digits: int = 1
    """Behind the point of figures."""
    heads: dict[str, Counter[str]] = field(default_factory=dict)
    """By language."""

    @property
    def has_theme(self) -> bool:
        return bool(self.question.theme) and self._look_words != ""

    def face(self, attempts: Attempts, head: Head, given: GivenFace, answer: AnswerFace) -> TryFace:
        """`answer` says why the right move is right; the move itself and what is as good is said here."""
        say, is_over = self.formatter.say_id, attempts.is_over
        return TryFace(
            title=head.title,
            aside=head.aside,
            marks=head.marks,
            given=given,
            tries=say("tries-yours"),
            attempts=tuple(map(self.attempt, attempts.all)),
            none_yet=say("tries-none"),
            hint=self.hint(attempts),
            answer=self.answered(attempts, answer) if is_over else None,
            rule=self.rule() if is_over else None,
        )

    # Tries

    def move(self, move: Any) -> str:
        """A move at its first colon: what it is about; all of it where others are about the same."""
        said = self.formatter.move(move)
        head, rest = head_and_rest(said)
        return head if not rest or self._heads[head] < 2 else said  # noqa: PLR2004 two are alike

    @property
    def _heads(self) -> Counter[str]:
        """How many of the moves that one may choose from begin with the same words, in the language in use."""
        language = self.formatter.program.settings.language
        if language not in self.heads:
            legal = self.question.asked(self.question.best).legal
            self.heads[language] = Counter(head_and_rest(self.formatter.move(each))[0] for each in legal)
        return self.heads[language]

    def attempt(self, attempt: Attempt) -> AttemptFace:
        trial = attempt.trial
        below = self.verdict(attempt)
        return AttemptFace(self.grade(attempt), self.move(attempt.move), below, trial is not None and trial.is_found)

    def grade(self, attempt: Attempt) -> GradeName | None:
        return None if attempt.trial is None else GRADE_OF[attempt.trial.verdict]

    def verdict(self, attempt: Attempt) -> str:
        say, trial = self.formatter.say_id, attempt.trial
        if attempt.has_failed:
            return say("tries-unjudged")
        if trial is None:
            return say("tries-judging")
        kind = f"tries-{trial.verdict}" + ("-alone" if self.question.before is None else "")
        cost = trial.behind if self.question.before is None else abs(trial.lost)
        said = say(kind, points=self.figure(cost), behind=self.figure(trial.behind))
        return " ".join(filter(None, (said, self.reason(trial))))

    def reason(self, trial: Trial) -> str:
        """What it is behind by, in the words of the term that makes most of it."""
        if trial.verdict not in ("better", "worse") or not trial.theme:
            return ""
        return self.formatter.say_or(f"{self._term(trial.theme)}.lost", "")

    def figure(self, points: float) -> str:
        return AdviceWords(self.formatter).plain(abs(points), self.digits)

    # Help

    def hint(self, attempts: Attempts) -> str:
        if attempts.is_over or attempts.hints < THEME:
            return ""
        say = self.formatter.say_id
        if attempts.hints < PIECE:
            return self._look_words
        return say("tries-piece")

    @property
    def _look_words(self) -> str:
        return self.formatter.say_or(f"{self._term(self.question.theme)}.look", "") if self.question.theme else ""

    def _term(self, name: str) -> str:
        return f"{self.formatter.table.game.prefix.lower()}-term-{name}"

    # The answer

    def answered(self, attempts: Attempts, answer: AnswerFace) -> AnswerFace:
        say, question = self.formatter.say_id, self.question
        others = [each for each in question.accepted[1:] if each != question.best]
        also = say("tries-also", moves=tuple(map(self.move, others))) if others else ""
        was_best = (found := attempts.of(question.best)) is not None and found.trial is not None
        move = "" if was_best and not attempts.is_answered else self.move(question.best)
        return replace(answer, move=move, also=also)

    def rule(self) -> RuleFace | None:
        rule = self.question.rule
        said = rule_text(self.formatter.texts, rule)
        if not said.rule:
            return None
        return RuleFace(self.formatter.say_id("tries-rule"), said.rule, rule, said.title or said.source)

    def reasons(self, terms: tuple[tuple[str, float], ...], rest: float) -> tuple[TermFace, ...]:
        """Name the terms by which the answer is better, and all the rest."""
        say, advice = self.formatter.say_id, AdviceWords(self.formatter)
        rules = {term.name: term.rule for term in mind_of(self.formatter.table.game.id).terms}
        named = tuple(
            TermFace(say(self._term(name)), rules.get(name, ""), points, advice.signed(points, self.digits))
            for name, points in terms
        )
        return advice.with_rest(named, rest, advice.signed(rest, self.digits))
