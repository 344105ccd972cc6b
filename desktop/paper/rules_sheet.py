"""The rules of a game on two pages: its aim, the steps of a turn, and what the rules say of each thing."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QSizeF

from desktop.aim.words import AimWords, aim_words, has_aim
from desktop.games.loading import part_of
from desktop.paper.framing import Titled, column_width, paged
from desktop.paper.setting import Setting, disc
from desktop.paper.sheet import Block, Box, Mark, Page, Picture, beside, stacked
from desktop.paper.typesetting import set_words
from rules.core.types import phrase
from rules.reference.figures import shown
from rules.reference.handout import Section

PAGES_WANTED = 2
FITTED = ((230.0, 0), (200.0, 0), (170.0, 0), (140.0, 0), (120.0, 0), (170.0, 1), (120.0, 1), (120.0, 2))
"""How high figures may be, and by how much letters are smaller: the first with which all fits."""
STEP_GAP, STEP_PADDING, STEP_PICTURE = 14.0, 10.0, 74.0


def rules_pages(setting: Setting) -> Iterator[tuple[Page, ...] | None]:
    """Lay it out, with pauses; the last thing that comes are the pages."""
    titled = Titled(setting.ui("paper-rules-title"), players(setting), booklet(setting))
    columns = 1 if setting.is_double else 2
    pages: tuple[Page, ...] = ()
    for room, tightened in FITTED:
        setting = replace(setting, tightened=tightened)
        top = list(introduction(setting))
        blocks: list[Block] = []
        for block in rule_blocks(setting, column_width(setting, columns), room):
            blocks.append(block)
            yield None
        pages = paged(setting, titled, blocks, top=top, columns=columns)
        if len(pages) <= PAGES_WANTED or setting.is_double or setting.order.is_large:
            break
    yield pages


def players(setting: Setting) -> str:
    seats = setting.subject.game.seats
    return setting.first(phrase("paper-players", least=min(seats), most=max(seats)))


def booklet(setting: Setting) -> str:
    handout = setting.subject.handout
    return setting.pages(handout.named) if handout is not None else ""


# The aim and the steps


def introduction(setting: Setting) -> Iterator[Block]:
    """What wins, and the steps of a turn in boxes."""
    game, order = setting.subject.game, setting.order
    aims = [
        aim_words(texts, game)
        for texts in (setting.subject.texts[language] for language in order.languages)
        if has_aim(texts, game)
    ]
    if not aims:
        return
    yield setting.words(tuple(aim.goal for aim in aims), order.width, setting.bold).spaced(10)
    yield steps(setting, aims).spaced(12)
    yield setting.words(tuple(aim.turn for aim in aims), order.width).spaced(8)


def steps(setting: Setting, aims: Sequence[AimWords]) -> Block:
    """The loop of the game, side by side."""
    count = len(aims[0].steps)
    wide = (setting.order.width - STEP_GAP * (count - 1)) / count
    loop = part_of(setting.subject.game.id, "aim", "LOOP") or ()
    inner = [step(setting, aims, number, wide - 2 * STEP_PADDING, loop) for number in range(count)]
    high = max(block.high for block in inner) + 2 * STEP_PADDING
    boxes = [
        Block(wide, high, (Box(0, 0, wide, high, radius=8, line=1.6), *block.at(STEP_PADDING, STEP_PADDING)))
        for block in inner
    ]
    return beside(boxes, STEP_GAP)


def step(setting: Setting, aims: Sequence[AimWords], number: int, wide: float, loop: Sequence[object]) -> Block:
    """A picture, a number, the name of the step and a note, in each language."""
    marks: list[Mark] = []
    y = 0.0
    if number < len(loop):
        plate = setting.plates.of_step(loop[number], QSizeF(wide, STEP_PICTURE))  # type: ignore[arg-type]
        marks.append(Picture(0, 0, wide, STEP_PICTURE, plate))
        y = STEP_PICTURE + 4
    size = setting.body.size
    marks += Block(0, 0, disc(number + 1, size)).at(0, y)
    parts: list[Block] = []
    for aim in aims:
        name, note = aim.steps[number]
        room = wide - size * 1.6
        parts.append(set_words(name, room, setting.bold))
        parts += [set_words(note, room, setting.note)] if note else []
    words = stacked(parts, wide - size * 1.6)
    marks += words.at(size * 1.6, y)
    return Block(wide, y + words.high, tuple(marks))


# The rules


def rule_blocks(setting: Setting, width: float, figures: float) -> Iterator[Block]:
    handout = setting.subject.handout
    for section in handout.rules if handout is not None else ():
        yield from section_blocks(setting, section, width, figures)


def section_blocks(setting: Setting, section: Section, width: float, figures: float) -> Iterator[Block]:
    """The title of a chapter, then its rules, each with its figure below it."""
    yield setting.heading(setting.say(phrase(f"chapter-{section.chapter}")), width, setting.pages(section.rules))
    for rule in section.rules:
        words = setting.rule(rule, width).spaced(setting.body.size * 0.27)
        if rule in section.figures:
            words = stacked([words, figure(setting, rule, width, figures).spaced(8)], width)
        yield words


def figure(setting: Setting, rule: str, width: float, high: float) -> Block:
    """What the rule looks like on the table, in the middle of the column; drawn from what the engine says now."""
    subject = setting.subject
    found = subject.reference.figure_of(rule)
    assert found is not None
    here = shown(subject.game, subject.box, found)
    says = setting.first(phrase(f"{rule}.title"))
    block = setting.plates.of_rule(here, setting.first, QSizeF(width, high), says)
    return Block(width, block.high, block.at((width - block.wide) / 2, 0))
