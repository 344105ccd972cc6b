"""How often an opponent of ours won at each level of an automa, as it was measured: docs/games says how."""

import json
from dataclasses import dataclass
from functools import cache

from rules.core import resources

FILE = "levels.json"


@dataclass(frozen=True, slots=True)
class Measured:
    """Games of the bot `by` in the place of a person, and how many of them it won."""

    by: str
    won: int
    games: int


@cache
def measured_of(game_id: str) -> dict[str, Measured]:
    """Return the figures by level; none for a game whose levels nobody has measured."""
    file = resources.assets() / game_id / FILE
    if not file.exists():
        return {}
    written = json.loads(file.read_bytes())
    return {level: Measured(written["by"], won, games) for level, (won, games) in written["levels"].items()}
