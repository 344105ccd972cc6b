"""Lessons of rows, opened to be played: those of the program, those of the shelf, those that only a plan carries."""

from collections.abc import Sequence

from desktop.lessons.steps import Trial
from desktop.program import Program
from desktop.shell import Shell
from rules.core.contract import AnyGame
from rules.lessons.model import Lesson
from rules.teaching.plans import LessonRow


def lesson_of(row: LessonRow, built_in: Sequence[Lesson]) -> Lesson | None:
    """The lesson of a row, if it is known."""
    if isinstance(row.lesson, str):
        return next((each for each in built_in if each.id == row.lesson), None)
    return row.lesson.lesson


def open_lesson(program: Program, shell: Shell, game: AnyGame, lesson: Lesson, at: int, way_back: str) -> None:
    """Open a lesson at a step. What pupils do is kept under their names, wherever the lesson stands."""
    if lesson.own and program.made.named(lesson.id) is None:
        shell.open("lesson", game=game, trial=Trial(lesson, at, program.say(way_back), is_kept=True))
    else:
        shell.open("lesson", game=game, lesson=lesson.id, step=lesson.steps[at].id)
