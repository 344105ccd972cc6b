"""Steps of lessons as exercises on paper. What is right, and why not, is asked of the engine when it is printed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from desktop.paper.figures import Scene
from desktop.paper.setting import Setting
from desktop.paper.subject import Said
from rules.core.codec import Unreadable, move_from_json
from rules.core.rng import Rng
from rules.core.types import Arg, Json, Phrase, phrase
from rules.lessons.model import Lesson, Mistake, Question, Show, Task
from rules.lessons.progress import Progress, may_play
from rules.lessons.runner import begun, begun_step, next_step, right_moves, right_reply, right_way, solved

MOST_OFFERED = 5
"""Moves to be told apart, at most."""


@dataclass(frozen=True, slots=True)
class Offered:
    """Something to tick, or not."""

    said: Said
    is_right: bool
    rule: str = ""
    """The rule that refuses it."""


@dataclass(frozen=True, slots=True)
class Exercise:
    task: Said
    asks: Said
    """What to do: tick, write a number, draw a ring on the figure."""
    scene: Scene
    offered: tuple[Offered, ...]
    answer: Said
    why: Said
    rule: str = ""
    """What it is about, where the lesson says so."""


def exercises(setting: Setting, lesson: Lesson, chance: Rng) -> Iterator[Exercise]:
    """Each step of a lesson that asks something, in order; raises `BadScene` where a step cannot begin."""
    here = begun(setting.subject.game, setting.subject.box, lesson)
    while True:
        if not isinstance(here.step, Show):
            yield exercise(setting, here, here.step, chance)
        if here.is_last:
            return
        here = next_step(solved(here))


def exercise_at(setting: Setting, lesson: Lesson, at: int, chance: Rng) -> Exercise:
    """One step alone; those before it are solved without a word where it goes on from them."""
    subject = setting.subject
    start = at
    while start and lesson.steps[start].position == "continue":
        start -= 1
    here = begun_step(Progress(subject.game, subject.box, lesson, 0, None), start)
    while here.at < at:
        here = next_step(solved(here))
    assert not isinstance(here.step, Show), "what only shows is no exercise"
    return exercise(setting, here, here.step, chance)


def exercise(setting: Setting, here: Progress, step: Task | Question, chance: Rng) -> Exercise:
    offered = tuple(choices(setting, here, step) if isinstance(step, Question) else moves(setting, here, step, chance))
    return Exercise(
        task=setting.say(here.task, here.lesson.names),
        asks=setting.ui(f"paper-asks-{kind_of(step, offered)}"),
        scene=scene_of(setting, here),
        offered=offered,
        answer=answer(setting, here),
        why=setting.say(here.praise, here.lesson.names),
        rule=next(iter(step.rules), ""),
    )


def kind_of(step: Task | Question, offered: Sequence[Offered]) -> str:
    if isinstance(step, Task):
        return "allowed" if offered else "move"
    if step.choices:
        return "one" if step.ask == "one" else "several"
    return "number" if step.ask == "number" else "places"


def scene_of(setting: Setting, here: Progress) -> Scene:
    step = here.step
    return Scene(
        state=here.state,
        seat=step.seat if step.seat is not None else 0,
        say=lambda said: setting.first(said, here.lesson.names),
        names=here.lesson.names,
        shows=step.shows,
        hides=step.hides if isinstance(step, Question) else (),
        moves=tuple(may_play(here)),
    )


# What can be ticked


def choices(setting: Setting, here: Progress, step: Question) -> Iterator[Offered]:
    right = {str(each) for each in right_reply(here)}
    for choice in step.choices:
        said = setting.say(here.lesson.text(step, f"choice-{choice}"), here.lesson.names)
        yield Offered(said, choice in right)


def moves(setting: Setting, here: Progress, step: Task, chance: Rng) -> list[Offered]:
    """A right move among those that people try and the rules refuse; nothing where there is none of the latter."""
    refused = list(refusals(setting, here, step))
    right = [Offered(said_move(setting, here, move), True) for move in right_moves(here)]
    distinct = {each.said: each for each in (*refused[: MOST_OFFERED - 1], *right[:2])}
    if not refused or not right:
        return []
    return list(chance.shuffled(tuple(distinct.values()))[0][:MOST_OFFERED])


def refusals(setting: Setting, here: Progress, step: Task) -> Iterator[Offered]:
    for mistake in step.mistakes:
        move = refused_move(here, mistake)
        if move is not None:
            broken = next(iter(here.game.objections(here.state, move)), None)
            if broken is not None and can_be_said(here, move):
                yield Offered(said_move(setting, here, move), False, broken.rule)


def refused_move(here: Progress, mistake: Mistake) -> Any | None:
    """The move of a mistake that is refused at once."""
    if mistake.refused is None or len(mistake.moves) != 1:
        return None
    try:
        return move_from_json(here.game, mistake.moves[0])
    except Unreadable:
        return None


def can_be_said(here: Progress, move: Any) -> bool:
    """Whether the game has words for a move that is refused: not for a jump over nothing."""
    try:
        here.game.say_move(here.state, move)
    except LookupError:
        return False
    return True


def said_move(setting: Setting, here: Progress, move: Any) -> Said:
    return setting.say(here.game.say_move(here.state, move), here.lesson.names)


# What is right


def answer(setting: Setting, here: Progress) -> Said:
    """The right reply, or the moves of a right answer, each said of the position in which it is made."""
    if isinstance(here.step, Question):
        return setting.say(reply(here, here.step), here.lesson.names)
    played = tuple(here.game.say_move(before.state, move) for before, move, _ in right_way(here))
    return setting.say(phrase("paper-moves", moves=played), here.lesson.names)


def reply(here: Progress, step: Question) -> Phrase:
    right = right_reply(here)
    if step.choices:
        return phrase("lesson-reply", values=tuple(here.lesson.text(step, f"choice-{each}") for each in right))
    found = right if step.ask == "set" else right[:1]
    return phrase("lesson-reply", values=tuple(named(here, each) for each in found))


def named(here: Progress, value: Json) -> Arg:
    return here.game.say_arg("candidate", value) if isinstance(value, str) else str(value)
