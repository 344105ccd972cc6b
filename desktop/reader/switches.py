"""The switches of rulings, as the next game will use them: kept beside the last choices of the new-game page."""

from typing import Any

from desktop.program import Program
from rules.core.contract import AnyGame
from rules.core.options import OptionSpec
from rules.reference.model import choice_at, choices_of

OPTIONS = "options"


def chosen_reading(program: Program, game: AnyGame, option: str) -> int:
    """Which reading the owner of this computer prefers; 0 is ours, also when what was kept makes no sense."""
    spec = spec_of(game, option)
    kept = choices(program, game).get(option)
    return choice_at(spec, kept) if kept in choices_of(spec) else 0


def choose_reading(program: Program, game: AnyGame, option: str, at: int) -> None:
    """Holds from the next game; the game on the table keeps its record."""
    value = choices_of(spec_of(game, option))[at]
    new_games = program.settings.new_games
    mine: dict[str, Any] = {**new_games.get(game.id, {}), OPTIONS: {**choices(program, game), option: value}}
    program.settings_file.change(new_games={**new_games, game.id: mine})


def spec_of(game: AnyGame, option: str) -> OptionSpec:
    return next(each for each in game.option_specs if each.id == option)


def choices(program: Program, game: AnyGame) -> dict[str, Any]:
    kept = program.settings.new_games.get(game.id, {})
    options = kept.get(OPTIONS, {}) if isinstance(kept, dict) else {}
    return dict(options) if isinstance(options, dict) else {}
