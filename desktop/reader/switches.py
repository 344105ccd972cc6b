"""The switches of rulings, as the next game will use them: kept beside the last choices of the new-game page."""

from typing import Any

from desktop.program import Program
from rules.core.contract import AnyGame

OPTIONS = "options"


def is_other_reading(program: Program, game: AnyGame, option: str) -> bool:
    """Whether the owner of this computer prefers the reading that is not ours."""
    spec = next((each for each in game.option_specs if each.id == option), None)
    kept = choices(program, game).get(option)
    return spec is not None and kept is not None and kept != spec.default


def choose_reading(program: Program, game: AnyGame, option: str, *, other: bool) -> None:
    """Holds from the next game; the game on the table keeps its record."""
    spec = next(each for each in game.option_specs if each.id == option)
    value = next(each for each in spec.choices if each != spec.default) if other else spec.default
    new_games = program.settings.new_games
    mine: dict[str, Any] = {**new_games.get(game.id, {}), OPTIONS: {**choices(program, game), option: value}}
    program.settings_file.change(new_games={**new_games, game.id: mine})


def choices(program: Program, game: AnyGame) -> dict[str, Any]:
    kept = program.settings.new_games.get(game.id, {})
    options = kept.get(OPTIONS, {}) if isinstance(kept, dict) else {}
    return dict(options) if isinstance(options, dict) else {}
