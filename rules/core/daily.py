"""The challenge of the day: one game a day and game, the same on every computer, with no network to ask.

Alone: a mission where there are missions, else against the automa at its middle level. Everything follows from the
day and the id of the game, so that a record tells by itself that it is one; no corrections of an edition are in it.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from hashlib import sha256
from typing import Any

from rules.core.colours import fitting
from rules.core.contract import AnyGame, Seating
from rules.core.edition import Edition
from rules.core.modes import row_of_challenges
from rules.core.options import Level, Value, settings_of
from rules.core.record import Record, new_record

PERSON = "person"
LEVEL = "normal"
SEED_BYTES, CHOICE_BYTES = 4, 4


@dataclass(frozen=True, slots=True)
class Daily:
    """What is played that day."""

    day: date
    seed: int
    players: tuple[str, ...]
    values: Mapping[str, Value]
    """What it sets options to; all others are as usual."""
    options: Any
    level: str = ""
    """The level of the automa; empty in a mission."""


def daily(game: AnyGame, day: date) -> Daily | None:
    """None for a game that nobody can play alone."""
    lot = sha256(f"vestiges daily {game.id} {day.isoformat()}".encode()).digest()
    seed = int.from_bytes(lot[:SEED_BYTES], "big")
    if (row := row_of_challenges(game)) is not None:
        named = {mode.id for mode in game.modes}
        missions = [value for value in row.choices if f"{row.id}-{value}" in named]
        drawn = missions[int.from_bytes(lot[SEED_BYTES : SEED_BYTES + CHOICE_BYTES], "big") % len(missions)]
        values: dict[str, Value] = {row.id: drawn}
        return Daily(day, seed, (PERSON,), values, game.options_type(**values))
    level = level_of_the_day(game)
    if level is None:
        return None
    values = settings_of(level, game.levels, game.option_specs)
    return Daily(day, seed, (PERSON, level.player), values, game.options_type(**values), level.id)


def level_of_the_day(game: AnyGame) -> Level | None:
    """The usual level of the automa, else the one in the middle."""
    levels = [level for level in game.levels if level.player in game.automas]
    return next((level for level in levels if level.id == LEVEL), levels[len(levels) // 2] if levels else None)


def record_of(game: AnyGame, edition: Edition, challenge: Daily, names: Sequence[str]) -> Record:
    """The record that a person begins with; `edition` is the one as published, `names` are those of the seats."""
    colours = fitting(game.colours_for(challenge.players))
    seating = tuple(map(Seating, challenge.players, names, colours))
    return new_record(game, edition, challenge.options, seating, seed=challenge.seed)


def is_of_day(game: AnyGame, record: Record, day: date) -> bool:
    """Whether this is the challenge of that day."""
    challenge = daily(game, day)
    return (
        challenge is not None
        and (record.seed, record.players) == (challenge.seed, challenge.players)
        and record.options == challenge.options
        and not record.corrections
        and record.start is None
    )


def day_of(game: AnyGame, record: Record, ended: date) -> str:
    """Return the day whose challenge this game is, as `2026-11-19`; empty if it is none.

    It counts on its day, and on the next one for those who play past midnight.
    """
    days: Iterable[date] = (ended, ended - timedelta(days=1))
    return next((day.isoformat() for day in days if is_of_day(game, record, day)), "")
