"""The class book on paper: pupils and lessons, what the columns are, and what is to be reviewed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.paint.icons import icon
from desktop.paper.framing import Titled, paged
from desktop.paper.setting import Setting
from desktop.paper.sheet import GREY, INK, LINE, PALE, Block, Box, Face, Fill, Mark, Page, Picture, stacked
from desktop.paper.typesetting import fitting, one_line, set_words
from rules.core.types import phrase

NAME, TOTAL, MOST_CELL = 230.0, 90.0, 150.0
NARROW_NAME, FEW = 170.0, 8
"""The name has less room where there are more columns than a few."""
PADDING, DOT, DOT_STEP = 9.0, 5.0, 14.0
NONE = "–"

Shown = tuple[int, int, int] | None
"""Steps that are solved, all steps, mistakes; None: not begun."""


@dataclass(frozen=True, slots=True)
class Column:
    number: str
    """Empty: a lesson that somebody made."""
    title: str
    finished: int
    """How many have solved it."""


@dataclass(frozen=True, slots=True)
class ClassRow:
    name: str
    cells: tuple[Shown, ...]
    mistakes: int | None


@dataclass(frozen=True, slots=True)
class Review:
    """A step with mistakes, which one was made most, and its rule."""

    title: str
    why: str
    rule: str


@dataclass(frozen=True, slots=True)
class ClassSheet:
    columns: tuple[Column, ...]
    rows: tuple[ClassRow, ...]
    reviews: tuple[Review, ...]


@dataclass(frozen=True, slots=True)
class Widths:
    whole: float
    name: float
    cell: float

    def cell_at(self, number: int) -> float:
        return self.name + number * self.cell


def widths_of(whole: float, columns: int) -> Widths:
    name = NAME if columns <= FEW else NARROW_NAME
    return Widths(whole, name, min(MOST_CELL, (whole - name - TOTAL) / max(1, columns)))


def class_pages(setting: Setting, sheet: ClassSheet) -> Iterator[tuple[Page, ...] | None]:
    widths = widths_of(setting.order.width, len(sheet.columns))
    blocks: list[Block] = [head_of(setting, sheet, widths)]
    for at, each in enumerate(sheet.rows):
        blocks.append(row_of(setting, each, widths, is_shaded=not at % 2))
        yield None
    blocks.append(foot_of(setting, sheet, widths))
    blocks.append(setting.words(setting.ui("paper-class-legend"), setting.order.width, setting.note).spaced(8))
    blocks += legend_of(setting, sheet)
    blocks += reviews_of(setting, sheet.reviews)
    under = (setting.first(phrase("paper-class")),)
    private = setting.first(phrase("paper-class-private"))
    count = setting.first(phrase("paper-class-pupils", count=len(sheet.rows)))
    yield paged(setting, Titled(under, count, private), blocks)


# Rows


def line_of(
    setting: Setting,
    widths: Widths,
    name: str,
    cells: Sequence[Sequence[Mark]],
    total: str,
    face: Face,
    *,
    fill: str = "",
) -> Block:
    """A name, marks in the cells, a total at the right end."""
    high = setting.body.line + 2 * PADDING
    marks: list[Mark] = [Fill(0, 0, widths.whole, high, fill)] if fill else []
    room = widths.name - 2 * PADDING
    named = one_line(name, fitting(name, room, face, 12))
    marks += named.at(PADDING, (high - named.high) / 2)
    for number, each in enumerate(cells):
        marks += Block(0, 0, tuple(each)).at(widths.cell_at(number), 0)
    said = one_line(total, setting.bold)
    marks += said.at(widths.whole - PADDING - said.wide, (high - said.high) / 2)
    marks.append(Fill(0, high, widths.whole, 1, LINE))
    return Block(widths.whole, high + 1, tuple(marks))


def head_of(setting: Setting, sheet: ClassSheet, widths: Widths) -> Block:
    cells = [
        centred(each.number or setting.first(phrase("paper-class-own")), setting, widths) for each in sheet.columns
    ]
    total = setting.first(phrase("paper-class-mistakes"))
    return line_of(setting, widths, setting.first(phrase("paper-class-name")), cells, total, setting.bold).kept()


def row_of(setting: Setting, row: ClassRow, widths: Widths, *, is_shaded: bool) -> Block:
    cells = [list(cell_of(setting, each, widths)) for each in row.cells]
    total = NONE if row.mistakes is None else str(row.mistakes)
    return line_of(setting, widths, row.name, cells, total, setting.body, fill=PALE if is_shaded else "")


def foot_of(setting: Setting, sheet: ClassSheet, widths: Widths) -> Block:
    count = len(sheet.rows)
    said = [setting.first(phrase("paper-class-of", done=each.finished, count=count)) for each in sheet.columns]
    total = str(sum(each.mistakes or 0 for each in sheet.rows))
    cells = [centred(each, setting, widths) for each in said]
    return line_of(setting, widths, setting.first(phrase("paper-class-together")), cells, total, setting.note)


def centred(words: str, setting: Setting, widths: Widths) -> tuple[Mark, ...]:
    high = setting.body.line + 2 * PADDING
    said = one_line(words, fitting(words, widths.cell - 4, setting.note, 11))
    return said.at((widths.cell - said.wide) / 2, (high - said.high) / 2)


def cell_of(setting: Setting, shown: Shown, widths: Widths) -> Iterator[Mark]:
    """A check with the number of mistakes, dots for steps, or a dash."""
    high = setting.body.line + 2 * PADDING
    if shown is None:
        yield from centred(NONE, setting, widths)
        return
    solved, steps, mistakes = shown
    if solved >= steps:
        yield from done_of(setting, mistakes, widths, high)
    elif steps * DOT_STEP <= widths.cell - 4:
        x = (widths.cell - (steps - 1) * DOT_STEP) / 2 - DOT
        for number in range(steps):
            fill = INK if number < solved else ""
            yield Box(x + number * DOT_STEP, high / 2 - DOT, 2 * DOT, 2 * DOT, radius=DOT, line=1.4, fill=fill)
    else:
        yield from centred(setting.first(phrase("paper-class-steps", solved=solved, steps=steps)), setting, widths)


def done_of(setting: Setting, mistakes: int, widths: Widths, high: float) -> Iterator[Mark]:
    side = setting.body.size * 0.9
    said = one_line(str(mistakes), replace(setting.body, weight="semibold")) if mistakes else Block(0, 0)
    x = widths.cell / 2 - side
    yield Picture(x, (high - side) / 2, side, side, draw_check, setting.first(phrase("paper-class-done")))
    yield from said.at(x + side + 5, (high - said.high) / 2)


def draw_check(painter: QPainter, rect: QRectF) -> None:
    icon(painter, "check", rect, INK)


# Below the table


def legend_of(setting: Setting, sheet: ClassSheet) -> Iterator[Block]:
    """What the numbers over the columns stand for."""
    named = [each for each in sheet.columns if each.number]
    said = " · ".join(
        setting.first(phrase("paper-class-column", number=each.number, title=each.title)) for each in named
    )
    made = " · ".join(each.title for each in sheet.columns if not each.number)
    face = replace(setting.note, ink=GREY)
    for words in filter(None, (said, made and setting.first(phrase("paper-class-made", titles=made)))):
        yield set_words(words, setting.order.width, face).spaced(6)


def reviews_of(setting: Setting, reviews: Sequence[Review]) -> Iterator[Block]:
    if not reviews:
        return
    width = setting.order.width
    yield setting.heading(setting.ui("paper-class-review"), width).spaced(26)
    for each in reviews:
        tag = setting.tag(each.rule) if each.rule else Block(0, 0)
        title = set_words(each.title, width - tag.wide - 12, setting.bold)
        above = Block(width, title.high, (*title.marks, *tag.at(width - tag.wide, 2)))
        yield stacked([above, set_words(each.why, width, setting.note)], width).spaced(10)
