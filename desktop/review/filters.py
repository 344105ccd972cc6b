"""Which moments of a review are shown: by grade, round, phase and rule, which work together."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from desktop.paint.grades import GradeName
from desktop.review.face import MomentFace

By = Literal["round", "phase", "rule"]
BY: tuple[By, ...] = ("round", "phase", "rule")
TOLD: tuple[GradeName, ...] = ("inexact", "mistake", "blunder")
SERIOUS: tuple[GradeName, ...] = ("mistake", "blunder")


@dataclass(frozen=True, slots=True)
class Filters:
    grades: frozenset[GradeName] = frozenset(SERIOUS)
    round: int | None = None
    phase: str | None = None
    rule: str | None = None

    def passes(self, moment: MomentFace) -> bool:
        return (
            moment.grade in self.grades
            and self.round in (None, moment.round)
            and self.phase in (None, moment.phase)
            and self.rule in (None, moment.rule)
        )

    def toggled(self, grade: GradeName) -> "Filters":
        """Show a grade, or hide it; the last one that is shown stays."""
        grades = self.grades ^ {grade}
        return replace(self, grades=grades) if grades else self

    def with_value(self, by: By, value: Any) -> "Filters":
        match by:
            case "round":
                return replace(self, round=value)
            case "phase":
                return replace(self, phase=value)
            case "rule":
                return replace(self, rule=value)

    def value(self, by: By) -> Any:
        return getattr(self, by)


def fitting(moments: Sequence[MomentFace]) -> Filters:
    """Show what is serious; where nothing is, what is inexact too."""
    has_serious = any(each.grade in SERIOUS for each in moments)
    return Filters() if has_serious or not moments else Filters(frozenset(TOLD))


def values(moments: Sequence[MomentFace], by: By) -> list[Any]:
    """What there is to filter by, in the order of the game."""
    ordered = sorted(moments, key=lambda each: each.at)
    return [each for each in dict.fromkeys(getattr(moment, by) for moment in ordered) if each]
