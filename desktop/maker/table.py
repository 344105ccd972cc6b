"""The table of a lesson that is being made: what is played on it is recorded, or only tried."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from PySide6.QtCore import Signal

from desktop.lessons.table import LessonTable
from desktop.table.seat_at_table import Stepped
from rules.core.codec import move_json
from rules.core.refusal import Refusal
from rules.core.types import Json, Seat
from rules.lessons.progress import Progress, after, others_reply
from rules.lessons.runner import Accepted, Missed, Reached, Refused, attempt
from rules.lessons.scenes import BadScene, deciding_seats

Recorded = Literal["", "answer", "mistake", "shown"]
"""What is recorded of what is played: nothing, a right answer, a typical mistake, moves that a step shows."""


@dataclass(frozen=True, slots=True)
class FreeMoment:
    """A position in which whoever is asked may play, learner or not."""

    progress: Progress
    seat_to_play: Seat | None

    @property
    def view(self) -> Any:
        seat = self.seat_to_play
        return self.progress.game.view(self.progress.state, seat)

    @property
    def legal(self) -> Sequence[Any]:
        seat = self.seat_to_play
        return () if seat is None else self.progress.game.legal(self.progress.state, seat)

    def objection(self, move: Any) -> Refusal | None:
        return next(iter(self.progress.game.objections(self.progress.state, move)), None)


class MakerTable(LessonTable):
    """One more signal: `tried` with the outcome of a mistake that was tried, after the moves that led to it."""

    tried = Signal(object)

    def __init__(self, progress: Progress) -> None:
        super().__init__(progress)
        self.recording: Recorded = ""
        self.moves: list[Json] = []
        """What has been recorded so far."""
        self.replies: list[Json] = []
        """What other seats played meanwhile."""

    @property
    def is_pointing(self) -> bool:
        """Whether places are pointed out, and nothing is played."""
        return False

    @property
    def free_seat(self) -> Seat | None:
        """Who may play now: the learner if asked, else whoever is."""
        seats = deciding_seats(self.game, self.progress.state)
        learner = self.progress.step.seat
        return learner if learner in seats else next(iter(seats), None)

    @property
    def learner(self) -> Seat:
        seat = self.free_seat
        return super().learner if seat is None else seat

    @property
    def played_on(self) -> Any:
        return FreeMoment(self.moments.shown, self.free_seat)

    def show_step(self, progress: Progress) -> None:
        """Another step, or the same one as it is now; nothing is recorded of what was played before."""
        self.moves, self.replies = [], []
        self.names = progress.lesson.names
        self.stand_at(progress)

    def record(self, what: Recorded) -> None:
        """Record what is played, from the beginning of the step."""
        self.recording = what
        self.moves, self.replies = [], []

    # What people do

    def propose(self, move: Any) -> bool:
        self.come_back()
        if self.recording == "mistake":
            return self._try_mistake(move)
        refusal = self.objection(move)
        if refusal is not None:
            self.went.emit()
            return False
        self._play(move)
        return True

    def judge_refused(self) -> None:
        """A piece was dropped where it may not go: as a mistake that is what was wanted."""
        if self.recording == "mistake" and self.last_tried is not None:
            self._try_mistake(self.last_tried)

    def _play(self, move: Any) -> None:
        """Play on; what others are asked meanwhile is played here too, and becomes what they reply."""
        here, said = self.progress, move_json(move)
        seat = getattr(move, "seat", None)
        is_own = here.step.seat is None or seat == here.step.seat
        then = after(here, move)
        if not is_own:
            then = replace(then, played=here.played)
            self.replies.append(said)
        else:
            self.moves.append(said)
        self._go_on(only_moves_played(then), then.events[len(here.events) :])

    def _go_on(self, then: Progress, events: Sequence[Any]) -> None:
        self.moments = self.moments.gone_on(then)
        self.stepped.emit(Stepped(len(self.moments.all), tuple(events), self.learner, True))

    def _try_mistake(self, move: Any) -> bool:
        """Try it as a learner would: refused, beside the goal, on the way, or right after all."""
        progress = replace(self.progress, is_done=False)
        outcome, then = attempt(progress, move)
        said = move_json(move)
        if isinstance(outcome, Accepted) and outcome.is_on_the_way:
            self.moves.append(said)
            self._go_on(then, outcome.events)
            return True
        moves = [*self.moves, said]
        if isinstance(outcome, (Refused, Missed, Reached, Accepted)):
            self.last_tried = None
            self.tried.emit((outcome, moves))
        return False


def only_moves_played(progress: Progress) -> Progress:
    """After what others can only play, where that comes to an end."""
    try:
        return others_reply(progress)
    except BadScene:
        return progress
