"""New made things: from a position, from a lesson of the program, from another made thing."""

from collections.abc import Callable, Mapping
from datetime import date
from typing import Any

from rules.core.codec import position_json
from rules.core.types import Json, Phrase
from rules.lessons.model import Lesson, LessonStep, Show, StartsAtState, Task
from rules.lessons.texts import wanted_keys
from rules.teaching.made import LANGUAGES, After, Language, Made, MadeLesson, MadePosition, Making, Titles, new_id

SayIfThere = Callable[[Phrase], str | None]


def position_of(making: Making, state: Any, title: Titles) -> MadePosition:
    """A position as it stands at a table."""
    return MadePosition(**making.head(), kind="position", title=title, position=as_json(state))


def lesson_at(making: Making, state: Any, seat: int | None, title: Titles) -> MadeLesson:
    """A lesson with one step, a task, that begins at this position."""
    step = Task(kind="task", id="step-1", position=starts_at(state), seat=seat)
    return MadeLesson(**making.head(), kind="lesson", title=title, steps=(step,), texts={"fr": {}, "en": {}})


def starts_at(state: Any) -> StartsAtState:
    return StartsAtState(state=as_json(state))


def as_json(state: Any) -> dict[str, Json]:
    said: dict[str, Json] = position_json(state)
    return said


def copy_of_built_in(lesson: Lesson, making: Making, say: Mapping[Language, SayIfThere]) -> MadeLesson:
    """A lesson of the program with its texts in both languages, to be changed."""
    texts: dict[Language, dict[str, str]] = {
        language: {
            key: words
            for key in all_keys(lesson)
            if key != "title" and (words := say[language](lesson.said(key))) is not None
        }
        for language in LANGUAGES
    }
    titles = Titles(**{language: say[language](lesson.title) or "" for language in LANGUAGES})
    return MadeLesson(
        **making.head(),
        kind="lesson",
        title=titles,
        after=After(lesson=lesson.id, title=titles),
        names=lesson.names,
        texts=texts,
        steps=lesson.steps,
    )


def all_keys(lesson: Lesson) -> list[str]:
    """The keys of all texts that it may have."""
    hints = [f"{step.id}.hint" for step in lesson.steps if not isinstance(step, Show)]
    return list(dict.fromkeys([*wanted_keys(lesson), *hints]))


def copy_of(made: Made, by: str, today: date) -> Made:
    """The same under another id, by somebody else, with where it comes from."""
    after = After(lesson=made.id, by=made.by, title=made.title)
    return made.model_copy(update={"id": new_id(), "by": by, "made": today, "after": after})


def step_named(steps: tuple[LessonStep, ...]) -> str:
    """An id that no step of these has."""
    taken = {step.id for step in steps}
    number = len(steps) + 1
    while f"step-{number}" in taken:
        number += 1
    return f"step-{number}"
