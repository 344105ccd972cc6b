"""Exercises as they are printed, and the key to them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QSizeF

from desktop.paper.exercises import Exercise
from desktop.paper.setting import Setting
from desktop.paper.sheet import Block, Face, beside, stacked, upside_down
from desktop.paper.subject import Said
from desktop.paper.typesetting import set_words
from rules.core.types import phrase

GAP = 30.0
FIGURE_SHARE = 0.56
MORE_FOR_BOARDS = 1.35
"""How much higher a figure may be that shows whole boards."""


def exercise_block(setting: Setting, number: int, what: Exercise, figure: Block | None) -> Block:
    """The task with its number; below it the figure, and beside that what to tick or to write."""
    width = setting.order.width
    indent = setting.body.size * 1.75
    head = setting.numbered(number, setting.words(what.task, width - indent, setting.bold))
    room = width - indent
    if figure is None:
        below = stacked([asks(setting, what, room), *replies(setting, what, room)], room)
    elif setting.is_double:
        side = room - figure.wide - GAP
        told = [asks_stacked(setting, what, side)]
        if what.offered:
            below = stacked([beside([figure, *told], GAP), *replies(setting, what, room)], room)
        else:
            below = beside([figure, stacked([*told, *replies(setting, what, side)], side)], GAP)
    else:
        side = room - figure.wide - GAP
        below = beside([figure, stacked([asks(setting, what, side), *replies(setting, what, side)], side)], GAP)
    moved = Block(width, below.high, below.at(indent, 0), gap=8)
    return replace(stacked([head, moved], width), gap=setting.body.size * 1.1)


def figure_of(setting: Setting, what: Exercise, high: float) -> Block:
    """Its position, as large as there is room for it."""
    width = setting.order.width - setting.body.size * 1.75
    high = high if what.scene.shows else high * MORE_FOR_BOARDS
    return setting.plates.of_position(what.scene, QSizeF(width * FIGURE_SHARE, high), what.task[0])


def asks(setting: Setting, what: Exercise, width: float) -> Block:
    """What to do."""
    return setting.words(what.asks, width, replace(setting.note, italic=True))


def asks_stacked(setting: Setting, what: Exercise, width: float) -> Block:
    """The same where there is no room for two languages side by side."""
    face = replace(setting.note, italic=True)
    return stacked([set_words(each, width, face).spaced(10) for each in what.asks], width)


def replies(setting: Setting, what: Exercise, width: float) -> Iterator[Block]:
    """Boxes to tick, or lines to write on."""
    for each in what.offered:
        parts = [setting.ticked(each.said, width)]
        if any(other.rule for other in what.offered):
            indent = setting.body.size * 1.55
            line = setting.reason(setting.ui("paper-because"), width - indent)
            parts.append(Block(width, line.high + 8, line.at(indent, 8)))
        yield stacked(parts, width).spaced(12)
    if not what.offered:
        count = 3 if width < setting.order.width * FIGURE_SHARE else 2
        yield setting.lines(count, width).spaced(4)


# The key


def key_blocks(setting: Setting, exercises: Sequence[Exercise], face: Face | None = None) -> Iterator[Block]:
    """What is right, and why, under the number of each exercise."""
    for number, each in enumerate(exercises, 1):
        said = key_words(setting, number, each)
        yield setting.words(said, setting.order.width, face).spaced((face or setting.body).size * 0.4)


def key_words(setting: Setting, number: int, what: Exercise) -> Said:
    refused = [each for each in what.offered if each.rule]
    if not refused:
        whole = [begins_alike(*each) for each in zip(what.why, what.answer, strict=True)]
        if all(whole):
            return words_of(setting, "paper-key-why", number, why=what.why)
        return words_of(setting, "paper-key", number, answer=what.answer, why=what.why)
    right = joined(setting, [each.said for each in what.offered if each.is_right])
    wrong = joined(
        setting,
        [words_of(setting, "paper-key-refused", number, move=each.said, rule=each.rule) for each in refused],
    )
    return words_of(setting, "paper-key-allowed", number, right=right, refused=wrong, why=what.why)


def begins_alike(why: str, answer: str) -> bool:
    return why.startswith(answer)


def words_of(setting: Setting, id: str, number: int, **args: Said | str) -> Said:
    """A message filled with what is there in each language already."""
    languages = setting.order.languages
    return tuple(
        setting.subject.texts[language].say(
            phrase(id, number=number, **{k: v if isinstance(v, str) else v[at] for k, v in args.items()})
        )
        for at, language in enumerate(languages)
    )


def joined(setting: Setting, several: Sequence[Said]) -> Said:
    languages = setting.order.languages
    return tuple(setting.subject.texts[each].join([said[at] for said in several]) for at, each in enumerate(languages))


def key_at_foot(setting: Setting, exercises: Sequence[Exercise]) -> Block:
    """The key in small letters, upside down."""
    face = replace(setting.note, ink=setting.body.ink)
    blocks = list(key_blocks(setting, exercises, face))
    return upside_down(stacked(blocks, setting.order.width))
