"""Judges every legal move of a position as deeply as the adviser does, and says which stand clear of all others."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any, NamedTuple

from rules.bots.advice import APART
from rules.bots.advising import EYE, STRENGTH, Adviser
from rules.bots.doubt import error_of
from rules.bots.forecast import forecast_of
from rules.bots.ideas import Idea
from rules.bots.mind import Plan, Thinking, mind_of
from rules.bots.policy import Budget
from rules.bots.sampling import world
from rules.bots.second_look import further as looking_further
from rules.bots.term import Term
from rules.core.contract import AnyGame
from rules.core.rng import Rng, seeded
from rules.core.types import Seat
from rules.puzzles.asked import Asked

LEAST = 0.75
"""The loss that counts is this share of what an apprentice misjudges, one standard deviation."""
CLEAR = 4.0
"""A move is clearly worse when it loses so many standard errors."""
FIRST_WORLDS, LEAST_WORLDS, MOST_WORLDS = 2, 8, 24
FAR = 2.0
"""After the first worlds, what is behind by so many times the least loss is not looked at further."""
MOST_TRIED = 30
"""So many moves are played on in the first worlds, those best at the end of the own turn."""
FEW_THOUGHTS = 30
MOST_FOLLOWED, LEAST_FOLLOWED = 14, 4
NEAR = 0.5
"""What is not apart from the best is as good when it is behind by no more than this share of the least loss."""
TELLING = 0.5
ENDLESS = 1 << 40


class Gap(NamedTuple):
    """How much more one move brings than another, in worlds in which both were played on."""

    points: float
    error: float

    def is_clear(self, least: float, errors: float = CLEAR) -> bool:
        return self.points >= least and self.points >= errors * self.error


@dataclass(slots=True)
class Judgement:
    """What each legal move came to, the best first."""

    least: float
    """A loss of fewer points means little."""
    usual_error: float
    followed: list[Idea]
    dropped: list[Idea] = field(default_factory=list)
    """What was far behind in the first worlds already."""

    @property
    def best(self) -> Idea:
        return self.followed[0]

    @property
    def worlds(self) -> int:
        return len(self.best.leads)

    def gap(self, one: Idea, other: Idea) -> Gap:
        pairs = list(zip(one.leads, other.leads, strict=False))
        mean = sum(a - b for a, b in pairs) / len(pairs)
        return Gap(mean, error_of(one.leads, other.leads, self.usual_error))

    def as_good(self) -> list[Idea]:
        """The best move, and those that nothing parts from it."""
        return [each for each in self.followed if each is self.best or self.is_as_good(each)]

    def is_as_good(self, idea: Idea) -> bool:
        gap = self.gap(self.best, idea)
        return gap.points <= NEAR * self.least and gap.points < APART * gap.error

    def others(self, accepted: Sequence[Idea]) -> list[Idea]:
        return [each for each in self.followed if not any(each is one for one in accepted)]

    def gain(self, one: Idea, other: Idea) -> Term | None:
        """The term in which the one gains most on the other; what is on the sheet only where nothing else does."""
        more = {
            term: points / len(one.leads) - other.terms.get(term, 0.0) / len(other.leads)
            for term, points in one.terms.items()
        }
        most = max(more, key=lambda term: more[term], default=None)
        telling = [term for term in more if not term.is_sure and most and more[term] >= TELLING * more[most] > 0]
        return max(telling, key=lambda term: more[term], default=most)


def least_loss(game: AnyGame) -> float:
    """The loss that counts, in points of the game: about what an apprentice often misses."""
    return LEAST * mind_of(game.id).level(EYE).unsteady


def judge(asked: Asked, rng: Rng, most: int = MOST_WORLDS, *, further: bool = False) -> Judgement | None:
    """Judge all legal moves from what the seat sees; None where a rule of thumb decides, or too much is as good.

    Further: later than a master does, so that nothing looks good only for where the judge stops looking.
    """
    game, mind = asked.game, mind_of(asked.game.id)
    eye, level = mind.level(EYE).unsteady, mind.level(STRENGTH)
    if further:
        level = looking_further(mind, level)
    forecast = forecast_of(game.id, len(asked.state.players))
    adviser = Adviser(game, mind, level, Budget(ENDLESS), forecast, eye / 2, eye / 2)
    return Judge(adviser, asked.view, asked.seat, rng, least_loss(game)).judged(asked.legal, most)


@dataclass(frozen=True, slots=True)
class Judge:
    adviser: Adviser
    view: Any
    seat: Seat
    rng: Rng
    least: float

    def judged(self, legal: Sequence[Any], most: int) -> Judgement | None:
        adviser, here = self.adviser, self.world(0)
        if adviser.mind.at_once(adviser.weights, here, self.seat, legal) is not None:
            return None
        root = adviser.thinking(here, self.seat)
        plans = sorted(self.plans(root, here, legal), key=lambda each: -each.worth)
        if len(plans) > MOST_TRIED and plans[0].worth - plans[MOST_TRIED].worth < self.least:
            return None
        tried = [Idea(plan) for plan in plans[:MOST_TRIED]]
        for number in range(min(FIRST_WORLDS, most)):
            self.play_on(tried, number, root)
        tried.sort(key=lambda each: -each.lead)
        near = list(takewhile(lambda each: tried[0].lead - each.lead < FAR * self.least, tried))
        if len(near) > MOST_FOLLOWED:
            return None
        count = max(LEAST_FOLLOWED, len(near))
        followed = [Idea(self.thought_through(each.plan, here, root)) for each in tried[:count]]
        judgement = Judgement(self.least, adviser.unsteady, followed, tried[count:])
        self.follow(judgement, root, most)
        return judgement

    def plans(self, root: Thinking, here: Any, legal: Sequence[Any]) -> list[Plan]:
        """Plan the own turn for every legal move, also for those that a search would not think of."""
        adviser = self.adviser
        found = adviser.plans(root, here, legal, adviser.level.thoughts)
        known = {plan.begins for plan in found}
        others = [move for move in legal if move not in known]
        return [*found, *(adviser.plans(root, here, (move,), FEW_THOUGHTS)[0] for move in others)]

    def follow(self, judgement: Judgement, root: Thinking, most: int) -> None:
        """Play on in one world after the other until the best stands clear; what is clearly worse rests."""
        followed = judgement.followed
        open_ones = list(followed)
        for number in range(most):
            self.play_on(open_ones, number, root)
            followed.sort(key=lambda each: (-len(each.leads), -each.lead))
            if number + 1 < min(LEAST_WORLDS, most):
                continue
            open_ones = [
                each
                for each in open_ones
                if each is judgement.best or not judgement.gap(judgement.best, each).is_clear(self.least)
            ]
            if len(open_ones) == 1:
                return

    def world(self, number: int) -> Any:
        return world(self.adviser.game, self.view, self.rng, number)

    def play_on(self, ideas: Sequence[Idea], number: int, root: Thinking) -> None:
        here = self.world(number)
        chance = seeded(self.rng.word, f"answers-{number}") if number else None
        for each in ideas:
            self.adviser.count(each, self.adviser.end_of(each.plan, here, chance), root)

    def thought_through(self, plan: Plan, here: Any, root: Thinking) -> Plan:
        """Plan anew from after the first move, so that none suffers from having looked poor at first."""
        game = self.adviser.game
        state = game.apply(here, plan.begins).state
        asked = [each.seat for each in game.deciding(state)]
        if self.seat not in asked or root.is_quiet(state):
            return plan
        legal = game.legal(state, self.seat)
        thinking = self.adviser.thinking(state, self.seat)
        further = self.adviser.plans(thinking, state, legal, self.adviser.level.thoughts)[0]
        if root.worth(further.state) <= root.worth(plan.state):
            return plan
        return Plan(further.worth, plan.begins, further.state, ((None, plan.begins), further.path))
