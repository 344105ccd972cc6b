"""A plan of a session on paper: when, what, for whom, and what is said."""

from collections.abc import Iterator
from dataclasses import dataclass

from desktop.lessons.plans import Listed, plan_of
from desktop.paper.framing import Titled, paged
from desktop.paper.setting import Setting
from desktop.paper.sheet import LINE, Block, Fill, Page, stacked
from desktop.paper.subject import Said
from desktop.paper.typesetting import one_line
from rules.core.types import OwnWords, phrase
from rules.teaching.plans import AnyRow, MadePlan, VoteRow
from rules.teaching.vote import LETTERS

TIMES, MINUTES = 90.0, 110.0


@dataclass(frozen=True, slots=True)
class PlanRow:
    """A row of a plan, in words."""

    begins: str
    """The time at which it begins, from the start of the session: `0:07`."""
    minutes: int
    title: Said
    kind: Said = ()
    """What is done, and by whom: a lesson, projected."""
    says: tuple[Said, ...] = ()
    """The sentences that are said, and what a vote asks."""


@dataclass(frozen=True, slots=True)
class PlanSheet:
    title: Said
    rows: tuple[PlanRow, ...]


def wanted_plan(setting: Setting) -> Listed | None:
    """The plan that is wanted; the first where none is named, None where there is none of that name."""
    plans, wanted = setting.subject.plans, setting.order.plan
    return next((each for each in plans if wanted in ("", each.id, each.ready.name if each.ready else "")), None)


def plan_pages_of(setting: Setting) -> Iterator[tuple[Page, ...] | None]:
    listed = wanted_plan(setting)
    assert listed is not None
    plan = plan_of(setting.subject.program, listed)
    return plan_pages(setting, PlanSheet(own(setting, plan.title.words), tuple(rows_of(setting, plan))))


def plan_pages(setting: Setting, plan: PlanSheet) -> Iterator[tuple[Page, ...] | None]:
    blocks: list[Block] = []
    for each in plan.rows:
        blocks.append(row(setting, each))
        yield None
    total = setting.first(phrase("paper-minutes", count=sum(each.minutes for each in plan.rows)))
    yield paged(setting, Titled(plan.title, total), blocks)


def row(setting: Setting, what: PlanRow) -> Block:
    """The times at the left, what is done and said beside them, a hairline below."""
    width = setting.order.width
    words = width - TIMES - MINUTES
    said = [(what.title, setting.bold), (what.kind, setting.note), *((each, setting.body) for each in what.says)]
    parts = [setting.words(each, words, face) for each, face in said if any(each)]
    beside = stacked(parts, words)
    begins = one_line(what.begins, setting.bold)
    minutes = one_line(setting.first(phrase("paper-minutes", count=what.minutes)), setting.note)
    high = beside.high + 10
    marks = (
        *begins.at(0, 0),
        *minutes.at(TIMES, (setting.body.line - minutes.high) / 2),
        *beside.at(TIMES + MINUTES, 0),
        Fill(0, high, width, 1, LINE),
    )
    return Block(width, high + 1, marks, gap=12)


# A plan in words


def own(setting: Setting, words: OwnWords) -> Said:
    return setting.say(phrase("own-words", words=words))


def rows_of(setting: Setting, plan: MadePlan) -> Iterator[PlanRow]:
    for each, begins in zip(plan.rows, plan.starts, strict=True):
        yield PlanRow(
            f"{begins // 60}:{begins % 60:02}",
            each.minutes,
            own(setting, each.title.words),
            setting.ui("paper-plan-kind", kind=each.kind, mode=each.mode),
            tuple(sayings(setting, each)),
        )


def sayings(setting: Setting, each: AnyRow) -> Iterator[Said]:
    """What is said, then what a vote asks, its answers below; the right one stands out where answers are wanted."""
    if each.says.words:
        yield own(setting, each.says.words)
    if isinstance(each, VoteRow):
        yield own(setting, each.question.words)
        for at, answer in enumerate(each.answers):
            is_right = setting.order.answers and at == each.right
            id = "paper-plan-right" if is_right else "paper-plan-answer"
            yield setting.ui(id, letter=LETTERS[at], words=answer.words)
