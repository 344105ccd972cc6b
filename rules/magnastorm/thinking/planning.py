"""The plan of a turn, up to its end: column or crew, action, drive, station, labs, objective."""

from collections.abc import Iterator, Sequence

from rules.bots.mind import Plan
from rules.bots.policy import Budget
from rules.bots.search import best_plans
from rules.bots.term import Share
from rules.core.contract import AnyGame
from rules.core.types import Seat
from rules.magnastorm import agenda as todo
from rules.magnastorm import moves as m
from rules.magnastorm.queries import crew_named
from rules.magnastorm.state import NOBODY, State
from rules.magnastorm.thinking.answers import figure, quick_answer, without_exchanges
from rules.magnastorm.thinking.cells import next_round_figure
from rules.magnastorm.thinking.columns import worth_of_offers
from rules.magnastorm.thinking.evaluation import Evaluation
from rules.magnastorm.thinking.scene import Scene
from rules.magnastorm.thinking.weights import Weights

DRIVES, CLAIMS, DEPLOYMENTS = 9, 5, 4
"""How many moves are thought through at a point of a plan, the best at first sight."""
ANSWERED = (
    todo.Paying,
    todo.PayingFee,
    todo.Exchanging,
    todo.Emptying,
    todo.Removing,
    todo.TakingCube,
    todo.Drawing,
    todo.ConsortiumActing,
)
"""Questions that are answered at once."""


class TurnThinking:
    """The thoughts of one seat about what is left of its turn (see rules/bots/search.py)."""

    def __init__(self, weights: Weights, state: State, seat: Seat) -> None:
        self.seat, self.weights = seat, weights
        self.round = state.round
        self.evaluation = Evaluation(weights, seat)

    def is_quiet(self, state: State) -> bool:
        """Check whether the turn is over, or the starting position of another seat is next."""
        pending = state.pending
        if pending is None or state.round != self.round:
            return True
        return getattr(pending, "seat", NOBODY) != self.seat or isinstance(pending, todo.Acting)

    def plans(self, game: AnyGame, state: State, legal: Sequence[m.Move], budget: Budget) -> list[Plan]:
        return best_plans(game, self, state, legal, budget)

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
        return quick_answer(state, seat, legal, self.weights)

    def promising(self, state: State, legal: Sequence[m.Move]) -> Sequence[m.Move]:
        match state.pending:
            case todo.Acting():
                return (*columns(legal), *self.crew(state, legal))
            case todo.Driving():
                return self.drives(state, legal)
            case todo.Claiming():
                return self.best_of(state, legal, CLAIMS)
            case todo.Deploying():
                return self.best_of(state, legal, DEPLOYMENTS)
            case pending if isinstance(pending, ANSWERED):
                return (self.answer(state, self.seat, legal),)
            case _:
                return self.ranked(state, legal)

    def ranked(self, state: State, legal: Sequence[m.Move]) -> list[m.Move]:
        scene = Scene(state, self.weights)
        return sorted(without_exchanges(legal), key=lambda move: -figure(scene, self.seat, move))

    def best_of(self, state: State, legal: Sequence[m.Move], count: int) -> list[m.Move]:
        """Return the `count` best moves, and doing nothing."""
        moves = self.ranked(state, legal)
        nothing = [move for move in moves if isinstance(move, m.Finish)]
        return [*(move for move in moves if not isinstance(move, m.Finish))][:count] + nothing

    # Crew

    def crew(self, state: State, legal: Sequence[m.Move]) -> list[m.Move]:
        """List for each kind of cell the best one for crew, from the column where the crew is missed least."""
        moves = [move for move in legal if isinstance(move, m.MoveCrew)]
        if not moves:
            return []
        origins = dict.fromkeys((move.column, move.crew) for move in moves)
        origin = max(origins, key=lambda each: self.worth_without(state, *each))
        scene, cells = Scene(state, self.weights), state.layout.cells
        crew = crew_named(state, origin[1])
        best: dict[tuple[int, str, str], tuple[float, m.Move]] = {}
        for move in moves:
            if (move.column, move.crew) == origin:
                cell = cells[state.layout.cell_number[move.cell]]
                found = next_round_figure(scene, self.seat, crew, cell.column), move
                kind = cell.row, cell.bonus, cell.field
                best[kind] = max(best.get(kind, found), found, key=lambda pair: pair[0])
        return [move for _, move in best.values()]

    def worth_without(self, state: State, column: str, crew: str) -> float:
        """Return the worth of what columns offer without this crew, to the seats that come next."""
        scene = Scene(state, self.weights)
        who = crew_named(state, crew)
        assert who is not None
        scene.leave_out(state.layout.columns.index(column), who)
        return worth_of_offers(scene, self.seat)

    # The planet

    def drives(self, state: State, legal: Sequence[m.Move]) -> list[m.Move]:
        """Spaces of an area and a colour are alike; from a station only where it saves the way."""
        found: dict[object, m.Move] = {}
        for move in self.ranked(state, legal):
            found.setdefault(self.kind(state, move), move)
        return list(found.values())[:DRIVES]

    def kind(self, state: State, move: m.Move) -> object:
        match move:
            case m.Drive(to=to) | m.Jump(to=to):
                space = state.layout.space_number.get(to)
                if space is None:
                    return to
                face = state.layout.spaces[space]
                return face.area, face.colour, bool(state.labs[space])
            case m.Boost():
                return "boost"
            case _:
                return move


def at_once(weights: Weights, state: State, seat: Seat, legal: Sequence[m.Move]) -> m.Move | None:
    """Answer a question that is not worth a thought, or to which there is one answer only but exchanges."""
    if isinstance(state.pending, ANSWERED):
        return quick_answer(state, seat, legal, weights)
    moves = without_exchanges(legal)
    return moves[0] if len(moves) == 1 else None


def columns(legal: Sequence[m.Move]) -> Iterator[m.Move]:
    return (move for move in legal if isinstance(move, m.TakeColumn))
