"""Changes of a plan, each a new one: rows added, copied, moved, taken away, and what may be chosen in them."""

from typing import Any

from rules.core.types import Json
from rules.lessons.model import Lesson
from rules.teaching.made import MadeLesson, MadePosition, Titles
from rules.teaching.plans import (
    MOST_ANSWERS,
    MOST_MINUTES,
    MOST_ROWS,
    AnyRow,
    FreeRow,
    LessonRow,
    MadePlan,
    Mode,
    PositionRow,
    RowKind,
    TalkRow,
    VoteRow,
)

MINUTES: dict[RowKind, int] = {"talk": 2, "lesson": 5, "position": 3, "vote": 2, "free": 6}
"""What a new row of each kind takes."""
LEAST_ANSWERS = 2


def id_for(rows: tuple[AnyRow, ...], kind: RowKind) -> str:
    """An id that none of these rows has."""
    taken = {row.id for row in rows}
    number = len(rows) + 1
    while f"{kind}-{number}" in taken:
        number += 1
    return f"{kind}-{number}"


def talk(plan: MadePlan) -> TalkRow:
    return TalkRow(**head(plan, "talk"))


def lesson(plan: MadePlan, which: str | MadeLesson, title: Titles) -> LessonRow:
    return LessonRow(**head(plan, "lesson"), lesson=which, title=title)


def position(plan: MadePlan, which: Json | MadePosition, title: Titles) -> PositionRow:
    """A row that shows a position: a made one, or one written as rows write them."""
    return PositionRow.model_validate(head(plan, "position") | {"position": which, "title": title})


def vote(plan: MadePlan) -> VoteRow:
    return VoteRow(**head(plan, "vote"), answers=(Titles(),) * LEAST_ANSWERS)


def free(plan: MadePlan, seats: int) -> FreeRow:
    return FreeRow(**head(plan, "free"), seats=seats, people=seats)


def head(plan: MadePlan, kind: RowKind) -> dict[str, Any]:
    return {"kind": kind, "id": id_for(plan.rows, kind), "minutes": MINUTES[kind]}


# Rows


def added(plan: MadePlan, row: AnyRow, at: int) -> MadePlan:
    """The plan with one more row behind the one with this number."""
    if len(plan.rows) >= MOST_ROWS:
        return plan
    return with_rows(plan, (*plan.rows[: at + 1], row, *plan.rows[at + 1 :]))


def copied(plan: MadePlan, at: int) -> MadePlan:
    row = plan.rows[at]
    return added(plan, row.model_copy(update={"id": id_for(plan.rows, row.kind)}), at)


def removed(plan: MadePlan, at: int) -> MadePlan:
    """The plan without a row; the last one stays."""
    if len(plan.rows) == 1:
        return plan
    return with_rows(plan, (*plan.rows[:at], *plan.rows[at + 1 :]))


def moved(plan: MadePlan, at: int, to: int) -> MadePlan:
    rows = list(plan.rows)
    rows.insert(max(0, min(len(rows) - 1, to)), rows.pop(at))
    return with_rows(plan, tuple(rows))


def with_rows(plan: MadePlan, rows: tuple[AnyRow, ...]) -> MadePlan:
    return plan.model_copy(update={"rows": rows})


# What is chosen in a row


def changed(plan: MadePlan, at: int, **fields: Any) -> MadePlan:
    """The plan with other fields in a row."""
    row = plan.rows[at].model_copy(update=fields)
    return with_rows(plan, (*plan.rows[:at], row, *plan.rows[at + 1 :]))


def with_minutes(plan: MadePlan, at: int, minutes: int) -> MadePlan:
    return changed(plan, at, minutes=max(1, min(MOST_MINUTES, minutes)))


def with_mode(plan: MadePlan, at: int, mode: Mode) -> MadePlan:
    return changed(plan, at, mode=mode)


def with_step(row: LessonRow, step: str, built_in: Lesson | None, *, wanted: bool) -> LessonRow:
    """The row with a step of its lesson done, or left out; one of them is always done."""
    every = [each.id for each in steps_of(row, built_in)]
    were = set(row.steps or every)
    now = were | {step} if wanted else were - {step}
    done = [each for each in every if each in now]
    if not done:
        return row
    return row.model_copy(update={"steps": () if done == every else tuple(done)})


def steps_of(row: LessonRow, built_in: Lesson | None) -> tuple[Any, ...]:
    """The steps of its lesson, done or not."""
    if isinstance(row.lesson, MadeLesson):
        return row.lesson.steps
    return built_in.steps if built_in is not None else ()


def with_answer(row: VoteRow) -> VoteRow:
    """One more answer, while there is room for one."""
    return row if len(row.answers) >= MOST_ANSWERS else row.model_copy(update={"answers": (*row.answers, Titles())})


def without_answer(row: VoteRow, at: int) -> VoteRow:
    """The vote without an answer; two stay. What was right stays right, or nothing is."""
    if len(row.answers) <= LEAST_ANSWERS:
        return row
    right = row.right if row.right is None or row.right < at else None if row.right == at else row.right - 1
    return row.model_copy(update={"answers": (*row.answers[:at], *row.answers[at + 1 :]), "right": right})


def seated(row: FreeRow, *, seats: int, people: int) -> FreeRow:
    """The game with so many seats, so many of them for persons."""
    return row.model_copy(update={"seats": seats, "people": max(1, min(seats, people))})
