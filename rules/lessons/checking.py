"""Plays all that a lesson says through the engine: right answers must reach the goal, mistakes must fail.

What is wrong is said in phrases, each with the step it is about.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from rules.core.codec import Unreadable, move_from_json, move_json
from rules.core.contract import AnyGame
from rules.core.types import Arg, Json, Phrase, phrase
from rules.lessons.model import Answer, Lesson, Mistake, MovePattern, Question, Show, Task
from rules.lessons.progress import Progress, after, may_play, others_reply
from rules.lessons.runner import (
    NOT_THE_GOAL,
    Accepted,
    Missed,
    Reached,
    Refused,
    attempt,
    begun,
    next_step,
    played_on,
    right_reply,
    say,
)
from rules.lessons.scenes import BadScene, deciding_seats, legal_of_shape, unmet
from rules.lessons.shapes import NoSuchPath
from rules.lessons.texts import wanted_keys
from rules.lessons.ways import way_to_goals

MOST_WAYS = 200
"""Of an answer with loose patterns so many ways are played."""

MOST_SEARCHED = 400
"""Among so many positions a way to the goals is looked for that a learner would not be granted."""


def problems(game: AnyGame, box: Any, lesson: Lesson, *, searches: bool = True) -> list[Phrase]:
    """All that is wrong with a lesson, as far as the engine can tell.

    `searches`: other ways to the goals are looked for too, which takes long.
    """
    try:
        return list(problems_of_steps(game, box, lesson, searches=searches))
    except BadScene as error:
        return [phrase("lessons-problem-scene", problem=error.sentence)]
    except NoSuchPath as error:
        return [phrase("lessons-problem-path", path=str(error))]


def problems_of_steps(game: AnyGame, box: Any, lesson: Lesson, *, searches: bool) -> Iterator[Phrase]:
    here = begun(game, box, lesson)
    while True:
        ended = None
        for found in problems_of_step(here, searches=searches):
            if isinstance(found, Progress):
                ended = ended or found
            else:
                yield found
        if here.is_last:
            return
        if ended is None and here.lesson.steps[here.at + 1].position == "continue":
            yield about(here, "lessons-problem-no-end")
            return
        here = next_step(ended or here)


def problems_of_step(here: Progress, *, searches: bool) -> Iterator[Phrase | Progress]:
    """Problems, and how the step ends for each right answer; the next step goes on from the first."""
    step = here.step
    if isinstance(step, Question):
        yield from problems_of_question(here, step)
        return
    if isinstance(step, Show):
        yield from problems_of_show(here, step)
        return
    if step.seat is not None and step.seat not in deciding_seats(here.game, here.state):
        yield about(here, "lessons-problem-not-asked", seat=step.seat)
    if step.goals and not unmet(here.game, here.state, here.events, step.goals):
        yield about(here, "lessons-problem-reached-already")
    if not step.answers:
        yield about(here, "lessons-problem-no-answer")
    for answer in step.answers:
        yield from problems_of_answer(here, answer)
    for mistake in step.mistakes:
        yield from problems_of_mistake(here, mistake)
    if searches:
        yield from right_but_refused(here, step)


def about(here: Progress, id: str, **args: Arg) -> Phrase:
    return phrase(id, step=here.step.id, **args)


# What is shown


def problems_of_show(here: Progress, step: Show) -> Iterator[Phrase | Progress]:
    end = here
    for pattern in step.moves:
        then = played_on(end)
        if then is None:
            yield about(here, "lessons-problem-no-move", move=written(pattern))
            return
        end = then
    yield end


# Right answers


def problems_of_answer(here: Progress, answer: Answer) -> Iterator[Phrase | Progress]:
    for end in islice(endings(here, answer.moves), MOST_WAYS):
        if isinstance(end, Phrase) or end.is_done:
            yield end
        else:
            missing = unmet(end.game, end.state, end.events, end_goals(end))
            yield about(here, "lessons-problem-answer-misses", goals=tuple(missing))


def means_only_its_answers(end: Progress) -> bool:
    return isinstance(end.step, Task) and end.step.only


def end_goals(end: Progress) -> tuple[Any, ...]:
    return end.step.goals if isinstance(end.step, Task) else ()


def endings(here: Progress, patterns: tuple[MovePattern, ...]) -> Iterator[Progress | Phrase]:
    """Yield where each way of playing these patterns ends; it may reach the goal before the last of them."""
    if not patterns or here.is_done:
        yield here
        return
    fitting = legal_of_shape(here.game, here.state, patterns[0])
    if not fitting:
        yield about(here, "lessons-problem-no-move", move=written(patterns[0]))
    for move in fitting:
        outcome, then = attempt(here, move)
        if isinstance(outcome, (Accepted, Reached)):
            yield from endings(then, patterns[1:])
        else:
            yield about(here, "lessons-problem-answer-stopped", move=written(move_json(move)))


def right_but_refused(here: Progress, step: Task) -> Iterator[Phrase]:
    """Moves that are called beside the goal, though it can still be reached, at each decision of an answer.

    A step that means nothing but its answers may refuse them, as mistakes that say what the sentence asks instead.
    """
    problem = "lessons-problem-only-unsaid" if step.only else "lessons-problem-right-refused"
    for before in decisions_of(here, step):
        for move in may_play(before):
            if attempt(before, move)[0] == Missed(NOT_THE_GOAL) and leads_to_goals(others_reply(after(before, move))):
                yield about(here, problem, move=written(move_json(move)))


def leads_to_goals(then: Progress) -> bool:
    goals = end_goals(then)
    return bool(goals) and (
        not unmet(then.game, then.state, then.events, goals) or bool(way_to_goals(then, MOST_SEARCHED))
    )


def decisions_of(here: Progress, step: Task) -> Iterator[Progress]:
    """Yield each point where the learner decides on the way of an answer; the first one only once."""
    yield here
    for answer in step.answers:
        before = here
        for pattern in answer.moves[:-1]:
            fitting = legal_of_shape(before.game, before.state, pattern)
            if not fitting or before.is_done:
                break
            _, before = attempt(before, fitting[0])
            yield before


# Mistakes


def problems_of_mistake(here: Progress, mistake: Mistake) -> Iterator[Phrase]:
    before = here
    *first, last = mistake.moves
    for pattern in first:
        fitting = legal_of_shape(before.game, before.state, pattern)
        if not fitting:
            yield about(here, "lessons-problem-mistake-no-move", mistake=mistake.id, move=written(pattern))
            return
        outcome, before = attempt(before, fitting[0])
        if not isinstance(outcome, Accepted):
            yield about(here, "lessons-problem-mistake-out-of-reach", mistake=mistake.id, move=written(pattern))
            return
    if mistake.refused is None:
        yield from problems_of_miss(before, mistake, last)
    else:
        yield from problems_of_refusal(before, mistake, last)


def problems_of_refusal(before: Progress, mistake: Mistake, written_move: MovePattern) -> Iterator[Phrase]:
    """The rule that is shown must be the one the lesson speaks of."""
    try:
        move = move_from_json(before.game, written_move)
    except Unreadable as error:
        yield about(before, "lessons-problem-unreadable", mistake=mistake.id, problem=error.problems[0].sentence)
        return
    outcome, _ = attempt(before, move)
    if not isinstance(outcome, Refused):
        yield about(before, "lessons-problem-not-refused", mistake=mistake.id, rule=str(mistake.refused))
    elif outcome.refusal.rule != mistake.refused:
        yield about(
            before,
            "lessons-problem-refused-otherwise",
            mistake=mistake.id,
            rule=str(mistake.refused),
            other=outcome.refusal.rule,
        )


def problems_of_miss(before: Progress, mistake: Mistake, pattern: MovePattern) -> Iterator[Phrase]:
    fitting = legal_of_shape(before.game, before.state, pattern)
    if not fitting:
        yield about(before, "lessons-problem-mistake-no-move", mistake=mistake.id, move=written(pattern))
    for move in fitting[:MOST_WAYS]:
        end = others_reply(after(before, move))
        goals = end_goals(end)
        if goals and not means_only_its_answers(end) and not unmet(end.game, end.state, end.events, goals):
            yield about(before, "lessons-problem-mistake-reaches", mistake=mistake.id, move=written(move_json(move)))


# Questions


def problems_of_question(here: Progress, step: Question) -> Iterator[Phrase | Progress]:
    right = right_reply(here)
    if not right:
        yield about(here, "lessons-problem-nothing-right")
        return
    replies: list[Json] = [right] if step.ask == "set" else right
    for value in replies:
        outcome, end = say(here, value)
        if isinstance(outcome, Reached):
            yield end
    yield from problems_of_choices(here, step, right)
    for wrong in step.mistakes:
        if isinstance(say(here, wrong.value)[0], Reached):
            yield about(here, "lessons-problem-mistake-right", mistake=wrong.id)


def problems_of_choices(here: Progress, step: Question, right: list[Json]) -> Iterator[Phrase]:
    for value in right:
        if step.ask == "number" and not isinstance(value, int):
            yield about(here, "lessons-problem-no-number", value=written(value))
        elif step.ask != "number" and step.choices and value not in step.choices:
            yield about(here, "lessons-problem-no-choice", value=written(value))


def written(thing: Json) -> str:
    return str(thing)


# Texts


def wanted_texts(lesson: Lesson) -> Iterator[Phrase]:
    """Every message that a lesson cannot do without."""
    return map(lesson.said, wanted_keys(lesson))
