"""The steps of a lesson: where each began, so that one can go back, and which comes next."""

from collections.abc import Sequence

from desktop.lessons.progress import solved
from desktop.program import Program
from rules.core.contract import AnyGame
from rules.lessons.model import Lesson
from rules.lessons.progress import Progress
from rules.lessons.runner import next_step, starts_until
from rules.lessons.runner import solved as solved_step


class Steps:
    def __init__(self, program: Program, game: AnyGame, lesson: Lesson, lessons: Sequence[Lesson], rule: str) -> None:
        self.program = program
        self.lesson = lesson
        self.lessons = lessons
        self.starts = starts_until(game, program.library.box(game), lesson, lesson.step_on(rule))
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

    def can_begin(self, at: int, progress: Progress) -> bool:
        """Whether all steps before it are solved, now or some other day."""
        once = solved(self.program, self.lesson)
        return all(before < progress.at or self.lesson.steps[before].id in once for before in range(at))

    @property
    def lesson_after(self) -> Lesson | None:
        at = self.lessons.index(self.lesson) + 1
        return self.lessons[at] if at < len(self.lessons) else None
