"""Planning a whole turn, whatever the game: best plans first, each thought through to a position one can judge.

A game brings its `Planning`: a quick answer to every question, the moves worth a thought, and the worth of a position
where nothing is in the air. The search tries other moves than the quick ones wherever that promises most.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import Any, NamedTuple, Protocol, TypeVar

from rules.bots.mind import Plan
from rules.bots.policy import Budget
from rules.core.contract import AnyGame
from rules.core.types import Seat

ThingT = TypeVar("ThingT")


def best(things: Sequence[ThingT], figure: Callable[[Any], float | tuple[float, ...]]) -> ThingT:
    """Find what has the highest figure; of equals the first."""
    return max(things, key=figure)


class Planning(Protocol):
    """The thoughts of one seat about one choice, as far as this search needs them."""

    @property
    def seat(self) -> Seat: ...

    def is_quiet(self, state: Any) -> bool: ...

    def worth(self, state: Any) -> float: ...

    def answer(self, state: Any, seat: Seat, legal: Sequence[Any]) -> Any:
        """What a seat would do at once, without a search."""
        ...

    def promising(self, state: Any, legal: Sequence[Any]) -> Sequence[Any]:
        """The moves worth a thought, best first; at least one."""
        ...


@dataclass(frozen=True, slots=True, order=True)
class Branch:
    """A position of a plan where the seat may still choose otherwise. The best one comes first."""

    loss: float
    number: int
    """Of two equally good branches, the older one comes first: nothing is left to chance."""
    state: Any = field(compare=False)
    legal: Sequence[Any] = field(compare=False)
    begins: Any = field(compare=False)
    """The move of the choice at hand that leads here."""
    path: Any = field(compare=False)


def best_plans(game: AnyGame, thinking: Planning, state: Any, legal: Sequence[Any], budget: Budget) -> list[Plan]:
    """Find the best plan of each first move before the budget is spent; the best one, of equals the older, first.

    Most thoughts go to the first move that looks best: the others are hardly thought through.
    """
    found: dict[Any, Plan] = {}
    explore(Follower(game, thinking, budget), [Branch(0.0, 0, state, legal, None, None)], found)
    if not found:
        move = thinking.answer(state, thinking.seat, legal)
        return [Plan(float("-inf"), move, game.apply(state, move).state, (None, move))]
    return in_order(found)


def plans_of_equal_share(
    game: AnyGame, thinking: Planning, state: Any, legal: Sequence[Any], budget: Budget
) -> list[Plan]:
    """Find a plan of each promising first move with the same share of the thoughts, so that they can be compared."""
    root = Branch(0.0, 0, state, legal, None, None)
    moves = thinking.promising(state, legal)
    found: dict[Any, Plan] = {}
    known: dict[Any, Answered | float] = {}
    for number, move in enumerate(moves):
        part = budget.part(max(1, budget.left // (len(moves) - number)))
        follower = Follower(game, thinking, part, known)
        found[move], opened = follower.thought_through(root, move)
        if opened is not None:
            explore(follower, [Branch(-found[move].worth, 0, *opened)], found)
        budget.left -= part.spent
    return in_order(found)


def in_order(found: Mapping[Any, Plan]) -> list[Plan]:
    return sorted(found.values(), key=lambda plan: -plan.worth)


def explore(follower: "Follower", frontier: list[Branch], found: dict[Any, Plan]) -> None:
    """Think on wherever it promises most, until the budget is spent; keep the best plan of each first move."""
    thinking, budget, number = follower.thinking, follower.budget, 0
    while frontier and not budget.is_spent:
        branch = heappop(frontier)
        for move in thinking.promising(branch.state, branch.legal):
            if budget.is_spent and found:
                break
            plan, open_branch = follower.thought_through(branch, move)
            known = found.get(plan.begins)
            if known is None or plan.worth > known.worth:
                found.pop(plan.begins, None)  # of equals the one that was found first comes first
                found[plan.begins] = plan
            if open_branch is not None:
                number += 1
                heappush(frontier, Branch(-plan.worth, number, *open_branch))


OpenBranch = tuple[Any, Sequence[Any], Any, Any]
"""All of a branch but its place among the others."""


class Answered(NamedTuple):
    """A quick answer, and the position that follows it."""

    answer: Any
    after: Any
    choice: Sequence[Any] | None
    """What the seat might have done instead, where it has a choice."""


@dataclass(slots=True)
class Follower:
    """Thinks moves through with quick answers. Steps come in any order, so many ways lead to positions known already;
    what follows there is not asked again. It counts as evaluated all the same, that the budget means what it did.
    """

    game: AnyGame
    thinking: Planning
    budget: Budget
    known: dict[Any, Answered | float] = field(default_factory=dict)
    """By position; where it is quiet, its worth."""

    def thought_through(self, branch: Branch, move: Any) -> tuple[Plan, OpenBranch | None]:
        """What a move is worth when quick answers follow it, and where the seat chooses next."""
        next_choice: OpenBranch | None = None
        begins, path = branch.begins or move, (branch.path, move)
        self.budget.spend()
        state = self.game.apply(branch.state, move).state
        while True:
            found = self.known.get(state)
            if found is None:
                found = self.known[state] = self.answered(state)
            if not isinstance(found, Answered):
                return Plan(found, begins, state, path), next_choice
            if next_choice is None and found.choice is not None:
                next_choice = state, found.choice, begins, path
            self.budget.spend()
            path, state = (path, found.answer), found.after

    def answered(self, state: Any) -> Answered | float:
        """Give the quick answer to a position, or judge it where nothing is in the air."""
        game, thinking = self.game, self.thinking
        if thinking.is_quiet(state):
            return thinking.worth(state)
        seat = game.deciding(state)[0].seat
        legal = game.legal(state, seat)
        answer = legal[0] if len(legal) == 1 else thinking.answer(state, seat, legal)
        has_choice = seat == thinking.seat and len(legal) > 1
        return Answered(answer, game.apply(state, answer).state, legal if has_choice else None)
