"""A plan of a session on paper: when, what, for whom, and what is said."""

from collections.abc import Iterator
from dataclasses import dataclass

from desktop.paper.framing import Titled, paged
from desktop.paper.setting import Setting
from desktop.paper.sheet import LINE, Block, Fill, Page, stacked
from desktop.paper.typesetting import one_line, set_words
from rules.core.types import phrase

TIMES, MINUTES = 90.0, 110.0


@dataclass(frozen=True, slots=True)
class PlanRow:
    """A row of a plan, in words."""

    begins: str
    """The time at which it begins, from the start of the session: `0:07`."""
    minutes: int
    title: str
    kind: str = ""
    """What is done, and by whom: a lesson, projected."""
    says: str = ""
    """The sentences that are said."""


@dataclass(frozen=True, slots=True)
class PlanSheet:
    title: str
    rows: tuple[PlanRow, ...]


def plan_pages(setting: Setting, plan: PlanSheet) -> Iterator[tuple[Page, ...] | None]:
    blocks: list[Block] = []
    for each in plan.rows:
        blocks.append(row(setting, each))
        yield None
    total = setting.first(phrase("paper-minutes", count=sum(each.minutes for each in plan.rows)))
    yield paged(setting, Titled((plan.title,), total), blocks)


def row(setting: Setting, what: PlanRow) -> Block:
    """The times at the left, what is done and said beside them, a hairline below."""
    width = setting.order.width
    words = width - TIMES - MINUTES
    parts = [set_words(what.title, words, setting.bold)]
    parts += [
        set_words(each, words, face) for each, face in ((what.kind, setting.note), (what.says, setting.body)) if each
    ]
    said = stacked(parts, words)
    begins = one_line(what.begins, setting.bold)
    minutes = one_line(setting.first(phrase("paper-minutes", count=what.minutes)), setting.note)
    high = said.high + 10
    marks = (
        *begins.at(0, 0),
        *minutes.at(TIMES, (setting.body.line - minutes.high) / 2),
        *said.at(TIMES + MINUTES, 0),
        Fill(0, high, width, 1, LINE),
    )
    return Block(width, high + 1, marks, gap=12)
