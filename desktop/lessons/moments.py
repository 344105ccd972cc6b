"""What was played in a step of a lesson, moment by moment, to be looked at again. The lesson stays where it is."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from rules.core.refusal import Refusal
from rules.core.types import Seat
from rules.lessons.model import Task
from rules.lessons.progress import Progress
from rules.lessons.scenes import deciding_seats


@dataclass(frozen=True, slots=True)
class Moments:
    """The beginning of the step, and where each move of the learner has led; the last is the present."""

    all: tuple[Progress, ...]
    looked_at: int | None = None
    """Which one is looked at; None: the present."""
    first: int = 0
    """The number of the first, never given twice: what was shown at a moment of another try is not taken for it."""

    @property
    def present(self) -> Progress:
        return self.all[-1]

    @property
    def shown(self) -> Progress:
        return self.all[self.at]

    @property
    def at(self) -> int:
        return self.last if self.looked_at is None else self.looked_at

    @property
    def last(self) -> int:
        return len(self.all) - 1

    @property
    def number(self) -> int:
        return self.first + self.at

    def stood_at(self, progress: Progress) -> "Moments":
        """Another step, or this one from its beginning."""
        return Moments((progress,), first=self.first + len(self.all))

    def corrected(self, progress: Progress) -> "Moments":
        """The present is known better: a question is answered."""
        return replace(self, all=(*self.all[:-1], progress))

    def gone_on(self, progress: Progress) -> "Moments":
        return Moments((*self.all, progress), first=self.first)

    def looking_at(self, at: int) -> "Moments":
        """Look at another moment; not beyond the ends."""
        at = max(0, min(self.last, at))
        return replace(self, looked_at=None if at == self.last else at)

    def taken_up(self) -> "Moments":
        """The step goes on from the moment that is looked at; what came after it is forgotten."""
        return Moments(self.all[: self.at + 1], first=self.first + len(self.all))


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a step as a hand asks for it: what could be played there if the step went on from it."""

    progress: Progress
    learner: Seat

    @property
    def view(self) -> Any:
        return self.progress.game.view(self.progress.state, self.learner)

    @property
    def seat_to_play(self) -> Seat | None:
        progress = self.progress
        asks = isinstance(progress.step, Task) and not progress.is_done
        return self.learner if asks and self.learner in deciding_seats(progress.game, progress.state) else None

    @property
    def legal(self) -> Sequence[Any]:
        seat = self.seat_to_play
        return () if seat is None else self.progress.game.legal(self.progress.state, seat)

    def objection(self, move: Any) -> Refusal | None:
        return next(iter(self.progress.game.objections(self.progress.state, move)), None)
