"""What has been solved: by the pupil who is there, kept in the class book; else with the settings of this computer."""

from collections.abc import Sequence
from datetime import date

from desktop.program import Program
from rules.core import resources
from rules.core.edition import Problem
from rules.lessons.model import Lesson, lessons_in
from rules.lessons.runner import Missed, Outcome, Reached, Refused


def key_of(lesson: Lesson) -> str:
    return f"{lesson.game}/{lesson.id}"


def solved(program: Program, lesson: Lesson, *, by_pupil: bool = True) -> frozenset[str]:
    """The steps that were solved, of those that the lesson has now; by the pupil who is there, if one is."""
    steps: Sequence[str] = program.settings.lessons_done.get(key_of(lesson), ())
    if by_pupil and program.pupil:
        pupil = program.pupils.now.named(program.pupil)
        done = pupil.done_of(key_of(lesson)) if pupil is not None else None
        steps = done.steps if done is not None else ()
    return frozenset(steps) & {step.id for step in lesson.steps}


def is_finished(program: Program, lesson: Lesson, *, by_pupil: bool = True) -> bool:
    return len(solved(program, lesson, by_pupil=by_pupil)) == len(lesson.steps)


def remember(program: Program, lesson: Lesson, step: str) -> Problem | None:
    """Keep that a step was gone through or solved. A problem says why it is for now only."""
    name, key = program.pupil, key_of(lesson)
    if name:
        return program.pupils.change(lambda now: now.seen(name, key, step, date.today()))
    done = program.settings.lessons_done
    steps = done.get(key, [])
    if step not in steps:
        program.settings_file.change(lessons_done={**done, key: [*steps, step]})
    return None


def note_try(program: Program, lesson: Lesson, step: str, outcome: Outcome) -> Problem | None:
    """Keep what became of a try: for a pupil also which mistake it was."""
    is_solved = isinstance(outcome, Reached)
    mistake = outcome.mistake if isinstance(outcome, Missed | Refused) else ""
    name, key, today = program.pupil, key_of(lesson), date.today()
    if name and (is_solved or mistake):
        return program.pupils.change(
            lambda now: now.noted(name, key, step, today, mistake=mistake, is_solved=is_solved)
        )
    return remember(program, lesson, step) if is_solved else None


def next_open(program: Program, lessons: Sequence[Lesson]) -> Lesson:
    """The first lesson that is not finished; the first of all when all are."""
    return next((each for each in lessons if not is_finished(program, each)), lessons[0])


def finished_of_all(program: Program) -> tuple[int, int]:
    """How many lessons of all games are finished on this computer, whoever is there, and how many there are."""
    homes = [resources.assets() / game / "lessons" for game in program.playable]
    lessons = [lesson for home in homes if home.exists() for lesson in lessons_in(home)]
    return sum(is_finished(program, lesson, by_pupil=False) for lesson in lessons), len(lessons)
