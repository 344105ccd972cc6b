"""What must be true of the lessons of every game: they play, they can be said, and no text is left over."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

from fluent.syntax import FluentParser, ast

from rules.core import resources
from rules.core.codec import move_from_json
from rules.core.contract import AnyGame
from rules.core.edition import read_edition
from rules.core.types import Json
from rules.lessons.checking import problems, wanted_texts
from rules.lessons.model import Lesson, LessonStep, Mistake, Question, Show, Task, lessons_in
from rules.lessons.progress import Progress
from rules.lessons.runner import (
    Missed,
    Outcome,
    Refused,
    attempt,
    begun,
    next_step,
    right_reply,
    say,
    solved,
    starts_until,
)
from rules.lessons.scenes import legal_of_shape
from rules.text.localise import Language, Texts


@dataclass(frozen=True)
class Shelf:
    """The lessons of a game, with what it takes to play them."""

    game: AnyGame
    box: Any
    lessons: tuple[Lesson, ...]

    def begin(self, id: str) -> Progress:
        return begun(self.game, self.box, next(lesson for lesson in self.lessons if lesson.id == id))


def shelf_of(game: AnyGame) -> Shelf:
    home = resources.assets() / game.id
    return Shelf(game, game.box(read_edition(home / "edition", game.id)), tuple(lessons_in(home / "lessons")))


# Promises


def check_lesson_plays(shelf: Shelf, lesson: Lesson) -> None:
    """The engine agrees with all it says, and who learns makes a move in it."""
    assert lesson.game == shelf.game.id
    assert problems(shelf.game, shelf.box, lesson) == []
    assert any(isinstance(step, Task) for step in lesson.steps)


def check_mistakes_are_known(shelf: Shelf, lesson: Lesson) -> None:
    """Whoever counts mistakes learns which one it was: each has an id, a move beside all of them has one too."""
    for start in starts_until(shelf.game, shelf.box, lesson, len(lesson.steps) - 1):
        step = start.step
        for mistake in step.mistakes if isinstance(step, Task) else ():
            outcome = made(start, mistake)
            assert isinstance(outcome, Missed | Refused), (step.id, mistake.id)
            assert outcome.mistake in ids_of(step), (step.id, mistake.id)
        for wrong in step.mistakes if isinstance(step, Question) else ():
            reply, _ = say(start, wrong.value)
            assert isinstance(reply, Missed)
            assert reply.mistake in ids_of(step)


def ids_of(step: LessonStep) -> set[str]:
    return set() if isinstance(step, Show) else {each.id for each in step.mistakes}


def made(here: Progress, mistake: Mistake) -> Outcome:
    """What becomes of the last move of a mistake."""
    *first, last = mistake.moves
    for pattern in first:
        _, here = attempt(here, legal_of_shape(here.game, here.state, pattern)[0])
    is_refused = mistake.refused is not None
    move = move_from_json(here.game, last) if is_refused else legal_of_shape(here.game, here.state, last)[0]
    return attempt(here, move)[0]


def check_shown_answers(shelf: Shelf, lesson: Lesson) -> None:
    """What is shown to who gives up leads to the end."""
    starts = starts_until(shelf.game, shelf.box, lesson, len(lesson.steps) - 1)
    assert [each.at for each in starts] == list(range(len(lesson.steps)))
    for start in starts:
        end = solved(start)
        assert end.is_done, end.step.id
    assert end.is_last


def check_texts(shelf: Shelf, lesson: Lesson, language: Language) -> None:
    """All can be said, hints included; each rule that it teaches or that stops a mistake has words."""
    texts = Texts(language, game=shelf.game, strict=True)
    for wanted in chain(wanted_texts(lesson), hints(lesson)):
        assert texts.say(wanted, lesson.names)
    tasks = [step for step in lesson.steps if isinstance(step, Task)]
    refusing = [mistake.refused for step in tasks for mistake in step.mistakes if mistake.refused]
    for rule in (*lesson.rules, *refusing):
        assert texts.has(f"{rule}.rule"), rule


def check_no_text_is_left_over(shelf: Shelf, language: Language) -> None:
    file = resources.translations() / language / shelf.game.id / "lessons.ftl"
    parsed = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))
    there = {
        f"{message.id.name}.{attribute.id.name}"
        for message in parsed.body
        if isinstance(message, ast.Message)
        for attribute in message.attributes
    }
    titles = {lesson.title.id for lesson in shelf.lessons}
    wanted = {text.id for lesson in shelf.lessons for text in chain(wanted_texts(lesson), hints(lesson))}
    assert there == wanted - titles


def check_examples(shelf: Shelf, wanted: set[str]) -> None:
    """Every entry of the outline and every worked example is played; each lesson has a name of its own."""
    steps = chain.from_iterable(lesson.steps for lesson in shelf.lessons)
    assert {example for step in steps for example in step.examples} == wanted
    assert len({lesson.id for lesson in shelf.lessons}) == len(shelf.lessons)


def hints(lesson: Lesson) -> Sequence[Any]:
    return [lesson.text(step, "hint") for step in lesson.steps]


# A learner at work


def tried(progress: Progress, *moves: Json) -> Progress:
    for move in moves:
        _, progress = attempt(progress, move_from_json(progress.game, move))
    return progress


def after(progress: Progress, *moves: Json) -> str:
    """The mistake that the lesson explains once the last of these moves is tried, and the rule that refuses it."""
    *first, last = moves
    before = tried(progress, *first)
    outcome, still = attempt(before, move_from_json(progress.game, last))
    assert isinstance(outcome, Missed | Refused)
    assert still == before
    assert outcome.explanation is not None
    mistake = outcome.explanation.id.partition(".")[2]
    return f"{mistake} {outcome.refusal.rule}" if isinstance(outcome, Refused) else mistake


def refused(progress: Progress, *moves: Json) -> tuple[str, str]:
    """The rule that stops the last of these moves, and the mistake that the lesson explains."""
    mistake, _, rule = after(progress, *moves).partition(" ")
    assert rule
    return rule, mistake


def missed(progress: Progress, *moves: Json) -> str:
    """The mistake that the lesson explains, though the last of these moves is allowed."""
    mistake, _, rule = after(progress, *moves).partition(" ")
    assert not rule
    return mistake


def step_of(shelf: Shelf, lesson: str, step: str) -> Progress:
    """Where a step begins, all before it solved as the program would."""
    progress = shelf.begin(lesson)
    while progress.step.id != step:
        progress = next_step(solved(progress))
    return progress


def right_replies(progress: Progress) -> list[Json]:
    """What is right to say, question after question, up to the next task or the end."""
    found: list[Json] = []
    while isinstance(progress.step, Question):
        right = right_reply(progress)
        found.append(right if progress.step.ask == "set" else right[0])
        progress = solved(progress)
        if progress.is_last:
            break
        progress = next_step(progress)
    return found
