"""Ten questions from the lessons of a game, drawn by a seed; the key on a page of its own."""

from collections.abc import Iterator

from desktop.paper.exercise_blocks import exercise_block, figure_of, key_blocks
from desktop.paper.exercises import Exercise, exercise_at
from desktop.paper.framing import Titled, paged
from desktop.paper.setting import Setting
from desktop.paper.sheet import Block, Page
from rules.core.rng import Rng, seeded
from rules.core.types import phrase
from rules.lessons.model import Lesson, LessonStep, Question, Show, Task

QUESTIONS = 10
FIGURE = 230.0

Drawn = tuple[Lesson, int]


def quiz_pages(setting: Setting) -> Iterator[tuple[Page, ...] | None]:
    """Lay it out question by question; the last thing that comes are the pages."""
    order = setting.order
    chosen, chance = drawn(setting, seeded(order.seed, "paper"))
    done: list[Exercise] = []
    blocks: list[Block] = []
    for number, (lesson, at) in enumerate(chosen, 1):
        each = exercise_at(setting, lesson, at, chance)
        _, chance = chance.below(2)
        blocks.append(exercise_block(setting, number, each, figure_of(setting, each, FIGURE)))
        done.append(each)
        yield None
    title = setting.ui("paper-quiz-title", count=len(done), seed=str(order.seed))
    last: list[Block] = []
    if order.answers:
        last = [setting.heading(setting.say(phrase("paper-key-title")), order.width), *key_blocks(setting, done)]
    yield paged(setting, Titled(title, names=True), blocks, last=last)


def drawn(setting: Setting, chance: Rng) -> tuple[tuple[Drawn, ...], Rng]:
    """Steps that stand by themselves, from as many lessons as possible."""
    lessons, chance = chance.shuffled(setting.subject.reference.lessons)
    rounds: list[list[Drawn]] = []
    for lesson in lessons:
        steps, chance = chance.shuffled([at for at, step in enumerate(lesson.steps) if can_be_asked(step)])
        rounds.append([(lesson, at) for at in steps])
    chosen: list[Drawn] = []
    while len(chosen) < QUESTIONS and any(rounds):
        chosen += [each.pop(0) for each in rounds if each][: QUESTIONS - len(chosen)]
    return tuple(chosen), chance


def can_be_asked(step: LessonStep) -> bool:
    """Whether it is understood without the step before it."""
    if isinstance(step, Show) or step.position == "continue":
        return False
    return isinstance(step, Question) or has_refusals(step)


def has_refusals(step: Task) -> bool:
    return any(each.refused is not None and len(each.moves) == 1 for each in step.mistakes)
