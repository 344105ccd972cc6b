"""Which move to make: elements of a tile are planned together, everything else is judged by what it does at once."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rules.bots.policy import Budget
from rules.hoyuk import agenda as todo
from rules.hoyuk import moves as m
from rules.hoyuk.candidates import answers
from rules.hoyuk.queries import can_go_on
from rules.hoyuk.state import State
from rules.hoyuk.thinking.ahead import after
from rules.hoyuk.thinking.evaluation import Evaluation
from rules.hoyuk.thinking.ideas import worth_a_thought

BEAM = 4
"""So many partial plans are carried on after each element."""


class Plan(NamedTuple):
    worth: float
    begins: m.Move
    """The move of the choice at hand."""
    state: State


def best_move(evaluation: Evaluation, state: State, legal: Sequence[m.Move], budget: Budget) -> m.Move:
    """Choose the best move, of equals the first; passing comes before spending cards that could be kept."""
    if any(isinstance(move, m.UsePower) for move in legal):
        return next(move for move in legal if isinstance(move, m.UsePower))
    if isinstance(state.agenda[0], todo.Build):
        return best_construction(evaluation, state, budget)
    keeping_first = sorted(worth_a_thought(state, legal), key=lambda move: not isinstance(move, m.PassWindow))
    return max(keeping_first, key=lambda move: worth_at_once(evaluation, after(state, move), budget))


def worth_at_once(evaluation: Evaluation, state: State, budget: Budget) -> float:
    """Rate a position; an element that the move still asks for is placed as well as possible."""
    pending = state.agenda[0] if state.agenda else None
    if isinstance(pending, todo.Build) and pending.source == "card" and pending.elements:
        moves = worth_a_thought(state, list(answers(state, pending)))
        return max(judged(evaluation, after(state, move), budget) for move in moves)
    return judged(evaluation, state, budget)


def judged(evaluation: Evaluation, state: State, budget: Budget) -> float:
    budget.spend()
    return evaluation.worth(state)


def best_construction(evaluation: Evaluation, state: State, budget: Budget) -> m.Move:
    """The best way to build all that is left of a tile, as far as the budget goes; houses first."""
    beam: list[Plan] = []
    best: Plan | None = None
    steps: Iterator[tuple[m.Move, m.Move, State]] = (
        (move, move, state) for move in worth_a_thought(state, houses_first(state))
    )
    while True:
        found: dict[tuple[object, ...], Plan] = {}
        for begins, move, before in steps:
            if budget.is_spent and (found or best):
                break
            now = after(before, move)
            key = now.village, now.agenda[0]
            if key not in found:
                found[key] = Plan(judged(evaluation, now, budget), begins, now)
        beam = sorted(found.values(), key=lambda plan: -plan.worth)[:BEAM]
        finished = [plan for plan in beam if not is_unfinished(plan.state, state)]
        best = max([*finished, *([best] if best else [])], key=lambda plan: plan.worth, default=None)
        beam = [plan for plan in beam if is_unfinished(plan.state, state)]
        if not beam or budget.is_spent:
            return (best or beam[0]).begins
        steps = (
            (plan.begins, move, plan.state)
            for plan in beam
            for move in worth_a_thought(plan.state, houses_first(plan.state))
        )


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
