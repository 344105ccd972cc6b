"""A lesson on paper: each step with its figure, boxes to tick and lines to write on. The key stands upside down at the
foot, or on a page of its own."""

from collections.abc import Iterator

from desktop.paper.exercise_blocks import exercise_block, figure_of, key_at_foot, key_blocks
from desktop.paper.exercises import Exercise, exercises
from desktop.paper.framing import Titled, paged
from desktop.paper.setting import Setting
from desktop.paper.sheet import Block, Page
from rules.core.rng import seeded
from rules.core.types import phrase
from rules.lessons.model import Lesson

FIGURE = 330.0


def lesson_of(setting: Setting) -> Lesson | None:
    """The lesson that is wanted; the first where none is named, None where there is none of that name."""
    lessons, wanted = setting.subject.lessons, setting.order.lesson
    return next((each for each in lessons if wanted in ("", each.id)), None)


def lesson_pages(setting: Setting) -> Iterator[tuple[Page, ...] | None]:
    """Lay it out step by step; the last thing that comes are the pages. Raises `BadScene`."""
    lesson = lesson_of(setting)
    assert lesson is not None
    done: list[Exercise] = []
    blocks: list[Block] = [setting.words(setting.say(lesson.intro, lesson.names), setting.order.width)]
    for number, each in enumerate(exercises(setting, lesson, seeded(setting.order.seed, "paper")), 1):
        figure = None if done and is_same_picture(each, done[-1]) else figure_of(setting, each, FIGURE)
        blocks.append(exercise_block(setting, number, each, figure))
        done.append(each)
        yield None
    at = setting.subject.lessons.index(lesson) + 1
    title = setting.ui("paper-lesson-title", number=at, title=lesson.title)
    yield with_key(setting, Titled(title, below=setting.pages(lesson.rules), names=True), blocks, done)


def is_same_picture(one: Exercise, other: Exercise) -> bool:
    """Whether the figure of the exercise before shows all that this one is about."""
    return (one.scene.state, one.scene.shows, one.scene.hides) == (
        other.scene.state,
        other.scene.shows,
        other.scene.hides,
    )


def with_key(setting: Setting, titled: Titled, blocks: list[Block], done: list[Exercise]) -> tuple[Page, ...]:
    if not setting.order.answers:
        return paged(setting, titled, blocks)
    last = [setting.heading(setting.say(phrase("paper-key-title")), setting.order.width), *key_blocks(setting, done)]
    return paged(setting, titled, blocks, last=last, at_foot=key_at_foot(setting, done))
