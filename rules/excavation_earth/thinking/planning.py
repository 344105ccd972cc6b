"""The plan of a turn: two actions with all their steps (see rules/bots/search.py)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import get_args

from rules.bots.mind import Plan
from rules.bots.policy import Budget
from rules.bots.search import best_plans, plans_of_equal_share
from rules.bots.term import Share
from rules.core.contract import AnyGame
from rules.core.types import Seat
from rules.excavation_earth import agenda as todo
from rules.excavation_earth import moves as m
from rules.excavation_earth.state import State, colour_of, is_travel, symbol_of
from rules.excavation_earth.thinking.answers import action_figures, card_worths, quick_answer, step_figure
from rules.excavation_earth.thinking.evaluation import Evaluation
from rules.excavation_earth.thinking.weights import Weights

ACTIONS = 14
"""How many actions are thought through at a point of a plan, the best at first sight."""
STEPS = 6
ENOUGH = 1_000
"""With so many thoughts every first move gets its share; with fewer the one that looks best gets them."""
OF_ONE_MIND = (
    todo.Travelling,
    todo.FreeStep,
    todo.Teleporting,
    todo.PlaceExplorer,
    todo.DiscardDown,
    todo.KeepCards,
)
"""What is not thought about: the quick answer stands."""
CARD_MOVES, CUBE_MOVES = get_args(m.CardMove), get_args(m.CubeMove)


class TurnThinking:
    """The thoughts of one seat about its turn."""

    def __init__(self, weights: Weights, state: State, seat: Seat) -> None:
        self.seat = seat
        self.round = state.round
        self.evaluation = Evaluation(weights, state, seat)

    def is_quiet(self, state: State) -> bool:
        """Check whether the turn is over: another seat's stands last on the agenda, or all are asked at once."""
        if not state.agenda or state.round != self.round:
            return True
        last = state.agenda[-1]
        return not isinstance(last, todo.Turn) or last.seat != self.seat

    def plans(self, game: AnyGame, state: State, legal: Sequence[m.Move], budget: Budget) -> list[Plan]:
        search = plans_of_equal_share if budget.left >= ENOUGH else best_plans
        return search(game, self, state, legal, budget)

    def carried_out(self, game: AnyGame, state: State, plan: Plan) -> State:
        end: State = plan.state
        return end

    def worth(self, state: State) -> float:
        return self.evaluation.worth(state)

    def worth_later(self, state: State) -> float:
        return self.evaluation.worth(state)

    def shares(self, state: State) -> Sequence[Share]:
        return self.evaluation.shares(state)

    def answer(self, state: State, seat: Seat, legal: Sequence[m.Move]) -> m.Move:
        return quick_answer(state, seat, legal)

    def promising(self, state: State, legal: Sequence[m.Move]) -> Sequence[m.Move]:
        pending = state.agenda[0]
        if isinstance(pending, todo.Turn):
            return self.promising_actions(state, legal)
        if isinstance(pending, OF_ONE_MIND):
            return (quick_answer(state, self.seat, legal),)
        ranked = cheapest_guards(sorted(legal, key=lambda move: -step_figure(state, self.seat, move)))
        last = [move for move in legal if isinstance(move, (m.Finish, m.CloseSale))]
        return tuple(dict.fromkeys((*ranked[:STEPS], *last)))

    def promising_actions(self, state: State, legal: Sequence[m.Move]) -> Sequence[m.Move]:
        """Keep the best actions at first sight; those that differ by card only, with the least useful card."""
        cards, figure = card_worths(state, self.seat), action_figures(state, self.seat)
        chosen: dict[tuple[str, ...], m.Move] = {}
        for move in sorted(legal, key=lambda move: cards.of(move.card) if isinstance(move, CARD_MOVES) else 0.0):
            chosen.setdefault(kin(state, move), move)
        ranked = sorted(chosen.values(), key=lambda move: -figure(move))
        passing = [move for move in ranked if isinstance(move, m.Pass)]
        return tuple(dict.fromkeys((*ranked[:ACTIONS], *passing)))


def cheapest_guards(ranked: Sequence[m.Move]) -> list[m.Move]:
    """Keep the best of moves that differ only in the guard taken from the gallery (EE-CRW-2)."""
    chosen: dict[object, m.Move] = {}
    for move in ranked:
        chosen.setdefault(replace(move, guard="") if isinstance(move, CUBE_MOVES) else move, move)
    return list(chosen.values())


def kin(state: State, move: m.Move) -> tuple[str, ...]:
    """Moves of a kin differ only in which card is paid."""
    match move:
        case m.Travel():
            return move.kind, str(state.box.fuel(move.card)), str(is_travel(move.card))
        case m.Excavate():
            return move.kind, colour_of(move.card)
        case m.Market():
            return move.kind, str(move.market)
        case m.Sell():
            return move.kind, symbol_of(move.card) if state.players[move.seat].faction == "AQU" else ""
        case m.Command():
            return move.kind, symbol_of(move.card)
        case m.Survey():
            return move.kind, colour_of(move.card), move.guard
        case _:
            return (move.kind,)
