"""What the side of a table of tries shows, in words and figures: nothing that is drawn."""

from dataclasses import dataclass
from typing import Literal

from desktop.docks.advice_words import TermFace
from desktop.paint.grades import GradeName

State = Literal["done", "now", "to-come"]


@dataclass(frozen=True, slots=True)
class MarkFace:
    """One of several questions: its grade, if it has one, and whether it is done."""

    grade: GradeName | None
    state: State
    said: str


@dataclass(frozen=True, slots=True)
class Head:
    title: str
    aside: str = ""
    """Which one of how many."""
    marks: tuple[MarkFace, ...] = ()


@dataclass(frozen=True, slots=True)
class GivenFace:
    """What the question begins with: what was played, or what is to be reached."""

    head: str
    title: str
    won: int | None = None
    """Games won of ten, where that is known."""
    won_words: str = ""
    below: str = ""


@dataclass(frozen=True, slots=True)
class AttemptFace:
    grade: GradeName | None
    """None while it is being judged."""
    title: str
    below: str
    is_found: bool = False


@dataclass(frozen=True, slots=True)
class AnswerFace:
    move: str
    """In words, where it was not found but shown."""
    why: str
    reasons: tuple[TermFace, ...]
    total_words: str
    total: str
    won: int | None
    won_words: str
    also: str
    """What is accepted besides."""


@dataclass(frozen=True, slots=True)
class RuleFace:
    head: str
    words: str
    rule: str
    title: str


@dataclass(frozen=True, slots=True)
class TryFace:
    title: str
    aside: str
    """Which one of how many."""
    marks: tuple[MarkFace, ...]
    given: GivenFace
    tries: str
    """The head of the tries."""
    attempts: tuple[AttemptFace, ...]
    none_yet: str
    """What is said as long as nothing was tried."""
    hint: str
    answer: AnswerFace | None
    rule: RuleFace | None

    @property
    def said(self) -> str:
        """All of it, for screen readers."""
        answer, rule = self.answer, self.rule
        parts = [self.title, self.aside, self.given.head, self.given.title, self.given.won_words, self.given.below]
        parts += [self.tries, *(f"{each.title}: {each.below}" for each in self.attempts), self.hint]
        if not self.attempts:
            parts.append(self.none_yet)
        if answer is not None:
            parts += [answer.move, answer.why, *(f"{each.name} {each.words}" for each in answer.reasons)]
            parts += [answer.total_words, answer.total, answer.won_words, answer.also]
        if rule is not None:
            parts += [rule.head, rule.words]
        return "\n".join(each for each in parts if each)
