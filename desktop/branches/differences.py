"""What differs between the score sheets of two positions: line by line, each with its rule, for each seat."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from rules.core.scoresheet import Goal, ScoreLine, ScoreSheet
from rules.core.types import Phrase, phrase

Kind = Literal["total", "line", "goal"]


@dataclass(frozen=True, slots=True)
class Difference:
    """One line: what it is about, the rule that pays it, and for each seat what stands there on either way; for a
    goal 1 if it is reached, and nothing for seats whose goal it is not."""

    kind: Kind
    title: Phrase
    rule: str
    before: tuple[int | None, ...]
    after: tuple[int | None, ...]

    @property
    def differs(self) -> bool:
        return self.before != self.after

    @property
    def says_something(self) -> bool:
        return self.kind != "line" or any(self.before) or any(self.after)


def differences(one: ScoreSheet, other: ScoreSheet, total: Phrase) -> tuple[Difference, ...]:
    """The sum, then goals, then all sources of points of which either sheet has something."""
    sums = Difference("total", total, "", one.totals, other.totals)
    found = (sums, *_goals(one, other), *_lines(one, other))
    return tuple(each for each in found if each.says_something)


def _lines(one: ScoreSheet, other: ScoreSheet) -> Iterator[Difference]:
    nothing = tuple(0 for _ in one.totals)

    def added(lines: Sequence[ScoreLine]) -> dict[tuple[str, str], tuple[int, ...]]:
        found: dict[tuple[str, str], tuple[int, ...]] = {}
        for each in lines:
            so_far = found.get((each.source, each.rule), nothing)
            found[each.source, each.rule] = tuple(map(sum, zip(so_far, each.points, strict=True)))
        return found

    before, after = added(one.lines), added(other.lines)
    for source, rule in before | after:
        points = tuple(each.get((source, rule), nothing) for each in (before, after))
        yield Difference("line", phrase(source), rule, *points)


def _goals(one: ScoreSheet, other: ScoreSheet) -> Iterator[Difference]:
    same: Callable[[Goal], object] = lambda goal: (goal.label, goal.rule, goal.seat)  # noqa: E731
    after = {same(each): each for each in other.goals}
    for goal in one.goals:
        found = after.get(same(goal))
        seats = range(len(one.totals))
        yield Difference(
            "goal",
            Phrase(goal.label, goal.args),
            goal.rule,
            tuple(int(goal.reached) if seat == goal.seat else None for seat in seats),
            tuple(int(found is not None and found.reached) if seat == goal.seat else None for seat in seats),
        )
