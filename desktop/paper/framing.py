"""Pages around blocks: a head on the first, a foot with its number on each."""

from collections.abc import Sequence
from dataclasses import dataclass

from desktop.paper.columns import columns_in, flowed
from desktop.paper.setting import COLUMN_GAP, Setting
from desktop.paper.sheet import GREY, LINE, MARGIN, Block, Face, Fill, Mark, Page, stacked
from desktop.paper.subject import Said
from desktop.paper.typesetting import fitting, one_line, set_words
from rules.core.types import phrase

TITLE = Face(58, "semibold", serif=True)
SUBTITLE = Face(23, ink=GREY)
RIGHT = Face(21, "bold")
SMALL = Face(17, ink=GREY)
FOOT = 46.0
NAME_LINE = 300.0


@dataclass(frozen=True, slots=True)
class Titled:
    """What stands at the head of a document."""

    under: Said
    right: str = ""
    below: str = ""
    names: bool = False
    """Whether somebody writes a name and a date there."""


def paged(
    setting: Setting,
    titled: Titled,
    blocks: Sequence[Block],
    *,
    top: Sequence[Block] = (),
    columns: int = 1,
    last: Sequence[Block] = (),
    at_foot: Block | None = None,
) -> tuple[Page, ...]:
    """The pages of a document; `top` stands across all columns of the first one, `last` on pages of their own.

    What is to stand `at_foot` of the last page takes the place of those, where there is room for it.
    """
    order = setting.order
    above = stacked([head(setting, titled), *top], order.width)
    begins = above.high + setting.body.size
    high = order.height - FOOT
    first = columns_in(MARGIN, MARGIN + begins, order.width, high - begins, columns, COLUMN_GAP)
    others = columns_in(MARGIN, MARGIN, order.width, high, columns, COLUMN_GAP)
    found = flowed(blocks, first, others)
    found[0] = (*above.at(MARGIN, MARGIN), *found[0])
    ends = max(mark.y + mark.high for mark in found[-1])
    if at_foot is not None and ends + setting.body.size <= MARGIN + high - at_foot.high:
        found[-1] = (*found[-1], *at_foot.at(MARGIN, MARGIN + high - at_foot.high))
    elif last:
        found += flowed(last, others, others)
    return tuple(
        Page(order.paper, (*marks, *foot(setting, number, len(found)))) for number, marks in enumerate(found, 1)
    )


def column_width(setting: Setting, columns: int) -> float:
    return (setting.order.width - COLUMN_GAP * (columns - 1)) / columns


def head(setting: Setting, titled: Titled) -> Block:
    width = setting.order.width
    right = name_lines(setting) if titled.names and setting.order.names else facts(titled)
    room = width - right.wide - 24
    name = setting.first(phrase(f"game-{setting.subject.game.id}"))
    title = set_words(name, room, fitting(name, room, TITLE, 30))
    under = set_words(setting.joined(titled.under), room, SUBTITLE)
    high = max(title.high + under.high, right.high) + 8
    marks: list[Mark] = [*title.marks, *under.at(0, title.high), *right.at(width - right.wide, 12)]
    return Block(width, high + 3, (*marks, Fill(0, high, width, 2.6)))


def facts(titled: Titled) -> Block:
    lines = [one_line(titled.right, RIGHT)] if titled.right else []
    lines += [one_line(titled.below, SMALL)] if titled.below else []
    if not lines:
        return Block(0, 0)
    width = max(line.wide for line in lines)
    marks: list[Mark] = []
    y = 0.0
    for line in lines:
        marks += line.at(width - line.wide, y)
        y += line.high
    return Block(width, y, tuple(marks))


def name_lines(setting: Setting) -> Block:
    """Set the lines on which somebody writes a name and a date."""
    marks: list[Mark] = []
    y = 0.0
    for id in ("paper-name", "paper-date"):
        words = one_line(setting.first(phrase(id)), SMALL)
        marks += words.at(0, y)
        marks.append(Fill(words.wide + 8, y + words.high - 2, NAME_LINE - words.wide - 8, 1.2, LINE))
        y += words.high + 16
    return Block(NAME_LINE, y, tuple(marks))


def foot(setting: Setting, number: int, count: int) -> tuple[Mark, ...]:
    """Whose words these are, and the number of the page."""
    order = setting.order
    y = MARGIN + order.height - SMALL.line
    texts = setting.subject.texts[order.languages[0]]
    page = one_line(texts.say(phrase("paper-page", page=number, count=count)), SMALL)
    said = texts.say(phrase("paper-foot"))
    words = one_line(said, fitting(said, order.width - page.wide - 20, SMALL, 12))
    line = Fill(MARGIN, y - 6, order.width, 1.2, GREY)
    return (line, *words.at(MARGIN, y), *page.at(MARGIN + order.width - page.wide, y))
