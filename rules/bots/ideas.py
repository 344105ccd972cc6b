"""Ideas: plans that come to the same are one, and what each came to is counted together."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from math import sqrt
from typing import Any

from rules.bots.advice import Suggestion
from rules.bots.mind import Plan, moves_of
from rules.bots.term import Term

IN_EVERY_MOVE = {"kind", "seat"}


@dataclass(slots=True)
class Idea:
    """The best plan of an idea, other first moves that lead to the same, and what it came to in each world."""

    plan: Plan
    alike: list[Any] = field(default_factory=list)
    paths: list[tuple[Any, ...]] = field(default_factory=list)
    """All that was played, by worlds; nothing as long as only the own turn was thought through."""
    leads: list[float] = field(default_factory=list)
    spreads: list[float] = field(default_factory=list)
    terms: dict[Term, float] = field(default_factory=dict)
    """Added up over all worlds."""
    leads_of_all: list[tuple[float, ...]] = field(default_factory=list)
    """The leads of all seats, by worlds; nothing where they are not wanted."""

    def begun_anew(self) -> "Idea":
        """Forget what the own turn alone came to, before the first world counts."""
        return Idea(self.plan, self.alike, self.paths)

    @property
    def lead(self) -> float:
        return sum(self.leads) / len(self.leads)

    def add(self, lead: float, spread: float, terms: Mapping[Term, float]) -> None:
        self.leads.append(lead)
        self.spreads.append(spread)
        for term, points in terms.items():
            self.terms[term] = self.terms.get(term, 0.0) + points

    @property
    def suggestion(self) -> Suggestion:
        """The figures alone, without a line of play."""
        count, mean = len(self.leads), self.lead
        at_the_end = sum(each**2 for each in self.spreads) / count
        between_worlds = sum((each - mean) ** 2 for each in self.leads) / count
        return Suggestion(
            move=self.plan.begins,
            alike=tuple(self.alike),
            leads=tuple(self.leads),
            spread=sqrt(at_the_end + between_worlds) if at_the_end else 0.0,
            terms={term: points / count for term, points in self.terms.items()},
        )


def gathered(plans: Sequence[Plan], asides: frozenset[str]) -> list[Idea]:
    """Gather plans of one idea, the best first: with the same main move, or the same moves in another order."""
    found: list[Idea] = []
    known: dict[Any, Idea] = {}
    for plan in plans:
        own = [move for move in moves_of(plan.path) if move.seat == plan.begins.seat]
        main = next((move for move in own if move.kind not in asides), None)
        whole = doings(plan)
        idea = known.get(whole) or known.get(main if main is not None else whole)
        if idea is not None:
            idea.alike.append(plan.begins)
            continue
        idea = Idea(plan)
        found.append(idea)
        known[whole] = idea
        if main is not None:
            known[main] = idea
    return found


def doings(plan: Plan) -> frozenset[Any]:
    """The moves of the own turn in any order, without those that only go on."""
    own = [move for move in moves_of(plan.path) if move.seat == plan.begins.seat]
    return frozenset(move for move in own if is_specific(move)) or frozenset(own)


def is_specific(move: Any) -> bool:
    """Tell moves that name something from those that only go on, such as the end of a turn."""
    return any(each.name not in IN_EVERY_MOVE for each in fields(move))
