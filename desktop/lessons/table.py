"""A table for a lesson: the board plays on it as on any other, and the lesson judges every move."""

from collections.abc import Sequence
from typing import Any, cast

from PySide6.QtCore import QObject, Signal

from desktop.table import Stepped, Table
from rules.core.decision import Decision
from rules.core.refusal import Refusal, SoftWarning
from rules.core.step import Step
from rules.core.timeline import Timeline
from rules.core.types import Seat
from rules.lessons.model import Task
from rules.lessons.progress import Progress
from rules.lessons.runner import Accepted, Reached, attempt
from rules.lessons.scenes import deciding_seats


class Here:
    """What a board asks of a timeline: only where it stands. Nobody keeps it."""

    keeper = None

    def __init__(self, table: "LessonTable") -> None:
        self.table = table

    @property
    def state(self) -> Any:
        return self.table.progress.state


class LessonTable(Table):
    """Signal: `judged` with the outcome of a move that was tried."""

    judged = Signal(object)

    def __init__(self, progress: Progress) -> None:
        QObject.__init__(self)
        self.progress = progress
        self.game = progress.game
        self.names = progress.lesson.names
        self.players = ()
        self.is_covered = self.is_paused = False
        self.timeline = cast(Timeline, Here(self))
        self.last_tried: Any = None

    # Questions

    def acts_at(self, point: int) -> Sequence[Step[Any, Any]]:
        """A lesson speaks of what follows itself."""
        return ()

    @property
    def learner(self) -> Seat:
        """The seat that the learner plays now."""
        seat = self.progress.step.seat
        if seat is not None:
            return seat
        return next(iter(deciding_seats(self.game, self.progress.state)), 0)

    @property
    def looking(self) -> Seat | None:  # type: ignore[override]
        return self.learner

    @property
    def view(self) -> Any:
        return self.game.view(self.progress.state, self.learner)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        return self.game.deciding(self.progress.state)

    @property
    def seat_to_play(self) -> Seat | None:
        asked = isinstance(self.progress.step, Task) and not self.progress.is_done
        return self.learner if asked and self.learner in deciding_seats(self.game, self.progress.state) else None

    @property
    def legal(self) -> Sequence[Any]:
        seat = self.seat_to_play
        return () if seat is None else self.game.legal(self.progress.state, seat)

    @property
    def is_over(self) -> bool:
        return not self.decisions

    @property
    def is_in_the_past(self) -> bool:
        return False

    def objection(self, move: Any) -> Refusal | None:
        self.last_tried = move
        return next(iter(self.game.objections(self.progress.state, move)), None)

    def warnings(self, move: Any) -> tuple[SoftWarning, ...]:
        """The lesson itself says what is a pity."""
        return ()

    # What the learner does

    def propose(self, move: Any) -> bool:
        outcome, then = attempt(self.progress, move)
        if isinstance(outcome, (Accepted, Reached)):
            self.progress = then
            self.stepped.emit(Stepped(len(then.played), outcome.events, self.learner, True))
        else:
            self.went.emit()
        self.judged.emit(outcome)
        return isinstance(outcome, (Accepted, Reached))

    def judge_refused(self) -> None:
        """A piece was dropped where it may not go: the lesson may have more to say than the rule."""
        if self.last_tried is not None:
            outcome, _ = attempt(self.progress, self.last_tried)
            self.judged.emit(outcome)

    def stand_at(self, progress: Progress) -> None:
        """Another step, or the same one from its beginning."""
        self.progress = progress
        self.went.emit()

    def undo(self) -> None:
        """Lessons start a step again instead."""

    def redo(self) -> None:
        """There is nothing to redo in a lesson."""

    def ask_next(self) -> None:
        """The lesson itself plays the other seats."""

    def close(self) -> None:
        """Nothing is kept open."""
