"""The games within reach of a command, and the folders in which their data and texts lie."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from rules.core import resources
from rules.core.contract import AnyGame


@dataclass(frozen=True, slots=True)
class Collection:
    games: tuple[AnyGame, ...]
    translations: tuple[Path, ...]
    """Later ones on top."""
    homes: Mapping[str, Path] = field(default_factory=dict)
    """Where a game's `edition/` and `lessons/` lie, if not in assets/."""
    tests: Path | None = None
    """Where the tests lie, in a checkout; a packaged program has none."""

    def home(self, game_id: str) -> Path:
        return self.homes.get(game_id) or resources.assets() / game_id


def installed() -> Collection:
    from rules.games import GAMES  # importing five games takes time that the help need not take

    tests = resources.root() / "tests"
    return Collection(GAMES, (resources.translations(),), tests=tests if tests.is_dir() else None)
