"""What a lesson player needs: the task, what becomes of a move that is tried, a hint, the answer.

A `Progress` is a value: trying something gives an outcome and the progress after it; who keeps the earlier
one can go back. Refused moves and mistakes leave the position as it was.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from rules.core.codec import move_json
from rules.core.contract import AnyGame
from rules.core.refusal import Refusal
from rules.core.types import Json, Phrase, phrase
from rules.lessons.model import Answer, Lesson, Mistake, MovePattern, Question, Task
from rules.lessons.scenes import (
    BadScene,
    beginning,
    deciding_seats,
    is_right,
    legal_of_shape,
    right_values,
    unmet,
)
from rules.lessons.shapes import has_shape

MOST_REPLIES = 500
"""More moves by others in a row than any game has; a lesson that loops says so instead of hanging."""


@dataclass(frozen=True, slots=True)
class Accepted:
    """A right move, or one of a task that is played freely; more are wanted before the goal."""

    events: tuple[Any, ...]
    is_of_an_answer: bool = True


@dataclass(frozen=True, slots=True)
class Reached:
    """The goal of the step."""

    praise: Phrase
    events: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Refused:
    """A rule forbids it. The lesson may have more to say about it than the rule."""

    refusal: Refusal
    explanation: Phrase | None


@dataclass(frozen=True, slots=True)
class Missed:
    """It is allowed, but not what the task asks for; the position is as before."""

    explanation: Phrase


Outcome = Accepted | Reached | Refused | Missed


@dataclass(frozen=True, slots=True)
class Progress:
    game: AnyGame
    box: Any
    lesson: Lesson
    at: int
    """The number of the step."""
    state: Any
    played: tuple[Any, ...] = ()
    """The moves of the learner since the step began."""
    answered: int = 0
    """How many replies of other seats have been used."""
    events: tuple[Any, ...] = ()
    is_done: bool = False
    """The goal of this step is reached."""

    @property
    def step(self) -> Task | Question:
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


def begun(game: AnyGame, box: Any, lesson: Lesson) -> Progress:
    """The first step. Raises `BadScene`."""
    return begun_step(Progress(game, box, lesson, 0, None), 0)


def next_step(progress: Progress) -> Progress:
    return begun_step(progress, progress.at + 1)


def begun_step(progress: Progress, at: int) -> Progress:
    state = beginning(progress.game, progress.box, progress.lesson.steps[at].position, progress.state)
    fresh = Progress(progress.game, progress.box, progress.lesson, at, state)
    return others_reply(fresh)


def starts_until(game: AnyGame, box: Any, lesson: Lesson, at: int) -> list[Progress]:
    """Where each step begins, up to one: those before it are taken as solved. Raises `BadScene`."""
    starts = [begun(game, box, lesson)]
    while starts[-1].at < at:
        starts.append(next_step(solved(starts[-1])))
    return starts


def solved(progress: Progress) -> Progress:
    """The end of a step by its first right answer, or right reply; the step itself where it has none."""
    if isinstance(progress.step, Question):
        right = right_reply(progress)
        return say(progress, right if progress.step.ask == "set" else right[0])[1] if right else progress
    while not progress.is_done:
        moves = right_moves(progress)
        if not moves:
            return progress
        _, then = attempt(progress, moves[0])
        if then == progress:
            return progress
        progress = then
    return progress


# Moves


def attempt(progress: Progress, move: Any) -> tuple[Outcome, Progress]:
    """What becomes of a move of the learner, and where the lesson stands then."""
    step = progress.step
    if not isinstance(step, Task):
        return Missed(phrase("lessons-asks-a-question")), progress
    refusal = next(iter(progress.game.objections(progress.state, move)), None)
    known = mistake_made(step, (*progress.played, move), refusal)
    explanation = progress.lesson.text(step, known.id) if known else None
    if refusal is not None:
        return Refused(refusal, explanation), progress
    if explanation is not None and not step.freely:
        return Missed(explanation), progress
    return judged(progress, step, others_reply(after(progress, move)), explanation)


def judged(before: Progress, step: Task, then: Progress, explanation: Phrase | None) -> tuple[Outcome, Progress]:
    """A legal move: at the goal, a known mistake, on the way, or beside it."""
    happened = then.events[len(before.events) :]
    on_the_way = [each for each in step.answers if begins(each, then.played)]
    complete = any(len(each.moves) <= len(then.played) for each in on_the_way)
    if is_at_goal(then, step, complete):
        return Reached(then.praise, happened), replace(then, is_done=True)
    if explanation is not None:
        return Missed(explanation), before
    if may_go_on(then, step, on_the_way, complete=complete):
        return Accepted(happened, bool(on_the_way)), then
    return Missed(phrase("lessons-not-the-goal")), before


def may_go_on(then: Progress, step: Task, on_the_way: Sequence[Answer], *, complete: bool) -> bool:
    """Whether the learner is still on the way to the goal, as far as the lesson knows it."""
    seats = deciding_seats(then.game, then.state)
    if step.freely:
        return bool(seats) if step.seat is None else step.seat in seats
    return bool(seats) and bool(on_the_way or not step.answers) and not complete


def is_at_goal(progress: Progress, step: Task, complete: bool) -> bool:
    if not step.goals:
        return complete
    return not unmet(progress.game, progress.state, progress.events, step.goals)


def begins(answer: Answer, played: Sequence[Any]) -> bool:
    """Whether these moves are the beginning of an answer, or all of it."""
    return matches(answer.moves[: len(played)], played)


def matches(patterns: Sequence[MovePattern], moves: Sequence[Any]) -> bool:
    return len(patterns) == len(moves) and all(
        has_shape(move_json(move), pattern) for move, pattern in zip(moves, patterns, strict=True)
    )


def mistake_made(step: Task, moves: Sequence[Any], refusal: Refusal | None) -> Mistake | None:
    """All moves of a mistake were made; in a task that is played freely the last one, with what it meets, is enough."""
    if not step.freely:
        return next((each for each in step.mistakes if matches(each.moves, moves)), None)
    rule = refusal.rule if refusal is not None else None
    return next((each for each in step.mistakes if each.refused == rule and matches(each.moves[-1:], moves[-1:])), None)


def after(progress: Progress, move: Any) -> Progress:
    state, events = progress.game.apply(progress.state, move)
    return replace(progress, state=state, played=(*progress.played, move), events=(*progress.events, *events))


def others_reply(progress: Progress) -> Progress:
    """The other seats play what the step says for them, or the only thing they can."""
    for _ in range(MOST_REPLIES):
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
    if learner is None or learner in seats:
        return None
    for wanted in progress.step.replies[progress.answered :][:1]:
        for move in legal_of_shape(progress.game, progress.state, wanted):
            return move, 1
    for seat in seats:
        legal = progress.game.legal(progress.state, seat)
        if len(legal) == 1:
            return legal[0], 0
    return None


# Questions


def say(progress: Progress, value: Json) -> tuple[Outcome, Progress]:
    """What becomes of a reply to a question: a number, a choice, or a list for a set."""
    step = progress.step
    if not isinstance(step, Question):
        return Missed(phrase("lessons-asks-for-a-move")), progress
    if is_right(progress.game, progress.state, step, value):
        return Reached(progress.praise, ()), replace(progress, is_done=True)
    for wrong in step.mistakes:
        if same(wrong.value, value):
            return Missed(progress.lesson.text(step, wrong.id)), progress
    return Missed(phrase("lessons-not-right")), progress


def same(one: Json, other: Json) -> bool:
    if isinstance(one, list) and isinstance(other, list):
        return sorted(map(str, one)) == sorted(map(str, other))
    return bool(one == other)


# When the learner gives up


def right_moves(progress: Progress) -> tuple[Any, ...]:
    """The moves that could come next on the way of a right answer; none for a question."""
    step = progress.step
    if not isinstance(step, Task):
        return ()
    done = len(progress.played)
    return tuple(
        move
        for each in step.answers
        if len(each.moves) > done and begins(each, progress.played)
        for move in legal_of_shape(progress.game, progress.state, each.moves[done])
    )


def right_reply(progress: Progress) -> list[Json]:
    """What would be right to say to a question."""
    step = progress.step
    return right_values(progress.game, progress.state, step) if isinstance(step, Question) else []
