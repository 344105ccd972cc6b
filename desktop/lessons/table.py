"""A table for a lesson: the board plays on it as on any other, and the lesson judges every move."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Signal

from desktop.lessons.moments import Moment, Moments
from desktop.table.no_history import NoHistory
from desktop.table.seat_at_table import Stepped, TableSignals
from rules.core.decision import Decision
from rules.core.refusal import Refusal, SoftWarning
from rules.core.types import Phrase, Seat
from rules.lessons.progress import Progress
from rules.lessons.runner import Accepted, Reached, attempt
from rules.lessons.scenes import deciding_seats


class LessonTable(TableSignals):
    """Two more signals: `judged` with the outcome of a move that was tried; `taken_up` when the learner goes on from a
    moment that was only looked at.
    """

    judged = Signal(object)
    taken_up = Signal()

    is_paused = False

    def __init__(self, progress: Progress) -> None:
        super().__init__()
        self.moments = Moments((progress,))
        self.game = progress.game
        self.names = progress.lesson.names
        self.last_tried: Any = None

    # Questions

    @property
    def progress(self) -> Progress:
        """The point where the lesson stands, whatever is looked at."""
        return self.moments.present

    @progress.setter
    def progress(self, progress: Progress) -> None:
        self.moments = self.moments.corrected(progress)

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
        return self.game.view(self.state, seat)

    @property
    def state(self) -> Any:
        """The position that is seen."""
        return self.moments.shown.state

    @property
    def decisions(self) -> tuple[Decision, ...]:
        return self.game.deciding(self.state)

    @property
    def seat_to_play(self) -> Seat | None:
        return None if self.is_looking_back else self.played_on.seat_to_play

    @property
    def legal(self) -> Sequence[Any]:
        return () if self.is_looking_back else self.played_on.legal

    def say_move(self, move: Any) -> Phrase:
        return self.game.say_move(self.state, move)

    def objection(self, move: Any) -> Refusal | None:
        self.last_tried = move
        return self.played_on.objection(move)

    def warnings(self, move: Any) -> tuple[SoftWarning, ...]:
        """The lesson itself says what is a pity."""
        return ()

    # What the learner does

    def propose(self, move: Any) -> bool:
        self.come_back()
        self.last_tried = move
        outcome, then = attempt(self.progress, move)
        if isinstance(outcome, (Accepted, Reached)):
            self.moments = self.moments.gone_on(then)
            self.stepped.emit(Stepped(len(then.played), outcome.events, self.learner, True))
        else:
            self.went.emit()
        self.judged.emit(outcome)
        return isinstance(outcome, (Accepted, Reached))

    def show_on(self, progress: Progress) -> None:
        """One more move of what is shown has been played."""
        self.come_back()
        events = progress.events[len(self.progress.events) :]
        self.moments = self.moments.gone_on(progress)
        self.stepped.emit(Stepped(len(progress.played), events, self.learner, True))

    def judge_refused(self) -> None:
        """A piece was dropped where it may not go: the lesson may have more to say than the rule."""
        if self.last_tried is not None:
            outcome, _ = attempt(self.progress, self.last_tried)
            self.judged.emit(outcome)

    def stand_at(self, progress: Progress) -> None:
        """Another step, or the same one from its beginning."""
        self.moments = self.moments.stood_at(progress)
        self.went.emit()

    # What was played in this step

    @property
    def is_looking_back(self) -> bool:
        return self.moments.looked_at is not None

    @property
    def point(self) -> int:
        return self.moments.number

    @property
    def played_on(self) -> Moment:
        """The position that is seen, if the step went on from there."""
        return Moment(self.moments.shown, self.learner)

    def look_at(self, at: int) -> None:
        """Look at another moment of this step; the lesson stays where it is."""
        moments = self.moments.looking_at(at)
        if moments != self.moments:
            self.moments = moments
            self.went.emit()

    def look_on(self, steps: int) -> None:
        """Look at the moment so many moves later, or earlier; not beyond the ends."""
        self.look_at(self.moments.at + steps)

    def come_back(self) -> None:
        self.look_at(self.moments.last)

    def play_on(self) -> None:
        """Try again from the moment that is looked at."""
        if self.is_looking_back:
            self.moments = self.moments.taken_up()
            self.went.emit()
            self.taken_up.emit()

    # Other seats play by themselves.

    history = NoHistory()

    def colour_of(self, seat: Seat) -> str:
        return self.game.colours[seat]

    def pause(self, paused: bool) -> None:
        """Do nothing: there is no player to wait for."""
