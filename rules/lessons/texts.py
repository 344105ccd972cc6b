"""Which texts a lesson cannot do without, by their keys: `title`, `intro`, `<step>.task` and the like."""

from collections.abc import Iterator

from rules.lessons.model import Lesson, LessonStep, Question, Show, Task


def wanted_keys(lesson: Lesson) -> Iterator[str]:
    """The keys of every text that a lesson cannot do without."""
    yield "title"
    if not lesson.own:
        yield "intro"
    for step in lesson.steps:
        for attribute in wanted_of(step, is_made=bool(lesson.own)):
            yield f"{step.id}.{attribute}"


def wanted_of(step: LessonStep, *, is_made: bool) -> Iterator[str]:
    """A made lesson may leave praise, and what the rule itself says of a refused move, to the program."""
    yield "task"
    if isinstance(step, Show):
        return
    if not is_made:
        yield "praise"
    for mistake in step.mistakes:
        if not (is_made and isinstance(step, Task) and is_refused(step, mistake.id)):
            yield mistake.id
    if isinstance(step, Question):
        for choice in step.choices:
            yield f"choice-{choice}"


def is_refused(step: Task, id: str) -> bool:
    """Whether a rule says why this mistake is none of the ways."""
    return any(mistake.id == id and mistake.refused is not None for mistake in step.mistakes)
