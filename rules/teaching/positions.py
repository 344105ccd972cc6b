"""A made position as a state of its game."""

from typing import Any

from rules.core.codec import position_state
from rules.core.contract import AnyGame
from rules.teaching.made import MadePosition


def state_of(made: MadePosition, game: AnyGame, box: Any) -> Any:
    """The state of a made position. Raises `Unreadable` or `BadPosition`."""
    if made.notation is not None:
        return game.position(made.notation, box)
    return position_state(game, made.position or {}, box)
