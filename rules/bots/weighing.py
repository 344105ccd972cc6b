"""Weighs a move that a person wants to play against the best others, with what the seat knows.

The best others can be looked at in advance, while the person thinks: then a move is weighed in a moment.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from typing import Any

from rules.bots.advice import APART, Advice, Suggestion
from rules.bots.advising import EYE, UNMEASURED, Adviser, Seen, stretch_of
from rules.bots.forecast import forecast_of
from rules.bots.ideas import doings, gathered
from rules.bots.mind import Level, Mind, Plan, Thinking, mind_of, moves_of
from rules.bots.policy import Budget
from rules.bots.reviewing import CHEAP, CHEAPER
from rules.bots.sampling import world
from rules.bots.second_look import LOOKS, further
from rules.bots.term import Term
from rules.core.contract import AnyGame
from rules.core.rng import Rng, seeded
from rules.core.types import Seat

FOLLOWED = 5
"""So many ideas are looked at in advance."""
COMPARED = 2
"""So many of them, the best, in worlds that were not looked at in advance."""
LEAST_WORLDS = 4
"""Before this, nothing is told: each look had two worlds."""
MOST_WORLDS = 12
IN_ADVANCE = 8
MOST_MOVES = 40_000


@dataclass(slots=True)
class Followed:
    """A plan, and what it came to in the worlds that were looked at, the first one first."""

    plan: Plan
    seen: list[Seen] = field(default_factory=list)

    def lead(self, worlds: int) -> float:
        return sum(each.lead for each in self.seen[:worlds]) / worlds

    def told(self, worlds: int, rank: int) -> Suggestion:
        seen = self.seen[:worlds]
        mean = self.lead(worlds)
        at_the_end = sum(each.spread**2 for each in seen) / worlds
        between_worlds = sum((each.lead - mean) ** 2 for each in seen) / worlds
        terms: dict[Term, float] = {}
        for each in seen:
            for term, points in each.terms.items():
                terms[term] = terms.get(term, 0.0) + points / worlds
        return Suggestion(
            move=self.plan.begins,
            alike=(),
            leads=tuple(each.lead for each in seen),
            spread=sqrt(at_the_end + between_worlds) if at_the_end else 0.0,
            terms=terms,
            rank=rank,
        )


@dataclass(slots=True)
class Prepared:
    """What is known of a position in advance."""

    about: tuple[str, int, Seat, Any]
    plans: list[Plan] = field(default_factory=list)
    ideas: list[Followed] = field(default_factory=list)
    worlds: int = 0


LAST: list[Prepared] = []
"""The position that this process prepared last: whoever is asked about it goes on from there."""


def prepared(game: AnyGame, view: Any, rng: Rng, seat: Seat) -> Prepared:
    about = game.id, rng.word, seat, view
    if not LAST or LAST[0].about != about:
        LAST[:] = [Prepared(about)]
    return LAST[0]


@dataclass(frozen=True, slots=True)
class Weigher(Adviser):
    """Weighs one move."""

    threshold: float
    """A loss of fewer points does not matter."""

    # In advance

    def prepare(self, known: Prepared, view: Any, legal: Sequence[Any], rng: Rng) -> None:
        """Look at the best ideas in several worlds."""
        here = world(self.game, view, rng, 0)
        root = self.find_plans(known, here, legal)
        if root is None:
            return
        while known.worlds < IN_ADVANCE and not self.budget.is_spent:
            self.look_at_others(known, known.ideas, view, rng, root)

    def find_plans(self, known: Prepared, here: Any, legal: Sequence[Any]) -> Thinking | None:
        """Plan the own turn; None where a rule of thumb says what to play, and nothing is compared."""
        seat = legal[0].seat
        if len(legal) == 1 or self.mind.at_once(self.weights, here, seat, legal) is not None:
            return None
        root = self.thinking(here, seat)
        if not known.plans:
            plans = self.plans(root, here, legal, self.level.thoughts)
            known.ideas = [Followed(each.plan) for each in gathered(plans, self.mind.asides)[:FOLLOWED]]
            known.plans = plans
        return root

    def look_at_others(self, known: Prepared, others: Sequence[Followed], view: Any, rng: Rng, root: Thinking) -> None:
        """Follow ideas in the next world; those that are left out of it are compared no more."""
        seen = [self.followed_in(known.worlds, each.plan, view, rng, root) for each in others]
        for each, found in zip(others, seen, strict=True):
            each.seen.append(found)
        known.ideas = list(others)
        known.worlds += 1

    def followed_in(self, number: int, plan: Plan, view: Any, rng: Rng, root: Thinking) -> Seen:
        """Play a plan on in the world of this number, and judge it from the point of the look whose turn it is."""
        which, look = divmod(number, LOOKS)
        judge = self if not look else replace(self, level=further(self.mind, self.level))
        chance = seeded(rng.word, f"answers-{which}") if which else None
        return self.seen_at(judge.end_of(plan, world(self.game, view, rng, which), chance), root)

    # Weighing

    def weighed(self, known: Prepared, view: Any, legal: Sequence[Any], move: Any, rng: Rng) -> Iterator[Advice]:
        here = world(self.game, view, rng, 0)
        root = self.find_plans(known, here, legal)
        own = next((each for each in known.ideas if each.plan.begins == move), None)
        if root is None:
            yield self.alone(move)
            return
        own = own or Followed(self.plan_for(known, here, move))
        found, is_thorough = self.alone(move), False
        for worlds in range(1, MOST_WORLDS + 1):
            others = self.others(known, own, worlds - 1)
            if not others:
                break
            if known.worlds < worlds:
                self.look_at_others(known, others[:COMPARED], view, rng, root)
            if len(own.seen) < worlds:
                own.seen.append(self.followed_in(worlds - 1, own.plan, view, rng, root))
            if self.budget.is_spent:
                break  # what was looked at in part would be unfair to the rest
            if worlds < LEAST_WORLDS or worlds % LOOKS:
                continue
            found = self.compared(known, own, worlds)
            if not is_thorough and self.is_loss(found):
                own, is_thorough = self.thought_through(own, here, view, rng, root), True
                found = self.compared(known, own, worlds)
            if self.is_clear(found):
                break
            yield found
        yield replace(found, is_final=True)

    def plan_for(self, known: Prepared, here: Any, move: Any) -> Plan:
        """The plan that was found for a move, or one that goes on after it."""
        found = next((plan for plan in known.plans if plan.begins == move), None)
        return found or self.planned_after(here, move)

    def others(self, known: Prepared, own: Followed, worlds: int) -> list[Followed]:
        """Ideas beside the own one that were seen in so many worlds, the best first."""
        mine = doings(own.plan)
        found = [each for each in known.ideas if each is not own and doings(each.plan) != mine]
        return sorted(found, key=lambda each: -each.lead(worlds)) if worlds else found

    def thought_through(self, own: Followed, here: Any, view: Any, rng: Rng, root: Thinking) -> Followed:
        """Plan anew from after the move, so that it does not suffer from having looked poor at first."""
        plan = self.planned_after(here, own.plan.begins)
        if root.worth(plan.state) <= root.worth(own.plan.state) or moves_of(plan.path) == moves_of(own.plan.path):
            return own
        again = range(len(own.seen))
        return Followed(plan, [self.followed_in(number, plan, view, rng, root) for number in again])

    # What is told

    def compared(self, known: Prepared, own: Followed, worlds: int) -> Advice:
        best = max(self.others(known, own, worlds), key=lambda each: each.lead(worlds))
        return Advice(
            (best.told(worlds, 1), own.told(worlds, 2)),
            self.usual_error,
            looks=LOOKS,
            worlds=worlds,
            moves=self.budget.spent,
            is_measured=self.stretch is not None,
        )

    def alone(self, move: Any) -> Advice:
        """Tell of a move with which nothing is to be compared."""
        return Advice((Suggestion(move, (), (0.0,), 0.0, {}),), self.usual_error, is_by_rule=True, is_final=True)

    def is_loss(self, found: Advice) -> bool:
        return found.loss(self.threshold) > 0

    def is_clear(self, found: Advice) -> bool:
        """Whether more worlds would hardly change what follows from it."""
        between = found.difference(0, 1)
        is_small = between.lead + APART * between.error < self.threshold
        return is_small or found.loss(self.threshold) > 0


def level_of_tutor(mind: Mind) -> Level:
    """Judge as an expert does, since a person waits; it looks as far ahead as the level that advises."""
    best, cheap = mind.judge, mind.level(CHEAP)
    return cheap if cheap.looks_ahead else replace(cheap, replies=max(1, best.replies // CHEAPER))


@dataclass(frozen=True, slots=True)
class Weighing:
    """The bot that a tutor asks."""

    game_id: str
    seats: int
    threshold: float
    name: str = "tutor"
    looks: bool = True
    usual_budget: int = MOST_MOVES

    def weigher(self, game: AnyGame, view: Any, rng: Rng, budget: Budget) -> Weigher:
        mind = mind_of(self.game_id)
        forecast = forecast_of(self.game_id, self.seats)
        eye = mind.level(EYE).unsteady / 2
        stretch = stretch_of(mind, forecast, mind.progress(world(game, view, rng, 0)))
        error = eye * (stretch or UNMEASURED).slope
        return Weigher(game, mind, level_of_tutor(mind), budget, stretch, eye, error, self.threshold)

    def advised(self, game: AnyGame, view: Any, legal: Sequence[Any], rng: Rng, budget: Budget) -> Iterator[Advice]:
        """Look at the position in advance; tells nothing but that it is done."""
        weigher = self.weigher(game, view, rng, budget)
        weigher.prepare(prepared(game, view, rng, legal[0].seat), view, legal, rng)
        yield weigher.alone(legal[0])

    def weighed(
        self, game: AnyGame, view: Any, legal: Sequence[Any], rng: Rng, budget: Budget, *, move: Any
    ) -> Iterator[Advice]:
        weigher = self.weigher(game, view, rng, budget)
        yield from weigher.weighed(prepared(game, view, rng, legal[0].seat), view, legal, move, rng)

    def choose(self, game: AnyGame, view: Any, legal: Sequence[Any], rng: Rng, budget: Budget) -> Any:
        return legal[0]


def weighing(game_id: str, seats: str, threshold: str) -> Weighing:
    return Weighing(game_id, int(seats), float(threshold))
