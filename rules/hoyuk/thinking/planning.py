"""Which move to make: elements of a tile are planned together, everything else is judged by what it does at once."""

from collections.abc import Sequence
from itertools import islice
from typing import Any, NamedTuple

from rules.bots.mind import Plan, moves_of
from rules.bots.policy import Budget
from rules.bots.term import Share
from rules.core.contract import AnyGame
from rules.core.types import Seat
from rules.hoyuk import agenda as todo
from rules.hoyuk import moves as m
from rules.hoyuk.candidates import answers
from rules.hoyuk.queries import can_go_on
from rules.hoyuk.state import State
from rules.hoyuk.thinking.ahead import after
from rules.hoyuk.thinking.evaluation import Evaluation
from rules.hoyuk.thinking.ideas import worth_a_thought
from rules.hoyuk.thinking.weights import Weights

BEAM = 4
"""So many partial plans are carried on after each element."""
JOINING = 3
"""And so many more that live with others in more blocks than before: that pays only once a piece stands there too."""


class Step(NamedTuple):
    """A position that a plan may lead to."""

    worth: float
    begins: m.Move
    """The move of the choice at hand."""
    state: State
    """After the moves alone, before the rules carry on."""
    path: Any


class ChoiceThinking:
    """The thoughts of one seat about one choice; a construction is planned to the end of its tile."""

    def __init__(self, weights: Weights, seat: Seat) -> None:
        self.seat = seat
        self.evaluation = Evaluation(weights, seat)

    def plans(self, game: AnyGame, state: State, legal: Sequence[m.Move], budget: Budget) -> list[Plan]:
        """Passing comes before spending cards that could be kept."""
        if isinstance(state.agenda[0], todo.Build):
            found = constructions(self.evaluation, state, budget)
        else:
            keeping_first = sorted(worth_a_thought(state, legal), key=lambda move: not isinstance(move, m.PassWindow))
            found = [self.at_once(state, move, budget) for move in keeping_first]
        return sorted((Plan(*each) for each in found), key=lambda plan: -plan.worth)

    def at_once(self, state: State, move: m.Move, budget: Budget) -> Step:
        """The move by itself; an element that it then asks for is placed as well as possible."""
        now = after(state, move)
        pending = now.agenda[0] if now.agenda else None
        if isinstance(pending, todo.Build) and pending.source == "card" and pending.elements:
            placed = [
                self.step(after(now, element), move, ((None, move), element), budget)
                for element in worth_a_thought(now, list(answers(now, pending)))
            ]
            return max(placed, key=lambda step: step.worth)
        return self.step(now, move, (None, move), budget)

    def step(self, state: State, begins: m.Move, path: Any, budget: Budget) -> Step:
        return Step(judged(self.evaluation, state, budget), begins, state, path)

    def carried_out(self, game: AnyGame, state: State, plan: Plan) -> State:
        for move in moves_of(plan.path):
            state = game.apply(state, move).state
        return state

    def is_quiet(self, state: State) -> bool:
        return True

    def worth(self, state: State) -> float:
        return self.evaluation.worth(state)

    def worth_later(self, state: State) -> float:
        return self.fresh().worth(state)

    def shares(self, state: State) -> Sequence[Share]:
        return self.fresh().shares(state)

    def fresh(self) -> Evaluation:
        """Some turns later, other catastrophes threaten than at the choice."""
        return Evaluation(self.evaluation.weights, self.seat)


def judged(evaluation: Evaluation, state: State, budget: Budget) -> float:
    budget.spend()
    return evaluation.worth(state)


def constructions(evaluation: Evaluation, state: State, budget: Budget) -> list[Step]:
    """Find the best way to build all that is left of a tile, as far as beam and budget go; and for each first move
    the best of those that were found.
    """
    begun: list[Step] = []
    best: dict[m.Move, Step] = {}
    beam = [Step(0.0, None, state, None)]  # type: ignore[arg-type]
    while True:
        found: dict[tuple[object, ...], Step] = {}
        for before in beam:
            for move in worth_a_thought(before.state, houses_first(before.state)):
                if budget.is_spent and (found or best):
                    break
                now = after(before.state, move)
                key = now.village, now.agenda[0]
                if key not in found:
                    worth = judged(evaluation, now, budget)
                    found[key] = Step(worth, before.begins or move, now, (before.path, move))
        steps = sorted(found.values(), key=lambda plan: -plan.worth)
        begun = begun or steps
        unfinished = [plan for plan in steps if is_unfinished(plan.state, state)]
        going_on = {id(plan) for plan in unfinished}
        for plan in steps:
            known = best.get(plan.begins)
            if id(plan) not in going_on and (known is None or plan.worth > known.worth):
                best.pop(plan.begins, None)
                best[plan.begins] = plan
        beam = carried_on(unfinished, state)
        if not beam or budget.is_spent:
            whole = sorted(best.values() or beam[:1], key=lambda plan: -plan.worth)
            return whole + not_followed(begun, whole)


def carried_on(steps: Sequence[Step], begun: State) -> list[Step]:
    """The best of them, and the best of those that join others."""
    pending = begun.agenda[0]
    assert isinstance(pending, todo.Build)
    seat = pending.seat
    beam, company = list(steps[:BEAM]), blocks_with_others(begun, seat)
    joining = (step for step in steps[BEAM:] if blocks_with_others(step.state, seat) > company)
    return beam + list(islice(joining, JOINING))


def blocks_with_others(state: State, seat: Seat) -> int:
    return sum(block.is_contested and seat in block.houses for block in state.village.blocks)


def not_followed(begun: Sequence[Step], whole: Sequence[Step]) -> list[Step]:
    """First moves that the beam left behind, as if what follows brought as little as it does after another one.

    None of them is thought better than the best one that was followed to the end of the tile.
    """
    followed = {plan.begins: plan.worth for plan in whole}
    gain = min((followed[step.begins] - step.worth for step in begun if step.begins in followed), default=0.0)
    most = whole[0].worth
    return [step._replace(worth=min(step.worth + gain, most)) for step in begun if step.begins not in followed]


def is_unfinished(now: State, begun: State) -> bool:
    """The same seat still builds of the same tile."""
    build, first = now.agenda[0], begun.agenda[0]
    assert isinstance(first, todo.Build)
    if len(now.agenda) < len(begun.agenda) or not isinstance(build, todo.Build):
        return False
    return bool(build.elements) and can_go_on(now, build)


def houses_first(state: State) -> list[m.Move]:
    pending = state.agenda[0]
    assert isinstance(pending, todo.Build)
    moves = list(answers(state, pending))
    if pending.elements.count("house"):
        houses: list[m.Move] = [move for move in moves if isinstance(move, m.BuildHouse)]
        return houses or moves
    return moves
