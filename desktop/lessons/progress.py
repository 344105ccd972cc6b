"""What has been solved, kept with the settings of this computer."""

from collections.abc import Sequence

from desktop.program import Program
from rules.core import resources
from rules.lessons.model import Lesson, lessons_in


def key_of(lesson: Lesson) -> str:
    return f"{lesson.game}/{lesson.id}"


def solved(program: Program, lesson: Lesson) -> frozenset[str]:
    """The steps that were solved, of those that the lesson has now."""
    return frozenset(program.settings.lessons_done.get(key_of(lesson), ())) & {step.id for step in lesson.steps}


def is_finished(program: Program, lesson: Lesson) -> bool:
    return len(solved(program, lesson)) == len(lesson.steps)


def remember(program: Program, lesson: Lesson, step: str) -> None:
    done = program.settings.lessons_done
    steps = done.get(key_of(lesson), [])
    if step not in steps:
        program.settings_file.change(lessons_done={**done, key_of(lesson): [*steps, step]})


def next_open(program: Program, lessons: Sequence[Lesson]) -> Lesson:
    """The first lesson that is not finished; the first of all when all are."""
    return next((each for each in lessons if not is_finished(program, each)), lessons[0])


def finished_of_all(program: Program) -> tuple[int, int]:
    """How many lessons of all games are finished, and how many there are."""
    homes = [resources.assets() / game / "lessons" for game in program.playable]
    lessons = [lesson for home in homes if home.exists() for lesson in lessons_in(home)]
    return sum(is_finished(program, lesson) for lesson in lessons), len(lessons)
