"""What can be chosen before a game begins, as data: the new-game page and the command line read the same list."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

Value = bool | int | str


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One field of a game's `Options`. Its label and help stand in translations/ under `option-<id>`, the words for a
    value under `value-<id>-<value>`.

    A `switch` is on or off, a `choice` one of few values, a `number` any whole number where no choices are named, a
    `seat` one of the seats, counted from 1; 0 leaves it to the rules.
    """

    id: str
    kind: Literal["switch", "number", "choice", "seat"]
    default: Value
    choices: tuple[Value, ...]
    rule: str
    """The rule or ruling it belongs to."""
    by_seat: bool = False
    """A value for each seat, in their order, as a tuple; automas, and seats beyond its end, have the default."""
    keeps: str = ""
    """Besides its choices, what the player of a seat has kept from earlier games: refs of this pattern with blanks
    between them, which the program fills in from the profile."""
    within: str = ""
    """Nobody is asked for it unless this switch is on, or another than the first choice is made here."""
    needs: str = ""
    """It counts only where this player sits at the table: how hard an automa is to beat."""

    @property
    def usual(self) -> Any:
        """What the field holds when nothing was chosen."""
        return () if self.by_seat else self.default


@dataclass(frozen=True, slots=True)
class Level:
    """How hard an automa is to beat, in one word. The word stands in translations/ under `level-<id>`, what it means in
    this game under `level-<player>-<id>`. The easiest comes first among the levels of a game.
    """

    id: str
    player: str
    values: Mapping[str, Value]
    """What it sets options to; an option that only other levels of this player name is as usual."""
    won: str = ""
    """The achievement of a game that was won at this level; empty where the profile does not tell it from others."""


def settings_of(level: Level, levels: Iterable[Level], specs: Iterable[OptionSpec]) -> dict[str, Value]:
    """What every option holds at this level that some level of the same player sets."""
    named = {id for each in levels if each.player == level.player for id in each.values}
    return {spec.id: level.values.get(spec.id, spec.default) for spec in specs if spec.id in named}


def level_at(
    player: str, values: Mapping[str, Any], levels: Iterable[Level], specs: Iterable[OptionSpec]
) -> Level | None:
    """Find the level that these option values make up; None when the user has mixed them in another way."""
    levels, specs = tuple(levels), tuple(specs)
    usual = {spec.id: spec.usual for spec in specs}
    for level in levels:
        wanted = settings_of(level, levels, specs)
        if level.player == player and all(values.get(id, usual[id]) == value for id, value in wanted.items()):
            return level
    return None


def won_at_level(
    player: str, options: object, levels: Iterable[Level], specs: Iterable[OptionSpec], result: int
) -> tuple[tuple[str, int], ...]:
    """Return the achievement of a game that was won at the level that these options make up, with its result; none
    for options mixed otherwise."""
    specs = tuple(specs)
    level = level_at(player, {spec.id: getattr(options, spec.id) for spec in specs}, levels, specs)
    return ((level.won, result),) if level is not None and level.won else ()


MOST_KEPT = 1_000


def is_kept(spec: OptionSpec, value: object) -> bool:
    """Check whether these are refs of things that a player has kept, each of them once."""
    words = value.split(" ") if spec.keeps and isinstance(value, str) else []
    are_refs = all(re.fullmatch(spec.keeps, word) for word in words)
    return 0 < len(words) <= MOST_KEPT and are_refs and len(set(words)) == len(words)


def switch(id: str, rule: str, *, default: bool = False, needs: str = "") -> OptionSpec:
    return OptionSpec(id, "switch", default, (False, True), rule, needs=needs)


def one_of(id: str, rule: str, *choices: Value, needs: str = "") -> OptionSpec:
    """A choice whose first value is the usual one."""
    return OptionSpec(id, "choice", choices[0], choices, rule, needs=needs)


def value_of_seat(spec: OptionSpec, values: tuple[Value, ...], seat: int) -> Value:
    return values[seat] if seat < len(values) else spec.default


def with_value_of_seat(spec: OptionSpec, values: tuple[Value, ...], seat: int, value: Value) -> tuple[Value, ...]:
    """The values with another one for this seat; what only repeats the default at the end is left out."""
    changed = [value_of_seat(spec, values, each) for each in range(max(len(values), seat + 1))]
    changed[seat] = value
    while changed and changed[-1] == spec.default:
        changed.pop()
    return tuple(changed)
