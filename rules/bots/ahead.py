"""Looking further than one's own turn: what others would plan after it, and oneself after that.

Plans are compared by positions some turns later, in worlds that look like what the seat sees; the same for all of them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from rules.bots.mind import Level, Mind, Plan, Thinking
from rules.bots.policy import Budget
from rules.bots.sampling import worlds
from rules.core.contract import AnyGame
from rules.core.rng import Rng
from rules.core.types import Seat


class End(NamedTuple):
    """A position some turns later, and the path that led there, as in a plan."""

    state: Any
    path: Any


@dataclass(slots=True)
class Judged:
    """A first move, and what it came to in each world."""

    plan: Plan
    """In the first world, by the worth of its own turn alone."""
    ends: list[End] = field(default_factory=list)
    """Where the turns after it led, by worlds."""
    worths: list[float] = field(default_factory=list)

    @property
    def move(self) -> Any:
        return self.plan.begins

    @property
    def worth(self) -> float:
        return sum(self.worths) / len(self.worths) if self.worths else self.plan.worth

    def add(self, end: End, worth: float) -> None:
        self.ends.append(end)
        self.worths.append(worth)


@dataclass(frozen=True, slots=True)
class Ahead:
    """Judges first moves as a level does."""

    game: AnyGame
    mind: Mind
    level: Level
    budget: Budget

    def judged(self, view: Any, legal: Sequence[Any], rng: Rng) -> Iterator[list[Judged]]:
        """Yield the first moves worth following, the best first: by the own turn, then better with each world."""
        seen = list(worlds(self.game, view, rng, self.level.worlds))
        thinking = self.thinking(seen[0], legal[0].seat)
        plans = self.plans(thinking, seen[0], legal, self.level.thoughts)
        least = plans[0].worth - self.level.near
        found = [Judged(plan) for plan in plans[: self.level.width] if plan.worth >= least]
        yield found
        if len(found) == 1:
            return
        if not self.level.looks_ahead:
            yield from self.planned_anew(found, seen[1:], self.level.thoughts * len(found) // len(plans))
            return
        for number, world in enumerate(seen):
            ends = [self.followed(each, world, thinking, is_first=number == 0) for each in found]
            if self.budget.is_spent:
                return  # what was looked at in part would be unfair to the rest
            for each, end in zip(found, ends, strict=True):
                each.add(end, thinking.worth_later(end.state))
            found.sort(key=lambda each: -each.worth)
            yield found
            if number + 1 == (self.level.worlds + 1) // 2:
                found = found[: (len(found) + 1) // 2]
            if len(found) == 1:
                return

    def planned_anew(self, found: list[Judged], seen: Sequence[Any], thoughts: int) -> Iterator[list[Judged]]:
        """Plan the own turn again in each other world, that no move owes its worth to the chance of one alone."""
        for each in found:
            each.worths.append(each.plan.worth)
        for world in seen:
            moves = [each.move for each in found]
            thinking = self.thinking(world, moves[0].seat)
            worths = {plan.begins: plan.worth for plan in self.plans(thinking, world, moves, thoughts)}
            if self.budget.is_spent:
                return  # what was looked at in part would be unfair to the rest
            for each in found:
                each.worths.append(worths.get(each.move, min(worths.values())))
            found.sort(key=lambda each: -each.worth)
            yield found

    @property
    def weights(self) -> Any:
        return self.mind.weights[self.level.weights]

    def thinking(self, state: Any, seat: Seat) -> Thinking:
        return self.mind.thinking(self.weights, state, seat)

    def plans(self, thinking: Thinking, state: Any, legal: Sequence[Any], moves: int) -> list[Plan]:
        part = self.budget.part(moves)
        found = thinking.plans(self.game, state, legal, part)
        self.budget.left -= part.spent
        return found

    def followed(self, judged: Judged, world: Any, root: Thinking, *, is_first: bool) -> End:
        """Play on from a first move, in a world, until the turn has passed on as often as the level says."""
        if is_first:
            end = End(root.carried_out(self.game, world, judged.plan), judged.plan.path)
        else:
            end = End(self.game.apply(world, judged.move).state, (None, judged.move))
        turn, left = self.mind.turn_of(world), self.turns(world)
        while self.game.deciding(end.state) and not self.budget.is_spent:
            now = self.mind.turn_of(end.state)
            if now != turn:
                turn, left = now, left - 1
                if not left:
                    break
            end = self.played_on(*end)
        return end

    def turns(self, state: Any) -> int:
        """Count how often the turn passes on before it judges."""
        if self.mind.turn_is_for_all:
            return self.level.turns
        return 1 + (self.level.turns - 1) * len(state.players) // 2

    def played_on(self, state: Any, path: Any) -> End:
        """Let whoever decides next plan, and carry that out; a choice that needs no plan is made at once."""
        seat = self.game.deciding(state)[0].seat
        legal = self.game.legal(state, seat)
        move = legal[0] if len(legal) == 1 else self.mind.at_once(self.weights, state, seat, legal)
        if move is not None:
            return End(self.game.apply(state, move).state, (path, move))
        thinking = self.thinking(state, seat)
        plan = self.plans(thinking, state, legal, self.level.replies)[0]
        return End(thinking.carried_out(self.game, state, plan), (path, plan.path))
