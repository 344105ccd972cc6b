"""Worlds that look alike to a seat: a bot thinks ahead in them, and never in the true one."""

from collections.abc import Iterator
from typing import Any

from rules.core.contract import AnyGame
from rules.core.rng import Rng, seeded


def worlds(game: AnyGame, view: Any, rng: Rng, count: int) -> Iterator[Any]:
    """Positions consistent with the view. Their chance is the bot's own, so the game's fate stays unknown."""
    for number in range(count):
        yield world(game, view, rng, number)


def world(game: AnyGame, view: Any, rng: Rng, number: int) -> Any:
    """Imagine the world of this number: always the same one."""
    return game.imagine(view, seeded(rng.word, f"world-{number}"))
