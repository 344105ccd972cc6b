"""Where a class stands, reckoned from what its pupils have done: cells of the table, totals, what is to be reviewed."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from desktop.lessons.progress import key_of
from rules.lessons.model import Lesson, LessonStep, Task
from rules.teaching.pupils import Pupil


@dataclass(frozen=True, slots=True)
class Cell:
    """What a pupil has done of a lesson."""

    solved: int = 0
    steps: int = 1
    mistakes: int = 0
    is_begun: bool = False

    @property
    def is_done(self) -> bool:
        return self.solved >= self.steps


@dataclass(frozen=True, slots=True)
class Wrong:
    """A mistake that was made in a step of a lesson, and how often."""

    lesson: Lesson
    at: int
    mistake: str
    times: int

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[self.at]


@dataclass(frozen=True, slots=True)
class ToReview:
    """A step in which mistakes were made, with the one that was made most."""

    lesson: Lesson
    at: int
    mistakes: int
    pupils: int
    """How many made one there."""
    most: Wrong

    @property
    def rule(self) -> str:
        """The rule that it is about: the one that refused, else the first of the step, or of the lesson."""
        step = self.lesson.steps[self.at]
        refused = refused_by(step, self.most.mistake)
        return next(iter((*filter(None, (refused,)), *step.rules, *self.lesson.rules)), "")


def refused_by(step: LessonStep, mistake: str) -> str:
    """The rule that refuses a mistake; empty where it is allowed."""
    if mistake[:1].isupper():
        return mistake
    known = step.mistakes if isinstance(step, Task) else ()
    return next((each.refused or "" for each in known if each.id == mistake), "")


def cell_of(pupil: Pupil, lesson: Lesson) -> Cell:
    done, steps = pupil.done_of(key_of(lesson)), [step.id for step in lesson.steps]
    if done is None:
        return Cell(steps=len(steps))
    mistakes = sum(done.mistakes_in(step) for step in steps)
    return Cell(len(set(steps) & set(done.steps)), len(steps), mistakes, is_begun=True)


def mistakes_of(pupil: Pupil, lessons: Iterable[Lesson]) -> int:
    return sum(cell_of(pupil, lesson).mistakes for lesson in lessons)


def has_begun(pupil: Pupil, lessons: Iterable[Lesson]) -> bool:
    return any(pupil.done_of(key_of(lesson)) is not None for lesson in lessons)


def finished_by(pupils: Iterable[Pupil], lesson: Lesson) -> int:
    """How many have solved all of a lesson."""
    return sum(cell_of(pupil, lesson).is_done for pupil in pupils)


def went_wrong(pupil: Pupil, lessons: Iterable[Lesson]) -> Iterator[Wrong]:
    """All mistakes of a pupil, lesson by lesson and step by step, those made most first."""
    for lesson in lessons:
        done = pupil.done_of(key_of(lesson))
        for at, step in enumerate(lesson.steps):
            made = Counter(done.mistakes.get(step.id, {})) if done is not None else Counter()
            yield from (Wrong(lesson, at, mistake, times) for mistake, times in made.most_common() if times)


def to_review(pupils: Sequence[Pupil], lessons: Iterable[Lesson]) -> list[ToReview]:
    """The steps in which mistakes were made, those with most first."""
    found = [each for lesson in lessons for at in range(len(lesson.steps)) for each in review_of(pupils, lesson, at)]
    return sorted(found, key=lambda each: -each.mistakes)


def review_of(pupils: Sequence[Pupil], lesson: Lesson, at: int) -> Iterator[ToReview]:
    """What is to be reviewed of a step, if any mistake was made there."""
    made: Counter[str] = Counter()
    who = 0
    for pupil in pupils:
        done = pupil.done_of(key_of(lesson))
        own = done.mistakes.get(lesson.steps[at].id, {}) if done is not None else {}
        made.update(own)
        who += any(own.values())
    if who:
        ((mistake, times),) = made.most_common(1)
        yield ToReview(lesson, at, made.total(), who, Wrong(lesson, at, mistake, times))
