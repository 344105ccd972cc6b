"""How hard an automa is: its levels in words, and what was mixed by hand instead."""

from collections.abc import Mapping, Sequence

from desktop.new_game.choices import Choices
from rules.core.contract import AnyGame
from rules.core.options import Level, OptionSpec, level_at, settings_of

BY_HAND = "custom"
"""No level: what levels set is mixed by hand."""


def levels_of(game: AnyGame, automa: str) -> tuple[Level, ...]:
    """Return the levels of an automa, the easiest first."""
    return tuple(level for level in game.levels if level.player == automa)


def level_now(game: AnyGame, choices: Choices, automa: str) -> Level | None:
    """The level that the options make up; None where they are mixed otherwise, or the automa has no levels."""
    return level_at(automa, choices.named, levels_of(game, automa), game.option_specs)


def at_level(game: AnyGame, choices: Choices, automa: str, id: str) -> Choices:
    """Every option that the levels of the automa set is as this one wants it."""
    levels = levels_of(game, automa)
    level = next(each for each in levels if each.id == id)
    for option, value in settings_of(level, levels, game.option_specs).items():
        choices = choices.with_option(option, value)
    return choices


def is_set_by_levels(spec: OptionSpec, game: AnyGame) -> bool:
    """Whether it is shown only to those who mix a level by hand."""
    return bool(spec.needs) and bool(levels_of(game, spec.needs))


def says_no_more(spec: OptionSpec, game: AnyGame) -> bool:
    """Whether the values of an option are the levels themselves, under other names: then it is not shown twice."""
    values: Sequence[Mapping[str, object]] = [each.values for each in levels_of(game, spec.needs)]
    named = {id for each in values for id in each}
    return named == {spec.id} and {each.get(spec.id, spec.default) for each in values} == set(spec.choices)
