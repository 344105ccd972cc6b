"""What pupils have done in lessons, as values: steps, tries, mistakes; the class, and what is merged into it.

First names only. It is kept on this computer (`pupils_file.py`) and goes nowhere but into the file that is handed in.
"""

import contextlib
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Annotated, Literal, TypeVar

from pydantic import AfterValidator, Field, ValidationError

from rules.core.codec import printable
from rules.core.profile import called
from rules.teaching.made import FORMAT, Made, MadePart, new_id

Value = TypeVar("Value")

NAME_LETTERS = 40
MOST_PUPILS, MOST_LESSONS, MOST_STEPS, MOST_MISTAKES, MOST_TIMES = 400, 400, 60, 100, 9999


def as_first_name(written: str) -> str:
    """A first name on one line, without signs that upset it. Raises `ValueError` where nothing is left."""
    name = " ".join(printable(unicodedata.normalize("NFC", written), NAME_LETTERS).split())
    if not name:
        raise ValueError("a pupil has a name")
    return name


FirstName = Annotated[str, Field(max_length=NAME_LETTERS), AfterValidator(as_first_name)]
LessonKey = Annotated[str, Field(max_length=120, pattern=r"^[a-z][a-z_]*/[a-z][a-z0-9-]*$")]
"""The game and the id of a lesson: `hoyuk/join`."""
StepId = Annotated[str, Field(max_length=2000, pattern=r"^[a-z][a-z0-9-]*$")]
MistakeId = Annotated[str, Field(max_length=2000, pattern=r"^[A-Za-z][A-Za-z0-9-]*$")]
"""A mistake of the lesson, a rule that refused, or one that no lesson foresees (`rules/lessons/runner.py`)."""
Times = Annotated[int, Field(ge=0, le=MOST_TIMES)]


class LessonDone(MadePart):
    """What somebody has done of a lesson."""

    steps: Annotated[tuple[StepId, ...], Field(max_length=MOST_STEPS)] = ()
    """Those that were solved."""
    tries: Annotated[dict[StepId, Times], Field(max_length=MOST_STEPS)] = Field(default_factory=dict)
    """By step, how often something was tried that the lesson judged."""
    mistakes: Annotated[
        dict[StepId, Annotated[dict[MistakeId, Times], Field(max_length=MOST_MISTAKES)]], Field(max_length=MOST_STEPS)
    ] = Field(default_factory=dict)
    """By step, which mistake was made how often."""
    last: date

    @property
    def mistake_count(self) -> int:
        return sum(map(self.mistakes_in, self.mistakes))

    def mistakes_in(self, step: str) -> int:
        return sum(self.mistakes.get(step, {}).values())

    def solved(self, step: str, today: date) -> "LessonDone":
        """The same with a step solved; solving it again changes nothing but the day."""
        steps = self.steps if step in self.steps or len(self.steps) >= MOST_STEPS else (*self.steps, step)
        return self.model_copy(update={"steps": steps, "last": today})

    def tried(self, step: str, mistake: str, today: date) -> "LessonDone":
        """The same with one more try of a step, and the mistake that it was, if any."""
        tries = {**self.tries, step: min(MOST_TIMES, self.tries.get(step, 0) + 1)}
        mistakes = dict(self.mistakes)
        if mistake:
            here = mistakes.get(step, {})
            if mistake in here or len(here) < MOST_MISTAKES:
                mistakes[step] = {**here, mistake: min(MOST_TIMES, here.get(mistake, 0) + 1)}
        return self.model_copy(update={"tries": tries, "mistakes": mistakes, "last": today})

    def joined(self, other: "LessonDone") -> "LessonDone":
        """What is known from two places, nothing counted twice: of each step the newer figures, where there are any.

        What was solved once stays solved.
        """
        older, newer = sorted((self, other), key=LessonDone.age)
        steps = tuple(dict.fromkeys((*older.steps, *newer.steps)))[:MOST_STEPS]
        mistakes = {step: own for step, own in older.mistakes.items() if step not in newer.tries}
        return LessonDone(
            steps=steps,
            tries=capped({**older.tries, **newer.tries}),
            mistakes=capped({**mistakes, **newer.mistakes}),
            last=newer.last,
        )

    def age(self) -> tuple[date, int, int, str]:
        """What tells the older of two from the newer, also where both are of one day."""
        return self.last, sum(self.tries.values()), len(self.steps), self.model_dump_json()


def capped(by_step: "dict[str, Value]") -> "dict[str, Value]":
    return dict(list(by_step.items())[:MOST_STEPS])


Lessons = Annotated[dict[LessonKey, LessonDone], Field(max_length=MOST_LESSONS)]


class Pupil(MadePart):
    """A pupil and what they have done, by lesson."""

    name: FirstName
    lessons: Lessons = Field(default_factory=dict)

    def done_of(self, lesson: str) -> LessonDone | None:
        return self.lessons.get(lesson)

    def with_done(self, lesson: str, done: LessonDone) -> "Pupil":
        """The same with this of a lesson; where there are too many, the one that was done first is left out."""
        lessons = {**self.lessons, lesson: done}
        if len(lessons) > MOST_LESSONS:
            del lessons[min(lessons, key=lambda each: (each == lesson, lessons[each].last))]
        return self.model_copy(update={"lessons": lessons})

    def joined(self, other: "Pupil") -> "Pupil":
        """The same with what the other has done, lesson by lesson."""
        pupil = self
        for lesson, done in other.lessons.items():
            mine = pupil.done_of(lesson)
            pupil = pupil.with_done(lesson, done if mine is None else mine.joined(done))
        return pupil


def pupil_of(name: str, solved: Mapping[str, Sequence[str]], today: date) -> Pupil:
    """A pupil of whom only is known which steps were solved; what makes no sense is left out."""
    pupil = Pupil(name=name)
    for lesson, steps in solved.items():
        with contextlib.suppress(ValidationError):
            pupil = Pupil(name=name, lessons={**pupil.lessons, lesson: LessonDone(steps=tuple(steps), last=today)})
    return pupil


class MadePupil(Made):
    """What a pupil hands in: a first name, lessons with steps and mistakes, and nothing else."""

    kind_name = "pupil"

    kind: Literal["pupil"]
    game: Literal[""] = ""
    name: FirstName
    lessons: Lessons = Field(default_factory=dict)

    @property
    def pupil(self) -> Pupil:
        return Pupil(name=self.name, lessons=self.lessons)


def handed_in(pupil: Pupil, today: date) -> MadePupil:
    """The file that a pupil hands in."""
    return MadePupil(
        vestiges=FORMAT, kind="pupil", id=new_id(), made=today, name=pupil.name, lessons=dict(pupil.lessons)
    )


@dataclass(frozen=True, slots=True)
class Class:
    """The pupils by the key of their name, in the order of the alphabet wherever they are listed."""

    by_key: Mapping[str, Pupil] = field(default_factory=dict)

    @property
    def pupils(self) -> tuple[Pupil, ...]:
        return tuple(sorted(self.by_key.values(), key=lambda each: sorted_as(each.name)))

    def named(self, name: str) -> Pupil | None:
        return self.by_key.get(called(name))

    def with_pupil(self, pupil: Pupil) -> "Class":
        """The class with this pupil in place of one of the same name; a full class stays as it is."""
        if called(pupil.name) not in self.by_key and len(self.by_key) >= MOST_PUPILS:
            return self
        return replace(self, by_key={**self.by_key, called(pupil.name): pupil})

    def with_names(self, names: Iterable[str]) -> "Class":
        """The class with these names; those that are there already stay as they are."""
        found = self
        for name in names:
            if found.named(name) is None:
                found = found.with_pupil(Pupil(name=name))
        return found

    def joined(self, pupil: Pupil) -> "Class":
        """The class with what a pupil has done, merged into what was known of one of the same name."""
        mine = self.named(pupil.name)
        return self.with_pupil(pupil if mine is None else mine.joined(pupil))

    def without(self, name: str) -> "Class":
        return replace(self, by_key={key: pupil for key, pupil in self.by_key.items() if key != called(name)})

    def renamed(self, old: str, new: str) -> "Class":
        """The class in which a pupil has another name; joined with who has that already."""
        pupil = self.named(old)
        if pupil is None:
            return self
        return self.without(old).joined(pupil.model_copy(update={"name": as_first_name(new)}))

    def free_name(self, name: str) -> str:
        """A name like this one that nobody has: `Léa 2`."""
        number, free = 1, name
        while self.named(free) is not None:
            number += 1
            free = f"{name[: NAME_LETTERS - 5]} {number}"
        return free

    def noted(self, name: str, lesson: str, step: str, today: date, *, mistake: str = "", is_solved: bool) -> "Class":
        """The class after a try of a pupil at a step of a lesson."""
        pupil = self.named(name) or Pupil(name=name)
        done = (pupil.done_of(lesson) or LessonDone(last=today)).tried(step, mistake, today)
        return self.with_pupil(pupil.with_done(lesson, done.solved(step, today) if is_solved else done))

    def seen(self, name: str, lesson: str, step: str, today: date) -> "Class":
        """The class after a pupil went through a step that asks nothing."""
        pupil = self.named(name) or Pupil(name=name)
        done = pupil.done_of(lesson) or LessonDone(last=today)
        return self.with_pupil(pupil.with_done(lesson, done.solved(step, today)))


def sorted_as(name: str) -> tuple[str, str]:
    """The place of a name in a list: accents make no difference at first."""
    plain = "".join(letter for letter in unicodedata.normalize("NFD", name.casefold()) if letter.isalnum())
    return plain, name
