"""What a lesson player needs: the task, what becomes of a move that is tried, a hint, the answer.

A `Progress` is a value: trying something gives an outcome and the progress after it; who keeps the earlier
one can go back. Refused moves and mistakes leave the position as it was.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from rules.core.contract import AnyGame
from rules.core.refusal import Refusal
from rules.core.types import Json, Phrase, phrase
from rules.lessons.model import Answer, Lesson, Mistake, Question, Show, Task
from rules.lessons.progress import Progress, after, begins, follows_an_answer, matches, others_reply
from rules.lessons.scenes import (
    beginning,
    deciding_seats,
    is_right,
    legal_of_shape,
    right_values,
    unmet,
)
from rules.lessons.ways import way_on

NOT_THE_GOAL = phrase("lessons-not-the-goal")
BESIDE_GOAL, WRONG_REPLY = "lessons-not-the-goal", "lessons-not-right"
"""Ids of mistakes that no lesson foresees: a move beside the goal, another reply. A move that a rule refuses has the id
of the rule."""


@dataclass(frozen=True, slots=True)
class Accepted:
    """A right move, or one of a task that is played freely; more are wanted before the goal."""

    events: tuple[Any, ...]
    is_on_the_way: bool = True
    """It leads to the goal; otherwise nothing is known of it."""


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
    mistake: str = field(default="", compare=False)
    """The id of the mistake, for whoever counts them: that of the lesson, else the rule."""


@dataclass(frozen=True, slots=True)
class Missed:
    """It is allowed, but not what the task asks for; the position is as before."""

    explanation: Phrase
    mistake: str = field(default="", compare=False)
    """The id of the mistake; empty where nothing was tried that could be one."""


Outcome = Accepted | Reached | Refused | Missed


def begun(game: AnyGame, box: Any, lesson: Lesson) -> Progress:
    """The first step. Raises `BadScene`."""
    return begun_step(Progress(game, box, lesson, 0, None), 0)


def next_step(progress: Progress) -> Progress:
    """What the next step says fits the end of an answer: it goes on from there, whatever way the learner found."""
    step = progress.step
    if isinstance(step, Show) or (
        isinstance(step, Task) and not step.freely and progress.is_done and not follows_an_answer(progress)
    ):
        progress = solved(from_its_start(progress))
    return begun_step(progress, progress.at + 1)


def begun_step(progress: Progress, at: int) -> Progress:
    state = beginning(progress.game, progress.box, progress.lesson.steps[at].position, progress.state)
    return from_its_start(Progress(progress.game, progress.box, progress.lesson, at, state, start=state))


def from_its_start(progress: Progress) -> Progress:
    """The step as it was before anybody played."""
    start = progress.start
    begun = others_reply(Progress(progress.game, progress.box, progress.lesson, progress.at, start, start=start))
    return replace(begun, is_done=isinstance(begun.step, Show))


def played_on(progress: Progress) -> Progress | None:
    """After the next move of what is shown; None where no more is played, or no legal move has that shape."""
    step, at = progress.step, len(progress.played)
    if not isinstance(step, Show) or at >= len(step.moves):
        return None
    fitting = legal_of_shape(progress.game, progress.state, step.moves[at])
    return after(progress, fitting[0]) if fitting else None


def shown_to_the_end(progress: Progress) -> Progress:
    """After all the moves of what is shown."""
    while (then := played_on(progress)) is not None:
        progress = then
    return progress


def starts_until(game: AnyGame, box: Any, lesson: Lesson, at: int) -> list[Progress]:
    """List where each step begins, up to one: those before it are taken as solved. Raises `BadScene`."""
    starts = [begun(game, box, lesson)]
    while starts[-1].at < at:
        starts.append(next_step(solved(starts[-1])))
    return starts


def solved(progress: Progress) -> Progress:
    """The end of a step by its first right answer, or right reply; the step itself where it has none."""
    if isinstance(progress.step, Question):
        right = right_reply(progress)
        return say(progress, right if progress.step.ask == "set" else right[0])[1] if right else progress
    if isinstance(progress.step, Show):
        return shown_to_the_end(progress)
    for _, _, then in right_way(progress):
        progress = then
    return progress


def right_way(progress: Progress) -> Iterator[tuple[Progress, Any, Progress]]:
    """Yield the moves of the first right answer of a task, each with where the lesson stands before and after it."""
    while not progress.is_done:
        moves = right_moves(progress)
        then = attempt(progress, moves[0])[1] if moves else progress
        if then == progress:
            return
        yield progress, moves[0], then
        progress = then


# Moves


def attempt(progress: Progress, move: Any) -> tuple[Outcome, Progress]:
    """What becomes of a move of the learner, and where the lesson stands then."""
    step = progress.step
    if not isinstance(step, Task):
        return Missed(phrase("lessons-shows" if isinstance(step, Show) else "lessons-asks-a-question")), progress
    refusal = next(iter(progress.game.objections(progress.state, move)), None)
    known = mistake_made(step, (*progress.played, move), refusal)
    if refusal is not None:
        is_said = known is not None and progress.lesson.has_own(step, known.id)
        explanation = progress.lesson.text(step, known.id) if known and is_said else None
        return Refused(refusal, explanation, known.id if known else refusal.rule), progress
    if known is not None and not step.freely:
        return missed(progress, known), progress
    return judged(progress, step, others_reply(after(progress, move)), known)


def judged(before: Progress, step: Task, then: Progress, known: Mistake | None) -> tuple[Outcome, Progress]:
    """A legal move: at the goal, a known mistake, on the way, or beside it."""
    happened = then.events[len(before.events) :]
    on_the_way = [each for each in step.answers if begins(each, then.played)]
    complete = any(len(each.moves) <= len(then.played) for each in on_the_way)
    if is_at_goal(then, step, complete) and (on_the_way or not step.only):
        return Reached(then.praise, happened), replace(then, is_done=True)
    if known is not None:
        return missed(then, known), before
    if may_go_on(then, step, on_the_way, complete=complete):
        return Accepted(happened, is_on_the_way=bool(on_the_way)), then
    if way_on(then):
        return Accepted(happened), then
    beside = mistake_at_last(step, then.played, None)
    return (missed(then, beside) if beside else Missed(NOT_THE_GOAL, BESIDE_GOAL)), before


def missed(progress: Progress, known: Mistake) -> Missed:
    return Missed(progress.lesson.text(progress.step, known.id), known.id)


def may_go_on(then: Progress, step: Task, on_the_way: Sequence[Answer], *, complete: bool) -> bool:
    """Whether the learner is still on the way to the goal, as far as the lesson says it itself."""
    seats = deciding_seats(then.game, then.state)
    if step.freely:
        return bool(seats) if step.seat is None else step.seat in seats
    return bool(seats) and bool(on_the_way or not step.answers) and not complete


def is_at_goal(progress: Progress, step: Task, complete: bool) -> bool:
    if not step.goals:
        return complete
    return not unmet(progress.game, progress.state, progress.events, step.goals)


def mistake_made(step: Task, moves: Sequence[Any], refusal: Refusal | None) -> Mistake | None:
    """All moves of a mistake were made; in a task that is played freely the last one, with what it meets, is enough."""
    if step.freely:
        return mistake_at_last(step, moves, refusal)
    return next((each for each in step.mistakes if matches(each.moves, moves)), None)


def mistake_at_last(step: Task, moves: Sequence[Any], refusal: Refusal | None) -> Mistake | None:
    """The last move of a mistake was made, whatever came before; so any move beside the goal is known."""
    rule = refusal.rule if refusal is not None else None
    return next((each for each in step.mistakes if each.refused == rule and matches(each.moves[-1:], moves[-1:])), None)


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
            return Missed(progress.lesson.text(step, wrong.id), wrong.id), progress
    return Missed(how_wrong(progress, value), WRONG_REPLY), progress


def how_wrong(progress: Progress, value: Json) -> Phrase:
    """Say of a set that is partly right how many members are too many and how many are missing."""
    right = set(map(str, right_reply(progress)))
    said = set(map(str, value)) if isinstance(value, list) else set()
    over, missing = len(said - right), len(right - said)
    if not said & right:
        return phrase("lessons-not-right")
    if over and missing:
        return phrase("lessons-set-both", over=over, missing=missing)
    return phrase("lessons-set-too-many", count=over) if over else phrase("lessons-set-missing", count=missing)


def same(one: Json, other: Json) -> bool:
    if isinstance(one, list) and isinstance(other, list):
        return sorted(map(str, one)) == sorted(map(str, other))
    return bool(one == other)


# When the learner gives up


def right_moves(progress: Progress) -> tuple[Any, ...]:
    """What could come next on the way of a right answer, or else one move of another way; none for a question."""
    step = progress.step
    if not isinstance(step, Task):
        return ()
    done = len(progress.played)
    written = tuple(
        move
        for each in step.answers
        if len(each.moves) > done and begins(each, progress.played)
        for move in legal_of_shape(progress.game, progress.state, each.moves[done])
    )
    return written or way_on(progress)[:1]


def right_reply(progress: Progress) -> list[Json]:
    """What would be right to say to a question."""
    step = progress.step
    return right_values(progress.game, progress.state, step) if isinstance(step, Question) else []
