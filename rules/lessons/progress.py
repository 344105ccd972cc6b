"""Where a lesson stands, as a value: the step, the position, what was played of it, what others reply."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from rules.core.codec import move_json
from rules.core.contract import AnyGame
from rules.core.types import Phrase, phrase
from rules.lessons.model import Answer, Lesson, LessonStep, MovePattern, Show, Task
from rules.lessons.scenes import BadScene, deciding_seats, legal_of_shape
from rules.lessons.shapes import has_shape

MOST_REPLIES = 500
"""More moves by others in a row than any game has; a lesson that loops says so instead of hanging."""


@dataclass(frozen=True, slots=True)
class Progress:
    game: AnyGame
    box: Any
    lesson: Lesson
    at: int
    """The number of the step."""
    state: Any
    start: Any = None
    """The state that the step began with."""
    played: tuple[Any, ...] = ()
    """The moves of the learner since the step began."""
    answered: int = 0
    """How many replies of other seats have been used."""
    events: tuple[Any, ...] = ()
    is_done: bool = False
    """The goal of this step is reached."""

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[self.at]

    @property
    def is_last(self) -> bool:
        return self.at + 1 == len(self.lesson.steps)

    @property
    def task(self) -> Phrase:
        return self.lesson.text(self.step, "task")

    @property
    def hint(self) -> Phrase:
        """A nudge; a step need not have one."""
        return self.lesson.text(self.step, "hint")

    @property
    def praise(self) -> Phrase:
        return self.lesson.text(self.step, "praise")


# What was played, and what follows


def may_play(progress: Progress) -> Sequence[Any]:
    """The legal moves of the learner; none while others are asked."""
    game, learner = progress.game, progress.step.seat
    seats = deciding_seats(game, progress.state)
    return [move for seat in seats if learner in (None, seat) for move in game.legal(progress.state, seat)]


def follows_an_answer(progress: Progress) -> bool:
    """Whether what was played so far is the beginning of a right answer as the lesson writes them, or all of it."""
    step = progress.step
    return isinstance(step, Task) and any(begins(each, progress.played) for each in step.answers)


def begins(answer: Answer, played: Sequence[Any]) -> bool:
    """Whether these moves are the beginning of an answer, or all of it."""
    return matches(answer.moves[: len(played)], played)


def matches(patterns: Sequence[MovePattern], moves: Sequence[Any]) -> bool:
    return len(patterns) == len(moves) and all(
        has_shape(move_json(move), pattern) for move, pattern in zip(moves, patterns, strict=True)
    )


def after(progress: Progress, move: Any) -> Progress:
    state, events = progress.game.apply(progress.state, move)
    return replace(progress, state=state, played=(*progress.played, move), events=(*progress.events, *events))


def others_reply(progress: Progress, most: int = MOST_REPLIES) -> Progress:
    """The other seats play what the step says for them, or the only thing they can."""
    for _ in range(most):
        found = reply(progress)
        if found is None:
            return progress
        move, used = found
        replied = after(progress, move)
        progress = replace(replied, played=progress.played, answered=progress.answered + used)
    raise BadScene(phrase("lessons-endless"))


def reply(progress: Progress) -> tuple[Any, int] | None:
    """The next move of another seat, and how many written replies it uses; None: the learner's turn."""
    learner, seats = progress.step.seat, deciding_seats(progress.game, progress.state)
    if learner is None or learner in seats or isinstance(progress.step, Show):
        return None
    for wanted in progress.step.replies[progress.answered :][:1]:
        for move in legal_of_shape(progress.game, progress.state, wanted):
            return move, 1
    for seat in seats:
        legal = progress.game.legal(progress.state, seat)
        if len(legal) == 1:
            return legal[0], 0
    return None
