"""Planning a whole turn, whatever the game: best plans first, each thought through to a position one can judge.

A game brings its `Thinking`: a quick answer to every question, the moves worth a thought, and the worth of a position
where nothing is in the air. The search tries other moves than the quick ones wherever that promises most.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import Any, Protocol, TypeVar

from rules.bots.policy import Budget
from rules.core.contract import AnyGame
from rules.core.types import Seat

ThingT = TypeVar("ThingT")
MoveT = TypeVar("MoveT")


def best(things: Sequence[ThingT], figure: Callable[[Any], float | tuple[float, ...]]) -> ThingT:
    """Find what has the highest figure; of equals the first."""
    return max(things, key=figure)


class Thinking(Protocol):
    """The thoughts of one seat about one choice."""

    @property
    def seat(self) -> Seat: ...

    def is_quiet(self, state: Any) -> bool:
        """Whether the plan ends here: what follows belongs to others, or to another turn."""
        ...

    def worth(self, state: Any) -> float:
        """How good a quiet position is for the seat."""
        ...

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


def best_plan(game: AnyGame, thinking: Thinking, state: Any, legal: Sequence[MoveT], budget: Budget) -> MoveT:
    """The first move of the best plan that was found before the budget was spent."""
    frontier = [Branch(0.0, 0, state, legal, None)]
    chosen: MoveT | None = None
    most = float("-inf")
    number = 0
    while frontier and not budget.is_spent:
        branch = heappop(frontier)
        for move in thinking.promising(branch.state, branch.legal):
            if budget.is_spent and chosen is not None:
                break
            begins = branch.begins or move
            worth, open_branch = thought_through(game, thinking, branch.state, move, budget)
            if worth > most:
                chosen, most = begins, worth
            if open_branch is not None:
                number += 1
                heappush(frontier, Branch(-worth, number, *open_branch, begins))
    return chosen if chosen is not None else thinking.answer(state, thinking.seat, legal)


def thought_through(
    game: AnyGame, thinking: Thinking, state: Any, move: Any, budget: Budget
) -> tuple[float, tuple[Any, Sequence[Any]] | None]:
    """What a move is worth when quick answers follow it, and where the seat chooses next."""
    next_choice: tuple[Any, Sequence[Any]] | None = None
    state = applied(game, state, move, budget)
    while not thinking.is_quiet(state):
        seat = game.deciding(state)[0].seat
        legal = game.legal(state, seat)
        if next_choice is None and seat == thinking.seat and len(legal) > 1:
            next_choice = state, legal
        answer = legal[0] if len(legal) == 1 else thinking.answer(state, seat, legal)
        state = applied(game, state, answer, budget)
    return thinking.worth(state), next_choice


def applied(game: AnyGame, state: Any, move: Any, budget: Budget) -> Any:
    budget.spend()
    return game.apply(state, move).state
