"""One game without a screen: who must decide is asked, until nobody must. Every choice has its own chance.

Knows no command line, so that worker processes need not either.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.bots.policy import Budget, Policy, chance_of
from rules.bots.registry import policy_named
from rules.core.contract import AnyGame, Seating
from rules.core.scoresheet import ScoreSheet
from rules.core.types import Seat

MOST_MOVES = 20_000
"""A game with more moves than this has lost its way."""


class LostItsWay(Exception):
    """A game that cannot go on, through a mistake in the rules or in a bot."""


@dataclass(slots=True)
class Played:
    """How a game went."""

    moves: list[Any] = field(default_factory=list)
    finished: bool = False
    error: str | None = None
    state: Any = None

    def scores(self, game: AnyGame) -> ScoreSheet:
        return game.scores(self.state)


def policies_for(game: AnyGame, seating: tuple[Seating, ...]) -> dict[Seat, Policy]:
    """The bots at the table; who is not in it is an automa and acts by rule."""
    found = ((seat, policy_named(each.player, game.id)) for seat, each in enumerate(seating))
    return {seat: policy for seat, policy in found if policy is not None}


def play(
    game: AnyGame,
    start: Any,
    policies: Mapping[Seat, Policy],
    seed: int,
    *,
    budget: int | None = None,
) -> Played:
    """The game from `start` to its end. A mistake of rules or bots ends it early, and is told.

    `budget` is how many moves a bot may evaluate for one choice, if not as many as it usually does.
    """
    played = Played(state=start)
    try:
        while (decisions := game.deciding(played.state)) and len(played.moves) < MOST_MOVES:
            seat = decisions[0].seat
            policy = policies.get(seat)
            move = chosen(game, played.state, seat, policy, seed=seed + len(played.moves), budget=budget)
            step = game.apply(played.state, move)
            played.moves.append(move)
            played.state = step.state
        played.finished = not decisions
        if not played.finished:
            played.error = f"no end after {MOST_MOVES} moves"
    except Exception as error:  # whatever goes wrong in one game, the others are played
        played.error = f"{type(error).__name__}: {error}"
    return played


def chosen(game: AnyGame, state: Any, seat: Seat, policy: Policy | None, *, seed: int, budget: int | None) -> Any:
    legal = game.legal(state, seat)
    if not legal:
        raise LostItsWay(f"seat {seat} must decide and has no legal move")
    if len(legal) == 1:
        return legal[0]
    if policy is None:
        raise LostItsWay(f"seat {seat} acts by rule, and has {len(legal)} legal moves")
    view = game.view(state, seat) if policy.looks else None
    moves = Budget(policy.usual_budget if budget is None else budget)
    move = policy.choose(game, view, legal, chance_of(seed, seat), moves)
    if move not in legal:
        raise LostItsWay(f"{policy.name} chose an illegal move: {move}")
    return move
