"""The steps of a lesson: where each began, so that one can go back, and which comes next."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from desktop.lessons.progress import note_try, remember, solved
from desktop.program import Program
from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.edition import Problem
from rules.core.types import Json
from rules.lessons.model import Lesson, lessons_in
from rules.lessons.progress import Progress
from rules.lessons.runner import Outcome, next_step, starts_until
from rules.lessons.runner import solved as solved_step


@dataclass(frozen=True, slots=True)
class Trial:
    """A lesson that stands nowhere: one that is being made, tried as a pupil would, or one that a plan carries."""

    lesson: Lesson
    at: int
    """The step to begin at."""
    way_back: str
    """What the button says that leads back to where it is made."""
    keep: Callable[[int, Sequence[Json], str | None], object] | None = None
    """Keeps a mistake that was tried: the step, the moves, the rule that refused the last of them."""
    is_kept: bool = False
    """Whether what pupils do in it goes into the class book; else nothing of it is remembered."""


def lessons_beside(program: Program, game: AnyGame, lesson: str) -> tuple[Lesson, ...]:
    """The lessons among which this one stands: those of its game; a made lesson stands alone."""
    if lesson.startswith("u-"):
        from rules.teaching.made import MadeLesson  # noqa: PLC0415  # only who plays a made lesson needs it

        kept = program.made.named(lesson)
        if kept is not None and isinstance(kept.made, MadeLesson):
            return (kept.made.lesson,)
    return tuple(lessons_in(resources.assets() / game.id / "lessons"))


class Steps:
    def __init__(
        self,
        program: Program,
        game: AnyGame,
        lesson: Lesson,
        lessons: Sequence[Lesson],
        rule: str = "",
        step: str = "",
        trial: Trial | None = None,
    ) -> None:
        self.program = program
        self.trial = trial
        self.lesson = lesson
        self.lessons = lessons
        at = next((at for at, each in enumerate(lesson.steps) if each.id == step), lesson.step_on(rule))
        begins_at = trial.at if trial is not None else at
        self.starts = starts_until(game, program.library.box(game), lesson, begins_at)
        """Where each step began, up to the one that is looked at."""

    @property
    def here(self) -> Progress:
        """The beginning of this step."""
        return self.starts[-1]

    def can_go_back(self, progress: Progress) -> bool:
        return len(self.starts) > 1 or progress != self.here

    def back(self, progress: Progress) -> Progress:
        """The beginning of this step if anything was tried, else of the one before."""
        if progress == self.here and len(self.starts) > 1:
            self.starts.pop()
        return self.here

    def on(self, progress: Progress) -> Progress:
        self.starts.append(next_step(progress))
        return self.here

    def begin(self, at: int, progress: Progress) -> Progress:
        """The beginning of a step; those before it are taken as solved."""
        if progress.is_done and at > progress.at:
            self.starts.append(next_step(progress))
        while self.here.at < at:
            self.starts.append(next_step(solved_step(self.here)))
        del self.starts[at + 1 :]
        return self.here

    @property
    def is_kept(self) -> bool:
        """Whether what is done is kept: not while a lesson is only being tried; of one that a plan carries, what pupils
        do."""
        return self.trial is None or (self.trial.is_kept and bool(self.program.pupil))

    def remember(self, step: str) -> Problem | None:
        """Keep that a step was seen."""
        return remember(self.program, self.lesson, step) if self.is_kept else None

    def note(self, step: str, outcome: Outcome) -> Problem | None:
        """Keep what became of a try."""
        return note_try(self.program, self.lesson, step, outcome) if self.is_kept else None

    def can_begin(self, at: int, progress: Progress) -> bool:
        """Whether all steps before it are solved, now or some other day; whoever tries a lesson may go anywhere."""
        if self.trial is not None:
            return True
        once = solved(self.program, self.lesson)
        return all(before < progress.at or self.lesson.steps[before].id in once for before in range(at))

    @property
    def lesson_after(self) -> Lesson | None:
        at = self.lessons.index(self.lesson) + 1
        return self.lessons[at] if at < len(self.lessons) else None
