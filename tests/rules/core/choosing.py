"""What a bot chooses in a position, for the tests of any game."""

from typing import Any

from rules.bots.policy import Budget, Policy, chance_of
from rules.bots.registry import policy_named
from rules.core.contract import AnyGame


def policy(game: AnyGame, name: str) -> Policy:
    found = policy_named(name, game.id)
    assert found is not None
    return found


def choice(game: AnyGame, name: str, state: Any, *, seed: int = 1, budget: int | None = None) -> Any:
    """Of whoever is asked first, at its usual strength if nothing else is said."""
    moves = policy(game, name).usual_budget if budget is None else budget
    return choice_within(game, name, state, Budget(moves), seed=seed)


def choice_within(game: AnyGame, name: str, state: Any, budget: Budget, *, seed: int = 1) -> Any:
    seat = game.deciding(state)[0].seat
    view, legal = game.view(state, seat), game.legal(state, seat)
    return policy(game, name).choose(game, view, legal, chance_of(seed, seat), budget)
