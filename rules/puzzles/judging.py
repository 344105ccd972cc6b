"""Judges every legal move of a position as deeply as the adviser does, and says which are clearly worse than the best.

Ideas are judged, not moves: what leads to the same in another order is one.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Any, NamedTuple

from rules.bots.advising import EYE, STRENGTH, Adviser
from rules.bots.doubt import error_of
from rules.bots.ideas import Idea, gathered
from rules.bots.mind import Plan, Thinking, mind_of, moves_of
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
CLEAR = 3.0
"""An idea is clearly worse when it loses so many standard errors."""
FIRST_WORLDS, FEWEST_WORLDS, LEAST_WORLDS, MOST_WORLDS = 2, 3, 6, 16
"""In so many worlds it is looked quickly; whether too much is as good is known after more; nothing is clear before."""
QUICK = "expert"
"""The level that looks quickly, where it looks ahead at all."""
FAR = 2.0
"""After the first worlds, what is behind by so many times the least loss is not looked at further."""
MOST_TRIED = 20
"""So many ideas are played on in the first worlds, those best at the end of the own turn."""
FEW_THOUGHTS = 30
MOST_FOLLOWED, LEAST_FOLLOWED = 10, 4
MOST_GOOD = 3
"""More ideas that are as good make no question."""
NEARLY = 0.25
"""A way that leads to less than an idea by this share of the least loss is not the same."""
STEP = 0.5
"""Between what is accepted and all else lies a step of so much of the least loss."""
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
        """The best idea, and those that are not clearly worse."""
        return [each for each in self.followed if each is self.best or not self.is_worse(each)]

    def is_worse(self, idea: Idea) -> bool:
        return self.gap(self.best, idea).is_clear(self.least)

    def is_hopeless(self, errors: float) -> bool:
        """Whether more worlds would hardly make a question of it: too much is nearly as good."""
        near = [each for each in self.followed if not self.gap(self.best, each).is_clear(STEP * self.least, errors)]
        return len(near) > MOST_GOOD

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


def judge(asked: Asked, rng: Rng, most: int = MOST_WORLDS) -> Judgement | None:
    """Judge all legal moves from what the seat sees; None where a rule of thumb decides, or too much is as good."""
    return judge_of(asked, rng).judged(asked.legal, most)


def judge_again(asked: Asked, ideas: Sequence[Idea], rng: Rng, most: int = MOST_WORLDS) -> Judgement:
    """Judge ideas anew, by other chance and later than a master does: where he stops shall not decide."""
    return judge_of(asked, rng, further=True).judged_again(ideas, most)


def judge_of(asked: Asked, rng: Rng, *, further: bool = False) -> "Judge":
    game, mind = asked.game, mind_of(asked.game.id)
    eye, level = mind.level(EYE).unsteady, mind.level(STRENGTH)
    if further:
        level = looking_further(mind, level)
    adviser = Adviser(game, mind, level, Budget(ENDLESS), None, eye / 2, eye / 2)
    return Judge(adviser, asked.view, asked.seat, rng, least_loss(game))


@dataclass(frozen=True, slots=True)
class Judge:
    adviser: Adviser
    view: Any
    seat: Seat
    rng: Rng
    least: float

    def judged(self, legal: Sequence[Any], most: int, *, gives_up: bool = True) -> Judgement | None:
        adviser, here = self.adviser, self.world(0)
        if adviser.mind.at_once(adviser.weights, here, self.seat, legal) is not None:
            return None
        root = adviser.thinking(here, self.seat)
        ideas = self.ideas(root, here, legal)
        if len(ideas) > MOST_TRIED and ideas[0].plan.worth - ideas[MOST_TRIED].plan.worth < self.least:
            return None
        tried = ideas[:MOST_TRIED]
        quick = replace(self, adviser=quicker(adviser))
        for number in range(min(FIRST_WORLDS, most)):
            quick.play_on(tried, number, root)
        tried.sort(key=lambda each: -each.lead)
        near = list(takewhile(lambda each: tried[0].lead - each.lead < FAR * self.least, tried))
        if len(near) > MOST_FOLLOWED and gives_up:
            return None
        count = max(LEAST_FOLLOWED, len(near))
        followed = [Idea(self.thought_through(each.plan, here, root), alike=each.alike) for each in tried[:count]]
        judgement = Judgement(self.least, adviser.unsteady, followed, [*tried[count:], *ideas[MOST_TRIED:]])
        return judgement if self.follow(judgement, root, most, gives_up=gives_up) else None

    def judged_again(self, ideas: Sequence[Idea], most: int) -> Judgement:
        root = self.adviser.thinking(self.world(0), self.seat)
        judgement = Judgement(self.least, self.adviser.unsteady, [Idea(each.plan, alike=each.alike) for each in ideas])
        self.follow(judgement, root, most, gives_up=False)
        return judgement

    def ideas(self, root: Thinking, here: Any, legal: Sequence[Any]) -> list[Idea]:
        """Gather first moves that lead to the same, the best idea first; a poorer way to an idea is one of its own."""
        found: list[Idea] = []
        for plan in sorted(self.plans(root, here, legal), key=lambda each: -each.worth):
            same = next((each for each in found if self.leads_to_the_same(each, plan, root, here)), None)
            if same is None:
                found.append(Idea(plan))
            else:
                same.alike.append(plan.begins)
        return found

    def leads_to_the_same(self, idea: Idea, plan: Plan, root: Thinking, here: Any) -> bool:
        least = idea.plan.worth - NEARLY * self.least
        if len(gathered([idea.plan, plan], self.adviser.mind.asides)) == 1 and plan.worth >= least:
            return True
        own = own_moves(idea.plan)
        if plan.begins not in own[1:]:
            return False
        state = here
        for move in (plan.begins, *(each for each in moves_of(idea.plan.path) if each != plan.begins)):
            if not self.adviser.may_be_played(state, move):
                return False
            state = self.adviser.game.apply(state, move).state
        return root.is_quiet(state) and root.worth(state) >= least

    def plans(self, root: Thinking, here: Any, legal: Sequence[Any]) -> list[Plan]:
        """Plan the own turn for every legal move, also for those that a search would not think of."""
        found = self.adviser.plans(root, here, legal, self.adviser.level.thoughts)
        known = {plan.begins for plan in found}
        others = [self.begun(move, root, here) for move in legal if move not in known]
        others.sort(key=lambda each: -each.worth)
        return [*found, *(self.gone_on(each) for each in others[:MOST_TRIED]), *others[MOST_TRIED:]]

    def begun(self, move: Any, root: Thinking, here: Any) -> Plan:
        state = self.adviser.game.apply(here, move).state
        if root.is_quiet(state):
            return Plan(root.worth(state), move, state, (None, move))
        return self.adviser.plans(root, here, (move,), FEW_THOUGHTS)[0]

    def gone_on(self, plan: Plan) -> Plan:
        """Plan what the same seat does next, where only its first move was judged."""
        if plan.path[0] is not None or self.seat not in [each.seat for each in self.adviser.game.deciding(plan.state)]:
            return plan
        legal = self.adviser.game.legal(plan.state, self.seat)
        thinking = self.adviser.thinking(plan.state, self.seat)
        further = self.adviser.plans(thinking, plan.state, legal, FEW_THOUGHTS)[0]
        return Plan(further.worth, plan.begins, further.state, (plan.path, further.path))

    def follow(self, judgement: Judgement, root: Thinking, most: int, *, gives_up: bool = True) -> bool:
        """Play on in one world after the other until the best stands clear; what is clearly worse rests.

        Say whether that is worth more than the first worlds.
        """
        followed = judgement.followed
        open_ones = list(followed)
        for number in range(most):
            self.play_on(open_ones, number, root)
            followed.sort(key=lambda each: (-len(each.leads), -each.lead))
            is_enough = number + 1 >= min(LEAST_WORLDS, most)
            if gives_up and number + 1 >= FEWEST_WORLDS and judgement.is_hopeless(CLEAR / 2 if is_enough else 0.0):
                return False
            if not is_enough:
                continue
            open_ones = [each for each in open_ones if each is judgement.best or not judgement.is_worse(each)]
            if len(open_ones) == 1:
                break
        return True

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


def quicker(adviser: Adviser) -> Adviser:
    level = adviser.mind.level(QUICK)
    return replace(adviser, level=level) if level.looks_ahead else adviser


def own_moves(plan: Plan) -> list[Any]:
    return [move for move in moves_of(plan.path) if move.seat == plan.begins.seat]
