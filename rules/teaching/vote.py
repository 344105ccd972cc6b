"""A vote of a class by show of hands, as data: two to four answers, the hands counted, the right one known or not."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rules.core.types import Phrase, phrase
from rules.lessons.model import Question
from rules.lessons.progress import Progress
from rules.lessons.runner import right_reply

LETTERS = "ABCD"
LEAST_ANSWERS, MOST_ANSWERS = 2, len(LETTERS)
WANTED = 3
"""So many answers are offered to a question for a number, at least."""
MOST_HANDS = 999


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer that one can vote for: what it says, if it says more than its letter."""

    said: Phrase | str = ""
    hands: int = 0


@dataclass(frozen=True, slots=True)
class Vote:
    choices: tuple[Choice, ...]
    right: int | None = None
    """The right answer; None for a poll, where none is."""
    is_revealed: bool = False
    size: int = 0
    """How many the class is; 0 where nobody has said."""

    @property
    def total(self) -> int:
        return sum(each.hands for each in self.choices)

    @property
    def most(self) -> int:
        return max(each.hands for each in self.choices)

    def counted(self, at: int, by: int = 1) -> "Vote":
        """Count hands more for an answer, or fewer; nothing for one that is not there."""
        if not 0 <= at < len(self.choices):
            return self
        hands = min(MOST_HANDS, max(0, self.choices[at].hands + by))
        changed = replace(self.choices[at], hands=hands)
        return replace(self, choices=(*self.choices[:at], changed, *self.choices[at + 1 :]))

    def emptied(self) -> "Vote":
        """The same question, asked anew."""
        return replace(self, choices=tuple(replace(each, hands=0) for each in self.choices), is_revealed=False)

    def turned(self) -> "Vote":
        """Reveal which answer is right, or hide it again."""
        return replace(self, is_revealed=not self.is_revealed)

    def is_right(self, at: int) -> bool:
        """Whether this answer shows as the right one."""
        return self.is_revealed and at == self.right


def poll(count: int, size: int = 0) -> Vote:
    """A vote between letters, none of which is right."""
    return Vote(tuple(Choice() for _ in range(min(MOST_ANSWERS, max(LEAST_ANSWERS, count)))), size=size)


def vote_on(progress: Progress, size: int = 0) -> Vote | None:
    """The vote that the step of a lesson asks for; None where its answer is no choice between a few."""
    step = progress.step
    if not isinstance(step, Question) or step.ask == "set":
        return None
    right = right_reply(progress)
    if not right:
        return None
    if step.choices:
        rights = [each for each in step.choices if each in map(str, right)]
        offered = choices_among(step, rights)
        if not rights or len(offered) < LEAST_ANSWERS:
            return None
        said = [progress.lesson.text(step, f"choice-{each}") for each in offered]
        return Vote(tuple(map(Choice, said)), offered.index(rights[0]), size=size)
    if step.ask != "number" or not isinstance(right[0], int):
        return None
    numbers = numbers_near(right[0], [each.value for each in step.mistakes if isinstance(each.value, int)])
    return Vote(
        tuple(Choice(phrase("vote-number", number=each)) for each in numbers), numbers.index(right[0]), size=size
    )


def choices_among(step: Question, rights: Sequence[str]) -> list[str]:
    """The choices that a class votes on, in their order: one that is right, typical mistakes, others while there is
    room for them."""
    wrong = [str(each.value) for each in step.mistakes if not isinstance(each.value, list)]
    wanted = dict.fromkeys([*rights[:1], *wrong, *step.choices])
    kept = [each for each in wanted if each in step.choices and each not in rights[1:]][:MOST_ANSWERS]
    return [each for each in step.choices if each in kept]


def numbers_near(right: int, mistakes: Sequence[int]) -> list[int]:
    """The right number among typical mistakes and, where there are few, numbers beside it; in order, so that its
    place tells nothing."""
    found = list(dict.fromkeys([right, *mistakes]))[:MOST_ANSWERS]
    for step in (1, -1, 2, 3):
        if len(found) >= WANTED:
            break
        if right + step not in found and right + step >= 0:
            found.append(right + step)
    return sorted(found)
