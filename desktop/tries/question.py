"""What is asked at a table of tries: a position, which moves are right, and what is known of others; and the tries."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.bots.reviewing import Question
from rules.bots.trying import Trial
from rules.core.timeline import Timeline
from rules.core.types import Ref, Seat
from rules.puzzles.repeating import Result

THEME, PIECE, MOVE = 1, 2, 3
"""The hints: what it is about, where it begins, the move itself."""


@dataclass(frozen=True)
class TryQuestion:
    timeline: Timeline
    """Up to the question: see `asked_at`."""
    seat: Seat
    number: int
    """From which the worlds of judgements are drawn."""
    accepted: tuple[Any, ...]
    """The moves that are right, the best first."""
    theme: str
    """The name of the term that it is about; empty where it is about none."""
    rule: Ref
    known: Mapping[Any, Trial]
    """What is known of moves already; all others are judged when they are tried."""
    seats: int
    """For how many it was measured how games end; 0 where it was not."""
    before: Any = None
    """What was played here once, to do better than; None where nothing was."""
    world: int = 0
    path: tuple[Any, ...] = ()
    """The line of play after the best move, and the world in which it is shown."""

    @property
    def best(self) -> Any:
        return self.accepted[0]

    @property
    def against(self) -> tuple[Any, ...]:
        """The moves that a try is judged against."""
        return (self.best,) if self.before is None else (self.best, self.before)

    def known_of(self, move: Any) -> Trial | None:
        """What is known of a move without judging it."""
        if move == self.best:
            return Trial(move, "found")
        if move in self.accepted:
            return Trial(move, "as-good")
        if self.before is not None and move == self.before:
            return Trial(move, "same")
        return self.known.get(move)

    def asked(self, move: Any) -> Question:
        """The position with a move that is tried."""
        state, game = self.timeline.state, self.timeline.game
        return Question(self.number, game.view(state, self.seat), game.legal(state, self.seat), move)


@dataclass(slots=True)
class Attempt:
    move: Any
    trial: Trial | None = None
    """None as long as it is being judged."""
    has_failed: bool = False
    """Whether it could not be judged."""


@dataclass(slots=True)
class Attempts:
    """What was tried so far, with how much help."""

    all: list[Attempt] = field(default_factory=list)
    hints: int = 0
    is_answered: bool = False
    """Whether the answer was shown before it was found."""

    @property
    def is_found(self) -> bool:
        return any(each.trial is not None and each.trial.is_found for each in self.all)

    @property
    def is_over(self) -> bool:
        """Whether the answer is known, one way or the other."""
        return self.is_found or self.is_answered

    @property
    def have_begun(self) -> bool:
        """Whether something was tried, or help was taken."""
        return bool(self.hints) or self.is_answered or any(each.trial is not None for each in self.all)

    @property
    def result(self) -> Result:
        if not self.is_found or self.is_answered:
            return "missed"
        first = self.all[0].trial
        return "clean" if not self.hints and first is not None and first.is_found else "helped"

    def begun(self, move: Any) -> Attempt:
        """Note a try; the same move again is the same try, and the newest."""
        found = next((each for each in self.all if each.move == move), None)
        if found is None:
            found = Attempt(move)
            self.all.append(found)
        elif found.has_failed:
            found.has_failed = False
        return found

    def of(self, move: Any) -> Attempt | None:
        return next((each for each in self.all if each.move == move), None)
