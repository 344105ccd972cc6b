"""Blank score sheets: a row for each source of points of a game, a column for each seat; as many as fit on a page."""

from collections.abc import Iterator
from dataclasses import replace

from desktop.paper.framing import FOOT, Titled, head, paged
from desktop.paper.setting import Setting
from desktop.paper.sheet import GREY, INK, PALE, Block, Box, Fill, Mark, Page, stacked
from desktop.paper.subject import Said
from desktop.paper.typesetting import set_words
from rules.core.scoresheet import ScoreRow
from rules.core.types import phrase
from rules.lessons.model import Setup
from rules.lessons.scenes import at_setup

LEAST_ROW = 46.0
WORDS_SHARE = 0.42
GAP, SPARE, MOST = 44.0, 6.0, 1.5
"""Between two sheets; below the last; how much taller than usual rows are, so that a page is filled."""
SOLO = "solo"
"""How chapters of rules for a game alone begin."""


def score_pages(setting: Setting) -> Iterator[tuple[Page, ...] | None]:
    titled = Titled(setting.ui("paper-score-title"))
    table = blank_table(setting)
    yield None
    room = setting.order.height - FOOT - head(setting, titled).high - setting.body.size - SPARE
    count = max(1, int((room + GAP) // (table.high + GAP)))
    more = ((room + GAP) / count - GAP) / table.high
    yield paged(setting, titled, [blank_table(setting, min(MOST, more)).spaced(GAP)] * count)


def blank_table(setting: Setting, stretched: float = 1.0) -> Block:
    """Names, what comes in during play, what the end counts, the total, and what decides a tie."""
    width, seats = setting.order.width, max(setting.subject.game.seats)
    rows = [taller(each, stretched) for each in table_rows(setting)]
    whole = stacked(rows, width)
    words = width * WORDS_SHARE
    cell = (width - words) / seats
    lines_down = [Fill(words + number * cell, 0, 1.2, whole.high, GREY) for number in range(seats)]
    return Block(width, whole.high, (*whole.marks, *lines_down, Box(0, 0, width, whole.high, radius=3, line=2)))


def taller(row: Block, by: float) -> Block:
    """The same row with more room in it: words stay in its middle, lines at its edges."""
    high = row.high * by
    marks = (stretched_mark(mark, row.high, high) for mark in row.marks)
    return replace(row, high=high, marks=tuple(marks))


def stretched_mark(mark: Mark, before: float, after: float) -> Mark:
    if not isinstance(mark, Fill):
        return replace(mark, y=mark.y + (after - before) / 2)
    if mark.high == before:
        return replace(mark, high=after)
    return replace(mark, y=mark.y + after - before) if mark.y else mark


def table_rows(setting: Setting) -> Iterator[Block]:
    width = setting.order.width
    yield name_row(setting)
    parts = {at_end: [each for each in rows_of(setting) if each.at_end == at_end] for at_end in (False, True)}
    for at_end, lines in parts.items():
        if lines and all(parts.values()):
            yield section_row(setting, setting.ui("score-at-end" if at_end else "score-in-play"), width)
        for each in lines:
            yield line_row(setting, setting.say(phrase(each.source)), each.rule)
    yield total_row(setting)
    for each in ties(setting):
        yield line_row(setting, setting.say(phrase(each.source)), each.rule)


def rows_of(setting: Setting) -> Iterator[ScoreRow]:
    """The sources of points of a game among people."""
    reference = setting.subject.reference
    for row in setting.subject.game.score_rows:
        chapter = reference.chapter_of(row.rule)
        if chapter is None or not chapter.id.startswith(SOLO):
            yield row


def ties(setting: Setting) -> tuple[ScoreRow, ...]:
    """What is compared between equals, as rows."""
    game = setting.subject.game
    start = at_setup(game, setting.subject.box, Setup(players=("person",) * max(game.seats)))
    return tuple(ScoreRow(each.label, each.rule) for each in game.scores(start).tie_breaks)


def line_row(setting: Setting, said: Said, rule: str) -> Block:
    """What it is about, with its rule; the cells are empty."""
    width = setting.order.width
    broad = width * WORDS_SHARE - 16
    tag = setting.tag(rule) if setting.order.tags else Block(0, 0)
    words = set_words(setting.joined(said), broad - tag.wide - 8, setting.body)
    high = max(LEAST_ROW, words.high + 14)
    marks: list[Mark] = [*words.at(10, (high - words.high) / 2)]
    marks += tag.at(broad - tag.wide + 8, (high - tag.high) / 2)
    return Block(width, high, (*marks, Fill(0, high - 1, width, 1, GREY)))


def name_row(setting: Setting) -> Block:
    words = set_words(setting.joined(setting.ui("paper-name")), setting.order.width * WORDS_SHARE - 20, setting.note)
    high = LEAST_ROW * 1.2
    marks = (*words.at(10, (high - words.high) / 2), Fill(0, high - 2, setting.order.width, 2, INK))
    return Block(setting.order.width, high, marks)


def section_row(setting: Setting, said: Said, width: float) -> Block:
    words = set_words(setting.joined(said), width - 20, setting.note)
    high = words.high + 8
    marks = (Fill(0, 0, width, high, PALE), *words.at(10, 4), Fill(0, high - 1, width, 1, GREY))
    return Block(width, high, marks)


def total_row(setting: Setting) -> Block:
    width = setting.order.width
    words = set_words(setting.joined(setting.ui("score-total")), width * WORDS_SHARE - 20, setting.bold)
    high = LEAST_ROW * 1.25
    marks = (Fill(0, 0, width, 2, INK), *words.at(10, (high - words.high) / 2), Fill(0, high - 2, width, 2, INK))
    return Block(width, high, marks)
