"""The plan up to the end of the own part of phase 3, in this round or the next one (see rules/bots/search.py)."""

from collections.abc import Sequence

from rules.bots.mind import Plan
from rules.bots.policy import Budget
from rules.bots.search import best_plans, plans_of_equal_share
from rules.bots.term import Share
from rules.core.contract import AnyGame
from rules.core.types import Seat
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows import moves as m
from rules.council_of_shadows.planning import open_zones
from rules.council_of_shadows.state import Player, State
from rules.council_of_shadows.thinking.answers import plan_figure, quick_answer, step_figure
from rules.council_of_shadows.thinking.distinct import distinct
from rules.council_of_shadows.thinking.evaluation import Evaluation
from rules.council_of_shadows.thinking.prospects import Sight, sight_of
from rules.council_of_shadows.thinking.weights import Weights

PURCHASES, PLANS, STEPS = 8, 7, 7
"""How many moves are thought through at a point of a plan, the best at first sight."""
WITH_AN_OWN_ANSWER = todo.Planning | todo.Exploiting | todo.ForAutoma
"""What quick answers do not decide by the figures of the moves alone."""
NEAR, MOST_NEAR = 3, 150
"""What is over with the round takes so much less of its thoughts, and needs no more than so many."""
ENOUGH = 800
"""With so many thoughts every first move gets its share; with fewer the one that looks best gets them."""
FAR = todo.Purchasing | todo.Planning | todo.TakingTech
"""What is decided here shows its worth in the next round only."""


def looks_far(state: State) -> bool:
    """Whether the next round is thought through too."""
    return isinstance(state.agenda[0], FAR)


class RoundThinking:
    """The thoughts of one seat about what is left of this round, and about the next one where that matters."""

    def __init__(self, weights: Weights, state: State, seat: Seat) -> None:
        self.seat, self.weights = seat, weights
        self.last_round = state.round + looks_far(state)
        self.round = state.round
        self.evaluation = Evaluation(weights, state, seat)
        self.later: dict[int, Evaluation] = {0: self.evaluation}
        """By the rounds that have passed."""

    def is_quiet(self, state: State) -> bool:
        """Check whether the seat has exploited what it wants: another seat's part goes on, or another round."""
        if not state.agenda or state.round != self.last_round:
            return not state.agenda or state.round > self.last_round
        last = state.agenda[-1]
        if state.phase != "actions" or not isinstance(last, todo.EndPart):
            return False
        return state.order.index(last.seat) > state.order.index(self.seat)

    def plans(self, game: AnyGame, state: State, legal: Sequence[m.Move], budget: Budget) -> list[Plan]:
        if looks_far(state):
            search = plans_of_equal_share if budget.left >= ENOUGH else best_plans
            return search(game, self, state, legal, budget)
        near = budget.part(max(1, min(budget.left // NEAR, MOST_NEAR)))
        found = best_plans(game, self, state, legal, near)
        budget.left -= near.spent
        return found

    def carried_out(self, game: AnyGame, state: State, plan: Plan) -> State:
        end: State = plan.state
        return end

    def worth(self, state: State) -> float:
        return self.evaluation.worth(state)

    def worth_later(self, state: State) -> float:
        return self.evaluation_in(state).worth(state)

    def shares(self, state: State) -> Sequence[Share]:
        return self.evaluation_in(state).shares(state)

    def evaluation_in(self, state: State) -> Evaluation:
        passed = state.round - self.round
        if passed not in self.later:
            self.later[passed] = self.evaluation.after(passed)
        return self.later[passed]

    def answer(self, state: State, seat: Seat, legal: Sequence[m.Move]) -> m.Move:
        return quick_answer(state, seat, legal, self.weights)

    def promising(self, state: State, legal: Sequence[m.Move]) -> Sequence[m.Move]:
        """The quick answer first, then what looks best, and doing nothing."""
        ranked = self.ranked(state, legal)
        own_way = isinstance(state.agenda[0], WITH_AN_OWN_ANSWER) or len(legal) == 1
        first = quick_answer(state, self.seat, legal, self.weights) if own_way else ranked[0]
        done = [move for move in legal if isinstance(move, m.Finish)]
        return tuple(dict.fromkeys((first, *ranked, *done)))

    def ranked(self, state: State, legal: Sequence[m.Move]) -> Sequence[m.Move]:
        match state.agenda[0]:
            case todo.Planning():
                plans = in_order(state.players[self.seat], legal)
                sight = sight_of(state, self.seat, self.weights)
                ranked = sorted(plans, key=lambda move: -plan_gain(sight, move))
                return (*ranked[:PLANS], *(move for move in legal if isinstance(move, m.Ready)))
            case todo.Purchasing():
                return self.by_figure(state, legal)[:PURCHASES]
            case todo.AutomaActing() | todo.AutomaExploiting():
                return legal[:1]
            case _:
                return self.by_figure(state, legal)[:STEPS]

    def by_figure(self, state: State, legal: Sequence[m.Move]) -> Sequence[m.Move]:
        sight = sight_of(state, self.seat, self.weights)
        return sorted(distinct(state, legal), key=lambda move: -step_figure(sight, move))


def plan_gain(sight: Sight, move: m.PlanCard) -> float:
    """A covered card costs what it would have done."""
    stack = sight.position.players[sight.seat].zones[move.zone - 1]
    covered = plan_figure(sight, stack[-1], move.zone) if stack else 0.0
    return plan_figure(sight, move.card, move.zone) - covered


def in_order(player: Player, legal: Sequence[m.Move]) -> list[m.PlanCard]:
    """Free zones first, then covered ones, each from left to right: every plan is thought of once."""
    plans = [move for move in legal if isinstance(move, m.PlanCard)]
    free = open_zones(player)
    if free:
        return [move for move in plans if move.zone == free[0]]
    covered = (zone for zone, pair in enumerate(zip(player.zones, player.planned, strict=True), 1) if all(pair))
    last = max(covered, default=0)
    return [move for move in plans if move.zone > last]
