"""Judges every legal move of a position as deeply as the adviser does, and says which are clearly worse than the best.

Ideas are judged, not moves: what leads to the same in another order is one.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any, NamedTuple

from rules.bots.advising import EYE, Adviser
from rules.bots.ideas import Idea, gathered
from rules.bots.mind import Plan, Thinking, mind_of, moves_of
from rules.bots.policy import Budget
from rules.bots.sampling import world
from rules.bots.second_look import further as looking_further
from rules.core.rng import Rng, seeded
from rules.core.types import Seat
from rules.puzzles.asked import Asked
from rules.puzzles.judgement import Followed, Judgement
from rules.puzzles.scale import Scale, scale_of

FIRST_WORLDS, MOST_WORLDS = 2, 16
"""In so many worlds it is looked quickly; in so many at most it is played on."""
HOPES, LEAST_TO_FIND, LEAST_TO_PROVE = 3, 4, 6
"""After so many worlds it may be given up; nothing is clear before so many, in a proof before still more."""
PATIENCE = 2
"""So many times as many worlds, where all that is still open is nearly clear."""
QUICK = "expert"
"""The level that looks quickly, where it looks ahead at all."""
FAR = 2.0
"""After the first worlds, what is behind by so many times the least loss is not looked at further."""
MOST_TRIED = 20
"""So many ideas are played on in the first worlds, those best at the end of the own turn."""
FEW_THOUGHTS = 30
MOST_FOLLOWED, LEAST_FOLLOWED = 10, 4
NEARLY = 0.25
"""A way that leads to less than an idea by this share of the least loss is not the same."""
GLANCED, WORLDS_AT_A_GLANCE = 5, 2
"""So many ideas are looked at before any proof, in so many worlds from each point."""
THOUGHTS_AT_A_GLANCE = 750
"""At most: a glance may err, a proof thinks as deeply as advice does."""
DOUBT_AT_A_GLANCE = 0.5
"""What is further away than so many standard errors is not looked at again."""
ACCEPTED_IN = 4
"""At most one in so many legal moves is an answer: else a guess would do."""
ENDLESS = 1 << 40


def judge(asked: Asked, rng: Rng, most: int = MOST_WORLDS) -> Judgement | None:
    """Judge all legal moves from what the seat sees; None where a rule of thumb decides, or no few stand apart."""
    return judge_of(asked, rng).judged(asked.legal, most)


def judge_again(asked: Asked, first: Judgement, rng: Rng, most: int = MOST_WORLDS) -> Judgement | None:
    """Judge ideas anew, by other chance and later than a master does: where he stops shall not decide.

    None where it is soon seen that it will not come to the same.
    """
    return replace(judge_of(asked, rng, further=True), least_worlds=LEAST_TO_PROVE).judged_again(first, most)


class Glance(NamedTuple):
    good: Sequence[Any]
    """The moves that stand apart so far."""
    theme: str
    """The name of the term in which the best one gains most."""


def glanced_at(asked: Asked, rng: Rng) -> Glance | None:
    """Look in a few worlds, as a master judges and later, whether some moves stand apart; None where none do."""
    judges = [judge_of(asked, rng, further=further) for further in (False, True)]
    here = judges[0].world(0)
    root = judges[0].adviser.thinking(here, asked.seat)
    first = judges[0].at_first_sight(asked.legal, root, here)[:GLANCED]
    ideas = with_fewer_thoughts(judges[0]).planned_anew(first, root, here)
    seen = [each.judgement([Followed(one.plan, alike=one.alike) for one in ideas]) for each in judges]
    good: list[Any] = []
    theme = None
    for number in range(WORLDS_AT_A_GLANCE):
        for judge, found in zip(judges, seen, strict=True):
            judge.play_on(found.followed, number, root)
            found.sort()
            if not found.may_stand(errors=DOUBT_AT_A_GLANCE):
                return None
        good = [each.plan.begins for found in seen for each in found.near()]
        if not all(found.may_stand(good, DOUBT_AT_A_GLANCE) for found in seen):
            return None
        theme = seen[-1].gain(seen[-1].followed[0], seen[-1].followed[1])
    return Glance(good, theme.name if theme is not None else "")


def judge_of(asked: Asked, rng: Rng, *, further: bool = False) -> "Judge":
    game, mind = asked.game, mind_of(asked.game.id)
    eye, level = mind.level(EYE).unsteady, mind.judge
    if further:
        level = looking_further(mind, level)
    scale = scale_of(game, world(game, asked.view, rng, 0))
    adviser = Adviser(game, mind, level, Budget(ENDLESS), scale.stretch, eye / 2, eye / 2 * scale.stretch.slope)
    return Judge(adviser, asked.view, asked.seat, rng, scale, most_answers(asked))


def most_answers(asked: Asked) -> int:
    """Count how many good moves make a puzzle."""
    return len(asked.legal) // ACCEPTED_IN


@dataclass(frozen=True, slots=True)
class Judge:
    adviser: Adviser
    view: Any
    seat: Seat
    rng: Rng
    scale: Scale
    few: int
    least_worlds: int = LEAST_TO_FIND

    def judgement(self, followed: list[Followed], dropped: Sequence[Idea] = ()) -> Judgement:
        return Judgement(self.scale.least, self.adviser.usual_error, self.few, followed, list(dropped))

    def judged(self, legal: Sequence[Any], most: int, *, gives_up: bool = True) -> Judgement | None:
        adviser, here = self.adviser, self.world(0)
        if adviser.mind.at_once(adviser.weights, here, self.seat, legal) is not None:
            return None
        root = adviser.thinking(here, self.seat)
        ideas = self.ideas(root, here, legal)
        if len(ideas) > MOST_TRIED and ideas[0].plan.worth - ideas[MOST_TRIED].plan.worth < self.scale.least_worth:
            return None
        tried = ideas[:MOST_TRIED]
        quick = replace(self, adviser=quicker(adviser))
        for number in range(min(FIRST_WORLDS, most)):
            quick.play_on(tried, number, root)
        tried.sort(key=lambda each: -each.lead)
        near = list(takewhile(lambda each: tried[0].lead - each.lead < FAR * self.scale.least, tried))
        if len(near) > MOST_FOLLOWED and gives_up:
            return None
        count = max(LEAST_FOLLOWED, len(near))
        followed = self.planned_anew(tried[:count], root, here)
        judgement = self.judgement(followed, [*tried[count:], *ideas[MOST_TRIED:]])
        return judgement if self.follow(judgement, root, most, gives_up=gives_up) else None

    def judged_again(self, first: Judgement, most: int) -> Judgement | None:
        """Plan anew in another world: a plan that was made for what is hidden in the first one proves nothing."""
        here = self.world(0)
        root = self.adviser.thinking(here, self.seat)
        judgement = self.judgement(self.planned_anew(first.followed, root, here))
        good = [each.plan.begins for each in first.as_good()]
        return judgement if self.follow(judgement, root, most, good=good) else None

    def at_first_sight(self, legal: Sequence[Any], root: Thinking, here: Any) -> list[Idea]:
        """Find the ideas that a search for the own turn finds."""
        plans = self.adviser.plans(root, here, legal, self.adviser.level.thoughts)
        return gathered(plans, self.adviser.mind.asides)

    def planned_anew(self, ideas: Sequence[Idea], root: Thinking, here: Any) -> list[Followed]:
        """Plan the own turn after each of these first moves, as thoroughly as after the others."""
        known: dict[Any, Plan] = {}
        for move in (each.plan.begins for each in ideas):
            if move not in known:
                plans = self.adviser.plans(root, here, (move,), self.adviser.level.thoughts)
                known.update((each.begins, each) for each in plans)
            plan = known.get(move) or self.gone_on(self.begun(move, root, here))
            known[move] = self.thought_through(plan, here, root)
        return [Followed(known[each.plan.begins], alike=each.alike) for each in ideas]

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
        least = idea.plan.worth - NEARLY * self.scale.least_worth
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

    def follow(
        self,
        judgement: Judgement,
        root: Thinking,
        most: int,
        *,
        gives_up: bool = True,
        good: Sequence[Any] = (),
    ) -> bool:
        """Play on in one world after the other until the best stands clear; what is clearly worse rests.

        Say whether a few ideas may still stand apart, these good moves among them.
        """
        open_ones = list(judgement.followed)
        for number in range(PATIENCE * most):
            if number >= most and not all(each is judgement.best or judgement.is_nearly(each) for each in open_ones):
                break
            self.play_on(open_ones, number, root)
            judgement.sort()
            if gives_up and number + 1 >= min(HOPES, most) and not judgement.may_stand(good):
                return False
            if number + 1 < min(self.least_worlds, most):
                continue
            open_ones = [each for each in open_ones if each is judgement.best or not judgement.is_worse(each)]
            if all(each is judgement.best or judgement.is_settled(each) for each in open_ones):
                break
        return True

    def world(self, number: int) -> Any:
        return world(self.adviser.game, self.view, self.rng, number)

    def play_on(self, ideas: Sequence[Idea], number: int, root: Thinking) -> None:
        """Follow ideas in another world than the one that they were planned in: there they know what is hidden."""
        here = self.world(number + 1)
        chance = seeded(self.rng.word, f"answers-{number + 1}")
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


def with_fewer_thoughts(judge: Judge) -> Judge:
    level = judge.adviser.level
    fewer = replace(level, thoughts=min(level.thoughts, THOUGHTS_AT_A_GLANCE))
    return replace(judge, adviser=replace(judge.adviser, level=fewer))


def own_moves(plan: Plan) -> list[Any]:
    return [move for move in moves_of(plan.path) if move.seat == plan.begins.seat]
