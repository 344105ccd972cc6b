"""What the ideas of a position came to, and whether few of them stand apart from all others."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from rules.bots.doubt import error_of
from rules.bots.ideas import Idea
from rules.bots.term import Term

CLEAR = 3.0
"""An idea is clearly worse when it loses so many standard errors."""
SETTLED = 2.0
"""What is further away than so many standard errors will hardly be reached."""
MOST_GOOD = 3
"""More ideas that are as good make no question."""
STEP = 0.5
"""Between what is accepted and all else lies a step of so much of the least loss."""
TELLING = 0.5


@dataclass(slots=True)
class Followed(Idea):
    """An idea that keeps of what its leads were made in each world."""

    by_world: list[Mapping[Term, float]] = field(default_factory=list)

    def add(self, lead: float, spread: float, terms: Mapping[Term, float]) -> None:
        Idea.add(self, lead, spread, terms)
        self.by_world.append(terms)


class Gap(NamedTuple):
    """How much more one move brings than another, in worlds in which both were played on."""

    points: float
    error: float

    def is_clear(self, least: float, errors: float = CLEAR) -> bool:
        return self.points >= least and self.points >= errors * self.error

    def may_reach(self, least: float, errors: float = SETTLED) -> bool:
        """Whether more worlds may show so many points."""
        return self.points + errors * self.error >= least


@dataclass(slots=True)
class Judgement:
    """What each legal move came to, the best first."""

    least: float
    """A loss of fewer points means little."""
    usual_error: float
    few: int
    """More first moves would be no answer, but a guess."""
    followed: list[Followed]
    dropped: list[Idea] = field(default_factory=list)
    """What was far behind in the first worlds already."""

    @property
    def best(self) -> Followed:
        return self.followed[0]

    def sort(self) -> None:
        """Put those first that were looked at most, and of these the best."""
        self.followed.sort(key=lambda each: (-len(each.leads), -each.lead))

    @property
    def worlds(self) -> int:
        return len(self.best.leads)

    def gap(self, one: Idea, other: Idea) -> Gap:
        pairs = list(zip(one.leads, other.leads, strict=False))
        mean = sum(a - b for a, b in pairs) / len(pairs)
        return Gap(mean, error_of(one.leads, other.leads, self.usual_error))

    def as_good(self) -> list[Followed]:
        """The best idea, and those that are not clearly worse."""
        return [each for each in self.followed if each is self.best or not self.is_worse(each)]

    def is_worse(self, idea: Idea) -> bool:
        return self.gap(self.best, idea).is_clear(self.least)

    def is_nearly(self, idea: Idea) -> bool:
        """Whether it loses enough, and only some worlds more may make that clear; or it is settled already."""
        return self.gap(self.best, idea).is_clear(self.least, SETTLED) or self.is_settled(idea)

    def is_settled(self, idea: Idea) -> bool:
        """Whether more worlds would hardly say otherwise: it is clearly worse, or will not be."""
        gap = self.gap(self.best, idea)
        return gap.is_clear(self.least) or not gap.may_reach(self.least)

    def near(self) -> list[Followed]:
        """The best idea, and those that are less than a step behind it so far."""
        return [each for each in self.followed if self.best.lead - each.lead < STEP * self.least][:MOST_GOOD]

    def may_stand(self, good: Sequence[Any] = (), errors: float = SETTLED) -> bool:
        """Whether a few ideas, these good moves among them, may come to stand apart from all others in more worlds."""
        for count in range(1, MOST_GOOD + 1):
            accepted = [each for at, each in enumerate(self.followed) if at < count or each.plan.begins in good]
            if len(accepted) <= MOST_GOOD and len(begun(accepted)) <= self.few and self.may_part(accepted, errors):
                return True
        return False

    def may_part(self, accepted: Sequence[Idea], errors: float) -> bool:
        """Whether more worlds may say that these ideas, and no others, are good."""
        others = self.others(accepted)
        return (
            bool(others)
            and all(self.gap(self.best, other).may_reach(self.least, errors) for other in others)
            and all(self.gap(one, other).may_reach(STEP * self.least, errors) for one in accepted for other in others)
        )

    def others(self, accepted: Sequence[Idea]) -> list[Followed]:
        return [each for each in self.followed if not any(each is one for one in accepted)]

    def difference(self, one: Followed, other: Followed) -> dict[Term, float]:
        """How much more one brings than another in each term, in worlds in which both were played on."""
        pairs = list(zip(one.by_world, other.by_world, strict=False))
        terms = dict.fromkeys(term for pair in pairs for seen in pair for term in seen)
        return {term: sum(a.get(term, 0.0) - b.get(term, 0.0) for a, b in pairs) / len(pairs) for term in terms}

    def gain(self, one: Followed, other: Followed) -> Term | None:
        """The term in which the one gains most on the other; what is on the sheet only where nothing else does."""
        more = self.difference(one, other)
        most = max(more, key=lambda term: more[term], default=None)
        telling = [term for term in more if not term.is_sure and most and more[term] >= TELLING * more[most] > 0]
        return max(telling, key=lambda term: more[term], default=most)


def begun(ideas: Iterable[Idea]) -> list[Any]:
    """Return all first moves of these ideas."""
    return [move for each in ideas for move in (each.plan.begins, *each.alike)]
