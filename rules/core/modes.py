"""The way a game is played, and the one that comes after it. An option and its value make the id: `mission-3`."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from rules.core.contract import AnyGame
from rules.core.options import OptionSpec


@dataclass(frozen=True, slots=True)
class Challenge:
    """A mode that can be begun at once."""

    mode: str
    options: Any


def mode_of(game: AnyGame, options: Any, players: Sequence[str]) -> str:
    """The mode that an option names, else the first for so many seats with this automa; empty if there is none."""
    automa = next((player for player in players if player in game.automas), "")
    ids = [mode.id for mode in game.modes if len(players) in mode.seats and mode.automa == automa]
    return next((id for id in ids if is_named(id, options)), ids[0] if ids else "")


def next_in_row(game: AnyGame, options: Any, players: Sequence[str]) -> Challenge | None:
    """The mission after this one, with all other options as they are; None after the last, or where there is no row."""
    now = mode_of(game, options, players)
    option, _, value = now.rpartition("-")
    if not option or not value.isdecimal() or not is_named(now, options):
        return None
    number = int(value) + 1
    wanted = f"{option}-{number}"
    if all(mode.id != wanted for mode in game.modes):
        return None
    return Challenge(wanted, replace(options, **{option: number}))


def row_of_challenges(game: AnyGame) -> OptionSpec | None:
    """The option whose values are modes of their own, such as `mission` where there is a mode `mission-3`."""
    modes = {mode.id for mode in game.modes}
    return next(
        (spec for spec in game.option_specs if any(f"{spec.id}-{value}" in modes for value in spec.choices)), None
    )


def seats_for_challenges(game: AnyGame, spec: OptionSpec) -> tuple[int, ...]:
    """List the numbers of seats that the challenges of an option are for."""
    named = {f"{spec.id}-{value}" for value in spec.choices}
    return tuple(sorted({count for mode in game.modes if mode.id in named for count in mode.seats}))


def is_named(mode: str, options: Any) -> bool:
    option, _, value = mode.rpartition("-")
    return bool(option) and str(getattr(options, option, None)) == value
