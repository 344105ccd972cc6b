"""A table for a lesson: the board plays on it as on any other, and the lesson judges every move."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Signal

from desktop.table.seat_at_table import Frame, Stepped, TableSignals
from rules.core.decision import Decision
from rules.core.refusal import Refusal, SoftWarning
from rules.core.types import Phrase, Seat
from rules.lessons.model import Task
from rules.lessons.progress import Progress
from rules.lessons.runner import Accepted, Reached, attempt
from rules.lessons.scenes import deciding_seats


class NoHistory:
    """The lesson itself tells what was played: there is nothing to show again."""

    def moves_from(self, point: int) -> int:
        return 0

    def mover_at(self, point: int) -> Seat | None:
        return None

    def noticed_at(self, point: int) -> Sequence[Any]:
        return ()

    def acts_out(self, point: int) -> bool:
        return False

    def frames_at(self, point: int) -> tuple[Frame, ...]:
        return ()

    def points_of_others(self) -> tuple[int, ...]:
        return ()


class LessonTable(TableSignals):
    """One more signal: `judged` with the outcome of a move that was tried."""

    judged = Signal(object)

    is_looking_back = is_paused = False

    def __init__(self, progress: Progress) -> None:
        super().__init__()
        self.progress = progress
        self.game = progress.game
        self.names = progress.lesson.names
        self.last_tried: Any = None

    # Questions

    @property
    def learner(self) -> Seat:
        """The seat that the learner plays now."""
        seat = self.progress.step.seat
        if seat is not None:
            return seat
        return next(iter(deciding_seats(self.game, self.progress.state)), 0)

    @property
    def looking(self) -> Seat | None:
        return self.learner

    @property
    def view(self) -> Any:
        return self.view_from(self.learner)

    def view_from(self, seat: Seat | None) -> Any:
        return self.game.view(self.progress.state, seat)

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

    def say_move(self, move: Any) -> Phrase:
        return self.game.say_move(self.progress.state, move)

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

    # A lesson has one point, and its other seats play by themselves.

    point = 0
    history = NoHistory()

    @property
    def played_on(self) -> "LessonTable":
        return self

    def colour_of(self, seat: Seat) -> str:
        return self.game.colours[seat]

    def pause(self, paused: bool) -> None:
        """Do nothing: there is no player to wait for."""

    def play_on(self) -> None:
        """The lesson goes on by itself."""
