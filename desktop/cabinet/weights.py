"""How demanding each game is, from 1 to 3: our own estimate, read before any game is loaded."""

import json
from collections.abc import Sequence
from functools import cache

from rules.core import resources

HEAVIEST = 3


@cache
def weight_of(game: str) -> int:
    """The estimate of a game; the heaviest where nobody has made one."""
    file = resources.assets() / game / "drawer.json"
    weight: int = json.loads(file.read_bytes())["weight"] if file.exists() else HEAVIEST
    return weight


def simplest(games: Sequence[str]) -> str:
    """The game to begin with; empty when there is none."""
    return min(games, key=weight_of, default="")
