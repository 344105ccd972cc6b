"""Changes of a lesson that is being made, as values: steps added, copied, moved; answers and mistakes recorded.

Texts go with their steps: a copy has its own, what is taken away leaves none behind.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Literal

from rules.core.types import Json
from rules.lessons.model import (
    Answer,
    Given,
    Goal,
    LessonStep,
    Mistake,
    MovePattern,
    Question,
    Show,
    Task,
    WrongReply,
)
from rules.teaching.copying import step_named
from rules.teaching.made import LANGUAGES, MadeLesson

StepKind = Literal["show", "task", "number", "one", "set"]
KINDS: tuple[StepKind, ...] = ("show", "task", "number", "one", "set")
CHOICES = ("a", "b")
"""A new question has these; each gets its words."""


def kind_of(step: LessonStep) -> StepKind:
    return step.ask if isinstance(step, Question) else step.kind


# Steps


def with_step(made: MadeLesson, at: int, step: LessonStep) -> MadeLesson:
    """The step at this place is another one."""
    return with_steps(made, (*made.steps[:at], step, *made.steps[at + 1 :]))


def with_steps(made: MadeLesson, steps: Iterable[LessonStep]) -> MadeLesson:
    return made.model_copy(update={"steps": tuple(steps)})


def added(made: MadeLesson, at: int, position: Any = "continue") -> MadeLesson:
    """A new task behind the step at this place."""
    seat = made.steps[at].seat if made.steps else 0
    step = Task(kind="task", id=step_named(made.steps), position=position, seat=seat)
    return with_steps(made, (*made.steps[: at + 1], step, *made.steps[at + 1 :]))


def copied(made: MadeLesson, at: int) -> MadeLesson:
    """The step once more, behind itself, with its texts."""
    before, id = made.steps[at], step_named(made.steps)
    after = before.model_copy(update={"id": id})
    found = with_steps(made, (*made.steps[: at + 1], after, *made.steps[at + 1 :]))
    texts = {language: dict(made.texts.get(language, {})) for language in LANGUAGES}
    for language in LANGUAGES:
        for key, words in made.texts.get(language, {}).items():
            step, _, attribute = key.partition(".")
            if step == before.id and attribute:
                texts[language][f"{id}.{attribute}"] = words
    changes: dict[str, Any] = {"texts": texts}
    if any(before.id in notes for notes in made.notes.values()):
        changes["notes"] = {
            language: {**notes, id: notes[before.id]} if before.id in notes else notes
            for language, notes in made.notes.items()
        }
    return found.model_copy(update=changes)


def removed(made: MadeLesson, at: int) -> MadeLesson:
    """Take the step away; a lesson keeps at least one."""
    if len(made.steps) == 1:
        return made
    return pruned(with_steps(made, (*made.steps[:at], *made.steps[at + 1 :])))


def moved(made: MadeLesson, at: int, to: int) -> MadeLesson:
    """The step stands elsewhere."""
    steps = list(made.steps)
    steps.insert(to, steps.pop(at))
    return with_steps(made, steps)


def pruned(made: MadeLesson) -> MadeLesson:
    """Leave out the texts of what is no longer there."""
    used = made.keys_in_use
    texts = {
        language: {key: words for key, words in made.texts.get(language, {}).items() if key in used}
        for language in LANGUAGES
    }
    changes: dict[str, Any] = {"texts": texts}
    if made.notes:
        ids = {step.id for step in made.steps}
        changes["notes"] = {
            language: {id: words for id, words in notes.items() if id in ids} for language, notes in made.notes.items()
        }
    return made.model_copy(update=changes)


def of_kind(step: LessonStep, kind: StepKind) -> LessonStep:
    """The same step as another kind; what both have stays."""
    if kind == kind_of(step):
        return step
    kept: dict[str, Any] = {
        name: getattr(step, name)
        for name in ("id", "position", "seat", "shows", "marks", "marks_with_hint", "minutes", "rules", "replies")
        if name in step.model_fields_set
    }
    if kind == "show":
        return Show(kind="show", **kept)
    if kind == "task":
        return Task(kind="task", **kept)
    values: dict[str, tuple[Json, ...]] = {"number": (0,), "one": (CHOICES[0],), "set": ("",)}
    choices = CHOICES if kind == "one" else ()
    return Question(kind="question", ask=kind, right=Given(values=values[kind]), choices=choices, **kept)


# Answers


def with_answer(step: Task, moves: Sequence[MovePattern], replies: Sequence[MovePattern]) -> Task:
    """One more right answer; what others replied on its way is kept where nothing was yet."""
    answer = Answer(moves=tuple(moves))
    answers = step.answers if answer in step.answers else (*step.answers, answer)
    return step.model_copy(update={"answers": answers, "replies": step.replies or tuple(replies)})


def without_answer(step: Task, at: int) -> Task:
    answers = (*step.answers[:at], *step.answers[at + 1 :])
    update: dict[str, Any] = {"answers": answers}
    if not answers:
        update |= {"goals": (), "replies": ()}
    return step.model_copy(update=update)


def with_goal(step: Task, goal: Goal, *, wanted: bool) -> Task:
    goals = tuple(each for each in step.goals if each != goal)
    return step.model_copy(update={"goals": (*goals, goal) if wanted else goals})


# Mistakes


def with_mistake(step: Task, moves: Sequence[MovePattern], refused: str | None) -> tuple[Task, str]:
    """One more typical mistake, and its id; one that differs from another in one value only becomes part of it."""
    for at, known in enumerate(step.mistakes):
        merged = merged_moves(known.moves, moves) if known.refused == refused else None
        if merged is not None:
            mistake = known.model_copy(update={"moves": merged})
            return step.model_copy(
                update={"mistakes": (*step.mistakes[:at], mistake, *step.mistakes[at + 1 :])}
            ), known.id
    id = mistake_named(step)
    mistake = Mistake(id=id, moves=tuple(moves), refused=refused)
    return step.model_copy(update={"mistakes": (*step.mistakes, mistake)}), id


def merged_moves(known: Sequence[MovePattern], other: Sequence[MovePattern]) -> tuple[MovePattern, ...] | None:
    """Both as one pattern: the same but for one value of the last move, which becomes one of several."""
    if len(known) != len(other) or list(known[:-1]) != list(other[:-1]) or known[-1].keys() != other[-1].keys():
        return None
    last, also = dict(known[-1]), other[-1]
    different = [key for key in last if not fits_value(last[key], also[key])]
    if len(different) > 1:
        return None
    for key in different:
        values = last[key]["any"] if isinstance(last[key], dict) and set(last[key]) == {"any"} else [last[key]]
        if isinstance(also[key], (dict, list)):
            return None
        last[key] = {"any": [*values, also[key]]}
    return (*known[:-1], last)


def fits_value(pattern: Json, value: Json) -> bool:
    if isinstance(pattern, dict) and set(pattern) == {"any"}:
        return value in pattern["any"]
    return bool(pattern == value)


def with_wrong_reply(step: Question, value: Json) -> Question:
    """One more typical wrong reply."""
    if any(each.value == value for each in step.mistakes):
        return step
    reply = WrongReply(id=mistake_named(step), value=value)
    return step.model_copy(update={"mistakes": (*step.mistakes, reply)})


def without_mistake(step: Task | Question, id: str) -> Task | Question:
    return step.model_copy(update={"mistakes": tuple(each for each in step.mistakes if each.id != id)})


def mistake_named(step: Task | Question) -> str:
    """An id that no mistake of this step has."""
    taken, number = {each.id for each in step.mistakes}, 1
    while f"mistake-{number}" in taken:
        number += 1
    return f"mistake-{number}"


# Choices


def with_choice(step: Question) -> Question:
    """One more choice, under the next letter."""
    letters = (chr(ord("a") + number) for number in range(26))
    letter = next((each for each in letters if each not in step.choices), None)
    return step if letter is None else step.model_copy(update={"choices": (*step.choices, letter)})


def without_choice(step: Question, choice: str) -> Question:
    """A question keeps two choices, and one that is right."""
    if len(step.choices) <= len(CHOICES):
        return step
    choices = tuple(each for each in step.choices if each != choice)
    right = step.right.values if isinstance(step.right, Given) else ()
    values = tuple(each for each in right if each in choices) or choices[:1]
    return step.model_copy(update={"choices": choices, "right": Given(values=values)})


def with_right(step: Question, values: Sequence[Json]) -> Question:
    return step.model_copy(update={"right": Given(values=tuple(values) or ("",))})
