"""What is advised, as data: up to three moves of different ideas, with what may be expected of each and why."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from rules.bots.doubt import error_of
from rules.bots.forecast import Outlook
from rules.bots.term import Term
from rules.core.types import Phrase, Seat

APART = 2.0
"""Moves are apart when their difference is so many times its standard error."""
MOST_TERMS, MORE_TERMS = 4, 2
"""So many terms are told, and so many more where the rest of them weighs more than the last that is told."""
TELLING = 0.5
"""What is only expected tells more than what is sure, where it makes at least such a part of it."""


class LineStep(NamedTuple):
    """A move of a line of play, as it would be made in the world in which the line is shown."""

    seat: Seat
    move: Any
    said: Phrase
    at: int
    """Its number in the path of the suggestion."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A move, and what it came to in the worlds that were looked at."""

    move: Any
    alike: tuple[Any, ...]
    """Other first moves of the same idea, with which less was reached."""
    leads: tuple[float, ...]
    """The lead that may be expected after this move, by worlds."""
    spread: float
    """One standard deviation of the lead at the end of the game; 0 where nobody has measured it."""
    terms: Mapping[Term, float]
    """Of the lead, on average of all worlds."""
    world: int = 0
    """The number of the world in which its line of play is shown: one of those that went as most did."""
    line: tuple[LineStep, ...] = ()
    """This move, those that follow in the turn, then what others answer."""
    path: tuple[Any, ...] = ()
    """Everything that is played in that world up to the last step of the line."""
    rank: int = 1
    """Moves that are not apart have the same one."""

    @property
    def lead(self) -> float:
        return sum(self.leads) / len(self.leads)

    @property
    def outlook(self) -> Outlook:
        return Outlook(self.lead, self.spread)


class Difference(NamedTuple):
    """How much more may be expected of one move than of another, and how sure that is."""

    lead: float
    error: float
    """One standard error."""
    terms: tuple[tuple[Term, float], ...]
    """What makes most of the difference, the largest first."""
    rest: float
    """All other terms: with it they add up to the difference."""

    @property
    def is_apart(self) -> bool:
        return abs(self.lead) >= APART * self.error


@dataclass(frozen=True, slots=True)
class Advice:
    """What is advised so far; it gets better as more worlds are looked at."""

    suggestions: tuple[Suggestion, ...]
    """The best first."""
    usual_error: float
    """How far two judgements of a world differ where nothing is known about it, as a standard deviation of the lead."""
    looks: int = 1
    """How far ahead the worlds were judged, in turn: where one of two looks sees something else, that is doubt."""
    worlds: int = 0
    """How many were played on; 0: only the own turn was thought through."""
    moves: int = 0
    """How many moves were evaluated."""
    is_measured: bool = False
    """Whether a lead is one at the end of the game; else it only compares positions."""
    is_by_rule: bool = False
    """Whether a rule of thumb says it, and nothing was compared."""
    is_final: bool = False

    def difference(self, one: int, other: int, most: int = MOST_TERMS) -> Difference:
        return difference(self.suggestions[one], self.suggestions[other], self.usual_error, most, self.looks)

    def loss(self, threshold: float) -> float:
        """How many points the second move loses against the first: 0 where it is less than this, or than the noise."""
        if len(self.suggestions) < 2:  # noqa: PLR2004 two are compared
            return 0.0
        between = self.difference(0, 1)
        return between.lead if between.lead >= threshold and between.is_apart else 0.0

    @property
    def overlooked(self) -> Term | None:
        """The term in which the second move loses most; what stands on the score sheet only where nothing else does."""
        if len(self.suggestions) < 2:  # noqa: PLR2004 two are compared
            return None
        lost = [(term, points) for term, points in self.difference(0, 1).terms if points > 0]
        most = max((points for _, points in lost), default=0.0)
        telling = [(term, points) for term, points in lost if not term.is_sure and points >= TELLING * most]
        return max(telling or lost, key=lambda each: each[1], default=(None, 0.0))[0]

    @property
    def theme(self) -> Term | None:
        """What the best move is about: the term in which it differs most from the others.

        None where several moves are worth the same, or nothing can be said.
        """
        if len(self.suggestions) < 2 or self.suggestions[1].rank == 1:  # noqa: PLR2004 two are compared
            return None
        best, *others = self.suggestions
        more = {
            term: points - sum(each.terms.get(term, 0.0) for each in others) / len(others)
            for term, points in best.terms.items()
        }
        theme = max(more, key=lambda term: more[term], default=None)
        return theme if theme is not None and more[theme] > 0 else None


def difference(
    one: Suggestion, other: Suggestion, usual_error: float, most: int = MOST_TERMS, looks: int = 1
) -> Difference:
    """Compare two moves, world by world."""
    lead = one.lead - other.lead
    terms = {
        term: one.terms.get(term, 0.0) - other.terms.get(term, 0.0)
        for term in dict.fromkeys([*one.terms, *other.terms])
    }
    by_size = sorted(terms, key=lambda term: -abs(terms[term]))
    largest, others = by_size[:most], by_size[most : most + MORE_TERMS]
    rest = lead - sum(terms[term] for term in largest)
    while others and abs(rest) > abs(terms[largest[-1]]):
        rest -= terms[others[0]]
        largest.append(others.pop(0))
    least = LEAST_SHOWN * max((abs(each) for each in terms.values()), default=0.0)
    shown = tuple((term, terms[term]) for term in largest if abs(terms[term]) > least)
    shown = tuple(sorted(shown, key=lambda pair: -pair[1]))
    error = error_of(one.leads, other.leads, usual_error, looks)
    return Difference(lead, error, shown, lead - sum(each for _, each in shown))


LEAST_SHOWN = 0.03
"""A term that makes no more than such a part of the largest is part of the rest, in whatever unit a game counts."""


def ranked(suggestions: Sequence[Suggestion], usual_error: float, looks: int = 1) -> tuple[Suggestion, ...]:
    """Give each its rank; a move that is not apart from the first of those before it shares theirs."""
    found: list[Suggestion] = []
    leader = 0
    for at, each in enumerate(suggestions):
        if at and difference(suggestions[leader], each, usual_error, looks=looks).is_apart:
            leader = at
        found.append(replace(each, rank=leader + 1))
    return tuple(found)
