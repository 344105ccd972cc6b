"""The plan of a turn: free actions before, the capture and its choices, free actions after, Recycling."""

from collections.abc import Sequence

from rules.bots.mind import Plan
from rules.bots.policy import Budget
from rules.bots.search import best_plans
from rules.bots.term import Share
from rules.core.contract import AnyGame
from rules.core.types import Seat
from rules.marajoara import agenda as todo
from rules.marajoara import moves as m
from rules.marajoara.state import State
from rules.marajoara.thinking.answers import quick_answer, token_figure
from rules.marajoara.thinking.evaluation import Evaluation
from rules.marajoara.thinking.free_actions import gain
from rules.marajoara.thinking.grid import Prospect, capture_of
from rules.marajoara.thinking.insight import Insight, turns_left

CAPTURES = 12
"""How many captures are thought through, the best at first sight."""
FREE_ACTIONS = 6
"""How many free actions are thought through at each point of a plan."""
FIELD_WORKS = 2
LEAST_GAIN = -1.5
"""A free action that loses more than this at first sight is not thought through."""
TOKEN_SPACES = 5
PAYMENTS = 4


class TurnThinking:
    """The thoughts of one seat about the turn that is going on, its own or another's (see rules/bots/search.py)."""

    def __init__(self, insight: Insight, state: State, seat: Seat) -> None:
        self.insight, self.seat = insight, seat
        self.turn = state.active, state.round
        self.evaluation = Evaluation(insight, state, seat)

    def is_quiet(self, state: State) -> bool:
        if state.stage == "over" or (state.active, state.round) != self.turn:
            return True
        if state.active == self.seat:
            return False
        return not state.agenda or getattr(state.agenda[0], "seat", None) != self.seat

    def plans(self, game: AnyGame, state: State, legal: Sequence[m.Move], budget: Budget) -> list[Plan]:
        return best_plans(game, self, state, legal, budget)

    def carried_out(self, game: AnyGame, state: State, plan: Plan) -> State:
        end: State = plan.state
        return end

    def worth(self, state: State) -> float:
        return self.evaluation.worth(state)

    def worth_later(self, state: State) -> float:
        """Judge by the clock as it stands then: fewer turns are left."""
        return Evaluation(self.insight, state, self.seat).worth(state)

    def shares(self, state: State) -> Sequence[Share]:
        return Evaluation(self.insight, state, self.seat).shares(state)

    def answer(self, state: State, seat: Seat, legal: Sequence[m.Move]) -> m.Move:
        return quick_answer(self.insight, state, seat, legal)

    def promising(self, state: State, legal: Sequence[m.Move]) -> Sequence[m.Move]:
        if not state.agenda:
            return self.promising_in_turn(state, legal)
        match state.agenda[0]:
            case todo.PlaceToken():
                return sorted(legal, key=lambda move: token_order(state, move))[:TOKEN_SPACES]
            case todo.Pay():
                return self.quick_first(state, legal)[:PAYMENTS]
            case todo.Spend():
                return (self.answer(state, self.seat, legal),)
            case _:
                return self.quick_first(state, legal)

    def quick_first(self, state: State, legal: Sequence[m.Move]) -> Sequence[m.Move]:
        quick = self.answer(state, self.seat, legal)
        return (quick, *(move for move in legal if move != quick))

    def promising_in_turn(self, state: State, legal: Sequence[m.Move]) -> Sequence[m.Move]:
        free = self.promising_free_actions(state, legal)
        if not isinstance(legal[0], m.Capture):
            end = [move for move in legal if isinstance(move, m.EndTurn)]
            return (*end, *free, *self.promising_field_works(state, legal, 0.0))
        offers = Prospect(self.insight, state, self.seat, turns_left(state, self.seat)).offers()
        offers.sort(key=lambda offer: -offer.worth)
        captures = [capture_of(state, self.seat, offer) for offer in offers[:CAPTURES]]
        works = self.promising_field_works(state, legal, offers[0].worth)
        return (*captures, *free, *works)

    def promising_free_actions(self, state: State, legal: Sequence[m.Move]) -> list[m.Move]:
        found = [
            (gain(self.insight, state, self.seat, move), move)
            for move in legal
            if not isinstance(move, (m.Capture, m.FieldWork, m.EndTurn))
        ]
        found.sort(key=lambda pair: -pair[0])
        return [move for gained, move in found[:FREE_ACTIONS] if gained > LEAST_GAIN]

    def promising_field_works(self, state: State, legal: Sequence[m.Move], best: float) -> list[m.Move]:
        """List the field works that make a capture possible that is better than the best one now."""
        if state.stage != "before" or not any(isinstance(move, m.FieldWork) for move in legal):
            return []
        prospect = Prospect(self.insight, state, self.seat, turns_left(state, self.seat))
        number = state.box.number
        found = [
            (prospect.after_field_work(number[move.start], number[move.to]), move)
            for move in legal
            if isinstance(move, m.FieldWork)
        ]
        found.sort(key=lambda pair: -pair[0])
        return [move for worth, move in found[:FIELD_WORKS] if worth > best]


def token_order(state: State, move: m.Move) -> tuple[float, int]:
    assert isinstance(move, m.PlaceDigToken)
    jumps, central = token_figure(state, state.box.number[move.space])
    return -jumps, -central
